import {expect, it} from 'vitest';
import {migrateFiles as migrate} from '../../../../../test/helpers/migrated.ts';

it('keeps the address, the icon, the footer, the head and the links of a site of VitePress', async () => {
  const {config, problems} = await migrate({
    '.vitepress/config.js': `export default {
  base: '/notes/',
  sitemap: {hostname: 'https://notes.example/notes/'},
  head: [
    ['link', {rel: 'shortcut icon', href: '/notes/logo.svg'}],
    ['link', {rel: 'stylesheet', href: 'https://cdn.example/a.css'}],
    ['link', {rel: 'apple-touch-icon', href: '/none.png'}],
    ['meta', {name: 'viewport', content: 'width=device-width'}],
    ['meta', {property: 'og:title', content: '题'}],
    ['meta', {name: 'baidu-site-verification', content: 'abc'}],
    ['script', {async: '', src: 'https://www.googletagmanager.com/gtag/js?id=G-ABC1'}],
    ['script', {}, "window.dataLayer = []; function gtag(){dataLayer.push(arguments)} gtag('js', new Date())"],
    ['script', {}, 'var _hmt = _hmt || []; (function() { var hm = document.createElement("script"); hm.src = "https://hm.baidu.com/hm.js?0a1b"; })();'],
    ['script', {id: 'own', defer: true}, 'let a = 1;'],
  ],
  themeConfig: {
    nav: [{text: '甲', link: '/a'}],
    socialLinks: [
      {icon: 'github', link: 'https://github.com/me/notes'},
      {icon: {svg: '<svg/>'}, link: 'https://www.zhihu.com/people/me?a'},
    ],
    footer: {
      message: '以 <a href="https://x.example/mit">MIT</a> 许可发布，<a href="/about">关于</a><br><a href="https://beian.miit.gov.cn/">京ICP备1号</a>',
      copyright: 'Copyright &copy; 我',
    },
  },
};
`,
    'public/logo.svg': '<svg/>',
    'a.md': '# 甲\n',
  });
  expect(config).toMatchObject({
    url: 'https://notes.example',
    baseUrl: '/notes/',
    favicon: 'logo.svg',
    analytics: {google: {id: 'G-ABC1'}, baidu: {id: '0a1b'}},
    headTags: [
      {tagName: 'link', attributes: {rel: 'stylesheet', href: 'https://cdn.example/a.css'}},
      {tagName: 'meta', attributes: {name: 'baidu-site-verification', content: 'abc'}},
      {tagName: 'script', attributes: {id: 'own', defer: true}, innerHTML: 'let a = 1;'},
    ],
    themeConfig: {
      navbar: {
        items: [
          {label: '甲', to: '/a'},
          {
            label: 'GitHub',
            href: 'https://github.com/me/notes',
            position: 'right',
            icon: 'repository',
          },
          {label: 'zhihu.com', href: 'https://www.zhihu.com/people/me?a', position: 'right'},
        ],
      },
      footer: {
        links: [
          {label: 'MIT', href: 'https://x.example/mit'},
          {label: '京ICP备1号', href: 'https://beian.miit.gov.cn/'},
        ],
        legal: ['以 MIT 许可发布，关于', 'Copyright © 我'],
      },
    },
  });
  expect(problems).toEqual([]);
});

it.each([
  ['the home page', "module.exports = {themeConfig: {repo: 'me/notes'}};\n", ['京ICP备1号']],
  [
    'the theme vdoing',
    "module.exports = {themeConfig: {repo: 'me/notes', repoLabel: 'GitHub', footer: {createYear: 2019, copyrightInfo: '我 | <b>MIT</b>'}}};\n",
    ['Copyright © 2019 我 | MIT'],
  ],
  [
    'the theme hope',
    "module.exports = {theme: {repo: 'me/notes', repoLabel: 'GitHub', footer: '京ICP备2号', copyright: false}};\n",
    ['京ICP备2号'],
  ],
])('keeps the footer and the repository of VuePress: %s', async (_, config, legal) => {
  const {config: written} = await migrate({
    'docs/.vuepress/config.js': config,
    'docs/.vuepress/public/favicon.ico': 'x',
    'docs/README.md': '---\nhome: true\nfooter: 京ICP备1号\n---\n',
  });
  expect(written).toMatchObject({
    favicon: 'favicon.ico',
    themeConfig: {footer: {legal}, navbar: {items: [{href: 'https://github.com/me/notes'}]}},
  });
});

it('keeps the footers of all languages of VitePress', async () => {
  const {config} = await migrate({
    '.vitepress/config.js': `export default {
  locales: {
    root: {label: '中文', lang: 'zh-CN', themeConfig: {footer: {message: '版权'}}},
    en: {label: 'English', lang: 'en', themeConfig: {footer: {message: 'All rights'}}},
  },
};
`,
    'index.md': '# 甲\n',
    'en/index.md': '# A\n',
  });
  expect(config['themeConfig']).toMatchObject({footer: {legal: ['版权']}});
  expect(config['i18n']).toMatchObject({
    localeConfigs: {en: {themeConfig: {footer: {legal: ['All rights']}}}},
  });
});

it('names what pages had that needs an option: links to edit them, dates, comments', async () => {
  const {words} = await migrate({
    '.vitepress/config.js':
      "export default {lastUpdated: true, themeConfig: {editLink: {pattern: 'https://github.com/me/notes/edit/main/:path'}, lastUpdated: {text: '更新于'}}};\n",
    'index.md': '# 甲\n',
  });
  expect(words).toEqual([
    '原来的页面有编辑链接（docs.editUrl）、更新日期（docs.showLastUpdateTime），没有带过来；要用，把括号里的选项写进 wuya.config.ts。',
  ]);
});

it('names the large picture of the home page, which ours has not', async () => {
  const {words} = await migrate({
    '.vitepress/config.js': 'export default {};\n',
    'index.md': '---\nlayout: home\nhero: {name: 站, image: {light: /b.png, src: /a.png}}\n---\n',
    'public/a.png': 'x',
  });
  expect(words).toEqual([
    '首页的大图 /a.png 没有带过来，这里的首页没有大图；要显示，把它写在正文里。',
  ]);
});
