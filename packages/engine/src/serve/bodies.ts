import {readFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {hashOf} from '../cache/hash.ts';
import type {Encoding} from './negotiation.ts';

/** Bodies in memory, all together; what was not asked for longest goes first. */
const MEMORY_BYTES = 48 << 20;
/** Larger files are sent from the disk as they are: compressing them holds up the reader, keeping them the others. */
export const LARGE_BYTES = 2 << 20;
/** Quality of the first answer: a document takes 2 to 6 ms, at 9 it takes 16 to 48 and is 3 % smaller (2026-11). */
const FAST = 5;
/** Quality of what is asked for again: 9 % smaller than the first answer, but 50 to 100 ms of a thread for a document, 400 for the client. */
const BEST = 11;

/** A file as it is on disk. */
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
  /** Compressed as small as it gets, or about to be. */
  readonly isBest: boolean;
}

interface BodiesOptions {
  readonly limitBytes?: number;
  /**
   * What is asked for a second time is compressed again, as small as it gets, one body after the other: asking once
   * for everything costs nothing.
   */
  readonly shrinks?: boolean;
}

/** Bodies of small files, kept in bounded memory. */
export interface Bodies {
  get(file: ServedFile, encoding: Encoding): Promise<Body>;
  /** Bytes that are kept. */
  readonly sizeBytes: number;
  /** Resolves when nothing is being compressed again. */
  settled(): Promise<void>;
}

/** Creates a store of answers in memory, up to a number of bytes; the ones asked for longest ago go first. */
export function createBodies({
  limitBytes = MEMORY_BYTES,
  shrinks = false,
}: BodiesOptions = {}): Bodies {
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
  let work = Promise.resolve();
  const shrink = async (path: string, stamp: string, plain: Buffer): Promise<void> => {
    const bytes = await compress(plain, 'br', BEST);
    const entry = kept.get(path);
    if (entry?.stamp !== stamp) return; // the file has changed, or was dropped
    keep(path, {...entry, bodies: new Map([...entry.bodies, ['br', bytes]])});
  };
  return {
    get sizeBytes() {
      return sizeBytes;
    },
    settled: () => work,
    async get({absolutePath, stamp}, encoding) {
      const known = kept.get(absolutePath);
      const current = known?.stamp === stamp ? known : undefined;
      const plain = current?.bodies.get('identity') ?? (await readFile(absolutePath));
      const etag = current?.etag ?? `"${hashOf(plain)}"`;
      const compressed = current?.bodies.get(encoding);
      const bytes = compressed ?? (await compress(plain, encoding, FAST));
      const latest = kept.get(absolutePath); // others may have asked meanwhile
      const entry = latest?.stamp === stamp ? latest : undefined;
      const isAgain = shrinks && encoding === 'br' && compressed !== undefined && !entry?.isBest;
      keep(absolutePath, {
        stamp,
        etag,
        bodies: new Map([['identity', plain], [encoding, bytes], ...(entry?.bodies ?? [])]),
        isBest: isAgain || (entry?.isBest ?? false),
      });
      // Where it fails, the first body is kept.
      if (isAgain)
        work = work.then(() => shrink(absolutePath, stamp, plain)).catch(() => undefined);
      return {etag, bytes};
    },
  };
}

async function compress(plain: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'br')
    return promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    });
  return encoding === 'gzip' ? promisify(gzip)(plain) : plain;
}
