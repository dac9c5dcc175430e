import {expect, it} from 'vitest';
import {cleanRedirects} from './migration.ts';

it('leaves out redirects from an address that a page has, however it is written', () => {
  const pages = new Set(['/functions/time/', '/']);
  const from = (...addresses: string[]) =>
    cleanRedirects(
      addresses.map((one) => ({from: one, to: '/to/'})),
      pages,
    ).map((one) => one.from);
  expect(from('/functions/time', '/functions/time/index.html', '/functions/time/')).toEqual([]);
  expect(from('/functions/time.html', '/Functions/z-index.html')).toEqual([
    '/functions/time.html',
    '/Functions/z-index.html',
  ]);
});

it('keeps one redirect from each place, and none to itself', () => {
  expect(
    cleanRedirects([
      {from: '/a', to: '/b/'},
      {from: '/A/', to: '/c/'},
      {from: '/a/index.html', to: '/d/'},
      {from: '/b', to: '/b/'},
    ]),
  ).toEqual([{from: '/a', to: '/b/'}]);
});
