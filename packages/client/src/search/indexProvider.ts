import type {PatientIndex} from '@wuya/search/thread';
import type {SearchProvider} from './provider.ts';

/** Answers searches from the site's own index. */
export function createIndexProvider(index: PatientIndex): SearchProvider {
  return {
    indexName: 'wuya',
    isContextual: true,
    // Pages of this site are all it has.
    hrefOf: (url) => url,
    search({versions, ...given}, onHits) {
      const own = versions?.map((version) => `version:${version}`);
      return index.search(
        {...given, ...(own && {facetFilters: [...[given.facetFilters ?? []].flat(), own]})},
        onHits,
      );
    },
    warm() {
      index.search({query: ''}).catch(() => undefined);
    },
    forget: () => index.forget(),
  };
}
