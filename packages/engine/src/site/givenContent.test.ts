import {expect, it} from 'vitest';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {openSite} from './site.ts';

/** What components of a site may ask for. */
async function globalDataOf(files: Readonly<Record<string, string>>) {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'docs/a.md': '# 甲\n',
    'blog/2024-01-02-b.md':
      '---\ntags: [css]\nsticky: 1\n---\n# 乙\n\n见[这里](/x)的**字**。\n\n第二段。\n',
    'blog/2024-03-04-c.md': '---\ntitle: 丙\ndescription: 说明\n---\n正文。\n',
    ...files,
  });
  const site = await openSite(dir, {isProduction: true});
  const {foreign} = site.loaded;
  site.close();
  return foreign?.pluginContent.globalData;
}

const config = (plugin: string): string =>
  `module.exports = {title: '站', url: 'https://x.example', baseUrl: '/', presets: [['classic', {blog: false}]], plugins: [[${plugin}, {path: 'blog'}]]};\n`;

it('gives components what a plugin of the site makes of the posts', async () => {
  const globalData = await globalDataOf({
    'docusaurus.config.js': config("'./plugins/blog.js'"),
    // Its package may be installed: posts are read here all the same.
    'node_modules/@docusaurus/plugin-content-blog/package.json': '{"main": "index.js"}',
    'node_modules/@docusaurus/plugin-content-blog/index.js':
      "exports.default = () => { throw new Error('no context of Docusaurus'); };\n",
    'plugins/blog.js': `
const blogPluginExports = require('@docusaurus/plugin-content-blog');
async function blog(context, options) {
  const own = await blogPluginExports.default(context, options);
  return {
    ...own,
    async contentLoaded({content, allContent, actions}) {
      content.blogPosts.sort((a, b) => (b.metadata.frontMatter.sticky || 0) - (a.metadata.frontMatter.sticky || 0));
      await own.contentLoaded({content, allContent, actions});
      const posts = content.blogPosts.map(({metadata: {permalink, title, description, date, tags}}) => ({permalink, title, description, date, tags: tags.map(({label}) => label)}));
      actions.setGlobalData({posts, tags: Object.keys(content.blogTags)});
    },
  };
}
module.exports = {...blogPluginExports, default: blog};
`,
  });
  expect(globalData).toEqual({
    'docusaurus-plugin-content-blog': {
      default: {
        posts: [
          {
            permalink: '/blog/2024/01/02/b/',
            title: '乙',
            description: '见这里的字。',
            date: '2024-01-02T00:00:00.000Z',
            tags: ['css'],
          },
          {
            permalink: '/blog/2024/03/04/c/',
            title: '丙',
            description: '说明',
            date: '2024-03-04T00:00:00.000Z',
            tags: [],
          },
        ],
        tags: ['/blog/tags/css/'],
      },
    },
  });
});

it('gives such a plugin the posts of its own blog, beside another', async () => {
  const globalData = await globalDataOf({
    'docusaurus.config.js': classic('x').replace(
      "'x'",
      "['./plugins/news.js', {id: 'news', path: 'news', routeBasePath: 'news'}]",
    ),
    'news/2024-05-06-d.md': '# 丁\n',
    'plugins/news.js': `
const blog = require('@docusaurus/plugin-content-blog');
module.exports = async (context, options) => ({
  ...(await blog.default(context, options)),
  contentLoaded: ({content, actions}) => actions.setGlobalData(content.blogPosts.map(({metadata}) => metadata.title)),
});
`,
  });
  expect(globalData).toEqual({'docusaurus-plugin-content-blog': {news: ['丁']}});
});

it('gives nothing where such a plugin fails', async () => {
  const globalData = await globalDataOf({
    'docusaurus.config.js': config("'./plugins/blog.js'"),
    'plugins/blog.js':
      "const own = require('@docusaurus/plugin-content-blog');\nmodule.exports = () => ({name: 'own', contentLoaded() { throw new Error('x'); }});\n",
  });
  expect(globalData).toEqual({});
});

/** A plugin that asks for what Docusaurus' own have loaded. */
const asking = (method: string, key: string, code: string): string =>
  `export default function own() { return {name: 'own', ${method}({allContent, actions}) { const {default: found} = allContent['docusaurus-plugin-content-${key}'] ?? {}; actions.setGlobalData(${code}); }}; }\n`;

