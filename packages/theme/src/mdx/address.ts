import {useCallback, useEffect, useLayoutEffect, useRef} from 'react';
import {usePage, useSite} from '../base/context.tsx';
import {localeHref} from '../nav/localeHref.ts';
import {useHistory} from './foreignHooks.ts';
import {CHANGED} from './query.ts';

/** Gives what a function reads from the history: `useHistorySelector(({location}) => location.search)`. */
export function useHistorySelector<T>(select: (history: ReturnType<typeof useHistory>) => T): T {
  return select(useHistory());
}

/** Gives what takes all names out of the address that are behind its `?`. */
export function useClearQueryString(): () => void {
  return useCallback(() => {
    history.replaceState(history.state, '', location.pathname + location.hash);
    dispatchEvent(new Event(CHANGED));
  }, []);
}

/**
 * Joins what is behind the `?` of addresses. @param strategy of a name that is in several: all its values, or the last one
 * @example `['?a=1', 'a=2&b=3']` → `?a=1&a=2&b=3`, or `?a=2&b=3`
 */
export function mergeSearchStrings(
  parts: readonly (string | undefined)[],
  strategy: 'append' | 'set',
): string {
  const all = new URLSearchParams();
  for (const part of parts)
    for (const [name, value] of new URLSearchParams(part ?? '')) all[strategy](name, value);
  const text = all.toString();
  return text && `?${text}`;
}

/** Gives a function that stays the same while it calls the one of the last drawing. */
export function useEvent<Given extends unknown[], T>(
  call: (...given: Given) => T,
): (...given: Given) => T {
  const last = useRef(call);
  useLayoutEffect(() => {
    last.current = call;
  });
  return useCallback((...given) => last.current(...given), []);
}

/** Keeps the page from scrolling while something is over it. @default lock true */
export function useLockBodyScroll(lock = true): void {
  useEffect(() => {
    document.body.style.overflow = lock ? 'hidden' : 'visible';
    return () => void (document.body.style.overflow = '');
  }, [lock]);
}

/** Gives what makes the address of this page in another language. */
export function useAlternatePageUtils(): {
  createUrl(of: {readonly locale: string; readonly fullyQualified?: boolean}): string;
} {
  const {baseUrl, languages = [], url} = useSite();
  const {path} = usePage();
  return {
    createUrl({locale, fullyQualified = false}) {
      const other = languages.find((one) => one.locale === locale)?.baseUrl ?? baseUrl;
      return (fullyQualified ? url : '') + localeHref(path, baseUrl, other);
    },
  };
}
