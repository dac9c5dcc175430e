import {posix} from 'node:path';
import {findContentTitle} from '../../../../content/docs/contentTitle.ts';
import {DOC_FIELDS} from '../../../../content/docs/docFrontMatter.ts';
import {isFolderIndex, isIndexName} from '../../../../content/docs/slug.ts';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {isExcluded} from '../../../../content/source/scan.ts';
import {
  createProblemList,
  keepReadable,
  LENIENT,
  type MigratedFile,
  type Migration,
  type MigrationProblem,
  type OldFolder,
  printConfig,
  printFrontMatter,
  type ProblemList,
  toLocale,
  toRelativeLink,
} from '../migration.ts';
import {
  type Entry,
  findNote,
  listNotes,
  NOTE,
  type NoteFinder,
  toDocId,
  toSidebar,
} from './contents.ts';
import {type LinkContext, rewriteLinks} from './noteLinks.ts';
import {type NoteLanguage, splitLanguages} from './noteLanguages.ts';
import {separateTwins} from './twins.ts';

/** What a tool knows of a folder of notes. */
export interface Book {
  /** Folder of the notes, `` or `src/`. */
  readonly root: string;
  /** File that what is wrong with the whole is told of. */
  readonly file: string;
  /** Table of contents; without one the folders are. */
  readonly contents?: {readonly entries: readonly Entry[]; readonly from: string} | undefined;
  readonly title?: string | undefined;
  readonly tagline?: string | undefined;
  readonly url?: string | undefined;
  readonly locale?: string | undefined;
  readonly navbar?: readonly Entry[];
  /** Languages that names of files tell, the main one first. */
  readonly languages?: readonly NoteLanguage[];
  /** Whether what its contents do not name is no page. @default false */
  readonly isListed?: boolean;
  /** Home page of such a book, which its contents need not name. */
  readonly home?: string;
  /** Whether pages were files: `/a.html`. @default false */
  readonly hasHtmlNames?: boolean;
  /** Files of the tool itself, which are no notes. */
  isOwn?(path: string): boolean;
  /** Gives a note the front matter that its tool reads in another form. */
  readMeta?(text: string): string;
  /** Finds ids that headings of a note, as it is rewritten, had in the old site: ours by theirs. */
  findAnchors?(text: string): Readonly<Record<string, string>>;
  /** Rewrites what the tool has of its own; front matter is not part of the body. */
  rewrite?(body: string, path: string, problems: ProblemList): string;
}

const MEDIA =
  /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|ico|mp4|webm|ogv|mov|mp3|wav|m4a|ogg|flac|pdf)$/i;
const CHINESE = /[\u3400-\u9fff]/g;

/** A book whose notes are known. */
interface OpenBook {
  readonly book: Book;
  readonly finder: NoteFinder;
  /** What its contents call their notes, in their order, by path. */
  readonly labels: ReadonlyMap<string, string>;
  /** What becomes a page, by path in the old folder. */
  readonly notes: readonly string[];
  /** Addresses that differ from those of the files, by path. */
  readonly slugs: ReadonlyMap<string, string>;
}

/**
 * Writes a site out of a folder of Markdown.
 * @param found what was wrong with the folder before, and takes the rest
 */
