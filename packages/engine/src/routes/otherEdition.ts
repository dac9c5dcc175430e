import {withSlash} from '@wuya/theme/pathname';
import {baseUrlIn} from '../config/languages.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import {withBase} from './belowBase.ts';

/** An address that names its language, with the base URL of the whole site. */
interface LanguageAddress {
  readonly address: string;
  /** Whether that is the language of the site; else pages of another one are below it. */
  readonly isOwn: boolean;
}

/**
 * Reads a path that names a language other than the default one: in English `/zh/a` → `/zh/a/`, a page of another language;
 * undefined for other paths, which count from the language's own base URL.
 */
export function readLanguageAddress(path: string, config: SiteConfig): LanguageAddress | undefined {
  const {i18n, locale} = config;
  if (i18n === undefined || !path.startsWith('/')) return undefined;
  const full = withSlash(withBase(path, baseUrlIn(config, {path: ''})));
  const named = i18n.languages.find(
    (language) => language.path !== '' && full.startsWith(baseUrlIn(config, language)),
  );
  return named && {address: full, isOwn: named.locale === locale};
}
