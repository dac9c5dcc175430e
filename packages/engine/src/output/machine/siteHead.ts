import type {SiteData} from '@wuya/theme/types';
import {isPortable} from '../../config/portable.ts';
import type {Content} from '../../content/content.ts';
import type {SiteConfig} from '../../config/siteConfig.ts';
import {escapeAttribute} from '../../article/html/escape.ts';
import {feedsOf} from '../../content/blog/feeds.ts';
import {blogTitleOf} from '../../document/siteData.ts';
import {createAnalytics} from '../../document/analytics.ts';
import type {DocumentAssets} from '../../document/document.ts';
import {placeHeadTags, renderHeadTags} from '../../document/headTags.ts';
import {isNamedMeta} from '../../document/metaTags.ts';

/**
 * Creates what the head of every page says of the site: its search, its manifest, its icons, its feeds, and the tags of
 * its own but for those that a page may say too (`isNamedMeta`), styles of a site made for Docusaurus apart. A portable site has no manifest, which browsers refuse to read from a disk, and nothing that must know its
 * address.
 */
export function createSiteHead({
  config,
  siteData,
  content,
  isForeign,
}: {
  readonly config: SiteConfig;
  readonly siteData: SiteData;
  readonly content: Pick<Content, 'staticFiles' | 'blogs'>;
  readonly isForeign: boolean;
}): Pick<DocumentAssets, 'beforeStyles' | 'headHtml'> {
  const {baseUrl} = config;
  const {beforeStyles, rest} = placeHeadTags(config.headTags, isForeign);
  const own = rest.filter((tag) => !isNamedMeta(tag));
  const tags = [...createAnalytics(config).tags, ...own];
  const hasTouchIcon = content.staticFiles.some(({path}) => path === 'apple-touch-icon.png');
  const link = (rel: string, href: string, more: Readonly<Record<string, string>> = {}) =>
    `<link rel="${rel}" href="${escapeAttribute(href)}"${Object.entries(more)
      .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
      .join('')}>`;
  const feeds = content.blogs.flatMap(({options, basePath, listed}) => {
    const title = options.feedOptions.title ?? blogTitleOf(options, siteData.messages);
    const all = listed.length === 0 ? [] : feedsOf(options, basePath);
    // A program that lists them shows the titles alone.
    return all.map(({type, href, name}) =>
      link('alternate', href, {type, title: all.length > 1 ? `${title} · ${name}` : title}),
    );
  });
  const more = [
    ...(hasTouchIcon ? [link('apple-touch-icon', `${baseUrl}apple-touch-icon.png`)] : []),
    ...(tags.length === 0 ? [] : [renderHeadTags(tags)]),
  ];
  const head = (lines: readonly string[]) => ({
    ...(beforeStyles.length > 0 && {beforeStyles: renderHeadTags(beforeStyles)}),
    headHtml: lines.join('\n'),
  });
  if (isPortable(config)) return head(more);
  return head([
    ...(siteData.searchHref === null
      ? []
      : [
          link('search', `${baseUrl}opensearch.xml`, {
            type: 'application/opensearchdescription+xml',
            title: config.title,
          }),
        ]),
    // Browsers take the first that there is.
    ...(hasOwnManifest(config) ? [] : [link('manifest', `${baseUrl}manifest.webmanifest`)]),
    ...more,
    ...feeds,
  ]);
}

function hasOwnManifest({headTags}: SiteConfig): boolean {
  return headTags.some(
    ({tagName, attributes}) => tagName === 'link' && attributes?.['rel'] === 'manifest',
  );
}
