import type {CodeBlock} from './codeBlock.ts';
import {parseCodeMeta} from './codeMeta.ts';
import {commentPattern} from './magicComments.ts';

/** Lines of code, from 1, and the number of the note that explains each. */
export type CodeNotes = readonly (readonly [line: number, note: number])[];

/** Maximum number of notes: Unicode has the signs ① to ⑳. */
const MAX_NOTES = 20;
const FIRST_SIGN = 0x2460;

/** Gives the sign of a number from 1 to 20: 3 → ③. */
export function signOf(note: number): string {
  return String.fromCharCode(FIRST_SIGN + note - 1);
}

/**
 * Takes the marks `// (1)` off the ends of lines, in the comments of the language. Undefined unless they name each of the notes
 * 1 to `count`: then they are comments like others.
 */
export function takeNotes(block: CodeBlock, count: number): CodeBlock | undefined {
  if (count > MAX_NOTES || !block.code.includes('(1)')) return undefined;
  const {language} = parseCodeMeta(block.language, block.meta);
  const mark = new RegExp(`${commentPattern(language, '\\((\\d\\d?)\\)', ' ?')}$`);
  const notes: [number, number][] = [];
  const lines = block.code.split('\n').map((line, i) => {
    const written = line.trimEnd();
    const match = mark.exec(written);
    const note = Number(match?.slice(1).find((group) => group !== undefined));
    if (!match || !(note >= 1 && note <= count)) return line;
    notes.push([i + 1, note]);
    return written.slice(0, match.index).trimEnd();
  });
  return new Set(notes.map(([, note]) => note)).size === count
    ? {...block, code: lines.join('\n'), notes}
    : undefined;
}
