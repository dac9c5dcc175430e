import {expect, it} from 'vitest';
import {groupDigits} from './digits.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [2860, '2\u2009860'],
  [1234567, '1\u2009234\u2009567'],
])('groups the digits of %d', (count, text) => {
  expect(groupDigits(count)).toBe(text);
});
