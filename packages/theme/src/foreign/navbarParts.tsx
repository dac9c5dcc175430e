import './navbar-content.css';
import {createContext, use} from 'react';
import {useSite} from '../base/context.tsx';
import {MenuButton, type NavbarProps} from '../components/NavbarContent.tsx';
import {NavbarItemList} from '../components/NavbarItems.tsx';
import {NavbarLogo} from '../components/NavbarLogo.tsx';
import {useBaseUrlUtils} from '../mdx/useBaseUrl.ts';
import type {NavItem} from '../types.ts';

export {ColorModeToggle} from './ColorModeToggle.tsx';
export {NavbarLogo} from './NavbarLogo.tsx';
export {SearchButton} from './SearchButton.tsx';

/** What the bar knows, for parts of it that a component of the site places. */
export const NavbarState = createContext<NavbarProps | undefined>(undefined);

/** The button of the menu; nothing outside of the bar. */
export function MenuToggle() {
  const state = use(NavbarState);
  return state?.hasMenu && <MenuButton {...state} />;
}

/** The logo and name with a class of the site's own. */
export function Logo({className}: {readonly className?: string}) {
  return (
    <span className={className}>
      <NavbarLogo />
    </span>
  );
}

/** An item as the configuration of a Docusaurus site has it. */
export interface WrittenItem {
  readonly type?: string;
  readonly label?: string;
  readonly to?: string;
  readonly href?: string;
  readonly value?: string;
  readonly docsPluginId?: string;
}

/** Renders an item of the navbar that a component of the site names by what its configuration says. */
export function NavbarItem(written: WrittenItem) {
  const {navItems} = useSite();
  const {withBaseUrl} = useBaseUrlUtils();
  const item = findNavItem(navItems, written, withBaseUrl);
  return (
    item && (
      <span className="nav-item">
        <NavbarItemList items={[item]} />
      </span>
    )
  );
}

const ROLES: Readonly<Record<string, string>> = {
  localeDropdown: 'locale',
  docsVersionDropdown: 'version',
};

/** Finds the item that was made of one of the configuration: by its kind where there is one of it, by its words or its address. */
export function findNavItem(
  items: readonly NavItem[],
  {type = 'default', label, to, href, value, docsPluginId}: WrittenItem,
  withBaseUrl: (address: string) => string,
): NavItem | undefined {
  const role = ROLES[type];
  const address = href ?? (to === undefined ? undefined : withBaseUrl(to));
  return items.find((item) => {
    if (item.kind === 'custom') return item.name === type;
    if (item.kind === 'search' || item.kind === 'html')
      return item.kind === type && (item.kind === 'search' || item.html === value);
    if (item.kind === 'dropdown' && role !== undefined)
      return item.role === role && (item.collection ?? 'default') === (docsPluginId ?? 'default');
    if (role !== undefined) return false;
    if (label !== undefined && label !== '') return item.label === label;
    return item.kind === 'link' && address !== undefined && sameAddress(item.href, address);
  });
}

const sameAddress = (a: string, b: string): boolean =>
  a.replace(/\/$/, '') === b.replace(/\/$/, '');
