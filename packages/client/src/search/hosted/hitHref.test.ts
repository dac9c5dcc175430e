import {expect, it} from 'vitest';
import {toHitHref} from './hitHref.ts';

it.each([
  ['https://example.test/wuya/frontend/?z=1#One', '/wuya/frontend/?z=1#One'],
  ['https://example.test/frontend/', '/wuya/frontend/'],
  ['https://example.test/', '/wuya/'],
  ['https://example.test/wuya?a=1#b', '/wuya/?a=1#b'],
  ['https://example.test/wuyang/', '/wuya/wuyang/'],
  ['/wuya/frontend/#a', '/wuya/frontend/#a'],
  ['not an address', 'not an address'],
  ['https://docs.test/a', 'https://docs.test/a'],
  ['javascript:alert(1)', '#'],
])('takes %s to %s', (url, href) => {
  expect(toHitHref(url, {baseUrl: '/wuya/', externalUrl: /^https:\/\/docs\.test/})).toBe(href);
});

it('replaces a part of the path everywhere', () => {
  expect(toHitHref('https://a.b/x/x/', {baseUrl: '/', replacePathname: {from: 'x', to: 'y'}})).toBe(
    '/y/y/',
  );
});
