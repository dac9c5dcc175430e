/** Makes the address of the search page for a query; without one when it is empty. */
export function searchPageHref(searchHref: string, query: string): string {
  return query === '' ? searchHref : `${searchHref}?${new URLSearchParams({q: query})}`;
}
