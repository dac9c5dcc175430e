import type {AppProps, SidebarView} from '@wuya/theme';
import type {PageData, PagePayload} from '@wuya/theme/types';
import {loadComponent, type PageComponent} from './components.ts';
import type {PageStore} from './pageStore.ts';

/** Everything one page needs to be rendered. */
export interface View {
  readonly page: PageData;
  readonly html: string | null;
  /** The article of `html`, parsed already; its nodes go into the page. */
  readonly parsed?: DocumentFragment | undefined;
  readonly sidebar: SidebarView | null;
  readonly Component: PageComponent | null;
  readonly diagnostics?: AppProps['diagnostics'];
}

interface LoadViewOptions {
  readonly sidebars: PageStore['sidebars'];
  /** Stands in for a sidebar that cannot be loaded. */
  readonly adopted?: string | undefined;
  /** Stands in for `loadComponent`. */
  readonly load?: typeof loadComponent;
}

/** Loads what a page refers to: its sidebar, its component. */
export async function loadView(
  payload: PagePayload,
  {sidebars, adopted, load = loadComponent}: LoadViewOptions,
): Promise<View> {
  const {page, html, diagnostics} = payload;
  const [sidebar, Component] = await Promise.all([
    loadSidebar(page, sidebars, adopted),
    load(page),
  ]);
  const view = {page, html, sidebar, Component};
  if (!import.meta.hot || !diagnostics?.length) return view; // only the development server has problems to show
  const {DiagnosticsPanel} = await import('@wuya/theme/parts/DiagnosticsPanel');
  return {...view, diagnostics: {items: diagnostics, Panel: DiagnosticsPanel}};
}

async function loadSidebar(
  page: PageData,
  sidebars: PageStore['sidebars'],
  adopted: string | undefined,
): Promise<SidebarView | null> {
  if (page.kind !== 'doc' || !page.sidebar) return null;
  try {
    const data = await sidebars.get(page.sidebar.url);
    return {kind: 'tree', data, ...(data.isLong && (await import('@wuya/theme/parts/LongLevel')))};
  } catch (error) {
    if (adopted === undefined) throw error;
    return {kind: 'html', html: adopted};
  }
}
