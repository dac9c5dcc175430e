import type {ComponentType} from 'react';
import {renderToString} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import {
  NarrowMenu,
  NavbarSecondaryMenuFiller,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '../mdx/foreignMenu.tsx';
import type {ForeignSidebarItem} from '../mdx/foreignSidebar.tsx';
import type {PageData, SidebarData, SiteData} from '../types.ts';
import {BarState} from './barState.tsx';
import {DrawerHead} from './DrawerHead.tsx';
import {DrawerPanels} from './DrawerPanels.tsx';
import {MainMenu} from './MainMenu.tsx';
import {SecondaryMenu} from './SecondaryMenu.tsx';
import {SectionMenu} from './SectionMenu.tsx';

const site = {navItems: [], sections: [], messages: {}} as unknown as SiteData;
const page = {kind: 'doc', path: '/a/'} as unknown as PageData;
const data = {
  name: 'docs',
  label: '甲',
  count: 1,
  items: [{kind: 'link', label: '一', href: '/a/'}],
} as unknown as SidebarData;

interface GivenProps {
  readonly sidebar: readonly ForeignSidebarItem[];
  readonly path: string;
}

/** As Docusaurus' own: a page fills the menu with a list of its own. */
function Mobile(props: GivenProps) {
  return <NavbarSecondaryMenuFiller component={List} props={props} />;
}

function List({sidebar, path}: GivenProps) {
  return (
    <ul id="own">
      {path}
      {sidebar.map(({label}) => label)}
    </ul>
  );
}

function render(menu: React.ReactNode, swizzles: Record<string, ComponentType<never>>): string {
  return renderToString(
    <ThemeProvider site={site} page={page} parts={{swizzles: swizzles as never}}>
      {menu}
    </ThemeProvider>,
  );
}

it('the list of a section in the menu is what the component of the site fills it with', () => {
  const menu = <SectionMenu view={{kind: 'tree', data}} label="甲的笔记" />;
  expect(render(menu, {'DocSidebar/Mobile': Mobile})).toBe('<ul id="own">/a/<!-- -->一</ul>');
  expect(render(menu, {})).toContain('<nav aria-label="甲的笔记">');
});

it('what fills the menu shows nothing elsewhere', () => {
  expect(render(<Mobile sidebar={[]} path="/a/" />, {})).toBe('');
});

it('a list that is not read yet is shown as it is', () => {
  const menu = <SectionMenu view={{kind: 'html', html: '<ul></ul>'}} label="甲" />;
  expect(render(menu, {'DocSidebar/Mobile': Mobile})).toContain('<nav aria-label="甲">');
});

it('the main list of the menu is that of the site', () => {
  const Own = () => <i>own</i>;
  expect(render(<MainMenu />, {'Navbar/MobileSidebar/PrimaryMenu': Own})).toBe('<i>own</i>');
});

it('the head of the menu is that of the site, which closes it', () => {
  const closed = vi.fn<() => void>();
  const Own = () => {
    useNavbarMobileSidebar().toggle(); // as a click on its button does
    return <i>own</i>;
  };
  const menu = (
    <NarrowMenu value={{disabled: false, shouldRender: true, shown: true, toggle: closed}}>
      <DrawerHead closeButton={{current: null}} onClose={() => undefined} />
    </NarrowMenu>
  );
  expect(render(menu, {'Navbar/MobileSidebar/Header': Own})).toBe('<i>own</i>');
  expect(closed).toHaveBeenCalledOnce();
});

it('a menu that the bar of a site has for itself does not show beside ours, which its button opens', () => {
  const opened = vi.fn<() => void>();
  const bar = {hasMenu: true, isMenuOpen: true, onMenu: opened, onMenuIntent: () => undefined};
  const Own = () => {
    const {disabled, shouldRender, shown, toggle} = useNavbarMobileSidebar();
    toggle(); // as a click on its button does
    return shouldRender ? <i>own</i> : JSON.stringify({disabled, shown});
  };
  const menu = (
    <BarState bar={bar}>
      <Own />
    </BarState>
  );
  expect(render(menu, {})).toBe('{&quot;disabled&quot;:false,&quot;shown&quot;:true}');
  expect(opened).toHaveBeenCalledOnce();
});

it('the panel of the section is that of the site, around the list and with a way back', () => {
  const back = vi.fn<() => void>();
  const Own = () => {
    const {hide, content} = useNavbarSecondaryMenu();
    hide(); // as a click on its button does
    return <div id="own">{content}</div>;
  };
  const menu = <SecondaryMenu view={{kind: 'tree', data}} label="甲的笔记" onBack={back} />;
  const html = render(menu, {'Navbar/MobileSidebar/SecondaryMenu': Own});
  expect(html).toMatch(/^<div id="own">.*<nav aria-label="甲的笔记">/);
  expect(back).toHaveBeenCalledOnce();
});

it('head and panels of the menu are put together by the site, which adds to them', () => {
  const Own = ({header, primaryMenu, secondaryMenu}: Record<string, React.ReactNode>) => (
    <div data-shown={useNavbarSecondaryMenu().shown}>
      {header}
      {primaryMenu}
      {secondaryMenu}
      <i>own</i>
    </div>
  );
  const menu = <DrawerPanels head="甲" panel="secondary" primary="乙" secondary="丙" />;
  const html = render(menu, {'Navbar/MobileSidebar/Layout': Own});
  expect(html.replaceAll('<!-- -->', '')).toBe('<div data-shown="true">甲乙丙<i>own</i></div>');
  expect(render(menu, {})).toMatch(/^甲<div class="panels" data-panel="secondary">/);
});
