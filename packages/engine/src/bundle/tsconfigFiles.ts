import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join, resolve} from 'node:path';

/**
 * Lists the files that decide how a module in TypeScript is read: the `tsconfig.json` nearest to it, what that extends, and those
 * nearer that are not there yet. None for a module in JavaScript.
 */
export function tsconfigFilesOf(module: string): readonly string[] {
  if (!/\.[cm]?tsx?$/.test(module)) return [];
  const nearest = nearestOf(dirname(module));
  const last = nearest.at(-1)!;
  return existsSync(last) ? [...nearest, ...extendedBy(last, new Set([last]))] : nearest;
}

/** Lists the places from a folder upwards, to the first that holds a file. */
function nearestOf(dir: string): readonly string[] {
  const path = join(dir, 'tsconfig.json');
  const parent = dirname(dir);
  return existsSync(path) || parent === dir ? [path] : [path, ...nearestOf(parent)];
}

/** Lists what a file extends, and what that does. The file may hold comments: it is not read as JSON. */
function extendedBy(path: string, seen: ReadonlySet<string>): readonly string[] {
  if (!existsSync(path)) return [];
  const [, written = ''] =
    /"extends"\s*:\s*("(?:[^"\\]|\\.)*"|\[[^\]]*\])/.exec(readFileSync(path, 'utf8')) ?? [];
  return [...written.matchAll(/"([^"\\]+)"/g)].flatMap(([, name]) => {
    const file = resolveExtended(name!, path);
    if (file === undefined || seen.has(file)) return [];
    return [file, ...extendedBy(file, new Set([...seen, file]))];
  });
}

/** Finds the file that another extends; undefined for one of a package that is not installed. */
function resolveExtended(name: string, from: string): string | undefined {
  if (/^[./]|^\w:/.test(name)) {
    const file = resolve(dirname(from), name);
    return file.endsWith('.json') ? file : `${file}.json`;
  }
  const {resolve: find} = createRequire(from);
  for (const id of [name, `${name}.json`, `${name}/tsconfig.json`])
    try {
      return find(id);
    } catch {
      // written in one of the other ways
    }
  return undefined;
}
