import {createPatientClient, fetchOverHttp, SearchIndexError} from '../client.ts';
import type {PageAnswer, SearchClient} from '../client.ts';
import {USUAL_CACHE_BYTES} from '../query/reader/fileStore.ts';
import {META_FILE} from '../format/metaFile.ts';
import {hashBytes} from '../format/seal.ts';
import {readCurrent} from './readCurrent.ts';

/** The current index of a site: one that was replaced meanwhile is followed to its successor. */
export interface SiteIndex extends SearchClient<PageAnswer> {
  /** Looks again which index is the current one. */
  forget(): void;
}

interface CurrentIndex {
  readonly hash: number;
  readonly client: SearchClient<PageAnswer>;
}

/**
 * Creates an index that opens what is in the folder at `indexUrl` with the first search, and what took its place when a
 * search fails.
 * @param first the bytes of `META_FILE`, when they were read already
 */
export function createSiteIndex(indexUrl: string, first?: Uint8Array): SiteIndex {
  const openIndex = (meta: Uint8Array): CurrentIndex => ({
    hash: hashBytes(meta),
    client: createPatientClient(META_FILE, {
      base: indexUrl,
      fetchFile: async (url, isRetry) =>
        url === indexUrl + META_FILE ? meta : fetchOverHttp(url, isRetry),
      maxBytes: USUAL_CACHE_BYTES,
      sharesLoads: true,
    }),
  });
  let current: Promise<CurrentIndex> | undefined = first && Promise.resolve(openIndex(first));
  const open = (): Promise<CurrentIndex> => {
    current ??= readCurrent(indexUrl)
      .then(openIndex)
      .catch((error: unknown) => {
        current = undefined;
        throw error;
      });
    return current;
  };
  return {
    async search(request, onHits) {
      const opened = open();
      const index = await opened;
      try {
        return await index.client.search(request, onHits);
      } catch (error) {
        if (!(error instanceof SearchIndexError)) throw error;
        // Another one took its place, or a copy is damaged; all that failed with it look once. `reload` drops the copy that is
        // kept, which offline is all there is.
        const look = () => readCurrent(indexUrl, error.file === META_FILE ? 'reload' : 'no-cache');
        if (current === opened)
          current = look().then(
            (meta) => (hashBytes(meta) === index.hash ? index : openIndex(meta)),
            () => index,
          );
        const latest = await (current ?? opened);
        if (latest === index) throw error;
        return latest.client.search(request, onHits);
      }
    },
    forget() {
      current = undefined;
    },
  };
}
