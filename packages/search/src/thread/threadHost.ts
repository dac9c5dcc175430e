// Between a page and its worker no origin is to be named.
/* oxlint-disable unicorn/require-post-message-target-origin */
import type {PageAnswer, SearchRequest} from '../client.ts';
import {createSiteIndex} from './siteIndex.ts';
import type {SiteIndex} from './siteIndex.ts';

/** What a page sends to its thread: first which index is meant, then searches. */
export type ThreadOrder =
  | {readonly kind: 'open'; readonly indexUrl: string; readonly first: ArrayBuffer | undefined}
  | {readonly kind: 'search'; readonly id: number; readonly request: SearchRequest}
  | {readonly kind: 'forget'};

/** What comes back for a search: its answer, before it perhaps its hits, or what was wrong. */
export interface ThreadReply {
  readonly id: number;
  readonly answer?: PageAnswer;
  /** An answer whose number of pages is still to come. */
  readonly hits?: PageAnswer;
  readonly problem?: string;
}

/** The global scope of a worker, as far as it is used here. */
interface ThreadScope {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  postMessage(message: unknown): void;
}

/** Answers searches in a worker: fetching and decoding leave the page's own thread to typing and drawing. */
export function serveThread(scope: ThreadScope): void {
  let index: SiteIndex | undefined;
  const reply = (message: ThreadReply) => scope.postMessage(message);
  scope.addEventListener('message', ({data}: MessageEvent<ThreadOrder>) => {
    if (data.kind === 'open')
      index = createSiteIndex(data.indexUrl, data.first && new Uint8Array(data.first));
    else if (data.kind === 'forget') index!.forget();
    else {
      const {id, request} = data;
      index!
        .search(request, (hits) => reply({id, hits}))
        .then(
          (answer) => reply({id, answer}),
          (error: unknown) => reply({id, problem: String(error)}),
        );
    }
  });
}
