import {readFileSync, realpathSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {writeFileAtomic} from '../../cache/files.ts';
import type {Diagnostic, Fix} from '../../errors/diagnostic.ts';
import {decodePath} from '@wuya/theme/pathname';

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
    if (fix && place?.line !== undefined)
      byFile.set(place.file, [...(byFile.get(place.file) ?? []), diagnostic]);
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
  const toFile = (own: string): string =>
    toLatin1(text.includes('\r\n') ? own.replaceAll('\n', '\r\n') : own);
  const spans: {
    readonly start: number;
    readonly end: number;
    readonly replacement: string;
    readonly index: number;
  }[] = [];
  fixes.forEach(({line, column, written, replacement, isAtPlace}, index) => {
    const from = offsetOf(text, line, column);
    if (from === undefined) return;
    for (const needle of spellingsOf(written).map(toFile)) {
      const taken = (at: number) =>
        spans.some(({start, end}) => at < end && at + needle.length > start);
      const start = isAtPlace
        ? text.startsWith(needle, from) && !taken(from)
          ? from
          : undefined
        : (findAddress(text, needle, from, taken) ?? findDefinition(text, needle, taken));
      if (start === undefined) continue;
      spans.push({start, end: start + needle.length, replacement: toFile(replacement), index});
      return;
    }
  });
  let out = '';
  let at = 0;
  for (const {start, end, replacement} of [...spans].sort((a, b) => a.start - b.start)) {
    out += text.slice(at, start) + replacement;
    at = end;
  }
  return {
    bytes: Buffer.from(out + text.slice(at), 'latin1'),
    done: new Set(spans.map(({index}) => index)),
  };
}

/** How an address may be in a file: percent-encoded, as parsers give it, or as people write it. */
const spellingsOf = (written: string): readonly string[] => [
  ...new Set([written, decodePath(written)]),
];

const toLatin1 = (text: string): string => Buffer.from(text).toString('latin1');

/** Offset, in bytes, of a line and a column in UTF-16 units; a BOM is no part of the first line. */
function offsetOf(text: string, line: number, column: number): number | undefined {
  let at = text.startsWith('\u00EF\u00BB\u00BF') ? 3 : 0;
  for (let i = 1; i < line; i++) {
    const end = /\r\n?|\n/g;
    end.lastIndex = at;
    if (!end.exec(text)) return undefined;
    at = end.lastIndex;
  }
  const rest = /[^\r\n]*/y;
  rest.lastIndex = at;
  const lineText = Buffer.from(rest.exec(text)![0], 'latin1').toString();
  return at + Buffer.byteLength(lineText.slice(0, column - 1));
}

const BLOCK_END = /(?:\r\n?|\n)[ \t>]*(?:\r\n?|\n)/;

/** Where `needle` is as an address: `](x)`, `](<x>)`, `"x"`, or as the section of one. */
function findAddress(
  text: string,
  needle: string,
  from: number,
  taken: (at: number) => boolean,
): number | undefined {
  const length = text.slice(from).search(BLOCK_END);
  const end = length < 0 ? text.length : from + length;
  for (
    let at = text.indexOf(needle, from);
    at >= 0 && at < end;
    at = text.indexOf(needle, at + 1)
  ) {
    if (!taken(at) && isAddress(text, needle, at)) return at;
  }
  return undefined;
}

/** `[label]: x` anywhere in the file, when it is the only one. */
function findDefinition(
  text: string,
  needle: string,
  taken: (at: number) => boolean,
): number | undefined {
  const found: number[] = [];
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
    const line = text.slice(
      Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('\r', at)) + 1,
      at,
    );
    if (
      /^[ \t>]*\[[^\]]+\]:[ \t]*<?[^\s<>]*$/.test(line) &&
      endsAddress(text, needle, at) &&
      !taken(at)
    )
      found.push(at);
  }
  return found.length === 1 ? found[0] : undefined;
}

function isAddress(text: string, needle: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 500), at);
  const isStart = needle.startsWith('#')
    ? /(?:\]\(<?|["'])[^\s()<>"']*$/.test(before)
    : /(?:\]\([ \t]*<?|=["'])$/.test(before);
  return isStart && endsAddress(text, needle, at);
}

function endsAddress(text: string, needle: string, at: number): boolean {
  return /^(?:[)\s>"'?#]|$)/.test(text.slice(at + needle.length, at + needle.length + 1));
}

/** Replaces a file in one step, keeping its permissions; a link to it stays a link. */
function replaceFile(path: string, bytes: Uint8Array): void {
  const target = realpathSync(path);
  writeFileAtomic(target, bytes, statSync(target).mode);
}
