import {createFenceReader} from '../../../content/source/fences.ts';

const QUOTES = /^(?:[ \t]*>)*/;
const END = /^(?:[ \t]*>)*[ \t]*:{3,}[ \t]*$/;
const BLANK = /^[ \t>]*$/;
/** The line below the head of a table. */
const RULE = /^[ \t>]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[-:| \t]*)?$/;
const DEFINITION = /^[ \t>]{0,9}\[[^\]\n]+\]:/;

/**
 * Moves the end of an admonition that follows the row of a table or the address of a link into the blank line after it. The parser takes it
 * for another row there, or for a text, and all that follows for a part of the admonition (satteri 0.10.5).
 * @example `|-|`, `| a |`, `:::`, `` → `|-|`, `| a |`, ``, `:::`
 */
export function moveEndsAfterRows(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => END.test(line))) return lines;
  const kindOf = createFenceReader();
  const out = [...lines];
  let takesEnd = false;
  for (let i = 0; i < out.length; i++) {
    const line = out[i]!;
    const isEnd = END.test(line);
    if (takesEnd && isEnd) {
      let after = i + 1;
      while (after < out.length && END.test(out[after]!)) after++;
      if (after === out.length || BLANK.test(out[after]!)) {
        out.copyWithin(i + 1, i, after);
        out[i] = QUOTES.exec(line)![0];
      }
      i = after - 1;
    }
    if (isEnd || kindOf(line) !== 'text' || BLANK.test(line)) takesEnd = false;
    else if (DEFINITION.test(line) || (line.includes('-') && RULE.test(line))) takesEnd = true;
  }
  return out;
}
