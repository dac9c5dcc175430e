import {existsSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {writeFileAtomic} from './files.ts';

/** Entries a kind may keep beyond twice what the last build used. */
const SPARE_ENTRIES = 200;

/** A folder of results, each under a hash of what it was made from. Belongs to one site; safe to delete at any time. */
export interface Cache {
  /** The folder, absolute. */
  readonly dir: string;
  /** The value under `key`, or undefined when there is none or its file is damaged. */
  read<T>(kind: string, key: string): T | undefined;
  /** Keeps a JSON value under `key`. */
  write(kind: string, key: string, value: unknown): void;
  /** Drops the oldest unused entries of a kind when there are many more than `used`. */
  prune(kind: string, used: ReadonlySet<string>, extension?: string): void;
  clear(): void;
}

/** Opens the cache in `dir`. The folder is made by the first write. */
export function openCache(dir: string): Cache {
  const fileOf = (kind: string, key: string) => join(dir, kind, `${key}.json`);
  return {
    dir,
    read<T>(kind: string, key: string) {
      try {
        return JSON.parse(readFileSync(fileOf(kind, key), 'utf8')) as T;
      } catch {
        return undefined; // missing, or cut short by a crash: both mean "make it again"
      }
    },
    write(kind, key, value) {
      writeFileAtomic(fileOf(kind, key), JSON.stringify(value));
    },
    prune(kind, used, extension = '.json') {
      const folder = join(dir, kind);
      if (!existsSync(folder)) return;
      const names = readdirSync(folder);
      const unused = names.filter((name) => !used.has(name.slice(0, -extension.length)));
      const excess = names.length - 2 * used.size - SPARE_ENTRIES;
      if (excess <= 0) return;
      const byAge = unused.map((name) => ({name, time: statSync(join(folder, name)).mtimeMs})).sort((a, b) => a.time - b.time);
      for (const {name} of byAge.slice(0, excess)) rmSync(join(folder, name), {force: true});
    },
    clear() {
      rmSync(dir, {recursive: true, force: true});
    },
  };
}
