import type {PageHead} from '@wuya/theme/types';
import type {SiteConfig} from '../../config/siteConfig.ts';
import type {ComponentPageMeta} from '../../content/pages/page.ts';
import {absoluteUrl, searchHrefOf} from '../../document/siteData.ts';
import {formatTitle} from '@wuya/theme/head/title';

/** Makes the head of a page that has no section. */
export function headOf(config: SiteConfig, permalink: string, meta: ComponentPageMeta): PageHead {
  return {
    title: meta.absoluteTitle ?? formatTitle(meta.title ?? '', config),
    ...(meta.description && {description: meta.description}),
    ...(meta.keywords && {keywords: meta.keywords}),
    ...(meta.image && {image: absoluteUrl(config, meta.image)}),
    canonical: config.url + permalink,
    ...(config.noIndex && {robots: 'noindex, nofollow'}),
    type: 'website',
    ...(permalink === config.baseUrl && {jsonLd: [webSite(config)]}),
  };
}

/** Describes the site as https://schema.org/WebSite, with the way to search it. */
function webSite(config: SiteConfig): unknown {
  const search = searchHrefOf(config);
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: config.title,
    url: config.url + config.baseUrl,
    inLanguage: config.locale,
    ...(config.tagline && {description: config.tagline}),
    ...(search && {
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${config.url}${search}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    }),
  };
}
