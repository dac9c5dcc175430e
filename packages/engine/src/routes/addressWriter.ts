import {decodePath} from '@wuya/theme/pathname';
import {baseUrlIn} from '../config/languages.ts';
import type {SiteConfig} from '../config/siteConfig.ts';

/** Writes the addresses of pages as readers see them: inside the engine all end with a slash. */
export interface AddressWriter {
  /** Writes one address: `/a/?x#b` → `/a?x#b`; those of files and other sites stay. */
  address(href: string): string;
  /** Writes what HTML links to. */
  html(html: string): string;
  /** Writes every address in plain data, absolute ones too, wherever it is. */
  data<T>(value: T): T;
}

/** Writes addresses as they are. */
export const AS_THEY_ARE: AddressWriter = {
  address: (href) => href,
  html: (html) => html,
  data: (value) => value,
};

/** Attributes of articles that lead to pages; a `"` in a value is written `&quot;`. */
const LINKS = /( (?:href|data-from)=")([^"]+)/g;
const LINK = / (?:href|data-from)="/;

/** What authors wrote and pages hand on as it is. */
const OWN_DATA: ReadonlySet<string> = new Set(['frontMatter', 'customFields']);

type WrittenConfig = Pick<SiteConfig, 'trailingSlash' | 'url' | 'baseUrl' | 'i18n' | 'locale'>;

/**
 * Creates what takes the slash from the addresses of pages where `trailingSlash` is false. The home pages of the site and of its
 * languages keep theirs.
 * @param hasPage tells whether the language has a page at an address with its slash; those of other languages are not asked for
 */
export function createAddressWriter(
  config: WrittenConfig,
  hasPage: (permalink: string) => boolean,
): AddressWriter {
  if (config.trailingSlash) return AS_THEY_ARE;
  const {url, baseUrl, i18n} = config;
  const languages = i18n?.languages ?? [];
  const homes = [baseUrl, ...languages.map((language) => baseUrlIn(config, language))];
  const longestFirst = homes.toSorted((a, b) => b.length - a.length);
  const isPage = (path: string): boolean => {
    const home = longestFirst.find((one) => path.startsWith(one));
    return home !== undefined && path !== home && (home !== baseUrl || hasPage(path));
  };
  const path = (href: string): string => {
    const end = href.search(/[?#]/);
    const pathname = end < 0 ? href : href.slice(0, end);
    if (!pathname.endsWith('/') || !isPage(pathname)) return href;
    return pathname.slice(0, -1) + href.slice(pathname.length);
  };
  const address = (href: string): string => {
    if (href.startsWith('/')) return path(href);
    return url !== '' && href.startsWith(`${url}/`) ? url + path(href.slice(url.length)) : href;
  };
  return writeWith(address);
}

/**
 * Writes an address that differs from that of a page by case alone as that of the page: the router of Docusaurus takes
 * both for one, a host of files does not.
 */
export function withCaseOfPages(
  writer: AddressWriter,
  pages: ReadonlyMap<string, unknown>,
): AddressWriter {
  let byLower: Map<string, string> | undefined;
  const find = (pathname: string): string | undefined => {
    byLower ??= new Map([...pages.keys()].map((page) => [decodePath(page).toLowerCase(), page]));
    return byLower.get(decodePath(pathname).toLowerCase());
  };
  return writeWith((href) => {
    const pathname = href.replace(/[?#].*$/s, '');
    const isPage = !pathname.startsWith('/') || !pathname.endsWith('/') || pages.has(pathname);
    const found = isPage ? undefined : find(pathname);
    return writer.address(found === undefined ? href : found + href.slice(pathname.length));
  });
}

/** Writes HTML and data with what writes one address. */
function writeWith(address: AddressWriter['address']): AddressWriter {
  const html = (text: string): string =>
    text.replace(LINKS, (_, before: string, href: string) => before + address(href));
  const data = (value: unknown): unknown => {
    if (typeof value === 'string') return LINK.test(value) ? html(value) : address(value);
    if (Array.isArray(value)) return value.map(data);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, OWN_DATA.has(key) ? one : data(one)]),
    );
  };
  return {address, html, data: <T>(value: T) => data(value) as T};
}

/** Gives the path of a page's document: `a/index.html` as it is, or `a.html` without slashes. */
export function documentPathOf(
  outputPath: string,
  {trailingSlash}: {readonly trailingSlash?: boolean | undefined},
): string {
  return trailingSlash === false ? outputPath.replace(/(?<=.)\/index\.html$/, '.html') : outputPath;
}
