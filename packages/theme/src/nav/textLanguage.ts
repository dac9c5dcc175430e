import type {PageData, SiteData} from '../types.ts';

/** Gives the language of the text of a page, where it differs from the page's own. */
export function textLanguageOf(
  {languages, locale}: Pick<SiteData, 'languages' | 'locale'>,
  {untranslated}: Pick<PageData, 'untranslated'>,
): string | undefined {
  return untranslated?.includes(locale) ? languages?.[0]?.htmlLang : undefined;
}
