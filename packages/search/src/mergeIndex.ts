import {addCharShards, collectChars} from './charShards.ts';
import {fileName, metaFileName} from './fileNames.ts';
import type {AddFile} from './indexLayout.ts';
import {HASH_BITS, writeMeta} from './meta.ts';
import {createPageIndexer} from './pageTerms.ts';
import type {PageIndexerOptions, PageTerms} from './pageTerms.ts';
import {toPageKinds} from './pageKinds.ts';
import type {PageRecords} from './records.ts';
import {hashBytes, sealFile} from './seal.ts';
import {textFiles} from './textFiles.ts';
import {knownVariants, variantsFile, vocabularyFiles} from './sideFiles.ts';
import {addWordShards, collectWords} from './wordShards.ts';

export interface MergeOptions {
  /** Upper bound of the number of files; sizes grow to keep it. 6000 when absent. */
  readonly maxFiles?: number;
  /** Mean size of a file of postings before `maxFiles` asks for more. 1024 when absent: with 2048 an answer takes a twentieth more, and a new sentence rewrites twice the bytes. */
  readonly shardBytes?: number;
  /** Other forms of characters, mostly traditional → simplified: `{語: '语'}`. Each is one UTF-16 code unit. */
  readonly variants?: Readonly<Record<string, string>>;
}

/** The files of an index. All names but that of the meta file are known to the meta file only; no content ever changes under its name. */
export interface SearchIndex {
  readonly metaName: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Indexes all pages. Same pages in any order, same bytes. */
export function buildIndex(pages: readonly PageRecords[], options: MergeOptions & PageIndexerOptions = {}): SearchIndex {
  return mergeIndex(pages.map(createPageIndexer(options)), options);
}

/** Joins indexed pages. Pages that did not change may come from a cache: the bytes are those of a fresh build. */
export function mergeIndex(unordered: readonly PageTerms[], options: MergeOptions = {}): SearchIndex {
  const {maxFiles = 6000, variants = {}} = options;
  const pages = [...unordered].sort((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : 0));
  const files = new Map<string, Uint8Array>();
  const add: AddFile = (kind, id, content) => {
    const file = sealFile(content);
    const hash = shortHash(file);
    files.set(fileName(kind, id, hash), file);
    return hash;
  };
  const pageStarts: number[] = [];
  let unitCount = 0;
  for (const page of pages) {
    pageStarts.push(unitCount);
    unitCount += page.texts.length;
  }
  const layout = {pages, pageStarts, unitCount};
  const charTerms = collectChars(layout);
  const wordTerms = collectWords(layout, (page) => page.words);
  const pinyinTerms = collectWords(layout, (page) => page.pinyin);
  const postingBytes = [charTerms, wordTerms, pinyinTerms].reduce((sum, {postings}) => sum + postings.bytes.length, 0);
  const shardBytes = Math.max(options.shardBytes ?? 1024, (postingBytes * 1.2) / Math.max(1, maxFiles * 0.35));
  const chars = addCharShards(charTerms, {add, shardBytes, unitCount});
  const words = addWordShards('w', wordTerms, {add, shardBytes});
  const pinyin = addWordShards('p', pinyinTerms, {add, shardBytes});
  const vocabularyHashes = vocabularyFiles(wordTerms.words, (index, content) => add('v', index, content));
  const variantsContent = variantsFile(variants, charTerms.used);
  const variantsHash = variantsContent ? add('s', 0, variantsContent) : 0;
  const texts = textFiles(pages, maxFiles - files.size - 1);
  for (const [name, file] of texts.files) files.set(name, file);
  const meta = sealFile(
    writeMeta({unitCount, pageStarts, extraCodes: charTerms.extra, ...chars, wordFirsts: words.firsts, wordHashes: words.hashes, pinyinFirsts: pinyin.firsts, pinyinHashes: pinyin.hashes, unitsPerText: texts.unitsPerText, textStarts: texts.starts, textHashes: texts.hashes, vocabularyHashes, variantsHash, variantCodes: knownVariants(variants, charTerms.alphabet), ...toPageKinds(pages)}),
  );
  const metaName = metaFileName(hashBytes(meta));
  files.set(metaName, meta);
  return {metaName, files};
}

export function shortHash(file: Uint8Array): number {
  // 0 in the meta file means "no such file".
  return Math.max(1, hashBytes(file) >>> (32 - HASH_BITS));
}
