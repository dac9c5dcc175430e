import {expect, it} from 'vitest';
import {writeFiles} from '../../test/site.ts';
import {temporaryFolder} from '../../test/temporary.ts';
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
  const {pluginContent} = site.loaded;
  site.close();
  return pluginContent?.globalData;
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

it('gives nothing where such a plugin fails', async () => {
  const globalData = await globalDataOf({
    'docusaurus.config.js': config("'./plugins/blog.js'"),
    'plugins/blog.js':
      "const own = require('@docusaurus/plugin-content-blog');\nmodule.exports = () => ({name: 'own', contentLoaded() { throw new Error('x'); }});\n",
  });
  expect(globalData).toEqual({});
});
