import {keepFreeName} from '../common/freeName.ts';
import type {OldFolder} from '../common/migration.ts';
import {publish, type PublishedFolder} from '../common/rewrites.ts';

const LONG = /\.markdown$/i;

/** Shows `a.markdown` as `a.md`, the only ending that links of a vault know; beside an `a.md` it is `a-2.md`. */
export function withPlainEndings(folder: OldFolder): PublishedFolder {
  const taken = new Set(folder.paths);
  const shownFolder = publish(folder, '', (path: string) => {
    if (!LONG.test(path)) return path;
    const stem = path.replace(LONG, '');
    const shown = keepFreeName(
      `${stem}.md`,
      (number) => `${stem}-${number}.md`,
      (one) => taken.has(one),
    );
    taken.add(shown);
    return shown;
  });
  const known = new Set(shownFolder.paths);
  return {...shownFolder, has: (path) => known.has(path)};
}

/** Names the note that a link with the long ending leads to: `a.markdown` → `a.md`. */
export const withPlainEnding = (name: string): string => name.replace(LONG, '.md');
