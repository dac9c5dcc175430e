import type {SearchAnswer} from '@wuya/search/client';
import type {Hit} from '@wuya/theme/search/hit';

export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** What was found, all answer pages so far in one. */
export interface Found {
  readonly query: string;
  readonly hits: readonly Hit[];
  readonly hitCount: number;
  /** False while `hitCount` is an estimate. */
  readonly isExact: boolean;
  readonly page: number;
  readonly pageCount: number;
}

export interface SearchState {
  readonly status: SearchStatus;
  readonly query: string;
  /** Number of the newest request; what comes for another is dropped. */
  readonly ticket: number;
  /** Answer page that was asked for last. */
  readonly page: number;
  /** The last answer, also while the next one is awaited. */
  readonly found: Found | null;
  /** Sections of the answer that had the most of them. */
  readonly sections: readonly string[];
}

export type SearchAction =
  | {readonly kind: 'ask'; readonly query: string; readonly page: number; readonly ticket: number}
  | {readonly kind: 'stall' | 'fail'; readonly ticket: number}
  | {readonly kind: 'answer'; readonly ticket: number; readonly answer: SearchAnswer};

export const NOTHING_ASKED: SearchState = {status: 'idle', query: '', ticket: 0, page: 0, found: null, sections: []};

/** The state of a search after what happened. */
export function reduceSearch(state: SearchState, action: SearchAction): SearchState {
  if (action.kind === 'ask') {
    const {query, page, ticket} = action;
    if (isBlank(query)) return {...state, status: 'idle', query, page: 0, ticket, found: null};
    return {...state, status: 'loading', query, page, ticket};
  }
  if (action.ticket !== state.ticket) return state;
  switch (action.kind) {
    case 'stall':
      return state.status === 'loading' ? {...state, status: 'stalled'} : state;
    case 'fail':
      return {...state, status: 'error'};
    case 'answer':
      return {...state, status: 'idle', found: toFound(state, action.answer), sections: richer(state.sections, action.answer)};
  }
}

/** True when there is nothing to search for. */
export function isBlank(query: string): boolean {
  return query.trim() === '';
}

function toFound({query, page, found}: SearchState, answer: SearchAnswer): Found {
  const before = page > 0 && found ? found.hits : [];
  return {
    query,
    page,
    hits: [...before, ...answer.hits],
    hitCount: answer.nbHits,
    isExact: answer.exhaustiveNbHits,
    pageCount: answer.nbPages,
  };
}

function richer(known: readonly string[], {hits}: SearchAnswer): readonly string[] {
  const names = [...new Set(hits.map(({hierarchy}) => hierarchy.lvl0).filter((name) => name !== null))];
  return names.length > known.length ? names : known;
}
