import {decodeEntities} from '../../../../article/html/entities.ts';
import {lookUp} from '../../../../config/schema/lookUp.ts';
import {
  createProblemList,
  type Migration,
  type MigrationProblem,
  type OldFolder,
  type OldTool,
  toObject,
  toText,
} from '../common/migration.ts';
import {toRoot} from '../common/readSettings.ts';
import {reportLeft} from '../common/siteExtras.ts';
import type {Book} from './book.ts';
import {type Entry, NOTE} from './contents.ts';
import {expandFolders} from './folderEntries.ts';
import {migrateBook} from './migrateBook.ts';
import {
  findMkDocsSites,
  type MkDocsLanguage,
  type MkDocsSite,
  readPluginLanguages,
} from './mkDocsLanguages.ts';
import {findMkDocsAnchors, rewriteMeta, rewriteMkDocsNote} from './mkDocsNote.ts';
import {listMkDocsLeft, readMkDocsExtras} from './mkDocsExtras.ts';
import {type MkDocsSettings, readMkDocsSettings} from './mkDocsSettings.ts';

/** That of Zensical, which its makers wrote after MkDocs, has the same settings in TOML, and comes first. */
const FILES = [/^zensical\.toml$/, /^mkdocs\.ya?ml$/];

export const mkDocs: OldTool = {
  name: 'MkDocs',
  matches: (folder) => findFile(folder) !== undefined || findMkDocsSites(folder, []).length > 0,
  migrate(folder) {
    const problems: MigrationProblem[] = [];
    const file = findFile(folder) ?? 'mkdocs.yml';
    const settings = readMkDocsSettings(folder, file, problems);
    const languages = readPluginLanguages(settings.config['plugins']);
    const sites = languages.length > 0 ? [] : findMkDocsSites(folder, problems);
    const [main] = sites;
    if (main !== undefined)
      return Promise.resolve(migrateSites(folder, [main, ...sites.slice(1)], problems));
    const set = toRoot(toText(settings.config['docs_dir']) ?? 'docs');
    reportLeft(listMkDocsLeft(settings), createProblemList(file, problems));
    const {nav} = languages[0] ?? {};
    const written = readContents(nav ?? settings.config['nav'], settings);
    const root = findRoot(folder, set, written ?? []);
    const entries = written && expandFolders(written, folder, root);
    if (root !== set)
      createProblemList(file, problems).add(
        undefined,
        `docs_dir 里的 ${set} 没有笔记，搬的是 ${root || './'}。`,
        `${set} of docs_dir has no notes; those of ${root || './'} were brought over.`,
      );
    const book = toBook(settings, {folder, file, root, entries, languages});
    return Promise.resolve(migrateBook(folder, book, problems));
  },
};

const findFile = ({paths}: OldFolder): string | undefined =>
  FILES.flatMap((pattern) => paths.find((path) => pattern.test(path)) ?? [])[0];

/** Takes sites in several languages over as one. @param sites the main one first */
function migrateSites(
  folder: OldFolder,
  sites: readonly [MkDocsSite, ...MkDocsSite[]],
  problems: MigrationProblem[],
): Migration {
  const [main] = sites;
  const ofSites: OldFolder = {
    ...folder,
    paths: folder.paths.filter((path) => sites.some(({root}) => path.startsWith(root))),
  };
  const languages = sites.map(({language}) => language);
  const entries = readContents(main.config['nav'], main);
  const book = toBook(main, {folder, file: main.file, root: '', entries, languages});
  const url = toOrigin(main.config['site_url']);
  return migrateBook(ofSites, {...book, url, oldPrefix: main.address}, problems);
}

/** Reads a table of contents; undefined where the folders are. */
function readContents(nav: unknown, {written}: MkDocsSettings): Entry[] | undefined {
  if (!Array.isArray(nav)) return undefined;
  const hasIndexes = written.includes('navigation.indexes');
  return nav.flatMap(readNav).map((entry) => (hasIndexes ? liftIndex(entry) : entry));
}

