import {describe, expect, it} from 'vitest';
import {formatDay, formatYear, groupByYear} from './years.ts';

describe('formatYear', () => {
  it('sets the digits of a year in Chinese', () => {
    expect(formatYear('2025', 'zh-CN')).toBe('二〇二五');
  });

  it('leaves them in other languages', () => {
    expect(formatYear('2025', 'en')).toBe('2025');
  });
});

describe('formatDay', () => {
  it('writes a day in figures in Chinese', () => {
    expect(formatDay('2025-03-05', 'zh-CN', 'short')).toBe('03-05');
    expect(formatDay('2025-03-05', 'zh-Hant', 'long')).toBe('2025-03-05');
  });

  it('and with the name of its month elsewhere, on the day of the date wherever the reader is', () => {
    expect(formatDay('2025-03-05', 'en', 'short')).toBe('Mar 5');
    expect(formatDay('2025-03-01', 'en', 'long')).toBe('March 1, 2025');
    expect(formatDay('2025-03-05', 'de', 'long')).toBe('5. März 2025');
    expect(formatDay('2025-03-05', 'th', 'long')).toContain('2025');
  });
});

describe('groupByYear', () => {
  it('keeps the order of posts and of years', () => {
    const posts = ['2026-02-01', '2025-12-31', '2025-01-01'].map((date) => ({
      title: date,
      href: '/',
      date,
    }));
    expect(groupByYear(posts).map(({year, posts: of}) => [year, of.map(({date}) => date)])).toEqual(
      [
        ['2026', ['2026-02-01']],
        ['2025', ['2025-12-31', '2025-01-01']],
      ],
    );
  });
});
