import {describe, expect, it} from 'vitest';
import {migrateFiles as migrate} from '../../../../../test/helpers/migrated.ts';

describe('a blog of Astro', () => {
  const SITE = {
    'astro.config.mjs': "export default defineConfig({\n  site: 'https://b.example/',\n});",
    'src/config.ts':
      "export const site = {title: '博客', desc: '一句', links: [{url: 'https://github.com/x'}]};",
    'package.json': '{"dependencies": {"remark-math": "6"}}',
    'README.md': '# 仓库\n',
    'src/pages/posts/[...slug].astro': '',
    'src/pages/tags/[tag].astro': '',
    'src/pages/about.md': '---\ntitle: 关于\nlayout: ../x.astro\n---\n[文](/posts/hello-world)\n',
    'src/pages/404.md': '没有\n',
    'src/content/posts/Hello World.mdx':
      "---\ntitle: 你好\npublished: 2024-05-06\nupdatedDate: Jul 08 2024\ntags: [甲, 乙]\ncategory: 丙\nimage: ./a.png\ndraft: false\n---\nimport X from './x.astro';\n\n<X>里面</X>\n\n![](./a.png) ![](../../assets/b.png) [那篇](./two/index.md)\n",
    'src/content/posts/a.png': 'x',
    'src/assets/b.png': 'x',
    'src/assets/unused.png': 'x',
    'src/content/posts/two/index.md':
      '---\ntitle: 二\npubDate: 2024-01-01\nslug: er\n---\n![](/c.png)\n',
    'src/content/posts/_draft.md': '---\ndate: 2020-01-01\n---\n',
    'public/c.png': 'x',
  };

  it('has its posts at their addresses, with dates, terms and pictures', async () => {
    const {tool, paths, read, config} = await migrate(SITE);
    expect(tool).toBe('Astro');
    expect(paths).toEqual([
      'blog/Hello World.md',
      'blog/a.png',
      'blog/two/index.md',
      'src/pages/about.md',
      'static/c.png',
      'static/src/assets/b.png',
      'wuya.config.ts',
    ]);
    expect(read('blog/Hello World.md')).toBe(
      '---\ntitle: "你好"\nslug: "/posts/hello-world/"\nlast_update: {"date":"2024-07-08"}\ntags: ["甲","乙","丙"]\nimage: "./a.png"\ndate: "2024-05-06"\n---\n\n里面\n\n\n![](./a.png) ![](/src/assets/b.png) [那篇](./two/index.md)\n',
    );
    expect(read('blog/two/index.md')).toContain('slug: "/posts/er/"');
    expect(read('src/pages/about.md')).toContain('[文](/posts/hello-world/)');
    expect(config).toMatchObject({
      title: '博客',
      tagline: '一句',
      url: 'https://b.example',
      docs: false,
      blog: {routeBasePath: '/'},
      markdown: {math: true},
      themeConfig: {navbar: {items: [{label: '关于', to: '/about/'}]}},
    });
    expect(config).not.toHaveProperty('redirects');
  });

  it('has notes of a collection that a page of their name shows as pages at its address', async () => {
    const {paths, config} = await migrate({
      ...SITE,
      'src/content/spec/friends.md': '---\ntitle: 友链\n---\n文\n',
      'src/content/spec/guestbook.md': '文\n',
      'src/content/spec/me.md': '文\n',
      'src/pages/friends.astro': '',
      'src/pages/guestbook/index.astro': '',
      'src/pages/me.astro': '',
    });
    expect(paths.filter((path) => path.startsWith('src/pages/'))).toEqual([
      'src/pages/about.md',
      'src/pages/friends.md',
      'src/pages/guestbook.md',
      'src/pages/me.md',
    ]);
    expect(JSON.stringify(config)).toContain('{"label":"友链","to":"/friends/"}');
  });

  it('names what is left to the author', async () => {
    const {problems, words} = await migrate({...SITE, 'packages/x/README.md': '# X\n'});
    expect(problems).toEqual([
      'astro.config.mjs',
      'astro.config.mjs',
      'src/content/posts/Hello World.mdx:12',
    ]);
    expect(words[0]).toContain('2 篇成为文章');
    expect(words[1]).toContain('packages/x/README.md');
  });

  it('has posts at the root where a page there shows them, and a note or two of another collection as pages', async () => {
    const {paths, read, config} = await migrate({
      'astro.config.mjs':
        "export default defineConfig({title: '工具', site: 'https://b.example'});",
      'src/site.config.ts': "export const title = '博客';",
      'src/pages/[slug].astro': '',
      'src/pages/about.md': '# 关于\n\n![](./me.png)\n',
      'src/pages/me.png': 'x',
      'src/content/posts/a.md': '---\ndate: 2024-01-01\n---\n# 甲\n',
      'src/content/posts/b.md': '---\ndate: 2024-01-02\nslug: /own/b\n---\n# 乙\n',
      'src/content/wiki/c.md': '# 丙\n',
    });
    expect(paths).toEqual([
      'blog/a.md',
      'blog/b.md',
      'src/pages/about.md',
      'src/pages/c.md',
      'static/src/pages/me.png',
      'wuya.config.ts',
    ]);
    expect(read('blog/a.md')).toContain('slug: "/a/"');
    expect(read('blog/b.md')).toContain('slug: "/own/b/"');
    expect(config).toMatchObject({title: '博客'});
  });

  it('has other collections as notes', async () => {
    const {paths, config} = await migrate({
      ...SITE,
      'src/content/wiki/a.md': '# 甲\n',
      'src/content/wiki/b/c.md': '# 乙\n',
      'src/content/wiki/d.md': '# 丁\n',
    });
    expect(paths.filter((path) => path.startsWith('docs/'))).toEqual([
      'docs/wiki/a.md',
      'docs/wiki/b/c.md',
      'docs/wiki/d.md',
    ]);
    expect(config).toMatchObject({docs: {routeBasePath: 'wiki'}});
  });
});

