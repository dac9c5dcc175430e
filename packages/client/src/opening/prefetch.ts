import {payloadHref, type PageStore} from '../page/pageStore.ts';
import {loadComponent} from '../page/components.ts';
import {createLinkWatch} from './linkWatch.ts';
import {isOwnPage} from '../page/navigation.ts';
import {loadTextSheets} from '../page/textSheets.ts';
import {connectionOf, isSlow} from '../page/connection.ts';
import {whenIdle} from '../page/whenIdle.ts';

/** Finds the pathname of the page that a link leads to, when it is one of this site; undefined for others. */
function pathnameOfLink(target: EventTarget | null, baseUrl: string): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (
    !link?.href ||
    link.target === '_blank' ||
    link.hasAttribute('download') ||
    'reload' in link.dataset ||
    !isOwnPage(link, baseUrl)
  )
    return undefined;
  const {pathname} = link;
  return pathname === location.pathname ? undefined : pathname;
}

/** Loads a page and all it needs, so that the click finds it ready. Failure is forgotten; the click tries again. */
async function preload(pathname: string, store: PageStore): Promise<void> {
  const {payloads, sidebars} = store;
  const href = payloadHref(pathname);
  const payload = await payloads.get(href);
  const {page} = payload;
  await Promise.all([
    loadTextSheets(payload),
    page.kind === 'doc' && page.sidebar ? sidebars.get(page.sidebar.url) : undefined,
    loadComponent(page),
  ]);
  if (page.kind === 'doc' && payload.html) whenIdle(() => parseText(href, payload.html!, store));
}

/** Maximum number of parsed texts that wait for a click. */
const PARSED_LIMIT = 3;

/** Parses the text of a page, which takes a fifth of the time from the click to the page. */
function parseText(href: string, html: string, {parsed}: PageStore): void {
  if (parsed.get(href)?.html === html) return;
  if (parsed.size >= PARSED_LIMIT) parsed.delete(parsed.keys().next().value!);
  const template = document.createElement('template');
  template.innerHTML = html;
  parsed.set(href, {html, nodes: template.content});
}

/** Events by which a reader shows where the next click may go. */
const SIGNS = ['mouseover', 'touchstart', 'focusin'];

/** Time in ms that the pointer must rest: a sweep over the sidebar loads nothing. */
const HOVER_MS = 65;

interface PrefetchOptions {
  readonly baseUrl: string;
  readonly store: PageStore;
  /** Called when the page is idle, unless data saver is on or the network is 2g. */
  onIdle(): void;
  /** Called at the first mouse, touch and focus event each, unless data saver is on or the network is 2g. */
  onStir(): void;
}

/**
 * Prefetches links in view, and preloads links that are hovered, touched or focused. Does nothing where a click loads
 * a document (no Navigation API), which would not use it. In development links in view are not prefetched: the server
 * would compile each note.
 */
export function startPrefetching({baseUrl, store, onIdle, onStir}: PrefetchOptions): void {
  if (!('navigation' in window)) return;
  let timer = 0;

  const warm = (event: Event): void => {
    clearTimeout(timer);
    const pathname = pathnameOfLink(event.target, baseUrl);
    if (pathname === undefined || isSlow(connectionOf())) return;
    const run = () => void preload(pathname, store).catch(() => undefined); // the click reports, if it comes
    if (event.type === 'mouseover') timer = window.setTimeout(run, HOVER_MS);
    else run();
  };

  const hintLink = (link: Element): void => {
    const pathname = pathnameOfLink(link, baseUrl);
    if (pathname !== undefined && !isSlow(connectionOf())) store.hint(payloadHref(pathname));
  };

  const watch = createLinkWatch(hintLink);
  if (!import.meta.hot) {
    watch();
    document.addEventListener('wuya:shown', watch);
    document.addEventListener('toggle', watch, true); // the menu of phones and what is folded bring links of their own
  }

  whenIdle(() => isSlow(connectionOf()) || onIdle());
  const stir = () => isSlow(connectionOf()) || onStir();
  for (const type of SIGNS) {
    document.addEventListener(type, warm, {passive: true});
    document.addEventListener(type, stir, {passive: true, once: true});
  }
}
