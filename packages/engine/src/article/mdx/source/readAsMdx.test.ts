import {expect, it} from 'vitest';
import {readAsMdx} from './readAsMdx.ts';

it.each([
  [
    'in a list',
    '- a\n\n        ```js\n        x\n          y\n        ```\n',
    '- a\n\n  ```js\n  x\n    y\n  ```\n',
  ],
  [
    'in a nested list',
    '1. a\n   - b\n\n         ```\n         x\n         ```\n',
    '1. a\n   - b\n\n     ```\n     x\n     ```\n',
  ],
  [
    'of an item whose text goes on at the left',
    '1. **a**：\nb\n\n    ```js\n    x\n    ```\n\n    c\n',
    '1. **a**：\nb\n\n    ```js\n    x\n    ```\n\n    c\n',
  ],
  [
    'and a paragraph',
    '- a\n    ```\n    x\n    ```\n\n        b\n    c\n',
    '- a\n    ```\n    x\n    ```\n\n  b\n    c\n',
  ],
  ['at the root', '    ```\n    x\n    ```\n', '```\nx\n```\n'],
])('moves a fence %s back', (_, body, expected) => {
  expect(readAsMdx(body)).toBe(expected);
});

it.each([
  ['a file that is indented as a whole', '\t\t# a\n\n\t\t- b\n\t\t\t- c\n', '# a\n\n- b\n\t- c\n'],
  [
    'attributes',
    '<iframe class="a"src=\'b\'id="c"></iframe>\n',
    '<iframe class="a" src=\'b\' id="c"></iframe>\n',
  ],
  [
    'the text in a tag of a block as Markdown, which',
    '<div align="center">\n**a**\n</div>\n',
    '<div align="center" style={{}}>\n**a**\n</div>\n',
  ],
])('reads %s as MDX does', (_, body, expected) => {
  expect(readAsMdx(body)).toBe(expected);
});

it.each([
  '```\n<a b="c"d="e">\n```\n',
  'a "b"c="d"\n',
  '<div>\n\n**a**\n\n</div>\n',
  '```\n<div>\na\n</div>\n```\n',
  '<div>\n<b>a</b>\n</div>\n',
  '- a\n\n  ```\n      x\n  ```\n',
  '```\n    ```js\n    x\n```\n',
  'a\n\n    code\n',
])('leaves %j as it is', (body) => {
  expect(readAsMdx(body)).toBe(body);
});

it('leaves a file that is indented as a whole to Docusaurus 2, where all but its first line is code', () => {
  const body = '\n\t# a\n\n\tb\n';
  expect(readAsMdx(body, {hasIndentedCode: true})).toBe('\n# a\n\n\tb\n');
});

it.each([
  ['<!-- a -->\nimport A from "./a";\n\n甲', '\nimport A from "./a";\n\n甲'],
  ['<!--\na -->\nexport const a = 1;', '\n\nexport const a = 1;'],
  ['<!-- a -->\n\nimport A from "./a";', '<!-- a -->\n\nimport A from "./a";'],
  [
    '```html\n<!-- a -->\nimport A from "./a";\n```',
    '```html\n<!-- a -->\nimport A from "./a";\n```',
  ],
  ['甲 <!-- a -->\nimport A', '甲 <!-- a -->\nimport A'],
])('leaves out a comment right above a statement: %j', (body, expected) => {
  expect(readAsMdx(body)).toBe(expected);
});

it('leaves a fence to its component where all that is in there is as deep', () => {
  const body =
    '<Tabs>\n  <TabItem>\n    甲\n\n    ```js\n    x\n    ```\n\n    * 一\n    * 二\n  </TabItem>\n</Tabs>';
  expect(readAsMdx(body)).toBe(body);
  expect(readAsMdx('甲\n\n    ```js\n    x\n    ```')).toBe('甲\n\n```js\nx\n```');
});
