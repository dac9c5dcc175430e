import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {build, type BuildResult} from '../../src/build/build.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {printProblem, writeFiles} from '../helpers/site.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

/** A site of Docusaurus whose own plugins make pages and data. */
const files = {
  'docusaurus.config.js': `
module.exports = {
  title: '甲', url: 'https://x.example', baseUrl: '/base/', onBrokenLinks: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
  presets: [['classic', {blog: false}]],
  themeConfig: {navbar: {items: [{to: '/apps', label: 'Apps'}]}},
  plugins: [
    './plugins/apps.ts',
    ['./plugins/numbers', {id: 'second', count: 3}],
    function tags() { return {name: 'tags', injectHtmlTags: () => ({headTags: [{tagName: 'meta', attributes: {name: 'own', content: 'tag'}}]})}; },
  ],
};`,
  'plugins/apps.ts': `
import type {Plugin} from '@docusaurus/types';
interface App { name: string }
export default async function apps(): Promise<Plugin<App[]>> {
  return {
    name: 'apps',
    async loadContent(): Promise<App[]> { return [{name: '乙'}, {name: '丙'}]; },
    async contentLoaded({content, actions: {createData, addRoute}}) {
      const path = await createData('apps.json', JSON.stringify(content));
      const one = await createData('more/one.json', content[0]);
      addRoute({path: '/base/apps', component: '@site/src/components/Apps.tsx', modules: {apps: path, more: {list: [one]}}, props: {word: '字'}, exact: true});
      const recipe = await createData('recipe.tsx', 'import Text from "@site/recipes/a.md";\\nexport default () => <main><Text /></main>;');
      addRoute({path: '/base/recipe', component: recipe, exact: true});
      addRoute({path: '/plain', component: '@theme/Plain', exact: true});
      addRoute({path: '/base/apps/:id', component: '@site/src/components/Apps.tsx'});
      addRoute({path: '/base/shop', component: '@site/src/components/Shop.js', modules: {apps: path}, routes: [
        {path: '/base/shop/', exact: true, component: '@site/src/components/Item.js', props: {item: '店'}},
        {path: '/base/shop/b', exact: true, component: '@site/src/components/Item.js', modules: {item: one}},
        {path: '/base/shop/:id', component: '@site/src/components/Item.js'},
      ]});
    },
  };
}
`,
  'plugins/numbers.js': `
module.exports = ({i18n}, {count}) => ({
  name: 'numbers',
  contentLoaded: ({actions}) => actions.setGlobalData({count, locale: i18n.currentLocale, drop: () => 1}),
  getThemePath: () => './theme',
});
`,
  'plugins/theme/Plain.js':
    "import Layout from '@theme/Layout';\nexport default function Plain({route, location, match}) { return <Layout title={'At ' + route.path}><p>plain at {location.pathname + match.isExact}</p></Layout>; }\n",
  'src/components/Apps.tsx': `
import Layout from '@theme/Layout';
interface Props { apps: {name: string}[]; more: {list: {name: string}[]}; word: string }
export default function Apps({apps, more, word}: Props) {
  return <Layout title="All apps"><ul>{apps.map(({name}) => <li key={name}>{name}</li>)}</ul><b>{more.list[0].name + word}</b></Layout>;
}
`,
  'src/components/Shop.js': `
import renderRoutes from '@docusaurus/renderRoutes';
import Layout from '@theme/Layout';
export default ({route, apps}) => <Layout title="Shop"><b>{route.path}{apps.length}</b>{renderRoutes(route.routes, {sign: '!'})}</Layout>;
`,
  'src/components/Item.js':
    'export default ({item, route, sign}) => <i>{item.name ?? item}{route.path}{sign}</i>;\n',
  'src/pages/index.js': `
import useGlobalData, {useAllPluginInstancesData, usePluginData} from '@docusaurus/useGlobalData';
export default function Home() {
  const {count, locale} = usePluginData('numbers', 'second');
  const all = Object.keys(useAllPluginInstancesData('numbers')).join();
  return <p>{count}{locale} {all} {Object.keys(useGlobalData()).join()} {usePluginData('none').some.thing}.</p>;
}
`,
  'docs/a.md': '# A\n\n[Apps](/apps)\n',
  'recipes/a.md': '**Words** of a file.\n',
};

