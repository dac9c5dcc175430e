import type {MessageId} from '@wuya/theme/messages';
import {outputPathOf, type Route} from '../routes/routeTable.ts';
import {headOf} from './page/head.ts';
import type {PageKind} from './kind.ts';
import {withoutArticle} from './page/resolvedPage.ts';

export interface SearchRoute extends Route {
  readonly kind: 'search';
}

/** The search page, where the site wants one. */
export const searchKind: PageKind<SearchRoute> = {
  routes: (_content, {searchHref, configFile}) =>
    searchHref === null ? [] : [{kind: 'search', permalink: searchHref, file: configFile}],
  isOfFile: false,
  source: null,
  shows: null,
  resolve({permalink}, {config, site}) {
    const title = site.messages['theme.SearchPage.emptyResultsTitle' satisfies MessageId]!;
    const description = site.messages['site.search.hint' satisfies MessageId]!;
    const page = {
      kind: 'search',
      path: permalink,
      head: {...headOf(config, permalink, {title, description}), robots: 'noindex, follow'},
      htmlClass: 'search-page-wrapper plugin-search plugin-id-default',
    } as const;
    return {
      resolved: withoutArticle(page, outputPathOf(permalink, config.baseUrl)),
      diagnostics: [],
    };
  },
  published: null,
  component: 'search',
};
