import {SEPARATOR, WORD_CHAR, classOf} from './charClass.ts';
import type {CharClass} from './charClass.ts';

/** Words are cut to this many code units, at build and at query. */
export const MAX_WORD = 40;

// A word of more parts is a hash or encoded data; its inner parts are not looked for.
const MAX_PARTS = 8;

/** Makes the char term of one or two code units. */
export function charKey(first: number, second = 0): number {
  return ((first << 16) | second) >>> 0;
}

/**
 * Tells whether a symbol, followed by a letter, makes a term of the two: `.` `-` `:` `#` `@` `$` `/` `~` `!` `?` `<` `&`
 * `%`.
 */
export function isJoint(code: number): boolean {
  return '.-:#@$/~!?<&%'.includes(String.fromCharCode(code));
}

/** Finds where the inner parts of a word begin: `useEffect2` → [3, 9]. Case of the input counts. */
export function partStarts(word: string): number[] {
  const starts: number[] = [];
  for (let i = 1; i < word.length && starts.length < MAX_PARTS; i++)
    if (isPartStart(word, i)) starts.push(i);
  return starts;
}

// What is before the place, at it and behind: no part begins with `_`, one does behind what is no word, behind `_`, at a capital
// after a small letter, at the last capital before small ones, and where digits begin or end.
const PART_START = new RegExp(
  `^(?!${WORD_CHAR.source})|^(?!._)(?:_|[a-z][A-Z]|[A-Z]{2}[a-z]|\\d\\D|\\D\\d)`,
);

/** Tells whether a word or an inner part of one begins at `index` of folded text with its case. */
export function isPartStart(text: string, index: number): boolean {
  return index === 0 || PART_START.test(text.slice(index - 1, index + 2));
}

export interface Run {
  readonly kind: CharClass;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Lists the stretches of one class in folded text, separators left out. */
export function runsOf(folded: string): Run[] {
  const runs: Run[] = [];
  for (let start = 0, end = 0; start < folded.length; start = end) {
    const kind = classOf(folded.charAt(start));
    end = start + 1;
    while (end < folded.length && classOf(folded.charAt(end)) === kind) end++;
    if (kind !== SEPARATOR) runs.push({kind, text: folded.slice(start, end), start, end});
  }
  return runs;
}
