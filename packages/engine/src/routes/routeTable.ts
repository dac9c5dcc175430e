import type {DatedPost} from '../blog/blog.ts';
import type {BlogView} from '../blog/views.ts';
import type {Content} from '../content/content.ts';
import type {VersionContent} from '../content/docs.ts';
import type {Doc} from '../docs/doc.ts';
import {generatedCategoriesOf} from '../docs/sidebarTree.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {type Reaction, reactWith} from '../errors/reaction.ts';
import type {ComponentPageSource, MarkdownPageSource} from '../pages/page.ts';
import type {CategorySource} from '../render/categoryPage.ts';
import {decodePath} from '../shared/pathname.ts';
import type {TagGroup} from '../tags/resolveTags.ts';

/** One address of the site and what stands there. */
export type Route =
  | {readonly kind: 'doc'; readonly permalink: string; readonly file: string; readonly originalFile?: string | undefined; readonly doc: Doc}
  | {readonly kind: 'markdownPage'; readonly permalink: string; readonly file: string; readonly page: MarkdownPageSource}
  | {readonly kind: 'post'; readonly permalink: string; readonly file: string; readonly post: DatedPost}
  | {readonly kind: 'blog'; readonly permalink: string; readonly file: string; readonly view: BlogView}
  | {readonly kind: 'componentPage'; readonly permalink: string; readonly file: string; readonly page: ComponentPageSource}
  | {readonly kind: 'category'; readonly permalink: string; readonly file: string; readonly source: CategorySource}
  | {readonly kind: 'tagList'; readonly permalink: string; readonly file: string; readonly content: VersionContent}
  | {readonly kind: 'tag'; readonly permalink: string; readonly file: string; readonly content: VersionContent; readonly group: TagGroup<Doc>}
  | {readonly kind: 'search'; readonly permalink: string; readonly file: string};

/** All addresses, by permalink. Single pages come before docs with the same path. */
export interface RouteTable {
  readonly routes: readonly Route[];
  readonly byPermalink: ReadonlyMap<string, Route>;
  /** By path of the source file, relative to the site. */
  readonly byFile: ReadonlyMap<string, Route>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Path of a route's document in the output: `/wuya/a/` → `a/index.html`. */
export function outputPathOf(permalink: string, baseUrl: string): string {
  return `${decodePath(permalink.slice(baseUrl.length))}index.html`;
}

interface RouteRules {
  readonly baseUrl: string;
  readonly searchHref: string | null;
  readonly onDuplicateRoutes: Reaction;
}

/** Path of the Markdown twin beside a document: `a/index.html` → `a/index.md`. */
export function twinPathOf(outputPath: string): string {
  return outputPath.replace(/\.html$/, '.md');
}

/** Builds the one table of routes. Two files at one address are reported as the site wants; a static file over a page is an error. */
export function createRouteTable(content: Content, {baseUrl, searchHref, onDuplicateRoutes}: RouteRules): RouteTable {
  const routes: Route[] = [
    ...content.componentPages.map((page): Route => ({kind: 'componentPage', permalink: page.permalink, file: page.path, page})),
    ...content.markdownPages.map((page): Route => ({kind: 'markdownPage', permalink: page.permalink, file: page.source.path, page})),
    ...(searchHref === null ? [] : [{kind: 'search', permalink: searchHref, file: 'wuya.config.ts'} as const]),
    ...content.blog.views.map((view): Route => ({kind: 'blog', permalink: view.permalink, file: 'wuya.config.ts', view})),
    ...content.blog.posts.map((post): Route => ({kind: 'post', permalink: post.permalink, file: post.source.path, post})),
    ...content.docs.map((doc): Route => ({kind: 'doc', permalink: doc.permalink, file: doc.source.path, originalFile: doc.source.originalPath, doc})),
    ...content.versions.flatMap(madeRoutes),
  ];
  const diagnostics: Diagnostic[] = [];
  const byPermalink = new Map<string, Route>();
  for (const route of routes) {
    const other = byPermalink.get(route.permalink);
    if (!other) {
      byPermalink.set(route.permalink, route);
      continue;
    }
    const problem = reactWith(onDuplicateRoutes, (level) =>
      createDiagnostic('RT-030', {route: decodePath(route.permalink), other: other.file}, {level, place: {file: route.file, line: 1, column: 1}}),
    );
    if (problem) diagnostics.push(problem);
  }
  const outputs = new Map([...byPermalink.values()].map((route) => [outputPathOf(route.permalink, baseUrl), route]));
  for (const {path} of content.staticFiles) {
    const route = outputs.get(path);
    if (route) diagnostics.push(createDiagnostic('RT-031', {file: path, route: decodePath(route.permalink)}, {place: {file: path}}));
  }
  const unique = [...byPermalink.values()];
  const written = unique.filter(({kind}) => kind !== 'category' && kind !== 'tagList' && kind !== 'tag');
  const byFile = new Map(written.map((route) => [route.file, route]));
  for (const route of written) {
    if (route.kind === 'doc' && route.originalFile !== undefined) byFile.set(route.originalFile, route);
  }
  return {routes: unique, byPermalink, byFile, diagnostics};
}

/** Pages of a version that no file holds: those of categories, and of tags when there are any. `file` is what they come from. */
function madeRoutes(content: VersionContent): Route[] {
  const {folder, name} = content.version;
  const categories = content.sidebars.flatMap((sidebar) =>
    generatedCategoriesOf(sidebar.items).map((category): Route => ({kind: 'category', permalink: category.index.permalink, file: `${folder}（${category.label}）`, source: {category, sidebarName: sidebar.name, version: name}})),
  );
  if (content.tagGroups.length === 0) return categories;
  return [
    ...categories,
    {kind: 'tagList', permalink: content.tagsPath, file: `${folder}（tags）`, content},
    ...content.tagGroups.map((group): Route => ({kind: 'tag', permalink: group.permalink, file: `${folder}（${group.label}）`, content, group})),
  ];
}
