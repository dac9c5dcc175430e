import {expect, it} from 'vitest';
import {EmbeddedSize} from './embeddedSize.ts';

it.each([
  ['one long text', [[1, 1_300_000]], 0],
  ['a long text twice', [[2, 1_300_000]], 1],
  [
    'a text after a long one',
    [
      [1, 1_300_000],
      [1, 1],
    ],
    1,
  ],
  [
    'short texts',
    [
      [500, 10],
      [500, 10],
    ],
    0,
  ],
  [
    'very many short texts',
    [
      [500, 10],
      [501, 10],
    ],
    1,
  ],
] as const)('tells of more than a page may embed: %s', (_, texts, expected) => {
  const size = new EmbeddedSize({imports: [{from: './_a.mdx', line: 3}]}, 'docs/a.mdx');
  for (const [uses, characters] of texts) size.add({from: './_a.mdx', uses, characters});
  expect(size.problems.map(({code, place}) => `${code} ${place?.line}`)).toEqual(
    Array.from({length: expected}, () => 'MD-123 3'),
  );
  expect(size.characters).toBe(texts.reduce((sum, [uses, each]) => sum + uses * each, 0));
});
