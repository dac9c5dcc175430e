import type {NavTarget, PageData, SiteData} from '../types.ts';
import {findActiveTarget} from './active.ts';

/** Whether a link is the current one: for a language, that of this site; for a version, that of the open note. */
export function isActiveTarget(item: NavTarget, page: PageData, site: SiteData): boolean {
  if (item.version !== undefined) return page.kind === 'doc' && page.version?.name === item.version;
  return item.locale === undefined ? findActiveTarget(site, page) === item : item.locale === site.locale;
}
