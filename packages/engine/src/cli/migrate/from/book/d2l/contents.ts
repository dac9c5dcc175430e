import {posix} from 'node:path';
import type {OldFolder} from '../../common/migration.ts';
import type {Entry} from '../contents.ts';

/** Maximum depth of a table of contents: one that is deeper names itself. */
const MAX_DEPTH = 6;

/** Reads what a note lists in ` ```toc `, and what these list in turn; addresses count from the root. */
export function readToc(path: string, folder: OldFolder, depth = 0): Entry[] {
  if (!folder.has(path) || depth > MAX_DEPTH) return [];
  const lines = folder.read(path).split('\n');
  return listTocs(lines).flatMap((names) =>
    names.map((name) => {
      const file = posix.join(posix.dirname(path), `${name}.md`);
      return {label: '', href: file, items: readToc(file, folder, depth + 1)};
    }),
  );
}

/** Lists the names in each ` ```toc `. */
const listTocs = (lines: readonly string[]): string[][] =>
  lines.flatMap((line, i) => {
    if (!/^\s*`{3,}toc\s*$/.test(line)) return [];
    const end = lines.findIndex((other, at) => at > i && /^\s*`{3,}\s*$/.test(other));
    return [readNames(lines.slice(i + 1, end < 0 ? undefined : end))];
  });

/** Reads the names in one ` ```toc `: options and blank lines are none. */
export const readNames = (lines: readonly string[]): string[] =>
  lines
    .map((line) => line.trim().replace(/\.md$/, ''))
    .filter((line) => line !== '' && !line.startsWith(':'));
