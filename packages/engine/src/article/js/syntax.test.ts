import {expect, it} from 'vitest';
import {nodesIn, parseProgram, type SyntaxNode} from './syntax.ts';

it('lists the nodes of a program in the order of the code, each before those inside it', () => {
  const parsed = parseProgram('a(b, [c]); d = e;');
  const {program} = parsed as {program: SyntaxNode};
  expect(nodesIn(program).map(({type, name}) => name ?? type)).toEqual([
    'Program',
    'ExpressionStatement',
    'CallExpression',
    'a',
    'b',
    'ArrayExpression',
    'c',
    'ExpressionStatement',
    'AssignmentExpression',
    'd',
    'e',
  ]);
});

it('lists nodes however deep they are', () => {
  const wrap = (inner: SyntaxNode | undefined): SyntaxNode => ({
    type: 'A',
    start: 0,
    end: 0,
    inner,
  });
  let node = wrap(undefined);
  for (let i = 0; i < 100_000; i++) node = wrap(node);
  expect(nodesIn(node)).toHaveLength(100_001);
});
