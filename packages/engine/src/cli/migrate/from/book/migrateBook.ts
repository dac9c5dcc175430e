import {posix} from 'node:path';
import {findContentTitle} from '../../../../content/docs/contentTitle.ts';
import {DOC_FIELDS} from '../../../../content/docs/docFrontMatter.ts';
import {isFolderIndex, isIndexName} from '../../../../content/docs/slug.ts';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {isExcluded} from '../../../../content/source/scan.ts';
import {mapProse, outsideSpans} from '../fences.ts';
import {
  createProblemList,
  decodeAddress,
  keepReadable,
  LENIENT,
  type MigratedFile,
  type Migration,
  type OldFolder,
  printConfig,
  printFrontMatter,
  type ProblemList,
  toLocale,
} from '../migration.ts';
import {type Entry, findNote, listNotes, type NoteFinder, toDocId, toSidebar} from './contents.ts';

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
  /** Rewrites what the tool has of its own; front matter is not part of the body. */
  rewrite?(body: string, path: string, problems: ProblemList): string;
}

const NOTE = /\.(?:md|markdown)$/i;
const MEDIA =
  /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|ico|mp4|webm|ogv|mov|mp3|wav|m4a|ogg|flac|pdf)$/i;
const CHINESE = /[\u3400-\u9fff]/g;

/** Writes a site out of a folder of Markdown. */
export function migrateBook(folder: OldFolder, book: Book): Migration {
  const problems = createProblemList(book.file);
  const finder: NoteFinder = {folder, root: book.root};
  const notes = pickNotes(finder, book);
  const files = new Map<string, MigratedFile>();
  const linked = new Set<string>();
  const labels = new Map(listed(book, finder).map(({path, label}) => [path, label]));
  const slugs = keepApart(notes, finder, book);
  let chinese = 0;
  let letters = 0;
  for (const path of notes) {
    const ofNote = createProblemList(path, problems.all);
    const written = folder.read(path);
    const read = book.readMeta?.(written) ?? written;
    const {data, body, lineCount} = parseFrontMatter(read, path);
    const added = read.split('\n').length - written.split('\n').length;
    const ofBody: ProblemList = {
      all: problems.all,
      add: (line, zh, en) =>
        ofNote.add(line === undefined ? line : line + lineCount - added, zh, en),
    };
    const text = rewriteLinks(book.rewrite?.(body, path, ofBody) ?? body, {path, finder, linked});
    const title = data['title'] ?? findContentTitle(text) ?? labels.get(path);
    const kept = keepReadable(
      {...data, ...(findContentTitle(text) === undefined && title !== undefined && {title})},
      DOC_FIELDS,
      ofNote,
    );
    const slug = slugs.get(path);
    files.set(`docs/${toDocId(path, book.root)}.md`, {
      text:
        printFrontMatter({...kept, ...(slug !== undefined && {slug})}) + text.replace(/^\n+/, ''),
    });
    chinese += (text.match(CHINESE) ?? []).length;
    letters += (text.match(/[a-z]/gi) ?? []).length;
  }
  for (const path of folder.paths)
    if (path.startsWith(book.root) && !NOTE.test(path) && (MEDIA.test(path) || linked.has(path)))
      files.set(`docs/${path.slice(book.root.length)}`, {copyOf: path});
  const isChinese = chinese * 8 > letters;
  const home = [...slugs.values()].includes('/')
    ? undefined
    : toHome(notes, finder, {title: book.title, isChinese});
  if (home !== undefined) files.set('docs/index.md', {text: home});
  files.set('wuya.config.ts', {
    text: printConfig(toConfig(book, {finder, notes, slugs, problems, isChinese})),
  });
  return {files, problems: problems.all};
}

const listed = ({contents}: Book, finder: NoteFinder) =>
  contents === undefined ? [] : listNotes(contents.entries, contents.from, finder);

/** Finds what becomes a page. */
function pickNotes(finder: NoteFinder, book: Book): string[] {
  const {folder, root} = finder;
  const inContents = new Set(listed(book, finder).map(({path}) => path));
  const all = folder.paths.filter(
    (path) =>
      path.startsWith(root) &&
      NOTE.test(path) &&
      !`/${path}`.includes('/.') &&
      book.isOwn?.(path) !== true,
  );
  if (book.isListed !== true || inContents.size === 0) return all;
  return all.filter((path) => inContents.has(path) || path === book.home);
}

/**
 * Gives notes an address of their own where two would have one: `README.md` beside `index.md`, and a note named like its
 * folder, which would answer for the folder. The first of the contents is the home page where there is no other.
 */
