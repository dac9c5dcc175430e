import {expect, it} from 'vitest';
import {classify, endHtmlBlocks, joinDefinitions, mapLinks} from './fences.ts';

it.each([
  ['- ```js\n  a\n  ```\nb', ['open', 'code', 'close', 'prose']],
  ['> 1. ~~~\n>    a\n>    - ~~~\n>    ~~~', ['open', 'code', 'code', 'close']],
  ['- ```a``` b', ['prose']],
  ['<!-- a\n```\nb -->\nc', ['comment', 'comment', 'comment', 'prose']],
  ['<!-- a -->\n<!-- b\n--> c\nd', ['prose', 'comment', 'prose', 'prose']],
  ['```\n<!--\n```\na -->', ['open', 'code', 'close', 'prose']],
  ['<!-- a\nb', ['prose', 'prose']],
])('tells code in items of lists and comments from prose: %j', (text, kinds) => {
  expect(classify(text).map(({kind}) => kind)).toEqual(kinds);
});

it.each([
  ['[a]: b.md "题"\n[c]: <d e.md>', '[a]: ! "题"\n[c]: !'],
  ['[a]:\nb.md\n[c]:\n  <d e.md>\n甲', '[a]: !\n\n[c]: !\n\n甲'],
  ['[a](b.md) `[a]: b.md`\n```\n[a]: b.md\n```', '[a](!) `[a]: b.md`\n```\n[a]: b.md\n```'],
  ['[a]:b.html#c\n[d]:<e f.md>', '[a]:!\n[d]:!'],
  ['[^a]: b.md\n[a]:\n\n甲', '[^a]: b.md\n[a]:\n\n甲'],
])('changes addresses of links and definitions: %j', (text, changed) => {
  expect(mapLinks(text, () => '!')).toBe(changed);
});

it.each([
  ['[a](<b c.md> "题") ![](<d e.png>)', '[a](B.md "题") ![](<d e.png>)'],
  ['[a](b(1).md) ([b](b.md))', '[a](b(1).md) ([b](B.md))'],
  ['[a]: <b c.md>', '[a]: B.md'],
  ['[a](c.md)', '[a](<C D.md>)'],
])('gives whole addresses, without the signs around them: %s', (text, changed) => {
  const names = new Map([
    ['b c.md', 'B.md'],
    ['b.md', 'B.md'],
    ['c.md', 'C D.md'],
  ]);
  expect(mapLinks(text, (href) => names.get(href) ?? href)).toBe(changed);
});

it('leaves words below what only looks like a definition, and the number of lines', () => {
  const text = '[甲]:\n这是 乙\n\n[丙]:\nx.md\n丁';
  expect(joinDefinitions(text)).toBe('[甲]:\n这是 乙\n\n[丙]: x.md\n\n丁');
});

it.each([
  ['</div>\n```js\na\n```', '</div>\n\n```js\na\n```'],
  ['<center>\n甲\n</center>\n**乙**', '<center>\n甲\n</center>\n\n**乙**'],
  ['<ul>\n<li>甲</li>\n</ul>\n</div>\n  乙', '<ul>\n<li>甲</li>\n</ul>\n</div>\n  乙'],
  ['```\n</div>\n甲\n```\n</div>\n', '```\n</div>\n甲\n```\n</div>\n'],
])('ends a block of HTML where Markdown follows: %j', (text, ended) => {
  expect(endHtmlBlocks(text)).toBe(ended);
});
