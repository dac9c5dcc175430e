import {expect, it} from 'vitest';
import {isPlainObject} from './plainObject.ts';

it('takes objects alone: no list, no null, no text, no function', () => {
  const values = [{}, {a: 1}, Object.create(null), [], null, undefined, 'a', 1, () => ({})];
  expect(values.map(isPlainObject)).toEqual([true, true, true, ...Array(6).fill(false)]);
});
