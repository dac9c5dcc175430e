import type {HitsListener, PageAnswer} from '@wuya/search/client';
import {useEffect, useState} from 'react';
import type {ProviderRequest, SearchProvider} from './provider.ts';
import {
  answered,
  asked,
  failed,
  isBlank,
  NOTHING_ASKED,
  type SearchChange,
  type SearchState,
  stalled,
} from './status.ts';

/** How long an answer may take before the reader is told that it is awaited. */
const STALLED_MS = 300;

interface SearchControl {
  readonly state: SearchState;
  /** Searches for a query at once, from its first answer page or a further one, in some versions of the notes. */
  ask(query: string, page?: number, versions?: readonly string[]): void;
  /** Goes on with a search that was left. */
  restore(state: SearchState): void;
}

/**
 * Holds a search and its state; `search` and `limits` are those of the first render. The same request is sent once; only
 * the newest answer counts.
 */
export function useSearch(
  search: SearchProvider['search'],
  limits: Omit<ProviderRequest, 'query' | 'page'>,
  initial = NOTHING_ASKED,
): SearchControl {
  const [state, setState] = useState(initial);
  const [asker] = useState(() =>
    createAsker(setState, (request, onHits) => search({...limits, ...request}, onHits)),
  );
  useEffect(() => asker.stop, [asker]);
  return {state, ask: asker.ask, restore: setState};
}

type PageRequest = Pick<ProviderRequest, 'query' | 'page' | 'versions'>;

function createAsker(
  change: (by: SearchChange) => void,
  search: (request: PageRequest, onHits?: HitsListener<PageAnswer>) => Promise<PageAnswer>,
): Pick<SearchControl, 'ask'> & {stop(): void} {
  const answers = new Map<string, Promise<PageAnswer>>();
  // Others than in what an entry of the history keeps.
  let ticket = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answerTo = (
    request: PageRequest,
    onHits?: HitsListener<PageAnswer>,
  ): Promise<PageAnswer> => {
    const key = JSON.stringify(request);
    const answer = answers.get(key) ?? search(request, onHits);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
  return {
    ask(query, page = 0, versions) {
      const own = ++ticket;
      clearTimeout(timer);
      change(asked({query, page, ticket: own}));
      if (isBlank(query)) return;
      timer = setTimeout(() => change(stalled(own)), STALLED_MS);
      const show = (answer: PageAnswer) => change(answered(own, answer));
      // Hits of further pages are added to those before, once.
      answerTo({query, page, versions}, page === 0 ? show : undefined).then(
        show,
        (error: unknown) => {
          console.warn(error);
          change(failed(own));
        },
      );
    },
    stop: () => clearTimeout(timer),
  };
}
