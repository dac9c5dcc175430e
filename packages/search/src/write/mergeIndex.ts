import {createCharCollector} from './charShards.ts';
import {toLayout} from './indexLayout.ts';
import type {IndexedPage} from './indexLayout.ts';
import {createPageIndexer} from './pageTerms.ts';
import type {PageIndexerOptions, PageTerms} from './pageTerms.ts';
import type {PageRecords} from '../format/records.ts';
import {createWordCollector} from './wordShards.ts';
import {writeIndex} from './writeIndex.ts';
import type {MergeOptions, SearchIndex} from './writeIndex.ts';

/** Indexes all pages. Same pages in any order, same bytes. */
export function buildIndex(
  pages: readonly PageRecords[],
  options: MergeOptions & PageIndexerOptions = {},
): SearchIndex {
  return mergeIndex(pages.map(createPageIndexer(options)), options);
}

/** Joins indexed pages. Pages that did not change may come from a cache: the bytes are those of a fresh build. */
export function mergeIndex(pages: Iterable<PageTerms>, options: MergeOptions = {}): SearchIndex {
  const merger = createIndexMerger();
  for (const page of pages) merger.add(page);
  return merger.finish(options);
}

/** Joins pages one by one, in any order: of a page that was added no more is held than its index takes. */
export interface IndexMerger {
  add(page: PageTerms): void;
  finish(options?: MergeOptions): SearchIndex;
}

/** Creates a merger without pages. */
export function createIndexMerger(): IndexMerger {
  const pages: IndexedPage[] = [];
  const textsOfAdded: PageTerms['texts'][] = [];
  const chars = createCharCollector();
  const words = createWordCollector();
  const pinyin = createWordCollector();
  return {
    add({url, facets, boost, texts, ...terms}) {
      pages.push({url, facets, boost, unitCount: texts.length});
      textsOfAdded.push(texts);
      chars.add(terms.chars);
      words.add(terms.words);
      pinyin.add(terms.pinyin);
    },
    finish(options = {}) {
      const added = orderOf(pages);
      const layout = toLayout(added.map((page) => pages[page]!));
      const {unitCount, pageStarts} = layout;
      const placed = {added, pageStarts};
      const {files, state} = writeIndex(
        {
          layout,
          charTerms: chars.finish(placed, unitCount),
          wordTerms: words.finish(placed, unitCount),
          pinyinTerms: pinyin.finish(placed, unitCount),
          textsOf: (page) => textsOfAdded[added[page]!]!,
        },
        options,
      );
      return {files, state};
    },
  };
}

/** Lists the places of pages in the order of their addresses. */
function orderOf(pages: readonly IndexedPage[]): number[] {
  const urlOf = (page: number) => pages[page]!.url;
  return [...pages.keys()].sort((a, b) => (urlOf(a) < urlOf(b) ? -1 : urlOf(a) > urlOf(b) ? 1 : 0));
}
