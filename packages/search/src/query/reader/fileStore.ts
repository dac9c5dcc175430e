import {askOverHttp} from './askOverHttp.ts';
import {SearchIndexError} from '../../format/errors.ts';
import type {SearchIndexErrorCode} from '../../format/errors.ts';
import {openSealed} from '../../format/seal.ts';

/**
 * Reads one file by its URL; rejects when it is not there. `isRetry` bypasses caches, since the last copy was not
 * usable.
 */
export type FetchFile = (url: string, isRetry: boolean) => Promise<Uint8Array>;

export interface FileStore {
  /** The parsed content of a file, fetched at most once at a time if loads are shared; failures are not kept. */
  load<T>(name: string, parse: (content: Uint8Array) => T): Promise<T>;
  /** Tells whether a load causes no request: the file is in memory, or a shared load is under way. */
  has(name: string): boolean;
}

/** Default for the bytes of index files that are kept in memory. */
export const USUAL_CACHE_BYTES = 2 ** 21;

export interface FileStoreOptions {
  /** URL of the folder, with its final slash. */
  readonly base: string;
  readonly fetchFile: FetchFile;
  /** Bytes of files (before parsing) kept in memory; the least recently used go first. */
  readonly maxBytes: number;
  /** Whether a load under way also answers later calls. */
  readonly sharesLoads: boolean;
}

/** Creates a store of the files of an index, up to a number of bytes; a failed file is asked for again. */
export function createFileStore({
  base,
  fetchFile,
  maxBytes,
  sharesLoads,
}: FileStoreOptions): FileStore {
  const entries = new Map<string, {readonly value: unknown; readonly sizeBytes: number}>();
  const loads = new Map<string, Promise<unknown>>();
  const failed = new Set<string>();
  let totalBytes = 0;

  function keep(name: string, value: unknown, sizeBytes: number): void {
    forget(name);
    entries.set(name, {value, sizeBytes});
    totalBytes += sizeBytes;
    for (const oldName of entries.keys()) {
      if (totalBytes <= maxBytes || oldName === name) return;
      forget(oldName);
    }
  }

  function forget(name: string): void {
    totalBytes -= entries.get(name)?.sizeBytes ?? 0;
    entries.delete(name);
  }

  async function read<T>(name: string, parse: (content: Uint8Array) => T): Promise<T> {
    let code: SearchIndexErrorCode = 'index-file-unavailable';
    try {
      const file = await fetchFile(base + name, failed.has(name));
      code = 'index-file-corrupt';
      const parsed = parse(openSealed(file));
      keep(name, parsed, file.length);
      failed.delete(name);
      return parsed;
    } catch (cause) {
      failed.add(name);
      throw cause instanceof SearchIndexError ? cause : new SearchIndexError(code, name, cause);
    }
  }

  return {
    has: (name) => entries.has(name) || loads.has(name),
    async load<T>(name: string, parse: (content: Uint8Array) => T) {
      const known = entries.get(name);
      if (known) {
        entries.delete(name);
        entries.set(name, known);
        return known.value as T;
      }
      if (!sharesLoads) return read(name, parse);
      const load =
        (loads.get(name) as Promise<T> | undefined) ??
        read(name, parse).finally(() => loads.delete(name));
      loads.set(name, load);
      return load;
    },
  };
}

/** Reads the bytes of an answer. @throws {Error} any status but 2xx */
export async function bytesOf(url: string, response: Response): Promise<Uint8Array> {
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${url}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Fetches a file over HTTP, as a `FetchFile`. What is under a name never changes, so a copy of any age will do, also offline. */
export async function fetchOverHttp(url: string, isRetry: boolean): Promise<Uint8Array> {
  return bytesOf(url, await askOverHttp(url, isRetry ? 'reload' : 'force-cache'));
}