interface BookInput {
  readonly folder: OldFolder;
  readonly file: string;
  readonly root: string;
  readonly entries: readonly Entry[] | undefined;
  readonly languages: readonly MkDocsLanguage[];
}

function toBook(
  settings: MkDocsSettings,
  {folder, file, root, entries, languages}: BookInput,
): Book {
  const {config, written} = settings;
  const isUnicode = /slugs?\.(?:u?slugify|slugify_unicode)/.test(written);
  const others = languages.slice(1).flatMap((one): [string, readonly Entry[]][] => {
    const own = readContents(one.nav, settings);
    if (own !== undefined) return [[one.locale, own]];
    const hasLabels = Object.keys(one.labels).length > 0;
    return hasLabels ? [[one.locale, (entries ?? []).map((entry) => translate(entry, one))]] : [];
  });
  return {
    root,
    file,
    title: toText(config['site_name']),
    tagline: toText(config['site_description']),
    url: toText(config['site_url']),
    extras: readMkDocsExtras(settings, root),
    locale: toText(toObject(config['theme'])['language']),
    contents: entries && {entries, from: root, others: new Map(others)},
    languages,
    hasHtmlNames: config['use_directory_urls'] === false,
    readMeta: rewriteMeta,
    findAnchors: (text) => findMkDocsAnchors(text, isUnicode),
    rewrite: (body, {path, original, problems}) =>
      rewriteMkDocsNote(body, {
        path: root === '' ? original : path,
        root,
        folder,
        isUnicode,
        problems,
      }),
  };
}

/** Calls an entry of the contents, and those below it, as a language does. */
const translate = ({label, href, items}: Entry, language: MkDocsLanguage): Entry => ({
  label: toText(lookUp(language.labels, label)) ?? label,
  href,
  items: items.map((one) => translate(one, language)),
});

/**
 * Finds the folder of the notes: the one that is set, or, where a script of the author's makes that one, the folder that has
 * most notes of the contents.
 */
function findRoot({paths}: OldFolder, set: string, entries: readonly Entry[]): string {
  const notes = paths.filter((path) => NOTE.test(path));
  if (notes.length === 0 || notes.some((path) => path.startsWith(set))) return set;
  const counts = new Map([['docs/', notes.some((path) => path.startsWith('docs/')) ? 0.5 : 0]]);
  const count = ({href, items}: Entry): void => {
    for (const path of href === undefined ? [] : notes)
      if (`/${path}`.endsWith(`/${href}`)) {
        const dir = path.slice(0, -href!.length);
        counts.set(dir, (counts.get(dir) ?? 0) + 1);
      }
    items.forEach(count);
  };
  entries.forEach(count);
  const [[best, most] = ['', 0]] = [...counts].sort(
    ([a, x], [b, y]) => y - x || a.length - b.length,
  );
  return most > 0 ? best : set;
}

/** `a.md`, `{甲: a.md}` and `{组: [a.md]}` of `nav` */
function readNav(item: unknown): Entry[] {
  if (typeof item === 'string') return [{label: '', href: item, items: []}];
  return Object.entries(toObject(item)).map(([label, value]) => ({
    label: toWords(label),
    href: toText(value),
    items: Array.isArray(value) ? value.flatMap(readNav) : [],
  }));
}

/** Converts a label, which is HTML there, to text: `9.1 &nbsp; <b>图</b>` → `9.1 图` */
const toWords = (label: string): string =>
  decodeEntities(label.replace(/<\/?[a-z][^<>]*>/gi, ''), (reference) => reference)
    .replace(/\s+/g, ' ')
    .trim();

/** `index.md` at the front of a section is what the section leads to, where the theme Material is told so. */
function liftIndex({label, href, items}: Entry): Entry {
  const [first, ...others] = items;
  const isIndex = href === undefined && /(?:^|\/)(?:index|README)\.md$/.test(first?.href ?? '');
  return isIndex && others.length > 0
    ? {label, href: first!.href, items: others.map(liftIndex)}
    : {label, href, items: items.map(liftIndex)};
}

function toOrigin(url: unknown): string | undefined {
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : undefined;
}
