/** Splits the address of a site: `https://x.example/blog` → its origin and `/blog/`, which a root is not; undefined for what is none. */
export function splitUrl(url: unknown): {url: string; baseUrl?: string} | undefined {
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined;
  const {origin, pathname} = new URL(url);
  if (origin === 'null') return undefined;
  const baseUrl = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return {url: origin, ...(baseUrl !== '/' && {baseUrl})};
}
