import {askedChars, weighChars} from './askedChars.ts';
import {CHAR_BITS, addCharShards} from './charShards.ts';
import type {CharTerms} from './charShards.ts';
import {foldGlossary, glossaryFiles} from './glossaryFiles.ts';
import type {FoldedGlossary, Glossary, SiteTerms} from './glossaryFiles.ts';
import {fileName} from '../format/fileNames.ts';
import {META_FILE} from '../format/metaFile.ts';
import type {AddFile, IndexedPage, Layout} from './indexLayout.ts';
import type {KnownShards, WrittenShards} from './keptShards.ts';
import {HASH_BITS, SHARD_HASH_BITS, writeMeta} from '../format/meta.ts';
import type {FileKind} from '../format/meta.ts';
import type {PageTerms} from './pageTerms.ts';
import {toPageKinds} from './pageKinds.ts';
import {hashBytes, mix, sealFile} from '../format/seal.ts';
import {textModel} from '../textCode/writeTable.ts';
import {planTexts, textFiles} from './textFiles.ts';
import type {KnownTexts, RecallTexts, WrittenTexts} from './textFiles.ts';
import {knownVariants, variantsFile, vocabularyFiles} from './sideFiles.ts';
import {spokenFile} from './spokenFile.ts';
import {familyBytes, weighedBytes} from './shards.ts';
import type {EncodedPostings} from './shards.ts';
import {WORD_BITS, addWordShards, weighWords} from './wordShards.ts';
import type {WordTerms} from './wordShards.ts';

export interface MergeOptions {
  /** Upper bound of the number of files; sizes grow to keep it. @default 6000 */
  readonly maxFiles?: number;
  /**
   * Mean size of a file of postings before `maxFiles` asks for more. @default the one with the smallest first answer,
   * but at least 960
   */
  readonly shardBytes?: number;
  /** Other forms of characters, mostly traditional → simplified: `{語: '语'}`. Each is one UTF-16 code unit. */
  readonly variants?: Readonly<Record<string, string>>;
  /** Names of the same thing: a query of one also finds the others, with a note. @default none */
  readonly glossary?: Glossary;
  /** Returns the kept result for a text, or computes it. @default computes it each time */
  readonly recall?: RecallTexts;
}

// With 1024 a new sentence rewrites a twelfth more of 1,000 pages of 7 KB, with 768 an answer takes a thirtieth more.
const LEAST_SHARD = 960;

// Share of the files that may be text, which an answer reads most of; shards take what is left. Of 866 real notes in 1,600 files a
// first answer takes a fifth more at p90 with .75, in 3,200 and in 4,200 about as much (2026-11).
const TEXT_SHARE = 0.55;

// Nearly every short word in Latin letters may be pinyin and asks for one of these files, which it seldom needs: with 2.5 they took
// 3.6 of the 39.4 KB of its first answer over 867 real notes, with this .8 (2026-11).
const PINYIN_SHARE = 0.6;

// Words in so few bytes are no more to read than a vocabulary, and not kept twice: 7 % of the index without its text for 35 notes.
const SMALL_DICTIONARY = 16_384;

// Their content depends on the numbers of units.
const SHARDS: readonly FileKind[] = ['c', 'w', 'p'];

/** The files of an index by name. `META_FILE` knows all others, whose content never changes under its name. */
export interface SearchIndex {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly state: IndexState;
}

/** Terms of a family, rising, their postings, and the shards they are in. */
interface FamilyState<Term, Terms, First> {
  readonly terms: Terms;
  readonly postings: EncodedPostings;
  readonly shards: WrittenShards<Term, First>;
}

/** What `updateIndex` needs of an index to make the next one. Plain data: survives `node:v8` serialize. */
export interface IndexState {
  readonly pages: readonly IndexedPage[];
  readonly chars: FamilyState<number, Uint32Array, number> & {readonly extra: readonly number[]};
  readonly words: FamilyState<string, readonly string[], string>;
  readonly pinyin: FamilyState<string, readonly string[], string>;
  readonly texts: WrittenTexts;
}

/** The inputs of the files of an index. */
interface IndexParts {
  readonly layout: Layout;
  readonly charTerms: CharTerms;
  readonly wordTerms: WordTerms;
  readonly pinyinTerms: WordTerms;
  /** Gives the texts of a page by its place. */
  textsOf(page: number): PageTerms['texts'];
}

/** Files that are known to be unchanged from the index before. */
interface KnownParts extends KnownTexts {
  readonly chars: KnownShards<number, number> | undefined;
  readonly words: KnownShards<string, string>;
  readonly pinyin: KnownShards<string, string>;
}

