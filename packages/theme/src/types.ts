/**
 * The data that crosses the wire: what the engine makes, the theme draws and the client loads.
 * Everything here is plain JSON. Every `href` is final: it has the base URL and its trailing slash.
 */

/** Where an item of the navbar stands. */
interface NavPlace {
  readonly position: 'left' | 'right';
}

/** A link in the navbar or in a dropdown of it, resolved. `external` links open in a new tab. */
export interface NavTarget {
  readonly kind: 'link';
  readonly label: string;
  readonly href: string;
  readonly external: boolean;
  /** Pages whose path begins with this are "below" the link. Default: the link's own path. */
  readonly activePath?: string;
  /** Pages that show this sidebar belong to the link. */
  readonly sidebar?: string;
  /** Only shown on its own page. */
  readonly isUnlisted?: boolean;
  /** Draws an icon instead of the label; the label stays its accessible name. */
  readonly icon?: 'repository';
  /** Leads to this version of the notes: to the open note there, or to `href`, its main page. */
  readonly version?: string;
  /** Other words and addresses in single versions of the notes, by their names. */
  readonly byVersion?: Readonly<Record<string, {readonly label: string; readonly href: string}>>;
  /** Leads to the same page in this language; `href` is the base URL of that site. */
  readonly locale?: string;
  readonly className?: string;
}

/** Trusted HTML of the site's own configuration. */
export interface NavMarkup {
  readonly kind: 'html';
  readonly html: string;
  readonly className?: string;
}

export interface NavLink extends NavTarget, NavPlace {}
export interface NavHtml extends NavMarkup, NavPlace {}
export type NavDropdownItem = NavTarget | NavMarkup;

export interface NavDropdown extends NavPlace {
  readonly kind: 'dropdown';
  readonly label: string;
  readonly role?: 'locale' | 'version';
  readonly items: readonly NavDropdownItem[];
  readonly className?: string;
}

/** Where the search button stands; left out, it stands before the icons on the right. */
export interface NavSearch extends NavPlace {
  readonly kind: 'search';
}

/** An item that a component of the site draws. */
export interface NavCustom extends NavPlace {
  readonly kind: 'custom';
  /** `custom-…`, which is also the name of the component's file below `theme/navbar`. */
  readonly name: string;
  /** What the configuration says besides. */
  readonly options: Readonly<Record<string, unknown>>;
}

export type NavItem = NavLink | NavHtml | NavDropdown | NavSearch | NavCustom;

export interface FooterLink {
  readonly label: string;
  readonly href: string;
  readonly external: boolean;
}

/** One of the drawings that stand for a section. */
export type Water = 'ripple' | 'deep' | 'confluence';

/** A top-level part of the notes: one sidebar, one word in the navbar. `id` is the name of its sidebar. */
export interface Section {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** The same name in Latin letters, shown small beside the label. */
  readonly latin?: string;
  readonly description?: string;
  readonly water: Water;
}

export type ColorMode = 'light' | 'dark';
/** What the reader chose; `system` follows the operating system. */
export type ColorModeChoice = ColorMode | 'system';

export interface AnnouncementBar {
  readonly id: string;
  /** Trusted HTML from the site's own configuration. */
  readonly content: string;
  readonly isCloseable: boolean;
}

/** A version of the notes, as all pages know it. `href` is its main page. */
export interface SiteVersion {
  readonly name: string;
  readonly label: string;
  readonly href: string;
  /** Class of `<html>` on its pages. */
  readonly className: string;
  /** Its notes are those that readers get who chose none. */
  readonly isLast: boolean;
}

/** What every page of one site shares. Bundled with the client, not repeated in pages. */
export interface SiteData {
  readonly title: string;
  /** Trusted HTML of logo and name in the navbar; only at build time, the browser has it in its document. */
  readonly brandHtml?: string;
  readonly tagline: string;
  readonly url: string;
  readonly baseUrl: string;
  readonly locale: string;
  readonly titleDelimiter: string;
  readonly navItems: readonly NavItem[];
  readonly hideNavbarOnScroll: boolean;
  /** The reader may put the sidebar aside. */
  readonly hideableSidebar: boolean;
  /** One category of each level is open at a time. */
  readonly autoCollapseSidebar: boolean;
  readonly sections: readonly Section[];
  readonly footer: {readonly links: readonly FooterLink[]; readonly legal: readonly string[]};
  readonly colorMode: {
    readonly defaultMode: ColorMode;
    readonly disableSwitch: boolean;
    readonly respectPrefersColorScheme: boolean;
  };
  readonly announcementBar: AnnouncementBar | null;
  /** Where the tagline is from, shown below it in the footer; empty when it needs no source. */
  readonly taglineSource: string;
  /** The service the footer's quote comes from; null: the footer shows the tagline and asks nobody. */
  readonly quote: {readonly url: string; readonly timeoutMs: number} | null;
  /** Versions of the notes, newest first; empty where there is nothing to tell of them. */
  readonly versions: readonly SiteVersion[];
  readonly hasSearch: boolean;
  /** Address of the search page, or null when the site has none. */
  readonly searchHref: string | null;
  /** Why the search is off, to tell readers; absent when it is not. */
  readonly searchProblem?: string;
  /** Values of the site's own for its components; absent when there are none. */
  readonly customFields?: Readonly<Record<string, unknown>>;
  /** Texts by message id, already complete for the site's locale. */
  readonly messages: Readonly<Record<string, string>>;
}

