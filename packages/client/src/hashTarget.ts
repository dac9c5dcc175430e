import {decodePath} from '@wuya/theme/pathname';

/** Finds the element a fragment means, raw (`#闭包`) or encoded (`#%E9%97%AD…`); null for none, an unknown or a malformed one. */
export function findHashTarget<T>(hash: string, byId: (id: string) => T | null): T | null {
  const id = hash.slice(1);
  return id === '' ? null : (byId(id) ?? byId(decodePath(id)));
}

/** What a navigation is about to do to where the reader is. */
interface Jump {
  readonly from: URL;
  readonly to: URL;
  readonly isTraverse: boolean;
}

/**
 * Tells whether to scroll to the top when the path stays: true for a link to the page itself, false when only the query
 * differs or the reader goes back. A fragment is the browser's own affair and does not come here.
 */
export function scrollsToTop({from, to, isTraverse}: Jump): boolean {
  return !isTraverse && to.hash === '' && (to.search === '' || to.search === from.search);
}
