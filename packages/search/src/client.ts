import {createBudget} from './query/reader/budget.ts';
import {createFileStore, fetchOverHttp, USUAL_CACHE_BYTES} from './query/reader/fileStore.ts';
import type {FetchFile, FileStore, FileStoreOptions} from './query/reader/fileStore.ts';
import type {FacetFilters} from './query/match/facets.ts';
import type {PageHit, SearchHit} from './query/answer/hits.ts';
import {USUAL_HITS} from './query/answer/answerPage.ts';
import {type HostedFacts, hostedFacts} from './query/answer/hostedFacts.ts';
import {createIndexReader, toIndexFrame} from './query/reader/indexReader.ts';
import type {IndexFrame} from './query/reader/indexReader.ts';
import {readMeta} from './format/meta.ts';
import type {AnswerNote} from './query/answer/answerNotes.ts';
import {answerRequest} from './query/answerRequest.ts';
import {createWordCutter} from './query/answer/snippet.ts';
import {untilAborted} from './query/reader/untilAborted.ts';

export {SearchIndexError} from './format/errors.ts';
export type {SearchIndexErrorCode} from './format/errors.ts';
export type {AnswerNote} from './query/answer/answerNotes.ts';
export type {FacetFilters} from './query/match/facets.ts';
export {fetchOverHttp} from './query/reader/fileStore.ts';
export type {FetchFile} from './query/reader/fileStore.ts';
export type {HighlightResult, HighlightedText, SearchHit} from './query/answer/hits.ts';
export type {Hierarchy, Level, RecordType} from './format/records.ts';

export interface SearchRequest {
  readonly query: string;
  /** Maximum number of hits of one answer. @default 20 */
  readonly hitsPerPage?: number;
  /** From 0. @default 0 */
  readonly page?: number;
  readonly facetFilters?: FacetFilters;
  /** Words of a snippet. @default 10 */
  readonly snippetWords?: number;
  /** Rejects the search with the signal's reason; files under way are kept for the next. */
  readonly signal?: AbortSignal;
}

/** An answer, with as much of the shape of the hosted service as a page shows. */
export interface PageAnswer {
  readonly hits: readonly PageHit[];
  /** Pages found, of all answer pages; an estimate while `exhaustiveNbDocuments` is false. */
  readonly nbDocuments: number;
  readonly exhaustiveNbDocuments: boolean;
  /** How the answer differs from what was asked for; empty for a literal answer. */
  readonly notes: readonly AnswerNote[];
  readonly nbPages: number;
}

/** The shape of `results[0]` of the hosted service. */
export interface SearchAnswer extends PageAnswer {
  readonly hits: readonly SearchHit[];
  /** Hits of all answer pages; an estimate while `exhaustiveNbHits` is false. */
  readonly nbHits: number;
  readonly exhaustiveNbHits: boolean;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly query: string;
}

/** Receives an answer whose hits are sure, while the number of its pages is still an estimate that reading more will replace. */
export type HitsListener<Answer extends PageAnswer = SearchAnswer> = (answer: Answer) => void;

export interface SearchClient<Answer extends PageAnswer = SearchAnswer> {
  /**
   * Rejects with `SearchIndexError` when a file is missing or damaged; the next call tries it again.
   * @param onHits called at most once, before, where only the number of pages is still to come
   */
  search(request: SearchRequest, onHits?: HitsListener<Answer>): Promise<Answer>;
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
  const {search} = createPatientClient(
    metaUrl.slice(slash),
    {
      base: metaUrl.slice(0, slash),
      fetchFile,
      maxBytes: maxCacheBytes ?? USUAL_CACHE_BYTES,
      sharesLoads,
    },
    {facts: hostedFacts, storeFor: untilSignal},
  );
  return {
    async search(request, onHits) {
      const {signal, query, page = 0, hitsPerPage = USUAL_HITS} = request;
      signal?.throwIfAborted();
      const numbers = {nbHits: 0, exhaustiveNbHits: true};
      // What `hostedFacts` tells is in it.
      const complete = (answer: PageAnswer) =>
        ({...numbers, ...answer, page, hitsPerPage, query}) as SearchAnswer;
      const listen =
        onHits && ((answer: PageAnswer) => signal?.aborted || onHits(complete(answer)));
      return untilAborted(search(request, listen).then(complete), signal);
    },
  };
}

/** Returns the files for one request, which rejects between two of them once its signal says so. */
function untilSignal(store: FileStore, {signal}: SearchRequest): FileStore {
  return {
    has: store.has,
    async load(name, parse) {
      signal?.throwIfAborted();
      return store.load(name, parse);
    },
  };
}

interface PatientOptions {
  readonly facts?: HostedFacts;
  /** Returns the files for one request. */
  readonly storeFor?: (store: FileStore, request: SearchRequest) => FileStore;
}

/**
 * Creates a client for callers that stop waiting by themselves: it takes no notice of the signal of a request.
 * @param metaName name of the file to begin with
 */
export function createPatientClient(
  metaName: string,
  files: FileStoreOptions,
  {facts, storeFor}: PatientOptions = {},
): SearchClient<PageAnswer> {
  const store = createFileStore(files);
  const cut = createWordCutter();
  let frame: IndexFrame | undefined;
  return {
    async search(request, onHits) {
      const {page = 0, hitsPerPage = USUAL_HITS} = request;
      // Answer pages further down begin with those before them.
      const budget = createBudget(
        storeFor?.(store, request) ?? store,
        (page + 1) * Math.max(1, hitsPerPage / USUAL_HITS),
      );
      frame ??= await budget.need(metaName, (content) => toIndexFrame(readMeta(content, metaName)));
      return answerRequest(createIndexReader(frame, budget), request, {cut, facts, onHits});
    },
  };
}
