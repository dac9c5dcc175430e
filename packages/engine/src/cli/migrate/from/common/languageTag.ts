import {toLanguageTag} from '../../../../config/options/i18n.ts';
import {toLocale} from './migration.ts';

/**
 * Finds the tag of a language: that of its folder where it is one, as it is written, so that its addresses stay, `/zh/`,
 * `/zh-tw/`; else the written one.
 */
export function toTag(dir: string, lang: unknown): {locale: string; htmlLang?: string} {
  const locale = toLocale(lang, dir);
  const own = dir === '' ? undefined : toLanguageTag(dir);
  if (own === undefined || !/^[a-z]{2,3}(?:-|$)/.test(own)) return {locale};
  return own === locale ? {locale: dir} : {locale: dir, htmlLang: locale};
}
