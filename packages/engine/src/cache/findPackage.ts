import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Finds the folder of an installed package, as Node finds it from a folder; undefined when there is none. */
export function findPackage(from: string, name: string): string | undefined {
  for (let dir = from; ; dir = dirname(dir)) {
    const path = join(dir, 'node_modules', name);
    if (existsSync(join(path, 'package.json'))) return path;
    if (dir === dirname(dir)) return undefined;
  }
}
