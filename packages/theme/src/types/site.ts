import type {CommentsService} from './comments.ts';
import type {NavItem} from './navbar.ts';

export interface FooterLink {
  readonly label: string;
  readonly href: string;
  readonly external: boolean;
  /** Leads to a file beside the pages, which is loaded as a document. */
  readonly reload?: boolean;
  /** In the place of the link, from a configuration of Docusaurus; absent for most. */
  readonly html?: InnerHtml;
}

/** Trusted HTML, as React takes it. Of the data of a site it is always the same object, so that nothing is written again. */
export interface InnerHtml {
  readonly __html: string;
}

/** One of the drawings that stand for a section. */
export type Water = 'ripple' | 'deep' | 'confluence';

/** A top-level part of the notes: one sidebar, one word in the navbar. `id` is the name of its sidebar, in another collection than the default one `collection/sidebar`. */
export interface Section {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** Its name in Latin letters, shown small beside the label. */
  readonly latin?: string;
  readonly description?: string;
  readonly water: Water;
}

export type ColorMode = 'light' | 'dark';

/** Choice of the reader; `system` follows the operating system. */
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
  /** Id of its collection of notes; left out for the default one. */
  readonly collection?: string;
  readonly label: string;
  readonly href: string;
  /** Class of `<html>` on its pages. */
  readonly className: string;
  /** The default version: that of readers who chose none. */
  readonly isLast: boolean;
}

/** A language of the site. */
export interface SiteLanguage {
  /** Its tag. */
  readonly locale: string;
  /** Its name in its own words. */
  readonly label: string;
  readonly htmlLang: string;
  readonly baseUrl: string;
}

/** A collection of notes, as search offers it. */
export interface SiteCollection {
  readonly id: string;
  readonly label: string;
}

/** Data that all pages of one site share. Bundled with the client, not repeated in pages. */
export interface SiteData {
  readonly title: string;
  /** The name that is in the navbar, where it differs. */
  readonly brandName?: string;
  /** Trusted HTML of logo and name in the navbar; only at build time, the browser has it in its document. */
  readonly brandHtml?: string;
  /** Picture that pages without their own show when they are shared: an absolute address. */
  readonly image?: string;
  readonly tagline: string;
  readonly url: string;
  readonly baseUrl: string;
  /** Set where addresses of pages have no slash at their end. */
  readonly isSlashless?: true;
  /** Ends the names under which the browser keeps choices; undefined for nothing. */
  readonly storeSuffix?: string;
  /** The page to which the first address leads, where none is there. */
  readonly homeHref?: string;
  /** Where logo and name lead, where it is not home. */
  readonly brandHref?: string;
  readonly locale: string;
  /** Languages of the site, the default one first; absent where there is but one. */
  readonly languages?: readonly SiteLanguage[];
  /** `lang` of documents. @default the tag of the language */
  readonly htmlLang?: string;
  /** @default 'ltr' */
  readonly direction?: 'ltr' | 'rtl';
  readonly titleDelimiter: string;
  readonly navItems: readonly NavItem[];
  readonly hideNavbarOnScroll: boolean;
  /** The reader may put the sidebar aside. */
  readonly hideableSidebar: boolean;
  /** One category of each level is open at a time. */
  readonly autoCollapseSidebar: boolean;
  /** Notes show what leads to them; absent where none do. */
  readonly hasBacklinks?: true;
  /** Notes and posts tell the components of the site their front matter. */
  readonly sendsFrontMatter?: true;
  /** Lists of posts tell the components of the site more of each. */
  readonly sendsPosts?: true;
  readonly sections: readonly Section[];
  readonly footer: {
    readonly links: readonly FooterLink[];
    /** Titles of columns, and how many links each has; absent where the links are in one row. */
    readonly columns?: readonly (readonly [title: string, count: number])[];
    readonly legal: readonly string[];
    /** A picture, in a link perhaps, for components of the site; absent for most sites. */
    readonly logoHtml?: InnerHtml;
    /** In the place of `legal`, with the picture before it, from a configuration of Docusaurus; absent for most sites. */
    readonly legalHtml?: InnerHtml;
  };
  readonly colorMode: {
    readonly defaultMode: ColorMode;
    readonly disableSwitch: boolean;
    readonly respectPrefersColorScheme: boolean;
  };
  readonly announcementBar: AnnouncementBar | null;
  /** Where the tagline is from, shown below it in the footer; empty when it needs no source. */
  readonly taglineSource: string;
  /** The service the footer's quote comes from; null: the footer shows the tagline and asks no service. */
  readonly quote: {readonly url: string; readonly timeoutMs: number} | null;
  /** The service that keeps the comments; absent for a site without. */
  readonly comments?: CommentsService;
  /** Versions of the notes, in each collection newest first; empty where pages show none. */
  readonly versions: readonly SiteVersion[];
  /** Collections of the notes; absent where there is but one. */
  readonly collections?: readonly SiteCollection[];
  readonly hasSearch: boolean;
  /** Address of the search page, or null when the site has none. */
  readonly searchHref: string | null;
  /** Address of the list of all pages; absent where search engines are kept out. */
  readonly sitemapHref?: string;
  /** Why the search is off, to tell readers; absent when it is not. */
  readonly searchProblem?: string;
  /** Values of the site's own for its components; absent when there are none. */
  readonly customFields?: Readonly<Record<string, unknown>>;
  /** Texts by message id, already complete for the site's locale. */
  readonly messages: Readonly<Record<string, string>>;
}
