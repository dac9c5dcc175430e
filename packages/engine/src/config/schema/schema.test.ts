import {expect, it} from 'vitest';
import {printValue} from './schema.ts';

it.each([
  [NaN, 'NaN'],
  [-Infinity, '-Infinity'],
  [[1, NaN], '[1,"NaN"]'],
  [10n, '10n'],
  [new Date(NaN), 'Invalid Date'],
  [Promise.resolve({}), 'Promise'],
  [[new Map([[1, 2]]), /a/], '["Map","RegExp"]'],
  [null, 'null'],
  ['甲', '"甲"'],
  [undefined, 'undefined'],
])('prints a value as what it is: %s', (value, printed) => {
  expect(printValue(value)).toBe(printed);
});
