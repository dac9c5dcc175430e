import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {openSite} from '../../src/site/site.ts';
import {type SiteFiles, writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

/** Builds a site of Docusaurus whose preset has these options for its sitemap. */
async function buildWith(sitemap: string, plugins = '[]', more: SiteFiles = {}) {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'docusaurus.config.js': `module.exports = {title: '甲', url: 'https://x.example', baseUrl: '/x/', plugins: ${plugins},
      presets: [['classic', {blog: false, docs: {routeBasePath: '/'}, sitemap: ${sitemap}}]]};`,
    'docs/index.md': '# 首\n',
    'docs/a.md': '---\ntags: [t]\nlast_update: {date: 2025-03-18}\n---\n# 甲\n',
    'docs/b/index.md': '# 乙\n',
    'docs/b/c.md': '# 丙\n',
    ...more,
  });
  await build({dir, makeBundle: stubBundle});
  const read = (path: string) => readFileSync(join(dir, 'dist', path), 'utf8');
  const list = (path = 'sitemap.xml') =>
    [...read(path).matchAll(/<loc>https:\/\/x\.example\/x\/([^<]*)/g)].map(([, at]) => at).sort();
  return {dir, read, list};
}

it('leaves out what `ignorePatterns` name, and says how often pages change where that is written', async () => {
  const {read, list} = await buildWith(
    "{ignorePatterns: ['/x/tags/**', '/x/b'], changefreq: 'weekly', priority: 0.5, filename: 'map.xml'}",
  );
  expect(list('map.xml')).toEqual(['', 'a/', 'b/c/']);
  expect(read('map.xml')).toContain(
    '<url><loc>https://x.example/x/a/</loc><lastmod>2025-03-18</lastmod><changefreq>weekly</changefreq><priority>0.5</priority></url>',
  );
  expect(read('robots.txt')).toContain('Sitemap: https://x.example/x/map.xml\n');
});

it('asks `createSitemapItems`, which may choose among pages and entries and add others', async () => {
  const {read, list} = await buildWith(
    'false',
    `[['@docusaurus/plugin-sitemap', {createSitemapItems: async ({defaultCreateSitemapItems, routes, siteConfig}) => [
      ...(await defaultCreateSitemapItems({siteConfig, routes: routes.filter(({path}) => !path.startsWith('/x/b/'))}))
        .filter(({url}) => !url.includes('/tags/')),
      {url: siteConfig.url + siteConfig.baseUrl + 'more?a&b', lastmod: null, priority: 1},
    ]}]]`,
  );
  expect(list()).toEqual(['', 'a/', 'more?a&amp;b']);
  expect(read('sitemap.xml')).toContain('more?a&amp;b</loc><priority>1</priority></url>');
});

it('is none where the preset has none', async () => {
  const {dir, read} = await buildWith('false');
  expect(existsSync(join(dir, 'dist/sitemap.xml'))).toBe(false);
  expect(read('robots.txt')).not.toContain('Sitemap:');
});

it.each([
  ["{filename: 'map.xml'}", '/x/map.xml'],
  ['{}', '/x/sitemap.xml'],
  ['false', undefined],
])('the page of the search leads to it under its own name: %s', async (options, href) => {
  const {dir} = await buildWith(options);
  const site = await openSite(dir, {isProduction: true});
  expect(site.siteData.sitemapHref).toBe(href);
  await site.close();
});

it('is a file where no folder can be, and its usual name is free where it has another', async () => {
  const files = {'static/map.xml/a.txt': 'x', 'static/sitemap.xml/a.txt': 'x'};
  await expect(buildWith("{filename: 'map.xml'}", '[]', files)).rejects.toMatchObject({
    diagnostics: [
      expect.objectContaining({code: 'EM-005', en: expect.stringContaining('map.xml')}),
    ],
  });
  const {'static/map.xml/a.txt': _, ...others} = files;
  expect((await buildWith("{filename: 'map.xml'}", '[]', others)).list('map.xml')).toContain('a/');
});

it('stops where `createSitemapItems` throws', async () => {
  await expect(
    buildWith("{createSitemapItems: () => { throw new Error('无'); }}"),
  ).rejects.toMatchObject({
    diagnostics: [expect.objectContaining({code: 'CFG-005'})],
  });
});
