import {expect, test} from 'vitest';
import {describeList} from './listDescription.ts';

test('a page that lists others is described by their names, as its language lists', () => {
  expect(describeList(['闭包', '事务', '索引'], 'zh-CN')).toBe('闭包、事务、索引');
  expect(describeList(['closures', 'locks', 'indexes'], 'en')).toBe('closures, locks, indexes');
  expect(describeList(['only'], 'en')).toBe('only');
});

test('names beyond what engines show are left out, the first never', () => {
  const names = Array.from({length: 40}, (_, i) => `第${i + 10}篇笔记`);
  const text = describeList(names, 'zh-CN')!;
  expect(text).toBe(`${names.slice(0, 13).join('、')}…`);
  expect(describeList(['长'.repeat(90), '短'], 'zh-CN')).toBe(`${'长'.repeat(90)}…`);
});

test('nothing listed has no description', () => {
  expect(describeList([], 'zh-CN')).toBeUndefined();
});
