import {expect, it} from 'vitest';
import {decideHidden} from './navbarHiding.ts';

const at = (y: number, lastY: number) =>
  decideHidden({y, lastY, navHeight: 64, windowHeight: 800, pageHeight: 5000});

it.each([
  ['at the top', 10, 500, false],
  ['scrolling down', 600, 500, true],
  ['at the first event of a page', 600, 0, undefined],
  ['an event at the same place, as when the drawer closes', 500, 500, undefined],
  ['scrolling up', 500, 600, false],
  ['bouncing at the end', 4190, 4195, undefined],
])('%s', (_, y, lastY, hidden) => {
  expect(at(y, lastY)).toBe(hidden);
});
