import {posix} from 'node:path';
import {toHome} from '../common/home.ts';
import {rewriteMdxNote} from '../mdx/mdxNote.ts';
import {
  createProblemList,
  type MigrationProblem,
  type OldFolder,
  type OldTool,
  omit,
  runOr,
  toObject,
  toText,
} from '../common/migration.ts';
import {publish} from '../common/rewrites.ts';
import {joinUrl} from '../common/splitUrl.ts';
import type {Book} from './book.ts';
import {type Entry, NOTE} from './contents.ts';
import {indexNotes} from './noteIndex.ts';
import {listOthers, listMetaFolder, type MetaTree} from './metaTree.ts';
import {readNextExtras} from './bookExtras.ts';
import {migrateBook} from './migrateBook.ts';
import {toTag} from '../common/languageTag.ts';
import {readMainLanguage, readNextBase, readNextPath, withoutBase} from './nextBase.ts';
import type {NoteLanguage} from './noteLanguages.ts';
import {readNextTitle} from './nextTitle.ts';
import {followNav, hideOldNavs, readNavbar} from './rspressNav.ts';
import {readRspressExtras} from './rspressExtras.ts';
import {findRspress, listRspressLanguages} from './rspressPlace.ts';
import {findProjectFile, folderOf, hasNotes} from './projectFiles.ts';
import {readYamlFile, toRoot} from '../common/readSettings.ts';

type Values = Readonly<Record<string, unknown>>;

export const rspress: OldTool = {
  name: 'Rspress',
  matches: (folder) => findRspress(folder) !== undefined,
  async migrate(given) {
    const file = findRspress(given) ?? 'rspress.config.ts';
    const found: MigrationProblem[] = [];
    const problems = createProblemList(file, found);
    const hasConfig = given.has(file) && !file.endsWith('.json');
    const config = toObject(hasConfig ? await runOr(given, file, problems) : {});
    if (!hasConfig)
      problems.add(
        undefined,
        '没有 rspress.config，标题和网址没有带过来；在 wuya.config.ts 里写上。',
        'There is no rspress.config; title and address did not come along and are left to write in wuya.config.ts.',
      );
    const written = toText(config['root']);
    const own = written?.startsWith('/') ? 'docs' : (written ?? 'docs');
    const root = toRoot(posix.join(folderOf(file), own));
    const excluded = [toObject(config['route'])['exclude']]
      .flat()
      .flatMap((one) => toText(one) ?? []);
    const all = hideFiles(given, root, excluded.map(toPattern));
    const main = toText(config['lang']);
    const languages = listRspressLanguages(config, all, root);
    const folder = hideOldNavs(all, [root, ...languages.map(({dir}) => `${root}${dir}/`)]);
    const mainRoot = root + (languages[0]?.dir ? `${languages[0].dir}/` : '');
    const tree: MetaTree = {
      folder,
      index: indexNotes(folder),
      root: mainRoot,
      base: root,
      texts: readTexts(folder, `${folderOf(file)}i18n.json`, {
        language: languages[0]?.dir ?? main ?? 'en',
        found,
      }),
      problems: found,
    };
    const navOf = (dir: string): Entry[] =>
      readNavbar(all, dir, {written: toObject(config['themeConfig'])['nav'], problems: found});
    const navbar = navOf(mainRoot);
    const hasOrder = (dir: string): boolean => folder.has(`${dir}_meta.json`);
    const others = await listOthers(languages, (language) => ({
      ...tree,
      root: `${root}${language.dir!}/`,
      texts: readTexts(folder, `${folderOf(file)}i18n.json`, {language: language.dir!, found: []}),
      problems: [],
    }));
    return migrateBook(
      folder,
      {
        ...shared(given),
        root,
        file,
        title: toText(config['title']),
        tagline: toText(config['description']),
        url: joinUrl(config['siteOrigin'], toText(config['base'])),
        extras: readRspressExtras(config, `${root}public/`),
        locale: languages[0]?.locale ?? main,
        languages,
        contents: {
          entries: followNav(await listMetaFolder('', tree), navbar, hasOrder(mainRoot)),
          from: root,
          others: new Map(
            [...others].map(([locale, {entries, tree: theirs}]) => [
              locale,
              followNav(entries, navOf(theirs.root), hasOrder(theirs.root)),
            ]),
          ),
        },
        navbar,
        publicDir: `${root}public/`,
      },
      found,
    );
  },
};

