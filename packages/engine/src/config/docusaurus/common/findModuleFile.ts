import {existsSync, readdirSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';

const ENDINGS = ['.tsx', '.ts', '.jsx', '.js'];

/**
 * Finds the file of a module that is written without its ending; undefined where there is none.
 * @param base absolute
 * @example /site/theme/Footer → /site/theme/Footer.tsx or /site/theme/Footer/index.js
 */
export function findModuleFile(base: string): string | undefined {
  return pathsOf(base).find((path) => existsSync(path));
}

/** Finds the file of a module of one folder by its name: `DocItem/Footer`; undefined where there is none. */
export type ModuleFinder = (name: string) => string | undefined;

/**
 * Creates a function that finds many modules of a folder as `findModuleFile` does, by the lists of its folders: each is read once,
 * when a name leads there. For a hundred names the disk is asked as often as the folder has folders and found files, not 800 times.
 * @param folder absolute; may be missing
 */
export function createModuleFinder(folder: string): ModuleFinder {
  const lists = new Map<string, ReadonlySet<string>>();
  const listOf = (dir: string): ReadonlySet<string> => {
    const list = lists.get(dir) ?? (dir === folder || isListed(dir) ? readNames(dir) : NOTHING);
    lists.set(dir, list);
    return list;
  };
  const isListed = (path: string): boolean => listOf(dirname(path)).has(basename(path));
  // A link that leads nowhere is listed too.
  return (name) => pathsOf(join(folder, name)).find((path) => isListed(path) && existsSync(path));
}

const NOTHING: ReadonlySet<string> = new Set();

function pathsOf(base: string): string[] {
  return [base, `${base}/index`].flatMap((path) => ENDINGS.map((ending) => path + ending));
}

/** Reads the names in a folder; none where it is no folder, or is not there. */
function readNames(dir: string): ReadonlySet<string> {
  try {
    return new Set(readdirSync(dir));
  } catch {
    return NOTHING;
  }
}
