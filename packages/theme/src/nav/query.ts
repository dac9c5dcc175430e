/** Maximum length of a query in UTF-16 units, like `maxlength`. */
export const MAX_QUERY_LENGTH = 64;

/** Cuts a query to its maximum length, never inside a character. */
export function cutQuery(text: string): string {
  return text.slice(0, MAX_QUERY_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}
