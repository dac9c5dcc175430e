import {useSite} from '../context.tsx';

/** What pages of other generators ask of the configuration. */
export interface SiteContext {
  readonly siteConfig: {readonly title: string; readonly tagline: string; readonly url: string; readonly baseUrl: string; readonly customFields: Readonly<Record<string, unknown>>};
  readonly i18n: {readonly currentLocale: string; readonly defaultLocale: string; readonly locales: readonly string[]};
}

export function useSiteContext(): SiteContext {
  const {title, tagline, url, baseUrl, locale, customFields = {}} = useSite();
  return {siteConfig: {title, tagline, url, baseUrl, customFields}, i18n: {currentLocale: locale, defaultLocale: locale, locales: [locale]}};
}
