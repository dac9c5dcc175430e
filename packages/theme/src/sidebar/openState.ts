/** Which categories the reader or the open page set open (true) or closed (false), by key. Others keep their default. */
export type OpenState = Readonly<Record<string, boolean>>;

type OpenAction =
  | {readonly kind: 'toggle'; readonly key: string; readonly open: boolean}
  | {readonly kind: 'enter'; readonly trail: readonly string[]}
  | {readonly kind: 'restore'; readonly stored: OpenState; readonly trail: readonly string[]};

/**
 * Returns the next state; the same object when nothing changes. The categories on the way to the open page are always
 * opened.
 */
export function reduceOpenState(state: OpenState, action: OpenAction): OpenState {
  if (action.kind === 'toggle') return withOpen(state, [action.key], action.open);
  const base = action.kind === 'restore' ? {...action.stored, ...state} : state;
  return withOpen(base, action.trail, true);
}

function withOpen(state: OpenState, keys: readonly string[], open: boolean): OpenState {
  const changed = keys.filter((key) => state[key] !== open);
  return changed.length === 0
    ? state
    : {...state, ...Object.fromEntries(changed.map((key) => [key, open]))};
}

/** Parses what was kept for this session, or an empty state when it cannot be read. */
export function parseOpenState(text: string | null): OpenState {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter(([, open]) => typeof open === 'boolean'),
    );
  } catch {
    return {};
  }
}
