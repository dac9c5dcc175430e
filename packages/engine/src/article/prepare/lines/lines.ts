import {createFenceReader, type FenceKind} from '../../../content/source/fences.ts';
import {prefixOf} from './indent.ts';

/** Kind of a line of Markdown, before anything in it is read. */
export type LineKind = FenceKind | 'opaque' | 'unclosed';

/** Blocks of HTML that run to an end of their own, blank lines and all: comments, `<pre>`, `<?…?>` (CommonMark 4.6, 1–5). */
const OPAQUE: readonly (readonly [start: RegExp, end: RegExp])[] = [
  [/^<!--/, /-->/],
  [/^<(?:pre|script|style|textarea)(?:[\s>]|$)/i, /<\/(?:pre|script|style|textarea)>/i],
  [/^<\?/, /\?>/],
  [/^<!\[CDATA\[/, /\]\]>/],
  [/^<![a-z]/i, />/],
];

/**
 * Tells code and HTML that is taken as it is from text. `unclosed` is a line whose HTML block never ends: it would
 * swallow the rest of the note.
 */
export function classifyLines(lines: readonly string[]): LineKind[] {
  const kinds: LineKind[] = [];
  const readFence = createFenceReader();
  const findEnd = createEndFinder(lines);
  for (let i = 0; i < lines.length; i++) {
    const kind = readFence(lines[i]!);
    const end = kind === 'text' && lines[i]!.includes('<') ? findEnd(i) : undefined;
    if (end === undefined || end === i) kinds.push(kind);
    else if (end === Infinity) kinds.push('unclosed');
    else {
      for (; i < end; i++) kinds.push('opaque');
      kinds.push('opaque');
    }
  }
  return kinds;
}

/**
 * Creates the function that finds the line on which the opaque HTML of a line ends: the same one, a later one, or Infinity;
 * undefined when it has none. What one search did not find is not searched again.
 */
function createEndFinder(lines: readonly string[]): (index: number) => number | undefined {
  const missing = new Set<RegExp>();
  let noCommentEndUntil = -1;

  const findCommentEnd = (index: number): number | undefined => {
    let i = Math.max(index + 1, noCommentEndUntil);
    for (; i < lines.length && lines[i]!.trim() !== ''; i++)
      if (lines[i]!.includes('-->')) return i;
    noCommentEndUntil = i;
    return undefined;
  };
  return (index) => {
    const content = lines[index]!.slice(prefixOf(lines[index]!).length);
    for (const [start, end] of OPAQUE) {
      const opening = start.exec(content);
      if (!opening) continue;
      if (end.test(content.slice(opening[0].length))) return index;
      const last = missing.has(end)
        ? -1
        : lines.findIndex((line, i) => i > index && end.test(line));
      if (last < 0) missing.add(end);
      return last < 0 ? Infinity : last;
    }
    const withoutCode = content.replace(CODE_SPAN, '');
    const comment = withoutCode.lastIndexOf('<!--');
    if (comment < 0 || withoutCode.includes('-->', comment)) return undefined;
    return findCommentEnd(index);
  };
}

const CODE_SPAN = /(?<!`)(`+)(?!`)(?:(?!\1)[^])*\1(?!`)/g;
