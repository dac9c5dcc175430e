import {expect, it} from 'vitest';
import {formatDay} from './formatDay.ts';

it('leaves a day in figures in Chinese', () => {
  expect(formatDay('2025-03-05', 'zh-CN', {dateStyle: 'medium'})).toBe('2025-03-05');
  expect(formatDay('2025-03-05', 'zh-Hant', {dateStyle: 'long'})).toBe('2025-03-05');
});

it('names its month elsewhere, on the day of the date wherever the reader is', () => {
  expect(formatDay('2025-03-05', 'en', {month: 'short', day: 'numeric'})).toBe('Mar 5');
  expect(formatDay('2025-03-01', 'en', {dateStyle: 'medium'})).toBe('Mar 1, 2025');
  expect(formatDay('2025-03-05', 'de', {dateStyle: 'long'})).toBe('5. März 2025');
  expect(formatDay('2025-03-05', 'th', {dateStyle: 'long'})).toContain('2025');
});
