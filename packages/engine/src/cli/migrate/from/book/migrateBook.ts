import {posix} from 'node:path';
import {findContentTitle} from '../../../../content/docs/contentTitle.ts';
import {DOC_FIELDS} from '../../../../content/docs/docFrontMatter.ts';
import {isFolderIndex, isIndexName} from '../../../../content/docs/slug.ts';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {rewriteCodeMarks} from '../markdown/codeMarks.ts';
import {
  createProblemList,
  keepReadable,
  type MigratedFile,
  type Migration,
  type MigrationProblem,
  type OldFolder,
  printConfig,
  printNote,
  type ProblemList,
  shiftLines,
} from '../common/migration.ts';
import {rewriteAlerts} from '../obsidian/obsidianCallouts.ts';
import {languageOf} from '../common/guessLocale.ts';
import type {PublishedFolder} from '../common/rewrites.ts';
import {translateLabels} from '../common/sidebarLabels.ts';
import type {Book, OpenBook} from './book.ts';
import {toConfig} from './bookConfig.ts';
import {withExtras} from '../common/siteExtras.ts';
import {listNotes, NOTE, toDocId, toSidebar} from './contents.ts';
import {listHome} from '../common/homePage.ts';
import {type LinkContext, type NoteFolders, rewriteLinks} from './noteLinks.ts';
import {dropFolder, findByFolder, moveLinks, splitLanguages} from './noteLanguages.ts';
import {placePictures} from '../common/placePictures.ts';
import {separateTwins} from './twins.ts';
import {showsWikiPictures} from './wikiPictures.ts';
import {endingIn, MEDIA_ENDINGS} from '../../../../content/source/mediaEndings.ts';

const MEDIA = endingIn(MEDIA_ENDINGS, 'pdf');

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
  const languages = book.languages ?? [];
  const split = splitLanguages(twinless, {root: book.root, languages}, found);
  const {main: folder, translations} = split;
  const open = openBook(folder, book);
  const {notes, slugs, finder} = open;
  reportOutside(folder, open, problems);
  reportUnlisted(folder, open, problems);
  const files = new Map<string, MigratedFile>();
  const [linked, outside] = [new Set<string>(), new Set<string>()];
  const folders: NoteFolders = {all: listFolders(open), linked: new Set()};
  const texts: string[] = [];
  for (const path of notes) {
    const original = folder.originalOf(path);
    const {dir} = findByFolder(original, book.root, languages) ?? languages[0] ?? {};
    const ofNote = createProblemList(original, found);
    const text = rewriteNote(path, {...open, original, dir, linked, folders, outside}, ofNote);
    files.set(`docs/${toDocId(path, book.root)}.md`, {text});
    texts.push(text);
  }
  const known = new Set(notes);
  for (const {locale: language, folder: own, paths, dir} of translations)
    for (const path of paths.filter((one) => known.has(one))) {
      const original = own.originalOf(path);
      const context = {
        ...open,
        finder: {...finder, folder: own},
        original,
        dir,
        linked,
        folders,
        outside,
      };
      const ofNote = createProblemList(original, found);
      const text = rewriteNote(path, context, ofNote);
      files.set(`i18n/${language}/docs/${toDocId(path, book.root)}.md`, {text});
    }
  for (const [path, text] of translateContents(open)) files.set(path, {text});
  for (const path of folders.linked) {
    const own = path.slice(book.root.length);
    const list = {label: posix.basename(own), link: {type: 'generated-index', slug: `/${own}`}};
    files.set(`docs/${own}/_category_.json`, {text: `${JSON.stringify(list, null, 2)}\n`});
  }
  const isShown = (path: string): boolean =>
    MEDIA.test(path) && (book.publicDir === undefined || !path.startsWith(book.publicDir));
  for (const path of folder.paths)
    if (path.startsWith(book.root) && !NOTE.test(path) && (isShown(path) || linked.has(path)))
      files.set(`docs/${path.slice(book.root.length)}`, {copyOf: folder.originalOf(path)});
  for (const path of book.publicDir === undefined ? [] : folder.paths)
    if (path.startsWith(book.publicDir!))
      files.set(`static/${path.slice(book.publicDir!.length)}`, {copyOf: folder.originalOf(path)});
  for (const path of outside) files.set(`static/${path}`, {copyOf: folder.originalOf(path)});
  const language = languageOf(texts);
  const home = [...slugs.values()].includes('/')
    ? undefined
    : listHome(
        notes,
        {...finder, isOfAnyTool: book.isOfAnyTool ?? false},
        {title: book.title, language},
      );
  if (home !== undefined) files.set('docs/index.md', {text: home});
  const hasWikiPictures = showsWikiPictures(notes, folder);
  files.set('wuya.config.ts', {
    text: printConfig(
      withExtras(
        toConfig(open, {problems, language, hasWikiPictures}),
        placePictures(book.extras ?? {}, {folder: given, publicDir: book.publicDir, files}),
      ),
    ),
  });
  return {files, problems: found};
}

