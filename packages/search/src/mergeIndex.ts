import {CHAR_BITS, addCharShards, createCharCollector} from './charShards.ts';
import type {CharTerms} from './charShards.ts';
import {glossaryFiles} from './glossaryFiles.ts';
import type {Glossary} from './glossaryFiles.ts';
import {fileName} from './fileNames.ts';
import {META_FILE} from './metaFile.ts';
import type {AddFile, IndexedPage, Layout} from './indexLayout.ts';
import {HASH_BITS, writeMeta} from './meta.ts';
import {createPageIndexer} from './pageTerms.ts';
import type {PageIndexerOptions, PageTerms} from './pageTerms.ts';
import {toPageKinds} from './pageKinds.ts';
import type {PageRecords} from './records.ts';
import {hashBytes, sealFile} from './seal.ts';
import {textModel, writeTable} from './textCode/writeTable.ts';
import {planTexts, type RecallTexts, textFiles} from './textFiles.ts';
import {knownVariants, variantsFile, vocabularyFiles} from './sideFiles.ts';
import {spokenFile} from './spokenFile.ts';
import {familyBytes} from './shards.ts';
import {WORD_BITS, addWordShards, createWordCollector} from './wordShards.ts';
import type {WordTerms} from './wordShards.ts';

export interface MergeOptions {
  /** Upper bound of the number of files; sizes grow to keep it. 6000 when absent. */
  readonly maxFiles?: number;
  /** Mean size of a file of postings before `maxFiles` asks for more. When absent that which costs a first answer least, but at least 960. */
  readonly shardBytes?: number;
  /** Other forms of characters, mostly traditional → simplified: `{語: '语'}`. Each is one UTF-16 code unit. */
  readonly variants?: Readonly<Record<string, string>>;
  /** Names of the same thing: a query of one also finds the others, and says so. None when absent. */
  readonly glossary?: Glossary;
  /** Gives what was made of these texts before, or makes it: texts that share a file are coded again. Made each time when absent. */
  readonly recall?: RecallTexts;
}

// With 1024 a new sentence rewrites a twelfth more of 1,000 pages of 7 KB, with 768 an answer takes a thirtieth more.
const LEAST_SHARD = 960;

// Share of the files that may be text, which an answer reads most of; shards take what is left. With .65 an answer takes a
// twentieth more at 10,000 generated notes in 8,000 files (2026-11).
const TEXT_SHARE = 0.75;

// Titles in pinyin are seldom asked for, and an edit of a text leaves them alone: larger files, so that there are fewer.
const PINYIN_SHARE = 2.5;

// Words in so few bytes are no more to read than a vocabulary, and not kept twice: 7 % of the index without its text for 35 notes.
const SMALL_DICTIONARY = 16_384;

/** The files of an index by name. `META_FILE` knows all others, whose content never changes under its name. */
export interface SearchIndex {
  readonly files: ReadonlyMap<string, Uint8Array>;
}

interface FoundTerms {
  readonly layout: Layout;
  readonly charTerms: CharTerms;
  readonly wordTerms: WordTerms;
  readonly pinyinTerms: WordTerms;
}

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
  const chars = createCharCollector();
  const words = createWordCollector();
  const pinyin = createWordCollector();
  return {
    add({url, facets, boost, texts, ...terms}) {
      pages.push({url, facets, boost, texts});
      chars.add(terms.chars);
      words.add(terms.words);
      pinyin.add(terms.pinyin);
    },
    finish(options = {}) {
      const layout = toLayout(pages);
      const found = {
        layout,
        charTerms: chars.finish(layout),
        wordTerms: words.finish(layout),
        pinyinTerms: pinyin.finish(layout),
      };
      return writeIndex(found, options);
    },
  };
}

