import type {ComponentType} from 'react';
import type {QuoteSource} from '../quote/fetchQuote.ts';
import type {SidebarCategoryProps} from '../components/SidebarItems.tsx';
import type {AnnouncementBar, NavDropdown, NavLink, NavMarkup} from '../types.ts';

/** Props of a site's own navbar item. */
export interface OwnItemProps {
  readonly options: Readonly<Record<string, unknown>>;
  /** Whether it is in the menu of narrow windows instead of the bar. */
  readonly isInMenu: boolean;
}

export interface AnnouncementBarProps {
  readonly announcement: AnnouncementBar;
}

export interface NavbarDropdownProps {
  readonly item: NavDropdown;
}

export interface NavbarHtmlProps {
  readonly item: NavMarkup;
}

export interface NavbarLinkProps {
  readonly item: NavLink;
  readonly isCurrent: boolean;
}

export interface QuoteLineProps {
  readonly source: QuoteSource;
}

/** Parts that only some sites have; a site without one does not load it. */
export interface Parts {
  readonly AnnouncementBar?: ComponentType<AnnouncementBarProps>;
  readonly Backlinks?: ComponentType;
  readonly CommentsBox?: ComponentType<{readonly path: string}>;
  readonly NavbarDropdown?: ComponentType<NavbarDropdownProps>;
  readonly NavbarHtml?: ComponentType<NavbarHtmlProps>;
  readonly NavbarHider?: ComponentType;
  readonly NavbarVersionLink?: ComponentType<NavbarLinkProps>;
  readonly QuoteLine?: ComponentType<QuoteLineProps>;
  readonly SidebarAccordion?: ComponentType;
  readonly SidebarHider?: ComponentType;
  readonly TranslationNotice?: ComponentType;
  readonly VersionBadge?: ComponentType;
  readonly VersionBanner?: ComponentType;
  /** Takes the place of the theme's own while pages are rendered at build time; no site has another. */
  readonly SidebarCategory?: ComponentType<SidebarCategoryProps>;
  /** Components of a Docusaurus site that take the place of parts of the theme, by the names of Docusaurus. */
  // `any`: what each gets, Docusaurus says.
  readonly swizzles?: Readonly<Record<string, ComponentType<any> | undefined>>;
  /** Items of the navbar that are the site's own, by their type. */
  readonly ownItems?: Readonly<Record<string, ComponentType<OwnItemProps>>>;
}
