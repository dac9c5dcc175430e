/**
 * Makes the text of `<title>`: the page's title, its section if any, the site's title. An empty page title, or one
 * equal to the site's, gives the site's alone. Full-width delimiters (｜) have no spaces around them, others have one
 * on each side.
 */
export function formatTitle(
  pageTitle: string,
  siteTitle: string,
  delimiter = '|',
  section?: string,
): string {
  const page = pageTitle.trim();
  if (page === '' || page === siteTitle.trim()) return siteTitle;
  const between = /[^\x00-\xFF]/.test(delimiter) ? delimiter : ` ${delimiter} `;
  return [page, ...(section && section !== page ? [section] : []), siteTitle].join(between);
}