describe('plugins of a Docusaurus site', () => {
  const dir = sharedFolder();
  let result: BuildResult;
  const page = (path: string) =>
    readFileSync(join(dir, 'dist', path, 'index.html'), 'utf8').replaceAll('<!-- -->', '');
  beforeAll(async () => {
    writeFiles(dir, files);
    result = await build({dir, makeBundle: drawingBundle});
  });

  it('make pages of a component and data, in every language', () => {
    expect(page('apps')).toContain('<ul><li>乙</li><li>丙</li></ul><b>乙字</b>');
    expect(page('apps')).toContain('<title>All apps | 甲</title>');
    expect(page('fr/apps')).toContain('<li>丙</li>');
  });

  it('may bring the component, and leave the base URL out of its address', () => {
    expect(page('plain')).toContain('<p>plain at /base/plain/true</p>');
    expect(page('plain')).toContain('<title>At /plain | 甲</title>');
  });

  it('write components that render Markdown of the site', () => {
    expect(page('recipe')).toContain('<main><p><strong>Words</strong> of a file.</p></main>');
  });

  it('make pages inside others, each with what is around it', () => {
    expect(page('shop')).toContain('<b>/base/shop2</b><i>店/base/shop/!</i>');
    expect(page('shop/b')).toContain('<b>/base/shop2</b><i>乙/base/shop/b!</i>');
    expect(page('fr/shop/b')).toContain('<title>Shop | 甲</title>');
  });

  it('give data to all components, and nothing for what does not run', () => {
    expect(page('')).toContain('<p>3en second docusaurus-plugin-content-docs,numbers .</p>');
    expect(page('fr')).toContain('<p>3fr second docusaurus-plugin-content-docs,numbers .</p>');
  });

  it('put tags into every page', () => {
    expect(page('docs/a')).toContain('<meta name="own" content="tag">');
  });

  it('are named for pages that cannot be made', () => {
    const told = result.diagnostics.filter(({code}) => code === 'CFG-220');
    expect(told.map(printProblem)).toEqual(['warning CFG-220 docusaurus.config.js:8:5']);
    expect(told[0]?.hint?.en).toContain('/base/apps/:id, /base/shop/:id.');
  });
});

