import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {checkNotes} from '../helpers/stubBundle.ts';
import {changedPaths, printProblem, problemsOf, readStamps, writeFiles} from '../helpers/site.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

const config = (blog = '{}') =>
  `export default {title: '无涯', url: 'https://wuya.example', baseUrl: '/wuya/', blog: ${blog}};`;
const post = (title: string, rest: string, more = '') =>
  `---\ntitle: ${title}\n${more}---\n引子里有[链接](https://x.example/)。[^1]\n\n## 引子的小节\n\n<!-- truncate -->\n\n${rest}\n\n[^1]: 注\n`;

const dir = sharedFolder();
const dist = join(dir, 'dist');
const read = (path: string) => readFileSync(join(dist, path), 'utf8');
const isPage = (path: string) => /index\.(?:html|json)$/.test(path);

beforeAll(async () => {
  writeFiles(dir, {
    'wuya.config.js': config(),
    'docs/a.md': '# 甲\n\n[随笔](../blog/2024-01-01-a.md)',
    'blog/2024-01-01-a.md': post('甲', '正文甲', 'tags: [山]\n'),
    'blog/2024-01-02-b.md': post(
      '乙',
      '正文乙 [前一篇](./2024-01-01-a.md)',
      'tags: [山, 水]\nauthors: yun\n',
    ),
    'blog/2024-01-03-c/index.md': post('丙', '正文丙', 'description: 丙的描述\n').replace(
      '---\n引子',
      '---\n# 旧题 {#jiu}\n\n引子',
    ),
    'blog/2024-01-04-u.md': post('丁', '正文丁', 'unlisted: true\ntags: [暗]\n'),
    'blog/2024-01-05-d.md': post('稿', '草稿', 'draft: true\n'),
    'blog/authors.yml': 'yun: {name: 云, page: true, image_url: /yun.png}\n',
  });
  await build({dir, makeBundle: drawingBundle});
}, 60_000);

describe('a list', () => {
  it('shows each post up to its mark, without ids and notes, links still at work', () => {
    const html = read('blog/index.html');
    expect(html).toContain('引子里有<a href="https://x.example/"');
    expect(html).not.toMatch(/正文甲|<h2 id=|class="fn"/);
    expect(html.match(/阅读全文：《/g)).toHaveLength(3);
  });

  it('leaves unlisted posts and drafts out, and names neither among the neighbours', () => {
    expect(read('blog/index.html')).not.toMatch(/丁|草稿/);
    expect(read('blog/2024/01/03/c/index.html')).not.toContain('丁');
    expect(existsSync(join(dist, 'blog/2024/01/05/d/index.html'))).toBe(false);
  });

  it('is not listed itself when all of its posts are unlisted', () => {
    expect(read('blog/tags/暗/index.html')).toContain(
      '<meta name="robots" content="noindex, nofollow">',
    );
    expect(read('blog/tags/index.html')).not.toContain('暗');
    expect(read('blog/2024/01/04/u/index.html')).toContain(
      '<meta name="robots" content="noindex, nofollow">',
    );
  });
});

it.each([
  ['of one author do not say who wrote a post', 'yun', {'wuya.config.js': config()}, []],
  [
    'of several do',
    'an',
    {'wuya.config.js': config()},
    ['<span class="by"><a href="/wuya/blog/authors/yun/" rel="author">云</a></span>', '安'],
  ],
  [
    'of a Docusaurus site do in any case',
    'yun',
    {
      'docusaurus.config.js': `export default {title: '无涯', url: 'https://wuya.example', baseUrl: '/wuya/'};`,
    },
    ['<span class="by"><a href="/wuya/blog/authors/yun/" rel="author">云</a></span>'],
  ],
])('lists %s', async (_, second, configFile: Record<string, string>, expected) => {
  const own = temporaryFolder();
  writeFiles(own, {
    ...configFile,
    'blog/2024-01-01-a.md': post('甲', '正文', 'authors: yun\n'),
    'blog/2024-01-02-b.md': post('乙', '正文', `authors: ${second}\n`),
    'blog/authors.yml': 'yun: {name: 云, page: true}\nan: {name: 安}\n',
    'docs/a.md': '# 甲',
  });
  await build({dir: own, makeBundle: drawingBundle});
  const html = readFileSync(join(own, 'dist/blog/index.html'), 'utf8');
  expect(html.includes('class="by"')).toBe(expected.length > 0);
  for (const part of expected) expect(html).toContain(part);
});

