import {SEPARATOR, WORD, classOf, isDigit, isLower, isUpper} from './charClass.ts';
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

/** Lowers a UTF-16 code: 65 → 97 */
export function lowerCode(code: number): number {
  return isUpper(code)
    ? code + 32
    : code < 128
      ? code
      : String.fromCharCode(code).toLowerCase().charCodeAt(0);
}

/** Finds where the inner parts of a word begin: `useEffect2` → [3, 9]. Case of the input counts. */
export function partStarts(word: string): number[] {
  const starts: number[] = [];
  for (let i = 1; i < word.length && starts.length < MAX_PARTS; i++)
    if (isPartStart(word, i)) starts.push(i);
  return starts;
}

/** Tells whether a word or an inner part of one begins at `index` of folded text with its case. */
export function isPartStart(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (index === 0) return true;
  const before = text.charCodeAt(index - 1);
  if (classOf(before) !== WORD) return true;
  if (code === 0x5f) return false;
  if (before === 0x5f || (isLower(before) && isUpper(code)) || isDigit(before) !== isDigit(code))
    return true;
  return isUpper(before) && isUpper(code) && isLower(text.charCodeAt(index + 1));
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
    const kind = classOf(folded.charCodeAt(start));
    end = start + 1;
    while (end < folded.length && classOf(folded.charCodeAt(end)) === kind) end++;
    if (kind !== SEPARATOR) runs.push({kind, text: folded.slice(start, end), start, end});
  }
  return runs;
}
