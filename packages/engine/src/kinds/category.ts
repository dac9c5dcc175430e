import type {MessageId} from '@wuya/theme/messages';
import type {VersionContent} from '../content/docs/loadDocs.ts';
import {type GeneratedIndex, generatedCategoriesOf} from '../content/docs/sidebarTree.ts';
import {outputPathOf, type Route} from '../routes/routeTable.ts';
import {excerptsOf} from './doc/cards.ts';
import {coveredPermalinks} from './doc/cover.ts';
import {type CategorySource, createCategoryPage} from './doc/categoryPage.ts';
import {permalinksOf} from './doc.ts';
import type {PageKind} from './kind.ts';
import {createPageVersion} from './doc/pageVersion.ts';
import {withoutArticle} from './page/resolvedPage.ts';

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
      version: createPageVersion(index, createIndexFinder(source.category.index, index.content)),
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

/** Creates what finds the page of a category in other versions: the one at the same address below theirs. */
export function createIndexFinder(
  {permalink}: GeneratedIndex,
  {version: {basePath}}: VersionContent,
): (other: VersionContent) => string | undefined {
  const slug = permalink.slice(basePath.length);
  return ({version, sidebars}) =>
    sidebars
      .flatMap(({items}) => generatedCategoriesOf(items))
      .find(({index}) => index.permalink === version.basePath + slug)?.index.permalink;
}
