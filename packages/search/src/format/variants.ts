import {BitReader, BitWriter} from '../base/bits.ts';
import type {IndexReader} from '../query/reader/indexReader.ts';
import {readSorted, writeSorted} from './sortedList.ts';

const HIGHEST_CODE = 0xffff;

/** Writes other forms of characters, rising, and the form of the site of each, by its place in the alphabet. */
export function writeVariants(
  pairs: ReadonlyArray<readonly [from: number, to: number]>,
  alphabet: readonly number[],
): Uint8Array {
  const writer = new BitWriter();
  writer.gamma(pairs.length + 1);
  writeSorted(
    writer,
    pairs.map(([from]) => from),
    {count: pairs.length, low: 0, high: HIGHEST_CODE},
  );
  const ranks = new Map(alphabet.map((code, rank) => [code, rank]));
  for (const [, to] of pairs) writer.minimal(ranks.get(to) as number, alphabet.length);
  return writer.finish();
}

/** Reads what `writeVariants` wrote: other form → form of the site. */
export function readVariants(
  content: Uint8Array,
  alphabet: ArrayLike<number>,
): Map<string, string> {
  const reader = new BitReader(content);
  const others = readSorted(reader, reader.gamma() - 1, HIGHEST_CODE);
  return new Map(
    Array.from(others, (from) => [
      String.fromCharCode(from),
      String.fromCharCode(alphabet[reader.minimal(alphabet.length)] as number),
    ]),
  );
}

/** Reads other forms of characters → the form of the site. */
export async function readSiteForms(reader: IndexReader): Promise<ReadonlyMap<string, string>> {
  const none = new Map<string, string>();
  if (!reader.meta.hashes.s[0]) return none;
  return reader.file('s', 0, (content) => readVariants(content, reader.alphabet), none);
}
