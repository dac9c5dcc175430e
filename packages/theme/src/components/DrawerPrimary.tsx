import {usePage, useSite, useText} from '../context.tsx';
import {findActiveNavItem} from '../nav/active.ts';
import type {NavItem} from '../types.ts';
import {EXTERNAL_LINK, ExternalHint} from './ExternalHint.tsx';
import {ChevronRightIcon, ListIcon, OutwardIcon, PageIcon, RepositoryIcon} from './Icons.tsx';
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
  const active = findActiveNavItem(site, usePage());
  const text = useText();
  return (
    <div className="drawer-body" inert={isHidden}>
      <nav className="primary" aria-label={text('site.menu.primary')}>
        {site.navItems.map((item) => (
          <a
            key={item.href}
            href={item.href}
            aria-current={item === active ? 'page' : undefined}
            {...(item.external ? EXTERNAL_LINK : undefined)}
          >
            <NavItemIcon item={item} />
            {item.label}
            {item.external && <OutwardIcon small />}
            {item.external && <ExternalHint />}
          </a>
        ))}
      </nav>
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

function NavItemIcon({item}: {readonly item: NavItem}) {
  const section = useSite().sections.find(({href}) => href === item.href);
  if (section) return <WaterIcon water={section.water} />;
  return item.icon === 'repository' ? <RepositoryIcon /> : <PageIcon />;
}
