import {isAbsolute, relative, resolve} from 'node:path';
import {encodePath} from '@wuya/theme/pathname';
import {nameFromOutside} from '../../../cache/outside.ts';
import {
  ignoreOthers,
  type Notes,
  pick,
  toList,
  toName,
  toValues,
  type Values,
} from '../common/notes.ts';
import {COMPONENT_OPTIONS} from './givenComponents.ts';
import {keepsNumbers} from '../common/declaredVersion.ts';
import {toSlashes} from '../common/toSlashes.ts';
import {isSecond} from '../plugins/plugins.ts';
import {noteLostContent} from '../common/lostOptions.ts';
import {toPlugins} from '../plugins/pluginOptions.ts';

const PLUGIN_KEYS = [
  'remarkPlugins',
  'rehypePlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
  'recmaPlugins',
];

const DOCS_KEYS = [
  'path', 'editUrl', 'editCurrentVersion', 'breadcrumbs', 'sidebarCollapsible', 'sidebarCollapsed', 'include', 'exclude', 'showLastUpdateTime',
  'showLastUpdateAuthor', 'tags', 'onInlineTags', 'tagsBasePath', 'lastVersion', 'includeCurrentVersion', 'onlyIncludeVersions', 'disableVersioning', 'versions',
]; // prettier-ignore

const BLOG_KEYS = [
  'path', 'blogTitle', 'blogDescription', 'postsPerPage', 'blogSidebarCount', 'blogSidebarTitle', 'showReadingTime', 'showLastUpdateTime', 'showLastUpdateAuthor',
  'authorsMapPath', 'sortPosts', 'tags', 'include',
  'pageBasePath', 'tagsBasePath', 'authorsBasePath', 'archiveBasePath', 'onUntruncatedBlogPosts', 'onInlineTags', 'exclude',
]; // prettier-ignore

/** Options that say what is so here anyway. */
const SILENT = [
  'id',
  'routeBasePath',
  'sidebarPath',
  'numberPrefixParser',
  'sidebarItemsGenerator',
  'admonitions',
  'feedOptions',
  'editLocalizedFiles',
  ...COMPONENT_OPTIONS,
  'include',
  'onInlineAuthors',
];

/** Converts options of the docs of Docusaurus to a collection of `docs`. */
export function toDocs(
  values: Values,
  {path, dir, notes}: {readonly path: string; readonly dir: string; readonly notes: Notes},
): Values {
  ignoreOthers(values, [...DOCS_KEYS, ...SILENT, ...PLUGIN_KEYS], {path, notes});
  noteLostContent(values, 'docs', {path, notes});
  if (typeof values['numberPrefixParser'] === 'function')
    notes.ignore(`${path}.numberPrefixParser`);
  return {
    ...(isSecond(values) && {id: values['id'], path: 'docs'}),
    ...pick(values, DOCS_KEYS),
    ...toFolder(values, dir),
    ...toEditUrl(values),
    ...toExclude(values),
    ...toInclude(values),
    ...toSiteFolder(values, dir),
    routeBasePath: values['routeBasePath'] ?? 'docs',
    ...toSidebars(values['sidebarPath'], dir),
    ...(typeof values['numberPrefixParser'] === 'boolean'
      ? {numberPrefixParser: values['numberPrefixParser']}
      : keepsNumbers(dir) && {numberPrefixParser: false}),
    ...toPlugins(values, path, notes),
  };
}

/** Converts options of a blog of Docusaurus to one of `blog`. */
export function toBlog(
  values: Values,
  {path, dir, notes}: {readonly path: string; readonly dir: string; readonly notes: Notes},
): Values {
  ignoreOthers(
    values,
    [
      ...BLOG_KEYS,
      ...SILENT,
      ...PLUGIN_KEYS,
      'editUrl',
      'processBlogPosts',
      'readingTime',
      'truncateMarker',
    ],
    {path, notes},
  );
  noteLostContent(values, 'blog', {path, notes});
  return {
    ...(isSecond(values) && {id: values['id'], path: 'blog'}),
    ...pick(values, BLOG_KEYS),
    ...toFolder(values, dir),
    ...toExclude(values),
    ...toInclude(values),
    blogTitle: values['blogTitle'] ?? 'Blog',
    routeBasePath: values['routeBasePath'] ?? 'blog',
    ...toEditUrl(values),
    ...toFeeds(values['feedOptions']),
    ...toPlugins(values, path, notes),
  };
}

/**
 * Gives static folders as they are from the folder of the site, of which a configuration may have whole paths:
 * `path.join(__dirname, '../static')` → `../static`
 */
export function toStaticFolders(folders: unknown, dir: string): {staticDirectories?: unknown} {
  if (!Array.isArray(folders)) return {};
  return {
    staticDirectories: folders.map((one: unknown) =>
      typeof one === 'string' ? fromSite(one, dir) : one,
    ),
  };
}

