import type {Crumb, PageBase, PageLink, Tag, TagCount, TocItem, TagLetter} from './page.ts';

/** Author of a post. `href` leads to the author's own page here, else to the address that the author gives. */
export interface Author {
  readonly name: string;
  readonly title?: string;
  readonly href?: string;
  readonly imageUrl?: string;
  readonly description?: string;
  readonly socials?: readonly {readonly label: string; readonly href?: string}[];
  /** What `href` is one of, for components of a Docusaurus site that render posts. */
  readonly own?: {
    readonly key?: string;
    readonly url?: string;
    readonly page?: {readonly permalink: string};
  };
}

/** A post as lists show it. */
export interface PostSummary {
  readonly title: string;
  readonly href: string;
  /** ISO date, `2025-03-18`. */
  readonly date: string;
  readonly details?: PostDetails;
}

/** Further facts of a post, where components of a Docusaurus site render lists. */
export interface PostDetails {
  readonly description: string;
  /** ISO time. */
  readonly time: string;
  /** `blog/a.md` */
  readonly file: string;
  readonly authors: readonly Author[];
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Address of its picture, where the front matter names it by its file. */
  readonly image?: string;
}

/** A post in a list of posts. */
export interface PostEntry extends PostSummary {
  readonly readingMinutes: number;
  readonly tags: readonly Tag[];
  /** The text up to the mark of truncation, as HTML; the whole text where there is none. */
  readonly html: string;
  readonly isTruncated: boolean;
  /** Who wrote it, where lists of the blog say so. */
  readonly authors?: readonly Author[];
}

export interface BlogPageBase extends PageBase {
  readonly kind: 'blog';
}

export interface BlogPost extends BlogPageBase {
  readonly view: 'post';
  /** Key of the component that renders the text, for an MDX post. */
  readonly module?: string;
  /** Where components are in it that cannot be rendered at build time; the browser tries them again. */
  readonly leftOut?: readonly string[];
  readonly titleHtml: string | null;
  readonly breadcrumbs: readonly Crumb[];
  readonly date: string;
  /** ISO time, where components of a Docusaurus site may ask for it. */
  readonly time?: string;
  readonly authors: readonly Author[];
  /** 0 says nothing of it. */
  readonly readingMinutes: number;
  readonly toc: readonly TocItem[];
  readonly hideToc: boolean;
  readonly lastUpdated?: string;
  /** Name of the person, where it is shown. */
  readonly lastUpdatedBy?: string;
  readonly tags: readonly Tag[];
  readonly editUrl?: string;
  readonly newer?: PageLink;
  readonly older?: PageLink;
  /** What a plugin of the site adds to its metadata, for components of the site. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** The newest posts of the site. */
  readonly recent: {readonly title: string; readonly posts: readonly PostSummary[]};
  readonly unlisted?: boolean;
  readonly draft?: boolean;
}

/** A page that gathers posts. */
export interface BlogIndexBase extends BlogPageBase {
  /** The way from home over the list of all posts to this page; empty on that list itself. */
  readonly breadcrumbs: readonly Crumb[];
  /** The newest posts, where components of a Docusaurus site render lists. */
  readonly recent?: BlogPost['recent'];
}

/** A page of a list of posts: of all, of one tag, of one author. */
export interface BlogList extends BlogIndexBase {
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
  /** Where components of a Docusaurus site render lists: the number of this page, how many there are, the name of the tag. */
  readonly listing?: {
    readonly page: number;
    readonly pages: number;
    readonly perPage: number;
    readonly total: number;
    readonly tag?: string;
  };
}

export interface BlogArchive extends BlogIndexBase {
  readonly view: 'archive';
  readonly title: string;
  readonly posts: readonly (PostSummary & Partial<Pick<PostEntry, 'tags'>>)[];
}

export interface BlogTags extends BlogIndexBase {
  readonly view: 'tags';
  readonly title: string;
  /** Tags by their first letter. */
  readonly groups: readonly TagLetter[];
}

export interface BlogAuthors extends BlogIndexBase {
  readonly view: 'authors';
  readonly title: string;
  readonly authors: readonly (Author & {readonly count: number})[];
}

export type BlogPage = BlogPost | BlogList | BlogArchive | BlogTags | BlogAuthors;
