import type {PagePayload, SiteData} from '@wuya/theme/types';
import type {ViteHotContext} from 'vite/types/hot.js';
import {createDocumentHead} from './page/head.ts';
import {hasOtherModule, isSamePage} from './samePage.ts';
import {payloadHref, type PageStore} from './page/pageStore.ts';
import type {Root} from './page/root.tsx';
import {loadView} from './page/view.ts';

/**
 * Follows the development server: a saved note is rendered again where the reader is. `first` is the page as its document
 * brought it: a note saved before the client listened shows as well.
 */
export function startDevUpdates(
  hot: ViteHotContext,
  root: Root,
  {site, store, first}: {site: SiteData; store: PageStore; first: PagePayload},
): void {
  const {payloads, sidebars} = store;
  const head = createDocumentHead(site, first.page);
  let latest = 0;
  let shown = first;
  let refreshing = Promise.resolve();
  const refresh = async (isWanted: (payload: PagePayload) => boolean): Promise<void> => {
    const turn = ++latest;
    payloads.clear();
    sidebars.clear();
    const href =
      location.pathname === `${site.baseUrl}404.html`
        ? `${site.baseUrl}404.json`
        : payloadHref(location.pathname);
    const response = await fetch(href, {cache: 'no-store'});
    const payload = (await response.json()) as PagePayload;
    if (turn !== latest || !isWanted(payload)) return;
    const view = await loadView(payload, {sidebars});
    if (turn !== latest) return;
    const {scrollX, scrollY} = window;
    root.show(view);
    shown = payload;
    head.name(view.page);
    head.describe(view.page);
    window.scrollTo({left: scrollX, top: scrollY, behavior: 'instant'});
    document.documentElement.dataset['updates'] = String(turn);
  };
  /** A page whose code failed has nothing that the bundler could replace. A document of its own loads what could not be loaded before. */
  const recover = async (): Promise<void> => {
    // A file that is saved in two steps is reported twice: the page may be about to show what it lacked.
    await refreshing;
    if (!shown.diagnostics?.some(({level}) => level === 'error')) return;
    const response = await fetch(payloadHref(location.pathname), {cache: 'no-store'});
    if (!isSamePage((await response.json()) as PagePayload, shown)) location.reload();
  };
  const report = (error: unknown): void => console.error(error);
  const isOutdated = (payload: PagePayload): boolean => {
    const needsDocument = hasOtherModule(payload, shown);
    if (needsDocument) location.reload();
    return !needsDocument && !isSamePage(payload, shown);
  };
  const start = (isWanted: (payload: PagePayload) => boolean): void => {
    refreshing = refresh(isWanted).catch(report);
  };
  const catchUp = (): void => start(isOutdated);
  hot.on('wuya:change', () => start(() => true));
  // What stands for a page that crashed stays when the code that threw is replaced.
  hot.on('vite:afterUpdate', () => {
    if (document.querySelector('main.solo pre')) start(() => true);
  });
  hot.on('wuya:code', () => void recover().catch(report));
  // Events sent before the connection is open are lost.
  hot.on('vite:ws:connect', catchUp);
  catchUp();
}
