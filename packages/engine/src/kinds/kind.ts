import type {PageComponentName, SiteData} from '@wuya/theme/types';
import type {Compiled, MarkdownSource} from '../article/compiled.ts';
import type {Blog} from '../content/blog/blog.ts';
import type {ReadingTimes} from '../content/blog/readingTime.ts';
import type {Content} from '../content/content.ts';
import type {ComponentPageMeta, ComponentPageSource} from '../content/pages/page.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import type {Diagnostic} from '../errors/diagnostic.ts';
import type {ReferenceResolver} from '../routes/references.ts';
import type {Route, RouteTable} from '../routes/routeTable.ts';
import type {LinkGraph} from './doc/backlinks.ts';
import type {BlogFacts} from './blog/blogFacts.ts';
import type {DocIndex} from './doc/docIndex.ts';
import type {ResolvedPage, TextPart} from './page/resolvedPage.ts';

/** The part of the site that resolving pages needs. */
export interface PageContext {
  /** The site's folder, absolute. */
  readonly dir: string;
  /** Whether the site is made for Docusaurus. */
  readonly isForeign: boolean;
  readonly config: SiteConfig;
  readonly site: SiteData;
  readonly content: Content;
  readonly table: RouteTable;
  /** Facts about the notes of each version, by its key. */
  readonly indexes: ReadonlyMap<string, DocIndex>;
  readonly references: ReferenceResolver;
  readonly readingTimes: ReadingTimes;
  /** What a plugin of the site adds to the metadata of the post at an address; undefined for nothing. */
  givenTo(permalink: string): Readonly<Record<string, unknown>> | undefined;
  /** The compiled article at an address; undefined for pages without one and those not compiled yet. */
  articleAt(permalink: string): Compiled | undefined;
  /** Links between all pages, computed on first use, once all articles are compiled. */
  linkGraph(): LinkGraph;
  /** Facts that the pages of a blog share, computed on first use. */
  blogFacts(blog: Blog): BlogFacts;
}

/** Asks a component page for what it exports. @throws when its code fails */
export interface ComponentLoader {
  (page: ComponentPageSource): Promise<{readonly meta: ComponentPageMeta; readonly data: unknown}>;
}

/** Loads nothing: for sites without component pages. */
export const loadNothing: ComponentLoader = () => {
  throw new Error('no component is needed here');
};

/** Facts about a site that are known before its routes. */
export interface RouteInfo {
  /** Address of the search page; null without one. */
  readonly searchHref: string | null;
  /** Address of the page of all notes; none when left out. */
  readonly graphHref?: string | null;
  /** Name of the configuration file: the source of pages that have no file of their own. */
  readonly configFile: string;
}

export interface PageResult {
  readonly resolved: ResolvedPage;
  /** Code of an MDX page and of its partials, by path relative to the site. */
  readonly modules?: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Facts of a page in its search record, besides the text. */
interface SearchEntry {
  readonly title: string;
  /** Name of the section, or of the kind of page. */
  readonly section: string;
  readonly lead?: string | undefined;
  /** Other words that find it: labels of its tags, then its keywords and aliases. */
  readonly tags?: readonly string[] | undefined;
  /** Version of a note; pages and posts have none. */
  readonly version?: string | undefined;
}

/**
 * How search and llms.txt list the pages of a kind. Sitemaps do not use it: they list every page that has an
 * address and may be indexed.
 */
export interface Published<R extends Route> {
  /** Its entry for search; null leaves the page out. */
  search(route: R, context: PageContext): SearchEntry | null;
  /** The part of llms.txt that names it; null for pages that only list others. */
  readonly texts: TextPart | null;
}

/** One kind of page. No part is optional, so a new kind has to decide each; `null` means that it has none. */
export interface PageKind<R extends Route> {
  /** Its routes, in order. */
  routes(content: Content, info: RouteInfo): readonly R[];
  /** Tells whether the file of a route is the source of that page, so that links may name it. */
  readonly isOfFile: boolean;
  /** The Markdown to compile for a route. */
  readonly source: ((route: R) => MarkdownSource) | null;
  /** Routes whose articles the page quotes: they are compiled before it is resolved. */
  readonly shows: ((route: R, context: PageContext) => readonly string[]) | null;
  /** Makes the page, after its article and those it shows are compiled. */
  resolve(
    route: R,
    context: PageContext,
    loadComponent: ComponentLoader,
  ): PageResult | Promise<PageResult>;
  readonly published: Published<R> | null;
  /** The component that renders it and whose stylesheets it needs; null when it is in the core, or the site's own. */
  readonly component: PageComponentName | null;
}
