import {describe, expect, test} from 'vitest';
import {countPages, pickSample} from './countPages.ts';
import type {PartMatch} from '../match/matchPart.ts';
import type {VerifiedPage} from './verifyPage.ts';

const verified = (count: number) =>
  Array.from({length: count}, (_, page): VerifiedPage => ({page, score: 0, pieces: []}));
/** A text of two pairs of characters, of the units that have both. */
const check = (both: number, ...termUnits: number[]) =>
  ({units: Array.from({length: both}, (_, i) => i), termUnits}) as unknown as PartMatch;

describe('pages behind those of an answer', () => {
  const pages = Array.from({length: 100}, (_, i) => i);

  test('are not read where all before them have the text', () => {
    expect(pickSample(pages, {verified: verified(5), end: 5})).toEqual([]);
  });

  test('are read here and there, first to last, where one before them has not', () => {
    const picked = pickSample(pages, {verified: verified(4), end: 5});
    expect(picked).toHaveLength(14);
    expect(picked[0]).toBeLessThan(10);
    expect(picked.at(-1)).toBeGreaterThan(90);
    expect(new Set(picked).size).toBe(14);
  });

  test('are all read where they are few', () => {
    expect(pickSample(pages.slice(0, 8), {verified: verified(5), end: 5})).toEqual([5, 6, 7]);
    expect(pickSample(pages.slice(0, 18), {verified: verified(5), end: 5})).toHaveLength(13);
    expect(pickSample(pages.slice(0, 19), {verified: verified(5), end: 5})).toEqual([]);
  });
});

describe('the number of pages', () => {
  const block = {verified: verified(3), end: 5};
  const none = {size: 0, passed: 0};

  test('is what was read where all were read', () => {
    expect(countPages([], {total: 5, isSpent: false, block, sample: none}, 100)).toEqual({
      nbDocuments: 3,
      exhaustiveNbDocuments: true,
    });
    expect(
      countPages([], {total: 5, isSpent: true, block, sample: none}, 100).exhaustiveNbDocuments,
    ).toBe(false);
  });

  test('is that of the block and of those behind it where these were read too', () => {
    const read = {total: 18, block, sample: {size: 13, passed: 4}};
    expect(countPages([], {...read, isSpent: false}, 100)).toEqual({
      nbDocuments: 7,
      exhaustiveNbDocuments: true,
    });
    expect(countPages([], {...read, isSpent: true}, 100).exhaustiveNbDocuments).toBe(false);
  });

  test('leaves room for chance where all that were read have the text', () => {
    const of = (checks: PartMatch[]) =>
      countPages(
        checks,
        {total: 45, isSpent: false, block: {verified: verified(5), end: 5}, sample: none},
        100,
      ).nbDocuments;
    expect(of([check(20, 20, 20)])).toBe(45);
    expect(of([check(20, 40, 50)])).toBe(20);
  });

  test('follows the sample of the rest, not the best ones', () => {
    const certain = [check(20, 20, 20)];
    const rare = [check(20, 40, 50)];
    const of = (passed: number, checks: PartMatch[]) =>
      countPages(checks, {total: 45, isSpent: false, block, sample: {size: 14, passed}}, 100);
    expect(of(14, certain)).toEqual({nbDocuments: 43, exhaustiveNbDocuments: false});
    expect(of(0, rare).nbDocuments).toBe(3);
    expect(of(7, rare).nbDocuments).toBeLessThan(of(7, certain).nbDocuments);
  });
});
