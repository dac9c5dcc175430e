import {createSearchClient, type SearchAnswer, type SearchClient, type SearchRequest} from '../client.ts';
import {SearchIndexError} from '../errors.ts';

/** Searches the current index of a site, also after the site was built anew. */
export interface ServedIndex {
  search(request: SearchRequest): Promise<SearchAnswer>;
}

export interface ServedIndexOptions {
  /** Reads a file of the index by its name; rejects when it is not there. */
  readonly readFile: (name: string) => Promise<Uint8Array>;
  /** Bytes of index files kept in memory. */
  readonly maxCacheBytes?: number;
  /** How long the name of the current index is believed. */
  readonly freshMs?: number;
  readonly now?: () => number;
}

interface Current {
  readonly metaName: string;
  readonly client: SearchClient;
  readonly checkedAt: number;
}

const MAX_CACHE_BYTES = 64 * 2 ** 20;
const FRESH_MS = 10_000;

export function createServedIndex({readFile, maxCacheBytes = MAX_CACHE_BYTES, freshMs = FRESH_MS, now = Date.now}: ServedIndexOptions): ServedIndex {
  let current: Promise<Current> | undefined;
  let known: Current | undefined;

  const look = async (): Promise<Current> => {
    const metaName = readPointer(new TextDecoder().decode(await readFile('current.json')));
    const client = known?.metaName === metaName ? known.client : createSearchClient({metaUrl: metaName, fetchFile: readFile, maxCacheBytes});
    return (known = {metaName, client, checkedAt: now()});
  };
  const open = (): Promise<Current> => {
    if (current && (!known || now() - known.checkedAt < freshMs)) return current;
    // While a build moves its files the old index goes on answering.
    const before = known;
    const next = look().catch((error: unknown) => {
      current = undefined;
      if (before) return before;
      throw error;
    });
    return (current = next);
  };
  return {
    async search(request) {
      const {metaName, client} = await open();
      try {
        return await client.search(request);
      } catch (error) {
        if (!(error instanceof SearchIndexError)) throw error;
        const next = await look();
        if (next.metaName === metaName) throw error;
        current = Promise.resolve(next);
        return next.client.search(request);
      }
    },
  };
}

/** Name of the meta file in `current.json`. @throws when it names none */
function readPointer(json: string): string {
  const {meta} = JSON.parse(json) as {readonly meta?: unknown};
  if (typeof meta !== 'string' || !/^[\w.-]+$/.test(meta)) throw new Error('current.json names no index');
  return meta;
}
