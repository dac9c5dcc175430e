import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {describe, expect, inject} from 'vitest';
import {drawn, test} from './helpers/browser.ts';
import {BASE, NOTE, PAGE_KINDS, SECTIONS, urlOf} from './helpers/pages.ts';

const {dist, routes} = inject('site');
const KB = 1024;
const SCRIPT_BUDGET = 70 * KB;
const STYLE_BUDGET = 8 * KB;
const LOAD_BUDGET = 25 * KB;
const SEARCH_BUDGET = 20 * KB;

function brotliSize(content: Buffer | string): number {
  return brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length;
}

const fileOf = (url: string) => readFileSync(join(dist, decodeURI(new URL(url).pathname).slice(BASE.length)));
const documentOf = (route: string) => readFileSync(join(dist, route.slice(BASE.length), 'index.html'), 'utf8');
const docs = routes.filter((route) => SECTIONS.some((section) => route.startsWith(section)));
const heaviest = docs.map((route) => ({route, length: documentOf(route).length})).toSorted((a, b) => b.length - a.length)[0]!.route;

describe('a docs page', () => {
  test('has at most 70 KB of scripts in all, and asks for them after its load event', async ({open}) => {
    const scripts = new Set<string>();
    const page = await open(heaviest, {prepare: (p) => void p.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()))});
    const sizes = [...scripts].map((url) => brotliSize(fileOf(url)));
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((a, b) => a + b)).toBeLessThanOrEqual(SCRIPT_BUDGET);
    const {loaded, starts} = await page.evaluate(() => ({
      loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
      starts: performance.getEntriesByType('resource').filter(({name}) => name.endsWith('.js')).map(({startTime}) => startTime),
    }));
    expect(starts.length).toBe(scripts.size);
    for (const start of starts) expect(start).toBeGreaterThanOrEqual(loaded);
  });

  test('has no script that holds up reading', () => {
    for (const route of [...docs, BASE]) {
      const sources = documentOf(route).match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? [];
      expect(sources.filter((tag) => !/\b(?:async|defer)\b|type="?module/.test(tag)), route).toEqual([]);
    }
  });

  test('has at most 8 KB of styles', async ({open}) => {
    const sheets = new Set<string>();
    await open(heaviest, {prepare: (p) => void p.on('request', (request) => request.resourceType() === 'stylesheet' && sheets.add(request.url()))});
    const inline = [...documentOf(heaviest).matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css!);
    expect(sheets.size + inline.length).toBeGreaterThan(0);
    const total = brotliSize(inline.join('')) + [...sheets].reduce((sum, url) => sum + brotliSize(fileOf(url)), 0);
    expect(total).toBeLessThanOrEqual(STYLE_BUDGET);
  });

  test.for([{path: heaviest}, {path: NOTE}, {path: SECTIONS[0]!}])('$path takes at most 25 KB from the wire before its load event', async ({path}, {open}) => {
    let bytes = 0;
    let isLoaded = false;
    await open(path, {
      prepare: async (page) => {
        const session = await page.context().newCDPSession(page);
        await session.send('Network.enable');
        await session.send('Page.enable');
        session.on('Page.loadEventFired', () => (isLoaded = true));
        session.on('Network.loadingFinished', ({encodedDataLength}) => (bytes += isLoaded ? 0 : encodedDataLength));
      },
    });
    expect(isLoaded).toBe(true);
    expect(bytes).toBeGreaterThan(5 * KB);
    expect(bytes).toBeLessThanOrEqual(LOAD_BUDGET);
  });

  test('counts the time that its scripts block', async ({open, annotate}) => {
    const page = await open(heaviest, {
      prepare: (p) =>
        p.addInitScript(() => {
          Object.assign(window, {blocked: 0});
          new PerformanceObserver((list) => {
            for (const {duration} of list.getEntries()) Reflect.set(window, 'blocked', (Reflect.get(window, 'blocked') as number) + Math.max(0, duration - 50));
          }).observe({type: 'longtask', buffered: true});
        }),
    });
    await drawn(page);
    const blockedMs = await page.evaluate(() => Reflect.get(window, 'blocked') as number);
    await annotate(`total blocking time of ${heaviest}: ${Math.round(blockedMs)} ms`);
    expect(blockedMs).toBeGreaterThanOrEqual(0);
  });
});

describe('every page', () => {
  test.for(PAGE_KINDS.flatMap(({kind, path}) => [1440, 390].map((width) => ({kind, path, width}))))('of kind $kind never shifts while it loads and is scrolled, $width pixels wide', async ({path, width}, {open}) => {
    const page = await open(path, {
      viewport: {width, height: 844},
      prepare: (p) =>
        p.addInitScript(() => {
          const shifts: string[] = [];
          Object.assign(window, {shifts});
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {value: number; sources?: {node?: Node}[]})[]) {
              const nodes = (entry.sources ?? []).map(({node}) => (node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName));
              shifts.push(`${entry.value} by ${nodes.join(', ')}`);
            }
          }).observe({type: 'layout-shift', buffered: true});
        }),
    });
    await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      await document.fonts.ready;
      for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
        window.scrollTo({top, behavior: 'instant'});
        await frame();
      }
      await frame();
    });
    expect(await page.evaluate(() => Reflect.get(window, 'shifts') as string[])).toEqual([]);
  });
});

test('all code of the search, its dialog included, is at most 20 KB', async ({open}) => {
  const scripts = new Set<string>();
  const page = await open(NOTE);
  // What a click on a link needs comes with any intent.
  await page.locator('.side a').first().hover();
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => request.url().endsWith('.js') && scripts.add(request.url()));
  await page.keyboard.press('Control+k');
  await page.locator('.seeker input').fill('閉包');
  await page.waitForSelector('.hit mark');
  for (const worker of page.workers()) scripts.add(worker.url());
  expect([...scripts].filter((url) => /searchWorker-/.test(url))).toHaveLength(1);
  const sizes = [...scripts].map((url) => brotliSize(fileOf(url)));
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((a, b) => a + b)).toBeLessThanOrEqual(SEARCH_BUDGET);
});

test('the wire carries what the budgets count: documents and scripts come compressed', async () => {
  for (const path of [NOTE, `${NOTE}index.json`]) {
    const response = await fetch(urlOf(path), {headers: {'accept-encoding': 'br'}});
    expect(response.headers.get('content-encoding')).toBe('br');
  }
});
