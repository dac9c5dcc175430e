/** Sign of a load that takes long: the spinner where there is nothing else to read, the bar above the previous page. */
export type LoadSign = 'spinner' | 'bar' | 'none';

/** Where a page's load is. `turn` counts loads: what an abandoned one still brings is ignored. */
export type LoadState =
  | {readonly kind: 'loaded'; readonly turn: number}
  /** Under way, too short to be worth a sign. */
  | {readonly kind: 'loading'; readonly turn: number; readonly sign: LoadSign}
  | {readonly kind: 'slow'; readonly turn: number; readonly sign: LoadSign}
  | {readonly kind: 'failed'; readonly turn: number; readonly error: unknown};

export type LoadAction =
  | {readonly kind: 'start'; readonly turn: number; readonly sign: LoadSign}
  | {readonly kind: 'slow'; readonly turn: number}
  | {readonly kind: 'done'; readonly turn: number}
  | {readonly kind: 'fail'; readonly turn: number; readonly error: unknown};

/** A load that is over sooner shows no sign. */
const SLOW_MS = 200;

export const LOADED: LoadState = {kind: 'loaded', turn: 0};

/** Returns the next state; the same object when nothing changes. */
export function reduceLoad(state: LoadState, action: LoadAction): LoadState {
  const {turn} = action;
  if (action.kind === 'start')
    return turn > state.turn ? {kind: 'loading', turn, sign: action.sign} : state;
  if (!isUnderWay(state, turn)) return state;
  if (action.kind === 'done') return {kind: 'loaded', turn};
  if (action.kind === 'fail') return {kind: 'failed', turn, error: action.error};
  return state.kind === 'loading' ? {kind: 'slow', turn, sign: state.sign} : state;
}

function isUnderWay(state: LoadState, turn: number): boolean {
  return state.turn === turn && (state.kind === 'loading' || state.kind === 'slow');
}

/** Follows loads one after the other and says when a sign is due. */
interface LoadTracker {
  /** Begins a load; the one before it, if still under way, is abandoned. */
  start(sign: LoadSign): Load;
}

/** One load. Each method is without effect once the load is over or abandoned. */
export interface Load {
  isUnderWay(): boolean;
  done(): void;
  fail(error: unknown): void;
}

/**
 * Creates a tracker of the loads of pages, of which only the newest counts.
 * @param onState gets each new state with the one before it
 */
export function createLoadTracker(
  onState: (state: LoadState, before: LoadState) => void,
): LoadTracker {
  let state = LOADED;
  const dispatch = (action: LoadAction): void => {
    const before = state;
    state = reduceLoad(state, action);
    if (state !== before) onState(state, before);
  };
  return {
    start(sign) {
      const turn = state.turn + 1;
      dispatch({kind: 'start', turn, sign});
      const timer = setTimeout(() => dispatch({kind: 'slow', turn}), SLOW_MS);
      const end = (action: LoadAction): void => {
        clearTimeout(timer);
        dispatch(action);
      };
      return {
        isUnderWay: () => isUnderWay(state, turn),
        done: () => end({kind: 'done', turn}),
        fail: (error) => end({kind: 'fail', turn, error}),
      };
    },
  };
}
