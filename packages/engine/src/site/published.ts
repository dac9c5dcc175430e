import {hashOf} from '../cache/hash.ts';
import type {PageContext, Published} from '../kinds/kind.ts';
import {createPageRecords} from '../output/searchIndex/records.ts';
import type {IndexedPage} from '../output/searchIndex/searchIndex.ts';
import type {Route} from '../routes/routeTable.ts';

/** Makes the entry for search of a page; none when search does not find it, or its article is not compiled. */
export function toIndexedPages(
  route: Route,
  published: Published<Route> | null,
  context: PageContext,
): IndexedPage[] {
  const entry = published?.search(route, context);
  const compiled = context.articleAt(route.permalink);
  if (!entry || !compiled) return [];
  const {title, section, lead, tags, version} = entry;
  const language = context.config.locale;
  const page = {url: route.permalink, section, title, lead, tags, language, version};
  return [
    {
      key: hashOf(JSON.stringify(page), compiled.key),
      records: () =>
        createPageRecords(page, {
          headings: compiled.markdown.headings,
          references: compiled.markdown.references,
          sectionTexts: compiled.readSectionTexts(),
        }),
    },
  ];
}
