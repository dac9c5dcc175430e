import {announce, answers, renewFooter, sessionStore} from '@wuya/theme';
import {formatTitle} from '@wuya/theme/head/title';
import {LoadFailed} from '@wuya/theme/parts/LoadFailed';
import type {PageData, PagePayload, SiteData} from '@wuya/theme/types';
import {loadPeek} from 'virtual:wuya/peek';
import {loadComponent} from '../page/components.ts';
import {createDocumentHead} from '../page/head.ts';
import {importAgain} from './importAgain.ts';
import {createLoadTracker, type LoadSign} from './load.ts';
import {startLoadBar} from './loadBar.ts';
import {createPageFinder} from './pageFinder.ts';
import {payloadHref, type PageStore} from '../page/pageStore.ts';
import {connectionOf, isSlow} from '../page/connection.ts';
import {mayReload} from './reloadGuard.ts';
import {createStateView} from './stateView.ts';
import {createSettling} from './settle.ts';
import {loadTextSheets} from '../page/textSheets.ts';
import {loadView, type View} from '../page/view.ts';
import {whenIdle} from '../page/whenIdle.ts';

interface OpenerInput {
  readonly site: SiteData;
  readonly store: PageStore;
  /** The page of the document. */
  readonly first: PageData;
  /** Hash of the running client: a page of another one belongs to a newer site. */
  readonly app: string;
  draw(view: View): void;
}

export interface OpenOptions {
  /** The sign that shows when the load takes long. */
  readonly sign: LoadSign;
  /** A first failure reloads the browser once, if the server answers. */
  readonly reloads?: boolean;
  readonly signal?: AbortSignal;
  /** Called right before the page, or the box in its place, is rendered. */
  leave?(): void;
  /** Called in the first frame with the page, or the box in its place, in the document, before it is painted. */
  arrive(): void;
}

/** Loads and shows pages, one after the other. */
export interface Opener {
  /** Resolves when the page is shown, was abandoned, or the box with Retry shows. */
  open(pathname: string, options: OpenOptions): Promise<void>;
  /** Finds the route that an address means when it is not a route itself; undefined when there is none. */
  findOtherRoute(pathname: string): Promise<string | undefined>;
  /** Loads the cards of links, once the page is idle. */
  startPeek(): void;
}

/** Creates the opener: it loads and renders pages and keeps head, signs of loading and focus in step. */
export function createOpener({site, store, first, app, draw: show}: OpenerInput): Opener {
  const head = createDocumentHead(site, first);
  const {findOtherRoute, loadPage} = createPageFinder(store, site.baseUrl);
  const draw = (view: View): void => {
    renewFooter();
    show(view);
  };
  let endBar: (() => void) | undefined;
  let wait = 0;
  const tracker = createLoadTracker((state) => {
    endBar?.();
    endBar = state.kind === 'slow' && state.sign === 'bar' ? startLoadBar() : undefined;
    if (state.kind === 'slow' && state.sign === 'spinner') void drawWaiting(++wait);
    else wait++;
  });

  const drawWaiting = async (turn: number): Promise<void> => {
    const module = await import('@wuya/theme/parts/Waiting').catch(() => undefined); // without it the page stays empty
    if (module && turn === wait) draw(createStateView(module.Waiting, null));
  };

  const load = async (
    pathname: string,
    {sign, signal, reloads = false, leave, arrive}: OpenOptions,
    failures: number,
  ): Promise<void> => {
    const current = tracker.start(sign);
    signal?.addEventListener('abort', () => current.done());
    let isLoaded = false;
    try {
      const payload = await loadPage(pathname);
      // The site was rebuilt: take the new document and its client. Or there is a document that is no page.
      const isOther = payload.app !== app || (reloads && (await isFile(payload.page)));
      if (!current.isUnderWay() || (isOther && reload())) return;
      const view = await loadWhole(payload, store, failures);
      if (!current.isUnderWay()) return;
      current.done();
      isLoaded = true;
      const settle = createSettling();
      leave?.();
      head.name(view.page); // first: a page that crashes gives itself another title
      draw({...view, parsed: takeParsed(store, payload)});
      await nextFrame();
      head.describe(view.page);
      if (signal?.aborted) return;
      arrive();
      settle();
      announce(view.page.head.title);
      document.dispatchEvent(new Event('wuya:shown'));
    } catch (error) {
      if (!current.isUnderWay()) return void (isLoaded && console.error(error));
      const mayHelp = reloads && (await answers(location.href)); // the address is already the new one
      if (!current.isUnderWay()) return;
      console.warn(error);
      current.fail(error);
      if (mayHelp && reload()) return;
      const title = failedTitle(site);
      const showBox = (isRetrying: boolean) => {
        const view = createStateView(LoadFailed, {error, isRetrying, onRetry}, title);
        head.name(view.page);
        head.describe(view.page);
        draw(view);
      };
      const onRetry = (): void => {
        showBox(true);
        void load(pathname, {sign: 'none', arrive: () => undefined}, failures + 1);
      };
      leave?.();
      showBox(false);
      arrive();
      announce(title);
    }
  };

  return {
    open: (pathname, options) => load(pathname, options, 0),
    findOtherRoute,
    startPeek: createPeekStart(store, site.baseUrl),
  };
}

