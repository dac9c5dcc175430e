import type {ComponentType} from 'react';
import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import {NavbarSecondaryMenuFiller} from '../mdx/foreignMenu.tsx';
import type {ForeignSidebarItem} from '../mdx/foreignSidebar.tsx';
import type {PageData, SidebarData, SiteData} from '../types.ts';
import {MainMenu} from './MainMenu.tsx';
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
