import {expect, it} from 'vitest';
import {findFreeName} from './freeName.ts';

const nameOf = (number: number): string => `a-${number}`;

it('counts from 2 without a gap', () => {
  const taken = new Set<string>();
  for (let number = 2; number < 100; number++) {
    const name = findFreeName(nameOf, (one) => taken.has(one));
    expect(name).toBe(`a-${number}`);
    taken.add(name);
  }
});

it('gives a free name where some numbers are taken by others', () => {
  const taken = new Set(['a-2', 'a-4', 'a-5']);
  expect(taken).not.toContain(findFreeName(nameOf, (one) => taken.has(one)));
});

it('asks for few names where thousands are taken', () => {
  let asked = 0;
  const name = findFreeName(nameOf, (one) => ++asked > 0 && Number(one.slice(2)) < 10_000);
  expect([name, asked < 40]).toEqual(['a-10000', true]);
});
