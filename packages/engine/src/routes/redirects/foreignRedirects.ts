import {decodePath, joinPath} from '@wuya/theme/pathname';
import type {RedirectMaker} from '../../config/docusaurus/plugins/plugins.ts';
import type {SiteConfig} from '../../config/siteConfig.ts';
import type {RouteTable} from '../routeTable.ts';
import {asFolder, listDocuments} from './addresses.ts';

/**
 * Lists the redirects that a foreign configuration makes from the addresses of the pages. An old address that is the address of a page, or
 * already in a list, is left out without a message, as there.
 * @returns none where the configuration makes none
 */
export function listForeignRedirects(
  {
    config,
    makeRedirects,
  }: {readonly config: SiteConfig; readonly makeRedirects: RedirectMaker | undefined},
  table: RouteTable,
): {from: string; to: string}[] {
  if (makeRedirects === undefined) return [];
  const {baseUrl, redirects} = config;
  const documents = listDocuments(config, table);
  const hasPage = (full: string): boolean =>
    table.byPermalink.has(full) || documents.has(decodePath(full.slice(baseUrl.length)));
  const fullOf = (path: string): string => asFolder(joinPath(baseUrl, path));
  const taken = new Set(redirects.flatMap(({from}) => [from].flat().map(fullOf)));
  return [...table.byPermalink.keys()].flatMap((permalink) => {
    const path = decodePath(permalink.slice(baseUrl.length - 1)).replace(/(.)\/$/, '$1');
    return makeRedirects(path).flatMap((from) => {
      if (taken.has(fullOf(from)) || hasPage(fullOf(from))) return [];
      taken.add(fullOf(from));
      return [{from, to: path}];
    });
  });
}
