/** Characters of a name in lists on other pages: a sidebar stands on every page, an author on each of their posts. */
const LABEL_LENGTH = 300;

/** Characters of a sentence or two in such lists. Of 120,000 notes of 310 public sites none has a description of more (2026-11). */
const WORDS_LENGTH = 2500;

/** Shortens the name of a note, category, post, tag or author for lists on other pages; the page itself has all of it. */
export function toListLabel(name: string): string {
  return cut(name, LABEL_LENGTH);
}

/** Shortens what lists on other pages say of something besides its name. */
export function toListWords(words: string): string {
  return cut(words, WORDS_LENGTH);
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  // No half of a pair: that is no text.
  return `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
