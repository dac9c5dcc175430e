import {posix} from 'node:path';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {slugify} from '../../../../content/source/slugger.ts';
import type {OldFolder} from '../common/migration.ts';
import {FOLDERS, type OldPage, type PageKind, takePath, toVisiblePath} from '../pages/oldPage.ts';
import {readDate} from '../pages/printPage.ts';

type Values = Readonly<Record<string, unknown>>;

export const NOTE = /\.(?:mdx?|markdown)$/i;
const DATES = [
  'date', 'pubDate', 'pubDatetime', 'publishDate', 'published', 'publishedAt', 'publishedDate', 'publish_date', 'createdAt', 'created',
] as const; // prettier-ignore

/** Reads the day of a post, whatever its front matter calls it; undefined where it has none. Also `Jul 08 2022`. */
export function dateOf(data: Values): string | undefined {
  for (const key of DATES) {
    const date = toDate(data[key]);
    if (date !== undefined) return date;
  }
  return undefined;
}

/** Reads a date as it is written, or as JavaScript does. */
export function toDate(value: unknown): string | undefined {
  const read = readDate(value);
  if (read !== undefined || typeof value !== 'string' || !/[a-z]{3}/i.test(value)) return read;
  const date = new Date(`${value} UTC`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

/** A tool whose sites are blogs made by templates, of which the notes are read alone. */
export interface BlogTool {
  readonly name: string;
  readonly config: RegExp;
  /** Folder of the files that are published as they are. */
  readonly publicDirs: readonly string[];
  /** Folders of such files whose names are part of their addresses. */
  readonly keptDirs?: readonly string[];
  /** Lists of posts, and where they are here. */
  readonly lists?: readonly {readonly from: string; readonly to: string}[];
  /** Items of the navbar that its settings have, before those of single pages. */
  readonly navbar?: readonly unknown[];
  /** Folders that hold notes that are pages by themselves. */
  readonly pageDirs: readonly string[];
  /** Folder of the posts, where it has one name; else it is that of the notes with a date. */
  readonly postDir?: string;
  /** Whether addresses are the names of the files, letter by letter. */
  readonly keepsNames?: boolean;
  /** Whether it has formulas whatever its site asks for. */
  readonly hasMath?: boolean;
  /** Whether a page is a list that every blog here has. */
  readonly isList?: (page: Pick<OldPage, 'data' | 'path'>) => boolean;
  /** Whether addresses count from the folder of the posts. */
  readonly isFlat?: boolean;
  /** Whether the settings of a site say where its notes are, so that nothing is guessed. */
  readonly hasOwnRules?: boolean;
  /** Whether notes may be anywhere. */
  readonly isWhole?: boolean;
  /** Whether a date before the name of a file is no part of its address. */
  readonly dropsDates?: boolean;
}

/** A note of such a site. */
interface Note {
  readonly path: string;
  readonly data: Values;
  readonly body: string;
  readonly lineCount: number;
}

/** Reads the notes of a site. */
function readNotes(folder: OldFolder, isWanted: (path: string) => boolean): Note[] {
  return folder.paths
    .filter((path) => NOTE.test(path) && isWanted(path))
    .map((path) => ({path, ...parseFrontMatter(folder.read(path), path)}))
    .filter(({path, data}) => data['permalink'] !== false && !isErrorPage(path, data));
}

/** Every site has a page for addresses without one. */
const isErrorPage = (path: string, {permalink}: Values): boolean =>
  /(?:^|\/)404\.\w+$/.test(path) || /^\/?404(?:\.html|\/)?$/.test(String(permalink));

/** Finds the folder of the posts: of all notes with a date the one that they share, with a stroke at its end; undefined for none. */
export function findPostDirs(folder: OldFolder, {postDir}: Pick<BlogTool, 'postDir'>): string[] {
  if (postDir !== undefined)
    return folder.paths.some((path) => NOTE.test(path) && path.startsWith(postDir))
      ? [postDir]
      : [];
  const dated = folder.paths
    .filter((path) => NOTE.test(path) && path.includes('/') && !/(?:^|\/)[._]/.test(path))
    .filter((path) => dateOf(parseFrontMatter(folder.read(path), path).data) !== undefined);
  const collections = dated.map(
    (path) => /^(?:.*\/)?src\/(?:content|data)\/[^/]+\/(?=.)/.exec(path)?.[0],
  );
  if (dated.length > 0 && collections.every((one) => one !== undefined))
    return [...new Set(collections as string[])];
  const parts = dated.map((path) => path.split('/').slice(0, -1));
  const [first = []] = parts;
  const shared = first.filter((_, i) =>
    parts.every((one) => one.slice(0, i + 1).join('/') === first.slice(0, i + 1).join('/')),
  );
  // A post in a folder of its own shares that with none.
  const own = dated.length === 1 && /\/index\.\w+$/.test(dated[0]!) ? shared.slice(0, -1) : shared;
  return own.length === 0 ? [] : [`${own.join('/')}/`];
}

/** Files about a repository, which are no pages. */
const ABOUT =
  /^(?:readme|license|changelog|contributing|code_of_conduct|security|agents|claude)\b[^/]*$/i;

/** Folders of a site that hold notes. */
interface Dirs {
  readonly posts: readonly string[];
  /** Collections of Astro, those of posts too. */
  readonly collections: readonly string[];
  /** What is not in the others is a page; `` for the whole folder. */
  readonly others: readonly string[];
}

function findDirs(folder: OldFolder, tool: BlogTool): Dirs {
  const posts = findPostDirs(folder, tool);
  const around = posts.map((dir) => dir.slice(0, dir.lastIndexOf('/', dir.length - 2) + 1));
  const collections = folder.paths.flatMap(
    (path) => /^src\/(?:content|data)\/[^/]+\//.exec(path)?.[0] ?? [],
  );
  return {
    posts,
    collections: [...new Set(collections)],
    others: [...tool.pageDirs, ...around.filter((dir) => dir !== '' || tool.isWhole === true)],
  };
}

/** Tells whether a note is one of the site. */
const isInside = (path: string, {posts, collections, others}: Dirs): boolean =>
  !ABOUT.test(path) &&
  !/(?:^|\/)[._]/.test(path) &&
  [...posts, ...collections, ...others].some((dir) => path.startsWith(dir));

/** Counts the notes outside of the folders of a site, and names one; undefined for none. */
export function findLeft(
  folder: OldFolder,
  tool: BlogTool,
): {count: number; first: string} | undefined {
  const dirs = findDirs(folder, tool);
  const left = folder.paths.filter(
    (path) =>
      NOTE.test(path) && !isInside(path, dirs) && !ABOUT.test(path) && !/(?:^|\/)[._]/.test(path),
  );
  return left.length === 0 ? undefined : {count: left.length, first: left[0]!};
}

/** Lists the pages of a site: posts, notes of other collections, single pages. */
export function listPages(folder: OldFolder, tool: BlogTool): OldPage[] {
  const dirs = findDirs(folder, tool);
  const {posts, collections, others} = dirs;
  const taken = new Set<string>();
  const byLength = [...posts, ...collections, ...others].sort((a, b) => b.length - a.length);
  const homeOf = (path: string): string => byLength.find((dir) => path.startsWith(dir)) ?? '';
  const notes = readNotes(folder, (path) => isInside(path, dirs)).filter(
    (note) => tool.isList?.(note) !== true,
  );
  const counts = new Map<string, number>();
  for (const {path} of notes) counts.set(homeOf(path), (counts.get(homeOf(path)) ?? 0) + 1);
  return notes.map((note): OldPage => {
    const home = homeOf(note.path);
    const isPost = posts.includes(home);
    const own = note.path.slice(home.length).replace(NOTE, '');
    const hasRoute = ['', '/index'].some((end) => folder.has(`src/pages/${own}${end}.astro`));
    const isOther = collections.includes(home) && counts.get(home)! > 2 && !hasRoute;
    const kind: PageKind = isPost ? 'post' : isOther ? 'doc' : 'page';
    const name = posix.basename(home);
    const inDocs = kind === 'doc' ? `${name}/${own}` : own;
    const file = takePath(`${FOLDERS[kind]}${toVisiblePath(inDocs)}.md`, taken);
    const base = baseOf(home, kind, {folder, tool});
    return {
      ...note,
      kind,
      prefix: '',
      address: addressOf(note, {own, base, tool}),
      file,
      names: [note.path, note.path.replace(NOTE, '')],
    };
  });
}

/** Returns where the notes of a folder are published: `/blog/`. */
function baseOf(
  dir: string,
  kind: PageKind,
  {folder, tool}: {readonly folder: OldFolder; readonly tool: BlogTool},
): string {
  if (kind === 'page' || tool.isFlat === true) return '/';
  const name = posix.basename(dir);
  const routes = folder.paths.flatMap((path) => {
    const found = /^src\/pages\/((?:[^[]*\/)?)\[(?:\.\.\.)?[\w-]+\]\.astro$/.exec(path);
    return found ? [found[1]!] : [];
  });
  const stem = (text: string): string => text.replace(/\/$/, '').replace(/s$/, '');
  const found =
    routes.find((route) => stem(route) === stem(name)) ??
    routes.find((route) => /^(?:posts?|blogs?|articles?|p)\/$/.test(route) && kind === 'post') ??
    (kind === 'post' && routes.includes('') ? '' : undefined);
  return found === undefined ? `/${name}/` : `/${found}`;
}

function addressOf(
  {data, path}: Note,
  {own, base, tool}: {readonly own: string; readonly base: string; readonly tool: BlogTool},
): string {
  const dropsDates = tool.dropsDates === true;
  const written = [data['permalink'], data['path'], data['slug']].find(
    (one): one is string => typeof one === 'string' && one !== '' && !one.includes('{'),
  );
  if (written?.startsWith('/')) return written;
  // Eleventy counts a permalink from the root.
  if (written !== undefined && written === data['permalink']) return `/${written}`;
  const plain = own.replace(/(?:^|\/)index$/i, '');
  const parts = (written ?? plain)
    .split('/')
    .map((part, i, all) =>
      dropsDates
        ? withoutDate(part, i === all.length - 1)
        : tool.keepsNames === true
          ? part
          : slugify(part) || part,
    );
  // Eleventy: a note named like its folder stands for it.
  if (dropsDates && parts.at(-1) === parts.at(-2)) parts.pop();
  return posix.join(
    base,
    /(?:^|\/)index\.\w+$/i.test(path) && plain === '' ? '' : parts.join('/'),
    '/',
  );
}

const withoutDate = (part: string, isLast: boolean): string =>
  isLast ? part.replace(/^\d{4}-\d{2}-\d{2}-(?=.)/, '') : part;