/** `**\/a/**` → an expression for paths. */
const toPattern = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*\*\/?|\*|\?/g, (sign) =>
        sign === '**/' ? '(?:.*/)?' : sign === '**' ? '.*' : '[^/]*',
      )}$`,
  );

/** Hides notes that are no pages, which others may still include. */
const hideFiles = (folder: OldFolder, root: string, hidden: readonly RegExp[]): OldFolder => ({
  ...folder,
  paths: folder.paths.filter(
    (path) =>
      !NOTE.test(path) ||
      !path.startsWith(root) ||
      !hidden.some((one) => one.test(path.slice(root.length))),
  ),
});

/** Returns what these tools have in common. */
const shared = (given: OldFolder): Required<Pick<Book, 'toFrontMatter' | 'rewrite'>> => ({
  toFrontMatter: (data, lead) => ({
    ...omit(data, [
      'pageType',
      'hero',
      'features',
      'sidebar',
      'layout',
      'full',
      'icon',
      'outline',
      'footer',
      'navbar',
    ]),
    ...toHome(data, (href) => lead(href.replace(/^\.?\//, '/'))),
  }),
  rewrite: (body, {original, data, problems}) =>
    rewriteMdxNote(body, {path: original, folder: given, data}, problems),
});

/** Reads the texts of one language out of `{key: {en: '…', zh: '…'}}`. */
function readTexts(
  folder: OldFolder,
  path: string,
  {language, found}: {readonly language: string; readonly found: MigrationProblem[]},
): Values {
  const data = folder.has(path) ? toObject(readYamlFile(folder.read(path), path, found)) : {};
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, toObject(value)[language]]),
  );
}

const NEXT = /(?:^|\/)(?:next\.config|source\.config|theme\.config)\.[cm]?[jt]sx?$/;

const findNext = (folder: OldFolder, word: RegExp): string | undefined =>
  findProjectFile(folder, NEXT, (path) => word.test(folder.read(path)));

const createNextTool = (name: string, word: RegExp, places: readonly string[]): OldTool => ({
  name,
  matches: (folder) => {
    const config = findNext(folder, word);
    return (
      config !== undefined && places.some((place) => hasNotes(folder, folderOf(config) + place))
    );
  },
  async migrate(given) {
    const config = findNext(given, word) ?? 'next.config.mjs';
    const found: MigrationProblem[] = [];
    const dir = folderOf(config);
    const root = dir + (places.find((place) => hasNotes(given, dir + place)) ?? 'content/');
    const folder = publish(given, root, toPublished);
    const languages = findLanguages(folder, root, readMainLanguage(given, dir));
    const [main] = languages;
    const base = readNextBase(folder, dir);
    const isBelow = base !== undefined && !hasNotes(folder, `${root}${base}/`);
    const common = shared(folder);
    const tree: MetaTree = {
      folder,
      index: indexNotes(folder),
      root: root + (main?.dir ? `${main.dir}/` : ''),
      base: root,
      suffix: main?.suffix === undefined ? undefined : `.${main.suffix}`,
      suffixes: languages.flatMap(({suffix}) => (suffix === undefined ? [] : `.${suffix}`)),
      texts: {},
      problems: found,
    };
    const others = await listOthers(languages, ({dir: own, suffix}) => ({
      ...tree,
      root: root + (own ? `${own}/` : ''),
      suffix: suffix === undefined ? undefined : `.${suffix}`,
      problems: [],
    }));
    const manifest = folder.has(`${dir}package.json`)
      ? toObject(readYamlFile(folder.read(`${dir}package.json`), `${dir}package.json`, found))
      : {};
    return migrateBook(
      folder,
      {
        ...common,
        ...(isBelow && {
          oldPrefix: posix.join(main?.dir ?? '', base),
          rewrite: withoutBase(common.rewrite, base, languages),
        }),
        root,
        file: config,
        title: readNextTitle(folder, dir) ?? toText(manifest['name']),
        url: joinUrl(undefined, readNextPath(given, config)),
        locale: main?.locale,
        languages,
        contents: {
          entries: await listMetaFolder('', tree),
          from: root,
          others: new Map([...others].map(([locale, {entries}]) => [locale, entries])),
        },
        extras: readNextExtras(given, dir),
        publicDir: `${dir}public/`,
        isOwn: (path) => /(?:^|\/)_(?:app|document|error)\.mdx?$/.test(path),
      },
      found,
    );
  },
});

/** `a/(group)/b/page.mdx` → `a/b.mdx`, which answers at the address of the old page */
const toPublished = (path: string): string =>
  NOTE.test(path)
    ? path
        .replace(/\([^/()]*\)\//g, '')
        .replace(/^page(\.mdx?)$/, 'index$1')
        .replace(/\/page(\.mdx?)$/, '$1')
    : path;

export const nextra = createNextTool('Nextra', /nextra/, [
  'content/',
  'src/content/',
  'pages/',
  'src/pages/',
  'app/',
  'src/app/',
]);
export const fumadocs = createNextTool('Fumadocs', /fumadocs/, ['content/', 'src/content/']);

/** Names of files that are no tags of languages. */
const OTHER_TAGS: Readonly<Record<string, string>> = {cn: 'zh-CN', jp: 'ja', kr: 'ko', tw: 'zh-TW'};
const TAG = /^[a-z]{2}(?:-[A-Za-z]{2,4})?$/;

const toLanguage = (tag: string): Pick<NoteLanguage, 'locale' | 'htmlLang'> => {
  const other = OTHER_TAGS[tag];
  return other === undefined ? toTag(tag, tag) : {locale: other};
};

/** Finds the languages of notes by their names, `a.zh-CN.mdx` beside `a.mdx` or `a.en-US.mdx`, or by their folders, `zh/a.mdx`. */
function findLanguages({paths}: OldFolder, root: string, main: string | undefined): NoteLanguage[] {
  const own = paths
    .filter((path) => path.startsWith(root) && NOTE.test(path))
    .map((path) => path.slice(root.length));
  const folders = [...new Set(own.map((path) => (path.includes('/') ? path.split('/')[0]! : '')))];
  const isMain = (tag: string): number =>
    Number(main === undefined ? /^en\b/.test(tag) : tag === main);
  if (folders.length > 1 && folders.every((name) => TAG.test(name)))
    return folders
      .sort((a, b) => isMain(b) - isMain(a))
      .map((name) => ({dir: name, ...toLanguage(name)}));
  const counts = new Map<string, number>();
  for (const path of own) {
    const tag = /\.([\w-]+)\.mdx?$/.exec(path)?.[1];
    if (tag !== undefined && TAG.test(tag)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  const tags = [...counts].filter(([, count]) => count > 1).map(([tag]) => tag);
  if (tags.length === 0) return [];
  const plain = own.filter((path) => !/\.[\w-]+\.mdx?$/.test(path)).length;
  const hasPlain = plain * 2 > [...counts.values()].reduce((a, b) => Math.max(a, b));
  const named = tags
    .sort((a, b) => isMain(b) - isMain(a))
    .map((tag) => ({suffix: tag, ...toLanguage(tag)}));
  if (!hasPlain || (main !== undefined && tags.includes(main))) return named;
  return [main === undefined ? {locale: 'en'} : toLanguage(main), ...named];
}
