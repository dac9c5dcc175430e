import {expect, it} from 'vitest';
import {compareNames} from './nameOrder.ts';

it.each([
  [['第1章.md', '第2章.md', '第10章.md']],
  [['issue-3.md', 'issue-30.md', 'issue-299.md', 'issue-300.md']],
  [
    [
      '第一章 起.md',
      '第二章 承.md',
      '第九章.md',
      '第十章.md',
      '第十二章.md',
      '第二十章.md',
      '第一百零二章.md',
    ],
  ],
  [['一、环境', '二、语法', '十、并发', '十一、部署']],
  [['（一）甲.md', '（三）乙.md', '（十）丙.md']],
  [['闭包（上）.md', '闭包（中）.md', '闭包（下）.md']],
  [['上篇', '中篇', '下篇']],
  [['v1.9.md', 'v1.10.md', 'v2.md']],
  [['2024-9-1.md', '2024-10-1.md']],
  [['二〇二三年第二期', '二〇二三年第十期']],
  [['a.md', 'a1.md', 'b.md']],
  [['01.md', '1.md', '02.md']],
])('orders names as people count: %j', (names) => {
  expect(names.toReversed().toSorted(compareNames)).toEqual(names);
});

it('takes characters of words for no numbers', () => {
  // By code unit: 一 < 七 < 三 < 上 < 下 < 中.
  const names = ['一致性.md', '七牛云.md', '三角函数.md', '上下文.md', '下载.md', '中间件.md'];
  expect(names.toReversed().toSorted(compareNames)).toEqual(names);
});

it('is an order: the same whichever comes first', () => {
  const names = [
    '第一章',
    '第a',
    '第',
    '1',
    'a',
    '一、',
    '９',
    '99999999999999999999',
    '99999999999999999998',
  ];
  for (const a of names)
    for (const b of names)
      expect(Math.sign(compareNames(a, b))).toBe(-Math.sign(compareNames(b, a)) + 0);
});
