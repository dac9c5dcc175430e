import {posix} from 'node:path';
import {append} from '../../../../cache/append.ts';
import {isExcluded} from '../../../../content/source/scan.ts';
import {isFolderIndex} from '../../../../content/docs/slug.ts';
import {
  cleanRedirects,
  createProblemList,
  type MigratedFile,
  type Migration,
  type OldFolder,
  type OldTool,
  printConfig,
  type ProblemList,
  readIfThere,
  runOr,
  toObject,
  toText,
} from '../common/migration.ts';
import {publish, type PublishedFolder} from '../common/rewrites.ts';
import {dropFolder, findByFolder, splitLanguages} from '../book/noteLanguages.ts';
import {readVueLanguages, type VueLanguage} from './vueLanguages.ts';
import {isTagsPage} from './vueListing.ts';
import {findStart} from './vueConfig.ts';
import {createSecretTest} from './vueSecrets.ts';
import {asDraft, reportProtected} from '../common/drafts.ts';
import {prependField} from '../common/prependField.ts';
import {findHopePlaces} from './hopePlace.ts';
import {rewriteVueNote, type VueRules} from './vueMarkdown.ts';
import {createPageTest, createPairs, createRename, readPermalinks, toSlug} from './vuePages.ts';
import {toVueSite} from './vueSite.ts';

const CONFIG = /(?:^|\/)\.(vitepress|vuepress)\/config(?:\/index)?\.(?:[cm]?[jt]s)$/;

/** VuePress 2 also takes one beside `package.json`. */
const OUTER_CONFIG = /^vuepress\.config\.[cm]?[jt]s$/;

/** Folders whose sites are tried out or copied, and not read. */
const TRIED = /(?:^|\/)(?:examples?|e2e|tests?|__tests__|fixtures|templates?|demos?|playground)\//i;

/** Finds the configuration with most notes around it; those of tests and templates come after all others. */
function findConfig({paths}: OldFolder, name: string): string | undefined {
  const [best] = paths
    .filter((path) => CONFIG.exec(path)?.[1] === name)
    .map((path) => {
      const dir = path.slice(0, path.indexOf(`.${name}/`));
      const count = paths.filter((one) => one.startsWith(dir) && one.endsWith('.md')).length;
      return {path, dir, count, isTried: TRIED.test(dir)};
    })
    .sort(
      (a, b) =>
        Number(a.isTried) - Number(b.isTried) || b.count - a.count || a.dir.length - b.dir.length,
    );
  return (
    best?.path ?? (name === 'vuepress' ? paths.find((path) => OUTER_CONFIG.test(path)) : undefined)
  );
}

