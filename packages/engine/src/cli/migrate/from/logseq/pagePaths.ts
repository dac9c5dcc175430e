import {posix} from 'node:path';
import {keepFreeName} from '../common/freeName.ts';

/** Notes of a graph. */
export const NOTE = /^(?:pages|journals)\/.*\.md$/;
/** Signs that a name of a file may not have everywhere; Logseq writes them as `%3A`. */
const NOT_IN_NAMES = /[<>:"|?*\\]/;

/**
 * Finds where the files of a graph are in a vault: pages at the top, their namespaces as folders, other files as they are.
 * Two files never get one place; a page whose file is called as before comes first.
 * @param home name of the page that is the home page
 */
export function placeFiles(paths: readonly string[], home: string): Map<string, string> {
  const originals = new Map<string, string>();
  const placed = paths.map((path) => [NOTE.test(path) ? toPath(path, home) : path, path] as const);
  const isCalledSo = ([own, path]: (typeof placed)[number]): boolean => path.endsWith(`/${own}`);
  for (const [own, path] of [
    ...placed.filter(isCalledSo),
    ...placed.filter((one) => !isCalledSo(one)),
  ]) {
    const free = keepFreeName(
      own,
      (number) => own.replace(/(?=\.\w+$)/, `-${number}`),
      (one) => originals.has(one),
    );
    originals.set(free, path);
  }
  return originals;
}

/** Returns the name of a page, or of a journal, as it is written in the app: `pages/C%23___甲.md` → `C#/甲` */
export function nameOfPage(path: string): string {
  const name = posix.basename(path, '.md').replaceAll('___', '/');
  try {
    return decodeURIComponent(name);
  } catch {
    return name.replace(/%2F/gi, '/'); // `100%`
  }
}

/** `pages/甲___乙.md` → `甲/乙.md`, `journals/2024_05_06.md` → `journals/2024-05-06.md`, `pages/.a%3A%3Ab.md` → `a-b.md`, the home page → `index.md` */
function toPath(path: string, home: string): string {
  if (path.startsWith('journals/'))
    return path.replace(/(\d{4})_(\d{2})_(\d{2})(?=\.md$)/, '$1-$2-$3');
  const name = nameOfPage(path);
  if (name.toLowerCase() === home.toLowerCase()) return 'index.md';
  // A page that is called as an address, `https://a.example`, has nothing between two of its slashes.
  const parts = name
    .split('/')
    .map((part) => part.split(NOT_IN_NAMES).filter(Boolean).join('-').replace(/^\.+/, ''))
    .filter((part) => part !== '');
  return posix.join(posix.dirname(path.slice('pages/'.length)), `${parts.join('/') || 'page'}.md`);
}
