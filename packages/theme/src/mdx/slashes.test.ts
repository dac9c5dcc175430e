import {expect, it} from 'vitest';
import {addLeadingSlash, applyTrailingSlash} from './slashes.ts';

it.each([
  ['/a', true, '/a/'],
  ['/a?b/#c', true, '/a/?b/#c'],
  ['/a/#c', false, '/a#c'],
  ['/base/', false, '/base/'],
  ['/', false, '/'],
  ['#c', true, '#c'],
  ['/a', undefined, '/a'],
])('ends the path of %s with a slash where that is %s', (address, trailingSlash, expected) => {
  expect(applyTrailingSlash(address, {trailingSlash, baseUrl: '/base/'})).toBe(expected);
});

it('begins a path with one slash', () => {
  expect(['a', '/a'].map(addLeadingSlash)).toEqual(['/a', '/a']);
});
