import {createSiteIndex} from '@wuya/search/siteIndex';
import type {SearchProvider} from '../search/provider.ts';
import {documentHref} from './files.ts';

/** Searches the index below an address in the page itself: a page without a server has no workers. */
export function createPortableProvider(indexUrl: string): SearchProvider {
  const index = createSiteIndex(indexUrl);
  return {
    indexName: 'wuya',
    isContextual: true,
    hrefOf: (url) => url, // they are whole
    async search({versions, ...given}) {
      const own = versions?.map((version) => `version:${version}`);
      const answer = await index.search({
        ...given,
        ...(own && {facetFilters: [...[given.facetFilters ?? []].flat(), own]}),
      });
      const hits = answer.hits.map((hit) => ({...hit, url: documentHref(hit.url)}));
      return {...answer, hits};
    },
    warm() {
      index.search({query: ''}).catch(() => undefined);
    },
    forget: () => index.forget(),
    opened: () => undefined,
    chosen: () => undefined,
  };
}