describe('plugins of a Docusaurus site, when all is loaded and written', () => {
  const dir = sharedFolder();
  let result: BuildResult;
  beforeAll(async () => {
    writeFiles(dir, {
      'docusaurus.config.js': `
const {writeFileSync} = require('node:fs');
const gone = require('gone-min');
module.exports = {
  title: '甲', url: 'https://x.example', baseUrl: '/base/', customFields: {own: 1},
  i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
  presets: [['classic', {blog: false}]],
  plugins: [
    function first() {
      return {
        name: 'first',
        loadContent: () => ['乙'],
        allContentLoaded: ({allContent, actions}) => actions.setGlobalData(Object.keys(allContent).join() + allContent.counter.default.count),
        async postBuild({outDir, content, routesPaths, siteConfig, baseUrl, i18n}) {
          writeFileSync(outDir + '/made.json', JSON.stringify([content, routesPaths.includes(baseUrl + 'docs/a/'), siteConfig.customFields.own, i18n.currentLocale]));
        },
      };
    },
    ['counter', {count: 7}],
    function failing() { return {name: 'failing', postBuild() { throw new Error('no'); }}; },
    function lacking() {
      return {
        name: 'lacking',
        contentLoaded({actions}) { for (const a of 'ab') actions.addRoute({path: gone.join('/', a), component: '@theme/Count'}); },
      };
    },
    function writing() {
      return {
        name: 'writing',
        postBuild({outDir}) { writeFileSync(outDir + '/a.js', gone.minify('a').code); },
      };
    },
  ],
};`,
      'node_modules/docusaurus-plugin-counter/package.json': '{"main": "lib/index.js"}',
      'node_modules/docusaurus-plugin-counter/lib/index.js': `
module.exports = (context, {count}) => ({
  name: 'counter',
  getThemePath: () => './theme',
  loadContent: () => ({count}),
  contentLoaded: ({content, actions}) => actions.addRoute({path: '/base/count', component: '@theme/Count', props: content}),
  injectHtmlTags: () => ({headTags: [{tagName: 'meta', attributes: {name: 'count', content: String(count)}}]}),
});`,
      'node_modules/docusaurus-plugin-counter/lib/theme/Count.js':
        "import {createElement} from 'react';\nimport Layout from '@theme/Layout';\nimport {useGlobalData, nothing} from '@docusaurus/useGlobalData';\nexport default ({count}) => createElement(Layout, {title: 'C'}, createElement('b', null, count, typeof nothing));\n",
      'src/pages/index.js':
        "import {usePluginData} from '@docusaurus/useGlobalData';\nexport default () => <p>{usePluginData('first')}</p>;\n",
      'docs/a.md': '# A\n',
    });
    result = await build({dir, makeBundle: drawingBundle});
  }, 60_000);
  const read = (path: string) => readFileSync(join(dir, 'dist', path), 'utf8');

  it('see what others have loaded', () => {
    expect(read('index.html')).toContain(
      '<p>docusaurus-plugin-content-docs,docusaurus-plugin-content-blog,docusaurus-plugin-content-pages,first,counter,failing,lacking,writing7</p>',
    );
  });

  it('write files beside the pages of each language', () => {
    expect(JSON.parse(read('made.json'))).toEqual([['乙'], true, 1, 'en']);
    expect(JSON.parse(read('fr/made.json'))).toEqual([['乙'], true, 1, 'fr']);
  });

  it('are reported where that fails, and the site is built', () => {
    const told = result.diagnostics.filter(({code}) => code === 'CFG-220');
    const lacks = (what: string) =>
      `${what} are not made, as a package for them is not installed. Run npm install gone-min.`;
    expect(told.map(({hint}) => hint?.en)).toEqual([
      'Its postBuild fails: no',
      lacks('Some addresses'),
      lacks('Files that it makes after a build'),
    ]);
    expect(existsSync(join(dir, 'dist/docs/a/index.html'))).toBe(true);
  });

  it('may be of a package that is installed, with pages and tags of theirs', () => {
    expect(read('count/index.html')).toContain('<b>7');
    expect(read('docs/a/index.html')).toContain('<meta name="count" content="7">');
  });

  it('change their files again after each build', async () => {
    await build({dir, makeBundle: drawingBundle});
    expect(JSON.parse(read('made.json'))).toEqual([['乙'], true, 1, 'en']);
  });
});

