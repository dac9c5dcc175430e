import type {HitsListener, PageAnswer} from '@wuya/search/client';
import {useEffect, useReducer, useState} from 'react';
import type {ProviderRequest, SearchProvider} from './provider.ts';
import {
  isBlank,
  NOTHING_ASKED,
  reduceSearch,
  type SearchAction,
  type SearchState,
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
  const [state, dispatch] = useReducer(reduceSearch, initial);
  const [asker] = useState(() =>
    createAsker(dispatch, (request, onHits) => search({...limits, ...request}, onHits)),
  );
  useEffect(() => asker.stop, [asker]);
  return {state, ask: asker.ask, restore: asker.restore};
}

type Asked = Pick<ProviderRequest, 'query' | 'page' | 'versions'>;

function createAsker(
  dispatch: (action: SearchAction) => void,
  search: (asked: Asked, onHits?: HitsListener<PageAnswer>) => Promise<PageAnswer>,
): Omit<SearchControl, 'state'> & {stop(): void} {
  const answers = new Map<string, Promise<PageAnswer>>();
  // Others than in what an entry of the history keeps.
  let ticket = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answerTo = (asked: Asked, onHits?: HitsListener<PageAnswer>): Promise<PageAnswer> => {
    const key = JSON.stringify(asked);
    const answer = answers.get(key) ?? search(asked, onHits);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
  return {
    ask(query, page = 0, versions) {
      const own = ++ticket;
      clearTimeout(timer);
      dispatch({kind: 'ask', query, page, ticket: own});
      if (isBlank(query)) return;
      timer = setTimeout(() => dispatch({kind: 'stall', ticket: own}), STALLED_MS);
      const show = (answer: PageAnswer) => dispatch({kind: 'answer', ticket: own, answer});
      // Hits of further pages are added to those before, once.
      answerTo({query, page, versions}, page === 0 ? show : undefined).then(
        show,
        (error: unknown) => {
          console.warn(error);
          dispatch({kind: 'fail', ticket: own});
        },
      );
    },
    restore: (state) => dispatch({kind: 'restore', state}),
    stop: () => clearTimeout(timer),
  };
}
