import {useEffect, useRef} from 'react';
import {useSite} from '../base/context.tsx';
import {useAddress} from './browser.tsx';
import {useQueryString} from './query.ts';
import {encodeText} from '../pathname.ts';

/** What a path is compared with, as the router of Docusaurus takes it. */
interface PathPattern {
  readonly path?: string | readonly string[];
  /** Whether nothing may follow. */
  readonly exact?: boolean;
  /** Whether a slash at the end counts. */
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

/** A path that fits. */
export interface PathMatch {
  readonly path: string;
  readonly url: string;
  readonly isExact: boolean;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Compares a path with a pattern: `matchPath('/a/b/', {path: '/a/:x'})` tells `{x: 'b'}`; null where it does not fit. */
export function matchPath(
  pathname: string,
  pattern: string | readonly string[] | PathPattern,
): PathMatch | null {
  const options = isPattern(pattern) ? pattern : {path: pattern};
  for (const path of [options.path ?? []].flat() as readonly string[]) {
    const found = matchOne(pathname, path, options);
    if (found) return found;
  }
  return null;
}

const isPattern = (value: string | readonly string[] | PathPattern): value is PathPattern =>
  typeof value === 'object' && !Array.isArray(value);

function matchOne(
  pathname: string,
  path: string,
  {exact = false, strict = false, sensitive = false}: PathPattern,
): PathMatch | null {
  const names: string[] = [];
  const source = path
    .replace(/\/$/, strict ? '/' : '')
    .split(/(\/:\w+\??|\*)/)
    .map((part) => {
      const [, name, optional] = /^\/:(\w+)(\??)$/.exec(part) ?? [];
      if (name !== undefined) {
        names.push(name);
        return optional ? '(?:/([^/]+?))?' : '/([^/]+?)';
      }
      if (part !== '*') return part.replace(/[$()+.?[\\\]^{|}]/g, '\\$&');
      names.push(String(names.length));
      return '(.*)';
    })
    .join('');
  const found = new RegExp(`^${source}${strict ? '' : '/?'}(?=/|$)`, sensitive ? '' : 'i').exec(
    pathname,
  );
  if (!found) return null;
  const isExact = found[0] === pathname;
  if (exact && !isExact) return null;
  const url = path === '/' && found[0] === '' ? '/' : found[0];
  return {
    path,
    url,
    isExact,
    params: Object.fromEntries(names.map((name, i) => [name, found[i + 1]])),
  };
}

/** Puts the values of several addresses together; with `append` a name keeps all of its values, with `set` the last. */
export function mergeSearchParams(
  all: readonly URLSearchParams[],
  strategy: 'append' | 'set' = 'set',
): URLSearchParams {
  const merged = new URLSearchParams();
  for (const params of all) for (const [name, value] of params) merged[strategy](name, value);
  return merged;
}

/** Gives what is searched for, as the address says, and what changes it. */
export const useSearchQueryString = (): ReturnType<typeof useQueryString> => useQueryString('q');

/** Gives what makes the address of the search for some words. */
export function useSearchLinkCreator(): (words: string) => string {
  const {baseUrl} = useSite();
  return (words) => `${baseUrl}search/?q=${encodeText(words)}`;
}

type Address = ReturnType<typeof useAddress>;

/** Tells each address that the reader comes to, with the one before. */
export function useLocationChange(
  onChange: (change: {
    readonly location: Address;
    readonly previousLocation: Address | undefined;
  }) => void,
): void {
  const {pathname, search, hash} = useAddress();
  const previous = useRef<Address>(undefined);
  const latest = useRef(onChange);
  useEffect(() => void (latest.current = onChange));
  useEffect(() => {
    const location = {pathname, search, hash};
    latest.current({location, previousLocation: previous.current});
    previous.current = location;
  }, [pathname, search, hash]);
}
