import type {ComponentType} from 'react';
import type {AnnouncementBarProps} from './components/AnnouncementBar.tsx';
import type {NavbarDropdownProps} from './components/NavbarDropdown.tsx';
import type {NavbarHtmlProps} from './components/NavbarHtml.tsx';
import type {NavbarLinkProps} from './components/NavbarLink.tsx';
import type {QuoteLineProps} from './components/QuoteLine.tsx';

/** What a site's own navbar item gets. */
export interface OwnItemProps {
  readonly options: Readonly<Record<string, unknown>>;
  /** It stands in the menu of narrow windows instead of the bar. */
  readonly isInMenu: boolean;
}

/** What only some sites have: a site that has none of it does not load it. */
export interface Parts {
  readonly AnnouncementBar?: ComponentType<AnnouncementBarProps>;
  readonly NavbarDropdown?: ComponentType<NavbarDropdownProps>;
  readonly NavbarHtml?: ComponentType<NavbarHtmlProps>;
  readonly NavbarHider?: ComponentType;
  readonly NavbarVersionLink?: ComponentType<NavbarLinkProps>;
  readonly QuoteLine?: ComponentType<QuoteLineProps>;
  readonly SidebarAccordion?: ComponentType;
  readonly SidebarHider?: ComponentType;
  readonly VersionBadge?: ComponentType;
  readonly VersionBanner?: ComponentType;
  /** Items of the navbar that are the site's own, by their type. */
  readonly ownItems?: Readonly<Record<string, ComponentType<OwnItemProps>>>;
}
