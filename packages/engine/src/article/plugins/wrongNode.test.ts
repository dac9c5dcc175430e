import {expect, it} from 'vitest';
import {findWrongNode} from './wrongNode.ts';

const rootOf = (...children: readonly unknown[]): object => ({type: 'root', children});

it('a node that is in several places is one of each', () => {
  const text = {type: 'text', value: '甲'};
  expect(findWrongNode(rootOf(text, text))).toBeUndefined();
});

it('a tree without end is none: deep, wide, or of nodes that hold others twice at each level', () => {
  let node: object = {type: 'text', value: '甲'};
  for (let i = 0; i < 40; i++) node = {type: 'strong', children: [node, node]};
  expect(findWrongNode(rootOf(node))).toBe('the tree has more than 5000000 nodes');
  const wide = rootOf() as {children: unknown[]};
  wide.children.length = 2 ** 32 - 1;
  expect(findWrongNode(wide)).toBe('the tree has more than 5000000 nodes');
  const ring = {type: 'strong', children: [] as unknown[]};
  ring.children.push(ring);
  expect(findWrongNode(rootOf(ring))).toBe('the tree is deeper than 5000 nodes');
});

it.each([
  [{type: 'element', tagName: 'b><i', children: []}, 'no tag is named b><i'],
  [{type: 'paragraph', data: {hName: 'x y'}, children: []}, 'no tag is named x y'],
  [{type: 'heading', depth: 'x<b>', children: []}, 'a heading has no depth'],
  [{type: 'element', tagName: 'my-box', children: []}, undefined],
  [{type: 'heading', depth: 2, data: {hName: 'p'}, children: []}, undefined],
])('names of tags end no tag: case %#', (node, wrong) =>
  expect(findWrongNode(rootOf(node))).toBe(wrong),
);
