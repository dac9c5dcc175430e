import {expect, it} from 'vitest';
import {cutQuery, MAX_QUERY_LENGTH} from './query.ts';

it('cuts a query that is too long, not inside of a character, and leaves a shorter one as it is typed', () => {
  const long = 'a'.repeat(MAX_QUERY_LENGTH - 1);
  expect(cutQuery(`${long}bc`)).toBe(`${long}b`);
  expect(cutQuery(`${long}😀`)).toBe(long);
  expect(cutQuery('字\uD83D')).toBe('字\uD83D');
});
