import {joinClasses} from '../classes.ts';
import {usePage, useSite, useText} from '../context.tsx';
import {findActiveNavItem} from '../nav/active.ts';
import type {NavItem} from '../types.ts';
import {EXTERNAL_LINK, ExternalHint} from './ExternalHint.tsx';
import {OutwardIcon, RepositoryIcon} from './Icons.tsx';

/** The main navigation: the items of the left side. */
export function NavbarItems() {
  const site = useSite();
  const active = findActiveNavItem(site, usePage());
  const text = useText();
  const items = site.navItems.filter((item) => item.position === 'left');
  return (
    <nav className="theme-layout-navbar-left" aria-label={text('theme.NavBar.navAriaLabel')}>
      {items.map((item) => (
        <NavbarLink key={item.href} item={item} isCurrent={item === active} />
      ))}
    </nav>
  );
}

export interface NavbarLinkProps {
  readonly item: NavItem;
  readonly isCurrent?: boolean;
}

/** A word of the navbar, or its icon with the word for readers of speech. */
export function NavbarLink({item, isCurrent}: NavbarLinkProps) {
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
