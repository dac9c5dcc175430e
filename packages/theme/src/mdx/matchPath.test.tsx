import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import type {PageData, SiteData} from '../types.ts';
import {matchPath, mergeSearchParams, useSearchLinkCreator} from './matchPath.ts';

it.each([
  ['/a/b/', {path: '/a/:x'}, {x: 'b'}, true],
  ['/a/b/c', '/a/:x', {x: 'b'}, false],
  ['/a/', {path: '/a/:x?', exact: true}, {x: undefined}, true],
  ['/docs/1.0/a', ['/blog', '/docs/*'], {0: '1.0/a'}, true],
  ['/A', {path: '/a'}, {}, true],
])('finds %s by its pattern', (pathname, pattern, params, isExact) => {
  expect(matchPath(pathname, pattern)).toMatchObject({params, isExact});
});

it.each([
  ['/a/b/c', {path: '/a/:x', exact: true}],
  ['/ab', '/a'],
  ['/a.b', '/a+b'],
  ['/A', {path: '/a', sensitive: true}],
  ['/a', {path: '/a/', strict: true}],
])('finds no %s', (pathname, pattern) => {
  expect(matchPath(pathname, pattern)).toBeNull();
});

it('puts values of addresses together', () => {
  const all = [new URLSearchParams('a=1&b=2'), new URLSearchParams('a=3')];
  expect(mergeSearchParams(all).toString()).toBe('a=3&b=2');
  expect(mergeSearchParams(all, 'append').toString()).toBe('a=1&b=2&a=3');
});

it('leads to the search', () => {
  const Shown = () => useSearchLinkCreator()('甲 b');
  const site = {baseUrl: '/x/'} as SiteData;
  expect(
    renderToString(
      <ThemeProvider site={site} page={{kind: 'page'} as unknown as PageData} parts={{}}>
        <Shown />
      </ThemeProvider>,
    ),
  ).toBe('/x/search/?q=%E7%94%B2%20b');
});
