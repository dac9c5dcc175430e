import {deserialize, serialize} from 'node:v8';
import {
  createIndexMerger,
  createPageIndexer,
  GLOSSARY,
  type IndexState,
  type MergeOptions,
  type PageTerms,
  updateIndex,
} from '@wuya/search';
import type {Cache} from '../../cache/cache.ts';
import {hashOf} from '../../cache/hash.ts';
import type {Pack} from '../../cache/pack.ts';
import {loadChineseTables} from './chineseTables.ts';
import type {IndexedPage} from './searchIndex.ts';

/**
 * Maximum number of edited pages that update an index; more are merged with all others, which takes a second for
 * 5,000 notes.
 */
const MOST_EDITS = 50;

export interface IndexInput {
  readonly pages: readonly IndexedPage[];
  /** Keys of the terms of each page. */
  readonly keys: readonly string[];
  /** Hash of all that decides what the index looks like, besides its pages. */
  readonly options: string;
  readonly locale: string;
  /** Maximum number of files in the whole folder of the index. */
  readonly maxFiles: number;
  readonly synonyms: readonly (readonly string[])[];
  readonly cache: Cache;
}

/** The files of an index that are not there already, by name. */
export interface MadeIndex {
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Makes the index of a site. */
export interface IndexMaker {
  /**
   * Makes what edits changed since the index that was saved under `key`, whose other files stay.
   * @returns undefined where more may have changed, or another was saved last
   */
  update(key: string | undefined): (MadeIndex & {readonly kept: readonly string[]}) | undefined;
  /** Lists the pages whose terms are not in the cache. */
  missing(): number[];
  /** Adds a page to the index that is being merged: in any order, each page once. */
  take(page: number): void;
  /** Makes all files from the terms of all pages; adds those that were not added yet. */
  merge(): MadeIndex;
  /** Keeps the terms of the pages, the coded texts and, under `key`, the state of what was made last. */
  save(key: string): void;
}

/** What the next build needs to update an index. */
interface KeptIndex {
  readonly key: string;
  readonly options: string;
  readonly keys: readonly string[];
  /** Addresses of the pages, in the order of `keys`. */
  readonly urls: readonly string[];
  readonly state: IndexState;
}

/** Opens what makes the index of a site, with the tables of its language. */
export async function openIndexMaker(input: IndexInput): Promise<IndexMaker> {
  const {pages, keys, options, cache, maxFiles} = input;
  const tables = await loadChineseTables(input.locale);
  const pack = cache.pack('terms');
  const texts = keepTexts(cache.pack('joined'), options);
  const merging: MergeOptions = {
    ...tables,
    recall: texts.recall,
    glossary: [...input.synonyms, ...GLOSSARY],
    maxFiles: maxFiles - 1,
  };
  let indexPage: ReturnType<typeof createPageIndexer> | undefined;
  let isMerged = false;
  let made: Pick<KeptIndex, 'urls' | 'state'> | undefined;

  const termsOf = (page: number): PageTerms => {
    const cached = readTerms(pack, keys[page]!);
    if (cached) return cached;
    indexPage ??= createPageIndexer(tables);
    const terms = indexPage(pages[page]!.records());
    pack.write(keys[page]!, serialize(terms));
    return terms;
  };

  const merger = createIndexMerger();
  const urlsOfTaken: string[] = [];
  const take = (page: number): void => {
    const terms = termsOf(page);
    merger.add(terms);
    urlsOfTaken[page] = terms.url;
  };

  return {
    update(lastKey) {
      const last = readKept(cache);
      if (!last || last.key !== lastKey || last.options !== options) return undefined;
      if (last.keys.length !== keys.length) return undefined;
      const {urls} = last;
      const edited = keys.flatMap((key, page) => (key === last.keys[page] ? [] : [page]));
      if (edited.length > MOST_EDITS) return undefined;
      const edits = edited.flatMap((page) => {
        const before = readTerms(pack, last.keys[page]!);
        return before ? [{before, after: termsOf(page)}] : [];
      });
      if (edits.length < edited.length) return undefined;
      const pageAt = new Map(urls.map((url, page) => [url, page]));
      const textsOf = (url: string) => termsOf(pageAt.get(url)!).texts;
      const updated = updateIndex({state: last.state, edits, textsOf}, merging);
      if (updated) made = {urls, state: updated.state};
      return updated;
    },
    missing: () => [...keys.keys()].filter((page) => !pack.has(keys[page]!)),
    take,
    merge() {
      for (const page of pages.keys()) if (!(page in urlsOfTaken)) take(page);
      const urls = urlsOfTaken;
      const index = merger.finish(merging);
      made = {urls, state: index.state};
      isMerged = true;
      return index;
    },
    save(key) {
      pack.save(new Set(keys));
      texts.save(isMerged);
      if (!made) return;
      const kept: KeptIndex = {key, options, keys, ...made};
      cache.writeBytes('search', 'state', serialize(kept));
    },
  };
}

/** Keeps texts in their coded form: an edit changes those of a few. */
function keepTexts(pack: Pack, options: string) {
  const used = new Set<string>();
  return {
    recall(text: Uint16Array, make: () => Uint8Array): Uint8Array {
      const key = hashOf(options, new Uint8Array(text.buffer, text.byteOffset, text.byteLength));
      used.add(key);
      const found = pack.read(key);
      if (found) return found;
      const made = make();
      pack.write(key, made);
      return made;
    },
    /** @param isComplete whether all texts of the index were used: then the others are evicted */
    save(isComplete: boolean) {
      pack.save(isComplete ? used : undefined);
    },
  };
}

/** Reads the terms that were kept. Undefined when there are none, or they are damaged. */
function readTerms(pack: Pack, key: string): PageTerms | undefined {
  return read<PageTerms>(pack.read(key));
}

/** Reads what was kept. Undefined when there is none, or it is damaged. */
function readKept(cache: Cache): KeptIndex | undefined {
  return read<KeptIndex>(cache.readBytes('search', 'state'));
}

function read<T>(bytes: Buffer | undefined): T | undefined {
  if (!bytes) return undefined;
  try {
    return deserialize(bytes) as T;
  } catch {
    return undefined;
  }
}
