import type {SiteData} from '@wuya/theme/types';

/** Picks what all pages know of the languages of a site, without the addresses of these. */
export function seenLanguages({locale, htmlLang, direction, languages}: SiteData): object {
  return {
    locale,
    htmlLang,
    direction,
    languages: languages?.map(({locale: name, label, htmlLang: tag}) => ({
      locale: name,
      label,
      htmlLang: tag,
    })),
  };
}
