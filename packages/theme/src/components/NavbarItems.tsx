import {usePage, useParts, useSite, useText} from '../base/context.tsx';
import {findActiveTarget} from '../nav/active.ts';
import type {NavItem} from '../types.ts';
import {NavItemGuard} from './NavItemGuard.tsx';
import {NavbarLink} from './NavbarLink.tsx';
import {OwnItem} from './OwnItem.tsx';
import {SearchButton} from './SearchButton.tsx';

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

export interface NavbarItemListProps {
  readonly items: readonly NavItem[];
}

/** Items of the navbar in their order. */
export function NavbarItemList({items}: NavbarItemListProps) {
  const {NavbarDropdown, NavbarHtml, NavbarVersionLink = NavbarLink} = useParts();
  const page = usePage();
  const active = findActiveTarget(useSite(), page);
  return items.map((item, index) => (
    <NavItemGuard item={item} key={index}>
      {item.kind === 'link' ? (
        (!item.isUnlisted || item.href === page.path) && (
          <NavbarVersionLink item={item} isCurrent={item === active} />
        )
      ) : item.kind === 'search' ? (
        <SearchButton />
      ) : item.kind === 'html' ? (
        NavbarHtml && <NavbarHtml item={item} />
      ) : item.kind === 'custom' ? (
        <OwnItem item={item} isInMenu={false} />
      ) : (
        NavbarDropdown && <NavbarDropdown item={item} />
      )}
    </NavItemGuard>
  ));
}
