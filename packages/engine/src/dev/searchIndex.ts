import type {PageTerms, SearchIndex} from '@wuya/search';
import {META_FILE} from '@wuya/search/format';
import {type ChineseTables, loadChineseTables} from '../output/searchIndex/chineseTables.ts';
import type {IndexedPage} from '../output/searchIndex/searchIndex.ts';

/** The search index of a site that is being written: made when it is asked for, in memory. */
export interface DevSearchIndex {
  /** A file of the index by name, or undefined when there is none. Asking for `current.bin` brings the index up to date. */
  file(name: string): Promise<Uint8Array | undefined>;
}

/**
 * Creates the search index of the development server, which is built when it is asked for.
 * @param pages all pages as they stand; those with a known key are not cut into terms again
 */
export function createDevSearchIndex(
  locale: string,
  pages: () => Promise<readonly IndexedPage[]>,
): DevSearchIndex {
  let terms = new Map<string, PageTerms>();
  let index: SearchIndex | undefined;
  let key = '';
  let tables: ChineseTables | undefined;

  const update = async (): Promise<SearchIndex> => {
    const current = await pages();
    const nextKey = current
      .map((page) => page.key)
      .sort()
      .join();
    if (index && nextKey === key) return index;
    const {createPageIndexer, GLOSSARY, mergeIndex} = await import('@wuya/search');
    tables ??= await loadChineseTables(locale);
    const indexPage = createPageIndexer(tables);
    const next = new Map(
      current.map((page): [string, PageTerms] => [
        page.key,
        terms.get(page.key) ?? indexPage(page.records()),
      ]),
    );
    terms = next;
    key = nextKey;
    index = mergeIndex([...next.values()], {...tables, glossary: GLOSSARY});
    return index;
  };
  return {
    async file(name) {
      return (name !== META_FILE && index ? index : await update()).files.get(name);
    },
  };
}
