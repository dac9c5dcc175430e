import type {CodeBlock} from './codeBlock.ts';
import {PLAIN_LANGUAGES, toGrammarName} from './languages.ts';

/** Lines up to so many characters are coloured in every note. */
export const SHORT_LINE = 200;

/**
 * What the longer lines of a note may take, by the squares of their lengths: one of 5,000 characters, thirty of 1,000. Patterns of
 * grammars go over a line from each of its characters: 4,900 times `$` take the one of PHP 10 CPU s.
 */
const SQUARES = 30_000_000;

/** Marks the blocks of a note whose long lines stay plain: those from the one on with which they take too much. */
export function boundLongLines(blocks: readonly CodeBlock[]): readonly CodeBlock[] {
  let taken = 0;
  return blocks.map((block) => {
    const name = toGrammarName(block.language.toLowerCase());
    if (name === 'diff' || !PLAIN_LANGUAGES.has(name)) taken += squaresOf(block.code);
    return taken > SQUARES ? {...block, keepsLongPlain: true as const} : block;
  });
}

function squaresOf(code: string): number {
  let sum = 0;
  for (let start = 0; start < code.length;) {
    const found = code.indexOf('\n', start);
    const end = found < 0 ? code.length : found;
    if (end - start > SHORT_LINE) sum += (end - start) ** 2;
    start = end + 1;
  }
  return sum;
}
