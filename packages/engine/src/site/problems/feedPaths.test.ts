import {expect, it} from 'vitest';
import type {Content} from '../../content/content.ts';
import {feedPathsOf} from './feedPaths.ts';

it('lists the feeds of blogs that have posts', () => {
  const blog = {options: {feedOptions: {type: ['rss', 'atom']}}, basePath: '/x/blog/', listed: [1]};
  const blogs = [blog, {...blog, basePath: '/x/news/', listed: []}];
  expect(feedPathsOf({blogs} as unknown as Pick<Content, 'blogs'>, {baseUrl: '/x/'})).toEqual([
    'blog/rss.xml',
    'blog/atom.xml',
  ]);
});