const classic = (plugin: string): string =>
  `module.exports = {title: '站', url: 'https://x.example', baseUrl: '/b/', i18n: {defaultLocale: 'zh-CN', locales: ['zh-CN']}, presets: ['classic'], plugins: ['${plugin}']};\n`;

it('tells a plugin of the posts when all is loaded, though it names their types', async () => {
  const globalData = await globalDataOf({
    'docusaurus.config.js': classic('./plugins/latest.ts'),
    'plugins/latest.ts': `import type {BlogContent} from '@docusaurus/plugin-content-blog';\nimport {type Options} from "@docusaurus/plugin-content-docs";\n/** @type {import('@docusaurus/plugin-content-blog').BlogPost} */\n${asking(
      'allContentLoaded',
      'blog',
      'found.blogPosts.map(({metadata: {title, permalink, formattedDate, readingTime, prevItem}}) => [title, permalink, formattedDate, readingTime > 0, prevItem?.title])',
    )}`,
  });
  expect(globalData).toEqual({
    own: {
      default: [
        ['丙', '/b/blog/2024/03/04/c/', '2024年3月4日', true, null],
        ['乙', '/b/blog/2024/01/02/b/', '2024年1月2日', true, '丙'],
      ],
    },
  });
});

it('tells a plugin of the notes and the sidebars that they are in', async () => {
  const globalData = await globalDataOf({
    'docusaurus.config.js': classic('./plugins/notes.mjs'),
    'docs/01-x/02-y.md':
      '---\ntags: [t]\nlevel: 3\nlast_update: {date: 2024-05-06, author: 作者}\n---\n# 丁\n\n说明。\n',
    'plugins/notes.mjs': asking(
      'allContentLoaded',
      'docs',
      '{docs: found.loadedVersions[0].docs.filter(({id}) => id === "x/y").map(({tags, ...doc}) => ({...doc, tags: tags.map(({label}) => label)})), sidebars: found.loadedVersions.map(({isLast, versionName, path, sidebars}) => [isLast, versionName, path, sidebars])}',
    ),
  });
  expect(globalData?.['own']?.['default']).toEqual({
    docs: [
      {
        id: 'x/y',
        title: '丁',
        description: '说明。',
        source: '@site/docs/01-x/02-y.md',
        sourceDirName: '01-x',
        slug: '/x/y/',
        permalink: '/b/docs/x/y/',
        draft: false,
        unlisted: false,
        tags: ['t'],
        version: 'current',
        lastUpdatedBy: '作者',
        lastUpdatedAt: Date.UTC(2024, 4, 6),
        sidebarPosition: 2,
        sidebar: 'defaultSidebar',
        frontMatter: {
          tags: ['t'],
          level: 3,
          last_update: {date: '2024-05-06T00:00:00.000Z', author: '作者'},
        },
      },
    ],
    sidebars: [[true, 'current', '/b/docs/', {defaultSidebar: expect.any(Array) as unknown}]],
  });
});

it('tells a plugin of it in contentLoaded too, as Docusaurus 2 does, and of the pages', async () => {
  const globalData = await globalDataOf({
    'docusaurus.config.js': classic('./plugins/pages.mjs'),
    'src/pages/one.md': '---\nextra: 1\n---\n# 一\n',
    'src/pages/two.js': 'export default () => <p>2</p>;\n',
    'plugins/pages.mjs': asking(
      'contentLoaded',
      'pages',
      'found.map(({type, permalink, title, frontMatter}) => [type, permalink, title, frontMatter?.extra])',
    ),
  });
  expect(globalData).toEqual({
    own: {
      default: [
        ['jsx', '/b/two/', null, null],
        ['mdx', '/b/one/', '一', 1],
      ],
    },
  });
});

