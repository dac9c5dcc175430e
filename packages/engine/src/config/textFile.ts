import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkReadable} from '../cache/files.ts';
import {ContentError} from '../errors/contentError.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {decodes, guessEncoding, ZEROS} from './encoding.ts';

/** What Node puts in the place of bytes that are no UTF-8. */
const REPLACEMENT = '\uFFFD';
const BOM = '\uFEFF';

/**
 * Reads a file of the site as UTF-8.
 * @throws what `checkReadable` throws
 */
export function readTextFile(path: string): string {
  checkReadable(path);
  return readFileSync(path, 'utf8');
}

/**
 * Reads UTF-8, a byte order mark dropped, or gives the bytes of what is none, also of what is zeros in its place. Node reads text in a third of the time of bytes and a
 * decoder, but tells no faults.
 */
export function readUtf8(path: string): string | Buffer {
  const text = readTextFile(path);
  if (text.includes(REPLACEMENT)) {
    const bytes = readFileSync(path);
    if (!decodes('utf-8', bytes)) return bytes;
  }
  if (text.includes('\0') && isMostlyZeros(text)) return readFileSync(path);
  return text.startsWith(BOM) ? text.slice(BOM.length) : text;
}

/**
 * Reads a file of the site that is no note: names of authors, labels, translations.
 * @param file relative to the site @throws {ContentError} SRC-001 where it is in another encoding
 */
export function readSiteText(dir: string, file: string): string {
  const text = readSiteTextOrProblem(dir, file);
  if (typeof text === 'string') return text;
  throw new ContentError([text]);
}

/** Reads such a file among others that may be wrong too; gives SRC-001 in the place of a text in another encoding. */
export function readSiteTextOrProblem(dir: string, file: string): string | Diagnostic {
  const text = readUtf8(join(dir, file));
  return typeof text === 'string' ? text : noUtf8(text, file);
}

/** Tells a text with a run of zeros, or a quarter of which is zeros: in UTF-16 without a mark every second byte of ASCII is one. */
export function isMostlyZeros(text: string): boolean {
  return text.includes(ZEROS) || text.split('\0').length - 1 >= text.length / 4;
}

/** Says where bytes are no UTF-8, and in which encoding they seem to be. */
export function noUtf8(bytes: Buffer, file: string): Diagnostic {
  const encoding = guessEncoding(bytes);
  const isZeros = decodes('utf-8', bytes); // also in UTF-16 that is ASCII
  const at = isZeros ? bytes.indexOf(0) : indexOfBadByte(bytes);
  return createDiagnostic(
    'SRC-001',
    {encoding, isEmptied: isZeros && encoding === undefined},
    {place: {file, ...placeOfByte(bytes, at)}},
  );
}

/** Finds the first byte that is not UTF-8. */
function indexOfBadByte(bytes: Buffer): number {
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (decodes('utf-8', bytes.subarray(0, middle), {stream: true})) low = middle;
    else high = middle - 1;
  }
  while (!decodes('utf-8', bytes.subarray(0, low))) low--; // back to the start of a character that is cut short
  return low;
}

/** Returns the line and column (in bytes) of a byte. */
function placeOfByte(bytes: Buffer, index: number): {line: number; column: number} {
  const before = bytes.subarray(0, index);
  const lastBreak = before.lastIndexOf(10);
  return {line: before.filter((byte) => byte === 10).length + 1, column: index - lastBreak};
}
