import {App, printNavItem, type SidebarView, ThemeProvider} from '@wuya/theme';
import {causeText} from '@wuya/theme/errors/causeText';
import {formatMessage, type MessageId} from '@wuya/theme/messages';
import type {NavItem, PageData, PageDiagnostic, SidebarData} from '@wuya/theme/types';
import {createDrawnCategories} from '@wuya/theme/parts/drawnCategories';
import {LayoutContext} from '@wuya/theme/parts/LayoutContext';
import {renderToString} from 'react-dom/server';
import {parts} from 'virtual:wuya/parts';
import {site} from 'virtual:wuya/site';
import {loadComponent, loadModule, type PageComponent} from './components.ts';

interface RenderInput {
  readonly page: PageData;
  readonly html: string | null;
  readonly sidebar: SidebarData | null;
  readonly diagnostics?: readonly PageDiagnostic[];
}

/** The text with this id, which a build puts in the place of the id. */
const textOf = (id: MessageId) => site.messages[id] ?? id;

const drawnCategories = createDrawnCategories();
const drawnParts = {...parts, SidebarCategory: drawnCategories.SidebarCategory};

/**
 * Renders the application for one page as HTML. @throws when a component does; the item of the navbar is named when it was
 * one
 */
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
    const body = renderToString(
      <App
        site={site}
        page={page}
        html={html}
        sidebar={view}
        Component={Component}
        diagnostics={problems}
        parts={drawnParts}
        onNavItem={(next) => (item = next)}
      />,
    );
    drawnCategories.drawMissing((category) =>
      renderToString(
        <ThemeProvider site={site} page={page} parts={parts}>
          {category}
        </ThemeProvider>,
      ),
    );
    return body;
  } catch (cause) {
    if (item === null) throw cause;
    const message = formatMessage(textOf('site.nav.failed'), {item: printNavItem(item)});
    throw new Error(causeText(new Error(message, {cause}), textOf('site.pageError.cause')), {
      cause,
    });
  }
}

/** Loads what a component page exports besides its component. */
export async function loadComponentPage(
  module: string,
  route: string,
): Promise<{meta: unknown; pageData: unknown; readLayout: () => LayoutMeta}> {
  const {default: Component, page, pageData} = await loadModule(module, route);
  return {meta: page ?? {}, pageData, readLayout: () => readLayout(Component, module, route)};
}

interface LayoutMeta {
  readonly title?: string;
  readonly description?: string;
}

/** Title and description that a page of another generator gives its `Layout`; drawing the page says what is wrong with it. */
function readLayout(Component: PageComponent, module: string, route: string): LayoutMeta {
  const head = {title: '', canonical: route, description: null};
  const page = {kind: 'component', path: route, head, htmlClass: '', module, data: null};
  let found: LayoutMeta = {};
  try {
    renderToString(
      <ThemeProvider site={site} page={page as unknown as PageData} parts={parts}>
        <LayoutContext value={({title, description}) => (found = {title, description})}>
          <Component />
        </LayoutContext>
      </ThemeProvider>,
    );
  } catch {
    return found; // the page is drawn again with all of it around, and its failure reported then
  }
  return found;
}
