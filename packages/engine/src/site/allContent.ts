import {posix} from 'node:path';
import type {Values} from '../config/docusaurus/common/notes.ts';
import type {LoadedConfig} from '../config/loadConfig.ts';
import {loadBlogs} from '../content/blog/loadBlog.ts';
import type {Doc} from '../content/docs/doc.ts';
import {readFirstWords} from '../content/docs/firstWords.ts';
import {type DocsCollection, loadDocs, type VersionContent} from '../content/docs/loadDocs.ts';
import {toSidebarItems} from '../content/docs/sidebarItems.ts';
import type {SidebarNode} from '../content/docs/sidebarTree.ts';
import {readDatedFields} from '../content/frontmatter/frontMatter.ts';
import type {GitDates, LastUpdate} from '../content/gitDates.ts';
import {loadPages} from '../content/pages/loadPages.ts';
import {toBlogContent} from './blogContent.ts';

interface AllContentOptions {
  readonly isProduction: boolean;
  /** The result of `readLastUpdates`. */
  readonly git: GitDates;
}

/**
 * Creates what Docusaurus' own plugins have loaded, as it hands that to `allContentLoaded`: by their names and the ids of sets. Each kind
 * of content is read when it is asked for.
 */
export function createAllContent(site: LoadedConfig, options: AllContentOptions): Values {
  const read = {
    docs: () =>
      loadDocs(site, options).collections.map((one): [string, unknown] => [
        one.options.id,
        toDocsContent(one, site, options.git),
      ]),
    blog: () =>
      loadBlogs(site, options).blogs.map((blog): [string, unknown] => [
        blog.options.id,
        toBlogContent(blog, site.config.locale),
      ]),
    pages: () => readPages(site, options),
  };
  return Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(read).map(([kind, load]) => [
        `docusaurus-plugin-content-${kind}`,
        {enumerable: true, get: once(() => Object.fromEntries(load()))},
      ]),
    ),
  ) as Values;
}

function once<T>(load: () => T): () => T {
  let loaded: {readonly value: T} | undefined;
  return () => (loaded ??= {value: load()}).value;
}

function toDocsContent(
  {versions}: DocsCollection,
  {dir}: LoadedConfig,
  {lastUpdates}: GitDates,
): unknown {
  return {loadedVersions: versions.map((one) => toLoadedVersion(one, {dir, lastUpdates}))};
}

interface VersionRules {
  readonly dir: string;
  readonly lastUpdates: ReadonlyMap<string, LastUpdate>;
}

function toLoadedVersion(content: VersionContent, {dir, lastUpdates}: VersionRules): unknown {
  const {version, docs, sidebars, tagsPath} = content;
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const sidebarOf = new Map(
    sidebars.flatMap(({name, items}) => docIdsIn(items).map((id): [string, string] => [id, name])),
  );
  return {
    versionName: version.name,
    label: version.label,
    path: version.basePath,
    tagsPath,
    banner: version.banner ?? null,
    badge: version.hasBadge,
    noIndex: version.noIndex,
    className: version.className,
    isLast: version.isLast,
    contentPath: posix.join(dir.replaceAll('\\', '/'), version.folder),
    docs: docs.map((doc) => ({
      ...toDocMetadata(doc, content, lastUpdates.get(doc.source.path)),
      sidebar: sidebarOf.get(doc.id),
    })),
    drafts: [],
    sidebars: Object.fromEntries(
      sidebars.map(({name, items}) => [name, toSidebarItems(items, version.basePath, byId)]),
    ),
  };
}

/** Lists the notes of a sidebar; those that it only refers to belong to another. */
function docIdsIn(nodes: readonly SidebarNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'doc') return node.isRef ? [] : [node.docId];
    if (node.kind !== 'category') return [];
    return [...(node.docId === undefined ? [] : [node.docId]), ...docIdsIn(node.items)];
  });
}

function toDocMetadata(
  doc: Doc,
  {version, tagsOf}: VersionContent,
  lastUpdate: LastUpdate | undefined,
): Values {
  const {source} = doc;
  const {date = lastUpdate?.date, author = lastUpdate?.author} = doc.frontMatter.last_update ?? {};
  return {
    id: doc.id,
    title: doc.title,
    description: doc.frontMatter.description ?? readFirstWords(doc.body),
    source: `@site/${source.path}`,
    sourceDirName: posix.dirname(source.contentPath),
    slug: `/${doc.permalink.slice(version.basePath.length)}`,
    permalink: doc.permalink,
    draft: doc.isDraft,
    unlisted: doc.isUnlisted,
    tags: (tagsOf.get(doc.id) ?? []).map(({label, permalink, description}) => ({
      inline: true,
      label,
      permalink,
      description,
    })),
    version: version.name,
    lastUpdatedBy: author,
    lastUpdatedAt: date === undefined ? undefined : Date.parse(date),
    sidebarPosition: doc.position,
    frontMatter: readDatedFields(source),
  };
}

function readPages(site: LoadedConfig, options: AllContentOptions): [string, unknown][] {
  const {markdownPages, componentPages} = loadPages(site, options);
  return site.config.pages.map(({id}) => [
    id,
    [
      ...componentPages
        .filter(({setId}) => setId === id)
        .map(({path, permalink}) => ({type: 'jsx', permalink, source: `@site/${path}`})),
      ...markdownPages
        .filter(({setId}) => setId === id)
        .map(({title, permalink, source}) => ({
          type: 'mdx',
          permalink,
          source: `@site/${source.path}`,
          title,
          frontMatter: readDatedFields(source),
        })),
    ],
  ]);
}
