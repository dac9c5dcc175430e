import type {SiteConfig} from '../config/siteConfig.ts';
import {namedFileHref} from './namedFile.ts';

/** Makes the address of the site's icon: a path in the static folder gets the base URL, what is no path of the site stays. Null for none. */
export function faviconHref({
  baseUrl,
  favicon,
}: Pick<SiteConfig, 'baseUrl' | 'favicon'>): string | null {
  return favicon === undefined ? null : namedFileHref(favicon, baseUrl);
}
