import {describe, expect, it} from 'vitest';
import {migrateFiles as migrate} from '../../../../../test/helpers/migrated.ts';

const NOTES = 'docs/src/content/docs';
const SITE = {
  'README.md': '# 仓库\n',
  'docs/astro.config.mjs': `
import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  site: 'https://star.example/base/',
  integrations: [
    starlight({
      title: {en: 'Star', 'zh-CN': '星'},
      locales: {root: {label: 'English', lang: 'en'}, 'zh-cn': {label: '简体中文', lang: 'zh-CN'}, fr: {label: 'Français'}},
      social: [{icon: 'github', label: 'GitHub', href: 'https://github.com/x/y'}],
      sidebar: ['start', {label: 'Guides', translations: {'zh-CN': '指南'}, items: [{autogenerate: {directory: 'guides'}}]}, {label: 'Out', link: 'https://x.example'}],
    }),
  ],
});`,
  'docs/public/pic.png': 'x',
  'docs/src/assets/shot.png': 'x',
  [`${NOTES}/index.mdx`]:
    '---\ntitle: Star\ntemplate: splash\nhero:\n  tagline: Words\n  actions:\n    - text: Go\n      link: /start/\n---\n',
  [`${NOTES}/404.md`]: '---\ntitle: Gone\n---\n',
  [`${NOTES}/start.mdx`]:
    '---\ntitle: Start\ntableOfContents: false\nprev: false\nhead: []\n---\nimport {Aside} from \'@astrojs/starlight/components\';\n\n<Aside type="tip">See [B](/guides/b/).</Aside>\n\n![](/pic.png) ![shot](../../assets/shot.png)\n',
  [`${NOTES}/guides/a.md`]: '---\ntitle: A\nsidebar: {order: 2, label: Aa}\n---\n',
  [`${NOTES}/guides/b.md`]: '---\ntitle: B\nsidebar: {order: 1}\n---\n',
  [`${NOTES}/guides/hidden.md`]: '---\ntitle: H\nsidebar: {hidden: true}\n---\n',
  [`${NOTES}/zh-cn/start.md`]:
    '---\ntitle: 开始\n---\n见 [乙](/zh-cn/guides/b/)\n\n![图](../../../assets/shot.png)\n',
  [`${NOTES}/zh-cn/only.md`]: '---\ntitle: 只有\n---\n',
};

