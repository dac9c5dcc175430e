import {useSite} from '@wuya/theme';
import {cutQuery} from '@wuya/theme/nav/query';
import {SearchPage} from '@wuya/theme/pages/SearchPage';
import {type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {keepLeft, type LeftPage, readLeft} from './left.ts';
import {searchPageHref} from './query.ts';
import {reportHrefOf} from './reportHref.ts';
import {provider} from './siteProvider.ts';
import {useSearch} from './useSearch.ts';
import {isBlank, type SearchState} from './status.ts';
import {toShown} from './toShown.ts';
import {facetsOf, findSearchVersions} from './version.ts';

// About two lines of a snippet.
const ASKED = {from: 'page', hitsPerPage: 15, snippetWords: 30} as const;
const DEBOUNCE_MS = 300;

/** The search page: its query is the `q` of the address. */
export function SearchScreen() {
  const site = useSite();
  const searchHref = site.searchHref ?? site.baseUrl;
  const facetFilters = [`language:${site.locale}`];
  const {state, ask, restore} = useSearch(provider.search, {...ASKED, facetFilters});
  const [query, setQuery] = useState('');
  const asked = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [chosen, setChosen] = useState<LeftPage['chosen']>();
  const facets = useRef<readonly string[]>(undefined);

  /** Searches now, and writes the query into the address. */
  const submit = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      setQuery(text);
      asked.current = text;
      ask(text, 0, facets.current);
      // Last: an address cannot hold half a character, and is followed at once where it reads otherwise.
      if (text !== queryOfAddress())
        history.replaceState(history.state, '', searchPageHref(searchHref, text));
    },
    [ask, searchHref],
  );
  const type = (text: string): void => {
    clearTimeout(timer.current);
    setQuery(text);
    timer.current = setTimeout(() => submit(text), DEBOUNCE_MS);
  };

  const choose = (next: NonNullable<LeftPage['chosen']>): void => {
    facets.current = facetsOf(site, next.versions, next.collection);
    setChosen(next);
    submit(query);
  };

  const left = useLeft(
    useCallback(
      (kept: SearchState) => {
        asked.current = kept.query;
        setQuery(kept.query);
        restore(kept);
      },
      [restore],
    ),
  );
  useEffect(() => {
    // Which one it is, only the browser knows.
    const first = left.current?.chosen ?? {versions: findSearchVersions(site), collection: ''};
    facets.current = facetsOf(site, first.versions, first.collection);
    setChosen(first);
  }, [site, left]);
  useAddress(
    useCallback(() => {
      const wanted = queryOfAddress();
      if (location.pathname === searchHref && wanted !== asked.current) submit(wanted);
    }, [submit, searchHref]),
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <SearchPage
      query={query}
      search={answering(query, state)}
      hrefOf={(url) => provider.hrefOf(url, site.baseUrl)}
      onType={(text) => type(cutQuery(text))}
      onSubmit={(text) => submit(cutQuery(text))}
      onLeave={() => keepLeft({searchPage: {state: toShown(state), chosen, top: scrollY}})}
      onMore={() => ask(state.query, state.page + 1, facets.current)}
      onRetry={() => ask(state.query, state.page, facets.current)}
      onSuggestion={submit}
      reportHref={reportHrefOf(state.query)}
      chosen={provider.isContextual ? chosen : undefined}
      creditHref={provider.creditHref}
      onChoose={choose}
    />
  );
}

/** Returns the state while a query is answered. What was found before does not answer what is in the field. */
function answering(query: string, state: SearchState): SearchState {
  return query === state.query || isBlank(query) ? state : {...state, status: 'loading', page: 0};
}

/** Calls at once, and when the address has changed. */
function useAddress(follow: () => void): void {
  useEffect(() => {
    const navigation = (globalThis as {navigation?: EventTarget}).navigation;
    follow();
    navigation?.addEventListener('currententrychange', follow);
    addEventListener('popstate', follow);
    return () => {
      navigation?.removeEventListener('currententrychange', follow);
      removeEventListener('popstate', follow);
    };
  }, [follow]);
}

/** Goes on with what the entry of the history was left with, before the page is painted. */
function useLeft(restore: (state: SearchState) => void): RefObject<LeftPage | undefined> {
  const found = useRef<LeftPage>(undefined);
  useLayoutEffect(() => {
    const {searchPage: left} = readLeft();
    // Another script of the page, or an older version of this one, may have written something else.
    if (left?.state?.found?.query !== queryOfAddress()) return undefined;
    found.current = left;
    restore(left.state);
    const goOn = (): void => scrollTo({top: left.top, behavior: 'instant'});
    queueMicrotask(goOn); // once the list is there
    // The browser goes to the place that it knows before that event, and may have lost it when the entry took the list.
    document.addEventListener('wuya:shown', goOn, {once: true});
    return () => document.removeEventListener('wuya:shown', goOn);
  }, [restore]);
  return found;
}

function queryOfAddress(): string {
  return cutQuery(new URLSearchParams(location.search).get('q') ?? '');
}
