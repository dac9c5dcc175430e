interface HitHrefOptions {
  readonly baseUrl: string;
  /** Addresses that stay as they are: those of other sites in the same index. */
  readonly externalUrl?: RegExp | undefined;
  readonly replacePathname?: {readonly from: string; readonly to: string} | undefined;
}

/**
 * Makes the address that a hit leads to on this host: an index made for another host works too. What is no address stays
 * as it is.
 */
export function toHitHref(
  url: string,
  {baseUrl, externalUrl, replacePathname}: HitHrefOptions,
): string {
  const parsed = externalUrl?.test(url) ? undefined : parseUrl(url);
  if (!parsed) return url;
  const {protocol, pathname, search, hash} = parsed;
  if (!/^https?:$/.test(protocol)) return '#';
  const replaced = replacePathname
    ? pathname.replaceAll(replacePathname.from, replacePathname.to)
    : pathname;
  const path =
    `${replaced}/` === baseUrl
      ? baseUrl
      : replaced.startsWith(baseUrl)
        ? replaced
        : baseUrl + replaced.replace(/^\//, '');
  return path + search + hash;
}

/** Parses an absolute address; undefined for what is none. `URL.canParse` needs Chrome 120 and Safari 17. */
function parseUrl(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}
