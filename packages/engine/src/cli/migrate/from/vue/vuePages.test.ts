import {describe, expect, it} from 'vitest';
import {migrateFiles as migrate} from '../../../../../test/helpers/migrated.ts';

describe('the site of a folder', () => {
  it('is that with most notes, not one that is tried out; others are named', async () => {
    const {read, words, config} = await migrate({
      '__tests__/e2e/.vitepress/config.js': "export default {title: '试'};\n",
      '__tests__/e2e/a.md': '# 试一\n',
      '__tests__/e2e/b.md': '# 试二\n',
      'docs/.vitepress/config.js': "export default {title: '站'};\n",
      'docs/index.md': '# 首页\n',
      'docs/404.md': '# 没有\n',
      'blog/.vitepress/config.js': "export default {title: '博客'};\n",
    });
    expect(read('docs/index.md')).toContain('# 首页');
    expect(config['title']).toBe('站');
    expect(config['redirects']).toEqual([]);
    expect(words).toEqual(['blog 也是一个站点，这里只搬了一个；单独搬它：wuya migrate blog …']);
  });
});

it('is called with what Vite gives a configuration that is a function', async () => {
  const {config, problems} = await migrate({
    '.vitepress/config.ts':
      "import {withPwa} from '@vite-pwa/vitepress';\nexport default ({mode, command}: {mode: string; command: string}) => withPwa({title: `${mode} ${command}`});\n",
    'index.md': '# 甲\n',
  });
  expect([config['title'], problems]).toEqual(['production build', []]);
});

it('reads a shared part that a helper of a package that is not installed returned, as its own helper would', async () => {
  const {config} = await migrate({
    '.vitepress/shared.ts':
      "import {defineConfig} from 'vitepress';\nimport {withMermaid} from 'vitepress-plugin-mermaid';\nexport const shared = withMermaid(defineConfig({title: '站', rewrites: {'zh/:rest*': ':rest*'}}));\n",
    '.vitepress/config.ts':
      "import {shared} from './shared.ts';\nexport default {...shared, themeConfig: {sidebar: [{text: '甲', link: '/a'}]}};\n",
    'zh/a.md': '# 甲\n',
  });
  expect(config).toMatchObject({title: '站', docs: {sidebars: {sidebar: [{id: 'a'}]}}});
});

it('leaves notes that are no pages out of sidebars: hidden ones and those of srcExclude', async () => {
  const {config, words} = await migrate({
    '.vitepress/config.js':
      "export default {srcExclude: ['b.md'], themeConfig: {sidebar: [{link: '/a'}, {link: '/.keystore文件'}, {text: '乙', link: '/b'}]}};\n",
    'index.md': '# 首页\n',
    'a.md': '# 甲\n',
    'b.md': '# 乙\n',
    '.keystore文件.md': '# 密\n',
  });
  expect(config).toMatchObject({docs: {sidebars: {sidebar: ['a']}}});
  expect(words).toEqual([
    '侧栏里的 /.keystore文件 没有对应的笔记，已经略过。',
    '侧栏里的 /b 没有对应的笔记，已经略过。',
  ]);
});

it('makes no redirect from an address that another note has: `a.html.md` beside `a.md`', async () => {
  const {config} = await migrate({
    '.vitepress/config.js': 'export default {};\n',
    'a.md': '# 甲\n',
    'a.html.md': '# 乙\n',
  });
  expect(config['redirects']).toEqual([{from: '/a.html.html', to: '/a.html/'}]);
});

