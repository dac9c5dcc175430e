export interface HitHrefOptions {
  readonly baseUrl: string;
  /** Addresses that stay as they are: those of other sites in the same index. */
  readonly externalUrl?: RegExp | undefined;
  readonly replacePathname?: {readonly from: string | RegExp; readonly to: string} | undefined;
}

/** Where a hit leads on this host: an index made for another host works too. What is no address stays as it is. */
export function toHitHref(url: string, {baseUrl, externalUrl, replacePathname}: HitHrefOptions): string {
  if (externalUrl?.test(url) || !URL.canParse(url)) return url;
  const {protocol, pathname, search, hash} = new URL(url);
  if (!/^https?:$/.test(protocol)) return '#';
  const replaced = replacePathname ? pathname.replaceAll(replacePathname.from, replacePathname.to) : pathname;
  const path = `${replaced}/` === baseUrl ? baseUrl : replaced.startsWith(baseUrl) ? replaced : baseUrl + replaced.replace(/^\//, '');
  return path + search + hash;
}
