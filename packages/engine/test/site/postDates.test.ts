import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {commitAll} from '../helpers/gitCommit.ts';
import {writeFiles} from '../helpers/site.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

const dir = sharedFolder();
const page = (path: string): string =>
  readFileSync(join(dir, 'dist', path, 'index.html'), 'utf8').replace(
    /<script[^]*?<\/script>/g,
    '',
  );
const updateIn = (html: string): string | undefined =>
  /<span class="theme-last-updated" itemScope="">(.*?)<\/span>/
    .exec(html)?.[1]!
    .replace(/<[^>]*>/g, '');

beforeAll(async () => {
  const post = (title: string, more = '') =>
    `---\ntitle: ${title}\ndate: 2024-01-02\n${more}---\n\n文\n\n<!-- truncate -->\n\n多\n`;
  const config = {
    title: '山',
    url: 'https://x.example',
    docs: false,
    i18n: {defaultLocale: 'zh-CN', locales: ['zh-CN', 'en']},
    blog: [
      {showLastUpdateTime: true, showLastUpdateAuthor: true},
      {id: 'news', showLastUpdateTime: true},
      {id: 'plain'},
    ],
    pages: [{path: 'pages', showLastUpdateTime: true, showLastUpdateAuthor: true}, {id: 'quiet'}],
  };
  writeFiles(dir, {
    'wuya.config.mjs': `export default ${JSON.stringify(config)};\n`,
    'blog/a.md': post('甲'),
    'blog/written.md': post('写明的', 'last_update: {date: 2024-03-04, author: 丙}\n'),
    'news/a.md': post('闻'),
    'plain/a.md': post('平'),
    'plain/same.md': post('同日', 'last_update: {date: 2024-01-02}\n'),
    'i18n/en/docusaurus-plugin-content-blog/a.md': post('One'),
    'pages/about.md': '# 关于\n',
    'pages/written.md': '---\nlast_update: {date: 2024-03-04}\n---\n\n# 写明\n',
    'quiet/a.md': '# 静\n',
    'i18n/en/docusaurus-plugin-content-pages/about.md': '# About\n',
    '.gitignore': 'dist\n.wuya\n',
  });
  execFileSync('git', ['init', '-q'], {cwd: dir});
  commitAll(dir, '乙', '2024-02-03T10:00:00Z');
  await build({dir, makeBundle: drawingBundle});
});

describe('a post', () => {
  it('shows its last commit and who made it, as its blog wants', () => {
    expect(updateIn(page('blog/a'))).toBe('更新于 2024-02-03（乙）');
    expect(updateIn(page('news/a'))).toBe('更新于 2024-02-03');
    expect(updateIn(page('plain/a'))).toBeUndefined();
    expect(updateIn(page('en/blog/a'))).toBe('Last updated on Feb 3, 2024 by 乙');
  });

  it('shows no change of the day that it is of', () => {
    expect(updateIn(page('plain/same'))).toBeUndefined();
  });

  it('shows what is written in it instead, and tells it to machines', () => {
    const html = page('blog/written');
    expect(updateIn(html)).toBe('更新于 2024-03-04（丙）');
    expect(html).toContain('<meta property="article:modified_time" content="2024-03-04">');
    expect(page('blog/a')).toContain(
      '<meta property="article:modified_time" content="2024-02-03">',
    );
  });
});

describe('a single page', () => {
  it('P3 shows its last commit and who made it, as its set wants', () => {
    expect(updateIn(page('about'))).toBe('更新于 2024-02-03（乙）');
    expect(updateIn(page('en/about'))).toBe('Last updated on Feb 3, 2024 by 乙');
    expect(updateIn(page('quiet/a'))).toBeUndefined();
  });

  it('shows what is written in it instead', () => {
    expect(updateIn(page('written'))).toBe('更新于 2024-03-04（乙）');
  });
});

it('names the last commits of all pages in the sitemap where a configuration for Docusaurus asks for them', async () => {
  const own = temporaryFolder();
  const configWith = (sitemap: string) =>
    `module.exports = {title: '山', url: 'https://x.example', baseUrl: '/', presets: [['classic', {sitemap: {${sitemap}}}]]};\n`;
  writeFiles(own, {
    'docs/a.md': '# 甲\n',
    'docs/b.md': '---\nlast_update: {date: 2024-03-04}\n---\n# 乙\n',
    'blog/2024-01-02-p.md': '# 文\n\n文。\n\n<!-- truncate -->\n',
    'src/pages/about.md': '# 关于\n',
    'src/pages/own.js': 'export default () => null;\n',
    '.gitignore': 'dist\n.wuya\n',
  });
  execFileSync('git', ['init', '-q'], {cwd: own});
  commitAll(own, '乙', '2024-02-03T10:00:00Z');
  const daysWith = async (sitemap: string) => {
    writeFiles(own, {'docusaurus.config.js': configWith(sitemap)});
    await build({dir: own, makeBundle: drawingBundle});
    const xml = readFileSync(join(own, 'dist/sitemap.xml'), 'utf8');
    return Object.fromEntries(
      [
        ...xml.matchAll(
          /<loc>https:\/\/x\.example\/(docs|blog\/2024|about|own)([^<]*)<\/loc>(?:<lastmod>([^<]*))?/g,
        ),
      ].map(([, first, rest, day]) => [`${first}${rest}`, day]),
    );
  };
  const post = 'blog/2024/01/02/p/';
  expect(await daysWith("lastmod: 'date'")).toEqual({
    'docs/a/': '2024-02-03',
    'docs/b/': '2024-03-04',
    [post]: '2024-02-03',
    'about/': '2024-02-03',
    'own/': '2024-02-03',
  });
  expect(await daysWith('')).toMatchObject({'docs/a/': undefined, [post]: '2024-01-02'});
});