export function migrateBook(
  given: OldFolder,
  book: Book,
  found: MigrationProblem[] = [],
): Migration {
  const problems = createProblemList(book.file, found);
  const twinless = separateTwins(given);
  const {main: folder, translations} = splitLanguages(twinless, book.languages ?? [], found);
  const open = openBook(folder, book);
  const {notes, slugs, finder} = open;
  const files = new Map<string, MigratedFile>();
  const linked = new Set<string>();
  let chinese = 0;
  let letters = 0;
  for (const path of notes) {
    const ofNote = createProblemList(folder.originalOf(path), found);
    const text = rewriteNote(path, {...open, linked}, ofNote);
    files.set(`docs/${toDocId(path, book.root)}.md`, {text});
    chinese += (text.match(CHINESE) ?? []).length;
    letters += (text.match(/[a-z]/gi) ?? []).length;
  }
  for (const {locale: language, folder: own, paths} of translations)
    for (const path of paths.filter((one) => notes.includes(one))) {
      const context = {...open, finder: {...finder, folder: own}, linked};
      const ofNote = createProblemList(own.originalOf(path), found);
      const text = rewriteNote(path, context, ofNote);
      files.set(`i18n/${language}/docs/${toDocId(path, book.root)}.md`, {text});
    }
  for (const path of folder.paths)
    if (path.startsWith(book.root) && !NOTE.test(path) && (MEDIA.test(path) || linked.has(path)))
      files.set(`docs/${path.slice(book.root.length)}`, {copyOf: path});
  const isChinese = chinese * 8 > letters;
  const home = [...slugs.values()].includes('/')
    ? undefined
    : toHome(notes, finder, {title: book.title, isChinese});
  if (home !== undefined) files.set('docs/index.md', {text: home});
  files.set('wuya.config.ts', {text: printConfig(toConfig(open, {problems, isChinese}))});
  return {files, problems: found};
}

function openBook(folder: OldFolder, book: Book): OpenBook {
  const {root, contents} = book;
  const finder = {folder, root};
  const listed = contents === undefined ? [] : listNotes(contents.entries, contents.from, finder);
  const labels = new Map(listed.map(({path, label}) => [path, label]));
  const notes = pickNotes(folder, book, labels);
  return {book, finder, labels, notes, slugs: keepApart(notes, root, listed[0]?.path)};
}

/** Finds what becomes a page. */
function pickNotes(folder: OldFolder, book: Book, listed: ReadonlyMap<string, string>): string[] {
  const all = folder.paths.filter(
    (path) =>
      path.startsWith(book.root) &&
      NOTE.test(path) &&
      !`/${path}`.includes('/.') &&
      book.isOwn?.(path) !== true,
  );
  if (book.isListed !== true || listed.size === 0) return all;
  return all.filter((path) => listed.has(path) || path === book.home);
}

/**
 * Gives notes an address of their own where two would have one: `README.md` beside `index.md`, and a note named like its
 * folder, which would answer for the folder.
 * @param first note of the contents: the home page where there is no other
 */
function keepApart(
  notes: readonly string[],
  root: string,
  first: string | undefined,
): Map<string, string> {
  const slugs = new Map<string, string>();
  const indexes = new Set<string>();
  const byIndex = [...notes].sort(
    (a, b) => Number(b.endsWith('index.md')) - Number(a.endsWith('index.md')),
  );
  for (const path of byIndex) {
    const id = toDocId(path, root);
    const name = posix.basename(id);
    const dir = posix.dirname(id);
    if (isIndexName(name) && !indexes.has(dir)) indexes.add(dir);
    else if (isFolderIndex(dir, name)) slugs.set(path, name.toLowerCase());
  }
  if (first !== undefined && !indexes.has('.') && notes.includes(first)) slugs.set(first, '/');
  return slugs;
}

/** Rewrites a note: what its tool has of its own, its links, its front matter. */
function rewriteNote(
  path: string,
  {book, finder, labels, slugs, linked}: OpenBook & Pick<LinkContext, 'linked'>,
  problems: ProblemList,
): string {
  const written = finder.folder.read(path);
  const read = book.readMeta?.(written) ?? written;
  const {data, body, lineCount} = parseFrontMatter(read, path);
  const added = read.split('\n').length - written.split('\n').length;
  const ofBody: ProblemList = {
    all: problems.all,
    add: (line, zh, en) =>
      problems.add(line === undefined ? line : line + lineCount - added, zh, en),
  };
  const text = rewriteLinks(book.rewrite?.(body, path, ofBody) ?? body, {path, finder, linked});
  const title =
    findContentTitle(text) === undefined ? (data['title'] ?? labels.get(path)) : undefined;
  const slug = slugs.get(path);
  const anchors = book.findAnchors?.(text) ?? {};
  const more = {
    ...(title !== undefined && {title}),
    ...(Object.keys(anchors).length > 0 && {anchors}),
  };
  const kept = keepReadable({...data, ...more}, DOC_FIELDS, problems);
  return printFrontMatter({...kept, ...(slug !== undefined && {slug})}) + text.replace(/^\n+/, '');
}