/** Writes the files of an index, but for those that are known: these are named in `kept`. */
export function writeIndex(
  parts: IndexParts,
  options: MergeOptions,
  known?: KnownParts,
): SearchIndex & {readonly kept: readonly string[]} {
  const {layout, charTerms, wordTerms, pinyinTerms, textsOf} = parts;
  const {maxFiles = 6000, variants = {}, glossary = []} = options;
  const {pages, pageStarts, unitCount} = layout;
  const {files, kept, add} = createFiles(layout);
  const wordBytes = familyBytes(wordTerms.postings, WORD_BITS);
  const hasVocabulary = wordBytes > SMALL_DICTIONARY;
  const vocabularyHashes = hasVocabulary
    ? vocabularyFiles(wordTerms.words, maxFiles, (index, content) => add('v', index, content))
    : [];
  const variantsContent = variantsFile(variants, charTerms.used, charTerms.alphabet);
  const forms = variantsContent ? add('s', 0, variantsContent) : 0;
  const site = {chars: new Set(charTerms.keys), words: new Set(wordTerms.words)};
  const names = foldGlossary(glossary);
  const glossaryHashes = glossaryContents(names, site, maxFiles).map((content, index) =>
    add('g', index, content),
  );
  const shardFiles = maxFiles - planTexts(pages, maxFiles * TEXT_SHARE).fileCount - files.size - 1;
  const weighings = weighFamilies(parts, names);
  const shardBytes = Math.max(
    options.shardBytes ?? bestShardBytes(weighings.bytes),
    (weighings.weighed * 1.06) / Math.max(1, shardFiles),
  );
  const chars = addCharShards(charTerms, {
    add,
    known: known?.chars,
    shardBytes,
    weighing: weighings.chars,
    unitCount,
  });
  const words = addWordShards('w', wordTerms, {
    add,
    known: known?.words,
    shardBytes: hasVocabulary ? shardBytes : Math.max(shardBytes, wordBytes / 3),
    weighing: weighings.words,
  });
  const pinyin = addWordShards('p', pinyinTerms, {
    add,
    known: known?.pinyin,
    shardBytes: shardBytes * PINYIN_SHARE,
    weighing: weighings.pinyin,
  });
  const texts = textFiles(
    {pages, textsOf, known},
    maxFiles - files.size - kept.length - 1,
    options.recall,
  );
  for (const [name, file] of texts.files) files.set(name, file);
  for (const name of texts.kept) kept.push(name);
  const meta = writeMeta({
    unitCount,
    pageStarts,
    extraCodes: charTerms.extra,
    charFirsts: chars.firsts,
    wordFirsts: words.firsts,
    pinyinFirsts: pinyin.firsts,
    unitsPerText: texts.written.unitsPerText,
    textStarts: texts.written.starts,
    hashes: {
      c: chars.hashes,
      w: words.hashes,
      p: pinyin.hashes,
      t: texts.written.hashes,
      v: vocabularyHashes,
      s: [forms],
      g: glossaryHashes,
    },
    variantCodes: knownVariants(variants, charTerms.alphabet),
    ...toPageKinds(pages),
    table: textModel(),
  });
  files.set(META_FILE, sealFile(meta));
  return {files, kept, state: stateOf(parts, {chars, words, pinyin, texts: texts.written})};
}

/** Chooses what the terms of each family count when they are cut into shards; sums up the bytes of all, and what they weigh. */
function weighFamilies({charTerms, wordTerms, pinyinTerms}: IndexParts, glossary: FoldedGlossary) {
  const {keys, postings} = charTerms;
  const sized = {keys, offsets: postings.offsets, headerBits: CHAR_BITS};
  const chars = {headerBits: CHAR_BITS, weightOf: weighChars(sized, askedChars(glossary))};
  const words = weighWords(wordTerms);
  // All titles are as likely.
  const pinyin = {headerBits: WORD_BITS, weightOf: () => 1};
  const bytes =
    familyBytes(postings, CHAR_BITS) +
    familyBytes(wordTerms.postings, WORD_BITS) +
    familyBytes(pinyinTerms.postings, WORD_BITS);
  const weighed =
    weighedBytes(postings, chars) +
    weighedBytes(wordTerms.postings, words) +
    weighedBytes(pinyinTerms.postings, pinyin);
  return {chars, words, pinyin, bytes, weighed};
}

function glossaryContents(
  glossary: FoldedGlossary,
  site: SiteTerms,
  maxFiles: number,
): Uint8Array[] {
  if (glossary.length === 0) return [];
  return [...glossaryFiles(glossary, site, maxFiles), spokenFile(glossary, site)];
}

/** Gathers the files of an index, and the names of those that are as they were. */
function createFiles({pageStarts}: Layout): {
  files: Map<string, Uint8Array>;
  kept: string[];
  add: AddFile;
} {
  const files = new Map<string, Uint8Array>();
  const kept: string[] = [];
  const layoutHash = pageStarts.reduce((hash, start) => mix(hash ^ start), 0) >>> (32 - HASH_BITS);
  const add: AddFile = (kind, id, content) => {
    if (typeof content === 'number') {
      kept.push(fileName(kind, id, content));
      return content;
    }
    const file = sealFile(content);
    const hash = SHARDS.includes(kind)
      ? layoutHash * 2 ** SHARD_HASH_BITS + (hashBytes(file) >>> (32 - SHARD_HASH_BITS))
      : shortHash(file);
    files.set(fileName(kind, id, hash), file);
    return hash;
  };
  return {files, kept, add};
}

/** Keeps of an index what an edit needs. */
function stateOf(
  {layout, charTerms: {extra, keys, postings}, wordTerms, pinyinTerms}: IndexParts,
  written: {
    readonly chars: WrittenShards<number, number>;
    readonly words: WrittenShards<string, string>;
    readonly pinyin: WrittenShards<string, string>;
    readonly texts: WrittenTexts;
  },
): IndexState {
  return {
    pages: layout.pages,
    chars: {extra, terms: keys, postings, shards: written.chars},
    words: {terms: wordTerms.words, postings: wordTerms.postings, shards: written.words},
    pinyin: {terms: pinyinTerms.words, postings: pinyinTerms.postings, shards: written.pinyin},
    texts: written.texts,
  };
}

/**
 * Chooses the mean size of a file of postings. A file takes about three bytes of the meta file and an answer reads about three
 * files: so the square root. Of 1,000 notes of 15 KB a first answer takes 24.9 KB instead of 28.1, and a fifth fewer files (2026-11).
 */
export function bestShardBytes(bytes: number): number {
  return Math.max(LEAST_SHARD, Math.sqrt(bytes));
}

/** Hashes a file for its name; never 0. */
function shortHash(file: Uint8Array): number {
  // 0 in the meta file means "no such file".
  return Math.max(1, hashBytes(file) >>> (32 - HASH_BITS));
}
