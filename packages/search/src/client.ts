import {createBudget} from './query/budget.ts';
import {createFileStore, fetchOverHttp, USUAL_CACHE_BYTES} from './query/fileStore.ts';
import type {FetchFile, FileStoreOptions} from './query/fileStore.ts';
import type {FacetFilters} from './query/facets.ts';
import type {SearchHit} from './query/hits.ts';
import {createIndexReader, toIndexFrame} from './query/indexReader.ts';
import type {IndexFrame} from './query/indexReader.ts';
import {readMeta} from './format/meta.ts';
import type {AnswerNote} from './query/answerNotes.ts';
import {answerRequest} from './query/answerRequest.ts';
import {createWordCutter} from './query/snippet.ts';
import {untilAborted} from './query/untilAborted.ts';

export {SearchIndexError} from './format/errors.ts';
export type {SearchIndexErrorCode} from './format/errors.ts';
export type {AnswerNote} from './query/answerNotes.ts';
export type {FacetFilters} from './query/facets.ts';
export {fetchOverHttp} from './query/fileStore.ts';
export type {FetchFile} from './query/fileStore.ts';
export type {HighlightResult, HighlightedText, SearchHit} from './query/hits.ts';
export type {Hierarchy, Level, RecordType} from './format/records.ts';

export interface SearchRequest {
  readonly query: string;
  /** Maximum number of hits of one answer. @default 20 */
  readonly hitsPerPage?: number;
  /** From 0. */
  readonly page?: number;
  readonly facetFilters?: FacetFilters;
  /** Words of a snippet. @default 10 */
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
  /** Pages found, of all answer pages; an estimate while `exhaustiveNbDocuments` is false. */
  readonly nbDocuments: number;
  readonly exhaustiveNbDocuments: boolean;
  /** How the answer differs from what was asked for; empty for a literal answer. */
  readonly notes: readonly AnswerNote[];
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
}

/** Receives an answer whose hits are sure, while the number of its pages is still an estimate that reading more will replace. */
export type HitsListener = (answer: SearchAnswer) => void;

export interface SearchClient {
  /**
   * Rejects with `SearchIndexError` when a file is missing or damaged; the next call tries it again.
   * @param onHits called at most once, before, where only the number of pages is still to come
   */
  search(request: SearchRequest, onHits?: HitsListener): Promise<SearchAnswer>;
}

interface SearchClientOptions {
  /** URL of `META_FILE`; the other files are beside it. */
  readonly metaUrl: string;
  /** @default fetchOverHttp */
  readonly fetchFile?: FetchFile;
  /** Bytes of index files kept in memory. @default 2 MiB */
  readonly maxCacheBytes?: number;
  /** False where a load belongs to the request that began it, as in workers of an edge platform. @default true */
  readonly sharesLoads?: boolean;
}

/** Creates a client of an index that is read file by file. */
export function createSearchClient(options: SearchClientOptions): SearchClient {
  const {metaUrl, fetchFile = fetchOverHttp, maxCacheBytes, sharesLoads = true} = options;
  const slash = metaUrl.lastIndexOf('/') + 1;
  const {search} = createPatientClient(metaUrl.slice(slash), {
    base: metaUrl.slice(0, slash),
    fetchFile,
    maxBytes: maxCacheBytes ?? USUAL_CACHE_BYTES,
    sharesLoads,
  });
  return {
    async search(request, onHits) {
      const {signal} = request;
      signal?.throwIfAborted();
      const listen = onHits && ((answer: SearchAnswer) => signal?.aborted || onHits(answer));
      return untilAborted(search(request, listen), signal);
    },
  };
}

/**
 * Creates a client whose searches check their signal between files only, for callers that stop waiting by themselves.
 * @param metaName name of the file to begin with
 */
export function createPatientClient(metaName: string, files: FileStoreOptions): SearchClient {
  const store = createFileStore(files);
  const cut = createWordCutter();
  let frame: IndexFrame | undefined;
  const openReader = async ({page = 0, hitsPerPage = 20}: SearchRequest) => {
    // Answer pages further down begin with those before them.
    const budget = createBudget(store, (page + 1) * Math.max(1, hitsPerPage / 20));
    frame ??= await budget.need(metaName, (content) => toIndexFrame(readMeta(content, metaName)));
    return createIndexReader(frame, budget);
  };
  return {
    search: async (request, onHits) =>
      answerRequest(await openReader(request), request, cut, onHits),
  };
}
