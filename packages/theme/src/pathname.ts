/** Adds the trailing slash to the path part of an address; leaves files (`/a.png`), bare `?…` and `#…` alone. */
export function withSlash(href: string): string {
  const end = href.search(/[?#]/);
  const pathname = end < 0 ? href : href.slice(0, end);
  const rest = end < 0 ? '' : href.slice(end);
  if (pathname === '' || pathname.endsWith('/') || hasFileExtension(pathname)) return href;
  return `${pathname}/${rest}`;
}

function hasFileExtension(pathname: string): boolean {
  return /\.[a-z][a-z\d]{0,9}$/i.test(pathname.slice(pathname.lastIndexOf('/') + 1));
}

/**
 * Normalizes a pathname to the one that a route is looked up by: one `/index.html` or `.html` at the end is dropped
 * (case-sensitive), and it ends with `/`. `isExact` may say that a route has just this suffixed path: then it is kept.
 */
export function normalizePathname(
  pathname: string,
  isExact?: (pathname: string) => boolean,
): string {
  if (isExact?.(pathname)) return pathname;
  const stripped = pathname.trim().replace(/\/index\.html$|\.html$/, '');
  return stripped.endsWith('/') ? stripped : `${stripped}/`;
}

/** Percent-decodes a path or fragment; malformed input comes back as it was. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Percent-encodes a text, `/` too. Half of a pair of code units, which no address can have, becomes U+FFFD. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));
}

/** Percent-encodes each segment of a path like `encodeText`; `/` stays. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeText).join('/');
}

/** Joins path parts with single slashes. */
export function joinPath(...parts: readonly string[]): string {
  return parts.join('/').replace(/\/{2,}/g, '/');
}
