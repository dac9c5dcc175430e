import {expect, it} from 'vitest';
import {cutQuery} from './query.ts';

it('cuts a query to 64 characters', () => {
  expect(cutQuery('a'.repeat(100))).toHaveLength(64);
  expect(cutQuery('闭包')).toBe('闭包');
});

it('never cuts inside a character', () => {
  expect(cutQuery(`${'a'.repeat(63)}😀`)).toBe('a'.repeat(63));
});
