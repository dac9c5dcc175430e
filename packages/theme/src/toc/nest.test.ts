import {expect, it} from 'vitest';
import {nestToc, type TocNode} from './nest.ts';

const heading = (id: string, level: number) => ({id, html: id, level});
const shape = (nodes: readonly TocNode[]): unknown[] =>
  nodes.map(({item, children}) => [item.id, ...shape(children)]);

it('puts headings under the one before them that has a higher rank', () => {
  const nodes = nestToc([heading('a', 2), heading('b', 3), heading('c', 3), heading('d', 2)]);
  expect(shape(nodes)).toEqual([['a', ['b'], ['c']], ['d']]);
});

it('nests a skipped level under the nearest higher heading', () => {
  expect(shape(nestToc([heading('a', 2), heading('b', 4), heading('c', 3)]))).toEqual([
    ['a', ['b'], ['c']],
  ]);
});

it('begins again when the first heading is not the highest', () => {
  expect(shape(nestToc([heading('a', 3), heading('b', 2)]))).toEqual([['a'], ['b']]);
});
