import {expect, it} from 'vitest';
import {gapAfter, joinParts} from './gapAfter.ts';

it.each([
  ['把一个文件夹的 Markdown，', ''],
  ['一个文件夹', ''],
  ['ページ', ''],
  ['The framework', ' '],
  ['用 React', ' '],
  ['프레임워크', ' '],
  ['فریمورک', ' '],
])('knows what is after %s', (part, gap) => {
  expect(gapAfter(part)).toBe(gap);
});

it('joins the parts of a sentence', () => {
  expect(joinParts(['The', 'progressive', 'framework'])).toBe('The progressive framework');
  expect(joinParts(['把文件夹，', '变成网站。'])).toBe('把文件夹，变成网站。');
  expect(joinParts([])).toBe('');
});
