import type {Page, Route} from 'playwright-core';

/** Lets requests wait until they are released. */
export interface Gate {
  /** Resolves when a request has come to wait. */
  readonly reached: Promise<void>;
  release(): void;
}

/** Holds what matches until it is released. */
export async function hold(page: Page, pattern: RegExp): Promise<Gate> {
  let release = () => {};
  let reach = () => {};
  const held = new Promise<void>((done) => (release = done));
  const reached = new Promise<void>((done) => (reach = done));
  await page.route(pattern, async (route) => {
    reach();
    await held;
    await route.continue().catch(() => undefined);
  });
  return {reached, release};
}

/** Cuts off what matches, while it is on. */
export interface Fault {
  isOn: boolean;
  count: number;
}

export async function cutOff(page: Page, pattern: RegExp, isOn = true): Promise<Fault> {
  const fault = {isOn, count: 0};
  await page.route(pattern, (route: Route) => {
    if (!fault.isOn) return route.continue();
    fault.count++;
    return route.abort();
  });
  return fault;
}

/** Counts documents that the page loads. To be called before it has an address. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count++;
  });
  return () => count;
}

/** Notes when elements matching a selector come and go, in milliseconds since the page's time origin. Runs in the page. */
export function watchFor(selector: string): void {
  const seen: {came: number; went: number}[] = [];
  Object.assign(window, {watched: seen});
  let isThere = false;
  new MutationObserver(() => {
    const now = document.querySelector(selector) !== null;
    if (now === isThere) return;
    isThere = now;
    if (now) seen.push({came: performance.now(), went: Number.NaN});
    else seen.at(-1)!.went = performance.now();
  }).observe(document, {childList: true, subtree: true});
}

/** What `watchFor` saw. */
export function watched(page: Page): Promise<{came: number; went: number}[]> {
  return page.evaluate(
    () => (window as unknown as {watched: {came: number; went: number}[]}).watched,
  );
}

/** Gives the page a network connection of a kind. Runs in the page. */
export function fakeConnection(
  connection: {effectiveType?: string; saveData?: boolean} | null,
): void {
  Object.defineProperty(navigator, 'connection', {
    value: connection ?? undefined,
    configurable: true,
  });
}

/** Takes the Navigation API away. Runs in the page. */
export function removeNavigationApi(): void {
  Object.defineProperty(window, 'navigation', {value: undefined, configurable: true});
}

/** Makes every access to the browser's storage throw. Runs in the page. */
export function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      configurable: true,
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  }
}

/** Notes every shift of the layout that no action of the reader explains, with what shifted. Runs in the page. */
export function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, {shifts});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources?: {node?: Node}[];
    })[]) {
      const nodes = (entry.sources ?? []).map(({node}) =>
        node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName,
      );
      if (!entry.hadRecentInput) shifts.push(`${entry.value} by ${nodes.join(', ')}`);
    }
  }).observe({type: 'layout-shift', buffered: true});
}

/** What `watchShifts` saw, once all is rendered. */
export function shifted(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++)
      await new Promise((done) => requestAnimationFrame(done));
    return (window as unknown as {shifts: string[]}).shifts;
  });
}

/** Scrolls to the end of the page step by step, as a reader does. Runs in the page. */
export async function scrollThrough(): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await document.fonts.ready;
  for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
    window.scrollTo({top, behavior: 'instant'});
    await frame();
  }
  await frame();
}

/** Keeps timers of `ms` milliseconds from ever running; what is not cleared is left in `window.heldTimers`. Runs in the page. */
export function holdTimers(ms: number): void {
  const held = new Set<number>();
  Object.assign(window, {heldTimers: held});
  const {setTimeout: start, clearTimeout: clear} = window;
  Object.assign(window, {
    setTimeout: (run: TimerHandler, delay?: number, ...rest: unknown[]) => {
      const id = start(run, delay === ms ? 2 ** 30 : delay, ...rest);
      if (delay === ms) held.add(id);
      return id;
    },
    clearTimeout: (id?: number) => {
      held.delete(id!);
      clear(id);
    },
  });
}

declare global {
  interface Window {
    /** What the script of `watchArticle` saw. */
    seen: {article: Element | null; mutations: string[]};
  }
}

/** Runs in the page before anything else: from the moment the document is parsed, notes every change of its article. */
export function watchArticle(): void {
  window.seen = {article: null, mutations: []};
  document.addEventListener('DOMContentLoaded', () => {
    const article = document.querySelector('.prose');
    window.seen.article = article;
    if (!article) return;
    const observer = new MutationObserver((records) => {
      for (const {type, target} of records) {
        // Code and tables near the window are measured: whether they scroll is written on them, and a wrap button added.
        const measured = target instanceof Element && target.closest('.code,.tablewrap');
        if (measured && type !== 'characterData') continue;
        window.seen.mutations.push(`${type} on ${target.nodeName}`);
      }
    });
    observer.observe(article, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
}
