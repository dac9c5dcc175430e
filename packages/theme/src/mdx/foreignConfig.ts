import type {SiteData} from '../types.ts';

/** The configuration that a site brought from another generator, for its own components. The site's bundle puts it in the place of this module. */
export const foreignConfig: Readonly<Record<string, unknown>> = {};
/** What plugins of such a site give to all components, by the name of the plugin and its id. */
export const pluginData: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {};
/** The languages of such a site, as all pages know them; null for other sites. */
export const siteLanguages: Pick<
  SiteData,
  'locale' | 'htmlLang' | 'direction' | 'languages'
> | null = null;
/** Whether addresses of pages have no slash at their end there: by code, relative addresses count from those. */
export const isSlashless: boolean = false;