/** Names the other sites of the tool in the folder, but for those that are tried out: each is migrated by itself. */
function reportOthers(
  {paths}: OldFolder,
  {name, taken}: {readonly name: string; readonly taken: string},
  problems: ProblemList,
): void {
  for (const path of paths) {
    const dir = path.slice(0, Math.max(0, path.indexOf(`.${name}/`) - 1));
    if (path === taken || CONFIG.exec(path)?.[1] !== name || TRIED.test(`${dir}/`)) continue;
    if (dir !== '' && taken.startsWith(`${dir}/.`)) continue;
    problems.add(
      undefined,
      `${dir || '.'} 也是一个站点，这里只搬了一个；单独搬它：wuya migrate ${dir || '.'} …`,
      `${dir || '.'} is a site too, and only one was brought over; migrate it by itself: wuya migrate ${dir || '.'} …`,
    );
  }
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
  reportOthers(source, {name, taken: configPath}, problems);
  const around = findRoot(source, name);
  const root = toText(config['srcDir'])
    ? `${posix.join(around, String(config['srcDir']))}/`.replace(/^\.\//, '')
    : around;
  const all = publish(
    source,
    root,
    name === 'vitepress' ? config['rewrites'] : createRename(source, root),
  );
  const isPage = createPageTest(config, root);
  const isNote = (path: string): boolean => isPage(path) && !isTagsPage(source.read(path));
  const languages = readVueLanguages(config, all, root);
  const split = splitLanguages(
    all,
    languages.length > 1
      ? {root, languages, findPair: createPairs(all, root, languages)}
      : {root, languages: []},
    problems.all,
  );
  const files = new Map<string, MigratedFile>();
  const redirects: {from: string; to: string}[] = [];
  const publicDir = name === 'vitepress' ? `${root}public/` : `${around}.vuepress/public/`;
  const hasSigns = SIGNED.test(
    [configPath, 'package.json'].map((file) => readIfThere(source, file)).join(),
  );
  const {pairs} = split;
  const shared = {config, name, root, publicDir, files: all, languages, hasSigns, pairs};
  const rulesOf = (folder: PublishedFolder, dir: string | undefined, notes: readonly string[]) =>
    createRules(folder, {dir, notes}, shared);
  const isSecret = createSecretTest(languages.map(({theme}) => theme));
  const rewrite = (path: string, rules: VueRules): string => {
    const original = rules.originalOf(path);
    const ofNote = createProblemList(original, problems.all);
    const hide = isSecret(original.slice(root.length), rules.folder.read(path));
    if (hide) reportProtected(ofNote);
    // A note that is in another language alone has the links of that language.
    const {dir} = findByFolder(original, root, languages) ?? rules;
    const note = rewriteVueNote(path, {...rules, dir}, ofNote);
    return keepAddress(hide ? asDraft(note) : note, path.slice(root.length), name);
  };
  const notes = split.main.paths.filter((path) => isNote(split.main.originalOf(path)));
  const main = rulesOf(split.main, languages[0]!.dir, notes);
  for (const path of notes) {
    const own = path.slice(root.length);
    files.set(`docs/${own}`, {text: rewrite(path, main)});
    if (!isExcluded(own)) append(redirects, toRedirects(own, main.permalinks.get(path), main.dir));
  }
  for (const {locale, folder, paths, dir} of split.translations) {
    const translated = paths.filter((path) => isNote(folder.originalOf(path)));
    const rules = rulesOf(folder, dir, translated);
    for (const path of translated)
      files.set(`i18n/${locale}/docs/${path.slice(root.length)}`, {text: rewrite(path, rules)});
  }
  for (const [path, copyOf] of listCopies(all, root, publicDir)) files.set(path, {copyOf});
  const site = toVueSite(config, {
    folder: split.main,
    translations: new Map(split.translations.map((one) => [one.locale, one.folder])),
    root,
    publicDir,
    notes,
    permalinks: main.permalinks,
    languages,
    redirects: cleanRedirects(redirects, new Set(redirects.map(({to}) => to))),
    problems,
  });
  files.set('wuya.config.ts', {text: printConfig(site.config)});
  for (const [path, text] of site.texts) files.set(path, {text});
  return {files, problems: problems.all};
}

/** What gives Markdown signs of its own. */
const SIGNED =
  /vuepress-theme-(?:hope|plume)|md-enhance|markdown-it-mark|plugin-markdown-ext|@mdit\/plugin-mark/;

/** Makes the rules by which the notes of a language are rewritten. */
function createRules(
  folder: PublishedFolder,
  {dir, notes}: {readonly dir: string | undefined; readonly notes: readonly string[]},
  {
    config,
    name,
    languages,
    hasSigns,
    ...folders
  }: {
    readonly hasSigns: boolean;
    readonly pairs: ReadonlyMap<string, string>;
    readonly config: Readonly<Record<string, unknown>>;
    readonly name: 'vitepress' | 'vuepress';
    readonly root: string;
    readonly publicDir: string;
    readonly files: OldFolder;
    readonly languages: readonly VueLanguage[];
  },
): VueRules {
  const language = languages.find((one) => one.dir === dir) ?? languages[0];
  const title = language?.title ?? toText(config['title']);
  const description = language?.description ?? toText(config['description']);
  return {
    ...folders,
    folder,
    dir,
    sourceRoot: folders.root,
    movesFiles: name === 'vitepress',
    hasSigns,
    site: {title, tagline: description, start: findStart(language)},
    values: {site: {...config, title, description}, theme: language?.theme ?? {}},
    permalinks: readPermalinks(folder, notes),
    places: hasSigns ? findHopePlaces(folder, notes, folders.root) : new Map(),
    originalOf: folder.originalOf,
    slugify: slugifyVue,
  };
}

/**
 * Lists the files that are copied, with where they are: those of the public folder, and pictures and downloads beside
 * notes.
 */
function listCopies(
  all: PublishedFolder,
  root: string,
  publicDir: string,
): (readonly [path: string, copyOf: string])[] {
  return all.paths.flatMap((path) => {
    if (path.startsWith(publicDir)) return [[`static/${path.slice(publicDir.length)}`, path]];
    const isShown = /\.(?:png|jpe?g|gif|svg|webp|avif|pdf|zip)$/i.test(path);
    if (!path.startsWith(root) || !isShown) return [];
    return [[`docs/${path.slice(root.length)}`, all.originalOf(path)]];
  });
}

/**
 * Makes the old addresses of a note lead to its new one.
 * @param own its path below the folder of the notes
 * @param dir folder of the main language, whose notes are at the root here
 */
function toRedirects(
  own: string,
  permalink: string | undefined,
  dir: string | undefined,
): {from: string; to: string}[] {
  if (permalink !== undefined) {
    const to = toSlug(dropFolder(permalink, dir));
    const old = new Set([permalink.endsWith('.html') ? permalink : to, toSlug(permalink)]);
    return [...old].flatMap((from) => (from === to ? [] : [{from, to}]));
  }
  const address = `/${own.replace(/\.md$/, '')}`;
  const plain = address.replace(/(?<=\/)(?:index|README)$/, '');
  const old = dir ? [`/${dir}${address}`] : [];
  if (plain !== address) return old.map((from) => ({from: posix.join(from, '../'), to: plain}));
  return [`${address}.html`, ...old.flatMap((from) => [`${from}.html`, from])].map((from) => ({
    from,
    to: `${address}/`,
  }));
}

/** Keeps the address of a note named like its folder, and of a README of VitePress, which would answer for the folder here. */
function keepAddress(text: string, path: string, name: 'vitepress' | 'vuepress'): string {
  const base = posix.basename(path, '.md');
  const isIndexThere = base === 'index' || (name === 'vuepress' && base === 'README');
  if (
    isIndexThere ||
    !isFolderIndex(posix.dirname(path), base) ||
    /^---\n(?:.+\n)*?slug: /.test(text)
  )
    return text;
  return prependField(text, `slug: ${JSON.stringify(base)}`);
}

const CONTROL = /[\u0000-\u001F]/g;
const SIGNS = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g;

/** Makes the anchor of a heading as `@mdit-vue/shared` does. `1. Hello, 世界` → `_1-hello-世界` */
function slugifyVue(text: string): string {
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
