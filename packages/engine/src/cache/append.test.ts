import {expect, it} from 'vitest';
import {append} from './append.ts';

it('adds a list that is longer than the arguments of a call', () => {
  const list = [1];
  append(list, Array<number>(300_000).fill(2));
  expect(list).toHaveLength(300_001);
});
