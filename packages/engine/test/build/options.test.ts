import {renameSync, rmSync, cpSync} from 'node:fs';
import {join, relative} from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {resolveConfig} from '../../src/config/siteConfig.ts';
import {ContentError} from '../../src/errors/contentError.ts';
import {makePhoto} from '../helpers/photo.ts';
import {changedPaths, printProblem, readTree, writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {sharedFolder} from '../helpers/temporary.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"></svg>';
const BASE = {
  title: '站',
  tagline: '一句',
  url: 'https://x.example',
  baseUrl: '/x/',
  favicon: 'logo.svg',
  onBrokenLinks: 'ignore',
  docs: {path: 'notes', editUrl: 'https://e.example/'},
  pages: {path: 'pages'},
  blog: {postsPerPage: 1},
  themeConfig: {navbar: {logo: {src: 'logo.svg', inline: true}}},
};
const NOTE = (text: string) =>
  `---\ntags: [标]\n---\n# ${text}\n\n:::tip\n${text} :smile: $a$\n:::\n\n## 二\n\n### 三\n\n#### 四\n`;
const files = {
  'notes/01-a.md': NOTE('甲'),
  'notes/b/index.md': '# 乙\n\n[甲](../01-a.md)\n\n![丙](./p.jpg)\n',
  'texts/d.md': '# 丁\n',
  'blog/2025-01-02-e.md':
    '---\ntags: [文]\nauthors: yun\n---\n# 戊\n\n正文，见[甲](../notes/01-a.md)。\n',
  'blog/2025-01-03-f.md': '# 己\n\n引。\n',
  'blog/authors.yml': 'yun: {name: 云, page: true}\n',
  'pages/index.tsx': 'export default () => null;\n',
  'pages/g.md': '# 庚\n\n正文，见[甲](../notes/01-a.md)。\n',
  'static/logo.svg': SVG,
  'static/other.svg': SVG.replace('20', '40'),
  'static/.hidden': 'x',
  'others/robots.txt': 'x',
  'sidebars.js': "export default {own: ['b/index']};\n",
  'own.css': 'a {}\n',
};

/** Values for options that do not take just any of their type, or would change nothing with it. */
const VALUES: Readonly<Record<string, unknown>> = {
  'analytics.baidu': {id: 'a'},
  'analytics.google': {id: 'G-A'},
  'analytics.googleTagManager': {id: 'GTM-A'},
  'analytics.plausible': {},
  'analytics.umami': {websiteId: 'a'},
  baseUrl: '/y/',
  comments: {service: 'waline', server: 'https://c.example'},
  'blog.authorsMapPath': 'other.yml',
  'blog.exclude': ['2025-01-03-f.md'],
  'blog.feedOptions.type': ['json'],
  'blog.blogTitle': '新',
  'blog.id': 'own',
  'blog.path': 'texts',
  'deploy.precompress': ['gz'],
  'images.formats': ['webp'],
  'images.widths': [40],
  'images.remote': ['i.example'],
  'docs.exclude': ['b/index.md'],
  'docs.id': 'own',
  'docs.label': '笔记',
  'docs.include': ['b/*.md'],
  'docs.path': 'texts',
  'docs.sidebarPath': 'sidebars.js',
  'docs.sidebars': {own: ['b/index']},
  'run.commands': {x: ['y']},
  'docs.versions': {current: {label: '今', badge: true}},
  favicon: 'other.svg',
  headTags: [{tagName: 'meta', attributes: {name: 'a', content: 'b'}}],
  i18n: {defaultLocale: 'zh-CN', locales: ['zh-CN', 'en']},
  locale: 'en',
  'markdown.admonitions': ['注'],
  'markdown.magicComments': [{className: 'own', line: 'own-line'}],
  'pages.path': 'texts',
  redirects: [{from: '/old', to: '/b/'}],
  'search.missingResultsUrl': 'https://x.example/{query}',
  'search.provider': {appId: 'a', apiKey: 'k', indexName: 'i'},
  'search.synonyms': [['甲', '乙']],
  shareImages: {font: './font.otf'},
  staticDirectories: ['others'],
  staticDotfiles: ['.hidden'],
  'themeConfig.announcementBar': {content: '新'},
  'themeConfig.customCss': ['own.css'],
  'themeConfig.footer.links': [{label: '甲', to: '/a/'}],
  'themeConfig.navbar.items': [{label: '甲', to: '/a/'}],
  'themeConfig.navbar.logo.inline': false,
  'themeConfig.navbar.logo.src': 'other.svg',
  'themeConfig.navbar.logo.srcDark': 'logo.svg',
  'themeConfig.navbar.logo.wordmark': 'logo.svg',
  'themeConfig.palette': 'pine',
  'themeConfig.quote': {endpoint: 'https://q.example/'},
  'themeConfig.sections': [{id: 'b', label: '乙', to: '/b/'}],
  url: 'https://y.example',
  vite: {define: {A: '1'}},
};

/** Options whose values are functions of others, which cannot be written here. */
const UNTRIED = /(?:remark|rehype|mdast|hast)Plugins$/;

/** Values to try: the first that is valid and differs is taken. */
const CANDIDATES = [
  true,
  false,
  '新',
  'x',
  1,
  2,
  3,
  4,
  60,
  ['x'],
  'ignore',
  'warn',
  'throw',
  'ascending',
  'dark',
  'force',
  null,
  {新: 'x'},
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Paths of all options of a resolved configuration: also those that are left out. */
function optionsOf(value: unknown, path = ''): string[] {
  if (!isObject(value) || (Object.keys(value).length === 0 && path !== '')) return [path];
  if (path === 'messages') return [path];
  return Object.keys(value).flatMap((key) => optionsOf(value[key], path ? `${path}.${key}` : key));
}

function withOption(config: object, [first, ...rest]: readonly string[], value: unknown): object {
  const inner = (config as Record<string, unknown>)[first!];
  return {
    ...config,
    [first!]: rest.length === 0 ? value : withOption(isObject(inner) ? inner : {}, rest, value),
  };
}

/** The configuration with another value of one option; undefined when no value is found. */
function change(option: string): object | undefined {
  const before = JSON.stringify(resolveConfig(BASE).config);
  const values = option in VALUES ? [VALUES[option]] : CANDIDATES;
  return values
    .map((value) => withOption(BASE, option.split('.'), value))
    .find((config) => {
      const {config: resolved, problems} = resolveConfig(config);
      return problems.length === 0 && JSON.stringify(resolved) !== before;
    });
}

/** A configuration whose one collection of notes, one blog and one set of pages are as they are written. */
const resolved = resolveConfig(BASE).config;
const OPTIONS = optionsOf({
  ...resolved,
  docs: resolved.docs[0],
  blog: resolved.blog[0],
  pages: resolved.pages[0],
}).filter((option) => !UNTRIED.test(option));
const dir = sharedFolder();
const kept = sharedFolder();

/** The output, or what is wrong. */
async function buildTree(config: object): Promise<Record<string, string>> {
  writeFiles(dir, {'wuya.config.js': `export default ${JSON.stringify(config)};\n`});
  try {
    await build({dir, makeBundle: stubBundle});
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return {problems: error.diagnostics.map(printProblem).join('\n')};
  }
  return readTree(join(dir, 'dist'));
}

/** What no option changes, in the folder of the cache: configs as they were read, and traditional forms. Both have tests of their own. */
const isSameForAll = (path: string) => /^(?:config\b|search$|search.variants-)/.test(path);

/** Builds without what builds before left; that is in its place again afterwards. */
async function buildCold(config: object): Promise<Record<string, string>> {
  const made = ['.wuya', 'dist'];
  for (const name of made) renameSync(join(dir, name), join(kept, name));
  const cache = join(kept, '.wuya/cache');
  cpSync(cache, join(dir, '.wuya/cache'), {
    recursive: true,
    filter: (path) => path === cache || isSameForAll(relative(cache, path)),
  });
  const tree = await buildTree(config);
  for (const name of made) {
    rmSync(join(dir, name), {recursive: true, force: true});
    renameSync(join(kept, name), join(dir, name));
  }
  return tree;
}

beforeAll(async () => {
  writeFiles(dir, {...files, 'notes/b/p.jpg': await makePhoto({width: 90, height: 60, seed: 1})});
  await buildTree(BASE);
}, 60_000);

it('has another value for every option of the schema', () => {
  expect(OPTIONS.length).toBeGreaterThan(90);
  expect(OPTIONS.filter((option) => change(option) === undefined)).toEqual([]);
});

it('gives the same tree warm and cold after any option has changed', async () => {
  const wrong: string[] = [];
  for (const option of OPTIONS) {
    const config = change(option)!;
    const warm = await buildTree(config);
    const cold = await buildCold(config);
    const differing = changedPaths(warm, cold);
    if (differing.length > 0) wrong.push(`${option}: ${differing.join(' ')}`);
  }
  expect(wrong).toEqual([]);
}, 900_000);

it('gives the same tree warm and cold after the drawing of the brand has changed', async () => {
  await buildTree(BASE);
  writeFiles(dir, {'static/logo.svg': SVG.replace('30', '50')});
  expect(changedPaths(await buildTree(BASE), await buildCold(BASE))).toEqual([]);
}, 60_000);