describe('a plugin that adds to the one for posts', () => {
  it('adds to what components know of a post, beside its neighbours', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'docusaurus.config.js':
        "module.exports = {title: '站', url: 'https://x.example', baseUrl: '/', presets: [['classic', {docs: false, blog: false}]], plugins: [['./plugins/blog.js', {path: 'blog'}]]};\n",
      'plugins/blog.js': `
const own = require('@docusaurus/plugin-content-blog');
module.exports = {...own, default: async (context, options) => {
  const plugin = await own.default(context, options);
  return {...plugin, async contentLoaded(data) {
    await plugin.contentLoaded(data);
    const posts = data.content.blogPosts.map(({metadata}) => metadata);
    await data.actions.createData('list.json', '[]');
    for (const metadata of posts) {
      const related = posts.filter((other) => other !== metadata).map(({title}) => title);
      await data.actions.createData(metadata.title + '.json', JSON.stringify({...metadata, title: 'kept', related}));
    }
  }};
}};
`,
      'src/theme/BlogPostPage/index.js': `
import {BlogPostProvider, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogLayout from '@theme/BlogLayout';
import BlogPostItem from '@theme/BlogPostItem';
function Page({children}) {
  const {metadata} = useBlogPost();
  const words = 'of ' + metadata.title + ': ' + metadata.related.join('、') + '; newer ' + metadata.prevItem?.title + ', older ' + metadata.nextItem?.permalink;
  return <BlogLayout><BlogPostItem>{children}</BlogPostItem><p>{words}</p></BlogLayout>;
}
export default function BlogPostPage({content: Content}) {
  return <BlogPostProvider content={Content} isBlogPostPage><Page><Content /></Page></BlogPostProvider>;
}
`,
      ...Object.fromEntries(
        ['甲', '乙', '丙'].map((title, i) => [
          `blog/2024-01-0${i + 1}-${i}.md`,
          `---\ntitle: ${title}\n---\n正文。\n`,
        ]),
      ),
    });
    await build({dir, makeBundle: drawingBundle});
    const page = readFileSync(join(dir, 'dist/blog/2024/01/02/1/index.html'), 'utf8');
    expect(/<p>of [^<]*/.exec(page)?.[0]).toBe(
      '<p>of 乙: 丙、甲; newer 丙, older /blog/2024/01/01/0/',
    );
  });

  it('adds pages beside those of posts, and those that are not made are named', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'docusaurus.config.js':
        "module.exports = {title: '站', url: 'https://x.example', baseUrl: '/b/', presets: [['classic', {docs: false, blog: false}]], plugins: [['./plugins/blog.js', {path: 'blog'}]]};\n",
      'plugins/blog.js': `
const own = require('@docusaurus/plugin-content-blog');
module.exports = {...own, default: async (context, options) => ({
  ...(await own.default(context, options)),
  async contentLoaded({content, actions}) {
    const titles = content.blogPosts.map(({metadata}) => metadata.title);
    const list = await actions.createData('list.json', JSON.stringify(titles));
    const page = {component: '@site/src/Titles.js', exact: true, modules: {titles: list}};
    actions.addRoute({...page, path: '/b/blog/category/all'});
    actions.addRoute({...page, path: '/b/blog/category/:name'});
    actions.addRoute({...page, path: '/b/blog', component: '@theme/BlogListPage'});
    actions.addRoute({...page, path: content.blogPosts[0].metadata.permalink, component: '@theme/BlogPostPage'});
  },
})};
`,
      'src/Titles.js': 'export default ({titles}) => <h1>{titles.join()}</h1>;\n',
      'blog/2024-01-01-a.md': '---\ntitle: 甲\n---\n正文。\n',
      'blog/2024-01-02-b.md': '---\ntitle: 乙\n---\n正文。\n',
    });
    const {diagnostics} = await build({dir, makeBundle: drawingBundle});
    const read = (path: string) => readFileSync(join(dir, `dist/${path}/index.html`), 'utf8');
    expect(read('blog/category/all')).toContain('<h1>乙,甲</h1>');
    expect(read('blog/2024/01/01/a')).toContain('正文');
    const named = diagnostics.filter(({code}) => code === 'CFG-220');
    expect(named.map(({hint}) => hint?.en)).toEqual([
      expect.stringContaining('/b/blog/category/:name'),
    ]);
  });
});