/** Loads what a page refers to and the styles of its text. */
async function loadWhole(
  payload: PagePayload,
  {sidebars}: PageStore,
  failures: number,
): Promise<View> {
  const load = (page: PageData) => importAgain(() => loadComponent(page), failures);
  const [view] = await Promise.all([loadView(payload, {sidebars, load}), loadTextSheets(payload)]);
  return view;
}

/** Takes the parsed text of a page, where the reader pointed at its link before. */
function takeParsed({parsed}: PageStore, {page, html}: PagePayload): DocumentFragment | undefined {
  const href = payloadHref(page.path);
  const text = parsed.get(href);
  parsed.delete(href);
  return text?.html === html ? text.nodes : undefined; // in development the note may have changed since
}

/** Creates the function that loads the cards of links once the page is idle; later calls do nothing. */
function createPeekStart(store: PageStore, baseUrl: string): () => void {
  let isAsked = false;
  return () => {
    if (!isAsked) whenIdle(() => startPeek(store, baseUrl));
    isAsked = true;
  };
}

/** Loads the cards of links; with data saver or 2g cards of other pages are not loaded. */
function startPeek({payloads}: PageStore, baseUrl: string): void {
  const load = (pathname: string) =>
    isSlow(connectionOf())
      ? Promise.reject<PagePayload>(new Error('data is dear'))
      : payloads.get(payloadHref(pathname));
  loadPeek?.({baseUrl, load}).catch(console.warn);
}

/** Reloads the address as a document, never twice in a short time; true when the browser is about to. */
function reload(): boolean {
  const may = mayReload(location.href, Date.now(), sessionStore);
  if (may) location.reload();
  return may;
}

/** Returns the title of the box that stands for a page: `这一页没有加载出来｜无涯`. */
function failedTitle(site: SiteData): string {
  const {messages} = site;
  const id = 'site.load.failed'; // a build puts the text here
  return formatTitle(messages[id] ?? id, site);
}

/**
 * Tells whether the current address is that of a file that is not a page. Some hosts answer any address with the
 * not-found page.
 */
async function isFile({kind}: PageData): Promise<boolean> {
  if (kind !== 'notFound') return false;
  try {
    const response = await fetch(location.href);
    return response.ok && !(await response.text()).includes('id="Wuya-page"');
  } catch {
    return false;
  }
}

/**
 * Waits for the next frame, for which the browser lays the page out anyway; asking for positions earlier would force
 * a layout.
 */
function nextFrame(): Promise<void> {
  return new Promise((done) => (document.hidden ? done() : requestAnimationFrame(() => done()))); // hidden pages have no frames
}
