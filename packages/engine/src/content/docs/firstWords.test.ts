import {expect, it} from 'vitest';
import {readFirstWords} from './firstWords.ts';

it.each([
  [
    'leaves the title, imports and code out',
    "import A from 'a';\n\n# 甲\n\n```js\nlet a;\n```\n乙。\n",
    '乙。',
  ],
  ['takes formatting off', '**甲** and [乙](b.md) of `c`', '甲 and 乙 of c'],
  ['reads a heading below the title, and a quote', '# 甲\n\n## 乙\n', '乙'],
  ['goes on behind lines that are a tag alone', '<b>\n\n> 丙\n', '丙'],
  ['goes on behind a component and a picture', '<A />\n\n![图](a.png)\n\n丁', '丁'],
  ['leaves comments between words out', '文。<!-- truncate -->后。\n', '文。后。'],
  ['goes on behind a table', '| 甲 | 乙 |\n| - | - |\n\n文。\n', '文。'],
  ['reads an item of a list with numbers', '1. 甲\n', '甲'],
  ['reads a task', '- [x] 甲\n', '甲'],
  ['keeps names and code as they are', '`\\d` 与 a_b_c', '\\d 与 a_b_c'],
  ['reads nothing where there is nothing', '\n\n<br />\n:::note\n', ''],
  ['reads an import of several lines', "import {\n  A,\n} from 'a';\n\n甲", '甲'],
])('%s', (_, body, words) => {
  expect(readFirstWords(body)).toBe(words);
});

it.each([
  ['<!--\n许可\n\n第二段\n-->\n\n甲\n', '甲'],
  ['<!-- a\nb --> 甲\n', '甲'],
  ['{/* a\n# b */}\n\n甲\n', '甲'],
  ['`<!--` 甲\n', '<!-- 甲'],
])('takes no words of a comment of several lines: %j', (body, words) => {
  expect(readFirstWords(body)).toBe(words);
});
