import type {PageAnswer} from '@wuya/search/client';
import type {Hit} from '@wuya/theme/search/hit';

type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** Hits found so far, all answer pages joined. */
export interface Found {
  readonly query: string;
  /** Number of the request for the first answer page, whose number of pages may come after hits of further ones. */
  readonly ticket: number;
  readonly hits: readonly Hit[];
  /** Pages found, the same on every answer page; about as many unless `isCounted`. */
  readonly documentCount: number;
  readonly isCounted: boolean;
  readonly notes: PageAnswer['notes'];
  /** Whether the hits are all there are. */
  readonly isWhole: boolean;
  readonly page: number;
  readonly pageCount: number;
  /** How many of the hits each answer brought. */
  readonly answerSizes: readonly number[];
}

/** What is below the search field. */
type SearchScreenName = 'start' | 'waiting' | 'results' | 'none' | 'error';

export interface SearchState {
  readonly status: SearchStatus;
  readonly query: string;
  /** Number of the newest request; what comes for another is dropped. */
  readonly ticket: number;
  /** Answer page that was asked for last. */
  readonly page: number;
  /** The last answer, also while the next one is awaited. */
  readonly found: Found | null;
  /** Stays while an answer is awaited; without results to keep, the wait is shown once it is long. */
  readonly screen: SearchScreenName;
  /** Sections of the answer that had the most of them. */
  readonly sections: readonly string[];
}

export type SearchAction =
  | {readonly kind: 'ask'; readonly query: string; readonly page: number; readonly ticket: number}
  | {readonly kind: 'stall' | 'fail'; readonly ticket: number}
  | {readonly kind: 'restore'; readonly state: SearchState}
  | {readonly kind: 'answer'; readonly ticket: number; readonly answer: PageAnswer};

export const NOTHING_ASKED: SearchState = {
  status: 'idle',
  query: '',
  ticket: 0,
  page: 0,
  found: null,
  screen: 'start',
  sections: [],
};

/** Returns the state of a search after what happened. */
export function reduceSearch(state: SearchState, action: SearchAction): SearchState {
  if (action.kind === 'restore') return action.state;
  if (action.kind === 'ask') {
    const {query, page, ticket} = action;
    if (isBlank(query)) return {...NOTHING_ASKED, sections: state.sections, query, ticket};
    return {...state, status: 'loading', query, page, ticket};
  }
  const {found: shown} = state;
  if (action.kind === 'answer' && shown?.ticket === action.ticket)
    return {...state, found: {...shown, ...countOf(action.answer)}};
  if (action.ticket !== state.ticket) return state;
  switch (action.kind) {
    case 'stall':
      return state.status === 'loading'
        ? {...state, status: 'stalled', screen: screenOfWait(state)}
        : state;
    case 'fail':
      // Where hits are there, only their number is missing.
      return state.status === 'idle' ? state : {...state, status: 'error', screen: 'error'};
    case 'answer': {
      const found = toFound(state, action.answer);
      return {
        ...state,
        status: 'idle',
        found,
        screen: found.hits.length > 0 ? 'results' : 'none',
        sections: richer(state.sections, action.answer),
      };
    }
  }
}

function screenOfWait({screen}: SearchState): SearchScreenName {
  return screen === 'results' || screen === 'none' ? screen : 'waiting';
}

/** Tells whether there is nothing to search for. */
export function isBlank(query: string): boolean {
  return query.trim() === '';
}

function toFound({query, page, found, ticket}: SearchState, answer: PageAnswer): Found {
  const {hits, answerSizes, ...counted} = (page > 0 && found) || {
    hits: [],
    answerSizes: [],
    ticket,
    ...countOf(answer),
    notes: answer.notes,
  };
  return {
    ...counted,
    query,
    page,
    hits: [...hits, ...answer.hits],
    answerSizes: [...answerSizes, answer.hits.length],
    isWhole: page + 1 >= answer.nbPages,
    pageCount: answer.nbPages,
  };
}

function countOf(answer: PageAnswer): Pick<Found, 'documentCount' | 'isCounted'> {
  return {documentCount: answer.nbDocuments, isCounted: answer.exhaustiveNbDocuments};
}

function richer(known: readonly string[], {hits}: PageAnswer): readonly string[] {
  const names = [...new Set(hits.flatMap(({hierarchy}) => hierarchy.lvl0 ?? []))];
  return names.length > known.length ? names : known;
}
