import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join, resolve} from 'node:path';

/**
 * Lists the files that decide how a module in TypeScript is read: the `tsconfig.json` nearest to it, what that extends and refers to, and
 * those nearer that are not there yet. None for a module in JavaScript.
 */
export function tsconfigFilesOf(module: string): readonly string[] {
  if (!/\.[cm]?tsx?$/.test(module)) return [];
  const nearest = nearestOf(dirname(module));
  const last = nearest.at(-1)!;
  return [...nearest.slice(0, -1), ...withNamed(last)];
}

/** Lists the places from a folder upwards, to the first that holds a file. */
function nearestOf(dir: string): readonly string[] {
  const path = join(dir, 'tsconfig.json');
  const parent = dirname(dir);
  return existsSync(path) || parent === dir ? [path] : [path, ...nearestOf(parent)];
}

const EXTENDS = /"extends"\s*:\s*("(?:[^"\\]|\\.)*"|\[[^\]]*\])/;
const REFERENCES = /"references"\s*:\s*\[([^\]]*)\]/;

/** Lists a file with all that it names, and what these name. */
function withNamed(path: string): readonly string[] {
  const found = new Set([path]);
  for (const file of found) for (const named of namedBy(file)) found.add(named);
  return [...found];
}

/**
 * Lists what a file extends and the projects that it refers to, one of which may hold the module in its place. The file may hold
 * comments: it is not read as JSON.
 */
function namedBy(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  const bases = [...(EXTENDS.exec(text)?.[1] ?? '').matchAll(/"([^"\\]+)"/g)];
  const projects = [...(REFERENCES.exec(text)?.[1] ?? '').matchAll(/"path"\s*:\s*"([^"\\]+)"/g)];
  return [
    ...bases.flatMap(([, name]) => resolveExtended(name!, path) ?? []),
    ...projects.map(([, name]) => resolveProject(name!, path)),
  ];
}

/** Finds the file of a project, which is named by it or by its folder. */
function resolveProject(name: string, from: string): string {
  const path = resolve(dirname(from), name);
  return path.endsWith('.json') ? path : join(path, 'tsconfig.json');
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
