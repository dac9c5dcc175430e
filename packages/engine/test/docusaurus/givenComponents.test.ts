import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {build, type BuildResult} from '../../src/build/build.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {printProblem, writeFiles} from '../helpers/site.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

describe('components that options of a Docusaurus site name for pages of the theme', () => {
  const dir = sharedFolder();
  let result: BuildResult;
  const read = (path: string): string =>
    readFileSync(join(dir, 'dist', path, 'index.html'), 'utf8').replaceAll('<!-- -->', '');
  beforeAll(async () => {
    writeFiles(dir, {
      'docusaurus.config.js': `
module.exports = {
  title: '甲', url: 'https://x.example', baseUrl: '/',
  presets: [['classic', {
    docs: {docItemComponent: require.resolve('./src/components/Item.js'), docRootComponent: '@theme/DocRoot', docTagsListComponent: '@theme/ApiTags'},
    blog: {blogListComponent: '@site/src/components/Posts', blogPostComponent: '@theme/BlogPostPage', blogTagsListComponent: '@theme/BlogTagsListPage', blogTagsPostsComponent: './src/components/Tagged.js', blogArchiveComponent: '@site/src/components/Nowhere'},
    pages: {mdxPageComponent: '@theme/MDXPage'},
  }]],
  plugins: [['@docusaurus/plugin-content-blog', {id: 'news', path: 'news', routeBasePath: 'news', blogListComponent: '@theme/NewsPage'}], ['@docusaurus/plugin-content-blog', {id: 'log', path: 'log', routeBasePath: 'log'}]],
};`,
      'docs/a.md': '# 甲\n\n文。\n',
      ...Object.fromEntries(
        ['blog', 'news', 'log'].map((folder) => [
          `${folder}/2024-05-06-${folder}.md`,
          '---\ntags: [x]\n---\n# 帖\n\n文。\n\n<!-- truncate -->\n\n又。\n',
        ]),
      ),
      'src/components/Item.js':
        'import DocItem from \'@theme/DocItem\';\nexport default (props) => <><i id="item" /><DocItem {...props} /></>;\n',
      'src/components/Posts/index.tsx':
        'import BlogLayout from \'@theme/BlogLayout\';\nexport default ({items}: {items: {content: {metadata: {title: string}}}[]}) => <BlogLayout><main id="posts">{items.map(({content}) => content.metadata.title)}</main></BlogLayout>;\n',
      'src/components/Tagged.js':
        'import BlogTagsPostsPage from \'@theme/BlogTagsPostsPage\';\nexport default (props) => <><b id="tagged">{props.tag.label}</b><BlogTagsPostsPage {...props} /></>;\n',
      'src/theme/NewsPage.js': 'export default () => <main id="news">新</main>;\n',
    });
    result = await build({dir, makeBundle: drawingBundle});
  });

  it('render these pages, each of its own blog', () => {
    expect(read('blog')).toContain('<main id="posts">帖</main>');
    expect(read('news')).toContain('<main id="news">新</main>');
    expect(read('log')).not.toMatch(/id="(?:posts|news)"/);
    expect(read('log')).toContain('href="/log/2024/05/06/log/"');
  });

  it('go around the page of the theme that they render', () => {
    expect(read('blog/tags/x')).toMatch(
      /<b id="tagged">x<\/b>[^]*href="\/blog\/2024\/05\/06\/blog\/"/,
    );
    expect(read('news/tags/x')).not.toContain('id="tagged"');
    expect(read('docs/a')).toMatch(/<i id="item"[^]*class="prose/);
  });

  it('are named where they are not taken, and not where they are those of the theme', () => {
    expect(result.diagnostics.map((one) => `${printProblem(one)} ${one.en}`)).toEqual([
      expect.stringContaining('docTagsListComponent'),
      expect.stringContaining('blogArchiveComponent'),
    ]);
  });
});

it('is of its own set of notes or blog, where there are several', async () => {
  const dir = temporaryFolder();
  const item = (id: string): string =>
    `import DocItem from '@theme/DocItem';\nexport default (props) => <><i id="${id}" /><DocItem {...props} /></>;\n`;
  writeFiles(dir, {
    'docusaurus.config.js': `module.exports = {
  title: '甲', url: 'https://x.example', baseUrl: '/',
  presets: [['classic', {blog: {}, docs: {}}]],
  plugins: [
    ['@docusaurus/plugin-content-docs', {id: 'api', path: 'api', routeBasePath: 'api', docItemComponent: '@site/src/Api'}],
    ['@docusaurus/plugin-content-docs', {id: 'more', path: 'more', routeBasePath: 'more', docItemComponent: '@site/src/More', docTagsListComponent: '@site/src/More'}],
    ['@docusaurus/plugin-content-blog', {id: 'news', path: 'news', routeBasePath: 'news', blogPostComponent: '@site/src/Post'}],
  ],
};`,
    'docs/a.md': '# 甲\n\n文。\n',
    'api/b.md': '# 乙\n\n文。\n',
    'more/c.md': '# 丙\n\n文。\n',
    'blog/2024-05-06-d.md': '# 丁\n\n文。\n',
    'news/2024-05-06-e.md': '# 戊\n\n文。\n',
    'src/Api.js': item('of-api'),
    'src/More.js': item('of-more'),
    'src/Post.js': item('of-post').replaceAll('DocItem', 'BlogPostPage'),
  });
  const {diagnostics} = await build({dir, makeBundle: drawingBundle});
  const idsOf = (path: string): readonly string[] =>
    readFileSync(join(dir, 'dist', path, 'index.html'), 'utf8').match(/(?<= id=")of-\w+/g) ?? [];
  expect(
    ['docs/a', 'api/b', 'more/c', 'blog/2024/05/06/d', 'news/2024/05/06/e'].map(idsOf),
  ).toEqual([[], ['of-api'], ['of-more'], [], ['of-post']]);
  expect(diagnostics.filter(({code}) => code === 'CFG-200').map(({en}) => en)).toEqual([
    expect.stringContaining('docTagsListComponent'),
  ]);
});

describe('a component of an installed theme that an option names for notes', () => {
  const dir = sharedFolder();
  let result: BuildResult;
  beforeAll(async () => {
    const theme = 'node_modules/docusaurus-theme-own';
    writeFiles(dir, {
      'docusaurus.config.js': `module.exports = {title: '甲', url: 'https://x.example', baseUrl: '/', themes: ['docusaurus-theme-own'],
  presets: [['classic', {blog: false, docs: {docItemComponent: '@theme/Item'}}]]};`,
      'docs/a.md': '---\nown_field: 庚\n---\n# 甲\n\n文。\n',
      [`${theme}/package.json`]: '{"name": "docusaurus-theme-own", "main": "index.js"}',
      [`${theme}/index.js`]:
        "module.exports = () => ({name: 'own', getThemePath: () => require('path').join(__dirname, 'theme')});\n",
      [`${theme}/theme/Item/index.js`]: `"use strict";
Object.defineProperty(exports, '__esModule', {value: true});
exports.default = Item;
const {createElement: h} = require('react');
const {useStorageSlot} = require('@docusaurus/theme-common');
const {DocProvider} = require('@docusaurus/plugin-content-docs/client');
const around = require('./around');
function Item(props) {
  const Text = props.content;
  const [kept] = useStorageSlot('x');
  return h(DocProvider, {content: Text}, h(around.default, null, h('i', {id: 'own'}, Text.frontMatter.own_field + kept), h(Text), h('u')));
}
`,
      [`${theme}/theme/Item/around.js`]: `"use strict";
Object.defineProperty(exports, '__esModule', {value: true});
const {createElement: h} = require('react');
const Content = require('@theme/DocItem/Content').default;
const Footer = require('@theme/DocItem/Footer').default;
exports.default = ({children}) => h(Content, null, children, h(Footer));
`,
    });
    result = await build({dir, makeBundle: drawingBundle});
  });

  it('renders the text that it gets as a component, once, with what Docusaurus has beside it', () => {
    const html = readFileSync(join(dir, 'dist/docs/a/index.html'), 'utf8');
    expect(html).toMatch(/<i id="own">庚null<\/i>[^]*class="prose[^]*文。[^]*<u><\/u>/);
    expect(html.split('<p>文。</p>')).toHaveLength(2);
    expect(result.diagnostics.map(({code}) => code).filter((code) => code !== 'GIT-001')).toEqual(
      [],
    );
  });
});

it('of posts is rewritten where it imports the type alone of what it replaces', async () => {
  const dir = temporaryFolder();
  const page = (types: string): string => `${types}
import BlogLayout from '@theme/BlogLayout';
import BlogPostItem from '@theme/BlogPostItem';
import BlogPostPaginator from '@theme/BlogPostPaginator';
import TOC from '@theme/TOC';
export default function Page({content: Content, sidebar}: Props): JSX.Element {
  const {nextItem, prevItem, title} = Content.metadata;
  return <BlogLayout sidebar={sidebar} toc={Content.toc.length > 0 ? <TOC toc={Content.toc} /> : undefined}><BlogPostItem isBlogPostPage><Content /></BlogPostItem>{(nextItem || prevItem) && <BlogPostPaginator />}<p id="says">{title}</p></BlogLayout>;
}
`;
  writeFiles(dir, {
    'docusaurus.config.js': `module.exports = {
  title: '甲', url: 'https://x.example', baseUrl: '/',
  presets: [['classic', {docs: false, blog: {blogPostComponent: '@site/src/Post'}}]],
  plugins: [['@docusaurus/plugin-content-blog', {id: 'news', path: 'news', routeBasePath: 'news', blogPostComponent: '@site/src/News'}]],
};`,
    'blog/2024-05-06-d.md': '# 丁\n\n## 节\n\n文。\n',
    'news/2024-05-06-e.md': '# 戊\n\n## 节\n\n文。\n',
    'src/Post.tsx': page("import type {Props} from '@theme/BlogPostPage';"),
    'src/News.tsx': page("import {type Props} from '@theme/BlogPostPage';"),
  });
  const {diagnostics} = await build({dir, makeBundle: drawingBundle});
  expect(diagnostics.filter(({code}) => code.startsWith('THEME-')).map(printProblem)).toEqual([]);
  for (const [path, title] of [
    ['blog/2024/05/06/d', '丁'],
    ['news/2024/05/06/e', '戊'],
  ]) {
    const html = readFileSync(join(dir, 'dist', path!, 'index.html'), 'utf8');
    expect(html.split('<p>文。</p>')).toHaveLength(2);
    expect(html).toContain(`<p id="says">${title}</p>`);
  }
});

it('of an installed theme renders code, boxes and what notes use without an import', async () => {
  const dir = temporaryFolder();
  const theme = 'node_modules/docusaurus-theme-own';
  writeFiles(dir, {
    'docusaurus.config.js': `module.exports = {title: '甲', url: 'https://x.example', baseUrl: '/', themes: ['docusaurus-theme-own'],
  presets: [['classic', {blog: false}]]};`,
    'docs/a.md':
      '# 甲\n\n```js reference\nhttps://x.example/a.js\n```\n\n```js\nlet a;\n```\n\n:::tip\n\n好\n\n:::\n',
    'docs/b.mdx': '# 乙\n\n<Term>词</Term>\n',
    [`${theme}/package.json`]:
      '{"name": "docusaurus-theme-own", "main": "index.cjs", "type": "module"}',
    [`${theme}/index.cjs`]:
      "module.exports = () => ({name: 'own', getThemePath: () => require('path').join(__dirname, 'theme')});\n",
    [`${theme}/theme/CodeBlock/index.js`]: `import React from 'react';
import CodeBlock from '@theme-init/CodeBlock';
import {Reference} from '../Reference/index.js';
export default (props) => React.createElement(props.metastring?.includes('reference') ? Reference : CodeBlock, props);
`,
    [`${theme}/theme/Reference/index.js`]:
      "import React from 'react';\nexport const Reference = ({children}) => React.createElement('b', {className: 'reference'}, children);\n",
    [`${theme}/theme/Admonition/index.js`]: `Object.defineProperty(exports, '__esModule', {value: true});
const {createElement: h} = require('react');
const Admonition = require('@theme-init/Admonition').default;
exports.default = (props) => h('div', {className: 'own-box'}, h(Admonition, props));
`,
    [`${theme}/theme/Admonition/package.json`]: '{"type": "commonjs"}',
    [`${theme}/theme/MDXComponents/index.js`]: `import React from 'react';
import MDXComponents from '@theme-init/MDXComponents';
export default {...MDXComponents, Term: ({children}) => React.createElement('i', {className: 'term'}, children)};
`,
  });
  const {diagnostics} = await build({dir, makeBundle: drawingBundle});
  const read = (path: string): string =>
    readFileSync(join(dir, 'dist/docs', path, 'index.html'), 'utf8');
  expect(read('a')).toMatch(/<b class="reference">https:\/\/x\.example\/a\.js\s*<\/b>/);
  expect(read('a')).toContain('language-js');
  expect(read('a')).toMatch(/class="own-box"[^]*好/);
  expect(read('b')).toContain('<i class="term">词</i>');
  expect(diagnostics.map(({code}) => code).filter((code) => code !== 'GIT-001')).toEqual([]);
});
