import {expect, it} from 'vitest';
import {firstWords} from './blogContent.ts';

it.each([
  [
    "import A from './a.js';\nexport const b = 1;\n\n# 标题\n\n<A />\n\n说**明** [链](x)。\n",
    '说明 链。',
  ],
  ['![图](a.png)\n', ''],
  ['```js\n', ''],
  ['重要的事\n', '重要的事'],
  ['important words\n', 'important words'],
])('finds the first words of %j', (body, words) => expect(firstWords(body)).toBe(words));
