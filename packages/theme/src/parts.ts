import type {ComponentType} from 'react';
import type {AnnouncementBarProps} from './components/AnnouncementBar.tsx';
import type {NavbarDropdownProps} from './components/NavbarDropdown.tsx';
import type {NavbarHtmlItemProps} from './components/NavbarHtmlItem.tsx';
import type {NavbarLinkProps} from './components/NavbarLink.tsx';
import type {QuoteLineProps} from './components/QuoteLine.tsx';

/** What only some sites have: a site that has none of it does not load it. */
export interface Parts {
  readonly AnnouncementBar?: ComponentType<AnnouncementBarProps>;
  readonly NavbarDropdown?: ComponentType<NavbarDropdownProps>;
  readonly NavbarHtmlItem?: ComponentType<NavbarHtmlItemProps>;
  readonly NavbarHider?: ComponentType;
  readonly NavbarVersionLink?: ComponentType<NavbarLinkProps>;
  readonly QuoteLine?: ComponentType<QuoteLineProps>;
  readonly SidebarAccordion?: ComponentType;
  readonly SidebarHider?: ComponentType;
  readonly VersionBadge?: ComponentType;
  readonly VersionBanner?: ComponentType;
}
