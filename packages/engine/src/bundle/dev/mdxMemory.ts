import {join} from 'node:path';
import {toLocalPath} from '../modules/moduleId.ts';
import type {CodeChange} from './notifyVite.ts';

/** The code of MDX pages as the bundler has it. It holds addresses and sizes of other files, whose changes no bundler connects with it. */
interface MdxMemory {
  /** Makes the code of a file, path relative to the site, and remembers it. */
  load(path: string): Promise<string | undefined>;
  /** Forgets the code of files that themselves changed. */
  forget(changes: readonly CodeChange[]): void;
  /** Lists the files whose code differs from the one that was given last. */
  findChanged(): Promise<CodeChange[]>;
}

/** Creates a memory of what `load` makes. It holds only files that were asked for. */
export function createMdxMemory(
  dir: string,
  load: (path: string) => Promise<string | undefined>,
): MdxMemory {
  const given = new Map<string, string>();
  return {
    async load(path) {
      const code = await load(path);
      if (code === undefined) given.delete(path);
      else given.set(path, code);
      return code;
    },
    forget(changes) {
      for (const {path} of changes) given.delete(toLocalPath(dir, path));
    },
    async findChanged() {
      const changed: CodeChange[] = [];
      for (const [path, code] of given) {
        const next = await load(path);
        if (next === undefined || next === code || given.get(path) !== code) continue;
        given.delete(path);
        changed.push({path: join(dir, path), isMoved: false});
      }
      return changed;
    },
  };
}
