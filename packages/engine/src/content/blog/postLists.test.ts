import {expect, it} from 'vitest';
import type {Blog} from './blog.ts';
import {listPosts} from './postLists.ts';

const blogWith = (options: object): Blog =>
  ({
    options: {id: 'default', ...options},
    listed: ['一', '二', '三'].map((title, i) => ({
      title,
      permalink: `/b/${i}/`,
      time: `2025-01-0${i + 1}T00:00:00Z`,
      isUnlisted: false,
      frontMatter: i === 0 ? {sidebar_label: '短'} : {},
    })),
  }) as unknown as Blog;

it.each([
  [{blogSidebarCount: 2}, '随笔', ['短', '二']],
  [{blogSidebarCount: 'ALL', blogSidebarTitle: '近作'}, '近作', ['短', '二', '三']],
])(
  'lists the newest posts of a blog with %j under “%s”, by their short names',
  (options, title, titles) => {
    const {default: list} = listPosts([blogWith(options)], '随笔');
    expect([list!.title, list!.items.map((item) => item.title)]).toEqual([title, titles]);
    expect(list!.items[0]).toMatchObject({permalink: '/b/0/', date: '2025-01-01T00:00:00.000Z'});
  },
);
