import {isCjk, isCjkText, isPunctuation, lastChar} from '../../text/cjk.ts';
import {FLANK} from '../../text/marks.ts';
import {createCodeSpans} from '../lines/codeSpans.ts';

const RUN = /\\.|`+|\*+|~~+/gs;
/** A star behind one of these is a sign of code or a product: `zo*`, `function*`, `2*`. */
const LATIN = /[A-Za-z\d]/;

/**
 * Lets emphasis be beside Chinese punctuation: `**中文。**后文` closes, `前文**“引文”**` opens.
 * CommonMark's flanking rules take 。 for the edge of a word and leave the stars as text; a mark between
 * stars and punctuation changes what the stars touch. Works on one block of text (no blank line in it).
 */
export function markEmphasis(block: string): string {
  if (!block.includes('*') && !block.includes('~~')) return block;
  const open = new Map<string, number>();
  let out = '';
  let last = 0;
  const runs = new RegExp(RUN);
  const endOfCodeSpan = createCodeSpans(block);
  for (let match = runs.exec(block); match; match = runs.exec(block)) {
    const run = match[0];
    if (run.startsWith('\\')) continue;
    if (run.startsWith('`')) {
      runs.lastIndex = endOfCodeSpan(match.index, run.length);
      continue;
    }
    const end = match.index + run.length;
    const before = lastChar(block.slice(Math.max(0, match.index - 2), match.index));
    const after = String.fromCodePoint(block.codePointAt(end) ?? 32);
    const isOpen = (open.get(run) ?? 0) > 0;
    if (run === '*' && !isOpen && (LATIN.test(before) || /\s/.test(after))) continue;
    const isWord = (c: string) => c !== '' && !/\s/.test(c) && !isPunctuation(c);
    const touchesCjk = isCjk(before) || isCjk(after) || isCjkText(before) || isCjkText(after);
    const closesBadly = isOpen && isPunctuation(before) && isWord(after);
    const opensBadly = !isOpen && isWord(before) && isPunctuation(after);
    if (touchesCjk && (closesBadly || opensBadly)) {
      out += block.slice(last, match.index) + (closesBadly ? FLANK + run : run + FLANK);
      last = end;
    }
    const isSpaced = /\s/.test(after) && (before === '' || /\s/.test(before));
    if (!isSpaced) open.set(run, isOpen ? 0 : 1);
  }
  return out + block.slice(last);
}
