import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type ConsoleMessage,
  type Page,
  type Route,
} from 'playwright-core';
import {expect, inject, test as base} from 'vitest';
import {CHROMIUM, CHROMIUM_ARGS} from './chromium.ts';
import {urlOf} from './pages.ts';
import {paintCornerOnly} from './smallScreen.ts';
import {createSharedPages, type SharedPage, type SharedPages} from './sharedPage.ts';
import {waitByAsking} from './waits.ts';

/** Only a test that fails waits as long: first pages of a development server on a busy machine are slow. */
const ACTION_TIMEOUT_MS = 60_000;

export interface OpenOptions extends BrowserContextOptions {
  /** Opens the page as another tab of this context. */
  readonly context?: BrowserContext;
  /** Opens the page in a context of its own, with an empty cache too. */
  readonly isFresh?: boolean;
  /**
   * Goes on with the page that a test of the file had opened so: nothing is loaded again, what the reader did is forgotten, and a link
   * leads to this address where the page is at another one of the site (`calm`). For tests that ask nothing of the load, of routes
   * or of the first use, and leave the article as they found it.
   */
  readonly isWarm?: boolean;
  /**
   * The page asks ahead for what its links in view lead to. Elsewhere it does not, as on a slow connection: 15 requests of the 20 that
   * a note makes, which are for tests of these requests, and of all that a page asks for. Not for a page that is warm.
   */
  readonly looksAhead?: boolean;
  /** Runs before the page has an address. */
  readonly prepare?: (page: Page) => Promise<unknown> | void;
  /** What to wait for; default the page that answers to clicks, or the load event where scripts are off. */
  readonly until?: 'hydrated' | 'load';
  /** The test does what the content security policy forbids. Elsewhere any violation fails the test. */
  readonly breaksPolicy?: boolean;
}

export interface Fixtures {
  browser: Browser;
  /** One page without scripts for all files of a worker, which goes from address to address. */
  reader: Page;
  /** Pages with scripts for all files of a worker. */
  shared: SharedPages;
  /** The page that tests go on with, left where the last one of them ended. */
  warm: {current?: WarmPage | undefined};
  /** Opens a page in an empty profile. Paths are those of the served site; whole addresses are taken as they are. */
  open(path: string, options?: OpenOptions): Promise<Page>;
}

/** A page that stays open from test to test. */
interface WarmPage {
  /** How it was opened. */
  readonly key: string;
  readonly one: SharedPage;
}

const DESK = {viewport: {width: 1440, height: 900}, locale: 'zh-CN'} as const;

const NO_MEDIA = {
  media: null,
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
} as const;

/** Options that the reader can take on. A page with any other option has a new context. */
const CHANGEABLE = new Set(['viewport', 'colorScheme', 'reducedMotion', 'forcedColors']);

const QUOTE = {hitokoto: '山不厌高，海不厌深。', from_who: '曹操'};
const QUOTE_SERVICE = 'https://v1.hitokoto.cn/';

function routeQuote(context: BrowserContext): Promise<unknown> {
  const headers = {'access-control-allow-origin': '*'};
  return context.route(`${QUOTE_SERVICE}**`, (route) => route.fulfill({json: QUOTE, headers}));
}

/** What is taken off a page that is to ask for something itself. */
interface Arranged {
  /** The page answers for the service of quotes itself, as a route would stop every request and switch the cache off. */
  readonly quote: {dispose(): Promise<void>};
  /** No link in view is fetched ahead. */
  readonly calm: {dispose(): Promise<void>};
}

const arranged = new WeakMap<Page, Arranged>();

/** Has a page answer for the service of quotes, and fetch nothing ahead for links in view. */
async function arrangePage(page: Page): Promise<void> {
  const quote = await page.addInitScript(
    ([service, saying]) => {
      const {fetch} = window;
      window.fetch = (to, init) =>
        (to instanceof Request ? to.url : String(to)).startsWith(service)
          ? Promise.resolve(Response.json(saying))
          : fetch(to, init);
    },
    [QUOTE_SERVICE, QUOTE] as const,
  );
  const calm = await page.addInitScript(() => {
    const isAhead = (node: string | Node) =>
      node instanceof HTMLLinkElement && node.rel === 'prefetch' && node.as === 'fetch';
    HTMLHeadElement.prototype.append = function (...nodes) {
      Element.prototype.append.apply(
        this,
        nodes.filter((node) => !isAhead(node)),
      );
    };
  });
  arranged.set(page, {quote, calm});
}

