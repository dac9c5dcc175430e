import {
  createSearchClient,
  type SearchAnswer,
  type SearchClient,
  type SearchRequest,
} from '../client.ts';
import {SearchIndexError} from '../format/errors.ts';
import {META_FILE} from '../format/metaFile.ts';
import {hashBytes} from '../format/seal.ts';

/** Searches the current index of a site, also after the site was rebuilt. */
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
  /** As for a search client. */
  readonly sharesLoads?: boolean;
  readonly now?: () => number;
}

interface Current {
  readonly metaHash: number;
  readonly client: SearchClient;
  readonly checkedAt: number;
}

const MAX_CACHE_BYTES = 64 * 2 ** 20;
const FRESH_MS = 10_000;

/** Opens an index for many requests; a new one is noticed after `freshMs` milliseconds. */
export function createServedIndex({
  readFile,
  maxCacheBytes = MAX_CACHE_BYTES,
  freshMs = FRESH_MS,
  sharesLoads = true,
  now = Date.now,
}: ServedIndexOptions): ServedIndex {
  // Values, never promises: what one request waits for may not be another's to wait for.
  let known: Current | undefined;

  const look = async (): Promise<Current> => {
    const meta = await readFile(META_FILE);
    const metaHash = hashBytes(meta);
    const client =
      known?.metaHash === metaHash
        ? known.client
        : createSearchClient({
            metaUrl: META_FILE,
            fetchFile: async (name) => (name === META_FILE ? meta : readFile(name)),
            maxCacheBytes,
            sharesLoads,
          });
    return (known = {metaHash, client, checkedAt: now()});
  };
  const open = async (): Promise<Current> => {
    if (known && now() - known.checkedAt < freshMs) return known;
    // While a build moves its files the old index goes on answering.
    const before = known;
    return look().catch((error: unknown) => {
      if (before) return before;
      throw error;
    });
  };
  return {
    async search(request) {
      const {metaHash, client} = await open();
      try {
        return await client.search(request);
      } catch (error) {
        if (!(error instanceof SearchIndexError)) throw error;
        const next = await look();
        if (next.metaHash === metaHash) throw error;
        return next.client.search(request);
      }
    },
  };
}