it('knows the sidebar that a note is in, not one that refers to it, and no date of a note without one', async () => {
  const globalData = await globalDataOf({
    'docusaurus.config.js': classic('./plugins/notes.mjs').replace(
      "['classic']",
      "[['classic', {docs: {sidebarPath: './sidebars.js'}}]]",
    ),
    'sidebars.js': "module.exports = {own: ['a'], others: [{type: 'ref', id: 'a'}]};\n",
    'plugins/notes.mjs': asking(
      'allContentLoaded',
      'docs',
      '[found === allContent["docusaurus-plugin-content-docs"].default, ...found.loadedVersions[0].docs.map((doc) => [doc.sidebar, doc.lastUpdatedAt === undefined])]',
    ),
  });
  expect(globalData).toEqual({own: {default: [true, ['own', true]]}});
});

it('asks a plugin for its own pages once, though others wait for all', async () => {
  const globalData = await globalDataOf({
    'docusaurus.config.js': classic('./plugins/counting.mjs'),
    'plugins/counting.mjs':
      "export default function own() { let count = 0; return {name: 'own', contentLoaded({actions}) { actions.setGlobalData(++count); }, allContentLoaded() {}}; }\n",
  });
  expect(globalData).toEqual({own: {default: 1}});
});

it('writes no data of a plugin outside of its folder', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'docs/a.md': '# 甲\n',
    'docusaurus.config.js': classic('./plugins/leaving.mjs'),
    'plugins/leaving.mjs':
      "export default () => ({name: 'leaving', async contentLoaded({actions}) { await actions.createData('../../a.json', '1'); }});\n",
  });
  const site = await openSite(dir, {isProduction: true});
  const hints = site.loaded.notices.map(({diagnostic}) => diagnostic.hint?.en);
  site.close();
  expect(hints).toContain('It fails: createData: ../../a.json leads out of its folder');
});

it('tells of each set of pages by its id', async () => {
  const globalData = await globalDataOf({
    'docusaurus.config.js': classic('./plugins/pages.mjs').replace(
      'plugins: [',
      "plugins: [['@docusaurus/plugin-content-pages', {id: 'more', path: 'more', routeBasePath: 'more'}], ",
    ),
    'src/pages/one.md': '# 一\n',
    'src/pages/two.js': 'export default () => <p>2</p>;\n',
    'more/three.md': '# 三\n',
    'more/four.js': 'export default () => <p>4</p>;\n',
    'plugins/pages.mjs':
      "export default function own() { return {name: 'own', allContentLoaded({allContent, actions}) { const sets = allContent['docusaurus-plugin-content-pages']; actions.setGlobalData(Object.entries(sets).map(([id, pages]) => [id, ...pages.map(({permalink}) => permalink)])); }}; }\n",
  });
  expect(globalData).toEqual({
    own: {
      default: [
        ['default', '/b/two/', '/b/one/'],
        ['more', '/b/more/four/', '/b/more/three/'],
      ],
    },
  });
});

it('reports a plugin that fails over what all have loaded, once', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'docs/a.md': '# 甲\n',
    'docusaurus.config.js': classic('./plugins/failing.mjs'),
    'plugins/failing.mjs':
      "export default () => ({name: 'failing', allContentLoaded({allContent}) { throw new Error(Object.keys(allContent).join()); }});\n",
  });
  const site = await openSite(dir, {isProduction: true});
  const told = site.loaded.notices.filter(({diagnostic}) => diagnostic.code === 'CFG-220');
  site.close();
  expect(told.map(({option, diagnostic}) => [option, diagnostic.hint?.en])).toEqual([
    [
      'plugins[0]',
      'It fails: docusaurus-plugin-content-docs,docusaurus-plugin-content-blog,docusaurus-plugin-content-pages,failing',
    ],
  ]);
});

it('takes a plugin in a folder of the site for none of Docusaurus, whatever its name', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'docs/a.md': '# 甲\n',
    'docusaurus.config.js':
      "module.exports = {title: '站', url: 'https://x.example', baseUrl: '/', presets: ['classic'], plugins: [['./plugin-content-docs', {id: 'more', path: 'docs'}]]};\n",
    'plugin-content-docs/index.mjs':
      "export default () => ({name: 'own', contentLoaded: ({actions}) => actions.setGlobalData(1)});\n",
  });
  const site = await openSite(dir, {isProduction: true});
  const {config: resolved, foreign} = site.loaded;
  site.close();
  expect(resolved.docs.map(({id}) => id)).toEqual(['default']);
  expect(foreign?.pluginContent.globalData).toEqual({own: {more: 1}});
});
