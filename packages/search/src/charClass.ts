/** What the tokenizer does with a UTF-16 code unit: nothing, CJK n-grams, words, symbol n-grams. */
export type CharClass = 0 | 1 | 2 | 3;

export const SEPARATOR = 0;
export const CJK = 1;
export const WORD = 2;
export const SYMBOL = 3;

/** Gives the class of one code unit of folded text. Surrogates count as CJK, so rare ideographs and emoji are n-grams too. */
export function classOf(code: number): CharClass {
  if (code < 128) {
    if (isDigit(code) || isUpper(code) || isLower(code) || code === 0x5f) return WORD;
    return code > 32 && code < 127 ? SYMBOL : SEPARATOR;
  }
  if (code >= 0x3400 && code <= 0x9fff) return CJK;
  if (code >= 0x3040 && code <= 0x30ff) return CJK;
  if (code >= 0x3005 && code <= 0x3007) return CJK;
  if (code >= 0xac00 && code <= 0xdfff) return CJK;
  if (code >= 0xf900 && code <= 0xfaff) return CJK;
  if (code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7) return WORD;
  if (code >= 0x370 && code <= 0x52f) return WORD;
  return SEPARATOR;
}

/** Tells whether a UTF-16 code is that of a digit from 0 to 9. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Tells whether a UTF-16 code is that of a letter from A to Z. */
export function isUpper(code: number): boolean {
  return code >= 65 && code <= 90;
}

/** Tells whether a UTF-16 code is that of a letter from a to z. */
export function isLower(code: number): boolean {
  return code >= 97 && code <= 122;
}