describe('the pages of VuePress', () => {
  it('keep the addresses that they name themselves, for the navbar and the sidebar too', async () => {
    const {read, config} = await migrate({
      '.vuepress/config.js':
        "export default {themeConfig: {nav: [{text: '甲', link: '/pages/1a/'}], sidebar: ['/pages/1a/', '/b']}};\n",
      'README.md': '# 首页\n',
      'js/a.md': '---\npermalink: /pages/1a\n---\n\n# 甲\n\n[乙](/b.html)\n',
      'b.md': '---\npermalink: /b.html\n---\n\n# 乙\n\n[甲](/pages/1a/)\n',
      'c.md': '---\npermalink: /b/\n---\n\n# 丙\n',
      'd.md': '---\npermalink: /:year/:slug\n---\n\n# 丁\n',
    });
    expect(read('docs/js/a.md')).toBe('---\nslug: "/pages/1a/"\n---\n\n\n# 甲\n\n[乙](/b.md)\n');
    expect(read('docs/b.md')).toContain('slug: "/b/"\n');
    expect(read('docs/c.md') + read('docs/d.md')).not.toContain('slug');
    expect(config).toMatchObject({
      docs: {sidebars: {sidebar: ['js/a', 'b']}},
      redirects: [
        {from: '/b.html', to: '/b/'},
        {from: '/c.html', to: '/c/'},
        {from: '/d.html', to: '/d/'},
      ],
      themeConfig: {navbar: {items: [{label: '甲', to: '/pages/1a/'}]}},
    });
  });

  it('list notes where the theme vdoing does, and are found by their folders', async () => {
    const {read, has, config} = await migrate({
      'docs/.vuepress/config.js':
        "export default {theme: 'vdoing', themeConfig: {nav: [{text: '前端', link: '/01.前端/'}, {text: '外', link: '/none/'}]}};\n",
      'docs/README.md': '---\nhome: true\n---\n',
      'docs/00.目录页/01.前端.md':
        '---\npageComponent:\n  name: Catalogue\n  data:\n    path: 01.前端\ntitle: 前端\npermalink: /web/\narticle: false\n---\n',
      'docs/01.前端/README.md': '---\ntitle: 总\npermalink: /pages/0/\nhidden: true\n---\n',
      'docs/01.前端/2.闭包.md': '---\ndate: 2020-03-11 21:50:53\ncategories: [前端, JS]\n---\n文\n',
      'docs/01.前端/10.[类].md': '---\ntitle: 类\ndate: 2021-01-02\n---\n文\n',
      'docs/01.前端/20.深/1.乙.md': '---\ntitle: 乙\ncategories: [JS]\n---\n文\n',
      'docs/@pages/archivesPage.md':
        '---\narchivesPage: true\ntitle: 归档\npermalink: /archives/\narticle: false\n---\n',
      'docs/@pages/categoriesPage.md':
        '---\ncategoriesPage: true\ntitle: 分类\npermalink: /categories/\narticle: false\n---\n',
      'docs/@pages/tagsPage.md':
        '---\ntagsPage: true\ntitle: 标签\npermalink: /tags/\narticle: false\n---\n',
    });
    const [closure, kind, deep] = [
      '2.%E9%97%AD%E5%8C%85',
      '10.%5B%E7%B1%BB%5D',
      '20.%E6%B7%B1/1.%E4%B9%99',
    ].map((name) => `../01.%E5%89%8D%E7%AB%AF/${name}.md`);
    expect(read('docs/00.目录页/01.前端.md')).toContain(
      `- [闭包](${closure})\n- [类](${kind})\n- 深\n  - [乙](${deep})\n`,
    );
    expect(read('docs/@pages/archivesPage.md')).toContain(
      `- 2021-01-02 [类](${kind})\n- 2020-03-11 [闭包](${closure})\n- [乙](${deep})\n`,
    );
    expect(read('docs/@pages/categoriesPage.md')).toContain(
      `## JS\n\n- [闭包](${closure})\n- [乙](${deep})\n`,
    );
    expect(has('docs/@pages/tagsPage.md')).toBe(false);
    expect(config['themeConfig']).toMatchObject({
      navbar: {items: [{to: '/pages/0/'}, {to: '/none/'}]},
    });
  });

  it('count their addresses from the folder of their language', async () => {
    const {read, config} = await migrate({
      '.vuepress/config.js':
        "export default {locales: {'/zh/': {lang: 'zh-CN'}, '/en/': {lang: 'en-US'}}};\n",
      'zh/a.md': '---\npermalink: /zh/x/\n---\n\n# 甲\n',
      'en/a.md': '---\npermalink: /en/x/\n---\n\n# A\n',
    });
    expect(read('docs/a.md')).toContain('slug: "/x/"\n');
    expect(read('i18n/en/docs/a.md')).toContain('slug: "/x/"\n');
    expect(config['redirects']).toEqual([{from: '/zh/x/', to: '/x/'}]);
  });

  it('are those in folders with `_` too, with their pictures', async () => {
    const {read, has} = await migrate({
      '.vuepress/config.js': 'export default {};\n',
      '_posts/随笔/a.md': '# 甲\n\n![](./img/a.png)\n',
      '_posts/随笔/img/a.png': 'x',
      'b.md': '# 乙\n',
      '_b.md': '# 其他\n',
    });
    expect(read('docs/posts/随笔/a.md')).toContain(
      '![](./../../_posts/%E9%9A%8F%E7%AC%94/img/a.png)'.replace('./../', '../'),
    );
    expect(has('docs/_posts/随笔/img/a.png')).toBe(true);
    expect([read('docs/b.md'), read('docs/_b.md')]).toEqual(['# 乙\n', '# 其他\n']);
  });

  it('lose the numbers of their names in the theme vdoing, where nothing needs them', async () => {
    const config = "export default {themeConfig: {sidebar: {mode: 'structuring'}}};\n";
    const note = (at: string): string => `---\ntags:\n  - \npermalink: ${at}\n---\n\n# 甲\n`;
    const site = {'docs/.vuepress/config.js': config, 'docs/index.md': '# 首页\n'};
    const all = await migrate({...site, 'docs/01.前端/02.a.md': note('/a/')});
    expect(all.config['docs']).toEqual({routeBasePath: '/'});
    expect(all.read('docs/01.前端/02.a.md')).toContain('tags: []\n');
    expect(all.problems).toEqual([]);
    for (const more of [
      {'docs/01.前端/03.b.md': '# 乙\n'},
      {'docs/02.前端/02.a.md': note('/b/')},
    ] as Record<string, string>[]) {
      const some = await migrate({...site, 'docs/01.前端/02.a.md': note('/a/'), ...more});
      expect(some.config['docs']).toEqual({routeBasePath: '/', numberPrefixParser: false});
    }
  });
});

