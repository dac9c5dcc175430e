import {expect, it} from 'vitest';
import {toForeignAuthor, toMetadata} from './pageMetadata.ts';
import type {BlogPost, DocPage, MarkdownPage} from './types.ts';

it('tells a note its id by both names, and its sidebar', () => {
  const page = {
    kind: 'doc',
    id: 'a/b',
    path: '/docs/a/b/',
    head: {title: 'B'},
    titleHtml: null,
    sidebar: {name: 'guides', url: '/s.json'},
    tags: [],
  } as unknown as DocPage;
  expect(toMetadata(page)).toMatchObject({id: 'a/b', unversionedId: 'a/b', sidebar: 'guides'});
});

it('tells a post its neighbours, and what a plugin of the site adds', () => {
  const page = {
    kind: 'blog',
    path: '/b/',
    head: {title: '乙'},
    titleHtml: '乙',
    authors: [],
    tags: [],
    newer: {title: '丙', href: '/c/'},
    older: {title: '甲', href: '/a/'},
    given: {related: ['甲']},
  } as unknown as BlogPost;
  expect(toMetadata(page)).toMatchObject({
    prevItem: {title: '丙', permalink: '/c/'},
    nextItem: {title: '甲', permalink: '/a/'},
    related: ['甲'],
  });
});

it('tells the title of the front matter, whatever heading the article begins with', () => {
  const page = {
    kind: 'markdown',
    path: '/about/',
    head: {title: '关于我 | 站'},
    titleHtml: '你好 👋',
    frontMatter: {title: '关于我'},
  } as unknown as MarkdownPage;
  expect(toMetadata(page).title).toBe('关于我');
  expect(toMetadata({...page, frontMatter: {}}).title).toBe('你好 👋');
});

it.each([
  [
    {
      href: '/authors/a/',
      own: {key: 'a', url: 'https://a.example/', page: {permalink: '/authors/a/'}},
    },
    {key: 'a', url: 'https://a.example/', page: {permalink: '/authors/a/'}},
  ],
  [
    {href: '/authors/a/', own: {page: {permalink: '/authors/a/'}}},
    {page: {permalink: '/authors/a/'}},
  ],
  [
    {href: 'https://a.example/', own: {url: 'https://a.example/'}},
    {url: 'https://a.example/', page: null},
  ],
  [{href: 'https://a.example/'}, {url: 'https://a.example/'}],
])('tells the page of an author apart from the address: %j', (author, expected) => {
  const {href, name, ...facts} = toForeignAuthor({name: '甲', ...author});
  expect([href, name]).toEqual([author.href, '甲']);
  expect(facts).toEqual(expected);
});
