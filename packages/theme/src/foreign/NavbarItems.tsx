import {useSite, useText} from '../base/context.tsx';
import type {NavbarItemListProps} from '../components/NavbarItems.tsx';
import {NavItemGuard} from '../components/NavItemGuard.tsx';
import {Item} from './barItems.tsx';
import {useWrittenItems} from './writtenItems.ts';

export type {NavbarItemListProps} from '../components/NavbarItems.tsx';

/** The main navigation: the items of the left side. */
export function NavbarItems() {
  const text = useText();
  const items = useSite().navItems.filter((item) => item.position === 'left');
  return (
    <nav className="theme-layout-navbar-left" aria-label={text('theme.NavBar.navAriaLabel')}>
      <NavbarItemList items={items} />
    </nav>
  );
}

/** Items of the navbar in their order, each by `src/theme/NavbarItem` of a Docusaurus site and what is below that. */
export function NavbarItemList({items}: NavbarItemListProps) {
  const written = useWrittenItems();
  return items.map((item, index) => (
    <NavItemGuard item={item} key={index}>
      <Item {...written.get(item)} />
    </NavItemGuard>
  ));
}
