import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {scanFolder} from '../../../content/source/scan.ts';
import {normalizeHref, normalizePath, type PageFacts, readPageFacts} from './pageFacts.ts';

/** The pages of a built site by their paths: `/a/b`, without last slash. */
export type SitePages = ReadonlyMap<string, PageFacts>;

/** Maximum number of pages that are fetched from an address. */
const PAGE_LIMIT = 5000;
const AT_ONCE = 8;

/** Tells whether a site is named by its address, and not by a folder. */
export const isAddress = (from: string): boolean => /^https?:\/\//i.test(from);

/** Reads a built site from a folder, or from the address of one. */
export function readSite(from: string): Promise<SitePages> {
  return isAddress(from) ? fetchSite(from) : Promise.resolve(readFolder(from));
}

/** Reads every document below a folder. */
export function readFolder(dir: string): SitePages {
  return new Map(
    scanFolder(dir, (path) => path.endsWith('.html')).map((file) => {
      const path = normalizePath(`/${file}`);
      return [path, readPageFacts(readFileSync(join(dir, file), 'utf8'), path)];
    }),
  );
}

/** Fetches the pages that the map of a site names, and those that they link to. */
async function fetchSite(from: string): Promise<SitePages> {
  const base = new URL(from.endsWith('/') ? from : `${from}/`);
  const pages = new Map<string, PageFacts>();
  const known = new Set<string>();
  const waiting: string[] = [];
  const add = (path: string): void => {
    const clean = normalizePath(path.replace(/[?#].*$/, ''));
    if (known.size >= PAGE_LIMIT || known.has(clean) || /\.\w{2,5}$/.test(clean)) return;
    known.add(clean);
    waiting.push(clean);
  };
  add('/');
  for (const path of await readSitemap(base)) add(path);
  while (waiting.length > 0) {
    const paths = waiting.splice(0, AT_ONCE);
    const found = await Promise.all(paths.map((path) => fetchPage(base, path)));
    for (const [i, html] of found.entries()) {
      if (html === undefined) continue;
      const facts = readPageFacts(html, paths[i]!);
      pages.set(paths[i]!, facts);
      for (const link of facts.links) {
        const path = toPath(link, base);
        if (path !== undefined) add(path);
      }
    }
  }
  return pages;
}

/** Returns the path below the base of an address that a page names; undefined for other sites. */
function toPath(link: string, base: URL): string | undefined {
  if (!URL.canParse(link, base.origin)) return undefined;
  const url = new URL(link, base.origin);
  return url.origin === base.origin && url.pathname.startsWith(base.pathname)
    ? `/${url.pathname.slice(base.pathname.length)}`
    : undefined;
}

async function fetchPage(base: URL, path: string): Promise<string | undefined> {
  const response = await fetch(new URL(`.${path}`, base));
  const isPage = response.ok && (response.headers.get('content-type') ?? '').includes('html');
  return isPage ? response.text() : undefined;
}

async function readSitemap(base: URL): Promise<string[]> {
  const response = await fetch(new URL('sitemap.xml', base));
  if (!response.ok) return [];
  const addresses = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  // The map names the address under which the site is published, which need not be the one that is asked.
  return addresses.flatMap(([, address = '']) => {
    const written = address.replaceAll('&amp;', '&').trim();
    if (!URL.canParse(written)) return [];
    const {pathname} = new URL(written);
    return pathname.startsWith(base.pathname)
      ? [normalizeHref(`/${pathname.slice(base.pathname.length)}`, '/')]
      : [];
  });
}
