import {chromium} from 'playwright-core';
import {brotliCompressSync} from 'node:zlib';
import {CHROMIUM_ARGS} from './chromium.mjs';
import {startSiteServer} from './siteServer.mjs';
import {openTab} from './tab.mjs';

const RUNS = 5;
/** How long the pointer rests on a link before the click. */
const HOVER_MS = 300;

/**
 * What one docs page of a built corpus costs a reader, in a real browser: a note in the middle of the first section,
 * and the step to the note after it.
 */
export async function measurePages({site, chromePath}) {
  const server = await startSiteServer(site.dir);
  const browser = await chromium.launch({executablePath: chromePath, args: CHROMIUM_ARGS});
  try {
    const section = site.notes.filter((note) => note.section === site.notes[0].section);
    const middle = Math.floor(section.length / 2);
    const index = section[middle].position < 20 && section[middle + 1] ? middle : middle - 1;
    const [from, to] = [section[index], section[index + 1]];
    const urlOf = (note) => new URL(note.path.replace(/\.md$/, '/'), server.url).href;
    const url = urlOf(from);
    return {
      page: from.path,
      sidebarNoteCount: section.length,
      weight: await measureWeight(browser, url),
      blocking: await measureBlocking(browser, url),
      blockingAllOpen: await measureBlocking(browser, url, {isAllOpen: true}),
      navigation: await measureNavigation(browser, url, {
        href: new URL(urlOf(to)).pathname,
        title: to.title,
        approach: rest,
      }),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** How often a page is asked for before it is weighed: the server compresses best what is asked for again. */
const VISITS_BEFORE = 2;

/** Bytes on the wire of a first visit, before the load event and until the page is quiet. */
async function measureWeight(browser, url) {
  for (let i = 0; i < VISITS_BEFORE; i++) {
    const before = await openTab(browser);
    await before.page.goto(url, {waitUntil: 'load'});
    await before.settle(1500);
    await before.close();
  }
  const tab = await openTab(browser);
  await tab.page.goto(url, {waitUntil: 'load'});
  await tab.settle(1500);
  const inline = await tab.page.evaluate(() => ({
    css: [...document.querySelectorAll('style')].map((style) => style.textContent).join(''),
    sentence: [...document.querySelectorAll('.prose > p')]
      .flatMap((paragraph) => [...paragraph.childNodes])
      .find((node) => node.nodeType === Node.TEXT_NODE && node.data.length > 20).data,
  }));
  const document = await (await fetch(url)).text();
  const all = tab.requests();
  await tab.close();
  const sum = (list) => ({
    bytes: list.reduce((total, {bytes}) => total + bytes, 0),
    requestCount: list.length,
  });
  const own = all.filter(({isPrefetch}) => !isPrefetch);
  return {
    beforeLoad: sum(own.filter(({isBeforeLoad}) => isBeforeLoad)),
    afterLoad: sum(own.filter(({isBeforeLoad}) => !isBeforeLoad)),
    prefetch: sum(all.filter(({isPrefetch}) => isPrefetch)),
    document: sum(own.filter(({type}) => type === 'Document')),
    script: sum(own.filter(({url: address}) => address.endsWith('.js'))),
    scriptBeforeLoad: sum(
      own.filter(({url: address, isBeforeLoad}) => isBeforeLoad && address.endsWith('.js')),
    ),
    stylesheet: sum(own.filter(({url: address}) => address.endsWith('.css'))),
    inlineCssBrotliBytes: brotliCompressSync(inline.css).length,
    htmlBytes: Buffer.byteLength(document),
    articleCopies: document.split(inline.sentence).length - 1,
  };
}

/**
 * Total blocking time with the CPU slowed four times: of every task after first paint what exceeds 50 ms
 * (https://web.dev/articles/tbt; a task that spans the paint counts from there). With `isAllOpen` it is the visit of a
 * reader who has opened every category of the sidebar on the page before, in the same tab.
 */
export async function measureBlocking(browser, url, {isAllOpen = false} = {}) {
  const runs = [];
  for (let i = 0; i < RUNS; i++) {
    const tab = await openTab(browser, {
      cpuSlowdown: 4,
      script: {run: recordLongTasks},
    });
    const visit = async (load) => {
      await load;
      await tab.page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
      await tab.settle();
    };
    await visit(tab.page.goto(url, {waitUntil: 'load'}));
    if (isAllOpen) {
      await tab.page.evaluate(() => {
        for (const details of document.querySelectorAll('.side details:not([open])'))
          details.firstElementChild.click();
      });
      await tab.settle(); // what keeps the list comes after the client
      await visit(tab.page.reload({waitUntil: 'load'}));
    }
    runs.push(
      await tab.page.evaluate(() => {
        const paint = performance.getEntriesByName('first-contentful-paint')[0].startTime;
        const durations = globalThis.benchLongTasks.map(
          ({start, duration}) => start + duration - Math.max(start, paint),
        );
        return {
          blockingMs: durations.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
          longestTaskMs: Math.max(0, ...durations),
          sidebarLinkCount: document.querySelectorAll('nav.side a[href]').length,
        };
      }),
    );
    await tab.close();
  }
  return {
    ...medianOf(runs),
    leastBlockingMs: Math.min(...runs.map(({blockingMs}) => blockingMs)),
    runs,
  };
}

/** Runs in the page before anything of it. */
function recordLongTasks() {
  globalThis.benchLongTasks = [];
  new PerformanceObserver((list) => {
    for (const {startTime, duration} of list.getEntries())
      globalThis.benchLongTasks.push({start: startTime, duration});
  }).observe({type: 'longtask', buffered: true});
}

/** The pointer rests on the link. */
export async function rest(page, link) {
  await link.hover();
  await new Promise((done) => setTimeout(done, HOVER_MS));
}

/**
 * Time from the click on a link of the sidebar until the title of its page is in the document and until the frame after
 * that; CPU slowed four times, Fast 4G. `approach` brings the pointer to the link.
 */
export async function measureNavigation(browser, url, {href, title, approach, runCount = RUNS}) {
  const runs = [];
  for (let i = 0; i < runCount; i++) {
    const tab = await openTab(browser, {
      cpuSlowdown: 4,
      isFast4G: true,
      script: {run: recordNavigation, argument: title},
    });
    await tab.page.goto(url, {waitUntil: 'load'});
    await tab.page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    await tab.settle();
    const link = tab.page.locator(`nav.side a[href="${href}"]`);
    await link.scrollIntoViewIfNeeded();
    await tab.settle();
    await approach(tab.page, link);
    await tab.page.mouse.down();
    await tab.page.mouse.up();
    await tab.page.waitForFunction(
      () => globalThis.benchNavigation.frameAt !== undefined,
      undefined,
      {timeout: 20_000},
    );
    const {clickedAt, shownAt, frameAt} = await tab.page.evaluate(() => globalThis.benchNavigation);
    runs.push({shownMs: shownAt - clickedAt, frameMs: frameAt - clickedAt});
    await tab.close();
  }
  return {...medianOf(runs), leastShownMs: Math.min(...runs.map(({shownMs}) => shownMs)), runs};
}

/** Runs in the page before anything of it. A full load would lose the record, so that the wait for it fails. */
function recordNavigation(title) {
  const record = (globalThis.benchNavigation = {
    clickedAt: undefined,
    shownAt: undefined,
    frameAt: undefined,
  });
  addEventListener('click', () => (record.clickedAt = performance.now()), true);
  new MutationObserver(() => {
    if (record.clickedAt === undefined || record.shownAt !== undefined) return;
    if (document.querySelector('h1')?.textContent !== title) return;
    record.shownAt = performance.now();
    requestAnimationFrame(() => setTimeout(() => (record.frameAt = performance.now())));
  }).observe(document, {subtree: true, childList: true, characterData: true});
}

function medianOf(runs) {
  return Object.fromEntries(
    Object.keys(runs[0]).map((key) => [
      key,
      runs.map((run) => run[key]).sort((a, b) => a - b)[Math.floor(runs.length / 2)],
    ]),
  );
}
