import {expect, it} from 'vitest';
import {configWith} from '../../../test/helpers/samples.ts';
import type {PageContext} from '../kind.ts';
import {toAuthor} from './toAuthor.ts';

it.each([
  ['/img/a.png', '/c++/img/a.png'],
  ['/c++/img/a.png', '/c++/img/a.png'],
  ['//x.example/a.png', '//x.example/a.png'],
  ['https://x.example/a.png', 'https://x.example/a.png'],
])('the picture of an author %s is at %s', (imageUrl, href) => {
  const author = {name: '甲', socials: [], imageUrl};
  const config = {...configWith({}), baseUrl: '/c++/'};
  const context = {config, site: {}} as unknown as PageContext;
  expect(toAuthor(author, context).imageUrl).toBe(href);
});
