import {BitWriter} from '../base/bits.ts';
import type {GroupedEntries} from './groupEntries.ts';
import {createPostingWriter} from '../format/posting.ts';

/** The postings of all terms of one family, in term order, in one stretch of bits. */
export interface EncodedPostings {
  readonly bytes: Uint8Array;
  /** Bit where the posting of each term begins, and at the end the length. */
  readonly offsets: Float64Array;
}

/** Encodes each posting once; `order` holds the term numbers in term order. */
export function encodePostings(
  order: Uint32Array,
  grouped: GroupedEntries,
  unitCount: number,
): EncodedPostings {
  const writer = new BitWriter(grouped.entries.length + 64);
  const postings = createPostingWriter(unitCount);
  const offsets = new Float64Array(order.length + 1);
  order.forEach((id, i) => {
    offsets[i] = writer.bitLength;
    postings.write(writer, grouped.entries.subarray(grouped.starts[id], grouped.starts[id + 1]));
  });
  offsets[order.length] = writer.bitLength;
  return {bytes: writer.finish(), offsets};
}

/** Counts the bytes of the postings of a family with their terms, which take `headerBits` each. */
export function familyBytes({bytes, offsets}: EncodedPostings, headerBits: number): number {
  return bytes.length + ((offsets.length - 1) * headerBits) / 8;
}

/** Counts the same bytes by what they weigh. */
export function weighedBytes(postings: EncodedPostings, weighing: Weighing): number {
  return weighTerms(postings, weighing).at(-1)! / 8;
}

/** What the terms of a family count when they are cut into shards. */
export interface Weighing {
  /** Bits the term itself takes, about. */
  readonly headerBits: number;
  /** What each bit of a term counts: more than one for what is asked for more often. */
  readonly weightOf: (index: number) => number;
}

interface CutOptions extends Weighing {
  /** Mean size of a shard, as its bytes count. */
  readonly shardBytes: number;
  /** What alone decides between the possible borders, the least being the best: seen from the term and the one before it. */
  readonly rankOf: (index: number) => number;
}

/**
 * Finds where each shard begins. A border is at the term with the least rank among those that give a shard of ¾ to 1¼
 * of the mean size, so a change in one shard leaves the borders of the others where they were.
 */
export function cutShards(postings: EncodedPostings, options: CutOptions): number[] {
  const ends = weighTerms(postings, options);
  const count = ends.length - 1;
  const least = options.shardBytes * 8 * 0.75;
  const most = options.shardBytes * 8 * 1.25;
  const starts: number[] = count > 0 ? [0] : [];
  let start = 0;
  let border = -1;
  let borderRank = Infinity;
  for (let i = 1; i < count; i++) {
    const bits = (ends[i] as number) - (ends[start] as number);
    if (bits < least) continue;
    if (bits > most) {
      start = border < 0 ? i : border;
      starts.push(start);
      i = start;
      border = -1;
      borderRank = Infinity;
      continue;
    }
    const rank = options.rankOf(i);
    if (rank >= borderRank) continue;
    border = i;
    borderRank = rank;
  }
  return starts;
}

/** Sums up what the bits of terms count, up to each of them. */
function weighTerms({offsets}: EncodedPostings, {headerBits, weightOf}: Weighing): Float64Array {
  const ends = new Float64Array(offsets.length);
  for (let i = 1; i < offsets.length; i++) {
    const bits = (offsets[i] as number) - (offsets[i - 1] as number) + headerBits;
    ends[i] = (ends[i - 1] as number) + bits * weightOf(i - 1);
  }
  return ends;
}