it('takes a blog of Gatsby over, whose addresses count from the folder of its posts', async () => {
  const {tool, read, config} = await migrate({
    'gatsby-config.js':
      'module.exports = {siteMetadata: {title: `G`, siteUrl: `https://g.example`}};',
    'content/blog/hello/index.md':
      '---\ntitle: Hello\ndate: "2015-05-01T22:12:03.284Z"\n---\n![](./a.png)\n',
    'content/blog/hello/a.png': 'x',
    'content/blog/two/index.md': '---\ntitle: Two\ndate: 2016-01-01\n---\n[1](/hello/)\n',
  });
  expect(tool).toBe('Gatsby');
  expect(read('blog/hello/index.md')).toBe(
    '---\ntitle: "Hello"\nslug: "/hello/"\ndate: "2015-05-01T22:12:03Z"\n---\n\n![](./a.png)\n',
  );
  expect(read('blog/two/index.md')).toContain('[1](./../hello/index.md)'.replace('./../', '../'));
  expect(config).toMatchObject({title: 'G', url: 'https://g.example'});
});

it('finds the folder of the posts by a single one in a folder of its own', async () => {
  const {paths} = await migrate({
    'gatsby-config.js': '',
    'content/blog/hello/index.md': '---\ndate: 2015-05-01\n---\n# A\n',
    'content/blog/two/index.md': '# B\n',
  });
  expect(paths).toEqual(['blog/hello/index.md', 'blog/two/index.md', 'wuya.config.ts']);
});

it('takes a blog of Eleventy over, without dates in addresses, and names its templates', async () => {
  const {tool, read, paths, problems, config} = await migrate({
    'eleventy.config.js': 'export default () => {};',
    '_data/metadata.js': 'export default {title: "E", url: "https://e.example/"};',
    'content/404.md': '---\npermalink: 404.html\n---\n',
    'content/about.md': '# About\n',
    'content/README.md': '# R\n',
    'content/blog/2018-05-01-first.md':
      '---\ntitle: First\ndate: 2018-05-01\ntags: [posts, x]\n---\n{% image "a" %}\n',
    'content/blog/second/second.md':
      '---\ntitle: Second\ndate: 2018-05-02\npermalink: own/place/\n---\n',
    'content/blog/third/third.md':
      '---\ntitle: Third\npermalink: "/{{ page.fileSlug }}/"\npublished: false\n---\n',
    'content/blog/none.md': '---\ntitle: None\npermalink: false\n---\n',
  });
  expect(tool).toBe('Eleventy');
  expect(paths).toEqual([
    'blog/2018-05-01-first.md',
    'blog/second/second.md',
    'blog/third/third.md',
    'src/pages/README.md',
    'src/pages/about.md',
    'wuya.config.ts',
  ]);
  expect(read('blog/2018-05-01-first.md')).toContain('slug: "/blog/first/"\ntags: ["x"]');
  expect(read('blog/second/second.md')).toContain('slug: "/own/place/"');
  expect(read('blog/third/third.md')).toContain('slug: "/blog/third/"');
  expect(read('blog/third/third.md')).toContain('draft: true');
  expect(config).toMatchObject({title: 'E', url: 'https://e.example'});
  expect(problems).toEqual(['eleventy.config.js', 'content/blog/2018-05-01-first.md:6']);
});

