import {describe, expect, it} from 'vitest';
import {migrateFiles as migrate} from '../../../../../test/helpers/migrated.ts';

const VITEPRESS = {
  'docs/.vitepress/config.mts': `
const sidebar = (at, group, first) => ({[at + 'guide/']: [{text: group, items: [{text: first, link: at + 'guide/a'}, {link: at + 'guide/b'}]}]});
export default {
  title: 'Site', description: 'Words',
  locales: {
    root: {label: 'English', lang: 'en-US', themeConfig: {nav: [{text: 'Guide', link: '/guide/a'}], sidebar: sidebar('/', 'Basics', 'First')}},
    zh: {label: '简体中文', lang: 'zh-CN', title: '站', description: '字', themeConfig: {nav: [{text: '指南', link: '/zh/guide/a', activeMatch: /guide/, target: null}], sidebar: sidebar('/zh/', '基础', '第一')}},
    ko: {label: '한국어', lang: 'ko-KR', link: 'https://ko.example'},
  },
};`,
  'docs/index.md': '---\nlayout: home\nhero: {name: Site}\n---\n',
  'docs/guide/a.md': '# A\n',
  'docs/guide/b.md': '# B\n',
  'docs/img/a.png': 'x',
  'docs/zh/index.md':
    '---\nlayout: home\nhero:\n  name: 站\n  actions: [{text: 开始, link: /zh/guide/a}]\n---\n',
  'docs/zh/guide/a.md':
    '# 甲\n\n[乙](/zh/guide/b) [也](./b.md) ![图](../../img/a.png)\n\n<!--@include: ./part.md-->\n',
  'docs/zh/guide/b.md': '# 乙\n',
  'docs/zh/guide/part.md': '一段\n',
};

it('leads from a note that is in another language alone to those of that language', async () => {
  const {read} = await migrate({
    '.vitepress/config.js': "export default {locales: {root: {lang: 'zh'}, en: {lang: 'en'}}};\n",
    'index.md': '# 首页\n',
    'en/index.md': '# Home\n',
    'en/a.md': '[b](./b.md) [home](/en/) [b](/en/b)\n',
    'en/b.md': '# B\n',
  });
  expect(read('docs/a.md')).toContain('[b](./b.md) [home](/index.md) [b](/b.md)');
});

describe('languages of VitePress and VuePress', () => {
  it('become languages of the site, with their navbars and the labels of the sidebar', async () => {
    const {config, read, problems} = await migrate(VITEPRESS);
    expect(problems).toEqual(['docs/zh/guide/part.md']);
    expect(config).toMatchObject({
      title: 'Site',
      tagline: 'Words',
      i18n: {
        defaultLocale: 'en-US',
        locales: ['en-US', 'zh'],
        localeConfigs: {
          'en-US': {label: 'English'},
          zh: {
            label: '简体中文',
            htmlLang: 'zh-CN',
            title: '站',
            tagline: '字',
            themeConfig: {
              navbar: {items: [{label: '指南', to: '/guide/a'}, {type: 'localeDropdown'}]},
            },
          },
        },
      },
    });
    expect(config['docs']).toMatchObject({
      sidebars: {
        guide: [{label: 'Basics', items: [{id: 'guide/a', label: 'First'}, 'guide/b']}],
      },
    });
    const labels = JSON.parse(
      read('i18n/zh/docusaurus-plugin-content-docs/current.json'),
    ) as unknown;
    expect(labels).toEqual({
      'sidebar.guide.doc.First': {message: '第一'},
      'sidebar.guide.category.Basics': {message: '基础'},
    });
  });

  it('keep their notes apart; links and pictures lead where they led', async () => {
    const {read, paths} = await migrate(VITEPRESS);
    expect(paths.filter((path) => path.endsWith('.md'))).toEqual([
      'docs/guide/a.md', 'docs/guide/b.md', 'docs/guide/part.md', 'docs/index.md',
      'i18n/zh/docs/guide/a.md', 'i18n/zh/docs/guide/b.md', 'i18n/zh/docs/index.md',
    ]); // prettier-ignore
    expect(read('i18n/zh/docs/guide/a.md')).toBe(
      '# 甲\n\n[乙](/guide/b.md) [也](./b.md) ![图](../img/a.png)\n\n一段\n',
    );
    expect(read('i18n/zh/docs/index.md')).toContain(
      '"actions":[{"label":"开始","to":"/guide/a.md"}]',
    );
  });

  it('are found in the theme of VuePress; a main one in a folder leads on from there', async () => {
    const {config, paths, read} = await migrate({
      'docs/.vuepress/config.js': `
import {defaultTheme} from '@vuepress/theme-default';
export default {
  locales: {'/en/': {lang: 'en', title: 'Site', description: 'Words'}, '/zh-cn/': {lang: 'zh-CN'}},
  theme: defaultTheme({locales: {'/en/': {navbar: ['/en/guide/a.md', {text: 'More', prefix: '/en/guide/', children: ['b']}]}, '/zh-cn/': {selectLanguageName: '中文'}}}),
};`,
      'docs/en/README.md': '---\nhome: true\ntitle: Home\n---\n',
      'docs/en/guide/a.md': '# Note A\n',
      'docs/en/guide/b.md': '---\ntitle: Note B\n---\n',
      'docs/zh-cn/guide/a.md': '# 甲\n',
    });
    expect(config).toMatchObject({
      i18n: {locales: ['en', 'zh-cn'], localeConfigs: {'zh-cn': {label: '中文'}}},
      themeConfig: {
        navbar: {
          items: [
            {label: 'Note A', to: '/guide/a'},
            {type: 'dropdown', label: 'More', items: [{label: 'Note B', to: '/guide/b'}]},
            {type: 'localeDropdown'},
          ],
        },
      },
    });
    expect(config['redirects']).toContainEqual({from: '/en/guide/a.html', to: '/guide/a/'});
    expect(paths).toContain('i18n/zh-cn/docs/guide/a.md');
    expect(read('docs/README.md')).toContain(
      '\nhero: {"title":"Site","lead":["Words"],"actions":[{"label":"Start reading","to":"/guide/a.md"}]}\n',
    );
  });

  it('pair notes with other names by the address that they give themselves', async () => {
    const {read, paths, problems} = await migrate({
      'docs/.vuepress/config.js':
        "export default {locales: {'/': {lang: 'zh-CN'}, '/en/': {lang: 'en'}}};\n",
      'docs/组/甲.md': '---\npermalink: /article/a1/\n---\n# 甲\n\n[乙](./乙.md)\n',
      'docs/组/乙.md': '# 乙\n',
      'docs/en/group/a.md':
        '---\npermalink: /en/article/a1/\n---\n# A\n\n[B](../组/乙.md) [O](./other.md)\n',
      'docs/en/group/other.md': '---\npermalink: /en/article/a2/\n---\n# Other\n',
      'docs/en/组/乙.md': '# B\n\n[A](../group/a.md#x)\n',
    });
    expect(paths.filter((path) => path.endsWith('.md'))).toEqual([
      'docs/group/other.md',
      'docs/组/乙.md',
      'docs/组/甲.md',
      'i18n/en/docs/组/乙.md',
      'i18n/en/docs/组/甲.md',
    ]);
    expect(read('i18n/en/docs/组/甲.md')).toContain('slug: "/article/a1/"');
    expect(read('i18n/en/docs/组/甲.md')).toContain('[B](./%E4%B9%99.md) [O](../group/other.md)');
    expect(read('i18n/en/docs/组/乙.md')).toContain('[A](./%E7%94%B2.md#x)');
    expect(problems).toEqual(['docs/en/group/other.md']);
  });
});
