import {normalizePathname} from '@wuya/engine/shared/pathname';

/** The parts of the browser's Navigation API that are used here (https://html.spec.whatwg.org/#navigation-api). */
interface NavigateEvent extends Event {
  readonly canIntercept: boolean;
  readonly hashChange: boolean;
  readonly downloadRequest: string | null;
  readonly formData: FormData | null;
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly destination: {readonly url: string; readonly sameDocument: boolean};
  readonly signal: AbortSignal;
  readonly sourceElement?: Element | null;
  intercept(options: {handler: () => Promise<void>; scroll?: 'after-transition' | 'manual'; focusReset?: 'after-transition' | 'manual'}): void;
  scroll(): void;
}

interface NavigationApi {
  addEventListener(type: 'navigate', listener: (event: NavigateEvent) => void): void;
}

export interface NavigationOptions {
  readonly baseUrl: string;
  /** Loads the page at a pathname and shows it; `scroll` must be called once it is in the document. */
  show(pathname: string, options: {signal: AbortSignal; scroll(): void}): Promise<void>;
}

/** True when the address is a page of this site that can be shown without loading a document. */
export function isOwnPage(url: URL, baseUrl: string): boolean {
  return url.origin === location.origin && url.pathname.startsWith(baseUrl) && !/\.(?!html$)\w+$/.test(url.pathname);
}

/** Takes over navigation between pages. Without the Navigation API every link loads its document, as ever. */
export function startNavigation({baseUrl, show}: NavigationOptions): void {
  const navigation = (window as unknown as {navigation?: NavigationApi}).navigation;
  if (!navigation) return;
  let current = normalizePathname(location.pathname);
  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    const isPlain = event.canIntercept && !event.hashChange && event.downloadRequest === null && event.formData === null;
    if (!isPlain || event.navigationType === 'reload' || !isOwnPage(url, baseUrl)) return;
    // The page's own history.replaceState: taken over, it would move the focus out of the field that is typed in.
    if (event.destination.sameDocument && event.navigationType !== 'traverse') return;
    if (event.sourceElement instanceof HTMLElement && 'reload' in event.sourceElement.dataset) return;
    const pathname = normalizePathname(url.pathname);
    if (pathname === current) {
      event.intercept({handler: async () => undefined});
      return;
    }
    event.intercept({
      scroll: 'manual',
      handler: async () => {
        await show(url.pathname, {signal: event.signal, scroll: () => event.scroll()});
        if (!event.signal.aborted) current = pathname;
      },
    });
  });
}
