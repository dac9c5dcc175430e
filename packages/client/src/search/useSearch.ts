import type {SearchAnswer} from '@wuya/search/client';
import {useEffect, useReducer, useState} from 'react';
import type {ProviderRequest} from './provider.ts';
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
  search: (request: ProviderRequest) => Promise<SearchAnswer>,
  limits: Omit<ProviderRequest, 'query' | 'page'>,
  initial = NOTHING_ASKED,
): SearchControl {
  const [state, dispatch] = useReducer(reduceSearch, initial);
  const [asker] = useState(() =>
    createAsker(dispatch, (query, page, versions) => search({...limits, query, page, versions})),
  );
  useEffect(() => asker.stop, [asker]);
  return {state, ask: asker.ask, restore: asker.restore};
}

function createAsker(
  dispatch: (action: SearchAction) => void,
  search: (query: string, page: number, versions?: readonly string[]) => Promise<SearchAnswer>,
): Omit<SearchControl, 'state'> & {stop(): void} {
  const answers = new Map<string, Promise<SearchAnswer>>();
  let ticket = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answerTo = (
    query: string,
    page: number,
    versions?: readonly string[],
  ): Promise<SearchAnswer> => {
    const key = JSON.stringify([versions, page, query]);
    const answer = answers.get(key) ?? search(query, page, versions);
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
      answerTo(query, page, versions).then(
        (answer) => dispatch({kind: 'answer', ticket: own, answer}),
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
