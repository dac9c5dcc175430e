import {expect, it} from 'vitest';
import {reachHeadings} from './headingLinks.ts';

const OTHER =
  '---\ntitle: 乙\n---\n\n# 题 B\n\n## 1. Use 甲\n\n<a id="Own"></a>\n\n## 后 {#Later}\n';

/** Rewrites a note beside another. */
function rewrite(text: string, path = 'docs/组/a.md'): string | undefined {
  const files = reachHeadings(
    new Map([
      [path, {text}],
      ['docs/b.md', {text: OTHER}],
    ]),
  );
  const file = files.get(path);
  return file && 'text' in file ? file.text : undefined;
}

it.each([
  ['case', '[a](#1-Use-甲)\n\n## 1. Use 甲\n', '[a](#1-use-甲)\n\n## 1. Use 甲\n'],
  [
    'case of an encoded one',
    '[a](#1-Use-%E7%94%B2)\n\n## 1. Use 甲\n',
    '[a](#1-use-%E7%94%B2)\n\n## 1. Use 甲\n',
  ],
  ['tags', '<a href="#Use">a</a>\n\n## Use\n', '<a href="#use">a</a>\n\n## Use\n'],
  [
    'the words as they are',
    '[a](#1. Use 甲) [b](#二、节)\n\n## 1. Use 甲\n\n## 二、节\n',
    '[a](#1-use-甲) [b](#二节)\n\n## 1. Use 甲\n\n## 二、节\n',
  ],
  [
    'another note',
    '[a](../b.md#1-Use-甲 "题") [b](../b.md#Own) [c](../b.md#later)\n',
    '[a](../b.md#1-use-甲 "题") [b](../b.md#Own) [c](../b.md#later)\n',
  ],
  [
    'the id of GitHub, where another is written',
    '[a](#11-用-a) [b](#1-2)\n\n## 1.1 用 A {#_11-用-a}\n\n## 1 {#x}\n\n## 1 {#y}\n\n## 1 {#z}\n',
    '[a](#_11-用-a) [b](#z)\n\n## 1.1 用 A {#_11-用-a}\n\n## 1 {#x}\n\n## 1 {#y}\n\n## 1 {#z}\n',
  ],
  ['the title of another note', '[a](../b.md#题-b)\n', '[a](../b.md)\n'],
  ['the own title', '# 集 A\n\n[a](#集-A)\n', '# 集 A\n\n<a id="集-a"></a>\n\n\n[a](#集-a)\n'],
  [
    'the own title, below a comment in the front matter',
    '---\n# 注\nid: a\n---\n\n# 题\n\n[a](#题)\n',
    '---\n# 注\nid: a\n---\n\n# 题\n\n<a id="题"></a>\n\n\n[a](#题)\n',
  ],
])('makes links reach a heading by %s', (_, text, changed) => {
  expect(rewrite(text)).toBe(changed);
});

it.each([
  'no link\n\n## Use\n',
  '`[a](#Use)`\n\n## Use\n',
  '```md\n[a](#Use)\n```\n\n## Use\n',
  '[a](#Uses) [b](../none.md#Use) [c](https://x.example/#Use)\n\n## Use\n',
  '[a](#Use) <a id="Use"></a>\n\n## Use\n',
  '[a](#没有 这一节)\n\n## Use\n',
])('leaves %j as it is', (text) => {
  expect(rewrite(text)).toBe(text);
});

it('leaves files that are no notes', () => {
  expect(rewrite('[a](#Use)\n\n## Use\n', 'static/a.md')).toBe('[a](#Use)\n\n## Use\n');
});
