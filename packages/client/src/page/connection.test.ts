import {expect, it} from 'vitest';
import {isSlow} from './connection.ts';

it.each([
  ['2g', {effectiveType: '2g'}, true],
  ['slow 2g', {effectiveType: 'slow-2g'}, true],
  ['3g', {effectiveType: '3g'}, false],
  ['4g', {effectiveType: '4g', saveData: false}, false],
  ['4g of a reader who saves data', {effectiveType: '4g', saveData: true}, true],
  ['one that says nothing of itself', {}, false],
  ['one that the browser does not know of', undefined, false],
])('%s: data is dear: %s', (_, connection, isDear) => {
  expect(isSlow(connection)).toBe(isDear);
});
