import '@wuya/theme/core.css';
import type {PagePayload} from '@wuya/theme/types';
import {site} from 'virtual:wuya/site';
import {jumpToHash, startNavigation} from './navigation.ts';
import type {Opener, OpenOptions} from './opener.ts';
import {findOtherRoute} from './pages.ts';
import {startPrefetching} from './prefetch.ts';
import {mountRoot, type Root} from './root.tsx';
import {startSearch} from './search/intent.ts';
import {loadView, type View} from './view.ts';
import {whenIdle} from './whenIdle.ts';

type Embedded = Omit<PagePayload, 'html'>;

/** The page's facts, from the document; its article stays where it is. */
function readEmbedded(): Embedded {
  return JSON.parse(document.getElementById('wuya-page')!.textContent!) as Embedded;
}

/** A host that has no document at an address answers with that of the not-found page: the page may be there all the same. */
async function findColdRoute({page}: Embedded): Promise<string | undefined> {
  if (page.kind !== 'notFound') return undefined;
  return findOtherRoute(location.pathname, site.baseUrl).catch(() => undefined); // then what the document says stands
}

/** While a page may still come to an address that has none, a script in `<head>` keeps the not-found page hidden. */
function uncover(): void {
  delete document.documentElement.dataset['cold'];
}

async function boot(): Promise<void> {
  const app = document.getElementById('app')!;
  const embedded = readEmbedded();
  /** The page as its document brought it; its article is adopted as it stands. */
  const first: PagePayload = {...embedded, html: 'module' in embedded.page ? null : (app.querySelector('.prose')?.innerHTML ?? null)};
  let root: Root | undefined;
  const draw = (view: View): void => {
    uncover();
    if (root) root.show(view);
    else root = mountRoot(app, site, view, false);
  };
  let opener: Promise<Opener> | undefined;
  /** What only a reader who goes on needs; comes with the first sign that one will. */
  const loadOpener = (): Promise<Opener> => {
    opener ??= import('./opener.ts').then(({createOpener}) => createOpener({site, app: embedded.app, draw}));
    opener.catch(() => (opener = undefined));
    return opener;
  };
  const open = async (pathname: string, options: OpenOptions): Promise<void> => {
    const loaded = await loadOpener().catch((error: unknown) => console.warn(error));
    if (loaded) await loaded.open(pathname, options);
    else if (!root) uncover();
    else if (!options.signal?.aborted) location.reload(); // the address is already the new one: its document needs no client
  };
  const coldRoute = await findColdRoute(embedded);
  if (coldRoute === undefined) {
    const view = await loadView(first, {adopted: app.querySelector('.side')?.innerHTML});
    await new Promise<void>(whenIdle); // first what the reader waits for
    uncover();
    root = mountRoot(app, site, view, true);
  } else {
    void open(coldRoute, {sign: 'spinner', arrive: jumpToHash});
  }
  startNavigation({baseUrl: site.baseUrl, open: (pathname, options) => open(pathname, {sign: 'bar', reloads: true, ...options})});
  startPrefetching(site.baseUrl, () => void loadOpener().catch(() => undefined));
  startSearch(site);
  if (import.meta.hot) {
    const {startDevUpdates} = await import('./dev.ts');
    startDevUpdates(import.meta.hot, {show: draw}, {site, first});
  }
}

boot().catch((error: unknown) => {
  // The document reads as it is; what does not answer without the client leads to documents.
  uncover();
  console.warn(error);
});
