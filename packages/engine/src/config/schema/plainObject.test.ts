import {expect, it} from 'vitest';
import {hasOptions, isPlainObject} from './plainObject.ts';

it('takes objects alone: no list, no null, no text, no function', () => {
  const values = [{}, {a: 1}, Object.create(null), [], null, undefined, 'a', 1, () => ({})];
  expect(values.map(isPlainObject)).toEqual([true, true, true, ...Array(6).fill(false)]);
});

it('takes for options what is written with keys, or exported by a module', async () => {
  const written = [{}, {a: 1}, Object.create(null), await import('./plainObject.ts')];
  const others = [Promise.resolve({}), new Map(), new Set(), new Date(), /a/, new URL('a:b'), []];
  expect(written.map(hasOptions)).toEqual(written.map(() => true));
  expect(others.map(hasOptions)).toEqual(others.map(() => false));
});
