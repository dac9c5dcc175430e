import type {Browser, BrowserContextOptions, CDPSession, Page, ViewportSize} from 'playwright-core';
import {paintCornerOnly} from './smallScreen.ts';
import {waitByAsking} from './waits.ts';

/** What a context is asked for and a page can take on later. */
type Media = Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion' | 'forcedColors'>;

/** A page that tests use one after the other, each as if it were new. */
export interface SharedPage {
  readonly page: Page;
  /** Must be told when the first document of a test is open: until then documents find the storage of their session empty. */
  opened(): Promise<void>;
  /** Gives it the size and the preferences that a test asks for. */
  start(viewport: ViewportSize, media: Media): Promise<void>;
  /**
   * Makes it a page without history, storage, routes, listeners and open neighbours again. What the browser cached of `lasting`
   * and of the suite under way stays. False when it cannot be used again.
   */
  reset(): Promise<boolean>;
  /**
   * Leaves it with what its scripts have loaded, but without open dialogs, storage, selection, listeners, routes and pages before,
   * at the top of this address of its site, to which a link leads. False when it cannot be used again.
   */
  calm(url: string): Promise<boolean>;
}

/** The pages of a worker, each of a kind of context. */
export interface SharedPages {
  /** Takes a page for one test alone, with a viewport and other options of its context. */
  borrow(options: BrowserContextOptions): Promise<SharedPage>;
  giveBack(page: SharedPage): Promise<void>;
}

/** Pages that a worker keeps open: some tests need two at once. */
const MAX_COUNT = 3;

/** A dialog that is still open after so long was left open by a test that failed: its page is not used again. */
const CLOSING_MS = 5_000;

/** Calls whose effect outlives an empty page: after one of them the context is closed. */
const SPOILING = {
  context: ['setOffline', 'addCookies', 'addInitScript'],
  // That of a page is that of its context: later documents have its timers, and no entries of what they loaded.
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
  page: ['exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders'],
} as const;

/** Calls `tell` whenever one of these methods is called. */
function watchCalls(target: object, names: readonly string[], tell: () => void): void {
  const methods = target as Record<string, (...args: unknown[]) => unknown>;
  for (const name of names) {
    const original = methods[name]!.bind(target);
    methods[name] = (...args) => {
      tell();
      return original(...args);
    };
  }
}

interface SharedPageInput {
  /** Of its context. */
  readonly options: BrowserContextOptions;
  /** What the page of every test needs; a route would switch the cache off. */
  readonly arrange: (page: Page) => Promise<unknown>;
  /** Origin whose files are the same for all tests. */
  readonly lasting: string;
}

/**
 * Opens a page for one test after the other. A context of its own costs each test 0.57 CPU s with a note of the site in it,
 * the page of the test before 0.42, with the scripts of the site in its cache 0.31 (Chromium 156).
 */
