import {hashOf} from '../cache/hash.ts';
import {kindOf, type KindTable} from '../kinds/kinds.ts';
import {createPageRecords} from '../output/searchIndex/records.ts';
import type {IndexedPage} from '../output/searchIndex/searchIndex.ts';
import type {Route} from '../routes/routeTable.ts';
import type {SiteModel} from './model.ts';

/** Makes the entries for search of the pages of a site; none for pages that search does not find, or whose articles are not compiled. */
export function listIndexedPages(model: SiteModel, kinds: KindTable): IndexedPage[] {
  return model.table.routes.flatMap((route) => toIndexedPages(route, model, kinds));
}

function toIndexedPages(
  route: Route,
  {context, addresses}: SiteModel,
  kinds: KindTable,
): IndexedPage[] {
  const entry = kindOf(kinds, route).published?.search(route, context);
  const compiled = context.articleAt(route.permalink);
  if (!entry || !compiled) return [];
  const {title, section, lead, tags, version} = entry;
  const language = context.config.locale;
  const page = {
    url: addresses.address(route.permalink),
    section,
    title,
    lead,
    tags,
    language,
    version,
  };
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
