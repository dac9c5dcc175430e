import type {PagePayload, SidebarData} from '@wuya/theme/types';
import {unpackHtml} from '@wuya/engine/shared/packedHtml';
import {normalizePathname} from '@wuya/engine/shared/pathname';
import {createPromiseCache} from './cache.ts';
import {findRoute} from './findRoute.ts';

/** The address answers, but there is no such page. */
export class PageNotFoundError extends Error {
  constructor(pathname: string) {
    super(`There is no page at ${pathname}`);
    this.name = 'PageNotFoundError';
  }
}

const PAYLOAD_LIMIT = 100;
const SIDEBAR_LIMIT = 10;

/** Address of the file that holds the page at a pathname. */
export function payloadHref(pathname: string): string {
  return `${normalizePathname(pathname)}index.json`;
}

/** How long what was prefetched is taken as it stands; asking whether it is still so would cost the round trip it saved. */
const HINT_MS = 5 * 60_000;

/** When the browser was asked to prefetch an address. */
const hints = new Map<string, number>();

/** Asks the browser to prefetch a file when it has nothing better to do; once. */
export function hint(href: string): void {
  if (hints.has(href) || payloads.has(href)) return;
  hints.set(href, Date.now());
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'fetch';
  link.href = href;
  link.crossOrigin = 'anonymous';
  document.head.append(link);
}

async function loadJson<T>(href: string, isAgain: boolean): Promise<T> {
  const isHinted = Date.now() - (hints.get(href) ?? -Infinity) < HINT_MS;
  // What failed may lie in a cache on the way: ask past it.
  const response = await fetch(href, {credentials: 'same-origin', cache: isAgain ? 'reload' : isHinted ? 'force-cache' : 'default'});
  if (response.status === 404) throw new PageNotFoundError(href);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}: ${href}`);
  if (!/json/.test(response.headers.get('content-type') ?? '')) throw new PageNotFoundError(href);
  return (await response.json()) as T;
}

/** The page that a file holds. */
export function unpackPayload(payload: PagePayload): PagePayload {
  return {...payload, html: payload.html === null ? null : unpackHtml(payload.html)};
}

/** Every route of the site; loaded only where an address is not one as it stands. */
const routeLists = createPromiseCache<readonly string[]>(loadJson, 1);

/** Pages by address of their file. */
export const payloads = createPromiseCache(async (href, isAgain) => unpackPayload(await loadJson<PagePayload>(href, isAgain)), PAYLOAD_LIMIT);

/** Shared sidebars by address. */
export const sidebars = createPromiseCache<SidebarData>(loadJson, SIDEBAR_LIMIT);

/** The route that an address means, although it may not be one as it stands; undefined when there is none. */
export async function findOtherRoute(pathname: string, baseUrl: string): Promise<string | undefined> {
  return findRoute(pathname, await routeLists.get(`${baseUrl}routes.json`));
}

/** The page at an address, or the not-found page. */
export async function loadPayload(pathname: string, baseUrl: string): Promise<PagePayload> {
  try {
    return await payloads.get(payloadHref(pathname));
  } catch (error) {
    if (!(error instanceof PageNotFoundError)) throw error;
    const route = await findOtherRoute(pathname, baseUrl);
    return payloads.get(route === undefined || payloadHref(route) === payloadHref(pathname) ? `${baseUrl}404.json` : payloadHref(route));
  }
}
