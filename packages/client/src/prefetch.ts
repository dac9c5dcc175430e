import {sidebars, payloadHref, payloads} from './pages.ts';
import {loadComponent} from './components.ts';

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** True on 2g of any kind and when the reader saves data: then only a click loads. */
export function isSlow(connection: Connection | undefined): boolean {
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

function connectionOf(): Connection | undefined {
  return (navigator as Navigator & {connection?: Connection}).connection;
}

/** The page a link leads to, when it is one of this site: its pathname. */
export function pathnameOfLink(target: EventTarget | null, baseUrl: string): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download') || 'reload' in link.dataset) return undefined;
  const url = new URL(link.href);
  if (url.origin !== location.origin || !url.pathname.startsWith(baseUrl) || /\.(?!html$)\w+$/.test(url.pathname)) return undefined;
  return url.pathname === location.pathname ? undefined : url.pathname;
}

/** Loads a page and all it needs, so that the click finds it ready. Failure is forgotten; the click tries again. */
export async function preload(pathname: string): Promise<void> {
  const {page} = await payloads.get(payloadHref(pathname));
  await Promise.all([page.kind === 'doc' && page.sidebar ? sidebars.get(page.sidebar.url) : undefined, loadComponent(page)]);
}

/** How long the pointer must rest: a sweep over the sidebar loads nothing. */
const HOVER_MS = 65;

/**
 * Prefetches links in view, and preloads links that are hovered, touched or focused.
 * @param onIntent called each time a link is preloaded
 */
export function startPrefetching(baseUrl: string, onIntent: () => void): void {
  const hinted = new Set<string>();
  let timer = 0;

  const warm = (event: Event): void => {
    clearTimeout(timer);
    const pathname = pathnameOfLink(event.target, baseUrl);
    if (pathname === undefined || isSlow(connectionOf())) return;
    const run = () => {
      onIntent();
      preload(pathname).catch(() => undefined); // the click reports, if it comes
    };
    if (event.type === 'mouseover') timer = window.setTimeout(run, HOVER_MS);
    else run();
  };

  const hint = (link: Element): void => {
    const pathname = pathnameOfLink(link, baseUrl);
    if (pathname === undefined || isSlow(connectionOf())) return;
    const href = payloadHref(pathname);
    if (hinted.has(href) || payloads.has(href)) return;
    hinted.add(href);
    const element = document.createElement('link');
    element.rel = 'prefetch';
    element.as = 'fetch';
    element.href = href;
    element.crossOrigin = 'anonymous';
    document.head.append(element);
  };

  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      hint(target);
    }
  });
  const watch = () => document.querySelectorAll('#app a[href]').forEach((link) => observer.observe(link));
  watch();

  for (const type of ['mouseover', 'touchstart', 'focusin']) document.addEventListener(type, warm, {passive: true});
  document.addEventListener('wuya:shown', watch);
}
