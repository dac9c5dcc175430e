import {expect, it} from 'vitest';
import {flattenBlocks} from './flatBlocks.ts';

const flatten = (body: string) => flattenBlocks(body, () => false);

it.each([
  [
    'text in an admonition',
    ':::tip[a]\n    **b**\n    c\n\n    d\n:::\n',
    ':::tip[a]\n**b**\nc\n\nd\n:::\n',
  ],
  ['text', 'a\n\n    b\n    c\n', 'a\n\nb\nc\n'],
  ['text behind a tab', '# a\n\tb\n', '# a\nb\n'],
  [
    'a list with all that is in it',
    'a\n\n    - b\n      - c\n\n        d\n\ne\n',
    'a\n\n- b\n  - c\n\n    d\n\ne\n',
  ],
  ['a list below a text', 'a\n    - b\n    - c\n', 'a\n- b\n- c\n'],
  ['what is below code that ends with a sign', 'a `{` or `b=`\n\n    c\n', 'a `{` or `b=`\n\nc\n'],
  ['what is below the names of tags', 'a `<pre>`\n<pre-b>\n\n    c\n', 'a `<pre>`\n<pre-b>\n\nc\n'],
  ['a table', 'a\n\n    | b |\n    | - |\n    | c |\n', 'a\n\n| b |\n| - |\n| c |\n'],
  ['a fence', 'a\n\n    ```js\n    b\n      c\n    ```\n', 'a\n\n```js\nb\n  c\n```\n'],
])('moves %s to the left', (_, body, expected) => {
  expect(flatten(body)).toBe(expected);
});

it.each([
  ['a paragraph that goes on', 'a\n    b\n    <i>c</i>\n'],
  ['what belongs to a list item', '- a\n\n    b\n\n1. c\n\n\td\n'],
  ['what belongs to a footnote', '[^1]: a\n\n    b\n'],
  ['code', '```\na\n\n    b\n```\n'],
  ['the text of an element that is shown as it is written', '<pre>\na\n\n    b\n</pre>\n'],
  ['a text in code', '<A>{`\na\n\n    b\n`}</A>\n\nexport const a = `\n\n    b`;\n'],
  ['a text that is not deep', 'a\n\n   b\n'],
])('leaves %s where it is', (_, body) => {
  expect(flatten(body)).toBe(body);
});

it('leaves what is told to stay', () => {
  expect(flattenBlocks('a\n\n    b\n\n    c\n', (_, at) => at === 2)).toBe('a\n\n    b\n\nc\n');
});
