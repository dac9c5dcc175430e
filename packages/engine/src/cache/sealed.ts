import {readFileSync} from 'node:fs';
import {crc32} from 'node:zlib';
import {writeFileAtomic} from './files.ts';
import {hashOf} from './hash.ts';

/** Writes a JSON value behind a checksum of it. */
export function writeSealed(path: string, value: unknown): void {
  const json = JSON.stringify(value);
  writeFileAtomic(path, `${hashOf(json)}\n${json}`);
}

/** Reads what `writeSealed` wrote; undefined when there is no such file, or when one byte of it differs. */
export function readSealed<T>(path: string): T | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
  const end = text.indexOf('\n');
  const json = text.slice(end + 1);
  return text.slice(0, end) === hashOf(json) ? (JSON.parse(json) as T) : undefined;
}

const CHECKSUM_BYTES = 4;

/** Writes bytes behind a checksum of them. */
export function writeSealedBytes(path: string, bytes: Uint8Array): void {
  const file = Buffer.allocUnsafe(CHECKSUM_BYTES + bytes.length);
  file.writeUInt32LE(crc32(bytes));
  file.set(bytes, CHECKSUM_BYTES);
  writeFileAtomic(path, file);
}

/** Reads what `writeSealedBytes` wrote; undefined when there is no such file, or when one byte of it differs. */
export function readSealedBytes(path: string): Buffer | undefined {
  let file: Buffer;
  try {
    file = readFileSync(path);
  } catch {
    return undefined;
  }
  const bytes = file.subarray(CHECKSUM_BYTES);
  const isWhole = file.length >= CHECKSUM_BYTES && file.readUInt32LE() === crc32(bytes);
  return isWhole ? bytes : undefined;
}
