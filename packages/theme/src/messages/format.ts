import type {ReactNode} from 'react';

/** The order of the parts of a plural message. */
const PLURAL_ORDER: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
const PLACEHOLDER = /\{(\w+)\}/;
/** What parts the plural forms of an English text that stands for one in another language: which of them it is, English decides. */
export const ENGLISH_FORMS = '‖';

export type MessageParams = Readonly<Record<string, string | number>>;

/** Fills `{x}` into a text. Of `one¦many` the part for the first number among the params is taken. */
export function formatMessage(text: string, params: MessageParams = {}, locale = 'zh-CN'): string {
  return pickPlural(text, params, locale).replace(
    new RegExp(PLACEHOLDER, 'g'),
    (whole, name: string) => String(params[name] ?? whole),
  );
}

/**
 * Fills elements into a text in the place of `{x}`, otherwise like `formatMessage`, and returns the parts in order, to be
 * used as children.
 */
export function formatRich(text: string, params: Readonly<Record<string, ReactNode>>): ReactNode[] {
  // Splitting by a pattern with one group puts the names at the odd places.
  return text
    .split(PLACEHOLDER)
    .map((part, i) => (i % 2 === 1 ? (params[part] ?? `{${part}}`) : part));
}

/** Gives what is between two sentences of a language: `zh-CN` → nothing, `en` → a blank. */
export const sentenceGapOf = (locale: string): string => (/^(?:zh|ja)\b/i.test(locale) ? '' : ' ');

/** Gives what is between a name and what is said of it: `zh-CN` → `：`, `en` → a colon and a blank. */
export const colonOf = (locale: string): string => (sentenceGapOf(locale) ? ': ' : '：');

function pickPlural(text: string, params: MessageParams, locale: string): string {
  const isEnglish = text.includes(ENGLISH_FORMS);
  const parts = text.split(isEnglish ? ENGLISH_FORMS : '¦');
  if (parts.length === 1) return text;
  const count = Object.values(params).find((value) => typeof value === 'number');
  const rules = new Intl.PluralRules(isEnglish ? 'en' : locale);
  const forms = PLURAL_ORDER.filter((form) =>
    rules.resolvedOptions().pluralCategories.includes(form),
  );
  // A language with fewer forms than the message has parts (Chinese has one) takes the last part.
  const index =
    forms.length === 1 || count === undefined
      ? parts.length - 1
      : forms.indexOf(rules.select(count));
  return (parts[Math.min(index, parts.length - 1)] ?? text).trim();
}
