import type {SiteData} from '@wuya/theme/types';
import {alternatesOf} from '@wuya/theme/head/pageTags';
import {escapeAttribute, escapeText} from '../../article/html/escape.ts';
import type {SitemapItem, SitemapOptions} from '../../config/docusaurus/content/sitemapOptions.ts';
import {createMatcher} from '../../content/source/glob.ts';
import type {SitePage} from '../../kinds/page/resolvedPage.ts';
import {isListed, lastChangeOf} from './siteFiles.ts';

/** The name of a sitemap unless a foreign configuration has another. */
const SITEMAP = 'sitemap.xml';

/** Gives the path of the sitemap below the site; undefined for none. */
export const sitemapPathOf = (options: SitemapOptions | undefined): string | undefined =>
  options === undefined ? SITEMAP : options.filename;

interface SitemapInput {
  readonly options: SitemapOptions | undefined;
  /** Days of the last commits by the path of their page. @default none */
  readonly commits?: ReadonlyMap<string, string> | undefined;
}

/**
 * Renders the sitemap of the pages that search engines may list: https://www.sitemaps.org/protocol.html
 * @throws {ContentError} CFG-005 where a function of a foreign configuration throws
 */
export async function renderSitemap(
  pages: readonly SitePage[],
  siteData: SiteData,
  {options, commits}: SitemapInput,
): Promise<string> {
  const isIgnored = matchPaths(options?.ignorePatterns ?? []);
  const listed = pages.filter((page) => isListed(page) && !isIgnored(page.page.path));
  const routed = listed.map((page) => ({
    path: page.page.path,
    item: {
      url: page.page.head.canonical!,
      lastmod: lastChangeOf(page, commits?.get(page.page.path)),
      ...options?.said,
    },
  }));
  const items = options ? await options.makeItems(routed) : routed.map(({item}) => item);
  const byUrl = new Map(listed.map((page) => [page.page.head.canonical!, page]));
  const names = siteData.languages ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  const urls = items.map((item) => printItem(item, byUrl.get(item.url), siteData));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>\n${urls.join('\n')}\n</urlset>\n`;
}

/** Makes a test of paths with and without their last slash. A pattern without signs of one is a page, not what is below. */
function matchPaths(patterns: readonly string[]): (path: string) => boolean {
  const plain = (path: string) => path.replaceAll(/^\/|\/$/g, '');
  const exact = new Set(patterns.filter((one) => !/[*?{[(]/.test(one)).map(plain));
  const matches = createMatcher(patterns.filter((one) => /[*?{[(]/.test(one)));
  return (path) =>
    exact.has(plain(path)) || [plain(path), path.replace(/^\//, '')].some((one) => matches(one));
}

function printItem(item: SitemapItem, page: SitePage | undefined, siteData: SiteData): string {
  const {url, lastmod, changefreq, priority} = item;
  const said = Object.entries({lastmod, changefreq, priority}).map(([name, value]) =>
    value === undefined || value === null ? '' : `<${name}>${escapeText(String(value))}</${name}>`,
  );
  const alternates = ((page && alternatesOf(siteData, page.page)) ?? []).map(
    ([hreflang, href]) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeAttribute(href)}"/>`,
  );
  return `<url><loc>${escapeText(url)}</loc>${said.join('')}${alternates.join('')}</url>`;
}
