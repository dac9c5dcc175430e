import {createHash, hash as hashOnce} from 'node:crypto';
import {closeSync, openSync, readSync} from 'node:fs';
import {withPath} from './files.ts';

/** Files are read in pieces of so many bytes: a film does not fit into memory. */
const PIECE_BYTES = 1 << 20;

/** Hashes content: 20 letters and digits of base64url SHA-256 (120 bits), safe in file names and URLs. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  // Text goes in at once: a page has some ten keys of short parts, and each call costs more than its bytes.
  if (parts.every((part) => typeof part === 'string'))
    return printHash(hashOnce('sha256', `${parts.join('\0')}\0`, 'base64url'));
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return printHash(hash.digest('base64url'));
}

/** Hashes bytes that end with a zero as `hashOf` hashes what is before it. */
export const hashOfEnded = (bytes: Uint8Array): string =>
  printHash(hashOnce('sha256', bytes, 'base64url'));

/** Hashes the content of a file as `hashOf` does, without holding all of it in memory. */
export function hashFile(path: string): string {
  const hash = createHash('sha256');
  const file = openSync(path, 'r');
  try {
    const piece = Buffer.allocUnsafe(PIECE_BYTES);
    const next = () => withPath(path, () => readSync(file, piece));
    for (let length = next(); length > 0; length = next()) hash.update(piece.subarray(0, length));
  } finally {
    closeSync(file);
  }
  return printHash(hash.update('\0').digest('base64url'));
}

function printHash(digest: string): string {
  return digest.slice(0, 20).replace(/[-_]/g, '0');
}
