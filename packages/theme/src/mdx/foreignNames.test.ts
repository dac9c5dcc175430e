import {expect, it} from 'vitest';
import {groupBy, isRegexpStringMatch} from './foreignNames.ts';

it('groups by names, in the order of the list', () => {
  expect(groupBy(['ab', 'b', 'ac'], (one) => one[0]!)).toEqual({a: ['ab', 'ac'], b: ['b']});
});

it('matches a pattern of the configuration whatever the case, and nothing without one', () => {
  expect(isRegexpStringMatch('^/docs/', '/Docs/a/')).toBe(true);
  expect([isRegexpStringMatch(undefined, 'a'), isRegexpStringMatch('a')]).toEqual([false, false]);
});
