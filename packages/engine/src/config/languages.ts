import {joinPath} from '@wuya/theme/pathname';
import {withVariables} from './environment.ts';
import {directionOf, type Language, toLanguageTag} from './options/i18n.ts';
import type {SiteConfig} from './siteConfig.ts';

type Values = Readonly<Record<string, unknown>>;

const toValues = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? (value as Values) : {};

/**
 * Puts a configuration, as its file exports it, into one of its languages: address, title, texts and look of that.
 * @param locale tag of the language. @default the default one
 */
export function inLanguage(config: unknown, locale?: string): unknown {
  const {i18n, baseUrl = '/', themeConfig, messages, ...rest} = toValues(config);
  const {defaultLocale, locales, localeConfigs} = toValues(i18n);
  if (typeof defaultLocale !== 'string' || typeof baseUrl !== 'string') return config;
  const name = findName({defaultLocale, locales}, locale) ?? defaultLocale;
  const own = toValues(toValues(localeConfigs)[name]);
  const isDefault = name === defaultLocale;
  return {
    ...rest,
    i18n,
    baseUrl: isDefault ? baseUrl : joinPath('/', baseUrl, name, '/'),
    locale: toLanguageTag(name) ?? name,
    ...(own['title'] !== undefined && {title: own['title']}),
    ...(own['tagline'] !== undefined && {tagline: own['tagline']}),
    // Those above are in the default language.
    messages: {...(isDefault && toValues(messages)), ...toValues(own['messages'])},
    ...(themeConfig !== undefined || own['themeConfig'] !== undefined
      ? {themeConfig: {...toValues(themeConfig), ...toValues(own['themeConfig'])}}
      : {}),
  };
}

/** Finds what a configuration calls a language, by the tag of that: `zh-hans` for `zh-Hans`. */
function findName({defaultLocale, locales}: Values, locale: string | undefined) {
  const names = [defaultLocale, ...(Array.isArray(locales) ? locales : [])].map(String);
  return names.find((one) => toLanguageTag(one) === locale);
}

/**
 * Runs a configuration. One of Docusaurus that asks by `DOCUSAURUS_CURRENT_LOCALE` which language it is for is run again for that.
 * @param locale tag of the language. @default the default one
 * @param run gets the name of the language, where it is to be told
 */
export async function runForLanguage<
  Made extends {readonly value: unknown; readonly asksForLanguage?: boolean},
>(
  locale: string | undefined,
  run: (own?: {readonly language: string}) => Promise<Made>,
): Promise<Made> {
  const made = await run();
  if (locale === undefined || made.asksForLanguage !== true) return made;
  const language = findName(toValues(toValues(made.value)['i18n']), locale);
  if (language === undefined) return made;
  return withVariables({DOCUSAURUS_CURRENT_LOCALE: language}, () => run({language}));
}

/** Finds the language that a configuration is in; undefined for a site that has one alone. */
export function findLanguage({
  i18n,
  locale,
}: Pick<SiteConfig, 'i18n' | 'locale'>): Language | undefined {
  return i18n?.languages.find((language) => language.locale === locale);
}

/** Tells whether the pages of a site, or of one of its languages, run from right to left. */
export function isRightToLeft(config: Pick<SiteConfig, 'i18n' | 'locale'>): boolean {
  return (findLanguage(config)?.direction ?? directionOf(config.locale)) === 'rtl';
}

/** Gives the path of the pages of a site of one language in the output, below that of the whole site: empty, or `en/`. */
export function pathInOutput(config: Pick<SiteConfig, 'i18n' | 'locale'>): string {
  return findLanguage(config)?.path ?? '';
}

/** Makes the base URL of the site in another of its languages. */
export function baseUrlIn(
  config: Pick<SiteConfig, 'baseUrl' | 'i18n' | 'locale'>,
  {path}: Pick<Language, 'path'>,
): string {
  const root = config.baseUrl.slice(0, config.baseUrl.length - pathInOutput(config).length);
  return root + path;
}

/** Tells whether a configuration is that of the language that stands for pages without a translation. */
export function isDefaultLanguage(config: Pick<SiteConfig, 'i18n' | 'locale'>): boolean {
  return pathInOutput(config) === '';
}
