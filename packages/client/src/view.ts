import type {SidebarView} from '@wuya/theme';
import type {PageData, PageDiagnostic, PagePayload} from '@wuya/theme/types';
import {loadComponent, type PageComponent} from './components.ts';
import {sidebars} from './pages.ts';

/** Everything one page needs to be drawn. */
export interface View {
  readonly page: PageData;
  readonly html: string | null;
  readonly sidebar: SidebarView | null;
  readonly Component: PageComponent | null;
  readonly diagnostics?: readonly PageDiagnostic[];
}

/** Loads what a page refers to: its sidebar, its component. `adopted` stands in for a sidebar that cannot be loaded. */
export async function loadView(payload: PagePayload, adopted?: string): Promise<View> {
  const {page, html, diagnostics} = payload;
  const [sidebar, Component] = await Promise.all([loadSidebar(page, adopted), loadComponent(page)]);
  return {page, html, sidebar, Component, ...(diagnostics && {diagnostics})};
}

async function loadSidebar(page: PageData, adopted: string | undefined): Promise<SidebarView | null> {
  if (page.kind !== 'doc' || !page.sidebar) return null;
  try {
    return {kind: 'tree', data: await sidebars.get(page.sidebar.url)};
  } catch (error) {
    if (adopted === undefined) throw error;
    return {kind: 'html', html: adopted};
  }
}
