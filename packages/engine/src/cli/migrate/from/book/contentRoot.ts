import {posix} from 'node:path';
import {decodePath, type OldFolder} from '../common/migration.ts';
import {NOTE} from './contents.ts';

/** Links that are enough to tell by. */
const MIN_LINKS = 8;
const ROOT_LINK = /\]\(\/(?!\/)([^)\s#?]+)/g;
/** Pictures and other files that are no notes. */
const OTHER_FILE = /\.(?!mdx?$|html?$)\w+$/i;
const ENDINGS = ['', '.md', '.mdx', '/index.md', '/index.mdx', '/README.md'];

/**
 * Finds the folder that links from the root of a site count from, `` for the whole folder: `[a](/learn/a)` of a site of Next.js is
 * `src/content/learn/a.md`. It is taken where most of these links lead to notes below it and hardly any from the whole folder.
 * @example `src/content/`
 */
export function findContentRoot({paths, read}: OldFolder): string {
  const notes = paths.filter((path) => NOTE.test(path) && !`/${path}`.includes('/.'));
  const roots = new Set(notes.flatMap(foldersAbove));
  if (roots.size === 0) return '';
  const links = notes
    .flatMap((path) => [...read(path).matchAll(ROOT_LINK)])
    .map(([, href = '']) => decodePath(href.replace(/\/$/, '')))
    .filter((href) => !OTHER_FILE.test(href));
  if (links.length < MIN_LINKS) return '';
  const known = new Set(notes);
  const countBelow = (root: string): number =>
    links.filter((link) => ENDINGS.some((ending) => known.has(root + link + ending))).length;
  const counts = [...roots].map((root) => ({root, count: countBelow(root)}));
  const best = counts.reduce((a, b) => (b.count > a.count ? b : a));
  return best.count > links.length / 2 && countBelow('') < best.count / 10 ? best.root : '';
}

/** `src/content/a.md` → `['src/', 'src/content/']` */
function foldersAbove(path: string): readonly string[] {
  const parts = posix.dirname(path).split('/').slice(0, 4);
  return parts[0] === '.' ? [] : parts.map((_, i) => `${parts.slice(0, i + 1).join('/')}/`);
}
