import {ENGLISH_FORMS, type MessageId, messages as catalogues} from '@wuya/theme/messages';
import {isRightToLeft, findLanguage} from '../config/languages.ts';
import type {SiteConfig} from '../config/siteConfig.ts';

/** Chooses the catalogue of a locale: Chinese by its script, else English. `zh-TW` → `zh-Hant` */
export function catalogueOf(locale: string): keyof typeof catalogues {
  const {language, script} = new Intl.Locale(locale).maximize();
  if (language !== 'zh') return 'en';
  return script === 'Hant' ? 'zh-Hant' : 'zh-CN';
}

/** Resolves the texts of the interface: those of the site's locale, replaced by the site's own. */
export function resolveMessages(config: SiteConfig): Record<MessageId, string> {
  // A language may be named by its address alone, `tw`, and say what it is by `htmlLang`.
  const language = findLanguage(config)?.htmlLang ?? config.locale;
  const catalogue = catalogueOf(language);
  const texts = catalogues[catalogue];
  const base =
    catalogue === 'en' && !/^en\b/i.test(language)
      ? setInForeign(texts, isRightToLeft(config))
      : texts;
  return {
    ...base,
    ...setBesideHan(base, config.title),
    ...(config.messages as Partial<Record<MessageId, string>>),
  };
}

/** Begins and ends a text that runs from left to right, whatever is around it. */
const [FROM_LEFT, END] = ['\u2066', '\u2069'];

/**
 * Prepares English texts for a site in another language: the plural forms are those of English, and where the page runs from right
 * to left, texts with numbers, names and marks keep their order: `{count} words` would be read as "words 72".
 */
function setInForeign(
  texts: Record<MessageId, string>,
  isInRightToLeft: boolean,
): Record<MessageId, string> {
  const isolate = (form: string) =>
    isInRightToLeft && /^[^a-z]|[^a-z]$|\{/i.test(form) ? FROM_LEFT + form + END : form;
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [
      id,
      text.split('¦').map(isolate).join(ENGLISH_FORMS),
    ]),
  ) as Record<MessageId, string>;
}

/** Texts that name the site. */
const NAMING_SITE = [
  'theme.docs.versions.unreleasedVersionLabel',
  'theme.docs.versions.unmaintainedVersionLabel',
] as const satisfies readonly MessageId[];

/** Takes the space from before the name of the site where Chinese is on both sides of it: 这是{siteTitle}. */
function setBesideHan(
  messages: Record<MessageId, string>,
  title: string,
): Partial<Record<MessageId, string>> {
  if (!/^\p{Script=Han}/u.test(title)) return {};
  return Object.fromEntries(
    NAMING_SITE.map((id) => [
      id,
      messages[id].replace(/(?<=\p{Script=Han}) (?=\{siteTitle\})/u, ''),
    ]),
  );
}
