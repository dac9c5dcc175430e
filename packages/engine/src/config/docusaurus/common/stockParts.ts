/**
 * Parts of Docusaurus' theme that we have too, with the properties that they get there: a component of the site takes their place
 * however it is written, and may render the original with other properties. Each with the file and the name of ours below
 * `theme/src/foreign`.
 */
export const STOCK_PARTS: Readonly<Record<string, readonly [file: string, name: string]>> = {
  'Navbar/Layout': ['barLayout', 'NavbarLayout'],
  'Navbar/Search': ['barLayout', 'NavbarSearch'],
  NavbarItem: ['barItems', 'NavbarItem'],
  'NavbarItem/DefaultNavbarItem': ['barItems', 'DefaultItem'],
  'NavbarItem/DefaultNavbarItem/Desktop': ['barItems', 'DesktopItem'],
  'NavbarItem/DefaultNavbarItem/Mobile': ['barItems', 'DesktopItem'],
  'NavbarItem/DocNavbarItem': ['barItems', 'DocItem'],
  'NavbarItem/DocSidebarNavbarItem': ['barItems', 'DocSidebarItem'],
  'NavbarItem/DocsVersionDropdownNavbarItem': ['barItems', 'VersionsItem'],
  'NavbarItem/DocsVersionNavbarItem': ['barItems', 'VersionItem'],
  'NavbarItem/DropdownNavbarItem': ['barItems', 'DropdownItem'],
  'NavbarItem/DropdownNavbarItem/Desktop': ['barItems', 'DesktopList'],
  'NavbarItem/DropdownNavbarItem/Mobile': ['barItems', 'DesktopList'],
  'NavbarItem/HtmlNavbarItem': ['barItems', 'HtmlItem'],
  'NavbarItem/LocaleDropdownNavbarItem': ['barItems', 'LocalesItem'],
  'NavbarItem/NavbarNavLink': ['barLinks', 'NavbarNavLink'],
  'NavbarItem/SearchNavbarItem': ['barItems', 'SearchItem'],
  'DocBreadcrumbs/Items/Home': ['Breadcrumbs', 'HomeBreadcrumb'],
  DocCard: ['cards', 'DocCard'],
  'DocCard/Description': ['cardParts', 'CardDescription'],
  'DocCard/Heading': ['cardParts', 'CardHeading'],
  'DocCard/Heading/Icon': ['cardParts', 'CardHeadingIcon'],
  'DocCard/Heading/Text': ['cardParts', 'CardHeadingText'],
  'DocCard/Layout': ['cardParts', 'CardLayout'],
  DocCardList: ['cards', 'DocCardList'],
  DocSidebar: ['sidebar/column', 'DocSidebar'],
  'DocSidebar/Desktop': ['sidebar/column', 'SidebarDesktop'],
  'DocSidebar/Desktop/CollapseButton': ['sidebar/column', 'CollapseButton'],
  'DocSidebar/Desktop/Content': ['sidebar/column', 'SidebarContent'],
  DocSidebarItem: ['sidebar/items', 'DocSidebarItem'],
  'DocSidebarItem/Html': ['sidebar/items', 'HtmlItem'],
  DocSidebarItems: ['sidebar/items', 'DocSidebarItems'],
  EditMetaRow: ['askedParts', 'EditMetaRow'],
  EditThisPage: ['foot', 'EditThisPage'],
  'Footer/LinkItem': ['Footer', 'LinkItem'],
  LastUpdated: ['askedParts', 'LastUpdated'],
  TOCItems: ['contents', 'ContentsItems'],
  'TOCItems/Tree': ['contents', 'ContentsTree'],
};

/** Places where authors of posts write, of which the theme has signs. */
const SOCIALS =
  'Bluesky Default Email GitHub Instagram LinkedIn Mastodon StackOverflow Threads Twitch X YouTube';

/** Parts that a component of the site goes around, and that others may render by their names besides. */
export const PLACED_PARTS: typeof STOCK_PARTS = {
  ...Object.fromEntries(
    SOCIALS.split(' ').map((name) => [`Icon/Socials/${name}`, ['socials', name]]),
  ),
  'Icon/Socials/Twitter': ['socials', 'X'],
  ColorModeToggle: ['askedParts', 'ColorModeToggle'],
  DocBreadcrumbs: ['placed', 'DocBreadcrumbs'],
  DocPaginator: ['placed', 'DocPaginator'],
  DocVersionBadge: ['placed', 'DocVersionBadge'],
  DocVersionBanner: ['placed', 'DocVersionBanner'],
  ErrorPageContent: ['askedParts', 'ErrorPageContent'],
  'Navbar/Content': ['navbarParts', 'Content'],
  NotFound: ['askedParts', 'NotFound'],
  'NotFound/Content': ['askedParts', 'NotFound'],
  PaginatorNavLink: ['pagerLinks', 'PaginatorNavLink'],
  TOC: ['askedParts', 'Contents'],
  TOCCollapsible: ['askedParts', 'FoldedContents'],
};
