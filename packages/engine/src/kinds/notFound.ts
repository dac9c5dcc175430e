import type {MessageId} from '@wuya/theme/messages';
import type {SiteData} from '@wuya/theme/types';
import type {SiteConfig} from '../config/siteConfig.ts';
import {formatTitle} from '@wuya/theme/head/title';
import type {Route} from '../routes/routeTable.ts';
import type {PageKind} from './kind.ts';
import {type ResolvedPage, withoutArticle} from './page/resolvedPage.ts';

export interface NotFoundRoute extends Route {
  readonly kind: 'notFound';
}

/** The page that hosts show where there is nothing. It is at no address, so no route leads to it. */
export const notFoundKind: PageKind<NotFoundRoute> = {
  routes: () => [],
  isOfFile: false,
  source: null,
  shows: null,
  resolve: (_route, {config, site}) => ({
    resolved: resolveNotFoundPage(config, site),
    diagnostics: [],
  }),
  published: null,
  component: 'notFound',
};

/** Returns the route to resolve for the page. */
export function notFoundRoute({baseUrl}: SiteConfig): NotFoundRoute {
  return {kind: 'notFound', permalink: `${baseUrl}404.html`, file: 'wuya.config.ts'};
}

/** Resolves the page for addresses that nothing is at. */
export function resolveNotFoundPage(config: SiteConfig, site: SiteData): ResolvedPage {
  const title = site.messages['theme.NotFound.title' satisfies MessageId]!;
  return withoutArticle(
    {
      kind: 'notFound',
      path: notFoundRoute(config).permalink,
      head: {
        title: formatTitle(title, config),
        robots: 'noindex',
        type: 'website',
      },
      htmlClass: 'plugin-not-found',
    },
    '404.html',
  );
}
