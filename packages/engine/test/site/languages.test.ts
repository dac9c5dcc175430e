import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {createSearchClient} from '@wuya/search/client';
import type {DocPage, PageData} from '@wuya/theme/types';
import {beforeAll, describe, expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {createLanguageFiles} from '../helpers/languageSite.ts';
import {changedPaths, printProblem, readStamps, readTree, writeFiles} from '../helpers/site.ts';
import {checkNotes, stubBundle} from '../helpers/stubBundle.ts';
import {sharedFolder} from '../helpers/temporary.ts';

const dir = sharedFolder();
const dist = join(dir, 'dist');
const read = (path: string) => readFileSync(join(dist, path), 'utf8');
const pageAt = (path: string) =>
  (JSON.parse(read(`${path}index.json`)) as {page: PageData}).page as DocPage;

beforeAll(async () => {
  writeFiles(dir, createLanguageFiles());
  if (process.env['KEEP']) writeFiles(process.env['KEEP'], createLanguageFiles());
  await build({dir, makeBundle: stubBundle});
}, 60_000);

describe('a site of several languages', () => {
  it('is with its default language at its address and the others below', () => {
    for (const path of [
      'index.html',
      'only/index.html',
      'api/next/call/index.html',
      'en/index.html',
      'en/api/next/calling/index.html',
      'en/api/call/index.html',
      'en/only/index.html',
      'en/about/index.html',
      'en/404.html',
      'zh-Hant/api/call/index.html',
      'zh-Hant/404.html',
      'en/blog/2025/04/01/x/index.html',
    ])
      expect(`${path} ${existsSync(join(dist, path))}`).toBe(`${path} true`);
  });

  it('says the language of each document, and where the page is in the others', () => {
    const html = read('en/index.html');
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('<link rel="canonical" href="https://x.example/x/en/">');
    expect(html.match(/<link rel="alternate" hreflang[^>]*>/g)).toEqual([
      '<link rel="alternate" hreflang="zh-CN" href="https://x.example/x/">',
      '<link rel="alternate" hreflang="en" href="https://x.example/x/en/">',
      '<link rel="alternate" hreflang="zh-Hant" href="https://x.example/x/zh-Hant/">',
      '<link rel="alternate" hreflang="x-default" href="https://x.example/x/">',
    ]);
  });

  it('leads to the same note where a translation has another address', () => {
    expect(pageAt('api/next/call/').languages).toEqual({
      'zh-CN': '/x/api/next/call/',
      en: '/x/en/api/next/calling/',
      'zh-Hant': '/x/zh-Hant/api/next/call/',
    });
    expect(pageAt('en/api/next/calling/').version!.hrefs).toEqual({
      current: '/x/en/api/next/calling/',
      2: '/x/en/api/call/',
    });
  });

  it('shows a note without translation in the default language, and says so', () => {
    const page = pageAt('en/only/');
    expect(page.untranslated).toEqual(['en', 'zh-Hant']);
    expect(page.titleHtml).toBe('只有中文');
    const html = read('en/only/index.html');
    expect(html).toContain('<link rel="canonical" href="https://x.example/x/only/">');
    expect(html).not.toContain('hreflang="en"');
    expect(pageAt('en/').untranslated).toEqual(undefined);
    expect(pageAt('').untranslated).toEqual(undefined);
  });

  it('takes links between notes to the same language', () => {
    expect(read('en/index.html')).toContain('href=\\"/x/en/api/next/calling/\\"');
    expect(read('en/index.html')).toContain('href=\\"/x/en/only/\\"');
  });

  it('takes words from translations: title of the site, navbar, posts, pages, folder per language', () => {
    const html = read('en/index.html');
    expect(html).toContain('<title>Home | Site</title>');
    expect(html).toContain('"label":"Notes"');
    expect(read('index.html')).toContain('"label":"笔记"');
    expect(pageAt('en/blog/2025/04/01/x/').head.title).toContain('First post');
    expect(pageAt('en/about/').head.title).toContain('About');
    expect(pageAt('zh-Hant/').titleHtml).toBe('首頁');
  });

  it('has a sitemap of each language with the addresses of the others, named by robots.txt', () => {
    expect(read('sitemap.xml')).toContain(
      '<url><loc>https://x.example/x/</loc><xhtml:link rel="alternate" hreflang="zh-CN" href="https://x.example/x/"/>',
    );
    expect(read('en/sitemap.xml')).toContain('<loc>https://x.example/x/en/about/</loc>');
    expect(read('en/sitemap.xml')).not.toContain('/x/en/only/');
    expect(read('robots.txt')).toContain(
      'Sitemap: https://x.example/x/sitemap.xml\nSitemap: https://x.example/x/en/sitemap.xml\nSitemap: https://x.example/x/zh-Hant/sitemap.xml\n',
    );
    expect(existsSync(join(dist, 'en/robots.txt'))).toBe(false);
  });

  it('has feeds, llms.txt and a search index of each language', async () => {
    expect(read('en/blog/rss.xml')).toContain('First post');
    expect(read('blog/rss.xml')).toContain('随笔一');
    expect(read('en/llms.txt')).toContain('[Home](https://x.example/x/en/index.md)');
    expect(read('en/llms.txt')).not.toContain('only');
    const find = async (folder: string, query: string) => {
      const client = createSearchClient({
        metaUrl: 'current.bin',
        fetchFile: async (name) => readFileSync(join(dist, folder, 'search-index', name)),
      });
      const {hits} = await client.search({query});
      return [...new Set(hits.map(({url}) => url.replace(/#.*/, '')))].sort();
    };
    expect(await find('en', 'closure')).toContain('/x/en/api/call/');
    expect(await find('', '闭包')).toContain('/x/only/');
    expect(await find('en', 'English')).toContain('/x/en/about/');
    expect(await find('', 'English')).toEqual([]);
  });

  it('has one file of headers that lets the scripts of all languages run', () => {
    const headers = read('_headers');
    expect(headers).toContain('/x/en/assets/*');
    expect(headers.match(/'sha256-/g)!.length).toBeGreaterThanOrEqual(4);
    expect(existsSync(join(dist, 'en/_headers'))).toBe(false);
    expect(read('nginx.conf')).toContain('location /x/en/ {');
    expect(read('nginx.conf')).toContain('error_page 403 404 =404 /x/en/404.html;');
  });

  it('gives the menu of languages to every language', () => {
    for (const path of ['index.html', 'en/index.html'])
      expect(read(path)).toContain(
        '"items":[{"kind":"link","label":"简体中文","href":"/x/","external":false,"locale":"zh-CN"},{"kind":"link","label":"English","href":"/x/en/"',
      );
  });

  it('writes nothing when nothing changed, and the pages of one language when one of its notes did', async () => {
    const stamps = readStamps(dist);
    const again = await build({dir, makeBundle: stubBundle});
    expect(again.writtenCount).toBe(0);
    expect(readStamps(dist)).toEqual(stamps);
    const before = readTree(dist);
    writeFiles(dir, {'i18n/en/docusaurus-plugin-content-pages/about.md': '# About\n\nMore.\n'});
    await build({dir, makeBundle: stubBundle});
    const changed = changedPaths(before, readTree(dist));
    expect(changed).toContain('en/about/index.html');
    expect(changed.filter((path) => !path.startsWith('en/'))).toEqual([]);
  });

  it('names a problem of a note once, though several languages show it', async () => {
    writeFiles(dir, {'notes/only.md': '# 只有中文\n\n[x](missing.md) [y](/onli/)\n'});
    const {diagnostics} = await checkNotes(dir);
    expect(diagnostics.map(printProblem)).toEqual([
      'error LN-050 notes/only.md:3:1',
      'error LN-051 notes/only.md:3:17',
    ]);
  });
});
