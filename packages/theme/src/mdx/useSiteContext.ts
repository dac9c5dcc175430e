import {useSite} from '../context.tsx';

/** What pages of other generators ask of the configuration. */
export interface SiteContext {
  readonly siteConfig: {readonly title: string; readonly tagline: string; readonly url: string; readonly baseUrl: string};
  readonly i18n: {readonly currentLocale: string; readonly defaultLocale: string; readonly locales: readonly string[]};
}

export function useSiteContext(): SiteContext {
  const {title, tagline, url, baseUrl, locale} = useSite();
  return {siteConfig: {title, tagline, url, baseUrl}, i18n: {currentLocale: locale, defaultLocale: locale, locales: [locale]}};
}
