import {normalizePathname} from '@wuya/theme/pathname';
import type {PagePayload, SidebarData} from '@wuya/theme/types';
import {createPromiseCache, type PromiseCache} from './cache.ts';

/** Thrown when the server answers that there is no such page. */
export class PageNotFoundError extends Error {
  constructor(pathname: string) {
    super(`There is no page at ${pathname}`);
    this.name = 'PageNotFoundError';
  }
}

/** The loaded data of a site: pages and sidebars, each requested once. */
export interface PageStore {
  /** Pages by address of their file. */
  readonly payloads: PromiseCache<PagePayload>;
  /** Shared sidebars by address. */
  readonly sidebars: PromiseCache<SidebarData>;
  /** Lists of every route of the site by address; loaded only for an address that is not a route itself. */
  readonly routeLists: PromiseCache<readonly string[]>;
  /** Texts of pages that were preloaded, parsed, by address of their file. Taking one removes it: its nodes go into the page. */
  readonly parsed: Map<string, {readonly html: string; readonly nodes: DocumentFragment}>;
  /** Asks the browser to prefetch a file when it has nothing better to do; once. */
  hint(href: string): void;
}

const PAYLOAD_LIMIT = 100;
const SIDEBAR_LIMIT = 10;

/**
 * Time in ms for which prefetched files are used without revalidation, which would cost the round trip that they
 * saved.
 */
const HINT_MS = 5 * 60_000;

/** Makes the address of the file that holds the page at a pathname. */
export function payloadHref(pathname: string): string {
  return `${normalizePathname(pathname)}index.json`;
}

/**
 * Creates the store of what pages are drawn from: payloads and shared files, each loaded once.
 * @param fetch stands in for the browser's
 */
export function createPageStore(
  fetch: typeof globalThis.fetch = (...args) => globalThis.fetch(...args),
): PageStore {
  /** When the browser was asked to prefetch an address. */
  const hints = new Map<string, number>();

  const loadJson = async <T>(href: string, isAgain: boolean): Promise<T> => {
    const isHinted = Date.now() - (hints.get(href) ?? -Infinity) < HINT_MS;
    // A failure may be cached on the way: bypass the cache.
    const response = await fetch(href, {
      credentials: 'same-origin',
      cache: isAgain ? 'reload' : isHinted ? 'force-cache' : 'default',
    });
    if (response.status === 404) throw new PageNotFoundError(href);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}: ${href}`);
    if (!/json/.test(response.headers.get('content-type') ?? '')) throw new PageNotFoundError(href);
    return (await response.json()) as T;
  };

  const payloads = createPromiseCache<PagePayload>(loadJson, PAYLOAD_LIMIT);

  return {
    payloads,
    sidebars: createPromiseCache<SidebarData>(loadJson, SIDEBAR_LIMIT),
    routeLists: createPromiseCache<readonly string[]>(loadJson, 1),
    parsed: new Map(),
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
