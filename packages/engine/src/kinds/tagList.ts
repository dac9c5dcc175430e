import type {VersionContent} from '../content/docs/loadDocs.ts';
import {outputPathOf, type Route} from '../routes/routeTable.ts';
import type {PageContext, PageKind} from './kind.ts';
import {withoutArticle} from './resolvedPage.ts';
import {createTagListPage, type TagPagesInput} from './tagPages.ts';

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
    const page = createTagListPage(content.tagGroups, tagPagesInput(content, context));
    const outputPath = outputPathOf(content.tagsPath, context.config.baseUrl);
    return {resolved: withoutArticle(page, outputPath), diagnostics: []};
  },
  published: null,
  component: 'list',
};

/** Collects what the pages of tags of a version share. */
export function tagPagesInput(
  {version, tagsPath}: VersionContent,
  {config, site}: PageContext,
): TagPagesInput {
  return {
    config,
    site,
    allHref: tagsPath,
    htmlClass: `docs-wrapper ${version.className} plugin-docs plugin-id-${version.collection}`,
    isNoIndex: version.noIndex,
  };
}