export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** A heading in the table of contents. `html` holds inline code and emphasis, never links or images. */
export interface TocItem {
  readonly id: string;
  readonly html: string;
  readonly level: number;
}

export interface PageLink {
  readonly title: string;
  readonly href: string;
}

export interface Tag {
  readonly label: string;
  readonly href?: string;
}

export type SidebarItem =
  | {
      readonly kind: 'link';
      readonly label: string;
      readonly href: string;
      readonly external?: boolean;
      /** Shown only while it is open. */
      readonly unlisted?: boolean;
      readonly className?: string;
      readonly customProps?: Readonly<Record<string, unknown>>;
    }
  | {
      readonly kind: 'category';
      /** Unique inside its sidebar, stable between builds. */
      readonly key: string;
      readonly label: string;
      readonly href?: string;
      readonly collapsible: boolean;
      readonly collapsed: boolean;
      readonly items: readonly SidebarItem[];
      /** Shown only while a page in it is open. */
      readonly unlisted?: boolean;
      readonly className?: string;
      readonly customProps?: Readonly<Record<string, unknown>>;
    }
  | {readonly kind: 'html'; readonly html: string; readonly className?: string};

/** A whole sidebar. It is a shared, content-hashed file, never part of a page. */
export interface SidebarData {
  readonly name: string;
  readonly label: string;
  readonly href?: string;
  readonly water?: Water;
  /** Number of notes in it, at any depth. */
  readonly count: number;
  readonly items: readonly SidebarItem[];
}

/** Facts for `<head>`. Addresses are absolute. */
export interface PageHead {
  /** The whole text of `<title>`. */
  readonly title: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly canonical?: string;
  readonly image?: string;
  readonly robots?: string;
  /** ISO time of first publication. */
  readonly published?: string;
  /** ISO date of the last change. */
  readonly modified?: string;
  readonly type: 'website' | 'article';
  /** Structured data, one object a script. */
  readonly jsonLd?: readonly unknown[];
  /** Other tags of the document that a note wrote. */
  readonly html?: string;
}

interface PageBase {
  readonly path: string;
  readonly head: PageHead;
  /** Classes of `<html>` that tell what kind of page this is. */
  readonly htmlClass: string;
}

/** The version of the notes that a page belongs to; left out where there is but one. */
export interface PageVersion {
  readonly name: string;
  readonly label: string;
  readonly hasBadge?: boolean;
  readonly banner?: 'unreleased' | 'unmaintained';
  /** The version that the banner leads to: the same note there, else its main page. */
  readonly latest?: Pick<SiteVersion, 'name' | 'label' | 'href'>;
  /** Addresses of the same note in the versions that have it, by their names. */
  readonly hrefs: Readonly<Record<string, string>>;
}

/** A card of a page that lists what a category holds. */
export interface DocCard {
  readonly kind: 'doc' | 'category' | 'link';
  readonly label: string;
  readonly href: string;
  readonly description?: string;
  readonly external?: boolean;
}

export interface DocPage extends PageBase {
  readonly kind: 'doc';
  /** Key of the component that draws the article, for a strict page. */
  readonly module?: string;
  readonly id: string;
  /** Title as inline HTML, or null when the page hides it. */
  readonly titleHtml: string | null;
  readonly lead?: string;
  readonly breadcrumbs: readonly Crumb[];
  readonly toc: readonly TocItem[];
  /** Name of the sidebar and address of its shared file; null when the page has none. */
  readonly sidebar: {readonly name: string; readonly url: string} | null;
  readonly hideToc: boolean;
  /** ISO date, `2025-03-18`. */
  readonly lastUpdated?: string;
  readonly lastUpdatedBy?: string;
  readonly readingMinutes: number;
  /** 字: Chinese characters and Latin words. */
  readonly wordCount: number;
  readonly tags: readonly Tag[];
  readonly editUrl?: string;
  readonly previous?: PageLink;
  readonly next?: PageLink;
  readonly unlisted?: boolean;
  readonly draft?: boolean;
  readonly version?: PageVersion;
  /** The page was made for a category: these stand in place of an article. Empty: cards stand in the article. */
  readonly cards?: readonly DocCard[];
}

export interface MarkdownPage extends PageBase {
  readonly kind: 'markdown';
  /** Key of the component that draws the article, for a strict page. */
  readonly module?: string;
  readonly titleHtml: string | null;
  readonly lead?: string;
  readonly toc: readonly TocItem[];
  readonly hideToc: boolean;
  readonly lastUpdated?: string;
  readonly lastUpdatedBy?: string;
  /** 0: such pages do not count. */
  readonly readingMinutes: 0;
  readonly wordCount: 0;
  readonly unlisted?: boolean;
  readonly draft?: boolean;
  /** Empty: cards stand in the article. */
  readonly cards?: readonly DocCard[];
}

