import {useEffect, useState, type ReactNode} from 'react';
import {usePage, useSite, useText} from '../base/context.tsx';
import {useVersionedTarget} from '../hooks/useActiveVersion.ts';
import {isActiveTarget} from '../nav/isActiveTarget.ts';
import type {NavItem, NavTarget} from '../types.ts';
import {attributesOf, ExternalHint} from './ExternalHint.tsx';
import {ChevronRightIcon, OutwardIcon, RepositoryIcon} from './Icons.tsx';
import {PageIcon} from './MenuIcons.tsx';
import {NavbarHtml} from './NavbarHtml.tsx';
import {OwnItem} from './OwnItem.tsx';
import {NavTargetLink} from './NavTargetLink.tsx';
import {WaterIcon} from './WaterIcon.tsx';

export interface DrawerItemProps {
  readonly item: NavItem;
  readonly active: NavTarget | undefined;
}

/** An item of the navbar in the menu of narrow windows. */
export function DrawerItem({item, active}: DrawerItemProps) {
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
      isCurrent={
        item.role === undefined &&
        item.items.some((inner) => inner.kind === 'link' && isActiveTarget(inner, page, site))
      }
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

export interface DrawerGroupProps {
  readonly label: ReactNode;
  /** Whether the page is one of the list: it opens then, and stays open when another page follows. */
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

/** A list in the menu that opens below its name. */
export function DrawerGroup({label, isCurrent, children}: DrawerGroupProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(isCurrent);
  useEffect(() => {
    if (isCurrent) setOpen(true);
  }, [isCurrent]);
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
        aria-label={typeof label === 'string' ? `${label} ${action}` : undefined}
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
