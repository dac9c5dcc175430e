import {normalizePathname} from '@wuya/theme/pathname';
import type {PagePayload, SidebarData} from '@wuya/theme/types';
import {createPromiseCache, type PromiseCache} from './cache.ts';
import {findRoute} from './findRoute.ts';

/** The address answers, but there is no such page. */
export class PageNotFoundError extends Error {
  constructor(pathname: string) {
    super(`There is no page at ${pathname}`);
    this.name = 'PageNotFoundError';
  }
}

/** What the browser has of a site: pages and sidebars that were asked for, each once. */
export interface PageStore {
  /** Pages by address of their file. */
  readonly payloads: PromiseCache<PagePayload>;
  /** Shared sidebars by address. */
  readonly sidebars: PromiseCache<SidebarData>;
  /** Asks the browser to prefetch a file when it has nothing better to do; once. */
  hint(href: string): void;
  /** The route that an address means, although it may not be one as it stands; undefined when there is none. */
  findOtherRoute(pathname: string): Promise<string | undefined>;
  /** The page at an address, or the not-found page. */
  loadPage(pathname: string): Promise<PagePayload>;
}

const PAYLOAD_LIMIT = 100;
const SIDEBAR_LIMIT = 10;

/** How long what was prefetched is taken as it stands; asking whether it is still so would cost the round trip it saved. */
const HINT_MS = 5 * 60_000;

/** Address of the file that holds the page at a pathname. */
export function payloadHref(pathname: string): string {
  return `${normalizePathname(pathname)}index.json`;
}

export interface PageStoreOptions {
  readonly baseUrl: string;
  /** Stands in for the browser's `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
}

/** Creates the store of what pages are drawn from: payloads and shared files, each loaded once. */
export function createPageStore({
  baseUrl,
  fetch = (...args) => globalThis.fetch(...args),
}: PageStoreOptions): PageStore {
  /** When the browser was asked to prefetch an address. */
  const hints = new Map<string, number>();

  const loadJson = async <T>(href: string, isAgain: boolean): Promise<T> => {
    const isHinted = Date.now() - (hints.get(href) ?? -Infinity) < HINT_MS;
    // What failed may lie in a cache on the way: ask past it.
    const response = await fetch(href, {
      credentials: 'same-origin',
      cache: isAgain ? 'reload' : isHinted ? 'force-cache' : 'default',
    });
    if (response.status === 404) throw new PageNotFoundError(href);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}: ${href}`);
    if (!/json/.test(response.headers.get('content-type') ?? '')) throw new PageNotFoundError(href);
    return (await response.json()) as T;
  };

  /** Every route of the site; loaded only where an address is not one as it stands. */
  const routeLists = createPromiseCache<readonly string[]>(loadJson, 1);
  const payloads = createPromiseCache<PagePayload>(loadJson, PAYLOAD_LIMIT);
  const findOtherRoute = async (pathname: string): Promise<string | undefined> =>
    findRoute(pathname, await routeLists.get(`${baseUrl}routes.json`));

  const loadPage = async (pathname: string): Promise<PagePayload> => {
    const href = payloadHref(pathname);
    try {
      if (!pathname.endsWith('.html')) return await payloads.get(href);
    } catch (error) {
      if (!(error instanceof PageNotFoundError)) throw error;
    }
    const route = await findOtherRoute(pathname); // a page may have just this suffix in its address
    const isNew =
      route !== undefined && (payloadHref(route) !== href || pathname.endsWith('.html'));
    return payloads.get(isNew ? payloadHref(route) : `${baseUrl}404.json`);
  };

  return {
    payloads,
    sidebars: createPromiseCache<SidebarData>(loadJson, SIDEBAR_LIMIT),
    findOtherRoute,
    loadPage,
    hint(href) {
      if (hints.has(href) || payloads.has(href)) return;
      hints.set(href, Date.now());
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.as = 'fetch';
      link.href = href;
      link.crossOrigin = 'anonymous';
      document.head.append(link);
    },
  };
}
