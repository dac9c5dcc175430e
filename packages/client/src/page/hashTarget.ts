import {decodePath} from '@wuya/theme/pathname';

/** Finds the element a fragment means, raw (`#闭包`) or encoded (`#%E9%97%AD…`); null for none, an unknown or a malformed one. */
export function findHashTarget<T>(hash: string, byId: (id: string) => T | null): T | null {
  const id = hash.slice(1);
  return id === '' ? null : (byId(id) ?? byId(decodePath(id)));
}

type Place = Pick<URL, 'hash' | 'search'>;

/**
 * Tells whether a link whose path stays leads to its fragment, or to the top without one: not where only the query differs. A fragment
 * that changes alone is the browser's own affair and does not come here.
 */
export function jumpsOnPath(from: Place, to: Place): boolean {
  return to.hash !== from.hash || to.search === '' || to.search === from.search;
}
