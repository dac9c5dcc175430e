import {expect, it} from 'vitest';
import {findWindow, LONG_LEVEL} from './findWindow.ts';

const numbers = (count: number): number[] => Array.from({length: count}, (_, i) => i);

it.each([
  [LONG_LEVEL, 150, 0, LONG_LEVEL],
  [LONG_LEVEL + 1, 0, 0, 101],
  [3000, -1, 0, 101],
  [3000, 50, 0, 101],
  [3000, 1500, 1450, 1551],
  [3000, 2999, 2899, 3000],
])('of %d items, with item %d open, shows those from %d to %d', (count, open, from, to) => {
  expect(findWindow(numbers(count), (item) => item === open)).toEqual({from, to});
});
