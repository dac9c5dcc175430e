import {expect, it} from 'vitest';
import {createLinkFinder, toFrontMatterFix} from './homeLinks.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';

const TEXT = `---
title: a.md
hero:
  actions:
    - {label: 甲, to: ./a.md}
    - to: "b.md"
features: [{title: ./a.md.md, to: ./a.md}]
---
./c.md
`;

it('finds each use of a link in the front matter, below its key alone', () => {
  const find = createLinkFinder(TEXT, 3);
  expect(['./a.md', 'b.md', './a.md', './a.md', './c.md', ''].map(find)).toEqual([
    {line: 5, column: 22, isExact: true},
    {line: 6, column: 12, isExact: true},
    {line: 7, column: 35, isExact: true},
    {line: 3, column: 1, isExact: false},
    {line: 3, column: 1, isExact: false},
    {line: 3, column: 1, isExact: false},
  ]);
});

it.each([
  ['../notes/甲.md', true, true],
  ['../notes/a%20b.md', true, false],
  ['<../notes/a b.md>', true, false],
  ['../notes/a.md', false, false],
])(
  'fixes only what needs no quotes, at a place that is known: %s %s',
  (replacement, isExact, has) => {
    const diagnostic = {
      ...createDiagnostic('LN-054', {href: 'x'}),
      fix: {written: 'x', replacement},
    };
    expect(toFrontMatterFix(diagnostic, isExact).fix).toEqual(
      has ? {written: 'x', replacement, isAtPlace: true} : undefined,
    );
  },
);
