import {expect, it} from 'vitest';
import {searchPageHref} from './query.ts';

it.each([
  ['', '/s/'],
  ['ab', '/s/?q=ab'],
  ['a&b=c', '/s/?q=a%26b%3Dc'],
  ['闭包', '/s/?q=%E9%97%AD%E5%8C%85'],
  ['\uD800', '/s/?q=%EF%BF%BD'],
])('for “%s” leads to %s', (query, href) => {
  expect(searchPageHref('/s/', query)).toBe(href);
});
