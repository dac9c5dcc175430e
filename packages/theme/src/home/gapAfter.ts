/** Letters that no space follows: of Chinese and Japanese, and the marks of these. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]$/u;

/** Gives what is between a part of a sentence and the next one: `甲，` → nothing, `One,` → a space. */
export const gapAfter = (part: string): string => (WITHOUT_SPACES.test(part) ? '' : ' ');

/** Joins the parts of a sentence: `['One,', 'two']` → `One, two`. */
export const joinParts = (parts: readonly string[]): string =>
  parts.reduce((before, part) => before + (before && gapAfter(before)) + part, '');
