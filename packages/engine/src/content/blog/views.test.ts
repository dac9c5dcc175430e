import {expect, it} from 'vitest';
import type {BlogAuthor} from './authors.ts';
import type {DatedPost} from './blog.ts';
import {createViews} from './views.ts';

const author = (key: string): BlogAuthor =>
  ({key, name: key, permalink: `/b/authors/${key}/`}) as unknown as BlogAuthor;
const posts = ['一', '二', '三'].map(
  (title) => ({title, authors: [{key: 'li'}]}) as unknown as DatedPost,
);
const input = {
  basePath: '/b/',
  pageBasePath: 'page',
  tagsPath: '/b/tags/',
  authorsPath: '/b/authors/',
  archivePath: '/b/archive/',
  postsPerPage: 2,
  posts,
  tags: [],
  authors: [],
} as const;

it('leads from each page of a list to the newer and to the older one, where there is one', () => {
  const lists = createViews(input).filter((view) => view.kind === 'list');
  expect(
    lists.map(({permalink, posts: shown, newerHref, olderHref}) => [
      permalink,
      shown.length,
      newerHref,
      olderHref,
    ]),
  ).toEqual([
    ['/b/', 2, undefined, '/b/page/2/'],
    ['/b/page/2/', 1, '/b/', undefined],
  ]);
});

it('gives an author without posts a page, but none where there are no posts at all', () => {
  const pathsOf = (own: readonly DatedPost[]) =>
    createViews({...input, posts: own, authors: [author('wang')]}).map(({permalink}) => permalink);
  expect(pathsOf(posts)).toContain('/b/authors/wang/');
  expect(pathsOf([])).toEqual([]);
});
