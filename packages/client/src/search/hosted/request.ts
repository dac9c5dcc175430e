import type {FacetFilters} from '@wuya/search/client';
import {versionTagOf} from '@wuya/search/hosted';
import {LEVELS} from '@wuya/theme/search/hit';
import type {ProviderRequest} from '../provider.ts';
import type {HostedOptions} from './options.ts';

/** Makes one entry of `requests`. The site's own parameters have the last word. */
export function toHostedRequest(
  request: ProviderRequest,
  {
    indexName,
    contextual,
    searchParameters,
  }: Pick<HostedOptions, 'indexName' | 'contextual' | 'searchParameters'>,
  clickAnalytics: boolean,
): Record<string, unknown> {
  const {query, hitsPerPage, page, snippetWords, from} = request;
  const {facetFilters: own, ...parameters} = searchParameters;
  const facetFilters = [
    ...(contextual ? contextFilters(request) : []),
    ...toList(own as FacetFilters | undefined),
  ];
  return {
    query,
    indexName,
    attributesToRetrieve: [
      ...LEVELS.map((level) => `hierarchy.${level}`),
      'content',
      'type',
      'url',
    ],
    attributesToSnippet: [
      ...LEVELS.slice(1).map((level) => `hierarchy.${level}:${snippetWords}`),
      `content:${snippetWords}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage,
    clickAnalytics,
    ...(from === 'page' && {page, advancedSyntax: true}),
    ...parameters,
    ...(facetFilters.length > 0 && {facetFilters}),
  };
}

/** Returns the language, and any of the tags that pages of a docs site have: single pages, and the notes of the reader's versions. */
function contextFilters({
  facetFilters,
  from,
  versions = ['', 'current'],
}: ProviderRequest): (string | readonly string[])[] {
  const context = toList(facetFilters);
  const tags = versions.map((version) => `docusaurus_tag:${versionTagOf(version)}`);
  return from === 'page' ? [tags, ...context.map((filter) => [filter].flat())] : [...context, tags];
}

function toList(filters: FacetFilters | undefined): (string | readonly string[])[] {
  return typeof filters === 'string' ? [filters] : [...(filters ?? [])];
}
