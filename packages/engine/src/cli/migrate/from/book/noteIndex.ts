import type {OldFolder} from '../common/migration.ts';
import {NOTE} from './contents.ts';

/** A note or a folder, as it is called in the folder around it. */
interface Named {
  readonly name: string;
  readonly isFolder: boolean;
}

/** What is in each folder, read once for all that ask. */
export interface NoteIndex {
  /** The notes of a folder and the folders in it that have notes, in the order of their paths. `dir` ends with a slash. */
  list(dir: string): readonly Named[];
  /** Tells whether a path goes on with a dot: `a/b` → there is `a/b.json`. */
  hasEnding(path: string): boolean;
}

/** Lists a folder for those who ask what is in the folders of it. */
export function indexNotes({paths}: Pick<OldFolder, 'paths'>): NoteIndex {
  const byDir = new Map<string, Map<string, Named>>();
  const stems = new Set<string>();
  for (const path of paths) {
    for (const {index} of path.matchAll(/\./g)) stems.add(path.slice(0, index));
    if (!NOTE.test(path)) continue;
    let dir = '';
    for (const part of path.split(/(?<=\/)/)) {
      const known = byDir.get(dir) ?? new Map<string, Named>();
      byDir.set(dir, known);
      const isFolder = part.endsWith('/');
      if (!known.has(part)) known.set(part, {name: isFolder ? part.slice(0, -1) : part, isFolder});
      dir += part;
    }
  }
  return {
    list: (dir) => [...(byDir.get(dir)?.values() ?? [])],
    hasEnding: (path) => stems.has(path),
  };
}
