import type {SiteConfig} from '../../config/siteConfig.ts';
import {documentPathOf} from '../addressWriter.ts';
import {outputPathOf, type RouteTable} from '../routeTable.ts';

/** Lists the documents of pages whose addresses are not those of folders. */
export function listDocuments(config: SiteConfig, {byPermalink}: RouteTable): ReadonlySet<string> {
  if (config.trailingSlash) return new Set();
  const pages = [...byPermalink.keys()];
  return new Set(pages.map((page) => documentPathOf(outputPathOf(page, config.baseUrl), config)));
}

/** Gives the address at which a redirect is: that of a document, or a folder, whatever its name looks like: `/v1.a` → `/v1.a/` */
export const asFolder = (path: string): string => (/(?:\/|\.html)$/.test(path) ? path : `${path}/`);
