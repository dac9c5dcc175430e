import type {VersionContent} from '../content/docs/loadDocs.ts';
import {outputPathOf, type Route} from '../routes/routeTable.ts';
import {createPageVersion} from './doc/pageVersion.ts';
import type {PageContext, PageKind} from './kind.ts';
import {withoutArticle} from './page/resolvedPage.ts';
import {createTagListPage, type TagPagesInput} from './page/tagPages.ts';

export interface TagListRoute extends Route {
  readonly kind: 'tagList';
  readonly content: VersionContent;
}

/** The page of all tags of a version, where there are any. */
export const tagListKind: PageKind<TagListRoute> = {
  routes: ({versions}) =>
    versions
      .filter(({tagGroups}) => tagGroups.length > 0)
      .map((content) => ({
        kind: 'tagList',
        permalink: content.tagsPath,
        file: `${content.version.folder}（tags）`,
        content,
      })),
  isOfFile: false,
  source: null,
  shows: null,
  resolve({content}, context) {
    const input = tagPagesInput(content, context, ({tagGroups, tagsPath}) =>
      tagGroups.length > 0 ? tagsPath : undefined,
    );
    const page = createTagListPage(content.tagGroups, input);
    const outputPath = outputPathOf(content.tagsPath, context.config.baseUrl);
    return {resolved: withoutArticle(page, outputPath), diagnostics: []};
  },
  published: null,
  component: 'list',
};

/**
 * Collects what the pages of tags of a version share.
 * @param hrefIn the address of the page in a version; undefined where it has none
 */
export function tagPagesInput(
  {version, tagsPath}: VersionContent,
  {config, site, indexes}: PageContext,
  hrefIn: (content: VersionContent) => string | undefined,
): TagPagesInput {
  const own = createPageVersion(indexes.get(version.key)!, hrefIn);
  return {
    ...(own && {version: own}),
    config,
    site,
    allHref: tagsPath,
    htmlClass: `docs-wrapper ${version.className} plugin-docs plugin-id-${version.collection}`,
    isNoIndex: version.noIndex,
  };
}
