import {fillText} from './texts.ts';

/** A value that can be written down without running code. */
export type Literal = string | number | boolean | null | readonly Literal[] | {readonly [key: string]: Literal};

/** Under this name, which no code can write, the bindings hold the texts that `translate()` finds by id. */
export const MESSAGES = '#messages';

/** Names with a value: what the note imports or exports. */
export type Bindings = ReadonlyMap<string, Literal>;

interface Parsed {
  readonly value: Literal;
  readonly end: number;
}

const DEPTH_LIMIT = 50;

/**
 * Reads a JavaScript expression that only names values: text, numbers, booleans, null, arrays and objects of them, names in
 * `bindings` (with `.default` or `.src`), `require('./x.png').default`, `useBaseUrl('/x')`, `translate({id: 'x'})`.
 * @returns undefined for anything else; nothing is ever run
 */
export function parseLiteral(expression: string, bindings: Bindings): Literal | undefined {
  const parsed = readValue(expression, 0, bindings, 0);
  return parsed && skipBlank(expression, parsed.end) === expression.length ? parsed.value : undefined;
}

const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\$]|\\.|\$(?!\{))*`/suy;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iuy;
const NAME = /[\p{ID_Start}$_][\p{ID_Continue}$]*(?:\.[\p{ID_Start}$_][\p{ID_Continue}$]*)*/uy;
const TRANSLATE = /translate(?=\s*\(\s*\{)/y;
const ASSET_CALL = /(?:require|useBaseUrl)\(\s*("[^"\n]*"|'[^'\n]*')\s*\)(?:\.default)?/y;

function readValue(text: string, start: number, bindings: Bindings, depth: number): Parsed | undefined {
  if (depth > DEPTH_LIMIT) return undefined;
  const at = skipBlank(text, start);
  if (text[at] === '[') return readArray(text, at, bindings, depth);
  if (text[at] === '{') return readObject(text, at, bindings, depth);
  const string = match(STRING, text, at);
  if (string !== undefined) return {value: unquote(string), end: at + string.length};
  const call = match(ASSET_CALL, text, at);
  if (call !== undefined) return {value: unquote(/["'][^)]*["']/.exec(call)![0]), end: at + call.length};
  if (match(TRANSLATE, text, at) !== undefined) return readTranslation(text, at, bindings, depth);
  const number = match(NUMBER, text, at);
  if (number !== undefined) return {value: Number(number), end: at + number.length};
  const name = match(NAME, text, at);
  if (name === undefined) return undefined;
  const value = name === 'true' ? true : name === 'false' ? false : name === 'null' || name === 'undefined' ? null : lookUp(name, bindings);
  return value === undefined ? undefined : {value, end: at + name.length};
}

function lookUp(name: string, bindings: Bindings): Literal | undefined {
  const [first = '', ...rest] = name.split('.');
  let value = bindings.get(first);
  for (const key of rest) {
    if (typeof value === 'string' && (key === 'default' || key === 'src')) continue; // an imported file
    value = typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, key) ? (value as Record<string, Literal>)[key] : undefined;
  }
  return value;
}

/** A call `translate({message, id}, values)`: the text of the site by that id, or the message. */
function readTranslation(text: string, start: number, bindings: Bindings, depth: number): Parsed | undefined {
  const messages = bindings.get(MESSAGES);
  const given = messages === undefined ? undefined : readList(text, text.indexOf('(', start), ')', bindings, depth);
  if (!given) return undefined;
  const [message, values] = given.value as readonly Literal[];
  const {id, message: written} = isRecord(message) ? message : {};
  const value = translateText({id, written, values}, messages as Record<string, string>);
  return value === undefined ? undefined : {value, end: given.end};
}

interface Translation {
  readonly id: Literal | undefined;
  /** What stands in the note; its id where none is given. */
  readonly written: Literal | undefined;
  /** What stands for `{x}`. */
  readonly values: Literal | undefined;
}

/** A text of the site by id, else what the note says, `{x}` filled in; undefined when there is neither. */
export function translateText({id, written, values}: Translation, messages: Readonly<Record<string, string>>): string | undefined {
  const key = id ?? written;
  const found = typeof key === 'string' && Object.hasOwn(messages, key) ? messages[key] : (written ?? id);
  return typeof found === 'string' ? fillText(found, isRecord(values) ? (values as Record<string, string | number>) : {}) : undefined;
}

const isRecord = (value: Literal | undefined): value is {readonly [key: string]: Literal} => typeof value === 'object' && value !== null && !Array.isArray(value);

function readArray(text: string, start: number, bindings: Bindings, depth: number): Parsed | undefined {
  return readList(text, start, ']', bindings, depth);
}

function readList(text: string, start: number, close: string, bindings: Bindings, depth: number): Parsed | undefined {
  const items: Literal[] = [];
  let at = skipBlank(text, start + 1);
  while (text[at] !== close) {
    const item = readValue(text, at, bindings, depth + 1);
    if (!item) return undefined;
    items.push(item.value);
    at = skipBlank(text, item.end);
    if (text[at] === ',') at = skipBlank(text, at + 1);
    else if (text[at] !== close) return undefined;
  }
  return {value: items, end: at + 1};
}

function readObject(text: string, start: number, bindings: Bindings, depth: number): Parsed | undefined {
  const entries: [string, Literal][] = [];
  let at = skipBlank(text, start + 1);
  while (text[at] !== '}') {
    const key = match(STRING, text, at) ?? match(NAME, text, at) ?? match(NUMBER, text, at);
    if (key === undefined) return undefined;
    at = skipBlank(text, at + key.length);
    if (text[at] !== ':') return undefined;
    const item = readValue(text, at + 1, bindings, depth + 1);
    if (!item) return undefined;
    entries.push([/^["'`]/.test(key) ? unquote(key) : key, item.value]);
    at = skipBlank(text, item.end);
    if (text[at] === ',') at = skipBlank(text, at + 1);
    else if (text[at] !== '}') return undefined;
  }
  return {value: Object.fromEntries(entries), end: at + 1};
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function skipBlank(text: string, at: number): number {
  let end = at;
  while (end < text.length && /\s/.test(text[end]!)) end++;
  return end;
}

const ESCAPES: Readonly<Record<string, string>> = {n: '\n', t: '\t', r: '\r', '\n': ''};

function unquote(quoted: string): string {
  return quoted.slice(1, -1).replace(/\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|(.))/gis, (whole, point?: string, unit?: string, char?: string) => {
    if (char !== undefined) return ESCAPES[char] ?? char;
    const code = Number.parseInt(point ?? unit!, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
