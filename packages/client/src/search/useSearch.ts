import type {SearchAnswer} from '@wuya/search/client';
import {useEffect, useReducer, useState} from 'react';
import type {ProviderRequest} from './provider.ts';
import {isBlank, NOTHING_ASKED, reduceSearch, type SearchAction, type SearchState} from './status.ts';

/** How long an answer may take before the reader is told that it is awaited. */
const STALLED_MS = 300;

export interface SearchControl {
  readonly state: SearchState;
  /** Searches for a query at once, from its first answer page or a further one, in one version of the notes. */
  ask(query: string, page?: number, version?: string): void;
}

/** A search and its state; `search` and `limits` are those of the first render. The same request is sent once; only the newest answer counts. */
export function useSearch(search: (request: ProviderRequest) => Promise<SearchAnswer>, limits: Omit<ProviderRequest, 'query' | 'page'>): SearchControl {
  const [state, dispatch] = useReducer(reduceSearch, NOTHING_ASKED);
  const [asker] = useState(() => createAsker(dispatch, (query, page, version) => search({...limits, query, page, version})));
  useEffect(() => asker.stop, [asker]);
  return {state, ask: asker.ask};
}

function createAsker(dispatch: (action: SearchAction) => void, search: (query: string, page: number, version?: string) => Promise<SearchAnswer>): {ask: SearchControl['ask']; stop(): void} {
  const answers = new Map<string, Promise<SearchAnswer>>();
  let ticket = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answerTo = (query: string, page: number, version?: string): Promise<SearchAnswer> => {
    const key = JSON.stringify([version, page, query]);
    const answer = answers.get(key) ?? search(query, page, version);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
  return {
    ask(query, page = 0, version) {
      const own = ++ticket;
      clearTimeout(timer);
      dispatch({kind: 'ask', query, page, ticket: own});
      if (isBlank(query)) return;
      timer = setTimeout(() => dispatch({kind: 'stall', ticket: own}), STALLED_MS);
      answerTo(query, page, version).then(
        (answer) => dispatch({kind: 'answer', ticket: own, answer}),
        (error: unknown) => {
          console.warn(error);
          dispatch({kind: 'fail', ticket: own});
        },
      );
    },
    stop: () => clearTimeout(timer),
  };
}
