import type {MarkdownSource} from '../article/compiled.ts';
import type {Content} from '../content/content.ts';
import type {Reaction} from '../errors/reaction.ts';
import {indexRoutes, type Route, type RouteTable} from '../routes/routeTable.ts';
import {blogArchiveKind, type BlogArchiveRoute} from './blog/blogArchive.ts';
import {blogAuthorKind, type BlogAuthorRoute} from './blog/blogAuthor.ts';
import {blogAuthorsKind, type BlogAuthorsRoute} from './blog/blogAuthors.ts';
import {blogListKind, type BlogListRoute} from './blog/blogList.ts';
import {blogTagKind, type BlogTagRoute} from './blog/blogTag.ts';
import {blogTagsKind, type BlogTagsRoute} from './blog/blogTags.ts';
import {categoryKind, type CategoryRoute} from './category.ts';
import {componentPageKind, type ComponentPageRoute} from './componentPage.ts';
import {docKind, type DocRoute} from './doc.ts';
import {graphKind, type GraphRoute} from './graphPage.ts';
import type {PageKind, RouteInfo} from './kind.ts';
import {markdownPageKind, type MarkdownPageRoute} from './markdownPage.ts';
import {notFoundKind, type NotFoundRoute} from './notFound.ts';
import {postKind, type PostRoute} from './blog/post.ts';
import {searchKind, type SearchRoute} from './search.ts';
import {tagKind, type TagRoute} from './tag.ts';
import {tagListKind, type TagListRoute} from './tagList.ts';

type SiteRoute =
  | BlogArchiveRoute
  | BlogAuthorRoute
  | BlogAuthorsRoute
  | BlogListRoute
  | BlogTagRoute
  | BlogTagsRoute
  | CategoryRoute
  | ComponentPageRoute
  | DocRoute
  | GraphRoute
  | MarkdownPageRoute
  | NotFoundRoute
  | PostRoute
  | SearchRoute
  | TagListRoute
  | TagRoute;

/** Every kind of page. Of two pages at one address the kind that comes first wins; sitemaps list pages in this order. */
export const KINDS = {
  componentPage: componentPageKind,
  markdownPage: markdownPageKind,
  search: searchKind,
  blogList: blogListKind,
  blogArchive: blogArchiveKind,
  blogTags: blogTagsKind,
  blogTag: blogTagKind,
  blogAuthors: blogAuthorsKind,
  blogAuthor: blogAuthorKind,
  post: postKind,
  doc: docKind,
  category: categoryKind,
  tagList: tagListKind,
  tag: tagKind,
  graph: graphKind,
  notFound: notFoundKind,
} as const satisfies {
  readonly [K in SiteRoute['kind']]: PageKind<Extract<SiteRoute, {readonly kind: K}>>;
};

/** The kinds of a site by name: `KINDS`, or more. */
// `any`: a kind takes only its own routes, and `kindOf` gives it no others.
export type KindTable = Readonly<Record<string, PageKind<any>>>;

/** Finds the kind that made a route. @throws when the table has no kind of this name */
export function kindOf(kinds: KindTable, {kind}: Route): PageKind<Route> {
  const found = kinds[kind];
  if (!found) throw new Error(`There is no kind of page called ${kind}.`);
  return found as PageKind<Route>;
}

/** Returns the Markdown of a route; undefined for pages that have none. */
export function sourceOf(kinds: KindTable, route: Route): MarkdownSource | undefined {
  return kindOf(kinds, route).source?.(route);
}

interface RouteRules extends Omit<RouteInfo, 'configFile'> {
  readonly baseUrl: string;
  /** @default true */
  readonly trailingSlash?: boolean | undefined;
  /** @default 'wuya.config.ts' */
  readonly configFile?: string;
  readonly onDuplicateRoutes: Reaction;
}

/** Collects the routes of all kinds into one table. */
export function createRouteTable(
  content: Content,
  rules: RouteRules,
  kinds: KindTable = KINDS,
): RouteTable {
  const info = {configFile: 'wuya.config.ts', ...rules};
  return indexRoutes({
    ...rules,
    routes: Object.values(kinds).flatMap((kind): readonly Route[] => kind.routes(content, info)),
    isOfFile: (route) => kindOf(kinds, route).isOfFile,
    addressLineOf(route) {
      const lines = sourceOf(kinds, route)?.keyLines;
      return lines?.get('slug') ?? lines?.get('id');
    },
    staticFiles: content.staticFiles,
  });
}
