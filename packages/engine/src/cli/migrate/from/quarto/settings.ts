import {posix} from 'node:path';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import type {Book} from '../book/book.ts';
import type {Entry} from '../book/contents.ts';
import {
  type MigrationProblem,
  type OldFolder,
  toLocale,
  toObject,
  toText,
} from '../common/migration.ts';
import {readSettings, toRoot} from '../common/readSettings.ts';

/** What the settings say of a folder, and what was wrong with them. */
export interface QuartoSettings extends Pick<
  Book,
  'root' | 'file' | 'title' | 'tagline' | 'url' | 'locale' | 'contents' | 'isListed'
> {
  readonly problems: MigrationProblem[];
  /** Lists of literature that the settings name, by their paths. */
  readonly bibliography?: readonly string[];
}

const toNoteName = (path: string): string => path.replace(/\.(?:qmd|rmd)$/i, '.md');

/** Reads `_quarto.yml`, which may be in a folder of the repository; without one every note is a page. */
export function readQuarto(folder: OldFolder): QuartoSettings {
  const problems: MigrationProblem[] = [];
  const file = findShortest(folder, /(?:^|\/)_quarto\.ya?ml$/);
  if (file === undefined) return {root: '', file: '.', problems};
  const settings = readSettings(folder.read(file), file, problems);
  const root = toRoot(posix.dirname(file));
  const [book, website] = [toObject(settings['book']), toObject(settings['website'])];
  const titleOf = (name: string): string => findTitle(posix.join(root, name), folder);
  const chapters = toEntries(
    [
      ...toList(book['chapters']),
      ...toAppendices(book['appendices'], readLocale(settings['lang'])),
    ],
    titleOf,
  );
  const sidebars = [website['sidebar']].flat().map(toObject);
  const entries =
    chapters.length > 0
      ? chapters
      : toEntries(
          sidebars.flatMap(({contents}) => toList(contents)),
          titleOf,
        );
  const isWhole = entries.every(hasPages); // `contents: auto` leaves the order to the folders
  return {
    root,
    file,
    problems,
    title: toLine(book['title'] ?? website['title'] ?? settings['title']),
    tagline: toLine(book['subtitle'] ?? book['description'] ?? website['description']),
    url: toText(book['site-url'] ?? website['site-url']),
    locale: readLocale(settings['lang']),
    contents: entries.length > 0 && isWhole ? {entries, from: root} : undefined,
    isListed: chapters.length > 0,
    bibliography: toList(settings['bibliography']).map((name) => posix.join(root, String(name))),
  };
}

/** Reads `_bookdown.yml` and the front matter of `index.Rmd`; without either every note is a page. */
export function readBookdown(folder: OldFolder): QuartoSettings {
  const problems: MigrationProblem[] = [];
  const file =
    findShortest(folder, /(?:^|\/)_bookdown\.ya?ml$/) ??
    findShortest(folder, /(?:^|\/)index\.rmd$/i);
  if (file === undefined) return {root: '', file: '.', problems};
  const root = toRoot(posix.dirname(file));
  const isIndex = !/\.ya?ml$/.test(file);
  const settings = isIndex ? {} : readSettings(folder.read(file), file, problems);
  const index = folder.paths.find(
    (path) => /^index\.rmd$/i.test(path.slice(root.length)) && path.startsWith(root),
  );
  const {data} = parseFrontMatter(index === undefined ? '' : folder.read(index), index ?? file);
  const named = settings['rmd_files'];
  const files = toList(Array.isArray(named) ? named : toObject(named)['html']).map(String);
  const isDeep = settings['rmd_subdir'] === true;
  const chapters = files.length > 0 ? files : listChapters(folder, root, isDeep);
  return {
    root,
    file,
    problems,
    title: toLine(data['title']),
    tagline: toLine(data['description']),
    url: toText(data['url'])?.replaceAll('\\', ''), // `https\://…` is one for R
    locale: readLocale(data['lang']),
    contents: isIndex ? undefined : {entries: toParts(chapters, folder, root), from: root},
    isListed: !isIndex,
    bibliography: toList(data['bibliography']).map((name) => posix.join(root, String(name))),
  };
}

