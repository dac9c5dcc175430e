import type {UserTheme} from './theme.ts';

/** One of the languages of a site. */
export interface UserLanguage {
  /**
   * What the language is called in the switcher (menu of languages).
   * @default in its own words
   * @example 'English'
   */
  readonly label?: string;
  /**
   * `lang` of `<html>` on pages of the language, for browsers and screen readers.
   * @default its tag
   * @example 'en-GB'
   */
  readonly htmlLang?: string;
  /**
   * Direction of the script: `'rtl'` for text that runs from right to left, as in Arabic and
   * Hebrew.
   * @default that of the script of the language
   */
  readonly direction?: 'ltr' | 'rtl';
  /** Where the translated files of the language go: a folder below `i18n`. @default its tag */
  readonly path?: string;
  /**
   * Title of the site in this language, such as that of the English edition, in place of `title`.
   * @default `title`
   */
  readonly title?: string;
  /** Subtitle (slogan) of the site in this language, in place of `tagline`. @default `tagline` */
  readonly tagline?: string;
  /**
   * Change texts of the interface in this language by message id, over those of
   * `i18n/<language>/code.json`.
   * @default {}
   */
  readonly messages?: Readonly<Record<string, string>>;
  /**
   * Another navbar, footer or announcement for this language, such as the English version: options
   * that take the place of those of `themeConfig`.
   * @default none
   * @example {sections: []}
   */
  readonly themeConfig?: UserTheme;
}

/** The languages of a site. */
export interface UserLanguages {
  /**
   * Default language, in which the notes are written: the language of untranslated notes, shown
   * when a translation is missing.
   * @example 'zh-CN'
   */
  readonly defaultLocale: string;
  /** All languages of the site; to add a language, such as French, name it here. @example ['zh-CN', 'en'] */
  readonly locales: readonly string[];
  /**
   * Settings of single languages by tag: what a language is called, where its translations are, its
   * title.
   * @default {}
   */
  readonly localeConfigs?: Readonly<Record<string, UserLanguage>>;
}
