import {decodePath, normalizePathname} from '@wuya/engine/shared/pathname';

/**
 * The route that a pathname means: `.html` and `index.html` dropped, an exact match first, else one that differs in case
 * only. Undefined when there is none.
 */
export function findRoute(pathname: string, routes: readonly string[]): string | undefined {
  const wanted = decodePath(normalizePathname(pathname));
  return routes.find((route) => decodePath(route) === wanted) ?? routes.find((route) => decodePath(route).toLowerCase() === wanted.toLowerCase());
}