/** Returns a text on one line; undefined for none. */
const toLine = (value: unknown): string | undefined =>
  toText(toText(value)?.replace(/\s+/g, ' ').trim());

const readLocale = (lang: unknown): string | undefined =>
  typeof lang === 'string' ? toLocale(lang) : undefined;

const findShortest = ({paths}: OldFolder, pattern: RegExp): string | undefined =>
  paths
    .filter((path) => pattern.test(path))
    .sort((a, b) => a.split('/').length - b.split('/').length)[0];

const toList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];

const toAppendices = (value: unknown, locale: string | undefined): readonly unknown[] =>
  toList(value).length === 0
    ? []
    : [{part: locale?.startsWith('zh') === true ? '附录' : 'Appendices', chapters: value}];

/** `- a.qmd`, `- part: b.qmd`, `- section: 题` and `- text: 题` of the settings. */
function toEntries(items: readonly unknown[], titleOf: (name: string) => string): Entry[] {
  return items.flatMap((item): Entry[] => {
    if (typeof item === 'string')
      return /^-+$/.test(item) ? [] : [{label: '', href: toNoteName(item), items: []}];
    const {part, section, text, href, file, chapters, contents} = toObject(item);
    const name = toText(part ?? section);
    const isNote = name !== undefined && /\.(?:qmd|rmd|md)$/i.test(name);
    const target = toText(href ?? file) ?? (isNote ? name : undefined);
    const below = toEntries(toList(chapters ?? contents), titleOf);
    const label = toText(text) ?? (isNote ? (below.length > 0 ? titleOf(name) : '') : (name ?? ''));
    return target === undefined && below.length === 0
      ? []
      : [{label, href: target === undefined ? undefined : toNoteName(target), items: below}];
  });
}

/** Finds the title of a note that names a part, without its id. */
function findTitle(path: string, folder: OldFolder): string {
  const {data, body} = parseFrontMatter(folder.has(path) ? folder.read(path) : '', path);
  return toText(data['title']) ?? /^# (.+?)(?: *\{[^{}]*\})? *$/m.exec(body)?.[1] ?? '';
}

/** Tells whether an entry names notes alone, no patterns. */
const hasPages = ({href, items}: Entry): boolean =>
  (href === undefined || !/^auto$|\*/.test(href)) && items.every(hasPages);

/** Chapters are all notes beside the settings, the index first; names that begin with `_` are none. */
const listChapters = ({paths}: OldFolder, root: string, isDeep: boolean): string[] =>
  paths
    .filter((path) => path.startsWith(root) && /\.rmd$/i.test(path))
    .map((path) => path.slice(root.length))
    .filter((path) => !/(?:^|\/)_/.test(path) && (isDeep || !path.includes('/')))
    .sort((a, b) => Number(/^index\./i.test(b)) - Number(/^index\./i.test(a)));

/** Parts the chapters of a book. A part begins in the note that says so: `# (PART) 题 {-}`. */
function toParts(chapters: readonly string[], folder: OldFolder, root: string): Entry[] {
  const entries: Entry[] = [];
  let below = entries;
  for (const chapter of chapters) {
    const path = posix.join(root, chapter);
    const text = folder.has(path) ? folder.read(path) : '';
    const part = /^# \((?:PART\\?\*?|APPENDIX)\) (.+?)(?: *\{[^{}]*\})? *$/m.exec(text)?.[1];
    if (part !== undefined) {
      const entry: Entry = {label: part, items: []};
      entries.push(entry);
      below = entry.items;
    }
    below.push({label: '', href: toNoteName(chapter), items: []});
  }
  return entries;
}
