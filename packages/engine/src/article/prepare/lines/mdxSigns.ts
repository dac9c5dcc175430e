import {classifyLines, type LineKind} from './lines.ts';
import {DIRECTIVE} from '../../text/marks.ts';

/** Stands for a line that is not there; no text can be it. */
export const DROPPED_LINE = DIRECTIVE;

interface Lines {
  readonly lines: readonly string[];
  readonly kinds: readonly LineKind[];
}

const FENCE = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*mdx-code-block[ \t]*$/;

/** Tells whether a line opens a fence whose text is no code, but MDX for generators that know it. */
export const opensMdxFence = (line: string): boolean => FENCE.test(line);

/** Takes out what only MDX has over several lines: the fences `mdx-code-block` around text, and comments. Lines keep their number. */
export function dropMdxSigns<T extends Lines>(source: T): T {
  return dropComments(unwrapFences(source));
}

function unwrapFences<T extends Lines>(source: T): T {
  if (!source.lines.some((line, i) => source.kinds[i] === 'fenceOpen' && FENCE.test(line)))
    return source;
  const lines = [...source.lines];
  const kinds = [...source.kinds];
  for (let i = 0; i < lines.length; i++) {
    if (kinds[i] !== 'fenceOpen' || !FENCE.test(lines[i]!)) continue;
    const found = kinds.indexOf('fenceClose', i + 1);
    const end = found < 0 ? lines.length : found;
    lines[i] = DROPPED_LINE;
    if (found >= 0) lines[found] = DROPPED_LINE;
    for (const [j, kind] of classifyLines(lines.slice(i + 1, end)).entries())
      kinds[i + 1 + j] = kind;
    i = end;
  }
  return {...source, lines, kinds};
}

/** `{/*` of a comment that ends on a later line, or the `{` before one that begins there. */
const OPEN_COMMENT = /\{\s*\/\*(?![^]*\*\/\s*\})|\{\s*$/;
const COMMENT = /^\{\s*\/\*(?:[^*]|\*(?!\/))*\*\/\s*\}/;
const LINES_OF_A_COMMENT = 500;

function dropComments<T extends Lines>(source: T): T {
  if (!source.lines.some((line, i) => source.kinds[i] === 'text' && OPEN_COMMENT.test(line)))
    return source;
  const lines = [...source.lines];
  for (let i = 0; i < lines.length; i++) {
    const opening =
      source.kinds[i] === 'text' && !lines[i]!.includes('`') ? OPEN_COMMENT.exec(lines[i]!) : null;
    if (!opening) continue;
    const comment = COMMENT.exec(
      [lines[i]!.slice(opening.index), ...lines.slice(i + 1, i + LINES_OF_A_COMMENT)].join('\n'),
    )?.[0].split('\n');
    if (!comment || comment.length === 1) continue;
    const end = i + comment.length - 1;
    const closing = comment.at(-1)!.length;
    const before = lines[i]!.slice(0, opening.index);
    lines[i] = before.trim() === '' ? DROPPED_LINE : before;
    for (let j = i + 1; j < end; j++) lines[j] = DROPPED_LINE;
    const after = lines[end]!.slice(closing);
    lines[end] = after.trim() === '' ? DROPPED_LINE : ' '.repeat(closing) + after;
    i = end;
  }
  return {...source, lines};
}
