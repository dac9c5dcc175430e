import {expect, it} from 'vitest';
import {findCssFault} from './cssFault.ts';

it.each([
  ['a { color: red;\n', 'block', 2],
  ['@media print {\n  a { b: c }\n\nd { e: f }\n', 'block', 13],
  ['@media print { a { b: c ', 'block', 17],
  ['a { b: c }}\n', 'end', 10],
  ['}', 'end', 0],
  ['a { content: "x; }\nb {}', 'text', 13],
  ['a { content: \'x"; }\nb {}', 'text', 13],
  ['a { content: "x\\"; }', 'text', 13],
  ['a {} /* b {}\n', 'comment', 5],
  ['/*/ a {}', 'comment', 0],
  ["a { content: '", 'text', 13],
])('finds in %j what is open: %s', (css, kind, index) => {
  expect(findCssFault(css)).toEqual({kind, index});
});

it.each([
  '',
  'a { content: "}" } /* { " */ b { c: \'/*\' }',
  'a { content: "x\\\ny"; quotes: "\\"" "\\\\" }',
  'a { background: url(//x.example/?a=Bob\'s{"/*) } b { c: d }',
  'a { background: url( "a)b" ) }',
  "a { background: URL('x}') }",
  '.w-1\\/2, .a\\:b, .c\\"d, .e\\{ { f: g }',
  'a { --x: { b: c }; --y: "}" }',
  '@media (min-width: 1px) { a { b: c } @supports (d: e) { f { g: h } } }',
  '/**/ a {}',
])('finds nothing in %j', (css) => {
  expect(findCssFault(css)).toBeUndefined();
});
