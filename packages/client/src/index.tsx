import '@wuya/theme/core.css';
import type {PagePayload} from '@wuya/theme/types';
import {site as builtSite} from 'virtual:wuya/site';
import {startCompanion} from './companion.ts';
import {fillMissingApis} from './missingApis.ts';
import {jumpToHash, startNavigation} from './page/navigation.ts';
import type {Opener, OpenOptions} from './opening/opener.ts';
import {createPageStore, payloadHref} from './page/pageStore.ts';
import {startPrefetching} from './opening/prefetch.ts';
import {mountRoot, type Root} from './page/root.tsx';
import {startSearch} from './search/startSearch.ts';
import {warmTextSheets} from './page/textSheets.ts';
import {loadView, type View} from './page/view.ts';
import {whenIdle} from './page/whenIdle.ts';

type Embedded = Omit<PagePayload, 'html'>;

/** Reads the page's facts, from the document; its article stays where it is. An element of an article may have the same id, but is no script. */
function readEmbedded(): Embedded {
  return JSON.parse(document.querySelector('script#Wuya-page')!.textContent!) as Embedded;
}

/** Shows the not-found page. While a page may still come to an address that has none, a script in `<head>` keeps it hidden. */
function uncover(): void {
  delete document.documentElement.dataset['cold'];
}

async function boot(): Promise<void> {
  // A task of its own: what comes before it is the evaluation of all modules.
  await new Promise((done) => setTimeout(done));
  const app = document.getElementById('App')!;
  const embedded = readEmbedded();
  // What every document has need not be loaded with the scripts again.
  const site = {brandHtml: app.querySelector('.brand')?.innerHTML ?? '', ...builtSite};
  const store = createPageStore();
  /** The page as its document brought it; its article is adopted as it is. */
  const first: PagePayload = {
    ...embedded,
    html: 'module' in embedded.page ? null : (app.querySelector('.prose')?.innerHTML ?? null),
  };
  // Coming back to this page needs no network.
  if (first.page.kind !== 'notFound') store.payloads.set(payloadHref(location.pathname), first);
  let root: Root | undefined;
  const draw = (view: View): void => {
    uncover();
    if (root) root.show(view);
    else root = mountRoot(app, site, view, false);
  };
  let opener: Promise<Opener> | undefined;
  /** Loads the code of navigation, once, when it is needed: readers of one page never load it. */
  const loadOpener = (): Promise<Opener> => {
    opener ??= import('./opening/opener.ts').then(({createOpener}) =>
      createOpener({site, store, first: first.page, app: embedded.app, draw}),
    );
    opener.catch(() => (opener = undefined));
    return opener;
  };
  const open = async (pathname: string, options: OpenOptions): Promise<void> => {
    // Beside its code, not after it. What fails is asked for again.
    if (!pathname.endsWith('.html'))
      store.payloads.get(payloadHref(pathname)).catch(() => undefined);
    const loaded = await loadOpener().catch((error: unknown) => console.warn(error));
    if (loaded) await loaded.open(pathname, options);
    else if (!root) uncover();
    else if (!options.signal?.aborted) location.reload(); // the address is already the new one: its document needs no client
  };
  // A host answers an address without a document with the not-found page: the page may exist all the same.
  const coldRoute =
    first.page.kind === 'notFound'
      ? await loadOpener()
          .then(({findOtherRoute}) => findOtherRoute(location.pathname))
          .catch(() => undefined) // then the document stays as it is
      : undefined;
  if (coldRoute === undefined) {
    const view = await loadView(first, {
      sidebars: store.sidebars,
      adopted: app.querySelector('.side')?.innerHTML,
    });
    await new Promise<void>(whenIdle); // first what the reader waits for
    uncover();
    root = mountRoot(app, site, view, true);
  } else {
    void open(coldRoute, {sign: 'spinner', arrive: jumpToHash});
  }
  startNavigation({
    baseUrl: site.baseUrl,
    open: (pathname, options) => open(pathname, {sign: 'bar', reloads: true, ...options}),
  });
  startPrefetching({
    baseUrl: site.baseUrl,
    store,
    onIdle: () => void Promise.all([loadOpener(), warmTextSheets()]).catch(() => undefined), // the click tries again
    onStir: () =>
      void loadOpener().then(
        ({startPeek}) => startPeek(),
        () => undefined,
      ),
  });
  startSearch(site);
  startCompanion(site);
  // The document's inline script then repeats what the reader pressed before.
  dispatchEvent(new Event('wuya:listening'));
  if (import.meta.hot) {
    const {startDevUpdates} = await import('./dev.ts');
    startDevUpdates(import.meta.hot, {show: draw}, {site, store, first});
  }
}

fillMissingApis();
boot().catch((error: unknown) => {
  // The document is readable as it is; what needs the client is a link to a document.
  uncover();
  // So does Back, where a page that failed was loaded again: the entries before it belong to this document too.
  const {pathname} = location;
  addEventListener('popstate', () => location.pathname !== pathname && location.reload());
  console.warn(error);
  if (import.meta.hot)
    dispatchEvent(new CustomEvent('wuya:crash', {detail: {error, isStart: true}}));
});
