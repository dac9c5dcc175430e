import {expect, it} from 'vitest';
import {toBases} from './bases.ts';
import type {OldPage, PageKind} from './oldPage.ts';

const basesOf = (...pages: readonly (readonly [PageKind, string])[]) =>
  toBases(pages.map(([kind, address]) => ({kind, address}) as OldPage));

it('has the blog as home page where there is no other, else where its posts had a folder in common', () => {
  expect(basesOf(['post', '/posts/a/'])).toEqual({doc: undefined, post: '/'});
  expect(basesOf(['page', '/'], ['post', '/posts/a/'], ['post', '/posts/b/'])).toEqual({
    doc: undefined,
    post: '/posts/',
  });
});

it('has the blog in a folder of its own where its posts had none, years in their addresses, or that of the notes', () => {
  const home = ['page', '/'] as const;
  expect(basesOf(home, ['post', '/a/b/'], ['post', '/c/d/']).post).toBe('/blog/');
  expect(basesOf(home, ['post', '/2024/01/a/'], ['post', '/2024/02/b/']).post).toBe('/blog/');
  expect(basesOf(home, ['doc', '/x/a/'], ['post', '/x/b/'])).toEqual({doc: '/x/', post: '/blog/'});
});
