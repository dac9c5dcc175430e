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
  ['reads nothing where there is nothing', '\n\n<br />\n:::note\n', ''],
  ['reads an import of several lines', "import {\n  A,\n} from 'a';\n\n甲", '甲'],
])('%s', (_, body, words) => {
  expect(readFirstWords(body)).toBe(words);
});
