import {createFenceReader} from '../../../content/source/fences.ts';
import {DEPTH_LIMIT} from '../../parse/depth.ts';

/**
 * Tags that may be open around a block: the parser looks at all of them for each, 13,000 took it 6 s, 1,000 some 50 ms (satteri 0.10, 2026-11).
 * A page with a fifth of them is refused anyway.
 */
const OPEN_LIMIT = 1000;

/** A tag that begins a line, after the signs of quotes and lists, or an end of any tag. */
const SIGN = /(?<=^[ \t>*+\-.)\d]*)<(?:>|[A-Za-z_$][\w$.:-]*(?=[\s>]|$))|<\/|\/>/g;

/** A tag of too many that are open at once. */
interface OpenBlock {
  readonly offset: number;
  /** The outermost one has no end; else it is the first that nests too deep. */
  readonly isUnclosed: boolean;
}

/**
 * Finds the tag to name where too many are open at once; undefined where fewer are. Tags count where they begin a line, ends count
 * everywhere, in code too, so that no page is found whose tags have ends.
 */
export function findOpenBlock(text: string): OpenBlock | undefined {
  if ((text.match(/<[A-Za-z_$>]/g)?.length ?? 0) <= OPEN_LIMIT) return undefined;
  const open: number[] = [];
  let found: {readonly outermost: number; readonly deep: number} | undefined;
  let start = 0;
  const readFence = createFenceReader();
  for (const line of text.split('\n')) {
    const isText = readFence(line) === 'text';
    for (const {0: sign, index} of line.matchAll(SIGN))
      if (sign === '</' || sign === '/>') open.pop();
      else if (isText) open.push(start + index);
    if (open.length > OPEN_LIMIT) found ??= {outermost: open[0]!, deep: open[DEPTH_LIMIT]!};
    start += line.length + 1;
  }
  if (!found) return undefined;
  const isUnclosed = open[0] === found.outermost;
  return {offset: isUnclosed ? found.outermost : found.deep, isUnclosed};
}
