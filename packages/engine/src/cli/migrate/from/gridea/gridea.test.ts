import {expect, it} from 'vitest';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';

const THEME = {
  config: {
    siteName: '站',
    siteDescription: '学',
    postPath: 'p',
    tagPath: 'tag',
    archivesPath: 'all',
  },
};

it('takes a folder of Gridea over with addresses, tags, pictures and what lists leave out', async () => {
  const {tool, config, read, has, problems} = await migrateFiles({
    'config/theme.json': JSON.stringify(THEME),
    'config/posts.json': JSON.stringify({
      menus: [
        {name: '首页', link: 'https://x.example'},
        {name: '归档', link: '/all'},
        {name: '关于', link: 'https://x.example/p/about'},
        {name: '外', link: 'https://y.example'},
        {name: '坏', link: 'javascript:x'},
      ],
      tags: [{name: '网络', slug: 'pS9'}, {name: 3}, {name: '旧', slug: 'x', used: false}],
    }),
    'config/setting.json':
      '{"config": {"domain": "https://x.example", "token": "secret"}, "comment": {}}',
    'posts/hello.md':
      "---\ntitle: '甲: 一'\ndate: 2021-05-21 12:14:35\ntags: [网络]\npublished: true\nhideInList: false\nfeature: /post-images/a.png\nisTop: false\n---\n文\n\n<!-- more -->\n\n![](/post-images/a.png)\n",
    'posts/about.md':
      "---\ntitle: '关于'\ndate: 2021-05-21 12:14:35\npublished: false\nhideInList: true\nfeature: \n---\n我\n",
    'post-images/a.png': 'x',
    'images/avatar.png': 'x',
    'static/robots.txt': 'x',
    'themes/a/README.md': '# 主题\n',
  });
  expect([tool, problems]).toEqual(['Gridea', []]);
  expect(config).toMatchObject({title: '站', tagline: '学', url: 'https://x.example', docs: false});
  expect(config['redirects']).toEqual([
    {from: '/all/', to: '/archive/'},
    {from: '/tag/pS9/', to: '/tags/网络/'},
  ]);
  expect(config['themeConfig']).toEqual({
    navbar: {
      items: [
        {label: '归档', to: '/archive/'},
        {label: '关于', to: '/p/about/'},
        {label: '外', href: 'https://y.example'},
      ],
    },
  });
  for (const line of [
    'title: "甲: 一"',
    'slug: "/p/hello/"',
    'tags: ["网络"]',
    'image: "/post-images/a.png"',
  ])
    expect(read('blog/hello.md')).toContain(`${line}\n`);
  expect(read('blog/hello.md')).toContain('![](/post-images/a.png)');
  expect(read('blog/about.md')).toMatch(/draft: true\nunlisted: true\n/);
  expect(
    ['static/post-images/a.png', 'static/images/avatar.png', 'static/robots.txt'].map(has),
  ).toEqual([true, true, true]);
});

it('takes the usual addresses where settings are damaged', async () => {
  const {tool, read} = await migrateFiles({
    'config/theme.json': '{',
    'config/posts.json': '[]',
    'posts/a.md': '---\ntitle: 甲\ndate: 2021-05-21\n---\n文\n',
  });
  expect(tool).toBe('Gridea');
  expect(read('blog/a.md')).toContain('slug: "/post/a/"');
});