/** Answers for the service of quotes in another way. To be called before the page has an address. */
export async function serveQuotes(
  page: Page,
  answer: (route: Route) => Promise<unknown>,
): Promise<void> {
  await arranged.get(page)?.quote.dispose();
  await page.route(`${QUOTE_SERVICE}**`, answer);
}

/** Opens one more page of a context, painted as little as all others. */
export async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(ACTION_TIMEOUT_MS);
  await paintCornerOnly(page, await context.newCDPSession(page));
  waitByAsking(page);
  return page;
}

export const test = base.extend<Fixtures>({
  browser: [
    // Vitest reads which fixtures are needed from the pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: CHROMIUM,
        args: CHROMIUM_ARGS,
      });
      await use(browser);
      await browser.close();
    },
    {scope: 'worker'},
  ],
  reader: [
    async ({browser}, use) => {
      const context = await browser.newContext({...DESK, javaScriptEnabled: false});
      await use(await openPage(context));
      // Closing the browser closes it: the two would end in no fixed order.
    },
    {scope: 'worker'},
  ],
  shared: [
    async ({browser}, use) => {
      const lasting = new URL(inject('site').url).origin;
      await use(createSharedPages(browser, arrangePage, lasting));
    },
    {scope: 'worker'},
  ],
  warm: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => use({}),
    {scope: 'worker'},
  ],
  open: async ({browser, reader, shared, warm, task}, use) => {
    const contexts: BrowserContext[] = [];
    const violations: string[] = [];
    const readers: Page[] = [];
    const borrowed: SharedPage[] = [];

    /** A page of the worker, unless it is asked for what that cannot take on: then one in a new context. */
    const providePage = async ({
      context: given,
      isFresh = false,
      javaScriptEnabled = true,
      ...options
    }: BrowserContextOptions & Pick<OpenOptions, 'context' | 'isFresh'>): Promise<Page> => {
      if (given) {
        const neighbour = await openPage(given);
        await arrangePage(neighbour);
        return neighbour;
      }
      const isPlain = !isFresh && Object.keys(options).every((name) => CHANGEABLE.has(name));
      if (isPlain && !javaScriptEnabled) {
        const one = readers.length === 0 ? reader : await openPage(reader.context());
        readers.push(one);
        const {viewport, ...media} = {...DESK, ...options};
        await one.goto('about:blank');
        await one.setViewportSize(viewport ?? DESK.viewport);
        await one.emulateMedia({...NO_MEDIA, ...media});
        await one.unrouteAll();
        return one;
      }
      if (javaScriptEnabled && !isFresh && options.viewport !== null) {
        const one = await shared.borrow({...DESK, ...options});
        borrowed.push(one);
        return one.page;
      }
      const context = await browser.newContext({...DESK, ...options, javaScriptEnabled});
      contexts.push(context);
      await routeQuote(context);
      return openPage(context);
    };

    let kept: WarmPage | undefined;
    /** The page that stays open, led to this address, or a new one. A second try begins with a new one. */
    const goOn = async (path: string, options: BrowserContextOptions): Promise<Page> => {
      const lasting = Object.entries(options).filter(([name]) => !CHANGEABLE.has(name));
      // What the page remembers by itself, other files do not know of.
      const key = JSON.stringify([task.file.name, new URL(urlOf(path)).origin, lasting]);
      const before = warm.current;
      warm.current = undefined;
      const isSecondTry = (task.result?.retryCount ?? 0) > 0;
      if (before?.key === key && !isSecondTry && (await before.one.calm(urlOf(path)))) {
        kept = before;
        const {viewport, ...media} = {...DESK, ...options};
        await before.one.start(viewport!, media);
      } else {
        if (before) await shared.giveBack(before.one);
        kept = {key, one: await shared.borrow({...DESK, ...options})};
      }
      return kept.one.page;
    };

    await use(async (path, {prepare, until, breaksPolicy, isWarm, looksAhead, ...options} = {}) => {
      const page = isWarm ? await goOn(path, options) : await providePage(options);
      if (!breaksPolicy)
        page.on(
          'console',
          (message) => isViolation(message) && violations.push(`${page.url()}: ${message.text()}`),
        );
      if (looksAhead) await arranged.get(page)?.calm.dispose();
      await prepare?.(page);
      if (!isWarm || page.url() !== urlOf(path)) await page.goto(urlOf(path));
      await [...borrowed, kept?.one].find((one) => one?.page === page)?.opened();
      if ((until ?? (options.javaScriptEnabled === false ? 'load' : 'hydrated')) === 'hydrated')
        await hydrated(page);
      return page;
    });
    for (const context of contexts) await context.close();
    for (const one of borrowed) await shared.giveBack(one);
    if (kept) warm.current = kept;
    for (const one of readers) if (one !== reader) await one.close();
    reader.removeAllListeners();
    if (readers.includes(reader)) {
      await reader.setViewportSize(DESK.viewport);
      await reader.emulateMedia(NO_MEDIA);
    }
    expect(violations).toEqual([]);
  },
});

