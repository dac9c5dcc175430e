import type {MessageId} from '@wuya/theme/messages';
import {generatedCategoriesOf} from '../content/docs/sidebarTree.ts';
import {outputPathOf, type Route} from '../routes/routeTable.ts';
import {excerptsOf} from './cards.ts';
import {coveredPermalinks} from './cover.ts';
import {type CategorySource, createCategoryPage} from './categoryPage.ts';
import {permalinksOf} from './doc.ts';
import type {PageKind} from './kind.ts';
import {createPageVersion} from './pageVersion.ts';
import {withoutArticle} from './resolvedPage.ts';

export interface CategoryRoute extends Route {
  readonly kind: 'category';
  readonly source: CategorySource;
}

/** The page made for a category of a sidebar. */
export const categoryKind: PageKind<CategoryRoute> = {
  routes: ({versions}) =>
    versions.flatMap(({version, sidebars}) =>
      sidebars.flatMap((sidebar) =>
        generatedCategoriesOf(sidebar.items).map((category): CategoryRoute => ({
          kind: 'category',
          permalink: category.index.permalink,
          file: `${version.folder}（${category.label}）`,
          source: {category, sidebarName: sidebar.name, version: version.key},
        })),
      ),
    ),
  isOfFile: false,
  source: null,
  shows: ({source: {category, version}}, context) =>
    context.config.themeConfig.docs.covers
      ? coveredPermalinks(category.items, context.indexes.get(version)!)
      : permalinksOf(category.items, version, context),
  resolve({source}, context) {
    const {config, site, indexes} = context;
    const index = indexes.get(source.version)!;
    const page = createCategoryPage(source, {
      index,
      config,
      site,
      homeLabel: site.messages['theme.docs.breadcrumbs.home' satisfies MessageId]!,
      version: createPageVersion(index),
      articleAt: context.articleAt,
      excerptOf: excerptsOf(context),
    });
    return {
      resolved: withoutArticle(page, outputPathOf(page.path, config.baseUrl)),
      diagnostics: [],
    };
  },
  published: {search: () => null, texts: 'notes'},
  component: 'list',
};
