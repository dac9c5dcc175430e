import {resolveConfig, type SiteConfig} from '../../src/config/siteConfig.ts';
import type {Content} from '../../src/content/content.ts';
import type {VersionContent} from '../../src/content/docs/loadDocs.ts';
import {type Doc, parseDoc} from '../../src/content/docs/doc.ts';
import type {Sidebar} from '../../src/content/docs/sidebarTree.ts';
import type {DocsVersion} from '../../src/content/docs/version.ts';
import type {SourceFile} from '../../src/content/source/sourceFile.ts';
import {resolveTags} from '../../src/content/tags/resolveTags.ts';

/** A file of the folder `notes` with a text, never on disk. */
export function sourceAt(contentPath: string, text = '', folder = 'notes'): SourceFile {
  return {path: `${folder}/${contentPath}`, contentPath, text, hash: text};
}

/** The doc of such a file, served under `/wuya/` unless its version is elsewhere. */
export function docAt(contentPath: string, text = '', version = versionAt()): Doc {
  return parseDoc(sourceAt(contentPath, text, version.folder), {
    version: version.key,
    basePath: version.basePath,
    parsesNumberPrefixes: true,
  });
}

/** The one version of a site, or a part of it replaced. */
export function versionAt(more: Partial<DocsVersion> = {}): DocsVersion {
  return {
    name: 'current',
    collection: 'default',
    key: more.name ?? 'current',
    label: 'Next',
    isLast: true,
    basePath: '/wuya/',
    banner: undefined,
    hasBadge: false,
    noIndex: false,
    className: 'docs-version-current',
    folder: 'notes',
    ...more,
  };
}

/** A version with some docs and sidebars; tags are those of the docs. */
export function versionContent({
  version = versionAt(),
  docs = [],
  sidebars = [],
  draftIds = [],
}: Partial<
  Pick<VersionContent, 'version' | 'docs' | 'sidebars' | 'draftIds'>
> = {}): VersionContent {
  const tagsPath = `${version.basePath}tags/`;
  const items = docs.flatMap((doc) =>
    doc.frontMatter?.tags
      ? [
          {
            item: doc,
            tags: doc.frontMatter.tags,
            isUnlisted: doc.isUnlisted,
            place: {file: doc.source.path, line: 1, column: 1},
          },
        ]
      : [],
  );
  const {groups, tagsOf} = resolveTags({
    items,
    basePath: tagsPath,
    defined: undefined,
    inlineLevel: undefined,
  });
  return {
    version,
    docs,
    sidebars,
    draftIds,
    tagGroups: groups,
    tagsOf: new Map([...tagsOf].map(([doc, tags]) => [doc.id, tags])),
    tagsPath,
  };
}

/** All that a site is made of, with one version of notes. */
export function contentWith({
  docs = [],
  sidebars = [],
  ...more
}: Partial<Content> & {readonly sidebars?: readonly Sidebar[]} = {}): Content {
  const versions = more.versions ?? [versionContent({docs, sidebars})];
  return {
    markdownPages: [],
    componentPages: [],
    blogs: [],
    posts: [],
    staticFiles: [],
    lastUpdates: new Map(),
    diagnostics: [],
    ...more,
    collections: [{options: configWith().docs[0]!, versions}],
    versions,
    docs: versions.flatMap((version) => version.docs),
  };
}

/** A whole configuration; `options` replace the defaults. @throws when they are wrong */
export function configWith(options: Record<string, unknown> = {}): SiteConfig {
  const {config, problems} = resolveConfig({
    title: '无涯',
    url: 'https://wuya.example',
    baseUrl: '/wuya/',
    docs: {path: 'notes'},
    ...options,
  });
  if (problems.length)
    throw new Error(
      problems.map(({option, diagnostic}) => `${option}: ${diagnostic.en}`).join('\n'),
    );
  return config;
}
