import {createFileStore, fetchOverHttp} from './fileStore.ts';
import type {FetchFile} from './fileStore.ts';
import type {FacetFilters} from './facets.ts';
import type {SearchHit} from './hits.ts';
import {createIndexReader} from './indexReader.ts';
import type {IndexReader} from './indexReader.ts';
import {readMeta} from './meta.ts';
import {answerRequest} from './answerRequest.ts';
import {createWordCutter} from './snippet.ts';
import {untilAborted} from './untilAborted.ts';

export {SearchIndexError} from './errors.ts';
export type {SearchIndexErrorCode} from './errors.ts';
export type {FacetFilters} from './facets.ts';
export {fetchOverHttp} from './fileStore.ts';
export type {FetchFile} from './fileStore.ts';
export type {HighlightResult, HighlightedText, SearchHit} from './hits.ts';
export type {Hierarchy, Level, RecordType} from './records.ts';

export interface SearchRequest {
  readonly query: string;
  /** Most hits of one answer; 20 when absent. */
  readonly hitsPerPage?: number;
  /** From 0. */
  readonly page?: number;
  readonly facetFilters?: FacetFilters;
  /** Words of a snippet; 10 when absent. */
  readonly snippetWords?: number;
  /** Rejects the search with the signal's reason; files under way are kept for the next. */
  readonly signal?: AbortSignal;
}

/** The shape of `results[0]` of the hosted service. */
export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  /** Hits of all answer pages; an estimate while `exhaustiveNbHits` is false. */
  readonly nbHits: number;
  readonly exhaustiveNbHits: boolean;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
}

export interface SearchClient {
  /** Rejects with `SearchIndexError` when a file is missing or damaged; the next call tries it again. */
  search(request: SearchRequest): Promise<SearchAnswer>;
}

export interface SearchClientOptions {
  /** URL of `META_FILE`; the other files stand beside it. */
  readonly metaUrl: string;
  /** `fetchOverHttp` when absent. */
  readonly fetchFile?: FetchFile;
  /** Bytes of index files kept in memory; 2 MiB when absent. */
  readonly maxCacheBytes?: number;
  /** False where a load belongs to the request that began it, as in workers of an edge platform; true when absent. */
  readonly sharesLoads?: boolean;
}

export function createSearchClient(options: SearchClientOptions): SearchClient {
  const slash = options.metaUrl.lastIndexOf('/') + 1;
  const metaName = options.metaUrl.slice(slash);
  const store = createFileStore({base: options.metaUrl.slice(0, slash), fetchFile: options.fetchFile ?? fetchOverHttp, maxBytes: options.maxCacheBytes ?? 2 ** 21, sharesLoads: options.sharesLoads ?? true});
  const cut = createWordCutter();
  let reader: IndexReader | undefined;
  const openReader = async () => (reader ??= await store.load(metaName, (content) => createIndexReader(readMeta(content, metaName), store)));
  return {
    async search(request) {
      const {signal} = request;
      signal?.throwIfAborted();
      return untilAborted(openReader().then((index) => answerRequest(index, request, cut)), signal);
    },
  };
}
