import {expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

/** Builds a site of two posts, a file of which has this code, and gives what its bundle is told of them. */
async function readLists(code: string, file = 'src/pages/index.js'): Promise<unknown> {
  const dir = temporaryFolder();
  const post = (title: string) => `---\n${title}\n---\n\n一\n\n<!-- truncate -->\n`;
  writeFiles(dir, {
    'docusaurus.config.js':
      "module.exports = {title: 't', url: 'https://x.example', baseUrl: '/x/', i18n: {defaultLocale: 'zh-CN', locales: ['zh-CN']}, presets: [['classic', {docs: false, blog: {blogSidebarCount: 1}}]]};\n",
    [file]: `${code}\nexport default () => null;\n`,
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
  return JSON.parse(json);
}

it('gives them to components beside posts too', async () => {
  const code =
    "import list from '@generated/docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json';";
  expect(await readLists(code, 'blog/Recent.js')).toMatchObject({default: {title: '近期文章'}});
});

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
    expect(await readLists(code)).toEqual(expected);
  },
);

it('gives components all that Docusaurus writes of posts where they take its folder', async () => {
  expect(await readLists("require.context('~blog/default', false, /[.]json$/);")).toMatchObject({
    default: {
      title: '近期文章',
      files: {
        '/site-blog-2024-3-4-b-md-7fa.json': {permalink: '/x/blog/2024/3/4/b/', tags: []},
        '/site-blog-2024-01-02-a-md-84b.json': {title: '旧', description: '一'},
        '/blog-post-list-prop-default.json': {title: '近期文章'},
      },
      pageFiles: {'/blog-tags-000.json': {tags: []}},
    },
  });
});

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
