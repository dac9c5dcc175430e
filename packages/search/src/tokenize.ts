import {CJK, SEPARATOR, WORD, classOf, isDigit, isLower, isUpper} from './charClass.ts';
import type {CharClass} from './charClass.ts';

/** Words are cut to this many code units, at build and at query. */
export const MAX_WORD = 40;

// A word of more parts is a hash or encoded data; its inner parts are not looked for.
const MAX_PARTS = 8;

/** Receives the terms of a text. A char term is one code unit in the upper 16 bits and a second one or 0 below. */
export interface TermSink {
  char(key: number): void;
  word(term: string): void;
}

/** Makes the char term of one or two code units. */
export function charKey(first: number, second = 0): number {
  return ((first << 16) | second) >>> 0;
}

/**
 * Sends every term of folded text to `sink`: CJK characters and overlapping bigrams (also across white space), words
 * with each inner camelCase, digit or underscore part to the end of the word, ASCII symbols and their bigrams, and
 * the joints of code names (`.m` of `a.map`, `-m` of `v-model`, `c+` of `C++`) and of words and CJK (`t组` of `React 组件`).
 */
export function eachTerm(folded: string, sink: TermSink): void {
  const end = folded.length;
  for (let i = 0; i < end;) {
    const code = folded.charCodeAt(i);
    const kind = classOf(code);
    if (kind === WORD) {
      i = sendWord(folded, i, sink);
      continue;
    }
    i++;
    if (kind === SEPARATOR) continue;
    sink.char(charKey(code));
    let next = i;
    if (kind === CJK) while (folded.charCodeAt(next) === 0x20) next++;
    if (next >= end) continue;
    const nextCode = folded.charCodeAt(next);
    const nextKind = classOf(nextCode);
    if (nextKind === kind) sink.char(charKey(code, nextCode));
    else if (nextKind === WORD && (kind === CJK || isJoint(code)))
      sink.char(charKey(code, lowerCode(nextCode)));
  }
}

function sendWord(folded: string, start: number, sink: TermSink): number {
  let end = start + 1;
  while (end < folded.length && classOf(folded.charCodeAt(end)) === WORD) end++;
  const word = folded.slice(start, end);
  const lower = word.toLowerCase();
  sink.word(lower.slice(0, MAX_WORD));
  for (const part of partStarts(word)) {
    if (lower.length - part > 1 || part < 8) sink.word(lower.slice(part, part + MAX_WORD));
  }
  let next = end;
  while (folded.charCodeAt(next) === 0x20) next++;
  const code = next < folded.length ? folded.charCodeAt(next) : 0;
  const isBond = classOf(code) === CJK || (next === end && (code === 0x2b || code === 0x23));
  if (isBond) sink.char(charKey(lower.charCodeAt(lower.length - 1), code));
  return end;
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
