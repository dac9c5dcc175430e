import {expect, it} from 'vitest';
import type {PageContext} from '../kind.ts';
import {toAuthor} from './toAuthor.ts';

const author = {
  key: 'a',
  name: '甲',
  url: 'https://a.example/',
  socials: [],
  permalink: '/blog/authors/a/',
};

it('gives the page of an author, and both addresses to components of a site that render posts', () => {
  const inSite = (sendsPosts: boolean) =>
    toAuthor(author, {config: {baseUrl: '/'}, site: {sendsPosts}} as unknown as PageContext);
  expect(inSite(false)).toEqual({name: '甲', href: '/blog/authors/a/'});
  expect(inSite(true)).toEqual({
    name: '甲',
    href: '/blog/authors/a/',
    own: {key: 'a', url: 'https://a.example/', page: {permalink: '/blog/authors/a/'}},
  });
});
