import {normalizePathname} from '@wuya/theme/pathname';
import {findHashTarget, jumpsOnPath} from './hashTarget.ts';

/** The parts of the browser's Navigation API that are used here (https://html.spec.whatwg.org/#navigation-api). */
interface NavigateEvent extends Event {
  readonly canIntercept: boolean;
  readonly hashChange: boolean;
  readonly downloadRequest: string | null;
  readonly formData: FormData | null;
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly destination: {
    readonly url: string;
    readonly key: string;
    readonly sameDocument: boolean;
  };
  readonly signal: AbortSignal;
  readonly sourceElement?: Element | null;
  intercept(options: {
    handler: () => Promise<void>;
    scroll?: 'after-transition' | 'manual';
    focusReset?: 'after-transition' | 'manual';
  }): void;
  scroll(): void;
}

interface NavigationApi {
  readonly currentEntry: {readonly key: string} | null;
  addEventListener(type: 'navigate', listener: (event: NavigateEvent) => void): void;
}

interface OpenOptions {
  readonly signal: AbortSignal;
  /**
   * Called right before another page is rendered: scrolls to the top, which is cheap while the old page is laid out.
   */
  leave(): void;
  /** Called once the page is in the document: scrolls and moves the focus as the kind of navigation asks. */
  arrive(): void;
}

interface NavigationOptions {
  readonly baseUrl: string;
  /** Loads the page at a pathname and shows it. */
  open(pathname: string, options: OpenOptions): Promise<void>;
}

/** Tells whether an address is that of a page of this site that can be shown without loading a document. */
export function isOwnPage(
  {origin, pathname}: Pick<URL, 'origin' | 'pathname'>,
  baseUrl: string,
): boolean {
  return (
    origin === location.origin && pathname.startsWith(baseUrl) && !/\.(?!html$)\w+$/.test(pathname)
  );
}

/** Takes over navigation between pages. Without the Navigation API every link loads its document. */
export function startNavigation({baseUrl, open}: NavigationOptions): void {
  const navigation = (window as unknown as {navigation?: NavigationApi}).navigation;
  if (!navigation) return;
  let current = normalizePathname(location.pathname);
  /** Which folds were open when the reader left a page, by entry of the history. */
  const folds = new Map<string, readonly boolean[]>();
  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    const isTraverse = event.navigationType === 'traverse';
    const isPlain = event.canIntercept && event.downloadRequest === null && event.formData === null;
    if (!isPlain || event.navigationType === 'reload' || !isOwnPage(url, baseUrl)) return;
    if (event.sourceElement instanceof HTMLElement && 'reload' in event.sourceElement.dataset)
      return;
    if (event.hashChange) {
      if (isTraverse) return;
      const target = findTarget(url.hash);
      if (target) openAround(target);
      else queueMicrotask(scrollToTop); // the browser would stay where it is
      return;
    }
    // The page's own history.replaceState: taken over, it would move the focus out of the field that is typed in.
    if (event.destination.sameDocument && !isTraverse) return;
    /** Scrolls to what the fragment means, to the top where it means nothing. */
    const goToTarget = (): void => {
      const target = findTarget(url.hash);
      if (!target) return scrollToTop();
      openAround(target);
      event.scroll();
      target.scrollIntoView(); // Firefox 153 looks for an encoded fragment as it is written, and so finds no Chinese one
    };
    const pathname = normalizePathname(url.pathname);
    if (pathname === current) {
      const from = new URL(location.href);
      event.intercept({
        scroll: isTraverse ? 'after-transition' : 'manual',
        focusReset: 'manual',
        handler: async () => {
          // As the browser says it of a fragment that changes alone: panels open, lines are marked.
          if (url.hash !== from.hash) dispatchEvent(new Event('hashchange'));
          if (!isTraverse && jumpsOnPath(from, url)) goToTarget();
        },
      });
      return;
    }
    const from = navigation.currentEntry?.key ?? '';
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler: async () => {
        const leave = () => {
          current = pathname;
          folds.set(
            from,
            listFolds().map((fold) => fold.open),
          );
          if (!isTraverse && url.hash === '') scrollToTop();
        };
        const arrive = () => {
          if (isTraverse) openFolds(folds.get(event.destination.key));
          if (isTraverse) event.scroll();
          else if (url.hash !== '') goToTarget();
          else focusSkipRegion();
        };
        await open(url.pathname, {signal: event.signal, leave, arrive});
      },
    });
  });
}

/** Shows the heading that the address names. */
export function jumpToHash(): void {
  findTarget(location.hash)?.scrollIntoView();
}

function findTarget(hash: string): HTMLElement | null {
  return findHashTarget(
    hash,
    (id) => document.getElementById(id) ?? document.querySelector(`a[name="${CSS.escape(id)}"]`),
  );
}

function listFolds(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('.article details')];
}

/** Opens and closes the folds of a page as they were: at once, so that the scroll finds its place. */
function openFolds(states: readonly boolean[] = []): void {
  const list = listFolds();
  if (list.length !== states.length) return;
  list.forEach((fold, i) => setAtOnce(fold, states[i]!));
}

/** Opens the folds around a heading before the browser does, which would scroll while they grow and pass the heading by. */
function openAround(target: Element): void {
  for (let at: Element | null = target; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement && !at.open) setAtOnce(at, true);
}

function setAtOnce(fold: HTMLDetailsElement, isOpen: boolean): void {
  fold.style.setProperty('--d3', '0s');
  fold.open = isOpen;
}

function scrollToTop(): void {
  scrollTo({top: 0, behavior: 'instant'});
}

/** Focuses the place before the skip link. The next Tab then reaches the link, as on a page that was just loaded. */
function focusSkipRegion(): void {
  document.querySelector<HTMLElement>('.skip-region')?.focus({preventScroll: true});
}
