import type {BitReader, BitWriter} from '../base/bits.ts';
import {hashText} from './seal.ts';
import {readSorted, writeSorted} from './sortedList.ts';

/** Between the names of one thing: a character that texts are coded with in a few bits, as a tab is not. */
export const NAME = '\u0002';

// A term is told by so many bits of its hash, which take half of what its letters do. A question has some forty texts that may be one of 1,500
// words: with 23 bits one of them is taken for a word it is not in one question of 140, with 21 in one of 35.
const KEY_BITS = 23;
const HIGHEST_KEY = 2 ** KEY_BITS - 1;

/** Gives the number of the file, of so many, with the terms that begin with a word, or with a Chinese character. */
export function glossaryFileOf(first: string, fileCount: number): number {
  return hashText(first) % fileCount;
}

/** Gives the number that stands for a term. */
export function keyNumber(term: string): number {
  return hashText(term) >>> (32 - KEY_BITS);
}

/** Writes the numbers of terms, rising and none twice. */
export function writeKeys(writer: BitWriter, keys: readonly number[]): void {
  writer.gamma(keys.length + 1);
  writeSorted(writer, keys, {count: keys.length, low: 0, high: HIGHEST_KEY});
}

/** Reads what `writeKeys` wrote. */
export function readKeys(reader: BitReader): Int32Array {
  return readSorted(reader, reader.gamma() - 1, HIGHEST_KEY);
}
