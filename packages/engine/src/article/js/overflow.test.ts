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
