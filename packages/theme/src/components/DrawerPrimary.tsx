import {usePage, useSite, useText} from '../base/context.tsx';
import {MainMenu} from './MainMenu.tsx';
import {attributesOf} from './ExternalHint.tsx';
import {ChevronRightIcon} from './Icons.tsx';
import {ListIcon} from './MenuIcons.tsx';

export interface DrawerPrimaryProps {
  readonly isHidden: boolean;
  /** Name of the section's menu, or null when the page has none. */
  readonly secondaryLabel: string | null;
  onSecondary(): void;
}

/** The links of the navbar, and the way to the section's menu. */
export function DrawerPrimary({isHidden, secondaryLabel, onSecondary}: DrawerPrimaryProps) {
  const text = useText();
  return (
    <div className="drawer-body" inert={isHidden}>
      <nav className="primary" aria-label={text('site.menu.primary')}>
        <MainMenu />
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
