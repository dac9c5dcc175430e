const CJK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303F\uFF01-\uFF60\uFFE0-\uFFE6\u2E80-\u2FDF]/u;
const CJK_QUOTE = /[“”‘’—…·]/;
const PUNCTUATION = /[\p{P}\p{S}]/u;

/** Tells whether a character is Han, kana, or full-width punctuation. */
export function isCjk(char: string): boolean {
  return char !== '' && CJK.test(char);
}

/** Tells whether a character is CJK, or one of the marks Chinese shares with English: quotes, dash, ellipsis. */
export function isCjkText(char: string): boolean {
  return char !== '' && (CJK.test(char) || CJK_QUOTE.test(char));
}

/** Tells whether a character is punctuation or a symbol; false for none. */
export function isPunctuation(char: string): boolean {
  return char !== '' && PUNCTUATION.test(char);
}

/** Returns the last code point of a text, or the empty string. */
export function lastChar(text: string): string {
  if (text === '') return '';
  const unit = text.charCodeAt(text.length - 1);
  return unit >= 0xdc00 && unit <= 0xdfff ? text.slice(-2) : text.slice(-1);
}

/** Returns the first code point of a text, or the empty string. */
export function firstChar(text: string): string {
  const point = text.codePointAt(0);
  return point === undefined ? '' : String.fromCodePoint(point);
}

const GAP_BEFORE_MARK = /(?<![ \t\n])[ \t\n]+(?=[，。、；：！？）》〉」』】〕｝])/g;

/**
 * Drops blanks before full-width punctuation, which writers put after code and formulas: `用 `npm` ，$x$ 。`. The mark has a gap
 * of its own, and after a blank it could begin a line.
 */
export function closeGaps(text: string): string {
  return text.replace(GAP_BEFORE_MARK, '');
}

/**
 * Joins lines: a line break between two CJK characters is not a space in Chinese. `before` and `after` are the
 * characters around the text.
 */
export function joinCjkLines(text: string, before: string, after: string): string {
  if (!text.includes('\n')) return text;
  return text.replace(/(?:(?<![ \t])[ \t]+)?\n[ \t]*/g, (found, offset: number) => {
    const left = offset === 0 ? before : lastChar(text.slice(0, offset));
    const end = offset + found.length;
    const right = end === text.length ? after : firstChar(text.slice(end, end + 2));
    return isCjkText(left) && isCjkText(right) && (isCjk(left) || isCjk(right)) ? '' : '\n';
  });
}