describe('notes of a Vue tool that are no pages', () => {
  it.each([
    ['VitePress', {'.vitepress/config.js': "export default {srcExclude: ['**/*.part.md']};"}],
    [
      'VuePress 2',
      {
        '.vuepress/config.js':
          "export default {pagePatterns: ['**/*.md', '!**/*.part.md', '!.vuepress']};",
      },
    ],
    [
      'VuePress 1',
      {'.vuepress/config.js': "export default {patterns: ['**/*.md', '!in/a.part.md']};"},
    ],
  ])('of %s are included only', async (_, config) => {
    const {paths, read} = await migrate({
      ...(config as Record<string, string>),
      'a.md': '# 甲\n\n<!-- @include: ./in/a.part.md -->\n',
      'in/a.part.md': '部分\n',
    });
    expect(paths).toEqual(['docs/a.md', 'wuya.config.ts']);
    expect(read('docs/a.md')).toBe('# 甲\n\n部分\n');
  });
});

describe('a note of a Vue tool', () => {
  it('finds public pictures that it names by their path', async () => {
    const {read} = await migrate({
      'docs/.vuepress/config.js': 'export default {};\n',
      'docs/a/b.md':
        '![](../.vuepress/public/图%20(1).png) <img src="../.vuepress/public/c.png">\n',
      'docs/.vuepress/public/图 (1).png': 'x',
      'docs/.vuepress/public/c.png': 'x',
    });
    expect(read('docs/a/b.md')).toBe('![](/%E5%9B%BE%20%281%29.png) <img src="/c.png">\n');
  });

  it('leads to files by definitions of links too', async () => {
    const {read} = await migrate({
      '.vitepress/config.js': 'export default {};\n',
      'a.md': '[乙]\n\n[乙]: ./b.html#x\n',
      'b.md': '# 乙\n',
    });
    expect(read('docs/a.md')).toContain('[乙]: ./b.md#x');
  });

  it('shows what is in the slots of components', async () => {
    const {read} = await migrate({
      '.vitepress/config.js': 'export default {};\n',
      'a.md':
        '<Team>\n  <template #title>我们</template>\n  <template v-slot:lead="x">\n    话\n  </template>\n</Team>\n\n`<template #a>`\n',
      'b.md': '<template>\n藏\n</template>\n',
    });
    expect(read('docs/a.md')).toBe('<Team>\n  我们\n  \n    话\n  \n</Team>\n\n`<template #a>`\n');
    expect(read('docs/b.md')).toBe('<template>\n藏\n</template>\n');
  });
});

describe('a home page that a component draws', () => {
  const config =
    "export default {title: '站', lang: 'zh-CN', themeConfig: {nav: [{text: '外', link: 'https://a.example'}, {text: '文档', items: [{text: '始', link: '/guide/a'}]}]}};\n";
  const pages = {'.vitepress/config.ts': config, 'guide/a.md': '# 甲\n'};

  it.each([
    ['---\nlayout: home\n---\n', '站'],
    [
      "---\ntitle: 题\n---\n<script setup>\nimport Home from './Home.vue'\n</script>\n\n<Home />\n",
      '题',
    ],
  ])('leads to the first page of the navbar: %j', async (text, title) => {
    const {read} = await migrate({...pages, 'index.md': text});
    expect(read('docs/index.md')).toContain('layout: "home"');
    expect(read('docs/index.md')).toContain(
      `hero: {"title":"${title}","actions":[{"label":"开始阅读","to":"/guide/a.md"}]}`,
    );
  });

  it('is a note where it says something', async () => {
    const {read} = await migrate({...pages, 'index.md': '# 站\n\n<Home />\n\n文字\n'});
    expect(read('docs/index.md')).not.toContain('layout');
  });

  it('keeps its own buttons', async () => {
    const {read} = await migrate({
      ...pages,
      'index.md': '---\nlayout: home\nhero:\n  actions: [{text: 走, link: /guide/a}]\n---\n',
    });
    expect(read('docs/index.md')).toContain('"actions":[{"label":"走"');
  });
});

it('leads to the page of a folder where the navbar names its file without an ending', async () => {
  const {config, read} = await migrate({
    '.vitepress/config.mts':
      "export default {themeConfig: {nav: [{text: '首页', link: '/index'}, {text: '甲', link: '/甲/index#一'}, {text: '乙', link: '/甲/index.html?a'}, {text: '丙', link: '/甲/reindex.html'}]}};\n",
    'index.md': '# 首\n',
    '甲/index.md': '# 甲\n',
    '甲/reindex.md': '# 丙\n',
  });
  expect(JSON.stringify(config)).toContain(
    '"items":[{"label":"首页","to":"/"},{"label":"甲","to":"/甲/#一"},{"label":"乙","to":"/甲/?a"},{"label":"丙","to":"/甲/reindex"}]',
  );
  expect(read('docs/index.md')).toContain('# 首');
});