describe('a page that a plugin makes of posts', () => {
  const post = (title: string) => `---
title: ${title}
tags: [a]
---

**${title}**的引言。

<!-- truncate -->

${title}的其余。
`;
  const shown = {
    'src/Home.js': `
import Layout from '@theme/Layout';
export default ({posts}) => <Layout title="家">{posts.map(({Post, whole: Whole}) => (
  <section key={Post.metadata.permalink} title={Post.metadata.permalink} lang={Post.frontMatter.title}>
    <b>{Post.metadata.tags[0].label}</b><Post />{Whole && <Whole />}
  </section>
))}</Layout>;
`,
    'blog/2024-01-01-a.md': post('甲'),
    'blog/2024-01-02-b.mdx': post('乙').replace('<!-- truncate -->', '{/* truncate */}'),
  };
  const read = (dir: string) => {
    const page = readFileSync(join(dir, 'dist/index.html'), 'utf8');
    return [...page.matchAll(/<section title="([^"]*)" lang="([^"]*)">([^]*?)<\/section>/g)].map(
      ([, ...found]) => found.map((one) => one.replaceAll(/<[^>]*>|\s/g, '')),
    );
  };

  it('shows their beginnings and all of them, by a plugin that adds to the one for posts', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'docusaurus.config.js':
        "module.exports = {title: '站', url: 'https://x.example', baseUrl: '/', presets: [['classic', {docs: false, blog: false}]], plugins: [['./plugins/blog.js', {path: 'blog'}]]};\n",
      'plugins/blog.js': `
const own = require('@docusaurus/plugin-content-blog');
module.exports = {...own, default: async (context, options) => ({
  ...(await own.default(context, options)),
  async contentLoaded({content, actions}) {
    const posts = content.blogPosts.map(({metadata: {source}}) => ({
      Post: {__import: true, path: source, query: {truncated: true}},
      ...(source.endsWith('.md') && {whole: source}),
    }));
    actions.addRoute({path: '/', exact: true, component: '@site/src/Home.js', modules: {posts}});
  },
})};
`,
      ...shown,
    });
    const {diagnostics} = await build({dir, makeBundle: drawingBundle});
    expect(diagnostics.map(printProblem)).toEqual([]);
    expect(read(dir)).toEqual([
      ['/blog/2024/01/02/b/', '乙', 'a乙的引言。'],
      ['/blog/2024/01/01/a/', '甲', 'a甲的引言。甲的引言。甲的其余。'],
    ]);
  });

  it('shows them by a plugin that waits for all content', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'docusaurus.config.js': `module.exports = {title: '站', url: 'https://x.example', baseUrl: '/', presets: [['classic', {docs: false}]], plugins: [
  () => ({name: 'home', async allContentLoaded({allContent, actions}) {
    const {blogPosts} = allContent['docusaurus-plugin-content-blog'].default;
    const posts = blogPosts.map(({metadata}) => ({Post: {__import: true, path: metadata.source, query: {truncated: true}}}));
    actions.addRoute({path: '/', exact: true, component: '@site/src/Home.js', modules: {posts}});
  }}),
]};`,
      ...shown,
    });
    await build({dir, makeBundle: drawingBundle});
    expect(read(dir).map(([path]) => path)).toEqual(['/blog/2024/01/02/b/', '/blog/2024/01/01/a/']);
  });
});

it('components import what a plugin makes by the name that Docusaurus gives it', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'docusaurus.config.js': `
module.exports = {
  title: '甲', url: 'https://x.example', baseUrl: '/', presets: [['classic', {docs: false, blog: false}]],
  plugins: [() => ({
    name: 'own-posts',
    loadContent: async () => [{title: '乙'}],
    contentLoaded: ({content, actions}) => actions.createData('posts.json', JSON.stringify(content)),
  })],
};`,
    'src/posts.js':
      "import posts from '@generated/own-posts/default/posts.json';\nexport const titles = posts.map(({title}) => title);\n",
    'src/pages/index.js':
      'import {titles} from \'../posts\';\nexport default () => <main><p id="made">{titles.join()}</p></main>;\n',
  });
  // Whole: the bundler reads the configuration in a process of its own.
  const {diagnostics} = await build({dir});
  expect(diagnostics.map(printProblem)).toEqual([]);
  expect(readFileSync(join(dir, 'dist/index.html'), 'utf8')).toContain('<p id="made">乙</p>');
});
