import {expect, it} from 'vitest';
import {toUri} from './uri.ts';

it.each([
  ['https://a.example/b?c=d#e', 'https://a.example/b?c=d#e'],
  ['https://a.example/#/b#c', 'https://a.example/#/b%23c'],
  ['https://a.example/100%?a=%zz&b=%20#%e5', 'https://a.example/100%25?a=%25zz&b=%20#%e5'],
])('%s is %s in a book', (href, uri) => {
  expect(toUri(href)).toBe(uri);
});
