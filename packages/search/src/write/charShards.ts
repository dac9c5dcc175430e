import {extraCodes, toAlphabet} from '../base/alphabet.ts';
import {BitWriter, trailingZeros} from '../base/bits.ts';
import {createEntryGroups} from './groupEntries.ts';
import type {GroupedEntries, PlacedPages} from './groupEntries.ts';
import type {ShardOptions} from './indexLayout.ts';
import type {WrittenShards} from './keptShards.ts';
import {createKeyIndex} from './keyIndex.ts';
import type {KeyIndex} from './keyIndex.ts';
import {createPostingWriter} from '../format/posting.ts';
import {mix} from '../format/seal.ts';
import {cutShards, encodePostings} from './shards.ts';
import type {EncodedPostings} from './shards.ts';
import {writeSorted} from '../format/sortedList.ts';
import type {CharEntries} from './termCounter.ts';

/** Bits of the number of a term in its list, about. */
export const CHAR_BITS = 7;

/** The char terms of the site, by their numbers. */
export interface CharTerms {
  /** Code units of all terms. */
  readonly used: ReadonlySet<number>;
  readonly extra: number[];
  readonly alphabet: number[];
  readonly keys: Uint32Array;
  readonly numbers: Uint32Array;
  /** Each posting by itself; in a shard most are shorter. */
  readonly postings: EncodedPostings;
  /** Gives the entries of a term, each unit × 4 + level, rising. */
  entriesOf(index: number): Uint32Array;
}

/** Gathers pairs of characters of all pages with the units that hold them. */
interface CharCollector {
  add(chars: CharEntries): void;
  finish(placed: PlacedPages, unitCount: number): CharTerms;
}

/** Creates a collector of the char terms of an index. */
export function createCharCollector(): CharCollector {
  const index = createKeyIndex(0x8000);
  const groups = createEntryGroups();
  return {
    add(chars) {
      groups.add(chars, chars.terms.map(index.idOf));
    },
    finish: (placed, unitCount) => sortTerms(index, groups.group(placed, index.size), unitCount),
  };
}

function sortTerms(index: KeyIndex, grouped: GroupedEntries, unitCount: number): CharTerms {
  // Term order is key order: ranks rise with code units.
  const keys = index.keys().sort();
  const order = keys.map(index.idOf);
  return toCharTerms(keys, encodePostings(order, grouped, unitCount), (i) =>
    grouped.entries.subarray(
      grouped.starts[order[i] as number],
      grouped.starts[(order[i] as number) + 1],
    ),
  );
}

/** Numbers char terms, whose keys rise. */
export function toCharTerms(
  keys: Uint32Array,
  postings: EncodedPostings,
  entriesOf: CharTerms['entriesOf'],
): CharTerms {
  const used = new Set<number>();
  for (const key of keys) used.add(key >>> 16).add(key & 0xffff);
  used.delete(0);
  const extra = extraCodes(used);
  const alphabet = toAlphabet(extra);
  const ranks = new Uint16Array(0x10000);
  alphabet.forEach((code, rank) => (ranks[code] = rank + 1));
  const numbers = keys.map(
    (key) =>
      ((ranks[key >>> 16] as number) - 1) * (alphabet.length + 1) + (ranks[key & 0xffff] as number),
  );
  return {used, extra, alphabet, keys, numbers, postings, entriesOf};
}

/**
 * Writes the shards. A character occurs wherever its bigrams do, so the bigrams of the shard that begins with it are
 * written within its posting: a quarter less than by themselves on 1,000 generated pages.
 */
export function addCharShards(
  {alphabet, keys, numbers, postings, entriesOf}: CharTerms,
  {add, known, shardBytes, weighing, unitCount}: ShardOptions<number, number>,
): WrittenShards<number, number> {
  const side = alphabet.length + 1;
  // A shard begins with a character alone, one bit of the meta file, or with the roundest number after the pair before.
  const firstOf = (i: number) => {
    const before = numbers[i - 1] as number;
    const number = numbers[i] as number;
    const alone = number - (number % side);
    return before < alone ? alone : alone + roundest(before - alone, number - alone);
  };
  const rankOf = (i: number) => {
    const first = firstOf(i);
    return first % side === 0
      ? mix(alphabet[first / side] as number) / 2 ** 32
      : 32 - trailingZeros(first % side);
  };
  const starts = cutShards(postings, {shardBytes, ...weighing, rankOf});
  const terms = starts.map((start) => keys[start] as number);
  const firsts = starts.map((start, shard) => (shard === 0 ? 0 : firstOf(start)));
  const posting = createPostingWriter(unitCount);
  const hashes = starts.map((start, shard) => {
    const end = starts[shard + 1] ?? numbers.length;
    const first = firsts[shard] as number;
    const knownHash = known?.({terms, firsts}, shard);
    if (knownHash !== undefined) return add('c', first, knownHash);
    const writer = new BitWriter(shardBytes);
    writer.gamma(end - start);
    writeSorted(writer, numbers.subarray(start, end), {
      count: end - start,
      low: first,
      high: (firsts[shard + 1] ?? side * side) - 1,
    });
    let outer: Uint32Array | undefined;
    let outerRank = -1;
    for (let i = start; i < end; i++) {
      const rank = Math.floor((numbers[i] as number) / side);
      const entries = entriesOf(i);
      posting.write(writer, entries, rank === outerRank ? outer : undefined);
      if ((numbers[i] as number) % side !== 0) continue;
      outer = entries;
      outerRank = rank;
    }
    return add('c', first, writer.finish());
  });
  return {terms, firsts, hashes};
}

/** Finds the number above `low` and at most `high` that ends with the most zeros in binary. */
function roundest(low: number, high: number): number {
  const lowest = 31 - Math.clz32(low ^ high);
  return (high >>> lowest) << lowest;
}
