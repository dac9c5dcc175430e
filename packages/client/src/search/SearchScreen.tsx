import {useSite} from '@wuya/theme';
import {SearchPage} from '@wuya/theme/pages/SearchPage';
import {useCallback, useEffect, useRef, useState} from 'react';
import {toHitHref} from './hitHref.ts';
import {cutQuery, searchPageHref} from './query.ts';
import {provider} from './siteProvider.ts';
import {useSearch} from './useSearch.ts';
import {isBlank} from './status.ts';
import {findSearchVersion} from './version.ts';

const HITS_PER_PAGE = 15;
/** About two lines. */
const SNIPPET_WORDS = 30;
const DEBOUNCE_MS = 300;

/** The search page: its query is the `q` of the address. */
export function SearchScreen() {
  const site = useSite();
  const searchHref = site.searchHref ?? site.baseUrl;
  const {state, ask} = useSearch(provider.search, {from: 'page', hitsPerPage: HITS_PER_PAGE, snippetWords: SNIPPET_WORDS, facetFilters: [`language:${site.locale}`]});
  const [query, setQuery] = useState('');
  const asked = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [version, setVersion] = useState<string>();
  const askedVersion = useRef<string>(undefined);

  /** Searches now, and writes the query into the address. */
  const submit = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      setQuery(text);
      asked.current = text;
      if (text !== queryOfAddress()) history.replaceState(history.state, '', searchPageHref(searchHref, text));
      ask(text, 0, askedVersion.current);
    },
    [ask, searchHref],
  );
  const type = (text: string): void => {
    clearTimeout(timer.current);
    setQuery(text);
    timer.current = setTimeout(() => submit(text), DEBOUNCE_MS);
  };

  const chooseVersion = (name: string): void => {
    askedVersion.current = name;
    setVersion(name);
    submit(query);
  };

  useEffect(() => {
    // Which one it is, only the browser knows.
    askedVersion.current = findSearchVersion(site.versions);
    setVersion(askedVersion.current);
  }, [site.versions]);
  useEffect(() => {
    const follow = (): void => {
      const wanted = queryOfAddress();
      if (location.pathname === searchHref && wanted !== asked.current) submit(wanted);
    };
    const navigation = (globalThis as {navigation?: EventTarget}).navigation;
    follow();
    navigation?.addEventListener('currententrychange', follow);
    addEventListener('popstate', follow);
    return () => {
      clearTimeout(timer.current);
      navigation?.removeEventListener('currententrychange', follow);
      removeEventListener('popstate', follow);
    };
  }, [submit, searchHref]);

  return (
    <SearchPage
      query={query}
      search={query === state.query || isBlank(query) ? state : {...state, status: 'loading', page: 0}} // what was found before does not answer what stands in the field
      hrefOf={(url) => toHitHref(url, {...provider.hitHref, baseUrl: site.baseUrl})}
      onType={(text) => type(cutQuery(text))}
      onSubmit={(text) => submit(cutQuery(text))}
      onMore={() => ask(state.query, state.page + 1, askedVersion.current)}
      onRetry={() => ask(state.query, state.page, askedVersion.current)}
      version={provider.isContextual ? version : undefined}
      creditHref={provider.creditHref}
      onVersion={chooseVersion}
    />
  );
}

function queryOfAddress(): string {
  return cutQuery(new URLSearchParams(location.search).get('q') ?? '');
}