/** Lists the folders of notes that have no page of their own, where the folders are the contents. */
function listFolders({book: {root, contents}, notes}: OpenBook): ReadonlySet<string> {
  const folders = new Set<string>();
  if (contents !== undefined) return folders;
  for (const path of notes)
    for (
      let dir = posix.dirname(path);
      dir.length > root.length && dir !== '.';
      dir = posix.dirname(dir)
    )
      folders.add(dir);
  for (const path of notes) {
    const dir = posix.dirname(path);
    const id = toDocId(path, root);
    if (isFolderIndex(posix.dirname(id), posix.basename(id))) folders.delete(dir);
  }
  return folders;
}

/** Translates the labels of the sidebar as the contents of the other languages call the same notes: files by their path. */
function translateContents({book: {contents}, finder}: OpenBook): Map<string, string> {
  const files = new Map<string, string>();
  if (contents?.others === undefined) return files;
  const silent: ProblemList = {all: [], add: () => undefined};
  const ours = {docs: toSidebar(contents, finder, silent)};
  for (const [locale, entries] of contents.others) {
    const theirs = {docs: toSidebar({entries, from: contents.from}, finder, silent)};
    const texts = Object.fromEntries(
      Object.entries(translateLabels(ours, theirs)).filter(
        ([id, {message}]) => !id.endsWith(`.${message}`),
      ),
    );
    if (Object.keys(texts).length > 0)
      files.set(
        `i18n/${locale}/docusaurus-plugin-content-docs/current.json`,
        `${JSON.stringify(texts, null, 2)}\n`,
      );
  }
  return files;
}

/** Reports notes outside of the folder of the book where most of them are. */
function reportOutside(folder: OldFolder, {book, notes}: OpenBook, problems: ProblemList): void {
  const {length} = folder.paths.filter(
    (path) => !path.startsWith(book.root) && NOTE.test(path) && !`/${path}`.includes('/.'),
  );
  if (length > notes.length)
    problems.add(
      undefined,
      `${book.root} 之外的 ${length} 篇笔记原来不在站点里，没有带过来；要整个文件夹，加上 --tool markdown。`,
      `${length} notes outside of ${book.root} were not in the site and did not come along; for the whole folder add --tool markdown.`,
    );
}

/** Files of a repository that no reader of its notes misses: `LICENSE.md`, `bower_components/a/todo.md`. */
const OF_REPOSITORY = /(?:^|\/)(?:[A-Z][A-Z_-]+\.\w+$|(?:bower_components|vendor|\.\w+)\/)/;

