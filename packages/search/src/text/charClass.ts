/** What the tokenizer does with a UTF-16 code unit: nothing, CJK n-grams, words, symbol n-grams. */
export type CharClass = 0 | 1 | 2 | 3;

export const SEPARATOR = 0;
export const CJK = 1;
export const WORD = 2;
export const SYMBOL = 3;

/**
 * Characters of scripts without spaces: CJK, and Thai, Lao, Tibetan, Burmese and Khmer. With them halves of surrogate pairs, so that
 * rare ideographs and emoji are n-grams too.
 */
export const CJK_CHAR =
  /[\u0e00-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u3400-\u9fff\uac00-\udfff\uf900-\ufaff]/;

/** What words are made of: ASCII, Latin with marks, all scripts from Greek to Sinhala (Cyrillic, Hebrew, Arabic, Devanagari …), Georgian. */
export const WORD_CHAR = /[\w\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u0dff\u10a0-\u10ff]/;

/** Gives the class of the first code unit of folded text. */
export function classOf(text: string): CharClass {
  const char = text.charAt(0);
  if (WORD_CHAR.test(char)) return WORD;
  if (CJK_CHAR.test(char)) return CJK;
  return /[!-~]/.test(char) ? SYMBOL : SEPARATOR;
}
