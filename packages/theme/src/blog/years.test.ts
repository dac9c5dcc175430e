import {describe, expect, it} from 'vitest';
import {formatYear, groupByYear} from './years.ts';

describe('formatYear', () => {
  it('sets the digits of a year in Chinese', () => {
    expect(formatYear('2025', 'zh-CN')).toBe('二〇二五');
  });

  it('leaves them in other languages', () => {
    expect(formatYear('2025', 'en')).toBe('2025');
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
