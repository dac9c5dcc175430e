import {useSite} from '@wuya/theme';
import {SearchDialog} from '@wuya/theme/search/SearchDialog';
import {useEffect, useState} from 'react';
import {searchPageHref} from './query.ts';
import {keepLeft, type LeftDialog, readLeft} from './left.ts';
import {reportHrefOf} from './reportHref.ts';
import {dialogOptions, provider} from './siteProvider.ts';
import {addRecent, operate} from './stored.ts';
import {useSearch} from './useSearch.ts';
import {useStored} from './useStored.ts';

const HITS_PER_PAGE = 20;
const NARROW = '(max-width: 48em)';

/** Lists what a page may have as its version to be found; undefined where all pages may be found. */
export type FindFacets = () => readonly string[] | undefined;

interface SearchSessionProps {
  readonly initialQuery: string;
  readonly isSelected: boolean;
  /** What it was when a result was chosen, for one that Back leads to. */
  readonly left: LeftDialog | undefined;
  readonly findFacets: FindFacets;
  onClose(): void;
  /** Called when the reader follows a link of the dialog. */
  onLeave(): void;
}

/** The search dialog from its opening to its closing. */
export function SearchSession(props: SearchSessionProps) {
  const {initialQuery, isSelected, left, findFacets, onClose, onLeave} = props;
  const site = useSite();
  const [snippetWords] = useState(() => (matchMedia(NARROW).matches ? 5 : 10));
  const {state, ask} = useSearch(
    (request, onHits) => provider.search({...request, versions: findFacets()}, onHits),
    {
      from: 'dialog',
      hitsPerPage: HITS_PER_PAGE,
      snippetWords,
      facetFilters: [`language:${site.locale}`],
    },
    left?.state,
  );
  const [stored, change] = useStored();
  useEffect(() => {
    provider.opened?.();
    provider.warm();
    if (initialQuery !== '' && !left?.state) ask(initialQuery);
  }, [ask, initialQuery, left]);
  return (
    <SearchDialog
      initialQuery={initialQuery}
      isSelected={isSelected}
      maxPerGroup={dialogOptions.maxResultsPerGroup}
      search={state}
      stored={stored}
      keepsChoices={dialogOptions.keepsChoices}
      allHref={site.searchHref && state.found && searchPageHref(site.searchHref, state.found.query)}
      reportHref={reportHrefOf(state.query)}
      credit={provider.credit}
      hrefOf={(url) => provider.hrefOf(url, site.baseUrl)}
      onQuery={ask}
      view={left?.view}
      onClose={onClose}
      onLeave={(view) => {
        if (state.status === 'idle')
          keepLeft({searchDialog: {...readLeft().searchDialog, view, state}});
        onLeave();
      }}
      onChoose={(kept, hit) => {
        provider.chosen?.(hit.objectID);
        if (kept) change((before) => addRecent(before, kept));
      }}
      onOperate={(row, operation) => change((before) => operate(before, row, operation))}
    />
  );
}
