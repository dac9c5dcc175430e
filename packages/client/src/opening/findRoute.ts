import {decodePath, normalizePathname} from '@wuya/theme/pathname';

/**
 * Finds the route that a pathname means: one that has just this address, else one without `.html` or `index.html`, else
 * one that differs in case only. Undefined when there is none.
 */
export function findRoute(pathname: string, routes: readonly string[]): string | undefined {
  const exact = decodePath(pathname.endsWith('/') ? pathname : `${pathname}/`);
  const wanted = decodePath(normalizePathname(pathname));
  return (
    routes.find((route) => decodePath(route) === exact) ??
    routes.find((route) => decodePath(route) === wanted) ??
    routes.find((route) => decodePath(route).toLowerCase() === wanted.toLowerCase())
  );
}
