import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {hashOf} from '../../cache/hash.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {decodes, guessEncoding} from './encoding.ts';
import type {ReadRules} from './scan.ts';
import type {SourceFile} from './sourceFile.ts';
import {readTextFile} from './textFile.ts';

const decoder = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});
const BOM = '\uFEFF';
/** What Node puts in the place of bytes that are no UTF-8. */
const REPLACEMENT = '\uFFFD';

/** Reads one file as UTF-8 (BOM dropped, line ends made `\n`), as functions of the site change it, or says why it cannot. */
export function readSource(
  files: Pick<ReadRules, 'dir' | 'texts'>,
  folder: string,
  contentPath: string,
): SourceFile | Diagnostic {
  const path = `${folder}/${contentPath}`;
  let read: string | Buffer;
  try {
    read = readText(join(files.dir, path));
  } catch (error) {
    return createDiagnostic(
      'SRC-002',
      {reason: (error as NodeJS.ErrnoException).code ?? String(error)},
      {place: {file: path}},
    );
  }
  if (typeof read !== 'string')
    return createDiagnostic(
      'SRC-001',
      {encoding: guessEncoding(read)},
      {place: {file: path, ...placeOfBadByte(read)}},
    );
  const written = (read.startsWith(BOM) ? read.slice(BOM.length) : read).replace(/\r\n?/g, '\n');
  const text = files.texts?.change(path, written) ?? written;
  return {path, contentPath, text, hash: hashOf(text)};
}

/** Reads UTF-8, or the bytes of what is none. Node reads text in a third of the time of bytes and a decoder, but tells no faults. */
function readText(file: string): string | Buffer {
  const text = readTextFile(file);
  if (!text.includes(REPLACEMENT)) return text;
  const bytes = readFileSync(file);
  return decodes('utf-8', bytes) ? decoder.decode(bytes) : bytes;
}

/** Tells a problem from a file that was read, or from what was read of it. */
export function isDiagnostic<T extends object>(value: T | Diagnostic): value is Diagnostic {
  return 'code' in value;
}

/** Line and column (in bytes) of the first byte that is not UTF-8. */
function placeOfBadByte(bytes: Buffer): {line: number; column: number} {
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (decodes('utf-8', bytes.subarray(0, middle), {stream: true})) low = middle;
    else high = middle - 1;
  }
  while (!decodes('utf-8', bytes.subarray(0, low))) low--; // back to the start of a character that is cut short
  const before = bytes.subarray(0, low);
  const lastBreak = before.lastIndexOf(10);
  return {line: before.filter((byte) => byte === 10).length + 1, column: low - lastBreak};
}
