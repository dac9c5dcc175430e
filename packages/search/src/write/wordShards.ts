import {BitWriter} from '../base/bits.ts';
import {createEntryGroups} from './groupEntries.ts';
import type {PlacedPages} from './groupEntries.ts';
import type {ShardOptions} from './indexLayout.ts';
import type {WrittenShards} from './keptShards.ts';
import {hashText} from '../format/seal.ts';
import {cutShards, encodePostings} from './shards.ts';
import type {EncodedPostings, Weighing} from './shards.ts';
import type {WordEntries} from './termCounter.ts';
import {sharedLength, writeWords} from '../format/wordList.ts';

/** Bits of a word in its list, about. */
export const WORD_BITS = 34;

// Others are numbers and names in code, which are asked for less. With 1.5 English questions to 884 real notes read 1.9 of 7.9 KB less of these
// files, the larger meta file included, for a quarter more of them; as many more of all are 1.6 (2026-11).
const PLAIN = /^[a-z]{3,40}$/;
const PLAIN_WEIGHT = 1.5;

/** Weighs the bytes of words: files of plain ones are smaller. */
export function weighWords({words}: WordTerms): Weighing {
  return {
    headerBits: WORD_BITS,
    weightOf: (i) => (PLAIN.test(words[i] as string) ? PLAIN_WEIGHT : 1),
  };
}

/** Words of the site, sorted, with their postings. */
export interface WordTerms {
  readonly words: string[];
  readonly postings: EncodedPostings;
}

/** Gathers words of all pages with the units that hold them. */
interface WordCollector {
  add(words: WordEntries): void;
  finish(placed: PlacedPages, unitCount: number): WordTerms;
}

/** Creates a collector of the words of an index. */
export function createWordCollector(): WordCollector {
  const index = new Map<string, number>();
  const groups = createEntryGroups();
  const idOf = (term: string) => {
    const known = index.get(term);
    if (known !== undefined) return known;
    index.set(term, index.size);
    return index.size - 1;
  };
  return {
    add(words) {
      groups.add(words, Uint32Array.from(words.terms, idOf));
    },
    finish(placed, unitCount) {
      const words = [...index.keys()].sort();
      const order = Uint32Array.from(words, idOf);
      const grouped = groups.group(placed, index.size);
      return {words, postings: encodePostings(order, grouped, unitCount)};
    },
  };
}

/** Adds the files of words. Returns what each begins with and its hash. */
export function addWordShards(
  kind: 'w' | 'p',
  {words, postings}: WordTerms,
  {add, known, shardBytes, weighing}: Omit<ShardOptions<string, string>, 'unitCount'>,
): WrittenShards<string, string> {
  // What sorts after the word before, no longer than needed: the meta file has it of every shard.
  const firstOf = (i: number) =>
    (words[i] as string).slice(0, sharedLength(words[i - 1] as string, words[i] as string) + 1);
  const rankOf = (i: number) => {
    const first = firstOf(i);
    return first.length + hashText(first) / 2 ** 32;
  };
  const starts = cutShards(postings, {shardBytes, ...weighing, rankOf});
  const terms = starts.map((start) => words[start] as string);
  const firsts = starts.map((start) => (start === 0 ? '' : firstOf(start)));
  const hashes = starts.map((start, shard) => {
    const end = starts[shard + 1] ?? words.length;
    const first = firsts[shard] as string;
    const knownHash = known?.({terms, firsts}, shard);
    if (knownHash !== undefined) return add(kind, hashText(first), knownHash);
    const writer = new BitWriter(shardBytes);
    writeWords(writer, words.slice(start, end));
    writer.append(
      postings.bytes,
      postings.offsets[start] as number,
      postings.offsets[end] as number,
    );
    return add(kind, hashText(first), writer.finish());
  });
  return {terms, firsts, hashes};
}
