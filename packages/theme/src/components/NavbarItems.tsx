import {Fragment} from 'react';
import {joinClasses} from '../classes.ts';
import {usePage, useParts, useSite, useText} from '../context.tsx';
import {findActiveTarget} from '../nav/active.ts';
import type {NavItem, NavLink} from '../types.ts';
import {EXTERNAL_LINK, ExternalHint} from './ExternalHint.tsx';
import {OutwardIcon, RepositoryIcon} from './Icons.tsx';
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
  const {NavbarDropdown, NavbarHtmlItem} = useParts();
  const page = usePage();
  const active = findActiveTarget(useSite(), page);
  return items.map((item, index) => (
    <Fragment key={index}>
      {item.kind === 'link' ? (
        (!item.isUnlisted || item.href === page.path) && <NavbarLink item={item} isCurrent={item === active} />
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

export interface NavbarLinkProps {
  readonly item: NavLink;
  readonly isCurrent: boolean;
}

/** A word of the navbar, or its icon with the word for readers of speech. */
function NavbarLink({item, isCurrent}: NavbarLinkProps) {
  const text = useText();
  const outward = item.external ? EXTERNAL_LINK : undefined;
  if (item.icon) {
    const label = item.external ? item.label + text('theme.IconExternalLink.ariaLabel') : item.label;
    return (
      <a className={joinClasses('iconbtn repo', item.className)} href={item.href} aria-label={label} {...outward}>
        <RepositoryIcon />
      </a>
    );
  }
  return (
    <a className={item.className} href={item.href} aria-current={isCurrent ? 'page' : undefined} {...outward}>
      {item.label}
      {item.external && <OutwardIcon small />}
      {item.external && <ExternalHint />}
    </a>
  );
}
