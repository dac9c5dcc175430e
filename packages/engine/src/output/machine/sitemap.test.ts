import type {SiteData} from '@wuya/theme/types';
import {expect, it} from 'vitest';
import type {SitemapItem, SitemapOptions} from '../../config/docusaurus/content/sitemapOptions.ts';
import type {SitePage} from '../../kinds/page/resolvedPage.ts';
import {renderSitemap} from './sitemap.ts';

const url = 'https://x.example';
const pageAt = (path: string, more: object = {}, head: object = {}) =>
  ({
    page: {kind: 'page', path, head: {canonical: url + path, ...head}, ...more},
  }) as unknown as SitePage;
const siteData = {url} as SiteData;
const options = (more: Partial<SitemapOptions>): SitemapOptions =>
  ({
    said: {},
    ignorePatterns: [],
    makeItems: async (routes) => routes.map(({item}) => item),
    ...more,
  }) as SitemapOptions;
const render = (pages: readonly SitePage[], own?: SitemapOptions, data = siteData) =>
  renderSitemap(pages, data, {options: own});
const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/x\.example([^<]*)/g)].map(([, path]) => path);

it('leaves out pages by patterns, with and without the slash at their end, and pages that may not be listed', async () => {
  const pages = [
    ...['/', '/a/', '/a/b/', '/c/d/', '/e/'].map((path) => pageAt(path)),
    pageAt('/f/', {}, {robots: 'noindex, nofollow'}),
    pageAt('/g/', {}, {canonical: undefined}),
  ];
  expect(pathsIn(await render(pages))).toEqual(['/', '/a/', '/a/b/', '/c/d/', '/e/']);
  const ignored = options({ignorePatterns: ['/a', '/c/*/', '/e*']});
  expect(pathsIn(await render(pages, ignored))).toEqual(['/', '/a/b/']);
});

it('names the day of the last change, or that on which a post came, and nothing that is null', async () => {
  const xml = await render([
    pageAt('/a/', {kind: 'doc', lastUpdated: '2025-01-02'}),
    pageAt('/b/', {}, {published: '2025-03-04T05:06:07Z'}),
    pageAt('/c/', {kind: 'markdown', lastUpdated: '2025-05-06'}),
  ]);
  expect([...xml.matchAll(/<lastmod>([^<]*)/g)].map(([, day]) => day)).toEqual([
    '2025-01-02',
    '2025-03-04',
    '2025-05-06',
  ]);
  const item = {url: `${url}/x`, lastmod: null, priority: 0} as unknown as SitemapItem;
  expect(await render([], options({makeItems: async () => [item]}))).toContain(
    `<url><loc>${url}/x</loc><priority>0</priority></url>`,
  );
  expect(xml).not.toContain('xhtml');
});

it('names a page in its other languages, and lists a text only where it is written', async () => {
  const languages = ['en', 'fr'].map((locale) => ({locale, htmlLang: locale}));
  const places = {en: '/a&b/', fr: '/fr/a&b/'};
  const data = {url, locale: 'en', languages} as unknown as SiteData;
  const own = await render([pageAt('/a&b/', {languages: places})], undefined, data);
  expect(own).toContain('xmlns:xhtml=');
  expect(own).toContain(`<xhtml:link rel="alternate" hreflang="fr" href="${url}/fr/a&amp;b/"/>`);
  const shown = pageAt('/fr/a&b/', {languages: places}, {canonical: `${url}/a&b/`});
  expect(pathsIn(await render([shown], undefined, data))).toEqual([]);
});
