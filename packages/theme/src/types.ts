/**
 * The data that crosses the wire: what the engine makes, the theme renders and the client loads.
 * Everything here is plain JSON. Every `href` is final: it has the base URL and its trailing slash.
 */
export type {
  Author,
  PostSummary,
  PostEntry,
  BlogPost,
  BlogList,
  BlogArchive,
  BlogTags,
  BlogAuthors,
  BlogIndexBase,
  BlogPage,
  PostDetails,
} from './types/blog.ts';
export type {CommentsService} from './types/comments.ts';
export type {DocLists, ListedDoc} from './types/docLists.ts';
export type {OfflineSettings, OfflineWords} from './types/offline.ts';
export type {
  Backlink,
  PageVersion,
  DocCard,
  Cover,
  CoverPart,
  CoverRow,
  DocPage,
  MarkdownPage,
} from './types/doc.ts';
export type {
  HomeFeature,
  HomeHero,
  HomeLink,
  HomePage,
  HomeRows,
  HomeSection,
} from './types/home.ts';
export type {
  NavTarget,
  NavMarkup,
  NavLink,
  NavHtml,
  NavDropdownItem,
  NavDropdown,
  NavSearch,
  NavCustom,
  NavItem,
} from './types/navbar.ts';
export type {Crumb, TocItem, PageLink, Tag, PageHead, TagCount, TagLetter} from './types/page.ts';
export type {
  ComponentPage,
  TagListPage,
  TagPage,
  SearchPage,
  NotFoundPage,
  PageComponentName,
  PageData,
  PageDiagnostic,
  PagePayload,
  NoteSummary,
} from './types/payload.ts';
export type {SidebarItem, SidebarData} from './types/sidebar.ts';
export type {
  FooterLink,
  Water,
  Section,
  ColorMode,
  ColorModeChoice,
  AnnouncementBar,
  SiteVersion,
  SiteData,
} from './types/site.ts';
