import {expect, it} from 'vitest';
import {colonsAround} from './colonsAround.ts';

it.each([
  ['甲\n\n乙 :::::', ':::'],
  ['::', ':::'],
  [':::note\n\n甲\n\n:::', '::::'],
  ['- 甲\n\n  :::::tip\n', '::::::'],
])('gives one colon more than any line inside begins with: %j', (inner, colons) => {
  expect(colonsAround(inner)).toBe(colons);
});

it('takes more lines than a call may have arguments', () => {
  expect(colonsAround(':::\n'.repeat(200_000))).toBe('::::');
});
