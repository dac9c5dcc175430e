import {useCallback, useSyncExternalStore} from 'react';

/** Whether a change is a step of its own in the history of the browser. */
interface Step {
  readonly push?: boolean;
}

/** Tells every component on the page that the address was changed here: the browser reports no such change. */
export const CHANGED = 'wuya:query';

function observe(onChange: () => void): () => void {
  for (const event of ['popstate', CHANGED]) addEventListener(event, onChange);
  return () => {
    for (const event of ['popstate', CHANGED]) removeEventListener(event, onChange);
  };
}

function change(name: string, values: readonly string[], {push = false}: Step): void {
  const url = new URL(location.href);
  url.searchParams.delete(name);
  for (const value of values) url.searchParams.append(name, value);
  history[push ? 'pushState' : 'replaceState'](history.state, '', url);
  dispatchEvent(new Event(CHANGED));
}

const read = (): string => location.search;

function useSearch(): URLSearchParams {
  return new URLSearchParams(useSyncExternalStore(observe, read, () => ''));
}

/** Gives what is in the address under a name, `?name=`; null for nothing, and where no browser is. */
export function useQueryStringValue(name: string | null): string | null {
  const search = useSearch();
  return name === null ? null : search.get(name);
}

/** Gives what is in the address under a name, an empty text for nothing, and what changes it. */
export function useQueryString(
  name: string,
): [value: string, set: (value: string | null, step?: Step) => void] {
  const value = useQueryStringValue(name) ?? '';
  const set = useCallback(
    (next: string | null, step: Step = {}) => change(name, next === null ? [] : [next], step),
    [name],
  );
  return [value, set];
}

/** Gives all values that are in the address under a name, and what changes them. */
export function useQueryStringList(
  name: string,
): [
  values: string[],
  set: (values: string[] | ((before: string[]) => string[]) | null, step?: Step) => void,
] {
  const values = useSearch().getAll(name);
  const set = useCallback(
    (next: string[] | ((before: string[]) => string[]) | null, step: Step = {}) => {
      const before = new URLSearchParams(location.search).getAll(name);
      change(name, typeof next === 'function' ? next(before) : (next ?? []), step);
    },
    [name],
  );
  return [values, set];
}
