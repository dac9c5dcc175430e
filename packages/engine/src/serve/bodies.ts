import {readFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {hashOf} from '../cache/hash.ts';
import type {Encoding} from './negotiation.ts';

/** Bodies in memory, all together; what was not asked for longest goes first. */
const MEMORY_BYTES = 48 << 20;
/** Larger files are sent from the disk as they are: compressing them holds up the reader, keeping them the others. */
export const LARGE_BYTES = 2 << 20;
const BROTLI = {params: {[constants.BROTLI_PARAM_QUALITY]: 9}};

/** A file as it stands on disk. */
export interface ServedFile {
  readonly absolutePath: string;
  readonly size: number;
  /** Changes whenever the file may have changed. */
  readonly stamp: string;
}

/** A small file with a body for each encoding that was asked for. */
export interface Body {
  readonly etag: string;
  readonly bytes: Buffer;
}

interface Kept {
  readonly stamp: string;
  readonly etag: string;
  readonly bodies: Map<Encoding, Buffer>;
}

/** Bodies of small files, kept in bounded memory. */
export interface Bodies {
  get(file: ServedFile, encoding: Encoding): Promise<Body>;
  /** Bytes that are kept. */
  readonly sizeBytes: number;
}

/** Creates a store of answers in memory, up to a number of bytes; the ones asked for longest ago go first. */
export function createBodies(limitBytes = MEMORY_BYTES): Bodies {
  const kept = new Map<string, Kept>();
  let sizeBytes = 0;
  const forget = (path: string): void => {
    for (const bytes of kept.get(path)?.bodies.values() ?? []) sizeBytes -= bytes.length;
    kept.delete(path);
  };
  const keep = (path: string, entry: Kept): void => {
    forget(path);
    kept.set(path, entry); // the last one is the one asked for last
    for (const bytes of entry.bodies.values()) sizeBytes += bytes.length;
    for (const oldest of kept.keys()) {
      if (sizeBytes <= limitBytes) return;
      forget(oldest);
    }
  };
  return {
    get sizeBytes() {
      return sizeBytes;
    },
    async get({absolutePath, stamp}, encoding) {
      const known = kept.get(absolutePath);
      const current = known?.stamp === stamp ? known : undefined;
      const plain = current?.bodies.get('identity') ?? (await readFile(absolutePath));
      const etag = current?.etag ?? `"${hashOf(plain)}"`;
      const bytes = current?.bodies.get(encoding) ?? (await compress(plain, encoding));
      const bodies = new Map([...(current?.bodies ?? []), ['identity', plain], [encoding, bytes]]);
      keep(absolutePath, {stamp, etag, bodies: bodies as Kept['bodies']});
      return {etag, bytes};
    },
  };
}

async function compress(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return promisify(brotliCompress)(plain, BROTLI);
  return encoding === 'gzip' ? promisify(gzip)(plain) : plain;
}
