import {useSite} from '../base/context.tsx';
import type {SiteData} from '../types.ts';
import {foreignConfig} from './foreignConfig.ts';

/** What pages of other generators ask of the configuration. */
export interface SiteContext {
  readonly siteConfig: {
    readonly title: string;
    readonly tagline: string;
    readonly url: string;
    readonly baseUrl: string;
    readonly customFields: Readonly<Record<string, unknown>>;
    readonly themeConfig: Readonly<Record<string, unknown>>;
  };
  readonly i18n: {
    readonly currentLocale: string;
    readonly defaultLocale: string;
    readonly locales: readonly string[];
    readonly localeConfigs: Readonly<
      Record<
        string,
        {readonly label: string; readonly htmlLang: string; readonly direction: string}
      >
    >;
  };
}

/** Gives the configuration of the site as components made for Docusaurus ask for it. */
export function useSiteContext(): SiteContext {
  const site = useSite();
  const {title, tagline, url, baseUrl, customFields = {}} = site;
  return {
    siteConfig: {themeConfig: {}, ...foreignConfig, title, tagline, url, baseUrl, customFields},
    i18n: toI18n(site),
  };
}

/** Reports the languages of a site by the names of Docusaurus. */
export function toI18n(
  site: Pick<SiteData, 'locale' | 'htmlLang' | 'direction' | 'languages'>,
): SiteContext['i18n'] {
  const {locale, direction = 'ltr'} = site;
  const {languages = [{locale, label: locale, htmlLang: site.htmlLang ?? locale}]} = site;
  const locales = languages.map((language) => language.locale);
  const localeConfigs = Object.fromEntries(
    languages.map(({locale: tag, label, htmlLang}) => [tag, {label, htmlLang, direction}]),
  );
  return {currentLocale: locale, defaultLocale: locales[0] ?? locale, locales, localeConfigs};
}
