import {useState, type ReactNode} from 'react';
import {usePage, useSite, useText} from '../base/context.tsx';
import {useVersionedTarget} from '../hooks/useActiveVersion.ts';
import {findActiveTarget} from '../nav/active.ts';
import {isActiveTarget} from '../nav/isActiveTarget.ts';
import type {NavItem, NavTarget} from '../types.ts';
import {attributesOf, ExternalHint} from './ExternalHint.tsx';
import {ChevronRightIcon, OutwardIcon, RepositoryIcon} from './Icons.tsx';
import {ListIcon, PageIcon} from './MenuIcons.tsx';
import {NavbarHtml} from './NavbarHtml.tsx';
import {NavItemGuard} from './NavItemGuard.tsx';
import {OwnItem} from './OwnItem.tsx';
import {NavTargetLink} from './NavTargetLink.tsx';
import {WaterIcon} from './WaterIcon.tsx';

export interface DrawerPrimaryProps {
  readonly isHidden: boolean;
  /** Name of the section's menu, or null when the page has none. */
  readonly secondaryLabel: string | null;
  onSecondary(): void;
}

/** The links of the navbar, and the way to the section's menu. */
export function DrawerPrimary({isHidden, secondaryLabel, onSecondary}: DrawerPrimaryProps) {
  const site = useSite();
  const active = findActiveTarget(site, usePage());
  const text = useText();
  return (
    <div className="drawer-body" inert={isHidden}>
      <nav className="primary" aria-label={text('site.menu.primary')}>
        {site.navItems.map((item, index) => (
          <NavItemGuard key={index} item={item}>
            <DrawerItem item={item} active={active} />
          </NavItemGuard>
        ))}
      </nav>
      <MorePlaces />
      {secondaryLabel !== null && (
        <button className="back to-secondary" type="button" onClick={onSecondary}>
          <ListIcon small />
          {secondaryLabel}
          <ChevronRightIcon small />
        </button>
      )}
    </div>
  );
}

/** Pages of the site that only its footer names: on a phone that is far away. */
function MorePlaces() {
  const {baseUrl, footer, navItems} = useSite();
  const {path} = usePage();
  const text = useText();
  const shown = new Set(navItems.map((item) => item.kind === 'link' && item.href));
  const links = footer.links.filter(({external, href}) => !external && !shown.has(href));
  if (links.length === 0) return null;
  const isAt = (href: string) => href === path || (href !== baseUrl && path.startsWith(href));
  return (
    <nav className="primary more-places" aria-label={text('site.menu.more')}>
      {links.map((link) => (
        <a
          href={link.href}
          aria-current={isAt(link.href) ? 'page' : undefined}
          key={link.href}
          {...attributesOf(link)}
        >
          {link.label}
        </a>
      ))}
    </nav>
  );
}

interface DrawerItemProps {
  readonly item: NavItem;
  readonly active: NavTarget | undefined;
}

function DrawerItem({item, active}: DrawerItemProps) {
  const page = usePage();
  const site = useSite();
  const text = useText();
  if (item.kind === 'search') return null; // stays in the bar
  if (item.kind === 'custom') return <OwnItem item={item} isInMenu />;
  if (item.kind === 'html') return <NavbarHtml item={item} />;
  if (item.kind === 'link')
    return (
      (!item.isUnlisted || item.href === page.path) && (
        <DrawerLink item={item} isCurrent={item === active} />
      )
    );
  const titles = {
    locale: text('theme.navbar.mobileLanguageDropdown.label'),
    version: text('theme.navbar.mobileVersionsDropdown.label'),
  };
  return (
    <DrawerGroup
      label={item.role ? titles[item.role] : item.label}
      isOpenAtFirst={item.items.some((inner) => inner === active)}
    >
      {item.items.map((inner, index) => (
        <li key={index}>
          {inner.kind === 'html' ? (
            <NavbarHtml item={inner} />
          ) : (
            <NavTargetLink item={inner} isCurrent={isActiveTarget(inner, page, site)} />
          )}
        </li>
      ))}
    </DrawerGroup>
  );
}

interface DrawerGroupProps {
  readonly label: string;
  readonly isOpenAtFirst: boolean;
  readonly children: ReactNode;
}

function DrawerGroup({label, isOpenAtFirst, children}: DrawerGroupProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const action = text(
    isOpen
      ? 'theme.navbar.mobileDropdown.collapseButton.collapseAriaLabel'
      : 'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel',
  );
  return (
    <div className="drawer-group">
      <button
        className="back"
        type="button"
        aria-expanded={isOpen}
        aria-label={`${label} ${action}`}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <ChevronRightIcon small />
      </button>
      <ul hidden={!isOpen}>{children}</ul>
    </div>
  );
}

function DrawerLink({
  item: written,
  isCurrent,
}: {
  readonly item: NavTarget;
  readonly isCurrent: boolean;
}) {
  const item = useVersionedTarget(written);
  return (
    <a href={item.href} aria-current={isCurrent ? 'page' : undefined} {...attributesOf(item)}>
      <NavItemIcon item={item} />
      {item.label}
      {item.external && <OutwardIcon small />}
      {item.external && <ExternalHint />}
    </a>
  );
}

function NavItemIcon({item}: {readonly item: NavTarget}) {
  const section = useSite().sections.find(({href}) => href === item.href);
  if (section) return <WaterIcon water={section.water} />;
  return item.icon === 'repository' ? <RepositoryIcon /> : <PageIcon />;
}
