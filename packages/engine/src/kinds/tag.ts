import type {VersionContent} from '../content/docs/loadDocs.ts';
import type {Doc} from '../content/docs/doc.ts';
import {toListLabel, toListWords} from '../content/source/listLabel.ts';
import type {TagGroup} from '../content/tags/resolveTags.ts';
import {compareText} from '../errors/compareText.ts';
import {outputPathOf, type Route} from '../routes/routeTable.ts';
import {excerptsOf} from './doc/cards.ts';
import type {PageKind} from './kind.ts';
import {withoutArticle} from './page/resolvedPage.ts';
import {toLead} from './page/toLead.ts';
import {createTagPage} from './page/tagPages.ts';
import {tagPagesInput} from './tagList.ts';

export interface TagRoute extends Route {
  readonly kind: 'tag';
  readonly content: VersionContent;
  readonly group: TagGroup<Doc>;
}

/** The page of one tag of a version: its docs by title. */
export const tagKind: PageKind<TagRoute> = {
  routes: ({versions}) =>
    versions.flatMap((content) =>
      content.tagGroups.map((group): TagRoute => ({
        kind: 'tag',
        permalink: group.permalink,
        file: `${content.version.folder}（${group.label}）`,
        content,
        group,
      })),
    ),
  isOfFile: false,
  source: null,
  shows: ({group}) => group.items.map(({permalink}) => permalink),
  resolve({content, group}, context) {
    const {config} = context;
    const collator = new Intl.Collator(config.locale, {numeric: true});
    const excerptOf = excerptsOf(context);
    const items = group.items
      .map(({title, permalink, frontMatter}) => {
        const description = toLead(frontMatter.description) ?? excerptOf(permalink);
        return {
          title: toListLabel(title),
          href: permalink,
          ...(description && {description: toListWords(description)}),
        };
      })
      .sort((a, b) => collator.compare(a.title, b.title) || compareText(a.href, b.href));
    const input = tagPagesInput(
      content,
      context,
      ({tagGroups}) => tagGroups.find(({label}) => label === group.label)?.permalink,
    );
    const page = createTagPage(group, items, input);
    return {
      resolved: withoutArticle(page, outputPathOf(group.permalink, config.baseUrl)),
      diagnostics: [],
    };
  },
  published: null,
  component: 'list',
};
