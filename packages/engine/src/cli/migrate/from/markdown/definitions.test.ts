import {expect, it} from 'vitest';
import {rewriteDefinitions} from './definitions.ts';

it.each([
  ['a term', '甲\n: 意思', '<dl>\n<dt>甲</dt>\n<dd>\n\n意思\n\n</dd>\n</dl>\n'],
  [
    'several terms and meanings',
    '文\n\n甲\n乙\n\n: 一\n: 二\n\n丙\n:   三\n\n后',
    '文\n\n<dl>\n<dt>甲</dt>\n<dt>乙</dt>\n<dd>\n\n一\n\n</dd>\n<dd>\n\n二\n\n</dd>\n<dt>丙</dt>\n<dd>\n\n三\n\n</dd>\n</dl>\n\n后',
  ],
  [
    'Markdown and blocks',
    '`a` **b**\n\n:   一\n    行\n\n    ```js\n    x\n    ```\n\n## 节',
    '<dl>\n<dt>\n\n`a` **b**\n\n</dt>\n<dd>\n\n一\n行\n\n```js\nx\n```\n\n</dd>\n</dl>\n\n## 节',
  ],
])('rewrites %s', (_, written, expected) => {
  expect(rewriteDefinitions(written)).toBe(expected);
});

it.each([
  '甲\n:smile: 乙',
  '甲\n:::note\n乙\n:::',
  '| 甲 |\n| - |\n: 题',
  '- 甲\n: 乙',
  '```\n甲\n: 乙\n```',
  '甲\n\n\n: 乙',
  '甲\n乙\n丙\n丁\n戊\n己\n: 庚',
])('leaves %j', (text) => {
  expect(rewriteDefinitions(text)).toBe(text);
});

it.each([
  `${'甲\n'.repeat(50_000)}\n## 节\n\n甲\n: 乙`,
  '甲\n: 乙\n'.repeat(10_000),
  '甲\n\n: 乙\n\n'.repeat(10_000),
])('comes to an end with many lines', (text) => {
  expect(rewriteDefinitions(text).length).toBeGreaterThanOrEqual(text.length);
});
