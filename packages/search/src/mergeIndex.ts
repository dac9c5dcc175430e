import {extraCodes, toAlphabet} from './alphabet.ts';
import {BitWriter} from './bits.ts';
import {fileName, metaFileName, wordShardId} from './fileNames.ts';
import type {FileKind} from './fileNames.ts';
import {groupEntries} from './groupEntries.ts';
import {createKeyIndex} from './keyIndex.ts';
import {HASH_BITS, writeMeta} from './meta.ts';
import {createPageIndexer} from './pageTerms.ts';
import type {PageIndexerOptions, PageTerms} from './pageTerms.ts';
import {toPageKinds} from './pageKinds.ts';
import type {PageRecords} from './records.ts';
import {hashBytes, hashText, mix, sealFile} from './seal.ts';
import {cutShards, encodePostings} from './shards.ts';
import type {EncodedPostings} from './shards.ts';
import {writeSorted} from './sortedList.ts';
import type {TermEntries} from './termCounter.ts';
import {textFiles} from './textFiles.ts';
import {variantsFile, vocabularyFiles} from './sideFiles.ts';
import {sharedLength, writeWords} from './wordList.ts';

export interface MergeOptions {
  /** Upper bound of the number of files; sizes grow to keep it. 6000 when absent. */
  readonly maxFiles?: number;
  /** Mean size of a file of postings before `maxFiles` asks for more. 1536 when absent: with 3072 an answer takes a tenth more, and a new sentence rewrites twice the bytes. */
  readonly shardBytes?: number;
  /** Other forms of characters, mostly traditional → simplified: `{語: '语'}`. Each is one UTF-16 code unit. */
  readonly variants?: Readonly<Record<string, string>>;
}

/** The files of an index. All names but that of the meta file are known to the meta file only; no content ever changes under its name. */
export interface SearchIndex {
  readonly metaName: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

type AddFile = (kind: FileKind, id: number, content: Uint8Array) => number;

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
  const layout = {pages, pageStarts, unitCount, add};
  const charTerms = collectChars(layout);
  const wordTerms = collectWords(layout, (page) => page.words);
  const pinyinTerms = collectWords(layout, (page) => page.pinyin);
  const postingBytes = [charTerms, wordTerms, pinyinTerms].reduce((sum, {postings}) => sum + postings.bytes.length, 0);
  const shardBytes = Math.max(options.shardBytes ?? 1536, (postingBytes * 1.2) / Math.max(1, maxFiles * 0.35));
  const chars = addCharShards(charTerms, {add, shardBytes});
  const words = addWordShards('w', wordTerms, {add, shardBytes});
  const pinyin = addWordShards('p', pinyinTerms, {add, shardBytes});
  const vocabularyHashes = vocabularyFiles(wordTerms.words, (length, content) => add('v', length, content));
  const variantsContent = variantsFile(variants, charTerms.used);
  const variantsHash = variantsContent ? add('s', 0, variantsContent) : 0;
  const texts = textFiles(pages.flatMap((page) => page.texts), maxFiles - files.size - 1);
  for (const [name, file] of texts.files) files.set(name, file);
  const meta = sealFile(
    writeMeta({unitCount, pageStarts, extraCodes: charTerms.extra, ...chars, wordFirsts: words.firsts, wordHashes: words.hashes, pinyinFirsts: pinyin.firsts, pinyinHashes: pinyin.hashes, unitsPerText: texts.unitsPerText, textHashes: texts.hashes, vocabularyHashes, variantsHash, ...toPageKinds(pages)}),
  );
  const metaName = metaFileName(hashBytes(meta));
  files.set(metaName, meta);
  return {metaName, files};
}

export function shortHash(file: Uint8Array): number {
  // 0 in the meta file means "no such file".
  return Math.max(1, hashBytes(file) >>> (32 - HASH_BITS));
}

interface Layout {
  readonly pages: readonly PageTerms[];
  readonly pageStarts: readonly number[];
  readonly unitCount: number;
}

interface CharTerms {
  readonly used: ReadonlySet<number>;
  readonly extra: number[];
  readonly alphabet: number[];
  readonly numbers: Uint32Array;
  readonly postings: EncodedPostings;
}

