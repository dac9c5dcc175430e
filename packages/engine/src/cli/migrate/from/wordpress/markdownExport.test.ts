import {expect, it} from 'vitest';
import {migrateFiles as migrate} from '../../../../../test/helpers/migrated.ts';

const POST =
  '---\ntitle: "你好"\ndate: 2020-01-02\ncategories: \n  - "随笔"\ntags: \n  - "甲"\ncoverImage: "cover.jpg"\n---\n\n首段\n\n<!--more-->\n\n\\[caption id="attachment_1" width="300"\\]![](images/a.png) 说明\\[/caption\\]\n';
const SITE = {
  'posts/2020-01-02-hello/index.md': POST,
  'posts/2020-01-02-hello/images/a.png': 'x',
  'posts/2020-01-02-hello/images/cover.jpg': 'x',
  'posts/2020-01-03-two/index.md': '---\ntitle: "二"\ndate: 2020-01-03\n---\n\n文\n',
  'pages/about/index.md': '---\ntitle: "关于"\ndate: 2019-01-01\n---\n\n我\n',
};

it('makes posts and pages of a blog of WordPress that is Markdown already', async () => {
  const {tool, paths, read, config} = await migrate(SITE);
  expect(tool).toBe('WordPress');
  expect(paths).toEqual([
    'blog/2020-01-02-hello/images/a.png',
    'blog/2020-01-02-hello/images/cover.jpg',
    'blog/2020-01-02-hello/index.md',
    'blog/2020-01-03-two/index.md',
    'src/pages/about/index.md',
    'wuya.config.ts',
  ]);
  expect(read('blog/2020-01-02-hello/index.md')).toBe(
    '---\ntitle: "你好"\nslug: "/hello/"\ntags: ["甲","随笔"]\nimage: "./images/cover.jpg"\ndate: "2020-01-02"\n---\n\n首段\n\n<!-- truncate -->\n\n![](./images/a.png) 说明\n',
  );
  expect(config).toMatchObject({docs: false, blog: {routeBasePath: '/'}});
});

it('takes other folders of posts for notes', async () => {
  expect((await migrate({...SITE, 'notes/a.md': '# 记\n'})).tool).toBe('Markdown');
  expect((await migrate({'posts/a.md': '---\ndate: 2020-01-02\n---\n文\n'})).tool).toBe('Markdown');
});
