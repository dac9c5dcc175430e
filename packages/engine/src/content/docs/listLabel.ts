/** Characters of the name of a note or category in lists: a sidebar stands on every page, and is nobody's to scroll past. */
const LABEL_LENGTH = 300;

/** Shortens the name of a note or category for lists on other pages; the page itself has all of it. */
export function toListLabel(name: string): string {
  if (name.length <= LABEL_LENGTH) return name;
  // No half of a pair: that is no text.
  return `${name.slice(0, LABEL_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
