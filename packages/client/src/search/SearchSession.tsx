import {useSite} from '@wuya/theme';
import type {SiteData} from '@wuya/theme/types';
import {SearchDialog} from '@wuya/theme/search/SearchDialog';
import {useEffect, useState} from 'react';
import {toHitHref} from './hitHref.ts';
import {MAX_QUERY_LENGTH, searchPageHref} from './query.ts';
import {provider} from './siteProvider.ts';
import {addFavourite, addRecent, removeFavourite, removeRecent} from './stored.ts';
import {useSearch} from './useSearch.ts';
import {useStored} from './useStored.ts';
import {findSearchVersion} from './version.ts';

const HITS_PER_PAGE = 20;
const NARROW = '(max-width: 768px)';

export interface SearchSessionProps {
  readonly initialQuery: string;
  readonly isSelected: boolean;
  onClose(): void;
}

/** The search dialog from its opening to its closing. */
export function SearchSession({initialQuery, isSelected, onClose}: SearchSessionProps) {
  const site = useSite();
  const [snippetWords] = useState(() => (matchMedia(NARROW).matches ? 5 : 10));
  const {state, ask} = useSearch((request) => provider.search({...request, version: findSearchVersion(site.versions)}), {from: 'dialog', hitsPerPage: HITS_PER_PAGE, snippetWords, facetFilters: [`language:${site.locale}`]});
  const [{recent, favourites}, change] = useStored();
  useEffect(() => {
    provider.opened();
    provider.warm();
    if (initialQuery !== '') ask(initialQuery);
  }, [ask, initialQuery]);
  return (
    <SearchDialog
      initialQuery={initialQuery}
      isSelected={isSelected}
      maxPerGroup={provider.maxResultsPerGroup}
      maxLength={MAX_QUERY_LENGTH}
      search={state}
      recent={recent}
      favourites={favourites}
      allHref={site.searchHref && state.found && searchPageHref(site.searchHref, state.found.query)}
      reportHref={reportHref(site, state.query)}
      hrefOf={(url) => toHitHref(url, {...provider.hitHref, baseUrl: site.baseUrl})}
      onQuery={ask}
      onClose={onClose}
      onChoose={(kept, hit) => {
        provider.chosen(hit.objectID);
        if (kept) change((stored) => addRecent(stored, kept));
      }}
      onFavourite={(hit) => change((stored) => addFavourite(stored, hit))}
      onForget={(hit) => change((stored) => removeRecent(stored, hit))}
      onUnfavourite={(hit) => change((stored) => removeFavourite(stored, hit))}
    />
  );
}

/** Where to report a missing result: a new issue of the site's repository, if the navbar leads to one that takes them. */
function reportHref({navItems}: SiteData, query: string): string | null {
  const repository = navItems.find((item) => item.kind === 'link' && item.icon === 'repository');
  const href = repository?.kind === 'link' ? repository.href : undefined;
  return href !== undefined && /^https:\/\/github\.com\/[^/]+\/[^/]+\/?$/.test(href) ? `${href.replace(/\/$/, '')}/issues/new?${new URLSearchParams({title: query}).toString()}` : null;
}
