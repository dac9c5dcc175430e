import type {Glossary, MergeOptions, PageEdit, PageTerms, SearchIndex} from '@wuya/search';
import {META_FILE} from '@wuya/search/format';
import {type ChineseTables, loadChineseTables} from '../output/searchIndex/chineseTables.ts';
import type {IndexedPage} from '../output/searchIndex/searchIndex.ts';

/** The search index of a site that is being written: made when it is asked for, in memory. */
export interface DevSearchIndex {
  /** A file of the index by name, or undefined when there is none. Asking for `current.bin` brings the index up to date. */
  file(name: string): Promise<Uint8Array | undefined>;
}

interface DevSearchInput {
  readonly locale: string;
  /** All pages as they are; those with a known key are not cut into terms again. */
  pages(): Promise<readonly IndexedPage[]>;
  /** Names of the same thing that the site adds to the glossary. */
  synonyms(): Glossary;
}

/** Creates the search index of the development server, which is built when it is asked for. */
export function createDevSearchIndex({locale, pages, synonyms}: DevSearchInput): DevSearchIndex {
  let terms = new Map<string, PageTerms>();
  let index: SearchIndex | undefined;
  let key = '';
  let words = '';
  let tables: ChineseTables | undefined;

  const update = async (): Promise<SearchIndex> => {
    const current = await pages();
    const added = synonyms();
    const nextWords = JSON.stringify(added);
    const nextKey = current
      .map((page) => page.key)
      .sort()
      .join();
    if (index && nextKey === key && nextWords === words) return index;
    const {createPageIndexer, GLOSSARY, mergeIndex} = await import('@wuya/search');
    tables ??= await loadChineseTables(locale);
    const indexPage = createPageIndexer(tables);
    const next = new Map(
      current.map((page): [string, PageTerms] => [
        page.key,
        terms.get(page.key) ?? indexPage(page.records()),
      ]),
    );
    const options = {...tables, glossary: [...added, ...GLOSSARY]};
    const updated =
      index &&
      nextWords === words &&
      (await updateFiles(index, {before: terms, after: next}, options));
    index = updated || mergeIndex(next.values(), options);
    terms = next;
    key = nextKey;
    words = nextWords;
    return index;
  };
  return {
    async file(name) {
      return (name !== META_FILE && index ? index : await update()).files.get(name);
    },
  };
}

/** Makes what an edit changes of an index; undefined where it changes more than a few files. */
async function updateFiles(
  {files, state}: SearchIndex,
  {before, after}: Record<'before' | 'after', ReadonlyMap<string, PageTerms>>,
  options: MergeOptions,
): Promise<SearchIndex | undefined> {
  if (before.size !== after.size) return undefined;
  const known = new Map([...before.values()].map((page) => [page.url, page]));
  const edits: PageEdit[] = [];
  for (const page of after.values()) {
    const old = known.get(page.url);
    if (!old) return undefined;
    if (old !== page) edits.push({before: old, after: page});
  }
  const {updateIndex} = await import('@wuya/search');
  const textsOf = (url: string) => known.get(url)!.texts;
  const updated = updateIndex({state, edits, textsOf}, options);
  if (!updated) return undefined;
  const kept = updated.kept.map((name) => [name, files.get(name)!] as const);
  return {files: new Map([...kept, ...updated.files]), state: updated.state};
}
