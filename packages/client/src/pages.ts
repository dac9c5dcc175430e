import type {PagePayload, SidebarData} from '@wuya/theme/types';
import {normalizePathname} from '@wuya/engine/shared/pathname';
import {createPromiseCache} from './cache.ts';

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

async function loadJson<T>(href: string): Promise<T> {
  const response = await fetch(href, {credentials: 'same-origin'});
  if (response.status === 404) throw new PageNotFoundError(href);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}: ${href}`);
  if (!/json/.test(response.headers.get('content-type') ?? '')) throw new PageNotFoundError(href);
  return (await response.json()) as T;
}

/** Pages by address of their file. */
export const payloads = createPromiseCache<PagePayload>(loadJson, PAYLOAD_LIMIT);

/** Shared sidebars by address. */
export const sidebars = createPromiseCache<SidebarData>(loadJson, SIDEBAR_LIMIT);
