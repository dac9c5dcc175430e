import {alphabetSize} from '../base/alphabet.ts';
import {BitReader, BitWriter, trailingZeros} from '../base/bits.ts';
import {SearchIndexError} from './errors.ts';
import {readSorted, writeSorted} from './sortedList.ts';
import {readWords, writeWords} from './wordList.ts';
import {createTextDecoder} from '../textCode/decodeText.ts';
import {encodeText} from '../textCode/encodeText.ts';
import {readTable} from '../textCode/readTable.ts';
import type {TextModel} from '../textCode/textModel.ts';
import {writeTable} from '../textCode/writeTable.ts';

/** Version of the files; a client reads only its own. */
const FORMAT_VERSION = 12;

/** Bits of the content hash in a file name. With the identity of the file in the name, a stale copy passes once in 2²⁰ changes. */
export const HASH_BITS = 20;

/**
 * Bits of the content hash of a shard. What is above them in its name is a hash of how many units each page has: another layout, which
 * changes nearly all shards, renames all, and of one shard a stale copy passes once in 2¹⁴ changes within a layout.
 */
export const SHARD_HASH_BITS = 14;
const ABOVE = 2 ** SHARD_HASH_BITS;

/** A text file has a multiple of this many units at the mean: with whole numbers alone a third of the files that may be would not be made. */
export const TEXT_STEP = 1 / 8;

/** Bits of the hash of text files, whose names have no identity beside it. */
export const TEXT_HASH_BITS = 26;

/** Kinds of files: char, word and pinyin shards, text, vocabulary by lengths of words, character variants, glossary. */
export type FileKind = 'c' | 'w' | 'p' | 't' | 'v' | 's' | 'g';

/** Values shared by a set of pages. */
export interface PageKind {
  readonly language?: string;
  readonly version?: string;
  readonly section?: string;
  readonly boost: number;
}

/** What a client needs before its first query. */
export interface Meta {
  readonly unitCount: number;
  readonly pageStarts: ArrayLike<number>;
  /** Code units of char terms beyond those of every alphabet, rising; see `extraCodes`. */
  readonly extraCodes: ArrayLike<number>;
  /**
   * Numbers that the char terms of each shard begin with: rank of the first code unit × (alphabet + 1) + rank of the second + 1
   * or 0. A term of that number may be missing.
   */
  readonly charFirsts: ArrayLike<number>;
  /** For each shard a word that sorts after all words of the shards before it. */
  readonly wordFirsts: readonly string[];
  readonly pinyinFirsts: readonly string[];
  /** Units in a text file at the mean: of 1.5 they have two and one by turns. */
  readonly unitsPerText: number;
  /** First page of each group of pages whose text files share a hash. */
  readonly textStarts: ArrayLike<number>;
  /**
   * Hash of each file of a kind; of texts those of the groups. 0 stands for a file that is not there: a class of the vocabulary
   * without words, the variants of a site without any. No vocabulary: the word shards are all there is.
   */
  readonly hashes: Readonly<Record<FileKind, readonly number[]>>;
  /** Code units of the alphabet that the table has too, rising. */
  readonly variantCodes: ArrayLike<number> & Iterable<number>;
  readonly kinds: readonly PageKind[];
  readonly kindOfPage: ArrayLike<number>;
  /** What texts are coded with, the same for all sites: every answer needs it. */
  readonly table: TextModel;
}

/** Writes the meta file of an index, see FORMAT.md. */
export function writeMeta(meta: Meta): Uint8Array {
  const writer = new BitWriter();
  writer.bits(FORMAT_VERSION, 8);
  writer.gamma(meta.unitCount + 1);
  const sorted = (list: ArrayLike<number>, low: number, high: number) => {
    writer.gamma(list.length + 1);
    writeSorted(writer, list, {count: list.length, low, high});
  };
  const {c, w, p, t, v, s, g} = meta.hashes;
  const hashes = (list: readonly number[], width = HASH_BITS) => {
    writer.gamma(list.length + 1);
    for (const hash of list) writer.bits(hash % 2 ** width, width);
  };
  sorted(meta.pageStarts, 0, meta.unitCount);
  sorted(meta.extraCodes, 0, 0xffff);
  writeCharFirsts(writer, meta);
  writeWords(writer, meta.wordFirsts);
  writeWords(writer, meta.pinyinFirsts);
  const [shard = 0] = [...c, ...w, ...p];
  writer.bits(Math.floor(shard / ABOVE), HASH_BITS);
  for (const list of [c, w, p]) hashes(list, SHARD_HASH_BITS);
  writer.gamma(meta.unitsPerText / TEXT_STEP);
  sorted(meta.textStarts, 0, meta.pageStarts.length);
  for (const hash of t) writer.bits(hash, TEXT_HASH_BITS);
  hashes(v);
  writer.bits(s[0] ?? 0, HASH_BITS);
  hashes(g);
  sorted(meta.variantCodes, 0, 0xffff);
  const changes = Array.from(meta.kindOfPage, (_, page) => page).filter(
    (page) => page > 0 && meta.kindOfPage[page] !== meta.kindOfPage[page - 1],
  );
  sorted(changes, 1, Math.max(1, meta.pageStarts.length));
  writer.gamma(meta.kinds.length + 1);
  for (const page of [0, ...changes]) writer.minimal(meta.kindOfPage[page] ?? 0, meta.kinds.length);
  writeTable(writer, meta.table);
  // Behind the table that it is coded with. What all kinds have in common takes its bits once.
  const kinds = encodeText(JSON.stringify(meta.kinds));
  writer.append(kinds, 0, kinds.length * 8);
  return writer.finish();
}

