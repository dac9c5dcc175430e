/** Splits the address of a site: `https://x.example/blog` → its origin and `/blog/`, which a root is not; undefined for what is none. */
export function splitUrl(url: unknown): {url: string; baseUrl?: string} | undefined {
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined;
  const {origin, pathname} = new URL(url);
  if (origin === 'null') return undefined;
  const baseUrl = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return {url: origin, ...(baseUrl !== '/' && {baseUrl})};
}

/** Joins the address of a host and the path of a site below it, each of which settings may leave out; undefined without both. */
export function joinUrl(host: unknown, path: string | undefined): string | undefined {
  const own = splitUrl(host)?.url;
  const below = path?.replace(/^\/|\/$/g, '') ?? '';
  if (own === undefined && below === '') return undefined;
  return `${own ?? 'https://example.com'}/${below}`;
}
