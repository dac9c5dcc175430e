import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {messages as catalogues} from '@wuya/theme/messages';
import {ContentError} from '../errors/contentError.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';

/** What Docusaurus writes between the forms of a plural, and what the theme does. */
const [THEIR_PLURAL, OUR_PLURAL] = ['|', '¦'] as const;

/**
 * Texts of the interface and of the site's own pages from `i18n/<locale>/code.json`, the file of translations that a site
 * of Docusaurus has; a site in `zh-CN` may call it `zh-Hans`. Ids of its theme that ours does not know are left out.
 * @throws {ContentError} I18N-261 when the file is no such file
 */
export function readTranslatedMessages(dir: string, locale: string): {messages: Readonly<Record<string, string>>; files: readonly string[]} {
  const names = locale === 'zh-CN' ? [locale, 'zh-Hans'] : [locale];
  const file = names.map((name) => `i18n/${name}/code.json`).find((path) => existsSync(join(dir, path)));
  if (file === undefined) return {messages: {}, files: []};
  const known: Readonly<Record<string, string>> = catalogues.en;
  const messages: Record<string, string> = {};
  for (const [id, entry] of Object.entries(parse(readFileSync(join(dir, file), 'utf8'), file))) {
    const text = (entry as {message?: unknown} | null)?.message;
    if (typeof text !== 'string' || text === '' || (id.startsWith('theme.') && !Object.hasOwn(known, id))) continue;
    messages[id] = known[id]?.includes(OUR_PLURAL) ? text.replaceAll(THEIR_PLURAL, OUR_PLURAL) : text;
  }
  return {messages, files: [join(dir, file)]};
}

/** The texts that are the site's own, not the theme's: what `<Translate>` in its pages asks for. */
export function pickOwnTexts(messages: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(messages).filter(([id]) => !Object.hasOwn(catalogues.en, id)));
}

function parse(text: string, file: string): object {
  let reason = 'not an object';
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch (error) {
    reason = (error as Error).message;
  }
  throw new ContentError([createDiagnostic('I18N-261', {reason}, {place: {file}})]);
}
