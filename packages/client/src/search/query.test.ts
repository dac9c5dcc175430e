import {expect, it} from 'vitest';
import {cutQuery, searchPageHref} from './query.ts';

it('cuts a query to 64 characters', () => {
  expect(cutQuery('a'.repeat(100))).toHaveLength(64);
  expect(cutQuery('闭包')).toBe('闭包');
});

it('never cuts inside a character', () => {
  expect(cutQuery(`${'a'.repeat(63)}😀`)).toBe('a'.repeat(63));
});

it.each([
  ['', '/s/'],
  ['ab', '/s/?q=ab'],
  ['a&b=c', '/s/?q=a%26b%3Dc'],
  ['闭包', '/s/?q=%E9%97%AD%E5%8C%85'],
  ['\uD800', '/s/?q=%EF%BF%BD'],
])('for “%s” leads to %s', (query, href) => {
  expect(searchPageHref('/s/', query)).toBe(href);
});
