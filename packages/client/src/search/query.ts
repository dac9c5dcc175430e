/** Longest query, in UTF-16 units like `maxlength`. */
export const MAX_QUERY_LENGTH = 64;

/** Cuts the query to its greatest length, never inside a character. */
export function cutQuery(text: string): string {
  return text.slice(0, MAX_QUERY_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}

/** Makes the address of the search page for a query; without one when it is empty. */
export function searchPageHref(searchHref: string, query: string): string {
  return query === '' ? searchHref : `${searchHref}?${new URLSearchParams({q: query}).toString()}`;
}