/** Chromium says on the console what a content security policy stopped. */
function isViolation(message: ConsoleMessage): boolean {
  return message.type() === 'error' && message.text().includes('Content Security Policy');
}

/** Waits until the page answers. Without a selector, which many tests do not use (`waitByAsking`). */
export async function hydrated(page: Page): Promise<void> {
  // One question for most documents, instead of one every 40 ms. One whose document goes is asked anew.
  if (await page.evaluate(seeAlive, SEEING_MS).catch(() => false)) return;
  await page.waitForFunction(() => document.documentElement?.dataset['hasHydrated'] === 'true');
}

/** How long a document waits until it is asked again: longer than any that comes alive at all. */
const SEEING_MS = 10_000;

/** Resolves once the page is alive; false when it is not within this time. Runs in the page. */
function seeAlive(timeoutMs: number): Promise<boolean> {
  const root = document.documentElement;
  const isAlive = () => root.dataset['hasHydrated'] === 'true';
  return new Promise((done) => {
    const end = (found: boolean) => {
      watch.disconnect();
      clearTimeout(timer);
      done(found);
    };
    const watch = new MutationObserver(() => isAlive() && end(true));
    const timer = setTimeout(() => end(false), timeoutMs);
    watch.observe(root, {attributeFilter: ['data-has-hydrated']});
    if (isAlive()) end(true);
  });
}

/** Goes to the foot of the page and waits for its quote: the last thing that a page brings by itself. */
export async function quoteShown(page: Page): Promise<void> {
  await page.locator('.foot').scrollIntoViewIfNeeded();
  await page.locator('.foot .quote[data-shown]').waitFor();
}

/** Gathers what the page says on the console, and its uncaught errors. To be called before it has an address. */
export function gatherMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message: ConsoleMessage) =>
    messages.push(`${message.type()}: ${message.text()}`),
  );
  page.on('pageerror', (error) => messages.push(`error: ${String(error)}`));
  return messages;
}

/**
 * Does what leads to another page, and waits until that page is in the document.
 * It listens before it acts: a click can overtake a question that is still on its way, and a page that was prefetched is shown at once.
 */
export async function follow(page: Page, act: () => Promise<unknown>): Promise<void> {
  const shown = await page.evaluateHandle(() => ({
    event: new Promise<void>((done) =>
      document.addEventListener('wuya:shown', () => done(), {once: true}),
    ),
  }));
  await act();
  await shown.evaluate(({event}) => event);
  await shown.dispose();
}

/** Waits until the browser has rendered twice: what the last change led to is then on the screen. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Leaves a mark on the window that only a load of a document takes away. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, {wuyaMark: true}));
}

/** True while the document is the one that was marked. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'wuyaMark' in window);
}

/** Puts a link over the page that the site itself does not have, outside of what React draws. */
export async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    document.getElementById('probe')?.remove();
    document.body.insertAdjacentHTML(
      'beforeend',
      `<a id="probe" href="${to}" style="position: fixed; bottom: 0; left: 0; z-index: 9999">probe</a>`,
    );
  }, href);
}