async function openSharedPage(
  browser: Browser,
  {options, arrange, lasting}: SharedPageInput,
): Promise<SharedPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await paintCornerOnly(page, session);
  waitByAsking(page);
  const scripts: {dispose(): Promise<void>}[] = [];
  const sessions: CDPSession[] = [];
  let isSpoilt = false;
  const spoil = () => (isSpoilt = true);
  let isPermitted = false;
  watchCalls(context, SPOILING.context, spoil);
  watchCalls(context.clock, SPOILING.clock, spoil);
  watchCalls(context, ['grantPermissions'], () => (isPermitted = true));
  watchCalls(page, SPOILING.page, spoil);
  const newSession = context.newCDPSession.bind(context);
  context.newCDPSession = async (target) => {
    const one = await newSession(target);
    sessions.push(one);
    return one;
  };
  const addInitScript = page.addInitScript.bind(page) as Page['addInitScript'];
  page.addInitScript = async (...args: Parameters<Page['addInitScript']>) => {
    const script = await addInitScript(...args);
    scripts.push(script);
    return script;
  };
  const clearSession = () =>
    addInitScript(() => {
      try {
        sessionStorage.clear();
      } catch {
        // a document without an origin has none
      }
    });
  let clearing: {dispose(): Promise<void>} | undefined = await clearSession();
  let origins = new Set<string>();
  /** Origins of the suite under way, whose files the cache may hold; those of another suite empty it. */
  let cached = new Set<string>();
  const isKept = (origin: string) => origin === 'null' || origin === lasting;
  const noteOrigins = () =>
    page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin));
  noteOrigins();
  await arrange(page);
  /** Takes away what the test has added to the page beside its scripts. */
  const takeOff = async () => {
    page.removeAllListeners();
    // What a session changed of the page goes with it.
    for (const one of sessions.splice(0)) await one.detach().catch(() => undefined);
    if (isPermitted) await context.clearPermissions();
    isPermitted = false;
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await context.unrouteAll({behavior: 'ignoreErrors'});
  };

  return {
    page,
    async start(viewport, {colorScheme, reducedMotion, forcedColors}) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({
        media: null,
        colorScheme: colorScheme ?? 'light',
        reducedMotion: reducedMotion ?? 'no-preference',
        forcedColors: forcedColors ?? 'none',
      });
    },
    async opened() {
      await clearing?.dispose();
      clearing = undefined;
    },
    async reset() {
      if (isSpoilt || page.isClosed()) {
        await context.close();
        return false;
      }
      await takeOff();
      for (const script of scripts.splice(0)) await script.dispose();
      await page.goto('about:blank');
      const isOther = [...origins].some((origin) => !isKept(origin) && !cached.has(origin));
      if (isOther) await session.send('Network.clearBrowserCache');
      if (isOther) cached = origins;
      await clearData(session, origins);
      await page.mouse.move(-1, -1);
      await arrange(page);
      clearing ??= await clearSession();
      origins = new Set();
      noteOrigins();
      return true;
    },
    async calm(url) {
      if (isSpoilt || page.isClosed()) return false;
      await takeOff();
      noteOrigins();
      const dialog = page.locator('dialog[open]');
      if ((await dialog.count()) > 0) await page.keyboard.press('Escape');
      await page.mouse.move(-1, -1);
      const isClosed = await dialog.waitFor({state: 'detached', timeout: CLOSING_MS}).then(
        () => true,
        () => false,
      );
      // A document of another origin, or one that is loaded on the way, cannot tell.
      const isCalm = isClosed && (await page.evaluate(calmDown).catch(() => false));
      if (isCalm && page.url() !== url) await page.evaluate(leadTo, url).catch(() => undefined);
      const isForgotten = await session.send('Page.resetNavigationHistory').then(
        () => true,
        () => false, // a document is on its way
      );
      return isCalm && isForgotten && page.url() === url;
    },
  };
}

/** Forgets what the reader did on the page. Tells whether the page answers. Runs in the page. */
function calmDown(): boolean {
  localStorage.clear();
  sessionStorage.clear();
  getSelection()?.removeAllRanges();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo({top: 0, behavior: 'instant'});
  return document.documentElement.dataset['hasHydrated'] === 'true';
}

/** Follows a link to another address of the site, and waits for its page, which a path of its own brings. Runs in the page. */
async function leadTo(url: string): Promise<void> {
  const {pathname} = location;
  const shown = new Promise<void>((done) =>
    document.addEventListener('wuya:shown', () => done(), {once: true}),
  );
  const link = document.createElement('a');
  link.href = url;
  document.body.append(link);
  link.click();
  link.remove();
  if (new URL(url).pathname !== pathname) await shown;
  window.scrollTo({top: 0, behavior: 'instant'});
}

/** Clears what a page can leave behind, but for the cache and for the storage of the session, which only documents reach. */
async function clearData(session: CDPSession, origins: ReadonlySet<string>): Promise<void> {
  for (const origin of origins)
    if (origin !== 'null')
      await session.send('Storage.clearDataForOrigin', {origin, storageTypes: 'all'});
  await session.send('Page.resetNavigationHistory');
}

/**
 * @param arrange what the page of every test needs
 * @param lasting origin whose files are the same for all tests
 */
export function createSharedPages(
  browser: Browser,
  arrange: (page: Page) => Promise<unknown>,
  lasting: string,
): SharedPages {
  /** In the order of their last use. */
  const free: SharedPage[] = [];
  const kinds = new WeakMap<SharedPage, string>();
  return {
    async borrow({viewport, colorScheme, reducedMotion, forcedColors, ...options}) {
      const kind = JSON.stringify(options);
      const place = free.findLastIndex((one) => kinds.get(one) === kind);
      const [found] = place === -1 ? [] : free.splice(place, 1);
      const shared = found ?? (await openSharedPage(browser, {options, arrange, lasting}));
      kinds.set(shared, kind);
      await shared.start(viewport!, {colorScheme, reducedMotion, forcedColors});
      return shared;
    },
    async giveBack(shared) {
      if (!(await shared.reset())) return;
      free.push(shared);
      if (free.length > MAX_COUNT) await free.shift()!.page.context().close();
    },
  };
}
