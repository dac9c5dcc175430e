// Between a page and its worker no origin is to be named.
/* oxlint-disable unicorn/require-post-message-target-origin */
import type {HitsListener, PageAnswer, SearchRequest} from '../client.ts';
import {META_FILE} from '../format/metaFile.ts';
import {askOverHttp} from '../query/reader/askOverHttp.ts';
import type {SiteIndex, createSiteIndex} from './siteIndex.ts';
import type {ThreadOrder, ThreadReply} from './threadHost.ts';

interface ThreadedIndexOptions {
  /** Address of the index folder with its final slash, the same for the page and for its worker. */
  readonly indexUrl: string;
  /** Starts a worker that calls `serveThread`. */
  readonly startWorker: () => Worker;
  /** Loads what takes the place of a worker that cannot be had. */
  readonly loadHere: () => Promise<{readonly createSiteIndex: typeof createSiteIndex}>;
}

interface Waiting {
  readonly request: SearchRequest;
  readonly onHits: HitsListener<PageAnswer> | undefined;
  readonly resolve: (answer: PageAnswer | Promise<PageAnswer>) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  send(order: ThreadOrder): void;
  readonly waiting: Map<number, Waiting>;
}

/** An index for those who wait for no answer any more by themselves. */
export interface PatientIndex extends Pick<SiteIndex, 'forget'> {
  search(
    request: Omit<SearchRequest, 'signal'>,
    onHits?: HitsListener<PageAnswer>,
  ): Promise<PageAnswer>;
}

/** Searches in a worker; in this thread where a worker does not start. Rejects with a plain `Error`. */
export function createPatientIndex({
  indexUrl,
  startWorker,
  loadHere,
}: ThreadedIndexOptions): PatientIndex {
  let thread: Thread | undefined;
  let here: Promise<SiteIndex> | undefined;
  let lastId = 0;

  const start = (): Thread => {
    const worker = startWorker();
    const waiting = new Map<number, Waiting>();
    // Read while the worker loads: one round trip less. What failed is tried again by the search.
    const opened = askOverHttp(indexUrl + META_FILE, 'no-cache')
      .then((response) => (response.ok ? response.arrayBuffer() : undefined))
      .catch(() => undefined)
      .then((first) => worker.postMessage({kind: 'open', indexUrl, first} satisfies ThreadOrder));
    worker.addEventListener(
      'message',
      ({data: {id, hits, answer, problem}}: MessageEvent<ThreadReply>) => {
        if (hits) {
          waiting.get(id)?.onHits?.(hits);
          return;
        }
        if (answer) waiting.get(id)?.resolve(answer);
        else waiting.get(id)?.reject(new Error(problem));
        waiting.delete(id);
        // A part of its code that did not load once never loads in it again, as the specification of modules has it.
        if (problem !== undefined && waiting.size === 0) {
          worker.terminate();
          thread = undefined;
        }
      },
    );
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      thread = undefined;
      for (const {request, onHits, resolve} of waiting.values())
        resolve(searchHere(request, onHits));
    });
    return {waiting, send: (order) => void opened.then(() => worker.postMessage(order))};
  };
  const searchHere: PatientIndex['search'] = async (request, onHits) => {
    here ??= loadHere().then((module) => module.createSiteIndex(indexUrl));
    const loading = here;
    const index = await loading.catch((error: unknown) => {
      if (here === loading) here = undefined;
      throw error;
    });
    return index.search(request, onHits);
  };
  const searchThere: PatientIndex['search'] = (request, onHits) => {
    try {
      thread ??= start();
    } catch {
      return searchHere(request, onHits); // workers are forbidden here
    }
    const {waiting, send} = thread;
    return new Promise((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, {request, onHits, resolve, reject});
      send({kind: 'search', id, request});
    });
  };
  return {
    search: (request, onHits) => (here ? searchHere : searchThere)(request, onHits),
    forget() {
      thread?.send({kind: 'forget'});
      // What did not load has nothing to forget, and the search that waits for it says so.
      here?.then(
        (index) => index.forget(),
        () => undefined,
      );
    },
  };
}