it('is a folder of Markdown where no note has a date', async () => {
  const {tool} = await migrate({'astro.config.mjs': '', 'src/content/docs/a.md': '# A\n'});
  expect(tool).toBe('Markdown');
});

it('takes a blog of Valaxy over at its addresses, with containers and friends', async () => {
  const {tool, paths, read, config, words} = await migrate({
    'valaxy.config.ts':
      "import {defineConfig} from 'valaxy';\nexport default defineConfig({theme: 'yun'});\n",
    'site.config.ts':
      "export default defineSiteConfig({\n  title: '小站',\n  url: 'https://v.example/',\n});\n",
    'package.json': '{}',
    'README.md': '# 仓库\n',
    'pages/404.md': '---\nlayout: 404\n---\n',
    'pages/archives/index.md': '---\nlayout: archives\n---\n',
    'pages/tags/index.md': '---\nlayout: tags\ntitle: 标签\n---\n',
    'pages/about/index.md': '---\ntitle: 关于\ndate: 2020-01-01\n---\n[文](/posts/C-甲)\n',
    'pages/links/index.md':
      '---\ntitle: 友链\nlinks:\n  - {url: \'https://a.example/\', name: 阿甲, desc: 朋友}\n---\n<YunLinks :links="frontmatter.links" :random="true" />\n',
    'pages/_drafts/x.md': '---\ndate: 2021-01-01\n---\n',
    'pages/posts/C-甲.md':
      '---\ntitle: 甲\ndate: 2022-08-30 00:00:00\nupdated: 2022-09-11\nhide: true\ncategories:\n  - [笔记, 语言]\ntags: [C]\n---\n::: tip 题\n话\n:::\n\n<!-- more -->\n\n![](/a.png)\n',
    'public/a.png': 'x',
  });
  expect(tool).toBe('Valaxy');
  expect(paths).toEqual([
    'blog/C-甲.md',
    'src/pages/about/index.md',
    'src/pages/links/index.md',
    'static/a.png',
    'wuya.config.ts',
  ]);
  expect(read('blog/C-甲.md')).toBe(
    '---\ntitle: "甲"\nslug: "/posts/C-甲/"\nlast_update: {"date":"2022-09-11"}\ntags: ["C","笔记","语言"]\nunlisted: true\ndate: "2022-08-30T00:00:00"\n---\n\n:::tip[题]\n话\n:::\n\n<!-- more -->\n\n![](/a.png)\n',
  );
  expect(read('src/pages/links/index.md')).toContain('- [阿甲](https://a.example/)：朋友');
  expect(config).toMatchObject({
    title: '小站',
    url: 'https://v.example',
    markdown: {math: true},
    redirects: [
      {from: '/archives/', to: '/archive/'},
      {from: '/categories/', to: '/tags/'},
    ],
  });
  expect(words[0]).toContain('1 篇成为文章');
});

it.each([
  ["site: 'https://me.example', base: '/blog'", '/blog/'],
  ["site: 'https://me.example/own/', base: '/own'", '/own/'],
  ["site: 'https://me.example'", undefined],
])('keeps the path of a blog of Astro below its host: %s', async (settings, baseUrl) => {
  const {config} = await migrate({
    'astro.config.mjs': `export default {\n  ${settings},\n};\n`,
    'package.json': '{"dependencies": {"astro": "5"}}',
    'src/content/blog/a.md': '---\ntitle: 甲\npubDate: 2024-05-06\n---\n文\n',
  });
  expect(config['url']).toBe('https://me.example');
  expect(config['baseUrl']).toBe(baseUrl);
});
