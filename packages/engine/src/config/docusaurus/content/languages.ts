import {pick, toList, toValues, type Values} from '../common/notes.ts';

/** Translates the languages of a site: one that says nothing of itself is `locale`, all others are `i18n`. */
export function toLanguages(i18n: Values): Values {
  const locales = toList(i18n['locales']).filter((name) => typeof name === 'string');
  const ownConfigs = toValues(i18n['localeConfigs']);
  const configOf = (name: string) =>
    pick(toValues(ownConfigs[name]), ['label', 'htmlLang', 'direction', 'path']);
  if (locales.length < 2) return toLanguage(i18n['defaultLocale'], configOf);
  return {
    i18n: {
      defaultLocale: i18n['defaultLocale'] ?? locales[0],
      locales,
      localeConfigs: Object.fromEntries(
        Object.keys(ownConfigs).map((name) => [name, configOf(name)]),
      ) as Values,
    },
  };
}

/** Returns a site's one language. The folder of its translations has the name that the site gives it: `i18n/zh` for `zh-CN`. */
function toLanguage(name: unknown, configOf: (name: string) => Values): Values {
  const locale = toLocale(name);
  if (typeof name !== 'string') return {locale};
  const own = {...(name !== locale && {path: name}), ...configOf(name)};
  if (Object.keys(own).length === 0) return {locale};
  return {i18n: {defaultLocale: locale, locales: [locale], localeConfigs: {[locale]: own}}};
}

/** Returns the site's one language; the Chinese of the mainland has many names. */
function toLocale(locale: unknown): string {
  if (typeof locale !== 'string') return 'en';
  if (/^zh(?:-(?:CN|Hans|Hans-CN|cn|hans))?$/.test(locale)) return 'zh-CN';
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? locale;
  } catch {
    return locale; // the schema says what is wrong with it
  }
}
