import type {NavTarget, PageData, SiteData} from '../types.ts';
import {findActiveTarget} from './active.ts';
import {versionOf} from './versionOf.ts';

/**
 * Tells whether a link of a dropdown is current: for a language, that of this site; for a version, that of the open page; else one to
 * the page itself, or the one that is marked for it.
 */
export function isActiveTarget(item: NavTarget, page: PageData, site: SiteData): boolean {
  if (item.version !== undefined) {
    const own = versionOf(page);
    return own?.name === item.version && own.collection === item.collection;
  }
  return item.locale === undefined
    ? item.href === page.path || findActiveTarget(site, page) === item
    : item.locale === site.locale;
}