function keepApart(notes: readonly string[], finder: NoteFinder, book: Book): Map<string, string> {
  const slugs = new Map<string, string>();
  const indexes = new Set<string>();
  const byIndex = [...notes].sort(
    (a, b) => Number(b.endsWith('index.md')) - Number(a.endsWith('index.md')),
  );
  for (const path of byIndex) {
    const own = path.slice(finder.root.length);
    const name = posix.basename(own).replace(NOTE, '');
    const dir = posix.dirname(own);
    if (isIndexName(name) && !indexes.has(dir)) indexes.add(dir);
    else if (isFolderIndex(dir, name)) slugs.set(path, name.toLowerCase());
  }
  const first = listed(book, finder)[0]?.path;
  if (first !== undefined && !indexes.has('.') && notes.includes(first)) slugs.set(first, '/');
  return slugs;
}

interface LinkContext {
  readonly path: string;
  readonly finder: NoteFinder;
  /** Takes the files that links name. */
  readonly linked: Set<string>;
}

/** Makes links lead to the files of notes: `/guide/b`, `b.html` and `#/guide/b?id=c` → `./b.md#c`. */
function rewriteLinks(text: string, context: LinkContext): string {
  const change = (_: string, open: string, href: string): string => {
    const plain = href.replace(/^<(.*)>$/, '$1');
    const moved = moveLink(plain, context);
    return open + (moved === plain ? href : moved);
  };
  return mapProse(text, (line) =>
    outsideSpans(line, (part) =>
      part
        .replace(/(\]\(\s*)(<[^>\n]+>|(?:[^\s()]|\([^\s()]*\))+)/g, change)
        .replace(/^(\s{0,3}\[[^\]^][^\]]*\]:\s+)(<[^>]+>|\S+)/, change)
        .replace(
          /(<(?:img|a|source|video|audio)\b[^>]*?\s(?:src|href)=")([^"]+)/gi,
          (_, open: string, href: string) => open + moveLink(href, context),
        ),
    ),
  );
}

function moveLink(href: string, {path, finder, linked}: LinkContext): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return href;
  const dir = posix.dirname(path);
  const note = findNote(href, dir === '.' ? '' : dir, finder);
  const hash = /[?&]id=([^&#]+)/.exec(href)?.[1] ?? /^[^#]*#(?!\/)(.*)$/.exec(href)?.[1];
  if (note !== undefined) {
    if (posix.normalize(note) === path && hash !== undefined) return `#${hash}`;
    return toRelative(note, path) + (hash ? `#${hash}` : '');
  }
  const own = decodeAddress(href.replace(/[?#].*$/, ''));
  if (own === '') return href;
  const inside = own.startsWith('/')
    ? [posix.join(finder.root, own.slice(1))]
    : [posix.join(dir, own), posix.join(finder.root, own)];
  const file = inside.find((one) => finder.folder.has(one) && one.startsWith(finder.root));
  if (file === undefined) return href;
  linked.add(file);
  return toRelative(file, path) + href.slice(href.replace(/[?#].*$/, '').length);
}

function toRelative(file: string, from: string): string {
  const relative = posix.relative(posix.dirname(from), file);
  return encodeURI(relative.startsWith('.') ? relative : `./${relative}`).replace(
    /[()?#]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
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
    .map((path) => `- [${path.replace(NOTE, '')}](${toRelative(path, 'index.md')})`);
  const heading = title ?? (isChinese ? '笔记' : 'Notes');
  return `# ${heading.replaceAll('\n', ' ')}\n\n${lines.join('\n')}\n`;
}

function toConfig(
  book: Book,
  {
    finder,
    notes,
    slugs,
    problems,
    isChinese,
  }: {
    readonly finder: NoteFinder;
    readonly notes: readonly string[];
    readonly slugs: ReadonlyMap<string, string>;
    readonly problems: ProblemList;
    readonly isChinese: boolean;
  },
): Record<string, unknown> {
  const {contents, title, tagline, url, locale, navbar = []} = book;
  const sidebar = contents && toSidebar(contents.entries, contents.from, finder, problems);
  const ids = notes.map((path) => toDocId(path, finder.root));
  const isSearchTaken = ids.some((id) => /^search(?:\/(?:index|readme))?$/i.test(id));
  const redirects = ids
    .filter((id) => !isExcluded(`${id}.md`) && !isIndexName(posix.basename(id)))
    .map((id) => ({from: `/${id}.html`, to: toAddress(id, slugs.get(`${finder.root}${id}.md`))}));
  const items = navbar.flatMap(({label, href}) => toNavItem(label, href, finder));
  return {
    title: title ?? (isChinese ? '笔记' : 'Notes'),
    ...(tagline !== undefined && {tagline}),
    url: url ?? 'https://example.com',
    locale: locale === undefined ? (isChinese ? 'zh-CN' : 'en') : toLocale(locale),
    ...LENIENT,
    ...(book.hasHtmlNames === true && {redirects}),
    ...(isSearchTaken && {search: {path: 'find'}}),
    docs: {
      routeBasePath: '/',
      numberPrefixParser: false,
      ...(sidebar !== undefined && sidebar.length > 0 && {sidebars: {docs: sidebar}}),
    },
    markdown: {rawHtml: true, math: true, mermaid: true},
    ...(items.length > 0 && {themeConfig: {navbar: {items}}}),
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