function collectChars({pages, pageStarts, unitCount}: Layout): CharTerms {
  const index = createKeyIndex();
  const lists = pages.map((page, i) => ({ids: page.chars.keys.map(index.idOf), entries: page.chars.entries, firstUnit: pageStarts[i] as number}));
  const keys = index.keys();
  const used = new Set<number>();
  for (const key of keys) used.add(key >>> 16).add(key & 0xffff);
  used.delete(0);
  const extra = extraCodes(used);
  const alphabet = toAlphabet(extra);
  const ranks = new Uint16Array(0x10000);
  alphabet.forEach((code, rank) => (ranks[code] = rank + 1));
  // Term order is key order: ranks rise with code units.
  const sorted = keys.slice().sort();
  const order = sorted.map(index.idOf);
  const numbers = sorted.map((key) => ((ranks[key >>> 16] as number) - 1) * (alphabet.length + 1) + (ranks[key & 0xffff] as number));
  return {used, extra, alphabet, numbers, postings: encodePostings(order, groupEntries(lists, index.size), unitCount)};
}

interface WordTerms {
  readonly words: string[];
  readonly postings: EncodedPostings;
}

function collectWords({pages, pageStarts, unitCount}: Layout, entriesOf: (page: PageTerms) => TermEntries): WordTerms {
  const index = new Map<string, number>();
  const idOf = (term: string) => {
    const known = index.get(term);
    if (known !== undefined) return known;
    index.set(term, index.size);
    return index.size - 1;
  };
  const lists = pages.map((page, i) => {
    const {terms, termOf, entries} = entriesOf(page);
    const ids = Uint32Array.from(terms, idOf);
    return {ids: termOf.map((term) => ids[term] as number), entries, firstUnit: pageStarts[i] as number};
  });
  const words = [...index.keys()].sort();
  const order = Uint32Array.from(words, idOf);
  return {words, postings: encodePostings(order, groupEntries(lists, index.size), unitCount)};
}

interface ShardOptions {
  readonly add: AddFile;
  readonly shardBytes: number;
}

function addCharShards({alphabet, numbers, postings}: CharTerms, {add, shardBytes}: ShardOptions): {charFirsts: number[]; charHashes: number[]} {
  const side = alphabet.length + 1;
  const codes = (i: number) => ((alphabet[Math.floor((numbers[i] as number) / side)] as number) << 16) | (alphabet[((numbers[i] as number) % side) - 1] ?? 0);
  const starts = cutShards(postings, {shardBytes, headerBits: 7, hashOf: (i) => mix(codes(i))});
  const charFirsts = starts.map((start, shard) => (shard === 0 ? 0 : (numbers[start] as number)));
  const charHashes = starts.map((start, shard) => {
    const end = starts[shard + 1] ?? numbers.length;
    const writer = new BitWriter(shardBytes);
    writer.delta(end - start);
    writeSorted(writer, numbers.subarray(start, end), {count: end - start, low: charFirsts[shard] as number, high: (charFirsts[shard + 1] ?? side * side) - 1});
    writer.append(postings.bytes, postings.offsets[start] as number, postings.offsets[end] as number);
    return add('c', charFirsts[shard] as number, writer.finish());
  });
  return {charFirsts, charHashes};
}

function addWordShards(kind: 'w' | 'p', {words, postings}: WordTerms, {add, shardBytes}: ShardOptions): {firsts: string[]; hashes: number[]} {
  const starts = cutShards(postings, {shardBytes, headerBits: 34, hashOf: (i) => hashText(words[i] as string)});
  const firsts = starts.map((start) => {
    const word = words[start] as string;
    return start === 0 ? '' : word.slice(0, sharedLength(words[start - 1] as string, word) + 1);
  });
  const hashes = starts.map((start, shard) => {
    const end = starts[shard + 1] ?? words.length;
    const writer = new BitWriter(shardBytes);
    writeWords(writer, words.slice(start, end));
    writer.append(postings.bytes, postings.offsets[start] as number, postings.offsets[end] as number);
    return add(kind, wordShardId(firsts[shard] as string), writer.finish());
  });
  return {firsts, hashes};
}
