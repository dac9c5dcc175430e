import {useSite} from '@wuya/theme';
import {SearchDialog} from '@wuya/theme/search/SearchDialog';
import {useEffect, useState} from 'react';
import {toHitHref} from './hitHref.ts';
import {MAX_QUERY_LENGTH, searchPageHref} from './query.ts';
import {dialogOptions, provider} from './siteProvider.ts';
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
      maxPerGroup={dialogOptions.maxResultsPerGroup}
      maxLength={MAX_QUERY_LENGTH}
      search={state}
      recent={recent}
      favourites={favourites}
      keepsChoices={!dialogOptions.disableUserPersonalization}
      allHref={site.searchHref && state.found && searchPageHref(site.searchHref, state.found.query)}
      reportHref={dialogOptions.missingResultsUrl?.replaceAll('{query}', encodeURIComponent(state.query))}
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
