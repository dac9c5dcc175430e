import {closesFence, findFence} from '../../../content/source/fences.ts';
import {CodeReader, TooManySteps} from './codeReader.ts';
import {isSparse, ParagraphCount} from './denseMdx.ts';

/** Characters that the parser may pass in braces of a page: a tenth of a second of its time. */
const STEP_LIMIT = 10_000_000;
/** What each sign of a page adds to that: valid pages take less than 3. */
const STEPS_A_SIGN = 20;
/** Up to this many tags are read again each time: that stays cheap. */
const TAGS_TO_COUNT = 16;

/** Steps that may still be taken, for all parsings of a page together. */
export interface Allowance {
  /** In braces. */
  steps: number;
  /** In paragraphs, which the parser counts again for each sign of some kinds. */
  counts: number;
}

/** Creates what may be read of a page. */
export function createAllowance(text: string): Allowance {
  const steps = STEP_LIMIT + STEPS_A_SIGN * text.length;
  return {steps, counts: steps};
}

/** A brace without an end, or a tag without one within braces. */
export interface OpenCode {
  readonly offset: number;
  readonly kind: 'brace' | 'tag';
}

/**
 * Finds a brace, or a tag within braces, without an end, where the parser would read the rest of the text for too
 * many such ones: for each brace once, for tags in tags twice as often with each. Undefined where all can be read in
 * time, or where there are too few signs.
 * @param allowance what was read is taken from it
 * @throws {TooDenseError} where a paragraph holds too many signs
 */
export function findOpenCode(text: string, allowance: Allowance): OpenCode | undefined {
  const braces = text.match(/\{/g)?.length ?? 0;
  const tags = text.match(/<[A-Za-z_$>]/g)?.length ?? 0;
  const hasFewBraces = braces === 0 || (tags <= TAGS_TO_COUNT && braces * text.length < STEP_LIMIT);
  if (hasFewBraces && isSparse(text, STEP_LIMIT)) return undefined;
  const reader = new CodeReader(text, allowance.steps);
  const count = new ParagraphCount(text, allowance.counts);
  const open: {brace?: number} = {};
  try {
    readBraces(text, {reader, count, open});
    return undefined;
  } catch (error) {
    if (!(error instanceof TooManySteps)) throw error;
    const {brace = 0} = open;
    return reader.firstOpen === undefined
      ? {offset: brace, kind: 'brace'}
      : {offset: reader.firstOpen, kind: 'tag'};
  } finally {
    allowance.steps = reader.stepsLeft;
    allowance.counts = count.stepsLeft;
  }
}

interface Reading {
  readonly reader: CodeReader;
  readonly count: ParagraphCount;
  /** Gets the first brace without an end. */
  readonly open: {brace?: number};
}

/** Reads all braces of a page but those in code and in statements. @throws {TooManySteps | TooDenseError} */
function readBraces(text: string, {reader, count, open}: Reading): void {
  const emptyLine = /[ \t]*\n/y;
  /** A line that no paragraph above it goes on with. */
  const newText = /[ \t]*(?:\{|:::[^\s:]|(?:[-+*]|\d{1,9}[.)])[ \t])/y;
  const signs = /\n|\\.|`+|[?!.,:;*_~'")&]{1000,}|[{<&_*>+-]/gs;
  /** Up to where tags of the paragraph were read: the parser asks of each brace whether it is in one, wherever that begins. */
  let read = 0;
  for (let at = 0; at < text.length;) {
    if (at === 0 || text[at - 1] === '\n') {
      const end = endOfCodeLines(text, at);
      if (end > at) {
        read = Math.max(read, text.lastIndexOf('\n\n', end - 1));
        at = end;
        count.begin(end);
        continue;
      }
      emptyLine.lastIndex = newText.lastIndex = at;
      if (emptyLine.test(text)) count.begin(emptyLine.lastIndex);
      else if (newText.test(text)) count.begin(at);
    }
    signs.lastIndex = at;
    const found = signs.exec(text);
    if (!found) return;
    const {0: sign, index} = found;
    const next = index + sign.length;
    if (sign === '\n' && /\s/.test(text[next] ?? '')) read = next;
    if (sign === '\n' && text.startsWith(':::', next)) count.add(':::', next);
    if (sign.startsWith('`')) at = endOfCodeSpan(text, next, sign);
    else if (sign === '<') at = Math.max(reader.readTag(index), next);
    else if (sign === '\n' || sign.startsWith('\\')) at = next;
    else if (sign !== '{') {
      count.add(sign, index);
      at = next;
    } else {
      count.add(sign, index);
      const before = open.brace;
      open.brace ??= index;
      for (const {index: tag} of text.slice(read, index).matchAll(/</g)) reader.readTag(read + tag);
      read = index;
      const end = endOfBrace(text, index, reader);
      if (end >= 0 && before === undefined) delete open.brace;
      at = Math.max(end, next);
    }
  }
}

/** Finds the end of a brace: one that begins a line may hold empty lines. */
function endOfBrace(text: string, at: number, reader: CodeReader): number {
  const line = text.slice(Math.max(text.lastIndexOf('\n', at) + 1, at - 100), at);
  const end = /^[\s>*+\-.\d]*$/.test(line) ? reader.readBrace(at, {isInline: false}) : -1;
  return end >= 0 && /^[ \t]*(?:\n|$)/.test(text.slice(end, end + 100))
    ? end
    : reader.readBrace(at, {isInline: true});
}

/** Finds the end of the fence, or of the statements, that begin at a line; its begin where neither does. */
function endOfCodeLines(text: string, start: number): number {
  const lineEnd = endOf(text, '\n', start);
  const line = text.slice(start, lineEnd);
  const isBlock = /(?:^|\n[ \t]*\n)$/.test(text.slice(Math.max(0, start - 100), start));
  if (isBlock && /^(?:import|export)[\s{*]/.test(line)) return endOf(text, '\n\n', start);
  const fence = findFence(line);
  if (fence === undefined) return start;
  for (let at = lineEnd + 1; at < text.length;) {
    const end = endOf(text, '\n', at);
    if (closesFence(text.slice(at, end), fence)) return end + 1;
    at = end + 1;
  }
  return text.length;
}

/** Text that a backtick may hold between signs of a note. */
const MAX_CODE = 1000;
/** A line with which no text goes on. */
const BLOCK_BEGIN = /\n[ \t]*(?:\n|[-+*>#|<{:=]|\d{1,9}[.)]|```|~~~|\$\$|$)/;

function endOfCodeSpan(text: string, start: number, sign: string): number {
  const window = text.slice(start, start + MAX_CODE);
  const paragraph = window.slice(0, BLOCK_BEGIN.exec(window)?.index);
  const end = paragraph.indexOf(sign);
  return end < 0 ? start : start + end + sign.length;
}

function endOf(text: string, sign: string, start: number): number {
  const end = text.indexOf(sign, start);
  return end < 0 ? text.length : end;
}