/** Tells how many notes of a book its contents do not name, so that they are no pages. */
function reportUnlisted(
  folder: OldFolder & Pick<PublishedFolder, 'originalOf'>,
  {book, notes}: OpenBook,
  problems: ProblemList,
): void {
  const kept = new Set(notes);
  const left = listPossible(folder, book).filter(
    (path) => !kept.has(path) && !OF_REPOSITORY.test(path),
  );
  const [first, ...others] = left.map((path) => folder.originalOf(path));
  if (first === undefined) return;
  const count = others.length + 1;
  problems.add(
    undefined,
    `目录里没有的 ${count} 篇笔记原来不在书里，没有带过来，例如 ${first}；要带，先写进目录。`,
    `The contents do not name ${count === 1 ? 'one note' : `${count} notes`}, which did not come along, as they were in no book either: ${first}${count === 1 ? '' : ' and others'}. To bring them, name them there first.`,
  );
}

function openBook(folder: OldFolder, book: Book): OpenBook {
  const {root, contents} = book;
  // Contents may list files of the tool itself, as those that a tool makes of a folder do.
  const isOwn = (path: string): boolean => NOTE.test(path) && book.isOwn?.(path) === true;
  const has = (path: string): boolean => folder.has(path) && !isOwn(path) && !isHiddenNote(path);
  const finder = {folder: {...folder, has}, root};
  const listed = contents === undefined ? [] : listNotes(contents, finder);
  const labels = new Map(listed.map(({path, label}) => [path, label]));
  const notes = pickNotes(folder, book, labels);
  const home = notes.find((path) => path === book.home);
  const first = home ?? (book.isFirstHome === false ? undefined : listed[0]?.path);
  return {book, finder, labels, notes, slugs: keepApart(notes, root, first)};
}

/** Tells whether a note is hidden: names that begin with a dot make no pages. */
const isHiddenNote = (path: string): boolean => NOTE.test(path) && `/${path}`.includes('/.');

/** Lists what is a note and may become a page. */
const listPossible = (folder: OldFolder, book: Book): string[] =>
  folder.paths.filter(
    (path) =>
      path.startsWith(book.root) &&
      NOTE.test(path) &&
      !isHiddenNote(path) &&
      book.isOwn?.(path) !== true,
  );

/** Finds what becomes a page. */
function pickNotes(folder: OldFolder, book: Book, listed: ReadonlyMap<string, string>): string[] {
  const all = listPossible(folder, book);
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
    (a, b) => Number(/index\.mdx?$/.test(b)) - Number(/index\.mdx?$/.test(a)),
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

interface NoteContext extends OpenBook, Pick<LinkContext, 'linked' | 'folders' | 'outside'> {
  /** Where the note is in truth. */
  readonly original: string;
  /** Folder of its language. */
  readonly dir: string | undefined;
}

/** Rewrites a note: what its tool has of its own, its links, its front matter. */
function rewriteNote(
  path: string,
  {book, finder, labels, slugs, original, dir, linked, folders, outside}: NoteContext,
  problems: ProblemList,
): string {
  const written = finder.folder.read(path);
  const read = book.readMeta?.(written, path) ?? written;
  const {data, body, lineCount} = parseFrontMatter(read, path);
  const added = read.split('\n').length - written.split('\n').length;
  const ofBody = shiftLines(problems, lineCount - added);
  const rewritten = book.rewrite?.(body, {path, original, data, problems: ofBody}) ?? body;
  const own = rewriteCodeMarks(rewriteAlerts(rewritten, book.alertWords));
  const moved = moveLinks(own, {...finder, original, path, dir});
  const text = rewriteLinks(moved, {path, finder, linked, folders, outside});
  const title =
    findContentTitle(text) === undefined ? (data['title'] ?? labels.get(path)) : undefined;
  const front = book.toFrontMatter?.(data, (href) => dropFolder(href, dir)) ?? data;
  const slug = slugs.get(path);
  const anchors = book.findAnchors?.(text) ?? {};
  const more = {
    ...(title !== undefined && {title}),
    ...(Object.keys(anchors).length > 0 && {anchors}),
  };
  const kept = keepReadable({...front, ...more}, DOC_FIELDS, problems);
  return printNote({...kept, ...(slug !== undefined && {slug})}, text.replace(/^\n+/, ''));
}
