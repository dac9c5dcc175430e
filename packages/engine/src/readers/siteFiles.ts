import type {SiteData} from '@wuya/theme/types';
import type {SiteConfig} from '../config/siteConfig.ts';
import {escapeAttribute, escapeText} from '../markdown/html.ts';
import type {ResolvedPage} from '../render/resolvedPage.ts';

/** Facts that the files about a site are made from. */
export interface SiteFileInput {
  readonly config: SiteConfig;
  readonly siteData: SiteData;
  readonly pages: readonly ResolvedPage[];
  /** Files of the writer's own, which no made file replaces. */
  readonly staticPaths: ReadonlySet<string>;
}

/** True for pages that search engines may list. */
export function isListed({page}: ResolvedPage): boolean {
  return page.head.canonical !== undefined && !/noindex/.test(page.head.robots ?? '');
}

/** The day on which a page was last changed, as far as it is known. */
export function lastChangeOf({page}: ResolvedPage): string | undefined {
  if (page.kind === 'doc') return page.lastUpdated;
  return page.head.modified ?? page.head.published?.slice(0, 10);
}

/** https://www.sitemaps.org/protocol.html */
export function renderSitemap(pages: readonly ResolvedPage[]): string {
  const urls = pages.filter(isListed).map((page) => {
    const changed = lastChangeOf(page);
    return `<url><loc>${escapeText(page.page.head.canonical!)}</loc>${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

export function renderRobots({url, baseUrl, noIndex}: SiteConfig): string {
  return `User-agent: *\nAllow: /\n${noIndex ? '' : `\nSitemap: ${url}${baseUrl}sitemap.xml\n`}`;
}

/** https://github.com/dewitt/opensearch */
export function renderOpenSearch({url, baseUrl, title, tagline, favicon}: SiteConfig, searchHref: string): string {
  const image = favicon === undefined ? '' : `\n  <Image>${escapeText(url + baseUrl + favicon.replace(/^\//, ''))}</Image>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeText(title)}</ShortName>
  <Description>${escapeText(tagline || title)}</Description>
  <InputEncoding>UTF-8</InputEncoding>${image}
  <Url type="text/html" method="get" template="${escapeAttribute(`${url}${searchHref}?q={searchTerms}`)}"/>
</OpenSearchDescription>
`;
}

const ICONS = [
  {path: 'icon-192.png', sizes: '192x192', type: 'image/png'},
  {path: 'icon-512.png', sizes: '512x512', type: 'image/png'},
  {path: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable'},
] as const;

/** https://www.w3.org/TR/appmanifest/ Icons are those files of the usual names that the site has. */
export function renderManifest({config, staticPaths}: SiteFileInput): string {
  const {title, tagline, baseUrl, locale, favicon} = config;
  const own = favicon?.replace(/^\//, '');
  const icons = [
    ...(own?.endsWith('.svg') ? [{src: baseUrl + own, sizes: 'any', type: 'image/svg+xml'}] : []),
    ...ICONS.filter(({path}) => staticPaths.has(path)).map(({path, ...icon}) => ({src: baseUrl + path, ...icon})),
  ];
  const manifest = {name: title, short_name: title, ...(tagline && {description: tagline}), lang: locale, start_url: baseUrl, scope: baseUrl, display: 'minimal-ui', background_color: '#FAFAF8', theme_color: '#FAFAF8', icons};
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
