import {App, type SidebarView} from '@wuya/theme';
import type {PageData, PageDiagnostic, SidebarData} from '@wuya/theme/types';
import {renderToString} from 'react-dom/server';
import {parts} from 'virtual:wuya/parts';
import {site} from 'virtual:wuya/site';
import {loadComponent, loadModule} from './components.ts';

interface RenderInput {
  readonly page: PageData;
  readonly html: string | null;
  readonly sidebar: SidebarData | null;
  readonly diagnostics?: readonly PageDiagnostic[];
}

/** HTML of the application for one page. */
export async function renderApp({page, html, sidebar, diagnostics}: RenderInput): Promise<string> {
  const Component = await loadComponent(page);
  const view: SidebarView | null = sidebar && {kind: 'tree', data: sidebar};
  const problems = diagnostics?.length ? {items: diagnostics, Panel: (await import('@wuya/theme/parts/DiagnosticsPanel')).DiagnosticsPanel} : undefined;
  return renderToString(<App site={site} page={page} html={html} sidebar={view} Component={Component} diagnostics={problems} parts={parts} />);
}

/** What a component page exports besides its component. */
export async function loadComponentPage(module: string, route: string): Promise<{meta: unknown; pageData: unknown}> {
  const {page, pageData} = await loadModule(module, route);
  return {meta: page ?? {}, pageData};
}
