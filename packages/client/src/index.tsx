import '@wuya/theme/core.css';
import type {PagePayload} from '@wuya/theme/types';
import {site} from 'virtual:wuya/site';
import {applyHead} from './head.ts';
import {startNavigation} from './navigation.ts';
import {PageNotFoundError, payloadHref, payloads} from './pages.ts';
import {startPrefetching} from './prefetch.ts';
import {mountRoot} from './root.tsx';
import {startSearch} from './search/intent.ts';
import {loadView} from './view.ts';

/** The page's facts, from the document; its article stays where it is. */
function readEmbedded(): Omit<PagePayload, 'html'> {
  return JSON.parse(document.getElementById('wuya-page')!.textContent!) as Omit<PagePayload, 'html'>;
}

/** Lets the browser finish what the reader waits for before more of the client runs. */
function whenIdle(): Promise<void> {
  return new Promise((done) => ('requestIdleCallback' in window ? requestIdleCallback(() => done(), {timeout: 500}) : setTimeout(done, 1)));
}

async function loadPayload(pathname: string): Promise<PagePayload> {
  try {
    return await payloads.get(payloadHref(pathname));
  } catch (error) {
    if (!(error instanceof PageNotFoundError)) throw error;
    return payloads.get(`${site.baseUrl}404.json`);
  }
}

async function boot(): Promise<void> {
  const app = document.getElementById('app')!;
  const embedded = readEmbedded();
  const article = app.querySelector('.prose');
  const adoptedSidebar = app.querySelector('.side');
  const payload: PagePayload = {...embedded, html: article ? article.innerHTML : null};
  const view = await loadView(payload, adoptedSidebar?.innerHTML);
  await whenIdle();
  const root = mountRoot(app, site, view);

  startNavigation({
    baseUrl: site.baseUrl,
    async show(pathname, {signal, scroll}) {
      try {
        const next = await loadPayload(pathname);
        if (signal.aborted) return;
        if (next.app !== embedded.app) {
          location.reload(); // the site was built anew: take the new document and its client
          return;
        }
        const nextView = await loadView(next);
        if (signal.aborted) return;
        root.show(nextView);
        applyHead(nextView.page.head, nextView.page.htmlClass, site.locale);
        scroll();
        document.dispatchEvent(new Event('wuya:shown'));
      } catch (error) {
        if (signal.aborted) return;
        console.warn(error);
        location.reload(); // the address is already the new one: load it as a document
      }
    },
  });
  startPrefetching(site.baseUrl);
  startSearch(site);
  if (import.meta.hot) {
    const {startDevUpdates} = await import('./dev.ts');
    startDevUpdates(import.meta.hot, root, site);
  }
}

void boot();
