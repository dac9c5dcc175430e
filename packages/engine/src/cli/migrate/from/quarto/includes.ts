import {posix} from 'node:path';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {findIncluded, type NoteFinder} from '../book/contents.ts';
import type {Room} from '../common/room.ts';
import {classify} from '../markdown/fences.ts';

const INCLUDE = /^\s*\{\{<\s*include\s+(\S+)\s*>\}\}\s*$/;
/** Maximum depth of files that include each other: deeper ones go round in circles. */
const MAX_DEPTH = 5;

/** What notes include files from. */
interface Including extends NoteFinder {
  readonly room: Room;
  /** How many files are around the text. */
  readonly depth: number;
  /** Line of the note that includes the outermost of them. */
  readonly line?: number;
}

/** Puts files in the place of `{{< include _a.qmd >}}`; one that is not there stays as it is written. */
export function includeFiles(body: string, path: string, including: Including): string {
  const {folder, root, room, depth, line} = including;
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
      const place = line ?? i + 1;
      if (!room.take(included, place)) return text;
      return includeFiles(included, file, {...including, depth: depth + 1, line: place});
    })
    .join('\n');
}
