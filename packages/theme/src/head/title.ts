import type {SiteData} from '../types.ts';

/**
 * Makes the text of `<title>`: the page's title, its section if any, the site's title. An empty page title, or one
 * equal to the site's, gives the site's alone. Full-width delimiters (｜) have no spaces around them, others have one
 * on each side.
 */
export function formatTitle(
  pageTitle: string,
  {title, titleDelimiter}: Pick<SiteData, 'title' | 'titleDelimiter'>,
  section?: string,
): string {
  const page = pageTitle.trim();
  if (page === '' || page === title.trim()) return title;
  const between = /[^\x00-\xFF]/.test(titleDelimiter) ? titleDelimiter : ` ${titleDelimiter} `;
  return [page, ...(section && section !== page ? [section] : []), title].join(between);
}
