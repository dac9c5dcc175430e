import {expect, it} from 'vitest';
import {parseLineHash, printLineHash} from './lineHash.ts';

it.each([
  ['#L3', {block: 1, from: 3, to: 3}],
  ['#L3-L7', {block: 1, from: 3, to: 7}],
  ['#b2-L10-L12', {block: 2, from: 10, to: 12}],
])('%s names lines, and is printed again', (hash, range) => {
  expect(parseLineHash(hash)).toEqual(range);
  expect(printLineHash(range)).toBe(hash);
});

it('takes ranges the other way round and without the second L', () => {
  expect(parseLineHash('#L7-L3')).toEqual({block: 1, from: 3, to: 7});
  expect(parseLineHash('#L3-7')).toEqual({block: 1, from: 3, to: 7});
});

it.each(['', '#', '#L', '#Lists', '#L3-foo', '#b-L3', '#三'])('%s names none', (hash) => {
  expect(parseLineHash(hash)).toBeUndefined();
});
