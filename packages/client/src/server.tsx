import {App, type Parts, printNavItem, type SidebarView, ThemeProvider} from '@wuya/theme';
import {causeText} from '@wuya/theme/errors/causeText';
import {formatMessage, type MessageId} from '@wuya/theme/messages';
import type {NavItem, PageData, PageDiagnostic, SidebarData} from '@wuya/theme/types';
import {createDrawnCategories} from '@wuya/theme/parts/drawnCategories';
import {printLeftOut} from '@wuya/theme/base/leftOut';
import {LayoutContext} from '@wuya/theme/parts/LayoutContext';
import {LongLevel} from '@wuya/theme/parts/LongLevel';
import type {ComponentProps} from 'react';
import {renderToString} from 'react-dom/server';
import {parts} from 'virtual:wuya/parts';
import {site} from 'virtual:wuya/site';
import * as swizzleLoaders from 'virtual:wuya/swizzles';
import {findLoss, listExpected, type Loss} from './foreign/loss.ts';
import {type FailingComponent, findFailing} from './foreign/failing.tsx';
import {loadServerParts, type ServerParts, type SwizzleProblem} from './foreign/serverParts.ts';
import {
  type ComponentModule,
  loadComponent,
  loadModule,
  type PageComponent,
} from './page/components.ts';
import {drawSettled} from './drawSettled.ts';
import {noDefaultExport} from './page/noDefaultExport.ts';

interface RenderInput {
  readonly page: PageData;
  readonly html: string | null;
  readonly sidebar: SidebarData | null;
  readonly diagnostics?: readonly PageDiagnostic[];
}

/** Returns the text with this id, which a build puts in the place of the id. */
const textOf = (id: MessageId) => site.messages[id] ?? id;

const drawnCategories = createDrawnCategories();
const drawnParts = {...parts, SidebarCategory: drawnCategories.SidebarCategory};
const own = loadServerParts(swizzleLoaders);

/** Lists the components of the site that could not be rendered in the place of parts of the theme, until here. */
export async function listSwizzleProblems(): Promise<readonly SwizzleProblem[]> {
  return (await own).problems;
}

/**
 * Renders the application for one page as HTML. @throws when a component does; the item of the navbar is named when it was
 * one
 */
export async function renderApp(input: RenderInput): Promise<string> {
  const {page, sidebar, diagnostics} = input;
  const Component = await loadComponent(page);
  const view: SidebarView | null = sidebar && {
    kind: 'tree',
    data: sidebar,
    ...(sidebar.isLong && {LongLevel}),
  };
  const problems = diagnostics?.length
    ? {
        items: diagnostics,
        Panel: (await import('@wuya/theme/parts/DiagnosticsPanel')).DiagnosticsPanel,
      }
    : undefined;
  const ownParts = await own;
  const draw = (names?: readonly string[]): string =>
    drawApp({...input, view, Component, problems, parts: ownParts.addTo(drawnParts, names)});
  const expected = listExpected(input, Component !== null);
  try {
    const isOwn = Component !== null || ownParts.names().length > 0;
    const body = isOwn ? await drawSettled(draw) : draw();
    if (ownParts.names().length === 0 || findLoss(body, expected) === undefined)
      return withMark(body, ownParts);
  } catch (cause) {
    if (ownParts.names().length === 0) throw cause;
  }
  return withMark(drawWithout(ownParts, expected, draw), ownParts);
}

/** Finds the components in the article of an MDX page that cannot be rendered; undefined where something else of the page fails. */
export async function findFailingComponents(
  input: RenderInput,
): Promise<readonly FailingComponent[] | undefined> {
  const {page} = input;
  if (!('module' in page) || page.kind === 'component') return undefined;
  const given = (await own).addTo(drawnParts, []);
  return findFailing(async (guard) => {
    const tried = {...page, guard};
    const Component = await loadComponent(tried);
    return drawApp({...input, view: null, Component, problems: undefined, parts: given});
  });
}

/** Tells the browser what the page was rendered without, which adopts it as it is. */
const withMark = (body: string, {problems}: ServerParts): string =>
  body + printLeftOut(problems.map(({name}) => name));

/**
 * Renders a page with those components of the site that can be rendered on it, and in which nothing is lost that is there without them.
 * @throws where it fails without any
 */
function drawWithout(
  ownParts: ServerParts,
  expected: readonly Loss[],
  draw: (names: readonly string[]) => string,
): string {
  let kept: readonly string[] = [];
  let body = draw(kept);
  const present = expected.filter((part) => findLoss(body, [part]) === undefined);
  for (const name of ownParts.names())
    try {
      const next = draw([...kept, name]);
      const loss = findLoss(next, present);
      if (loss !== undefined) {
        ownParts.leaveOut(name, {loss});
        continue;
      }
      body = next;
      kept = [...kept, name];
    } catch (reason) {
      ownParts.leaveOut(name, {reason});
    }
  return body;
}

interface DrawInput extends Pick<RenderInput, 'page' | 'html'> {
  readonly view: SidebarView | null;
  readonly Component: PageComponent | null;
  readonly problems: ComponentProps<typeof App>['diagnostics'];
  readonly parts: Parts;
}

function drawApp({page, html, view, Component, problems, parts: allParts}: DrawInput): string {
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
        parts={allParts}
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
  const loaded = await loadModule(module, route);
  if (isOwnExports(loaded)) throw noDefaultExport(route);
  const {default: Component, page, pageData} = loaded;
  return {meta: page ?? {}, pageData, readLayout: () => readLayout(Component, module, route)};
}

/** Tells whether the default export is what a bundler makes it where there is none: all exports of an empty file, or of CommonJS. */
function isOwnExports(module: ComponentModule): boolean {
  const {default: given, ...named} = module as Readonly<Record<string, unknown>>;
  return (
    typeof given === 'object' &&
    given !== null &&
    Object.entries(given).every(([name, value]) => named[name] === value)
  );
}

interface LayoutMeta {
  readonly title?: string;
  readonly description?: string;
}

/** Reads the title and description that a page of another generator gives its `Layout`; drawing the page says what is wrong with it. */
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
