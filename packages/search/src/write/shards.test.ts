import {expect, it} from 'vitest';
import {askedChars, weighChars} from './askedChars.ts';
import {foldGlossary} from './glossaryFiles.ts';
import {buildIndex} from './mergeIndex.ts';
import {cutShards} from './shards.ts';
import {charKey} from '../text/tokenize.ts';
import {toPages} from '../testing/site.ts';

/** Postings of terms that take 100 bits each. */
const postingsOf = (count: number) => ({
  bytes: new Uint8Array(0),
  offsets: Float64Array.from({length: count + 1}, (_, i) => i * 100),
});

const options = {
  shardBytes: 125,
  headerBits: 0,
  weightOf: () => 1,
  rankOf: (index: number) => index % 7,
};

it('of what weighs more files are smaller, of the rest as they are without weights', () => {
  const sizesOf = (starts: readonly number[]) => starts.slice(1).map((end, i) => end - starts[i]!);
  const even = cutShards(postingsOf(1000), options);
  const weightOf = (index: number) => (index < 300 ? 2 : 1);
  const weighed = cutShards(postingsOf(1000), {...options, weightOf});
  const asked = sizesOf(weighed.filter((start) => start < 300));
  const others = sizesOf(weighed.filter((start) => start > 310));
  expect(Math.max(...asked)).toBeLessThan(Math.min(...sizesOf(even)));
  expect(Math.min(...others)).toBe(Math.min(...sizesOf(even)));
  expect(Math.max(...others)).toBe(Math.max(...sizesOf(even)));
});

it('what the glossary names and beginners say is asked for, each of its pairs by the first character', () => {
  const asked = askedChars(foldGlossary([['闭包', 'closure'], ['事件循环']]));
  const shareOf = (char: string) => asked.get(char.charCodeAt(0)) ?? 0;
  expect(shareOf('闭')).toBeCloseTo(1 / 8, 2);
  expect(shareOf('环')).toBeLessThan(0.01);
  expect([...asked.values()].reduce((sum, share) => sum + share)).toBeCloseTo(1);
});

it('the bytes of a character weigh more the fewer they are for what is asked of it', () => {
  const keys = Uint32Array.of(
    charKey(0x95ed, 0x5305),
    charKey(0x7684, 0x4e00),
    charKey(0x7684, 0x5305),
  );
  const offsets = Float64Array.of(0, 100, 1000, 2000);
  const asked = new Map([
    [0x95ed, 0.5],
    [0x7684, 0.5],
  ]);
  const weightOf = weighChars({keys, offsets, headerBits: 0}, asked);
  expect([0, 1, 2].map(weightOf)).toEqual([2 ** 1.5, 1, 1]);
});

it('numbers share larger files than plain words', () => {
  const numbers = Array.from({length: 2000}, (_, i) => `${10_000 + i}`);
  const toLetter = (digit: string) => String.fromCharCode(97 + Number(digit));
  const words = numbers.map((number) => number.replace(/\d/g, toLetter));
  const pages = toPages([{title: 'x', intro: [...numbers, ...words].join(' ')}]);
  const {terms, shards} = buildIndex(pages, {shardBytes: 960}).state.words;
  const shareOfNumbers = (list: readonly string[]) =>
    list.filter((word) => /^\d/.test(word)).length / list.length;
  expect(shareOfNumbers(terms)).toBeGreaterThan(0.49);
  expect(shareOfNumbers(shards.terms)).toBeLessThan(0.45);
});
