import {join} from 'node:path';
import {
  findThemeTranslations,
  readThemeTranslations,
} from './docusaurus/content/themeTranslations.ts';
import {readSiteText} from './textFile.ts';
import {messages as catalogues} from '@wuya/theme/messages';
import {ContentError} from '../errors/contentError.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';
import {jsonPlace} from '../errors/findJsonFault.ts';
import type {Words} from '../errors/language.ts';

import type {SiteConfig} from './siteConfig.ts';
import {findTranslation} from './translations.ts';
import {dropControls} from './schema/dropControls.ts';
import {isPlainObject} from './schema/plainObject.ts';

/** What Docusaurus writes between the forms of a plural, and what the theme does. */
const [THEIR_PLURAL, OUR_PLURAL] = ['|', '¦'] as const;

/**
 * Reads texts of the interface and of the site's own pages from `i18n/<locale>/code.json`, the file of translations that a
 * site of Docusaurus has; a site in `zh-CN` may call it `zh-Hans`. Ids of its theme that ours does not know are left out. Below them are the
 * texts that its theme itself has in a language that ours does not speak.
 * @throws {ContentError} I18N-261 when the file is no such file
 */
export function readTranslatedMessages(
  dir: string,
  config: Pick<SiteConfig, 'i18n' | 'locale'>,
  {isForeign = false}: {readonly isForeign?: boolean} = {},
): {messages: Readonly<Record<string, string>>; files: readonly string[]} {
  const isSpoken = /^(?:zh|en)\b/.test(config.locale);
  const theirs = isForeign && !isSpoken ? findThemeTranslations(dir, config.locale) : [];
  const file = findTranslation(dir, config, 'code.json');
  return {
    messages: Object.fromEntries([
      ...theirs.flatMap((path) => toMessages(readThemeTranslations(path))),
      ...(file === undefined ? [] : toMessages(parseTranslations(readSiteText(dir, file), file))),
    ]),
    files: [...theirs, ...(file === undefined ? [] : [join(dir, file)])],
  };
}

/** Takes texts that the theme or the site knows, with plurals in our form. */
function toMessages(texts: Iterable<readonly [string, string]>): [string, string][] {
  const known: Readonly<Record<string, string>> = catalogues.en;
  return [...texts]
    .filter(([id]) => !id.startsWith('theme.') || Object.hasOwn(known, id))
    .map(([id, text]) => [
      id,
      Object.hasOwn(known, id) && known[id]!.includes(OUR_PLURAL)
        ? text.replaceAll(THEIR_PLURAL, OUR_PLURAL)
        : text,
    ]);
}

/** Picks the texts that are the site's own, not the theme's: what `<Translate>` in its pages asks for. */
export function pickOwnTexts(messages: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).filter(([id]) => !Object.hasOwn(catalogues.en, id)),
  );
}

/**
 * Reads a file of translations, `{"id": {"message": "text"}}`: texts that are there, by their ids. An empty one shows nothing.
 * @throws {ContentError} I18N-261 when it is no such file
 */
export function parseTranslations(text: string, file: string): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(parseJsonObject(text, file)).flatMap(([id, entry]): [string, string][] => {
      const message = (entry as {message?: unknown} | null)?.message;
      return typeof message === 'string' ? [[id, dropControls(message)]] : [];
    }),
  );
}

/**
 * Parses a JSON file among the translations.
 * @throws {ContentError} I18N-261 when it holds no object
 */
export function parseJsonObject(text: string, file: string): object {
  let reason: string | Words = ['不是对象', 'not an object'];
  try {
    const value: unknown = JSON.parse(text);
    if (isPlainObject(value)) return value;
  } catch (error) {
    reason = (error as Error).message;
  }
  throw new ContentError([createDiagnostic('I18N-261', {reason}, {place: jsonPlace(file, text)})]);
}
