import {decodeEntities} from '../../../../article/html/entities.ts';
import {
  createProblemList,
  type MigrationProblem,
  type OldFolder,
  type OldTool,
  toLocale,
  toObject,
  toText,
} from '../migration.ts';
import type {NoteLanguage} from './noteLanguages.ts';
import {type Entry, NOTE} from './contents.ts';
import type {Book} from './book.ts';
import {migrateBook} from './migrateBook.ts';
import {readSettings, toRoot} from '../readSettings.ts';
import {findMkDocsAnchors, rewriteMeta, rewriteMkDocsNote} from './mkDocsNote.ts';

const FILE = /^mkdocs\.ya?ml$/;

export const mkDocs: OldTool = {
  name: 'MkDocs',
  matches: ({paths}) => paths.some((path) => FILE.test(path)),
  migrate(folder) {
    const file = folder.paths.find((path) => FILE.test(path)) ?? 'mkdocs.yml';
    const problems: MigrationProblem[] = [];
    const written = folder.has(file) ? folder.read(file) : '';
    const config = readSettings(dropTags(written), file, problems);
    const nav = config['nav'];
    const hasIndexes = written.includes('navigation.indexes');
    const entries = Array.isArray(nav)
      ? nav.flatMap(readNav).map((entry) => (hasIndexes ? liftIndex(entry) : entry))
      : undefined;
    const set = toRoot(toText(config['docs_dir']) ?? 'docs');
    const root = findRoot(folder, set, entries ?? []);
    if (root !== set)
      createProblemList(file, problems).add(
        undefined,
        `docs_dir 里的 ${set} 没有笔记，搬的是 ${root || './'}。`,
        `${set} of docs_dir has no notes; those of ${root || './'} were brought over.`,
      );
    const isUnicode = /slugs?\.(?:u?slugify|slugify_unicode)/.test(written);
    const book: Book = {
      root,
      file,
      title: toText(config['site_name']),
      tagline: toText(config['site_description']),
      url: toOrigin(config['site_url']),
      locale: toText(toObject(config['theme'])['language']),
      contents: entries && {entries, from: root},
      languages: readLanguages(config['plugins']),
      hasHtmlNames: config['use_directory_urls'] === false,
      readMeta: rewriteMeta,
      findAnchors: (text) => findMkDocsAnchors(text, isUnicode),
      rewrite: (body, path, ofNote) =>
        rewriteMkDocsNote(body, {path, root, folder, isUnicode}, ofNote),
    };
    return Promise.resolve(migrateBook(folder, book, problems));
  },
};

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

/** Types of Python and values of the environment, which mean nothing here: `!!python/name:a.b` → ``. */
const dropTags = (yaml: string): string =>
  yaml.replace(/^([^#\n"']*?[\s:[-])!!?[a-z][\w./:-]*/gim, '$1');

/** `a.md`, `{甲: a.md}` and `{组: [a.md]}` of `nav` */
function readNav(item: unknown): Entry[] {
  if (typeof item === 'string') return [{label: '', href: item, items: []}];
  return Object.entries(toObject(item)).map(([label, value]) => ({
    label: toWords(label),
    href: toText(value),
    items: Array.isArray(value) ? value.flatMap(readNav) : [],
  }));
}

/** A label is HTML there: `9.1 &nbsp; <b>图</b>` → `9.1 图` */
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

/** Languages that the plugin mkdocs-static-i18n finds by names of files, the main one first; none where it finds them by folders. */
function readLanguages(plugins: unknown): NoteLanguage[] {
  const listed = Array.isArray(plugins) ? plugins : [plugins];
  const settings = toObject(
    listed.map((one: unknown) => toObject(one)['i18n']).find((one) => one !== undefined),
  );
  if (settings['docs_structure'] === 'folder') return [];
  const written = settings['languages'];
  const entries: Readonly<Record<string, unknown>>[] = Array.isArray(written)
    ? written.map((one: unknown) => toObject(one))
    : Object.entries(toObject(written)).map(([locale, one]) => ({
        name: one,
        ...toObject(one),
        locale,
      }));
  const main = toText(settings['default_language']);
  return entries
    .flatMap((one) => {
      const suffix = toText(one['locale']);
      if (suffix === undefined || suffix === 'default' || one['build'] === false) return [];
      const isMain = one['default'] === true || suffix === main;
      return [{suffix, locale: toLocale(suffix), label: toText(one['name']), isMain}];
    })
    .sort((a, b) => Number(b.isMain) - Number(a.isMain));
}

function toOrigin(url: unknown): string | undefined {
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : undefined;
}
