import {posix} from 'node:path';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {findIncluded, type NoteFinder} from '../book/contents.ts';
import type {Room} from '../common/room.ts';
import {classify} from '../markdown/fences.ts';

const INCLUDE = /^\s*\{\{<\s*include\s+(\S+)\s*>\}\}\s*$/;
/** Maximum depth of files that include each other: deeper ones go round in circles. */
const MAX_DEPTH = 5;

/** Puts files in the place of `{{< include _a.qmd >}}`; one that is not there stays as it is written. */
export function includeFiles(
  body: string,
  path: string,
  {folder, root}: Pick<NoteFinder, 'folder' | 'root'>,
  room: Room,
  {depth, line}: {readonly depth: number; readonly line?: number} = {depth: 0},
): string {
  if (depth > MAX_DEPTH || !/\{\{<\s*include/.test(body)) return body;
  return classify(body)
    .map(({text, kind}, i) => {
      const written = kind === 'prose' ? INCLUDE.exec(text)?.[1] : undefined;
      if (written === undefined) return text;
      const name = written.replace(/\.(?:qmd|rmd)$/i, '.md');
      const isWhole = name.startsWith('/'); // it counts from the folder of the settings
      const file = findIncluded(
        name.replace(/^\/+/, ''),
        [isWhole ? root : posix.dirname(path)],
        folder,
      );
      if (file === undefined) return text;
      const included = parseFrontMatter(folder.read(file), file).body;
      const place = {depth: depth + 1, line: line ?? i + 1};
      if (!room.take(included, place.line)) return text;
      return includeFiles(included, file, {folder, root}, room, place);
    })
    .join('\n');
}
