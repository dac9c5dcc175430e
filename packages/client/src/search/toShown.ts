import type {SearchState} from './status.ts';

/** Returns a search as the search page shows it, to be kept when the reader leaves: an answer page that is awaited, or that failed, is none yet. */
export function toShown(state: SearchState): SearchState {
  return {...state, status: 'idle', page: state.found?.page ?? 0};
}
