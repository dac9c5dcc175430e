import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {BlogPage, PageData} from '@wuya/theme/types';
import {createSearchClient} from '@wuya/search/client';
import {beforeAll, describe, expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {createSiteContent} from '../../src/kinds/componentPage.ts';
import {openSite} from '../../src/site/site.ts';
import {outsidePaths} from '../../src/site/watched.ts';
import {printProblem, writeFiles} from '../helpers/site.ts';
import {checkNotes, stubBundle} from '../helpers/stubBundle.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

const CONFIG = `
const say = (word) => () => (tree) => { tree.children.push({type: 'paragraph', children: [{type: 'text', value: word}]}); };
export default {
  title: '站', url: 'https://x.example', baseUrl: '/x/',
  i18n: {defaultLocale: 'zh-CN', locales: ['zh-CN', 'en']},
  docs: {path: 'notes', routeBasePath: 'notes'},
  blog: [
    {editUrl: 'https://e.example/', remarkPlugins: [say('甲尾')]},
    {id: 'releases', path: '../releases', blogTitle: '版本说明', postsPerPage: 1, archiveBasePath: null,
      showReadingTime: false, blogSidebarTitle: '最近的版本', feedOptions: {type: ['rss']}, remarkPlugins: [say('乙尾')]},
    {id: 'empty'},
  ],
};`;
const post = (title: string, more = '') =>
  `---\ntitle: ${title}\ntags: [标]\nauthors: yun\n---\n引。\n\n<!-- truncate -->\n\n${more}\n`;
const files = {
  'wuya.config.js': CONFIG,
  'notes/index.md': '# 首页\n\n见[第二版](../../releases/2025-03-01-v2.md)。\n',
  'blog/authors.yml': 'yun: {name: 云, page: true}\n',
  'blog/2025-01-01-a.md': post('一则', '见[第二版](../../releases/2025-03-01-v2.md)，别处。'),
  '../releases/authors.yml': 'yun: {name: 发布者, page: true}\n',
  '../releases/2025-02-01-v1.md': post('第一版', '修好的。'),
  '../releases/2025-03-01-v2.md': post('第二版', '见[一则](/blog/2025/01/01/a/)，修好的。'),
  'i18n/en/docusaurus-plugin-content-blog-releases/2025-03-01-v2.md': post('Version 2', 'Mended.'),
  'i18n/en/docusaurus-plugin-content-blog-releases/options.json':
    '{"title": {"message": "Releases"}, "sidebar.title": {"message": "Latest"}}',
  'i18n/en/docusaurus-plugin-content-blog/2025-01-01-a.md': post('One', 'Text.'),
};
const parent = sharedFolder();
const dir = join(parent, 'site');
const read = (path: string) => readFileSync(join(dir, 'dist', path), 'utf8');
const pageAt = (path: string) =>
  (JSON.parse(read(`${path}index.json`)) as {page: PageData}).page as BlogPage;
let problems: readonly string[] = [];

beforeAll(async () => {
  writeFiles(dir, files);
  problems = (await build({dir, makeBundle: stubBundle})).diagnostics.map(printProblem);
}, 60_000);

describe('several blogs', () => {
  it('have lists, tags, authors, archives and posts of their own, and one without posts has none', () => {
    expect(problems).toEqual([]);
    const routes = JSON.parse(read('routes.json')) as string[];
    expect(routes.filter((route) => /^\/x\/(?:blog|releases|empty)\//.test(route)).sort()).toEqual(
      [
        '/x/blog/',
        '/x/blog/2025/01/01/a/',
        '/x/blog/archive/',
        '/x/blog/authors/',
        '/x/blog/authors/yun/',
        '/x/blog/tags/',
        '/x/blog/tags/标/',
        '/x/releases/',
        '/x/releases/2025/02/01/v1/',
        '/x/releases/2025/03/01/v2/',
        '/x/releases/authors/',
        '/x/releases/authors/yun/',
        '/x/releases/authors/yun/page/2/',
        '/x/releases/page/2/',
        '/x/releases/tags/',
        '/x/releases/tags/标/',
        '/x/releases/tags/标/page/2/',
      ].map((path) => encodeURI(path)),
    );
  });

  it('show their own posts, titles, neighbours, authors and tags', () => {
    const [essay, release] = [pageAt('blog/2025/01/01/a/'), pageAt('releases/2025/03/01/v2/')];
    expect(essay).toMatchObject({
      recent: {title: '近期文章', posts: [{title: '一则'}]},
      authors: [{name: '云', href: '/x/blog/authors/yun/'}],
      editUrl: 'https://e.example/blog/2025-01-01-a.md',
      htmlClass: expect.stringContaining('plugin-id-default') as string,
    });
    expect(essay).not.toHaveProperty('older');
    // Readers see it: “Blog recent posts navigation” is for screen readers.
    expect(pageAt('en/blog/2025/01/01/a/')).toMatchObject({recent: {title: 'Recent posts'}});
    expect(release).toMatchObject({
      head: {title: '第二版 | 版本说明 | 站'},
      breadcrumbs: [
        {href: '/x/notes/'},
        {label: '版本说明', href: '/x/releases/'},
        {label: '2025'},
      ],
      recent: {title: '最近的版本', posts: [{title: '第二版'}, {title: '第一版'}]},
      authors: [{name: '发布者', href: '/x/releases/authors/yun/'}],
      tags: [{label: '标', href: encodeURI('/x/releases/tags/标/')}],
      older: {title: '第一版'},
      readingMinutes: 0,
      htmlClass: expect.stringContaining('plugin-id-releases') as string,
    });
    expect(release).not.toHaveProperty('editUrl');
    expect(pageAt('releases/')).toMatchObject({
      title: '版本说明',
      posts: [{title: '第二版'}],
      tags: [{count: 2}],
      links: [{href: '/x/releases/authors/'}],
      feedHref: '/x/releases/rss.xml',
    });
    expect(pageAt('releases/tags/标/')).toMatchObject({
      count: 2,
      links: [{href: '/x/releases/tags/'}],
    });
    expect(pageAt('blog/tags/')).toMatchObject({groups: [{tags: [{label: '标', count: 1}]}]});
  });

  it('link to each other, and notes to them, by file and by address', () => {
    expect(read('blog/2025/01/01/a/index.html')).toContain('/x/releases/2025/03/01/v2/');
    expect(read('releases/2025/03/01/v2/index.html')).toContain('/x/blog/2025/01/01/a/');
    expect(read('notes/index.html')).toContain('/x/releases/2025/03/01/v2/');
  });

  it('have the plugins of each, in translations too', () => {
    expect(read('blog/2025/01/01/a/index.html')).toContain('甲尾');
    expect(read('en/blog/2025/01/01/a/index.html')).toContain('甲尾');
    for (const path of ['releases/2025/03/01/v2/', 'en/releases/2025/03/01/v2/']) {
      expect(read(`${path}index.html`)).toContain('乙尾');
      expect(read(`${path}index.html`)).not.toContain('甲尾');
    }
  });

  it('are translated by folders of their own', () => {
    expect(pageAt('en/releases/2025/03/01/v2/')).toMatchObject({
      head: {title: 'Version 2 | Releases | 站'},
      recent: {title: 'Latest'},
    });
    expect(pageAt('en/blog/').head.title).toContain('Essays');
    expect(pageAt('en/releases/2025/02/01/v1/').head.title).toContain('第一版');
    expect(pageAt('en/blog/2025/01/01/a/').head.title).toContain('One');
  });

  it('have feeds of their own, which each page names', () => {
    expect(read('blog/rss.xml')).toContain('一则');
    expect(read('blog/rss.xml')).not.toContain('第二版</title>');
    expect(read('releases/rss.xml')).toContain('<title>站 · 版本说明</title>');
    expect(read('releases/rss.xml')).toContain('第一版');
    expect(() => read('releases/atom.xml')).toThrow('ENOENT');
    const head = read('notes/index.html');
    expect(head).toContain(
      'href="/x/blog/atom.xml" type="application/atom+xml" title="随笔 · Atom"',
    );
    expect(head).toContain(
      'href="/x/releases/rss.xml" type="application/rss+xml" title="版本说明"',
    );
  });

  it('are in the sitemap, in llms.txt under their titles, and have Markdown copies', () => {
    expect(read('sitemap.xml')).toContain('https://x.example/x/releases/2025/03/01/v2/');
    expect(read('llms.txt')).toContain(
      '## 版本说明\n\n- [第二版](https://x.example/x/releases/2025/03/01/v2/index.md)',
    );
    expect(read('llms.txt')).toContain('## 随笔\n\n- [一则]');
    expect(read('releases/llms-full.txt')).toContain('修好的');
    expect(read('releases/llms-full.txt')).not.toContain('别处');
    expect(read('releases/2025/02/01/v1/index.md')).toContain('修好的');
  });

  it('are found by search under their titles', async () => {
    const client = createSearchClient({
      metaUrl: 'current.bin',
      fetchFile: async (name) => readFileSync(join(dir, 'dist/search-index', name)),
    });
    const {hits} = await client.search({query: '修好'});
    expect([...new Set(hits.map(({url}) => url.replace(/#.*/, '')))].sort()).toEqual([
      '/x/releases/2025/02/01/v1/',
      '/x/releases/2025/03/01/v2/',
    ]);
    expect(JSON.stringify(hits[0])).toContain('版本说明');
  });

  it('are told to pages with code, and watched outside of the site', async () => {
    const site = await openSite(dir, {isProduction: true});
    const {posts} = createSiteContent(site.model.context);
    expect(posts).toMatchObject([
      {title: '一则', href: '/x/blog/2025/01/01/a/'},
      {title: '第二版', blog: 'releases'},
      {title: '第一版', blog: 'releases'},
    ]);
    expect(posts[0]).not.toHaveProperty('blog');
    expect(outsidePaths(site.loaded)).toContain(join(parent, 'releases'));
    site.close();
  });
});

it('names two blogs of one name, and an option that is misspelt in one of several', async () => {
  const other = temporaryFolder();
  writeFiles(other, {
    'notes/a.md': '# 甲\n',
    'wuya.config.js': `export default {title: 'x', url: 'https://x.example', docs: {path: 'notes'}, blog: [{id: 'b'},
{id: 'b', postPerPage: 3}]};`,
  });
  const {diagnostics} = await checkNotes(other);
  expect(diagnostics.map(printProblem)).toEqual([
    'error CFG-012 wuya.config.js:2:2',
    'error CFG-001 wuya.config.js:2:11',
  ]);
  expect(diagnostics[1]?.hint?.en).toContain('postsPerPage');
});
