import {expect, it} from 'vitest';
import {minutesOfWords} from './readingSpeed.ts';
import {countSegmentedWords} from './readingTime.ts';

const words = (text: string) =>
  countSegmentedWords(text, new Intl.Segmenter('zh-CN', {granularity: 'word'}));

it.each([
  [0, 0],
  [1, 1],
  [200, 1],
  [201, 2],
  [401, 3],
])('B5 takes %i words for %i minutes', (count, minutes) => {
  expect(minutesOfWords(words('word '.repeat(count)))).toBe(minutes);
});

it('B5 counts Chinese by words, punctuation left out', () => {
  expect(words('把会的东西写下来，边界就显出来了。')).toBeGreaterThanOrEqual(6);
  expect(words('把会的东西写下来，边界就显出来了。')).toBeLessThan(14);
});
