import {findFreeName} from '../common/freeName.ts';
import {NOTE} from './contents.ts';
import type {PublishedFolder} from '../common/rewrites.ts';
import {compareText} from '../../../../errors/compareText.ts';
import type {OldFolder} from '../common/migration.ts';

/** Shows a folder in which no two notes have one name: `a.markdown` beside `a.md` is `a-2.md`. */
export function separateTwins(folder: OldFolder | PublishedFolder): PublishedFolder {
  const originals = new Map<string, string>();
  const known = new Set(folder.paths);
  const paths = folder.paths.map((path) => {
    const stem = path.replace(NOTE, '');
    if (path.endsWith('.md') || stem === path || !known.has(`${stem}.md`)) return path;
    const renamed = findFreeName(
      (number) => `${stem}-${number}.md`,
      (one) => known.has(one) || originals.has(one),
    );
    originals.set(renamed, path);
    return renamed;
  });
  const hidden = new Set(originals.values());
  const originalOf = (path: string): string => {
    const shown = originals.get(path) ?? path;
    return 'originalOf' in folder ? folder.originalOf(shown) : shown;
  };
  return {
    paths: paths.sort(compareText),
    originalOf,
    has: (path) => originals.has(path) || (folder.has(path) && !hidden.has(path)),
    read: (path) => folder.read(originals.get(path) ?? path),
    run: (path) => folder.run(path),
  };
}
