import type {Crumb, PageBase, PageLink, Tag, TocItem} from './page.ts';
import type {SiteVersion, Water} from './site.ts';

/** The version of the notes that a page belongs to; left out where there is but one. */
export interface PageVersion {
  readonly name: string;
  /** Id of its collection; left out for the default one. */
  readonly collection?: string;
  readonly label: string;
  readonly hasBadge?: boolean;
  readonly banner?: 'unreleased' | 'unmaintained';
  /** The version that the banner leads to: the same note there, else its main page. */
  readonly latest?: Pick<SiteVersion, 'name' | 'label' | 'href'>;
  /** Addresses of the same page in the versions that have it, by their names. */
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

/** A row of a cover: a note, a category inside a part, or a link. */
export interface CoverRow {
  readonly title: string;
  readonly href: string;
  /** One sentence. */
  readonly say?: string;
  /** Minutes to read the note. */
  readonly minutes?: number;
  /** Notes of a category. */
  readonly count?: number;
  /** The row stands for so many notes that are left out; it leads to the first of them. */
  readonly more?: number;
  readonly isExternal?: boolean;
}

/** A part of a cover: a category, or the notes between two of them, which have no name. */
export interface CoverPart {
  readonly label?: string;
  readonly href?: string;
  /** Notes in it, at any depth. */
  readonly count: number;
  readonly minutes: number;
  readonly rows: readonly CoverRow[];
}

/** Parts that a page which opens a section or a category shows between its title and its text. */
export interface Cover {
  readonly water: Water;
  /** The first note. */
  readonly first?: PageLink;
  readonly parts: readonly CoverPart[];
}

/** A page that leads to a note, and the sentence in which it does; an empty one where there are no words. */
export interface Backlink {
  readonly title: string;
  readonly href: string;
  readonly sentence: string;
}

export interface DocPage extends PageBase {
  readonly kind: 'doc';
  /** Key of the component that renders the article, for an MDX page. */
  readonly module?: string;
  /** Where components are in it that cannot be rendered at build time; the browser tries them again. */
  readonly leftOut?: readonly string[];
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
  /** HTML that is below the article of an MDX page; that of other pages is part of their article. */
  readonly below?: string;
  /** What leads to the note; left out where the site does not show it, or nothing does. */
  readonly backlinks?: readonly Backlink[];
  /** The page was made for a category: these are in place of an article. Empty: cards are in the article. */
  readonly cards?: readonly DocCard[];
  /** Notes that have much in common with it. */
  readonly related?: readonly PageLink[];
  /** The page opens a section or a category. */
  readonly cover?: Cover;
}

export interface MarkdownPage extends PageBase {
  readonly kind: 'markdown';
  /** Key of the component that renders the article, for an MDX page. */
  readonly module?: string;
  /** Where components are in it that cannot be rendered at build time; the browser tries them again. */
  readonly leftOut?: readonly string[];
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
  /** Empty: cards are in the article. */
  readonly cards?: readonly DocCard[];
}
