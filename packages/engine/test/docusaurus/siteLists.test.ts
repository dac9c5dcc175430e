import {expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

it.each([
  [
    "import list from '@generated/docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json';",
    {
      default: {
        title: '近期文章',
        items: [
          {
            title: '短',
            permalink: '/x/blog/2024/3/4/b/',
            date: '2024-03-04T00:00:00.000Z',
            unlisted: false,
          },
        ],
      },
    },
  ],
  // Else each new post would make another bundle.
  ['', {}],
])(
  'gives components of a Docusaurus site its newest posts where they read them: %s',
  async (code, expected) => {
    const dir = temporaryFolder();
    const post = (title: string) => `---\n${title}\n---\n\n一\n\n<!-- truncate -->\n`;
    writeFiles(dir, {
      'docusaurus.config.js':
        "module.exports = {title: 't', url: 'https://x.example', baseUrl: '/x/', i18n: {defaultLocale: 'zh-CN', locales: ['zh-CN']}, presets: [['classic', {docs: false, blog: {blogSidebarCount: 1}}]]};\n",
      'src/pages/index.js': `${code}\nexport default () => null;\n`,
      'blog/2024-01-02-a.md': post('title: 旧'),
      'blog/2024-3-4-b.md': post('title: 长的标题\nsidebar_label: 短'),
    });
    let printed = '';
    await build({
      dir,
      makeBundle: (plan, into) => {
        printed = plan.generated.client['virtual:wuya/post-lists']!;
        return stubBundle(plan, into);
      },
    });
    const [, json = ''] = /^export const postLists = (.*);$/.exec(printed) ?? [];
    expect(JSON.parse(json)).toEqual(expected);
  },
);

it.each([
  [
    'docs/_parts/list.jsx',
    "import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';\nexport default () => useDocsVersion().docs.a.title;\n",
    {
      default: {
        current: [
          {id: 'a', title: '甲', description: '说明', path: '/docs/a/', sidebar: 'main'},
          {id: '/examples', title: '例', description: '', path: '/docs/examples/', sidebar: 'main'},
        ],
      },
    },
  ],
  // The words of the version alone.
  [
    'src/theme/DocVersionBanner.js',
    "import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';\nexport default () => useDocsVersion().label;\n",
    {},
  ],
])(
  'gives components of a Docusaurus site its notes where they ask for them: %s',
  async (file, code, expected) => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'docusaurus.config.js':
        "module.exports = {title: 't', url: 'https://x.example', baseUrl: '/', presets: [['classic', {docs: {sidebarPath: './sidebars.js'}, blog: false}]]};\n",
      'sidebars.js':
        "module.exports = {main: [{type: 'category', label: '例', link: {type: 'generated-index', slug: '/examples'}, items: ['a']}]};\n",
      'docs/a.md': '---\ntitle: 甲\ndescription: 说明\n---\n\n一\n',
      [file]: code,
    });
    let printed = '';
    await build({
      dir,
      makeBundle: (plan, into) => {
        printed = Object.values(plan.generated.client).find((one) =>
          one.startsWith('export const docLists'),
        )!;
        return stubBundle(plan, into);
      },
    });
    const [, json = ''] = /^export const docLists = (.*);$/.exec(printed) ?? [];
    expect(JSON.parse(json)).toEqual(expected);
  },
);
