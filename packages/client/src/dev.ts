import type {PagePayload, SiteData} from '@wuya/theme/types';
import type {ViteHotContext} from 'vite/types/hot.js';
import {applyHead} from './head.ts';
import {payloadHref, payloads, sidebars} from './pages.ts';
import type {Root} from './root.tsx';
import {loadView} from './view.ts';

/** Follows the development server: a saved note is drawn anew where the reader stands. */
export function startDevUpdates(hot: ViteHotContext, root: Root, site: SiteData): void {
  let latest = 0;
  const refresh = async (): Promise<void> => {
    const turn = ++latest;
    payloads.clear();
    sidebars.clear();
    const href = location.pathname === `${site.baseUrl}404.html` ? `${site.baseUrl}404.json` : payloadHref(location.pathname);
    const response = await fetch(href, {cache: 'no-store'});
    const payload = (await response.json()) as PagePayload;
    if (turn !== latest) return;
    const view = await loadView(payload);
    if (turn !== latest) return;
    const {scrollX, scrollY} = window;
    root.show(view);
    applyHead(view.page.head, view.page.htmlClass, site.locale);
    window.scrollTo({left: scrollX, top: scrollY, behavior: 'instant'});
    document.documentElement.dataset['updates'] = String(turn);
  };
  hot.on('wuya:change', () => void refresh().catch((error: unknown) => console.error(error)));
}
