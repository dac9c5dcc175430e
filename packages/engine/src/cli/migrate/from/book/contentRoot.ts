import {posix} from 'node:path';
import {decodePath, type OldFolder} from '../common/migration.ts';
import {NOTE} from './contents.ts';

/** Links that are enough to tell by. */
const MIN_LINKS = 8;
const ROOT_LINK = /\]\(\/(?!\/)([^)\s#?]+)/g;
/** Pictures and other files that are no notes. */
const OTHER_FILE = /\.(?!mdx?$|html?$)\w+$/i;

/**
 * Finds the folder that links from the root of a site count from, `` for the whole folder: `[a](/learn/a)` of a site of Next.js is
 * `src/content/learn/a.md`. It is taken where most of these links lead to notes below it and hardly any from the whole folder.
 * @example `src/content/`
 */
export function findContentRoot({paths, read}: OldFolder): string {
  const notes = paths.filter((path) => NOTE.test(path) && !`/${path}`.includes('/.'));
  const links = notes
    .flatMap((path) => [...read(path).matchAll(ROOT_LINK)])
    .map(([, href = '']) => decodePath(href.replace(/\/$/, '')))
    .filter((href) => !OTHER_FILE.test(href));
  if (links.length < MIN_LINKS) return '';
  const rootsOf = listRoots(notes);
  const counts = new Map([['', 0]]);
  for (const root of links.flatMap((link) => [...(rootsOf.get(link) ?? [])]))
    counts.set(root, (counts.get(root) ?? 0) + 1);
  const [best, count] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a));
  return count > links.length / 2 && counts.get('')! < count / 10 ? best : '';
}

/** Lists the folders from which each address leads to a note: `learn/a` → `src/content/`, of `src/content/learn/a.md`. */
function listRoots(notes: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const roots = new Map<string, Set<string>>();
  for (const note of notes)
    for (const root of ['', ...foldersAbove(note)]) {
      const own = note.slice(root.length);
      for (const address of [
        own,
        own.replace(/\.mdx?$/, ''),
        own.replace(/\/(?:index\.mdx?|README\.md)$/, ''),
      ])
        roots.set(address, (roots.get(address) ?? new Set()).add(root));
    }
  return roots;
}

/** `src/content/a.md` → `['src/', 'src/content/']` */
function foldersAbove(path: string): readonly string[] {
  const parts = posix.dirname(path).split('/').slice(0, 4);
  return parts[0] === '.' ? [] : parts.map((_, i) => `${parts.slice(0, i + 1).join('/')}/`);
}