/** Reads the content of a meta file; throws `index-version-unknown` for another format. */
export function readMeta(content: Uint8Array, file: string): Meta {
  const reader = new BitReader(content);
  const version = reader.bits(8);
  if (version !== FORMAT_VERSION)
    throw new SearchIndexError('index-version-unknown', file, `format ${version}`);
  const unitCount = reader.gamma() - 1;
  const sorted = (high: number, low = 0) => readSorted(reader, reader.gamma() - 1, high, low);
  const hashes = (width = HASH_BITS, above = 0) =>
    Array.from({length: reader.gamma() - 1}, () => reader.bits(width) + above);
  const pageStarts = sorted(unitCount);
  const extraCodes = sorted(0xffff);
  const charFirsts = readCharFirsts(reader, extraCodes);
  const wordFirsts = readWords(reader);
  const pinyinFirsts = readWords(reader);
  const layout = reader.bits(HASH_BITS) * ABOVE;
  const shards = () => hashes(SHARD_HASH_BITS, layout);
  const [c, w, p] = [shards(), shards(), shards()];
  const unitsPerText = reader.gamma() * TEXT_STEP;
  const textStarts = sorted(pageStarts.length);
  const t = Array.from(textStarts, () => reader.bits(TEXT_HASH_BITS));
  const v = hashes();
  const s = [reader.bits(HASH_BITS)];
  const g = hashes();
  const variantCodes = sorted(0xffff);
  const starts = [0, ...sorted(Math.max(1, pageStarts.length), 1)];
  const kindCount = reader.gamma() - 1;
  const kindOfPage = new Uint32Array(pageStarts.length);
  for (const start of starts) kindOfPage.fill(reader.minimal(kindCount), start);
  const table = readTable(reader);
  return {
    unitCount,
    pageStarts,
    extraCodes,
    charFirsts,
    wordFirsts,
    pinyinFirsts,
    unitsPerText,
    textStarts,
    hashes: {c, w, p, t, v, s, g},
    variantCodes,
    kinds: JSON.parse(createTextDecoder(table)(reader)) as PageKind[],
    kindOfPage,
    table,
  };
}

// A shard begins with a character alone, which takes one bit beside its rank, or with a round number among its pairs.
function writeCharFirsts(writer: BitWriter, {charFirsts, extraCodes}: Meta): void {
  const side = alphabetSize(extraCodes) + 1;
  const width = widthOf(side);
  const count = charFirsts.length;
  writer.gamma(count + 1);
  // Several shards may begin with one character, hence the place added to each rank.
  writeSorted(
    writer,
    Array.from(charFirsts, (number, i) => Math.floor(number / side) + i),
    {count, low: 0, high: side + count},
  );
  for (let i = 0; i < count; i++) {
    const second = (charFirsts[i] as number) % side;
    writer.bits(second === 0 ? 0 : 1, 1);
    if (second === 0) continue;
    const zeros = trailingZeros(second);
    writer.minimal(zeros, width);
    writer.bits(second >>> (zeros + 1), width - zeros - 1);
  }
}

function readCharFirsts(reader: BitReader, extraCodes: ArrayLike<number>): Float64Array {
  const side = alphabetSize(extraCodes) + 1;
  const width = widthOf(side);
  const count = reader.gamma() - 1;
  const readSecond = () => {
    const zeros = reader.minimal(width);
    return (reader.bits(width - zeros - 1) * 2 + 1) << zeros;
  };
  const ranks = readSorted(reader, count, side + count);
  return Float64Array.from(
    ranks,
    (rank, i) => (rank - i) * side + (reader.bits(1) === 0 ? 0 : readSecond()),
  );
}

/** Counts the bits of the second part of a number. */
function widthOf(side: number): number {
  return 32 - Math.clz32(side - 1);
}
