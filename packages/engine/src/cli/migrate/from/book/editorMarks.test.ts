import {expect, it} from 'vitest';
import {rewriteEditorMarks} from './editorMarks.ts';

it.each([
  ['==亮==，++加++，H~2~O，x^2^', '<mark>亮</mark>，<ins>加</ins>，H<sub>2</sub>O，x<sup>2</sup>'],
  ['++a b++ 和 ++c++。', '<ins>a b</ins> 和 <ins>c</ins>。'],
])('writes marks of editors as HTML: %j', (written, rewritten) => {
  expect(rewriteEditorMarks(written)).toBe(rewritten);
});

it.each(['C++ 与 G++ 都行', 'i++; j++', '++i 与 ++j', '`++a++`', '$a++b++$', '++ a ++', '+++'])(
  'leaves operators alone: %j',
  (text) => {
    expect(rewriteEditorMarks(text)).toBe(text);
  },
);
