import type {Place} from './diagnostic.ts';
import {pointAt} from './pointAt.ts';

/** A sign of JSON, or what its value is: a string, another value without parts. */
type Sign = '{' | '}' | '[' | ']' | ',' | ':' | 'string' | 'scalar';

const BLANKS = /[ \t\r\n]*/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** A stretch of a string without signs of its own, or an escaped one. */
const STRETCH = /[^"\\\u0000-\u001F]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;

/**
 * Finds where a text stops being JSON, as line and column from 1; undefined for JSON. `JSON.parse` tells the place in some of
 * its sentences alone. Text that ends too early stops behind its last sign.
 * @example `{\n "a": 1,\n}` → 3:1
 */
export function findJsonFault(
  text: string,
): {readonly line: number; readonly column: number} | undefined {
  const closers: Sign[] = [];
  let wanted: Wanted = 'value';
  let before: Sign | undefined;
  for (let at = 0; ;) {
    const start = endOf(BLANKS, text, at);
    if (start === text.length)
      return wanted === 'comma' && closers.length === 0 ? undefined : pointAt(text, at);
    const {sign, end} = readSign(text, start);
    if (sign === undefined) return pointAt(text, end);
    const after = step(sign, {wanted, before, closers});
    if (after === undefined) return pointAt(text, start);
    wanted = after;
    before = sign;
    at = end;
  }
}

/** Gives the place of what is wrong in a file of JSON: its beginning where the text is JSON, whose value is then not what it should be. */
export function jsonPlace(file: string, text: string): Place {
  return {file, ...(findJsonFault(text) ?? {line: 1, column: 1})};
}

type Wanted = 'value' | 'key' | 'colon' | 'comma';

/**
 * Tells what comes after a sign; undefined where it must not be. Changes `closers`, the signs that end what is open.
 */
function step(
  sign: Sign,
  {
    wanted,
    before,
    closers,
  }: {readonly wanted: Wanted; readonly before: Sign | undefined; readonly closers: Sign[]},
): Wanted | undefined {
  if (sign === '}' || sign === ']') {
    const canEnd = wanted === 'comma' || before === '{' || before === '[';
    return canEnd && closers.pop() === sign ? 'comma' : undefined;
  }
  const wantedInside = (): Wanted => (closers.at(-1) === '}' ? 'key' : 'value');
  if (wanted === 'comma') return sign === ',' && closers.length > 0 ? wantedInside() : undefined;
  if (wanted === 'colon') return sign === ':' ? 'value' : undefined;
  if (wanted === 'key') return sign === 'string' ? 'colon' : undefined;
  if (sign === '{' || sign === '[') {
    closers.push(sign === '{' ? '}' : ']');
    return wantedInside();
  }
  return sign === 'string' || sign === 'scalar' ? 'comma' : undefined;
}

/** Reads the sign at a place; without one `end` is where it goes wrong. */
function readSign(text: string, start: number): {readonly sign?: Sign; readonly end: number} {
  const first = text[start]!;
  if ('{}[],:'.includes(first)) return {sign: first as Sign, end: start + 1};
  if (first !== '"') {
    const end = endOf(SCALAR, text, start);
    return end > start ? {sign: 'scalar', end} : {end};
  }
  let at = start + 1;
  for (let end = endOf(STRETCH, text, at); end > at; end = endOf(STRETCH, text, at)) at = end;
  return text[at] === '"' ? {sign: 'string', end: at + 1} : {end: at};
}

/** Tells where what a sticky pattern finds at a place ends; the place itself for nothing. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}
