import {createSiteIndex} from '@wuya/search/siteIndex';
import {createIndexProvider} from '../search/indexProvider.ts';
import type {SearchProvider} from '../search/provider.ts';
import {documentHref} from './files.ts';

/** Searches the index below an address in the page itself: a page without a server has no workers. */
export function createPortableProvider(indexUrl: string): SearchProvider {
  const index = createSiteIndex(indexUrl);
  return createIndexProvider({
    async search(request) {
      const answer = await index.search(request);
      const hits = answer.hits.map((hit) => ({...hit, url: documentHref(hit.url)}));
      return {...answer, hits};
    },
    forget: () => index.forget(),
  });
}
