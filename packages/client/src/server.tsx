import {App, causeText, printNavItem, type SidebarView} from '@wuya/theme';
import {formatMessage, type MessageId} from '@wuya/theme/messages';
import type {NavItem, PageData, PageDiagnostic, SidebarData} from '@wuya/theme/types';
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

/** The text with this id, which a build puts in the place of the id. */
const textOf = (id: MessageId) => site.messages[id] ?? id;

/** HTML of the application for one page. @throws when a component does; the item of the navbar is named when it was one */
export async function renderApp({page, html, sidebar, diagnostics}: RenderInput): Promise<string> {
  const Component = await loadComponent(page);
  const view: SidebarView | null = sidebar && {kind: 'tree', data: sidebar};
  const problems = diagnostics?.length
    ? {
        items: diagnostics,
        Panel: (await import('@wuya/theme/parts/DiagnosticsPanel')).DiagnosticsPanel,
      }
    : undefined;
  let item: NavItem | null = null;
  try {
    return renderToString(
      <App
        site={site}
        page={page}
        html={html}
        sidebar={view}
        Component={Component}
        diagnostics={problems}
        parts={parts}
        onNavItem={(next) => (item = next)}
      />,
    );
  } catch (cause) {
    if (item === null) throw cause;
    const message = formatMessage(textOf('site.nav.failed'), {item: printNavItem(item)});
    throw new Error(causeText(new Error(message, {cause}), textOf('site.pageError.cause')), {
      cause,
    });
  }
}

/** What a component page exports besides its component. */
export async function loadComponentPage(
  module: string,
  route: string,
): Promise<{meta: unknown; pageData: unknown}> {
  const {page, pageData} = await loadModule(module, route);
  return {meta: page ?? {}, pageData};
}
