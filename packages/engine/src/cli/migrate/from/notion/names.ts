import {keepFreeName} from '../common/freeName.ts';
import {posix} from 'node:path';
import type {OldFolder} from '../common/migration.ts';

/** What Notion puts behind the name of a page and of a folder, with the sign before it; some tools replace its blank. */
const ID = /[ _-]([\da-f]{32})$/;
const PAGE = /\.(?:md|csv)$/;

/** A page of Notion: a note, or a database, which has a table alone. */
export interface NotionPage {
  /** Path in the old folder. */
  readonly original: string;
  readonly isTable: boolean;
  /** Path in the new folder; `甲/index.md` where it has pages below it. */
  readonly shown: string;
}

/** The pages and other files of an export, by the names they are shown by. */
export interface NotionNames {
  readonly pages: readonly NotionPage[];
  /** What is not listed is no part of the new site. */
  readonly shownOf: ReadonlyMap<string, string>;
  readonly byOriginal: ReadonlyMap<string, NotionPage>;
  readonly byShown: ReadonlyMap<string, NotionPage>;
  /** Pages by the id in their address. */
  readonly byId: ReadonlyMap<string, NotionPage>;
}

/** Tells whether most notes of a folder are named as Notion names them. */
export function isNotionExport({paths}: OldFolder): boolean {
  const notes = paths.filter((path) => path.endsWith('.md'));
  const named = notes.filter((path) => idOf(path) !== undefined);
  return named.length > 0 && named.length * 2 >= notes.length;
}

/** Returns what has one address: a note and a folder of its name, whatever the case. */
const keyOf = (path: string): string => path.replace(/\.md$/, '').toLowerCase();

const stemOf = (path: string): string => path.replace(PAGE, '').replace(/_all$/, '');
const idOf = (path: string): string | undefined => ID.exec(stemOf(path))?.[1];
const withoutId = (name: string): string => name.replace(ID, '').trim() || name;

/**
 * Names the files of an export as their pages are called. A page with a folder of its own is the first one in it; where one page
 * holds all others, it is the home page.
 * @example `甲 0123….md` beside `甲 0123…/` → `甲/index.md`
 */
export function nameFiles({paths, has}: OldFolder): NotionNames {
  const root = findRoot(paths);
  const taken = new Set<string>();
  const owned = new Set<string>();
  const dirs = new Map<string, string>([[root.replace(/\/$/, '') || '.', '']]);
  const isDir = new Set(paths.flatMap((path) => parentsOf(path)));
  const files = paths.filter((path) => path.startsWith(root));
  const ofPages = files.filter(
    (path) => PAGE.test(path) && (path.endsWith('.md') || isTable(path, has)),
  );
  const home = findHome(ofPages, root);
  const take = (path: string): string => {
    const end = posix.extname(path);
    const isTaken = (one: string): boolean => taken.has(keyOf(one));
    const stem = path.slice(0, path.length - end.length);
    const free = keepFreeName(path, (number) => `${stem} ${number}${end}`, isTaken);
    taken.add(keyOf(free));
    return free;
  };
  const dirOf = (dir: string): string => {
    const known = dirs.get(dir);
    if (known !== undefined) return known;
    const shown = take(posix.join(dirOf(posix.dirname(dir)), withoutId(posix.basename(dir))));
    dirs.set(dir, shown);
    return shown;
  };
  if (home !== undefined) for (const one of foldersOf(home, isDir)) dirs.set(one, '');
  const pages = ofPages.map((original): NotionPage => {
    const own = foldersOf(original, isDir).find((one) => !owned.has(one));
    if (own !== undefined) owned.add(own);
    const name = withoutId(posix.basename(stemOf(original)));
    const dir = dirOf(posix.dirname(original));
    const isFirst = own !== undefined || original === home;
    const shown = isFirst
      ? posix.join(original === home ? '' : dirOf(own!), 'index.md')
      : posix.join(dir, `${name}.md`);
    return {original, isTable: original.endsWith('.csv'), shown: take(shown)};
  });
  const shownOf = new Map(pages.map(({original, shown}) => [original, shown]));
  for (const path of files)
    if (!PAGE.test(path))
      shownOf.set(path, take(posix.join(dirOf(posix.dirname(path)), posix.basename(path))));
  const byId = new Map(
    pages.flatMap((page) => {
      const id = idOf(page.original);
      return id === undefined ? [] : [[id, page] as const];
    }),
  );
  const byOriginal = new Map(pages.map((page) => [page.original, page]));
  const byShown = new Map(pages.map((page) => [page.shown, page]));
  return {pages, shownOf, byOriginal, byShown, byId};
}

/** Tells whether a table is that of a database; the copy with all of its rows (`_all`) is read in its place. */
const isTable = (path: string, has: OldFolder['has']): boolean =>
  idOf(path) !== undefined &&
  (!path.endsWith('_all.csv') || !has(path.replace(/_all\.csv$/, '.csv')));

const parentsOf = (path: string): string[] => {
  const dir = posix.dirname(path);
  return dir === '.' ? [] : [dir, ...parentsOf(dir)];
};

/** Returns the folder of the pages below a page, with the id in its name or, in newer exports, without; empty where it has none. */
const foldersOf = (page: string, isDir: ReadonlySet<string>): string[] =>
  [stemOf(page), stemOf(page).replace(ID, '')].filter((dir) => isDir.has(dir));

/** Finds the folder that holds all pages, with a stroke at its end: exports have one around them. */
function findRoot(paths: readonly string[]): string {
  const dirs = paths.filter((path) => idOf(path) !== undefined).map((path) => posix.dirname(path));
  const [first = '.'] = dirs.sort((a, b) => a.split('/').length - b.split('/').length);
  const parts = first === '.' ? [] : first.split('/');
  while (parts.length > 0 && !dirs.every((dir) => `${dir}/`.startsWith(`${parts.join('/')}/`)))
    parts.pop();
  return parts.length === 0 ? '' : `${parts.join('/')}/`;
}

/** Finds the page that holds all others: the one at the top. */
function findHome(pages: readonly string[], root: string): string | undefined {
  const tops = pages.filter((path) => !path.slice(root.length).includes('/'));
  return tops.length === 1 ? tops[0] : undefined;
}