describe('links by file', () => {
  it('lead from notes to posts and between posts', () => {
    expect(read('a/index.html')).toContain('<a href="/wuya/blog/2024/01/01/a/">随笔</a>');
    expect(read('blog/2024/01/02/b/index.html')).toContain(
      '<a href="/wuya/blog/2024/01/01/a/">前一篇</a>',
    );
  });
});

it('the h1 of a post is what lists call it, where its text begins with another one', () => {
  expect(read('blog/2024/01/03/c/index.html')).toMatch(/<h1[^>]*><span id="jiu"><\/span>丙<\/h1>/);
  expect(read('blog/index.html')).toContain('>丙</a>');
});

it('routes.json names every page of the blog', () => {
  const routes = JSON.parse(read('routes.json')) as string[];
  expect(routes).toEqual(
    expect.arrayContaining([
      '/wuya/blog/',
      '/wuya/blog/2024/01/03/c/',
      '/wuya/blog/tags/%E5%B1%B1/',
      '/wuya/blog/authors/yun/',
    ]),
  );
});

describe('a build again', () => {
  it('writes nothing when nothing changed', async () => {
    const before = readStamps(dist);
    expect(await build({dir, makeBundle: drawingBundle})).toMatchObject({
      writtenCount: 0,
      removedCount: 0,
      isBundleReused: true,
      diagnostics: [],
    });
    expect(readStamps(dist)).toEqual(before);
  });

  it('writes the post alone when only the text after its mark changed', async () => {
    const before = readStamps(dist);
    writeFileSync(join(dir, 'blog/2024-01-01-a.md'), post('甲', '正文甲改', 'tags: [山]\n'));
    await build({dir, makeBundle: drawingBundle});
    expect(changedPaths(before, readStamps(dist)).filter(isPage)).toEqual([
      'blog/2024/01/01/a/index.html',
      'blog/2024/01/01/a/index.json',
    ]);
  });

  it('keeps the pages of notes when a post gets another title', async () => {
    const before = readStamps(dist);
    writeFileSync(join(dir, 'blog/2024-01-01-a.md'), post('甲改', '正文甲改', 'tags: [山]\n'));
    await build({dir, makeBundle: drawingBundle});
    expect(
      changedPaths(before, readStamps(dist)).filter(
        (path) => isPage(path) && !path.startsWith('blog/'),
      ),
    ).toEqual([]);
  });
});

it('reports what is wrong with posts: authors, marks, dates', async () => {
  writeFiles(dir, {
    'blog/x.md': '没有日期也没有标记',
    'blog/2024-02-02-y.md': '---\nauthors: yum\n---\n<!-- truncate -->\n',
  });
  expect((await problemsOf(build({dir, makeBundle: drawingBundle}))).map(printProblem)).toEqual([
    'error BL-080 blog/2024-02-02-y.md:2:1',
    'warning BL-082 blog/x.md:1:1',
    'warning BL-083 blog/x.md:1:1',
  ]);
});

it('B1 emits nothing of a blog without posts', async () => {
  rmSync(join(dir, 'blog'), {recursive: true});
  writeFiles(dir, {'blog/authors.yml': 'yun: {name: 云, page: true}\n', 'docs/a.md': '# 甲'});
  await build({dir, makeBundle: drawingBundle});
  expect(existsSync(join(dist, 'blog'))).toBe(false);
  expect(JSON.parse(read('routes.json'))).toEqual(['/wuya/search/', '/wuya/a/']);
});

it('posts at addresses that they cannot have are reported, and lists and feeds are made', async () => {
  const own = temporaryFolder();
  const at = (slug: string) => post(slug, `正文 ${slug}`, `tags: [山]\nslug: ${slug}\n`);
  const slugs = ['/', 'archive', 'tags', 'twice', 'twice'];
  writeFiles(own, {
    'wuya.config.js': config(),
    'docs/a.md': '# 甲\n',
    ...Object.fromEntries(slugs.map((slug, i) => [`blog/2024-01-0${i + 1}-a.md`, at(slug)])),
  });
  await build({dir: own, makeBundle: drawingBundle});
  const feed = readFileSync(join(own, 'dist/blog/rss.xml'), 'utf8');
  expect(feed.match(/(?<=<p>正文 )[^<]*/g)).toEqual(['twice']);
  writeFiles(own, {'blog/2024-01-06-a.md': at('x'.repeat(300))});
  const {diagnostics} = await checkNotes(own);
  expect(diagnostics.map(({code}) => code).toSorted()).toEqual([
    ...Array.from({length: 4}, () => 'RT-030'),
    'RT-034',
  ]);
});
