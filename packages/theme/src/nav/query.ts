/** Maximum length of a query in UTF-16 units, like `maxlength`. */
export const MAX_QUERY_LENGTH = 64;

/** Cuts a query that is too long, never inside a character. Half of one at the end of a shorter query stays: a keyboard may add the other. */
export function cutQuery(text: string): string {
  return text.length > MAX_QUERY_LENGTH
    ? text.slice(0, MAX_QUERY_LENGTH).replace(/[\uD800-\uDBFF]$/, '')
    : text;
}
