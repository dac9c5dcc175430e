import {readFileSync, realpathSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {removeDrafts, writeFileAtomic} from '../../cache/files.ts';
import {escapePattern} from '../../config/schema/escapePattern.ts';
import type {Diagnostic, Fix} from '../../errors/diagnostic.ts';
import {decodePath} from '@wuya/theme/pathname';
import {findDefinitionSpans, type Span} from './definitionSpans.ts';

/** A fix and the place of its problem, from 1. */
interface PlacedFix extends Fix {
  readonly line: number;
  readonly column: number;
}

/**
 * Fixes what needs no judgement in the files below `dir`.
 * @returns the problems that are gone
 */
export function fixFiles(dir: string, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const byFile = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const {fix, place} = diagnostic;
    if (!fix || place?.line === undefined) continue;
    const known = byFile.get(place.file);
    if (known) known.push(diagnostic);
    else byFile.set(place.file, [diagnostic]);
  }
  return [...byFile].flatMap(([file, problems]) => {
    const path = join(dir, file);
    const bytes = readFileSync(path);
    const fixes = problems.map(({fix, place}): PlacedFix => ({
      ...fix!,
      line: place!.line!,
      column: place!.column ?? 1,
    }));
    const {bytes: fixed, done} = fixBytes(bytes, fixes);
    if (done.size > 0) replaceFile(path, fixed);
    return problems.filter((_, i) => done.has(i));
  });
}

/**
 * Puts each replacement where its text is: right at its place, or as a link's or an image's address there or after it
 * in the same block, or in the definition that a reference names. Every other byte stays: BOM, line ends, whatever the file holds.
 * @returns the bytes and the indexes of the fixes that were made
 */
export function fixBytes(
  bytes: Uint8Array,
  fixes: readonly PlacedFix[],
): {bytes: Uint8Array; done: ReadonlySet<number>} {
  // One character a byte: no byte is lost, whatever it means.
  const text = Buffer.from(bytes).toString('latin1');
  // Fixes count lines with `\n`, whatever ends them in the file.
  const hasReturns = text.includes('\r\n');
  const toFile = (own: string): string => toLatin1(hasReturns ? own.replaceAll('\n', '\r\n') : own);
  const starts = lineStartsOf(text);
  const spans: PlacedSpan[] = []; // in their order: none overlaps another
  const isFree = ({start, end}: Span): boolean => {
    const next = spans[countWhile(spans, (one) => one.end <= start)];
    return next === undefined || next.start >= end;
  };
  let definitions: ReturnType<typeof findDefinitionSpans> | undefined;
  /** `[label]: x` anywhere in the file, when it is the only one. */
  const findDefinition = (written: string): Span | undefined => {
    definitions ??= findDefinitionSpans(text);
    const found = definitions.get(toLatin1(decodePath(written)));
    return found?.length === 1 ? found[0] : undefined;
  };
  fixes.forEach(({line, column, written, replacement, isAtPlace}, index) => {
    const from = offsetOf(text, starts[line - 1], column);
    if (from === undefined) return;
    const needle = isAtPlace ? escapePattern(toFile(written)) : toAddressPattern(written);
    const span = isAtPlace
      ? matchAt(text, needle, from)
      : (findAddress(text, {pattern: needle, from}, isFree) ?? findDefinition(written));
    if (!span || !isFree(span)) return;
    const at = countWhile(spans, (one) => one.start <= span.start && one.end <= span.end);
    spans.splice(at, 0, {...span, replacement: toFile(replacement), index});
  });
  let out = '';
  let at = 0;
  for (const {start, end, replacement} of spans) {
    out += text.slice(at, start) + replacement;
    at = end;
  }
  return {
    bytes: Buffer.from(out + text.slice(at), 'latin1'),
    done: new Set(spans.map(({index}) => index)),
  };
}

/** A part of a file with what takes its place, and the number of the fix. */
interface PlacedSpan extends Span {
  readonly replacement: string;
  readonly index: number;
}