/** A page written as a React component; `data` is what its `pageData` returned at build time. */
export interface ComponentPage extends PageBase {
  readonly kind: 'component';
  /** Key of the component in the client's table of lazy pages. */
  readonly module: string;
  readonly data: unknown;
}

/** All tags of a version of the notes, or of the posts. */
export interface TagListPage extends PageBase {
  readonly kind: 'tagList';
  readonly title: string;
  /** Tags by their first letter. */
  readonly groups: readonly {readonly letter: string; readonly tags: readonly (Required<Tag> & {readonly count: number})[]}[];
}

/** The pages that have one tag. */
export interface TagPage extends PageBase {
  readonly kind: 'tag';
  readonly tag: {readonly label: string; readonly description?: string};
  /** Address of the page of all tags. */
  readonly allHref: string;
  readonly items: readonly {readonly title: string; readonly href: string; readonly description?: string}[];
  readonly unlisted?: boolean;
}

export interface SearchPage extends PageBase {
  readonly kind: 'search';
}

export interface NotFoundPage extends PageBase {
  readonly kind: 'notFound';
}

/** Who wrote a post. `href` leads to the author's own page here, else to the address that the author gives. */
export interface Author {
  readonly name: string;
  readonly title?: string;
  readonly href?: string;
  readonly imageUrl?: string;
  readonly description?: string;
  readonly socials?: readonly {readonly label: string; readonly href?: string}[];
}

/** A post as lists show it. */
export interface PostSummary {
  readonly title: string;
  readonly href: string;
  /** ISO date, `2025-03-18`. */
  readonly date: string;
}

/** A post in a list of posts. */
export interface PostEntry extends PostSummary {
  readonly readingMinutes: number;
  readonly tags: readonly Tag[];
  /** The text up to the mark of truncation, as HTML; the whole text where there is none. */
  readonly html: string;
  readonly isTruncated: boolean;
}

interface BlogPageBase extends PageBase {
  readonly kind: 'blog';
}

export interface BlogPost extends BlogPageBase {
  readonly view: 'post';
  /** Key of the component that draws the text, for a strict post. */
  readonly module?: string;
  readonly titleHtml: string;
  readonly breadcrumbs: readonly Crumb[];
  readonly date: string;
  readonly authors: readonly Author[];
  /** 0 says nothing of it. */
  readonly readingMinutes: number;
  readonly toc: readonly TocItem[];
  readonly hideToc: boolean;
  readonly lastUpdated?: string;
  readonly tags: readonly Tag[];
  readonly editUrl?: string;
  readonly newer?: PageLink;
  readonly older?: PageLink;
  /** The newest posts of the site. */
  readonly recent: {readonly title: string; readonly posts: readonly PostSummary[]};
  readonly unlisted?: boolean;
  readonly draft?: boolean;
}

/** A page of a list of posts: of all, of one tag, of one author. */
export interface BlogList extends BlogPageBase {
  readonly view: 'list';
  readonly subject: 'all' | 'tag' | 'author';
  readonly title: string;
  readonly lead?: string;
  /** How many posts the whole list has; left out on the list of all. */
  readonly count?: number;
  readonly author?: Author;
  readonly posts: readonly PostEntry[];
  /** Tags with the number of their posts; only beside the list of all posts. */
  readonly tags: readonly TagCount[];
  readonly links: readonly PageLink[];
  readonly feedHref?: string;
  readonly newerHref?: string;
  readonly olderHref?: string;
  readonly unlisted?: boolean;
}

export interface BlogArchive extends BlogPageBase {
  readonly view: 'archive';
  readonly title: string;
  readonly posts: readonly PostSummary[];
}

export interface TagCount {
  readonly label: string;
  readonly href: string;
  readonly count: number;
}

export interface BlogTags extends BlogPageBase {
  readonly view: 'tags';
  readonly title: string;
  readonly tags: readonly TagCount[];
}

export interface BlogAuthors extends BlogPageBase {
  readonly view: 'authors';
  readonly title: string;
  readonly authors: readonly (Author & {readonly count: number})[];
}

export type BlogPage = BlogPost | BlogList | BlogArchive | BlogTags | BlogAuthors;

export type PageData = DocPage | MarkdownPage | BlogPage | ComponentPage | TagListPage | TagPage | SearchPage | NotFoundPage;

/** A problem in a note, as the development server shows it in the page. */
export interface PageDiagnostic {
  readonly code: string;
  readonly level: 'error' | 'warning' | 'notice';
  readonly message: string;
  readonly hint?: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** The file a navigation loads. */
export interface PagePayload {
  /** Hash of the client and of what all pages share; another value means the site was rebuilt: load the document. */
  readonly app: string;
  readonly page: PageData;
  /** The article, packed in the file; null for pages that have none. */
  readonly html: string | null;
  /** Development only. */
  readonly diagnostics?: readonly PageDiagnostic[];
}

/** A note as lists of notes show it (home page, section page). */
export interface NoteSummary {
  readonly title: string;
  readonly href: string;
  readonly section?: string;
  readonly date?: string;
}
