/** Languages in which the engine speaks to authors. */
export type Language = 'zh' | 'en';

/** A text in both languages: Chinese, English. */
export type Words = readonly [zh: string, en: string];

/** Picks the words of a language: `pickWords(['甲', 'a'], 'en')` → `a`. */
export function pickWords([zh, en]: Words, language: Language): string {
  return language === 'zh' ? zh : en;
}

/** Names the language in which what is beside text of a locale is told: all but Chinese is English. */
export function messageLanguageOf(locale: string): Language {
  return /^zh/i.test(locale) ? 'zh' : 'en';
}

/**
 * Reads the language of a terminal: `WUYA_LANG`, else that of its locale (`LC_ALL`, `LC_MESSAGES`, `LANG`; the first that
 * is set counts, as in POSIX), else that of the system. All but Chinese is English.
 */
export function readLanguage(
  env: Readonly<Record<string, string | undefined>>,
  systemLocale: string,
): Language {
  const named = [env['WUYA_LANG'], env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(Boolean);
  const isNeutral = named === undefined || /^(?:C|POSIX)(?:\.|$)/.test(named);
  return messageLanguageOf(isNeutral ? systemLocale : named);
}
