import {Fragment} from 'react';
import {usePage, useParts, useSite, useText} from '../context.tsx';
import {findActiveTarget} from '../nav/active.ts';
import type {NavItem} from '../types.ts';
import {NavbarLink} from './NavbarLink.tsx';
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
  const {NavbarDropdown, NavbarHtmlItem, NavbarVersionLink = NavbarLink} = useParts();
  const page = usePage();
  const active = findActiveTarget(useSite(), page);
  return items.map((item, index) => (
    <Fragment key={index}>
      {item.kind === 'link' ? (
        (!item.isUnlisted || item.href === page.path) && <NavbarVersionLink item={item} isCurrent={item === active} />
      ) : item.kind === 'search' ? (
        <SearchButton />
      ) : item.kind === 'html' ? (
        NavbarHtmlItem && <NavbarHtmlItem item={item} />
      ) : (
        NavbarDropdown && <NavbarDropdown item={item} />
      )}
    </Fragment>
  ));
}
