import {describe, expect, it} from 'vitest';
import type {SearchRecord} from './records.ts';
import {createRandom, randomInt} from '../testing/random.ts';
import {toPages} from '../testing/site.ts';
import {splitUnits} from './units.ts';

function recordsOf(lengths: readonly number[]): readonly SearchRecord[] {
  const sections = Object.fromEntries(
    lengths.map((length, i) => [`第${i}节`, '字'.repeat(length)]),
  );
  return toPages([{title: '标题', sections}])[0]?.records ?? [];
}

const sizesOf = (records: readonly SearchRecord[]) =>
  splitUnits(records, 1000).map((unit) => unit.reduce((sum, {text}) => sum + text.length, 0));

describe('splitUnits', () => {
  it('loses no text and keeps its order', () => {
    const records = recordsOf([10, 500, 300, 4000, 0, 200, 900, 1200]);
    const texts = splitUnits(records, 1000)
      .flat()
      .map(({text}) => text);
    expect(texts.join('')).toBe(records.map(({content}) => content ?? '').join(''));
  });

  it('makes units of about the asked size', () => {
    const sizes = sizesOf(recordsOf(Array.from({length: 60}, () => 200)));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1400);
    expect(Math.min(...sizes.slice(0, -1))).toBeGreaterThanOrEqual(600);
  });

  it('cuts a long section at line ends, but not inside a phrase that runs on', () => {
    const content = `${'甲'.repeat(1100)}。\n${'乙'.repeat(800)}\n${'丙'.repeat(700)}。\n${'丁'.repeat(900)}`;
    const records = toPages([{title: '标题', intro: content}])[0]?.records ?? [];
    const texts = splitUnits(records, 1000)
      .flat()
      .map(({text}) => text);
    expect(texts.join('')).toBe(content);
    expect(texts.some((text) => text.includes('乙\n丙'))).toBe(true);
    expect(texts.length).toBe(3);
  });

  it('keeps its borders through nearly every small edit, and when the note moves', () => {
    const random = createRandom(31);
    const shapeOf = (records: readonly SearchRecord[]) =>
      splitUnits(records, 1000).map((unit) =>
        unit.map(({record, isFirst}) => `${record.hierarchy.lvl2} ${isFirst}`).join(),
      );
    let moved = 0;
    for (let round = 0; round < 300; round++) {
      const records = recordsOf(Array.from({length: 20}, () => 50 + randomInt(random, 600)));
      const at = randomInt(random, records.length);
      const edited = records.map((record, i) =>
        i === at ? {...record, content: `${record.content ?? ''}${'句'.repeat(20)}`} : record,
      );
      if (shapeOf(edited).join('|') !== shapeOf(records).join('|')) moved++;
      expect(
        shapeOf(records.map((record) => ({...record, objectID: `/elsewhere${record.objectID}`}))),
      ).toEqual(shapeOf(records));
    }
    expect(moved / 300).toBeLessThan(0.05);
  });

  it('makes one unit of an empty page', () => {
    expect(sizesOf(recordsOf([]))).toEqual([0]);
  });
});
