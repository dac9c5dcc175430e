import {expect, it} from 'vitest';
import {findOverflow} from './overflow.ts';

const MANY = 20_000; // the parser ends the process there

it.each([
  ['assignments', 'a = '],
  ['assignments over lines', 'a =\n'],
  ['conditions', 'a ? b : '],
  ['conditions over lines', 'a ? b :\n'],
  ['functions', 'a => '],
  ['functions over lines', 'async a =>\n'],
  ['loops', 'for (;;) '],
  ['loops over lines', 'for (const a of b)\n'],
  ['loops of another kind', 'while (a) '],
  ['loops with their condition at the end', 'do '],
  ['conditions of statements', 'if (a) '],
  ['branches', 'if (a); else '],
  ['labels', 'a: '],
  ['answers of generators', 'yield '],
  ['classes', 'class a extends '],
  ['objects', 'new new '],
])('finds code that nests too deep without brackets: %s', (_, unit) => {
  for (const isMarkdown of [false, true])
    expect(findOverflow(unit.repeat(MANY), {isMarkdown})).toBeLessThan(1000 * unit.length);
});

it.each([
  ['inline code in a line', '`<A />`、'],
  ['attributes of a drawing in a line', '<path d="M0 0" fill="none"/>'],
  ['a line of signs', '='],
  ['statements without semicolons', 'a = b\n'],
  ['statements with semicolons', 'a = b ? c : d; '],
  ['questions', '- Is it? \n\n'],
  ['entries of objects', 'a: 1, '],
  ['branches in braces', 'if (a) {\n  b()\n}\n'],
])('takes nothing else for it in Markdown: %s', (_, unit) => {
  expect(findOverflow(unit.repeat(MANY), {isMarkdown: true})).toBeUndefined();
});

it.each([
  ['comments', '[/*]*/'],
  ['comments to the end of their line', '[ // ]\n'],
  ['comments in calls', 'a(/*)*/'],
  ['texts', "[']',"],
  ['texts with other quotes', '(")",'],
  ['texts over lines', '[`\n]\n`,'],
  ['texts that hold code', '[`${0}]`,'],
  ['code in texts', '[`${0]}`,'],
  ['texts in code in texts', '[`${`${1}]`}]`,'],
  ['patterns', '[/]/,'],
])('finds brackets whose ends are only in %s', (_, unit) => {
  const code = unit.repeat(3500);
  const most = 3100 * unit.length;
  expect(findOverflow(code)).toBeLessThan(most);
  for (const before of ['{', 'export const a = ', 'See `a` (b).\n\nIt is {'])
    expect(findOverflow(before + code, {isMarkdown: true})).toBeLessThan(before.length + most);
});

it('takes a long list of links for no code, whatever it is in Markdown', () => {
  const list = '- [`a.b()`](/b/c) takes `{c: [d]}`, see\n  [#1](https://x.example/1).\n'.repeat(50);
  const text = `# Changes\n\n${`## 1.0\n\nIt's new.\n\n${list}\n`.repeat(200)}`;
  expect(findOverflow(text, {isMarkdown: true})).toBeUndefined();
});

it.each(['it`s ', '`'])('a backtick before them hides no brackets', (before) => {
  const code = `${before}{${'[`${0}]`,'.repeat(3500)}`;
  expect(findOverflow(code, {isMarkdown: true})).toBeLessThan(3100 * 9);
  expect(
    findOverflow(`${before}\n\n${code.slice(before.length)}`, {isMarkdown: true}),
  ).toBeDefined();
});

it.each([
  ['brackets in texts', "['(', ']'], "],
  ['words with apostrophes in brackets', "(it's {a}'s) and (they're)\n\n"],
  ['links with addresses from the root', '- [a](/b/c), [d](/e) and [f](https://x.example/g)\n'],
  ['inline code', 'the `[` and the `]`, `a()` (`b`)\n'],
  ['templates', "[`${a({b: '}'})}`, `$`],\n"],
])('takes %s for no code without end', (_, unit) => {
  expect(findOverflow(unit.repeat(2500), {isMarkdown: true})).toBeUndefined();
});
