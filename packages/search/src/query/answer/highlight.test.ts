import {expect, it} from 'vitest';
import {findRanges} from './highlight.ts';

it.each([
  ['b+ 树', '一棵 b+  树', [{start: 3, end: 8}]],
  ['“引号”里', '写在 “引号” 里', [{start: 3, end: 9}]],
  ['a.*中(文)[\\]', 'a.*中 (文)[\\]', [{start: 0, end: 11}]],
  ['b+ 树', '没有', []],
])('marks “%s” in “%s” whatever characters it has', (literal, raw, ranges) => {
  expect(findRanges(raw, [literal]).ranges).toEqual(ranges);
});