/** Gives a path from the folder of the site where a configuration has the whole one; others stay as they are written. */
const fromSite = (path: string, dir: string): string =>
  isAbsolute(path) ? toSlashes(relative(dir, path)) : path;

/** Gives a folder from that of the site where a configuration has its whole path: `path.resolve(__dirname, 'docs')`. */
function toFolder({path}: Values, dir: string): Values {
  const isWhole = typeof path === 'string' && isAbsolute(path) && resolve(path) !== resolve(dir);
  return isWhole ? {path: fromSite(path, dir)} : {};
}

/** Converts options of a set of pages of Docusaurus to one of `pages`. */
export function toPages(
  values: Values,
  {path, dir, notes}: {readonly path: string; readonly dir: string; readonly notes: Notes},
): Values {
  ignoreOthers(
    values,
    [
      'path',
      ...SILENT,
      ...PLUGIN_KEYS,
      'exclude',
      'editUrl',
      'showLastUpdateTime',
      'showLastUpdateAuthor',
    ],
    {path, notes},
  );
  noteLostContent(values, 'pages', {path, notes});
  return {
    ...(isSecond(values) && {id: values['id'], path: 'src/pages', routeBasePath: '/'}),
    ...pick(values, ['path', 'routeBasePath', 'showLastUpdateTime', 'showLastUpdateAuthor']),
    ...toFolder(values, dir),
    ...toExclude(values),
    ...toPlugins(values, path, notes),
  };
}

/** Makes edit links of translations lead to these where `editLocalizedFiles` says so, and to what they translate elsewhere. */
function toEditUrl({editUrl, editLocalizedFiles}: Values): Values {
  if (typeof editUrl !== 'string') return editUrl === undefined ? {} : {editUrl};
  const make = ({translationPath, ...note}: Readonly<Record<string, string | undefined>>) => {
    const folder = note['versionDocsDirPath'] ?? note['blogDirPath'];
    const original = `${folder}/${note['docPath'] ?? note['blogPath']}`;
    const path = editLocalizedFiles === true ? (translationPath ?? original) : original;
    return editUrl.replace(/\/?$/, '/') + encodePath(path);
  };
  return {editUrl: make};
}

/** Reads the names of admonitions, those that are known anyway among them. */
export function toAdmonitions({admonitions}: Values): readonly unknown[] {
  return toList(toValues(admonitions)['keywords']);
}

/** Returns a file of sidebars, `false` for none, or nothing: then they are made from the folders. Absolute in older configurations. */
function toSidebars(sidebarPath: unknown, dir: string): Values {
  if (sidebarPath === false) return {sidebars: false};
  if (typeof sidebarPath !== 'string') return {};
  return {sidebarPath: fromSite(sidebarPath, dir).replace(/^\.\//, '')};
}

function toFeeds(value: unknown): Values {
  if (value === undefined) return {};
  if (value === null || value === false) return {feedOptions: {type: false}};
  const {type, limit, ...rest} = value as Values;
  const types = type === 'all' ? ['rss', 'atom', 'json'] : typeof type === 'string' ? [type] : type;
  return {
    feedOptions: {
      ...(types !== undefined && {type: types}),
      ...(typeof limit === 'number' && {limit}),
      ...pick(rest, ['title', 'description', 'copyright']),
    },
  };
}

/**
 * Notes may be the whole folder of a site there. Here that is named from outside, as a folder beside the site would be; what is
 * built, Markdown among it, is no note.
 */
function toSiteFolder(values: Values, dir: string): Values {
  const {path} = values;
  if (typeof path !== 'string' || relative(dir, resolve(dir, path)) !== '') return {};
  const {exclude = []} = toExclude(values);
  return {
    path: nameFromOutside(dir),
    exclude: [...(exclude as unknown[]), 'dist/**', 'dist-portable/**'],
  };
}

/** Translates patterns of what is a note. There names with `_` before them are left out by the patterns of `exclude` that are so by default, and notes for a site with others. */
function toInclude({include = ['**/*.{md,mdx}'], exclude}: Values): Values {
  return Array.isArray(include) &&
    Array.isArray(exclude) &&
    !exclude.some((pattern) => /\/_/.test(toName(pattern)))
    ? {include: [...(include as unknown[]), '**/_*.{md,mdx}', '**/_*/**/*.{md,mdx}']}
    : {};
}

/** Returns the patterns of one's own: what Docusaurus leaves out by default is left out here too. */
function toExclude({exclude}: Values): Values {
  return Array.isArray(exclude)
    ? {
        exclude: exclude.filter(
          (pattern) => !/^\*\*\/(?:_\*|\*\.test|__tests__)/.test(toName(pattern)),
        ),
      }
    : {};
}
