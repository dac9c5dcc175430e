import {createSearchClient, fetchOverHttp, SearchIndexError, type FetchFile, type SearchAnswer, type SearchClient, type SearchRequest} from '@wuya/search/client';
import type {HitHrefOptions} from './hitHref.ts';

export interface ProviderRequest extends SearchRequest {
  /** Who asks: services count and page by it. */
  readonly from: 'dialog' | 'page';
  /** Name of the version of the notes that the reader is in; absent where there is one only. */
  readonly version?: string | undefined;
}

/** Answers searches, whatever stands behind it. */
export interface SearchProvider {
  /** What choices are kept under. */
  readonly indexName: string;
  /** How addresses of hits are read. */
  readonly hitHref: Omit<HitHrefOptions, 'baseUrl'>;
  /** Whether it finds in one version of the notes at a time. */
  readonly isContextual: boolean;
  search(request: ProviderRequest): Promise<SearchAnswer>;
  /** Fetches ahead what every search needs. Failure is left to the search. */
  warm(): void;
  /** Looks anew which index is the current one. */
  forget(): void;
  /** The reader opened the dialog. */
  opened(): void;
  /** The reader goes to a hit of the last answer in the dialog. */
  chosen(objectId: string): void;
}

interface CurrentIndex {
  readonly metaName: string;
  readonly client: SearchClient;
  /** The bytes of the meta file came with its name; should they be damaged, the file itself has not been asked for yet. */
  readonly isInline: boolean;
}

/** Searches the index below an address; an index that was replaced meanwhile is followed to its successor. */
export function createSearchProvider(indexUrl: string): SearchProvider {
  let current: Promise<CurrentIndex> | undefined;
  const open = (): Promise<CurrentIndex> => {
    current ??= readPointer(indexUrl)
      .then(openIndex)
      .catch((error: unknown) => {
        current = undefined;
        throw error;
      });
    return current;
  };
  const openIndex = ({meta, content}: Pointer): CurrentIndex => {
    const metaUrl = indexUrl + meta;
    const fetchFile: FetchFile = async (url, isRetry) => (content && url === metaUrl && !isRetry ? Uint8Array.from(atob(content), (char) => char.charCodeAt(0)) : fetchOverHttp(url, isRetry));
    return {metaName: meta, client: createSearchClient({metaUrl, fetchFile}), isInline: content !== undefined};
  };
  return {
    indexName: 'wuya',
    hitHref: {},
    isContextual: true,
    async search({version, ...given}) {
      const request = version === undefined ? given : {...given, facetFilters: [...[given.facetFilters ?? []].flat(), ['version:', `version:${version}`]]};
      const index = await open();
      try {
        return await searchIn(index, request);
      } catch (error) {
        if (!(error instanceof SearchIndexError)) throw error;
        const latest = await readPointer(indexUrl).catch(() => undefined);
        if (!latest || latest.meta === index.metaName) throw error;
        const next = openIndex(latest);
        current = Promise.resolve(next);
        return searchIn(next, request);
      }
    },
    warm() {
      open()
        .then(({client}) => client.search({query: ''}))
        .catch(() => undefined);
    },
    forget() {
      current = undefined;
    },
    opened: () => undefined,
    chosen: () => undefined,
  };
}

/** An answer of one index. What failed for a damaged copy of the meta file, also for the searches that waited with it, is asked again of the file. */
async function searchIn({metaName, client, isInline}: CurrentIndex, request: SearchRequest): Promise<SearchAnswer> {
  try {
    return await client.search(request);
  } catch (error) {
    if (isInline && error instanceof SearchIndexError && error.file === metaName) return client.search(request);
    throw error;
  }
}

/** What `current.json` says: the name of the meta file and its bytes in base64. */
interface Pointer {
  readonly meta: string;
  readonly content?: string;
}

async function readPointer(indexUrl: string): Promise<Pointer> {
  const url = `${indexUrl}current.json`;
  // Offline, an index of an earlier visit is better than none.
  const response = await fetch(url, {cache: 'no-cache'}).catch(() => fetch(url, {cache: 'force-cache'}));
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${url}`);
  const {meta, content} = (await response.json()) as {readonly [key in keyof Pointer]?: unknown};
  if (typeof meta !== 'string' || !/^[\w.-]+$/.test(meta)) throw new Error(`${url} names no index`);
  return typeof content === 'string' ? {meta, content} : {meta};
}