/**
 * Makes the pattern of an address in a file, where parsers have it percent-encoded and people write it so, plain, half of it, or
 * with the escapes of Markdown: `./闭包 二.md`, `./闭包%20二.md`, `./a\_b.md`.
 */
function toAddressPattern(written: string): string {
  return [...Buffer.from(decodePath(written))]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      const code = byte
        .toString(16)
        .padStart(2, '0')
        .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
      const plain = /[!-/:-@[-`{-~]/.test(sign)
        ? `\\\\?${escapePattern(sign)}`
        : escapePattern(sign);
      return `(?:%${code}|${sign === '&' ? '&amp;|' : ''}${plain})`;
    })
    .join('');
}

/** Matches a pattern at an offset; undefined where the text there differs. */
function matchAt(text: string, pattern: string, start: number): Span | undefined {
  const needle = new RegExp(pattern, 'y');
  needle.lastIndex = start;
  return needle.test(text) ? {start, end: needle.lastIndex} : undefined;
}

/** Spans of the text from an offset on that have a pattern. */
function* matchAll(text: string, pattern: string, from = 0): Generator<Span, void, undefined> {
  const needle = new RegExp(pattern, 'g');
  needle.lastIndex = from;
  for (let found = needle.exec(text); found; found = needle.exec(text)) {
    yield {start: found.index, end: needle.lastIndex};
    needle.lastIndex = found.index + 1;
  }
}

const toLatin1 = (text: string): string => Buffer.from(text).toString('latin1');

/** Offsets at which the lines of a file begin; a BOM is no part of the first. */
function lineStartsOf(text: string): readonly number[] {
  const first = text.startsWith('\u00EF\u00BB\u00BF') ? 3 : 0;
  return [
    first,
    ...[...text.matchAll(/\r\n?|\n/g)].map(([end], i, all) => all[i]!.index + end.length),
  ];
}

/** Counts the offset, in bytes, of a column in UTF-16 units in the line that begins at `start`; undefined where there is no such line. */
function offsetOf(text: string, start: number | undefined, column: number): number | undefined {
  if (start === undefined) return undefined;
  const rest = /[^\r\n]*/y;
  rest.lastIndex = start;
  const lineText = Buffer.from(rest.exec(text)![0], 'latin1').toString();
  return start + Buffer.byteLength(lineText.slice(0, column - 1));
}

/** Counts the items at the beginning of a list that pass, where none passes behind one that does not. */
function countWhile<T>(list: readonly T[], passes: (one: T) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(list[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}

const BLOCK_END = /(?:\r\n?|\n)[ \t>]*(?:\r\n?|\n)/;

/** Matches an address where it is: `](x)`, `](<x>)`, `"x"`, or as the section of one. */
function findAddress(
  text: string,
  {pattern, from}: {readonly pattern: string; readonly from: number},
  isFree: (span: Span) => boolean,
): Span | undefined {
  const length = text.slice(from).search(BLOCK_END);
  const block = length < 0 ? text : text.slice(0, from + length);
  for (const span of matchAll(block, pattern, from))
    if (isFree(span) && isAddress(text, span)) return span;
  return undefined;
}

function isAddress(text: string, span: Span): boolean {
  const before = text.slice(Math.max(0, span.start - 500), span.start);
  const isStart =
    text[span.start] === '#'
      ? /(?:\]\(<?|["'])[^\s()<>"']*$/.test(before)
      : /(?:\]\([ \t]*<?|=["'])$/.test(before);
  return isStart && endsAddress(text, span);
}

function endsAddress(text: string, {end}: Span): boolean {
  return /^(?:[)\s>"'?#]|$)/.test(text.slice(end, end + 1));
}

/** Replaces a file in one step, keeping its permissions; a link to it stays a link. */
function replaceFile(path: string, bytes: Uint8Array): void {
  const target = realpathSync(path);
  removeDrafts(target);
  writeFileAtomic(target, bytes, {mode: statSync(target).mode, isFlushed: true});
}