describe('Starlight', () => {
  it('takes over its configuration: languages, sidebar, links', async () => {
    const {tool, config, problems} = await migrate(SITE);
    expect([tool, problems]).toEqual(['Starlight', [`${NOTES}/zh-cn/only.md`]]);
    expect(config).toMatchObject({
      title: 'Star',
      url: 'https://star.example',
      i18n: {
        defaultLocale: 'en',
        locales: ['en', 'zh-cn'],
        localeConfigs: {en: {label: 'English'}, 'zh-cn': {label: '简体中文'}},
      },
      docs: {
        sidebars: {
          docs: [
            'start',
            {
              type: 'category',
              label: 'Guides',
              items: ['guides/b', 'guides/a'],
            },
            {type: 'link', label: 'Out', href: 'https://x.example'},
          ],
        },
      },
      themeConfig: {
        navbar: {
          items: [
            {label: 'GitHub', href: 'https://github.com/x/y'},
            {type: 'localeDropdown', position: 'right'},
          ],
        },
      },
    });
  });

  it('takes over its notes, their front matter, and pictures from outside of their folder', async () => {
    const {read, paths} = await migrate(SITE);
    expect(paths).toEqual([
      'docs/guides/a.md', 'docs/guides/b.md', 'docs/guides/hidden.md', 'docs/index.md', 'docs/only.md',
      'docs/start.md', 'i18n/zh-cn/docs/start.md',
      'i18n/zh-cn/docusaurus-plugin-content-docs/current.json', 'static/docs/src/assets/shot.png', 'static/pic.png',
      'wuya.config.ts',
    ]); // prettier-ignore
    expect(JSON.parse(read('i18n/zh-cn/docusaurus-plugin-content-docs/current.json'))).toEqual({
      'sidebar.docs.category.Guides': {message: '指南'},
    });
    expect(read('docs/guides/a.md')).toContain('sidebar_label: "Aa"');
    const start = read('docs/start.md');
    for (const part of [
      'hide_table_of_contents: true\npagination_prev: null\n---\n',
      ':::tip\n\nSee [B](./guides/b.md).\n',
      '![](/pic.png) ![shot](/docs/src/assets/shot.png)',
    ])
      expect(start).toContain(part);
    expect(read('i18n/zh-cn/docs/start.md')).toContain(
      '见 [乙](./guides/b.md)\n\n![图](/docs/src/assets/shot.png)',
    );
    expect(read('docs/index.md')).toContain(
      'layout: "home"\nhero: {"title":"Star","lead":["Words"],"actions":[{"label":"Go","to":"/start/"}]}\n',
    );
  });

  it('keeps the note of the main language where one in no language has its place, and names that', async () => {
    const {read, problems} = await migrate({
      'astro.config.mjs':
        "import starlight from '@astrojs/starlight';\nexport default {integrations: [starlight({title: 'S', defaultLocale: 'zh-cn', locales: {'zh-cn': {label: '简体中文', lang: 'zh-CN'}, en: {label: 'English'}}})]};",
      'src/content/docs/index.mdx': '---\ntitle: 旧\n---\n外\n',
      'src/content/docs/zh-cn/index.mdx': '---\ntitle: 新\n---\n里\n',
      'src/content/docs/zh-cn/a.md': '---\ntitle: 甲\n---\n',
    });
    expect(read('docs/index.md')).toContain('里\n');
    expect(problems).toEqual(['src/content/docs/index.mdx']);
  });

  it('gives notes the address that Astro makes of their names', async () => {
    const {read, config, paths} = await migrate({
      'astro.config.mjs':
        "import starlight from '@astrojs/starlight';\nexport default {integrations: [starlight({title: 'S', sidebar: [{label: 'Tests', autogenerate: {directory: 'Develop'}}, 'develop/tests/web-driver']})]};",
      'src/content/docs/index.md': '---\ntitle: S\n---\n[W](/develop/tests/web-driver/)\n',
      'src/content/docs/Develop/Tests/Web Driver.md':
        '---\ntitle: W\n---\n![](./a.png) [T](/develop/tests/)\n',
      'src/content/docs/Develop/Tests/a.png': 'x',
      'src/content/docs/Develop/Tests/index.md': '---\ntitle: T\n---\n',
      'src/content/docs/Develop/v2.0.md': '---\ntitle: V\n---\n',
    });
    expect(paths.filter((path) => path.endsWith('.md'))).toEqual([
      'docs/develop/tests/index.md',
      'docs/develop/tests/web-driver.md',
      'docs/develop/v20.md',
      'docs/index.md',
    ]);
    expect(read('docs/index.md')).toContain('[W](./develop/tests/web-driver.md)');
    expect(read('docs/develop/tests/web-driver.md')).toContain(
      '![](../../Develop/Tests/a.png) [T](./index.md)',
    );
    expect(config).toMatchObject({
      docs: {
        sidebars: {
          docs: [
            {
              label: 'Tests',
              items: [
                {label: 'Tests', items: ['develop/tests/index', 'develop/tests/web-driver']},
                'develop/v20',
              ],
            },
          ],
        },
      },
    });
  });

  it('lists no page for errors where the sidebar is that of the folders', async () => {
    const {config, has} = await migrate({
      'astro.config.mjs':
        "import starlight from '@astrojs/starlight';\nexport default {integrations: [starlight({title: 'S'})]};",
      'src/content/docs/index.md': '---\ntitle: S\n---\n',
      'src/content/docs/404.md': '---\ntitle: Gone\n---\n',
    });
    expect(has('docs/404.md')).toBe(false);
    expect(config).toMatchObject({docs: {sidebars: {docs: ['index']}}});
  });
});
