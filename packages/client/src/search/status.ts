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

/** Returns the state of a search after what happened to it. */
export type SearchChange = (state: SearchState) => SearchState;

export const NOTHING_ASKED: SearchState = {
  status: 'idle',
  query: '',
  ticket: 0,
  page: 0,
  found: null,
  screen: 'start',
  sections: [],
};

/** Returns the change that asks for an answer page, under a number of its own. */
export function asked({
  query,
  page,
  ticket,
}: Pick<SearchState, 'query' | 'page' | 'ticket'>): SearchChange {
  return (state) =>
    isBlank(query)
      ? {...NOTHING_ASKED, sections: state.sections, query, ticket}
      : {...state, status: 'loading', query, page, ticket};
}

/** Returns the change of a request that takes long. */
export function stalled(ticket: number): SearchChange {
  return (state) =>
    state.ticket === ticket && state.status === 'loading'
      ? {...state, status: 'stalled', screen: screenOfWait(state)}
      : state;
}

/** Returns the change of a request that failed. Where hits are there, only their number is missing. */
export function failed(ticket: number): SearchChange {
  return (state) =>
    state.ticket === ticket && state.status !== 'idle'
      ? {...state, status: 'error', screen: 'error'}
      : state;
}

/** Returns the change of a request that is answered, which may be twice: the second time with a number of pages that is sure. */
export function answered(ticket: number, answer: PageAnswer): SearchChange {
  return (state) => {
    const {found: shown} = state;
    if (shown?.ticket === ticket) return {...state, found: {...shown, ...countOf(answer)}};
    if (ticket !== state.ticket) return state;
    const found = toFound(state, answer);
    return {
      ...state,
      status: 'idle',
      found,
      screen: found.hits.length > 0 ? 'results' : 'none',
      sections: richer(state.sections, answer),
    };
  };
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
