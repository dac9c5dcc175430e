import {classify} from '../markdown/fences.ts';

/** Arguments of a shortcode. */
export interface ShortcodeArguments {
  readonly listed: readonly string[];
  readonly named: ReadonlyMap<string, string>;
}

/** A use of a shortcode in a text. */
export interface Shortcode {
  readonly name: string;
  readonly args: ShortcodeArguments;
  /** 1-based. */
  readonly line: number;
  /** Offsets of its opening tag, and of its closing tag where it has one. */
  readonly start: number;
  readonly openEnd: number;
  closeStart?: number;
  closeEnd?: number;
  readonly parent?: Shortcode | undefined;
  readonly children: Shortcode[];
  /** Whether it is in a block of code, where most mean nothing. */
  readonly isInCode: boolean;
}

/** Shortcodes of a text. */
export interface ParsedShortcodes {
  /** In the order of their opening tags. */
  readonly all: readonly Shortcode[];
  // A tag with the signs of a comment of C inside is shown and not run.
  readonly shown: readonly {readonly start: number; readonly end: number; readonly text: string}[];
}

/**
 * Maximum number of shortcodes that wait for a closing tag. Most have none and stay open: of more than any author
 * nests the first ones have none.
 */
const MAX_OPEN = 200;
/**
 * Maximum length of the head of a shortcode: longer ones than any author writes are text; a sign that never ends is
 * looked for that far alone.
 */
const MAX_HEAD = 4000;
const MAX_ARGUMENTS = 100;

/** Finds the shortcodes of a text, each with its closing tag where it has one. */
export function parseShortcodes(text: string): ParsedShortcodes {
  const all: Shortcode[] = [];
  const shown: {start: number; end: number; text: string}[] = [];
  const open: Shortcode[] = [];
  const openCounts = new Map<string, number>();
  const places = createPlaces(text);
  const count = (name: string, by: number) =>
    openCounts.set(name, (openCounts.get(name) ?? 0) + by);
  for (let at = text.indexOf('{{'); at >= 0; at = text.indexOf('{{', at)) {
    const sign = text[at + 2];
    const end = sign === '<' ? '>}}' : sign === '%' ? '%}}' : undefined;
    const tag = end === undefined ? undefined : readTag(text, at, end);
    if (tag === undefined) {
      at += 2;
      continue;
    }
    const start = at;
    at = tag.end;
    if (tag.shown !== undefined) {
      shown.push({start, end: tag.end, text: tag.shown});
      continue;
    }
    const {line, isInCode} = places(start);
    if (tag.isClose) {
      if (isInCode || (openCounts.get(tag.name) ?? 0) === 0) continue;
      for (let last = open.pop(); last !== undefined; last = open.pop()) {
        count(last.name, -1);
        if (last.name !== tag.name) continue;
        last.closeStart = start;
        last.closeEnd = tag.end;
        break;
      }
      continue;
    }
    const one = {name: tag.name, args: tag.args, line, start, openEnd: tag.end, isInCode};
    const shortcode: Shortcode = {...one, children: []};
    all.push(shortcode);
    if (tag.isAlone || isInCode) continue;
    open.push(shortcode);
    count(tag.name, 1);
    if (open.length > MAX_OPEN) count(open.shift()!.name, -1);
  }
  return {all: nest(all), shown};
}

/** Gives shortcodes that are inside others their parents. */
function nest(all: readonly Shortcode[]): Shortcode[] {
  const open: Shortcode[] = [];
  return all.map((one) => {
    while (open.length > 0 && open.at(-1)!.closeStart! <= one.start) open.pop();
    const parent = open.at(-1);
    const nested: Shortcode = parent ? {...one, parent} : one;
    parent?.children.push(nested);
    if (nested.closeStart !== undefined) open.push(nested);
    return nested;
  });
}

interface Tag {
  readonly name: string;
  readonly args: ShortcodeArguments;
  readonly end: number;
  readonly isClose: boolean;
  readonly isAlone: boolean;
  readonly shown?: string;
}

const HEAD = /\s*(\/?)\s*([\p{L}\d_][\p{L}\d_./-]*)/uy;
const NOTHING: ShortcodeArguments = {listed: [], named: new Map()};

function readTag(text: string, at: number, end: string): Tag | undefined {
  const comment = /\s*\/\*/y;
  comment.lastIndex = at + 3;
  if (comment.test(text)) {
    const close = text.slice(at, at + MAX_HEAD).indexOf(`*/${end}`);
    if (close < 0) return undefined;
    const inner = text.slice(comment.lastIndex, at + close);
    const shown = text.slice(at, at + 3) + inner + end;
    const stop = at + close + 2 + end.length;
    return {name: '', args: NOTHING, end: stop, isClose: false, isAlone: true, shown};
  }
  const reader = new RegExp(HEAD);
  reader.lastIndex = at + 3;
  const head = reader.exec(text);
  if (!head) return undefined;
  const name = head[2]!.replace(/\/$/, '');
  const from = reader.lastIndex - (head[2]!.length - name.length);
  const read = readArguments(text.slice(from, at + MAX_HEAD), end);
  if (read === undefined) return undefined;
  const {args, length, isAlone} = read;
  return {name, args, end: from + length, isClose: head[1] === '/', isAlone};
}

const PART =
  /\s*(?:([\w-]+)\s*=\s*)?(?:"((?:[^"\\]|\\.)*)"|`([^`]*)`|((?:(?!>\}\}|%\}\}|\/>\}\}|\/%\}\})[^\s"`=])+))/y;

/** Reads words, `"texts"`, raw texts between backticks and `name=value` up to the end of a tag. */
function readArguments(
  text: string,
  end: string,
): {args: ShortcodeArguments; length: number; isAlone: boolean} | undefined {
  const listed: string[] = [];
  const named = new Map<string, string>();
  const reader = new RegExp(PART);
  const close = new RegExp(`\\s*(/?)\\s*${end}`, 'y');
  if (!text.includes(end)) return undefined;
  for (let at = 0; listed.length + named.size < MAX_ARGUMENTS;) {
    close.lastIndex = at;
    const closing = close.exec(text);
    if (closing)
      return {args: {listed, named}, length: close.lastIndex, isAlone: closing[1] === '/'};
    reader.lastIndex = at;
    const part = reader.exec(text);
    if (!part || reader.lastIndex === at) return undefined;
    const [, key, quoted, raw, bare] = part;
    const value = quoted?.replace(/\\(["\\])/g, '$1').replaceAll('\\n', '\n') ?? raw ?? bare ?? '';
    if (key === undefined) listed.push(value);
    else named.set(key.toLowerCase(), value);
    at = reader.lastIndex;
  }
  return undefined;
}

/** Tells the line of an offset, and whether code is there; offsets have to grow. */
function createPlaces(text: string): (offset: number) => {line: number; isInCode: boolean} {
  const lines = classify(text);
  let index = 0;
  let end = (lines[0]?.text.length ?? 0) + 1;
  return (offset) => {
    while (offset >= end && index < lines.length - 1) end += lines[++index]!.text.length + 1;
    return {line: index + 1, isInCode: lines[index]?.kind !== 'prose'};
  };
}
