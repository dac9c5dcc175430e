import {posix} from 'node:path';
import {asGiven, givenTo} from '../../../config/docusaurus/missingPackage.ts';
import {isExcluded} from '../../../content/source/scan.ts';
import {isFolderIndex} from '../../../content/docs/slug.ts';
import {
  createProblemList,
  LENIENT,
  type MigratedFile,
  type Migration,
  type OldFolder,
  type OldTool,
  printConfig,
  type ProblemList,
  runOr,
  toLocale,
  toObject,
  toText,
} from './migration.ts';
import {publish} from './rewrites.ts';
import {toNavItems, toSidebars} from './vueConfig.ts';
import {rewriteVueNote} from './vueMarkdown.ts';

const CONFIG = /(?:^|\/)\.(vitepress|vuepress)\/config(?:\/index)?\.(?:[cm]?[jt]s)$/;

/** VuePress 2 also takes one beside `package.json`. */
const OUTER_CONFIG = /^vuepress\.config\.[cm]?[jt]s$/;

function findConfig({paths}: OldFolder, name: string): string | undefined {
  return (
    paths.find((path) => CONFIG.exec(path)?.[1] === name) ??
    (name === 'vuepress' ? paths.find((path) => OUTER_CONFIG.test(path)) : undefined)
  );
}

/** Finds the folder of the notes, with a slash at its end: around `.vuepress/`, else the one that the scripts of the package name. */
function findRoot(folder: OldFolder, name: string): string {
  const inner = [findConfig(folder, name)!, ...folder.paths].find((path) =>
    `/${path}`.includes(`/.${name}/`),
  );
  if (inner !== undefined) return inner.slice(0, inner.indexOf(`.${name}/`));
  const scripts = folder.has('package.json') ? folder.read('package.json') : '';
  const named = /vuepress(?:-\w+)? (?:dev|build) (?:\.\/)?([\w-][\w./-]*?)\/?(?=["\s])/.exec(
    scripts,
  )?.[1];
  return named === undefined ? '' : `${named}/`;
}

export const vitepress: OldTool = {
  name: 'VitePress',
  matches: (folder) => findConfig(folder, 'vitepress') !== undefined,
  migrate: (folder) => migrateVue(folder, 'vitepress'),
};

export const vuepress: OldTool = {
  name: 'VuePress',
  matches: (folder) => findConfig(folder, 'vuepress') !== undefined,
  migrate: (folder) => migrateVue(folder, 'vuepress'),
};

async function migrateVue(source: OldFolder, name: 'vitepress' | 'vuepress'): Promise<Migration> {
  const configPath = findConfig(source, name)!;
  const problems = createProblemList(configPath);
  const config = toObject(await runOr(source, configPath, problems));
  const around = findRoot(source, name);
  const root = toText(config['srcDir'])
    ? `${posix.join(around, String(config['srcDir']))}/`.replace(/^\.\//, '')
    : around;
  const folder = publish(source, root, config['rewrites']);
  const files = new Map<string, MigratedFile>();
  const redirects: {from: string; to: string}[] = [];
  const {originalOf} = folder;
  const rules = {folder, root, sourceRoot: root, originalOf, slugify: slugifyVue};
  const notes = folder.paths.filter(
    (path) => path.startsWith(root) && path.endsWith('.md') && !path.includes('/.'),
  );
  for (const path of notes) {
    const own = path.slice(root.length);
    const ofNote = createProblemList(originalOf(path), problems.all);
    const text = rewriteVueNote(path, rules, ofNote);
    files.set(`docs/${own}`, {text: keepAddress(text, own, name)});
    const address = own.replace(/\.md$/, '');
    if (!isExcluded(own) && !/(?:^|\/)(?:index|README)$/.test(address))
      redirects.push({from: `/${address}.html`, to: `/${address}/`});
  }
  const publicDir = name === 'vitepress' ? `${root}public/` : `${around}.vuepress/public/`;
  for (const path of folder.paths) {
    if (path.startsWith(publicDir))
      files.set(`static/${path.slice(publicDir.length)}`, {copyOf: path});
    else if (path.startsWith(root) && /\.(?:png|jpe?g|gif|svg|webp|avif|pdf|zip)$/i.test(path))
      files.set(`docs/${path.slice(root.length)}`, {copyOf: originalOf(path)});
  }
  files.set('wuya.config.ts', {
    text: printConfig(toConfig(config, {folder, root, publicDir, redirects, problems})),
  });
  return {files, problems: problems.all};
}

/** A note named like its folder, and a README of VitePress, would answer for the folder here: they keep their address. */
function keepAddress(text: string, path: string, name: 'vitepress' | 'vuepress'): string {
  const base = posix.basename(path, '.md');
  const isIndexThere = base === 'index' || (name === 'vuepress' && base === 'README');
  if (isIndexThere || !isFolderIndex(posix.dirname(path), base)) return text;
  const slug = `slug: ${JSON.stringify(base)}\n`;
  return text.startsWith('---\n') ? `---\n${slug}${text.slice(4)}` : `---\n${slug}---\n\n${text}`;
}

function toConfig(
  config: Readonly<Record<string, unknown>>,
  {
    folder,
    root,
    publicDir,
    redirects,
    problems,
  }: {
    readonly folder: OldFolder;
    readonly root: string;
    /** Folder of the files that are published as they are. */
    readonly publicDir: string;
    readonly redirects: readonly {from: string; to: string}[];
    readonly problems: ProblemList;
  },
): Record<string, unknown> {
  const locales = toObject(config['locales']);
  const main = toObject(locales['/'] ?? locales['root']);
  const theme = {
    ...toObject(givenTo(config['theme']) ?? config['theme']),
    ...toObject(config['themeConfig']),
    ...toObject(main['themeConfig']),
  };
  if (Object.keys(locales).length > 1)
    problems.add(
      undefined,
      '其他语言的笔记和本来的语言放在一起；每种语言各是一个站点。',
      'Notes of other languages stand beside the first; each language is a site of its own.',
    );
  const sidebars = toSidebars(asGiven(theme['sidebar']), {folder, root}, problems);
  const description = toText(main['description']) ?? toText(config['description']);
  const logo = (toText(theme['logo']) ?? toText(toObject(theme['logo'])['src']))?.replace(
    /^\//,
    '',
  );
  const hasLogo = logo !== undefined && folder.has(publicDir + logo);
  return {
    title: toText(main['title']) ?? toText(config['title']) ?? '笔记',
    ...(description && {tagline: description}),
    url: toText(theme['hostname']) ?? 'https://example.com',
    baseUrl: toText(config['base']) ?? '/',
    locale: toLocale(main['lang'], config['lang']),
    ...LENIENT,
    redirects,
    docs: {routeBasePath: '/', numberPrefixParser: false, ...(sidebars && {sidebars})},
    markdown: {rawHtml: true, math: true},
    themeConfig: {
      navbar: {
        ...(hasLogo && {logo: {src: logo}}),
        items: toNavItems(asGiven(theme['nav'] ?? theme['navbar'])),
      },
    },
  };
}

const CONTROL = /[\u0000-\u001F]/g; // eslint-disable-line no-control-regex
const SIGNS = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g;

/** Makes the anchor of a heading as `@mdit-vue/shared` does. `1. Hello, 世界` → `_1-hello-世界` */
export function slugifyVue(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(CONTROL, '')
    .replace(SIGNS, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase();
}
