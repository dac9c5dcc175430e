import {joinPath} from '@wuya/theme/pathname';
import type {SiteConfig} from '../config/siteConfig.ts';

/** Makes the address of the site's icon: a path in the static folder gets the base URL, another host's stays. Null for none. */
export function faviconHref({
  baseUrl,
  favicon,
}: Pick<SiteConfig, 'baseUrl' | 'favicon'>): string | null {
  if (favicon === undefined) return null;
  return /^(?:https?:)?\/\//i.test(favicon) ? favicon : joinPath(baseUrl, favicon);
}