function toLayout(unordered: readonly IndexedPage[]): Layout {
  const urlOf = (page: number) => (unordered[page] as IndexedPage).url;
  const added = [...unordered.keys()].sort((a, b) =>
    urlOf(a) < urlOf(b) ? -1 : urlOf(a) > urlOf(b) ? 1 : 0,
  );
  const pages = added.map((page) => unordered[page] as IndexedPage);
  const pageStarts: number[] = [];
  let unitCount = 0;
  for (const {texts} of pages) {
    pageStarts.push(unitCount);
    unitCount += texts.length;
  }
  return {pages, added, pageStarts, unitCount};
}

function writeIndex(
  {layout, charTerms, wordTerms, pinyinTerms}: FoundTerms,
  options: MergeOptions,
): SearchIndex {
  const {maxFiles = 6000, variants = {}, glossary = []} = options;
  const {pages, pageStarts, unitCount} = layout;
  const files = new Map<string, Uint8Array>();
  const add: AddFile = (kind, id, content) => {
    const file = sealFile(content);
    const hash = shortHash(file);
    files.set(fileName(kind, id, hash), file);
    return hash;
  };
  const wordBytes = familyBytes(wordTerms.postings, WORD_BITS);
  const hasVocabulary = wordBytes > SMALL_DICTIONARY;
  const vocabularyHashes = hasVocabulary
    ? vocabularyFiles(wordTerms.words, maxFiles, (index, content) => add('v', index, content))
    : [];
  const table = add('d', 0, writeTable(textModel()));
  const variantsContent = variantsFile(variants, charTerms.used, charTerms.alphabet);
  const forms = variantsContent ? add('s', 0, variantsContent) : 0;
  const site = {chars: new Set(charTerms.keys), words: new Set(wordTerms.words)};
  const glossaryHashes =
    glossary.length === 0
      ? []
      : [...glossaryFiles(glossary, site), spokenFile(site)].map((content, index) =>
          add('g', index, content),
        );
  const shardFiles = maxFiles - planTexts(pages, maxFiles * TEXT_SHARE).fileCount - files.size - 1;
  const bytes =
    familyBytes(charTerms.postings, CHAR_BITS) +
    wordBytes +
    familyBytes(pinyinTerms.postings, WORD_BITS);
  const shardBytes = Math.max(
    options.shardBytes ?? bestShardBytes(bytes),
    (bytes * 1.06) / Math.max(1, shardFiles),
  );
  const chars = addCharShards(charTerms, {add, shardBytes, unitCount});
  const words = addWordShards('w', wordTerms, {
    add,
    shardBytes: hasVocabulary ? shardBytes : Math.max(shardBytes, wordBytes / 3),
  });
  const pinyin = addWordShards('p', pinyinTerms, {add, shardBytes: shardBytes * PINYIN_SHARE});
  const texts = textFiles(pages, maxFiles - files.size - 1, options.recall);
  for (const [name, file] of texts.files) files.set(name, file);
  const meta = writeMeta({
    unitCount,
    pageStarts,
    extraCodes: charTerms.extra,
    charFirsts: chars.charFirsts,
    wordFirsts: words.firsts,
    pinyinFirsts: pinyin.firsts,
    unitsPerText: texts.unitsPerText,
    textStarts: texts.starts,
    hashes: {
      c: chars.hashes,
      w: words.hashes,
      p: pinyin.hashes,
      t: texts.hashes,
      d: [table],
      v: vocabularyHashes,
      s: [forms],
      g: glossaryHashes,
    },
    variantCodes: knownVariants(variants, charTerms.alphabet),
    ...toPageKinds(pages),
  });
  files.set(META_FILE, sealFile(meta));
  return {files};
}

/**
 * Chooses the mean size of a file of postings. A file takes about three bytes of the meta file and an answer reads about three
 * files: so the square root. Of 1,000 notes of 15 KB a first answer takes 24.9 KB instead of 28.1, and a fifth fewer files (2026-11).
 */
export function bestShardBytes(bytes: number): number {
  return Math.max(LEAST_SHARD, Math.sqrt(bytes));
}

/** Hashes a file for its name; never 0. */
export function shortHash(file: Uint8Array): number {
  // 0 in the meta file means "no such file".
  return Math.max(1, hashBytes(file) >>> (32 - HASH_BITS));
}
