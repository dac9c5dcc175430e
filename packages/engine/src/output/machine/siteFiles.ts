import type {SiteData} from '@wuya/theme/types';
import type {SiteConfig} from '../../config/siteConfig.ts';
import {namedFileHref} from '../../document/namedFile.ts';
import {absoluteUrl} from '../../document/siteData.ts';
import {escapeAttribute, escapeText} from '../../article/html/escape.ts';
import type {SitePage} from '../../kinds/page/resolvedPage.ts';
import {dropNonXml} from './xml.ts';

/** Facts that the files about a site are made from. */
interface SiteFileInput {
  readonly config: SiteConfig;
  readonly siteData: SiteData;
  readonly pages: readonly SitePage[];
  /** Files of the author's own, which no made file replaces. */
  readonly staticPaths: ReadonlySet<string>;
}

/** Tells whether search engines may list a page. */
export function isListed({page}: SitePage): boolean {
  const {canonical, robots = ''} = page.head;
  // The text of another language is listed where it is written.
  const isElsewhere = page.languages !== undefined && !canonical?.endsWith(page.path);
  return canonical !== undefined && !isElsewhere && !/noindex/.test(robots);
}

/**
 * Finds the day on which a page was last changed, as far as it is known: what the page says, then its last commit, then the day
 * on which a post came.
 */
export function lastChangeOf({page}: SitePage, committed?: string): string | undefined {
  const said =
    page.kind === 'doc' || page.kind === 'markdown' ? page.lastUpdated : page.head.modified;
  return said ?? committed ?? page.head.published?.slice(0, 10);
}

/**
 * Renders `robots.txt`, which names the sitemaps unless the site must not be indexed.
 * @param sitemaps of all languages, paths with base URL
 */
export function renderRobots({url, noIndex}: SiteConfig, sitemaps: readonly string[]): string {
  const lines = sitemaps.map((path) => `Sitemap: ${url}${path}\n`);
  return `User-agent: *\nAllow: /\n${noIndex ? '' : `\n${lines.join('')}`}`;
}

/** Renders the description of the site's search for browsers: https://github.com/dewitt/opensearch */
export function renderOpenSearch(config: SiteConfig, searchHref: string): string {
  const {url, title, tagline, favicon} = config;
  const image =
    favicon === undefined ? '' : `\n  <Image>${escapeText(absoluteUrl(config, favicon))}</Image>`;
  return dropNonXml(`<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeText(title)}</ShortName>
  <Description>${escapeText(tagline || title)}</Description>
  <InputEncoding>UTF-8</InputEncoding>${image}
  <Url type="text/html" method="get" template="${escapeAttribute(`${url}${searchHref}?q={searchTerms}`)}"/>
</OpenSearchDescription>
`);
}

const ICONS = [
  {path: 'icon-192.png', sizes: '192x192', type: 'image/png'},
  {path: 'icon-512.png', sizes: '512x512', type: 'image/png'},
  {path: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable'},
] as const;

/**
 * Renders the web app manifest (https://www.w3.org/TR/appmanifest/). Icons are those files of the usual names that the
 * site has.
 */
export function renderManifest({config, staticPaths}: SiteFileInput): string {
  const {title, tagline, baseUrl, locale, favicon} = config;
  const icons = [
    ...(favicon?.endsWith('.svg')
      ? [{src: namedFileHref(favicon, baseUrl), sizes: 'any', type: 'image/svg+xml'}]
      : []),
    ...ICONS.filter(({path}) => staticPaths.has(path)).map(({path, ...icon}) => ({
      src: baseUrl + path,
      ...icon,
    })),
  ];
  const manifest = {
    name: title,
    short_name: title,
    ...(tagline && {description: tagline}),
    lang: locale,
    start_url: baseUrl,
    scope: baseUrl,
    display: 'minimal-ui',
    background_color: '#FAFAF8',
    theme_color: '#FAFAF8',
    icons,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
