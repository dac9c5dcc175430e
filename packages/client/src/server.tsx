import {App} from '@wuya/theme';
import type {PageData, SidebarData} from '@wuya/theme/types';
import {renderToString} from 'react-dom/server';
import {site} from 'virtual:wuya/site';
import {loadComponent, loadModule} from './components.ts';

/** HTML of the application for one page. */
export async function renderApp({page, html, sidebar}: {page: PageData; html: string | null; sidebar: SidebarData | null}): Promise<string> {
  const Component = await loadComponent(page);
  return renderToString(<App site={site} page={page} html={html} sidebar={sidebar && {kind: 'tree', data: sidebar}} Component={Component} />);
}

/** What a component page exports besides its component. */
export async function loadComponentPage(module: string, route: string): Promise<{meta: unknown; pageData: unknown}> {
  const {page, pageData} = await loadModule(module, route);
  return {meta: page ?? {}, pageData};
}