/** Makes a home page of links where nothing answers for the folder; undefined where something does. */
function toHome(
  notes: readonly string[],
  {root}: NoteFinder,
  {title, isChinese}: {readonly title: string | undefined; readonly isChinese: boolean},
): string | undefined {
  const own = notes.map((path) => path.slice(root.length));
  if (own.some((path) => /^(?:index|readme)\.(?:md|markdown)$/i.test(path))) return undefined;
  const lines = own
    .filter((path) => !isExcluded(path))
    .map((path) => `- [${path.replace(NOTE, '')}](${toRelativeLink(path, 'index.md')})`);
  const heading = title ?? (isChinese ? '笔记' : 'Notes');
  return `# ${heading.replaceAll('\n', ' ')}\n\n${lines.join('\n')}\n`;
}

function toConfig(
  {book, finder, notes, slugs}: OpenBook,
  {problems, isChinese}: {readonly problems: ProblemList; readonly isChinese: boolean},
): Record<string, unknown> {
  const {contents, title, tagline, url, locale, navbar = []} = book;
  const sidebar = contents && toSidebar(contents.entries, contents.from, finder, problems);
  const pages = notes.map((path) => ({id: toDocId(path, finder.root), slug: slugs.get(path)}));
  const isSearchTaken = pages.some(({id}) => /^search(?:\/(?:index|readme))?$/i.test(id));
  const redirects = pages
    .filter(({id}) => !isExcluded(`${id}.md`) && !isIndexName(posix.basename(id)))
    .map(({id, slug}) => ({from: `/${id}.html`, to: toAddress(id, slug)}));
  const items = navbar.flatMap(({label, href}) => toNavItem(label, href, finder));
  const isOfMany = (book.languages ?? []).length > 1;
  const all = [...items, ...(isOfMany ? [{type: 'localeDropdown', position: 'right'}] : [])];
  return {
    title: title ?? (isChinese ? '笔记' : 'Notes'),
    ...(tagline !== undefined && {tagline}),
    url: url ?? 'https://example.com',
    ...toLanguages(
      book.languages ?? [],
      locale === undefined ? (isChinese ? 'zh-CN' : 'en') : toLocale(locale),
    ),
    ...LENIENT,
    ...(book.hasHtmlNames === true && {redirects}),
    ...(isSearchTaken && {search: {path: 'find'}}),
    docs: {
      routeBasePath: '/',
      numberPrefixParser: false,
      ...(sidebar !== undefined && sidebar.length > 0 && {sidebars: {docs: sidebar}}),
    },
    markdown: {rawHtml: true, math: true, mermaid: true},
    ...(all.length > 0 && {themeConfig: {navbar: {items: all}}}),
  };
}

/** Options of the languages of a site; of the one that it has where it has no others. */
function toLanguages(languages: readonly NoteLanguage[], locale: string): Record<string, unknown> {
  if (languages.length < 2) return {locale};
  const configs = languages.map((one) => [one.locale, one.label ? {label: one.label} : {}]);
  return {
    i18n: {
      defaultLocale: languages[0]!.locale,
      locales: languages.map((one) => one.locale),
      localeConfigs: Object.fromEntries(configs),
    },
  };
}

/** `a/b` → `/a/b/`, with the slug `c` `/a/c/`, with `/` the home page */
function toAddress(id: string, slug = posix.basename(id)): string {
  return slug === '/' ? '/' : posix.join('/', posix.dirname(id), slug, '/');
}

function toNavItem(label: string, href: string | undefined, finder: NoteFinder): unknown[] {
  if (href === undefined || label === '') return [];
  if (/^https?:/i.test(href)) return [{label, href}];
  const note = findNote(href, finder.root, finder);
  return note === undefined ? [] : [{type: 'doc', docId: toDocId(note, finder.root), label}];
}
