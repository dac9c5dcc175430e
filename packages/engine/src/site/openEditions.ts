import {createLazyHighlighter} from '../article/code/lazyHighlighter.ts';
import {join} from 'node:path';
import {cacheDirOf} from '../cache/stateDir.ts';
import {openPictureStore} from '../routes/pictures/pictureStore.ts';
import {KINDS} from '../kinds/kinds.ts';
import {createEditionLinks} from './editions.ts';
import {openSite, type Site} from './site.ts';
import type {SiteOptions} from './types.ts';

/**
 * Opens a site in all of its languages, the default one first: each is a site of its own below the others' address.
 * @throws {ContentError} like `openSite`
 */
export async function openEditions(dir: string, options: SiteOptions): Promise<readonly Site[]> {
  const pictureStore = options.isProduction
    ? openPictureStore(join(cacheDirOf(dir), 'pictures'))
    : undefined;
  const shared = {
    ...options,
    pictureStore,
    highlighter: options.highlighter ?? createLazyHighlighter(),
  };
  const sites = [await openSite(dir, shared)];
  const [, ...others] = sites[0]!.config.i18n?.languages ?? [];
  const articleCache = sites[0]!.cache;
  for (const {locale} of others) sites.push(await openSite(dir, {...shared, articleCache, locale}));
  if (sites.length > 1) {
    const links = createEditionLinks(sites, options.kinds ?? KINDS);
    for (const site of sites) site.editions = links;
  }
  return sites;
}
