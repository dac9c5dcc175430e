import {expect, it} from 'vitest';
import {cutStem} from './cutStem.ts';

it.each(['a', '图'.repeat(73), 'a'.repeat(220)])('leaves %s as it is', (name) => {
  expect(cutStem(name)).toBe(name);
});

it('cuts what is longer between characters', () => {
  expect(cutStem(`${'a'.repeat(217)}😀b`)).toBe('a'.repeat(217));
  expect(cutStem('图'.repeat(90))).toBe('图'.repeat(73));
});
