import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, inject} from 'vitest';
import {test} from './helpers/browser.ts';
import {scrollThrough, shifted, watchShifts} from './helpers/runtime.ts';
import {brotliSize} from './helpers/weight.ts';
import {BASE, NOTE, PAGE_KINDS, SECTIONS, urlOf} from './helpers/pages.ts';

const {dist, routes} = inject('site');
const KB = 1024;
const SCRIPT_BUDGET = 54.3 * KB;
const STYLE_BUDGET = 9 * KB;
const LOAD_BUDGET = 25 * KB;
/** A first visit of any page: document, styles, sidebar and first script. */
const VISIT_BUDGET = 80 * KB;
/** Before the load event: the note in the middle. */
const TYPICAL_LOAD_BUDGET = 20 * KB;
/** What a reader loads to search for a word. */
const SEARCH_BUDGET = 19.8 * KB;
/** The same with what questions and typing errors need. */
const WHOLE_SEARCH_BUDGET = 27.3 * KB;

const fileOf = (url: string) =>
  readFileSync(join(dist, decodeURI(new URL(url).pathname).slice(BASE.length)));
const documentOf = (route: string) =>
  readFileSync(join(dist, route.slice(BASE.length), 'index.html'), 'utf8');
const docs = routes.filter((route) => SECTIONS.some((section) => route.startsWith(section)));
const heaviest = docs
  .map((route) => ({route, length: documentOf(route).length}))
  .toSorted((a, b) => b.length - a.length)[0]!.route;

describe('a docs page', () => {
  test('has at most 54.3 KB of scripts in all, and asks for them after its load event', async ({
    open,
  }) => {
    const scripts = new Set<string>();
    const page = await open(heaviest, {
      isFresh: true,
      prepare: async (p) => {
        p.on(
          'request',
          (request) => request.resourceType() === 'script' && scripts.add(request.url()),
        );
        // A browser may tell of a pointer that nobody moved; with the first move come the cards of links.
        await p.addInitScript(() =>
          addEventListener('mouseover', (event) => event.stopImmediatePropagation(), true),
        );
      },
    });
    // One that is under way is no entry yet.
    const readEntries = () =>
      page.evaluate(() => ({
        // In whole milliseconds, where the entry of the navigation once was missing.
        loaded: performance.timing.loadEventStart - performance.timing.navigationStart - 1,
        starts: performance
          .getEntriesByType('resource')
          .filter(({name}) => name.endsWith('.js'))
          .map(({startTime}) => startTime),
      }));
    await expect.poll(async () => (await readEntries()).starts.length - scripts.size).toBe(0);
    const {loaded, starts} = await readEntries();
    const sizes = [...scripts].map((url) => brotliSize(withFixedHashes(fileOf(url).toString())));
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((a, b) => a + b)).toBeLessThanOrEqual(SCRIPT_BUDGET);
    for (const start of starts) expect(start).toBeGreaterThanOrEqual(loaded);
  });

  test('has no script that holds up reading', () => {
    for (const route of [...docs, BASE]) {
      const sources = documentOf(route).match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? [];
      expect(
        sources.filter((tag) => !/\b(?:async|defer)\b|type="?module/.test(tag)),
        route,
      ).toEqual([]);
    }
  });

  test.for([{path: heaviest}, {path: NOTE}, {path: SECTIONS[0]!}])(
    '$path takes at most 25 KB from the wire before its load event',
    async ({path}, {open}) => {
      let bytes = 0;
      let isLoaded = false;
      await open(path, {
        isFresh: true,
        prepare: async (page) => {
          const session = await page.context().newCDPSession(page);
          await session.send('Network.enable');
          await session.send('Page.enable');
          session.on('Page.loadEventFired', () => (isLoaded = true));
          session.on(
            'Network.loadingFinished',
            ({encodedDataLength}) => (bytes += isLoaded ? 0 : encodedDataLength),
          );
        },
      });
      expect(isLoaded).toBe(true);
      expect(bytes).toBeGreaterThan(5 * KB);
      expect(bytes).toBeLessThanOrEqual(LOAD_BUDGET);
    },
  );
});

/** The layouts of a desk once each, and answers that come late; everyKind.test.ts looks at each kind on a phone. */
const VIEWS = [
  ...PAGE_KINDS.filter(({kind}) => ['home', 'note', 'essays'].includes(kind)).map((one) => ({
    ...one,
    width: 1440,
  })),
  {kind: 'search with a query', path: `${BASE}search/?q=${encodeURIComponent('闭包')}`, width: 390},
];

describe('every page', () => {
  test('has at most 9 KB of styles, all that its document names', () => {
    const sizes = new Map<string, number>();
    const sizeOf = (url: string) => {
      const size = sizes.get(url) ?? brotliSize(readFileSync(join(dist, url.slice(BASE.length))));
      sizes.set(url, size);
      return size;
    };
    const weights = routes.map((route) => {
      const html = documentOf(decodeURI(route));
      const inline = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css!);
      const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
      const size = linked.reduce((sum, [, url]) => sum + sizeOf(url!), 0);
      return {route, size: size + (inline.length > 0 ? brotliSize(inline.join('')) : 0)};
    });
    expect(Math.min(...weights.map(({size}) => size))).toBeGreaterThan(KB);
    expect(weights.filter(({size}) => size > STYLE_BUDGET)).toEqual([]);
  });

  test('takes at most 80 KB in all and 25 before its load event, the note in the middle 20', () => {
    /** Weighs pages with the headers of their answers, as `wuya serve` compresses what is asked for again. */
    const weigh = (of: readonly string[], quality?: number) => {
      const sizes = new Map<string, number>();
      const sizeOf = (file: string) => {
        const size = sizes.get(file) ?? brotliSize(readFileSync(file), quality) + 400;
        sizes.set(file, size);
        return size;
      };
      return of.map((route) => {
        const page = join(dist, decodeURI(route.slice(BASE.length)), 'index.html');
        const html = readFileSync(page, 'utf8');
        const sizeOfAll = (pattern: RegExp) =>
          [...html.matchAll(pattern)]
            .map(([, url]) => sizeOf(join(dist, url!.slice(BASE.length))))
            .reduce((sum, size) => sum + size, 0);
        const before = sizeOf(page) + sizeOfAll(/<link rel="stylesheet" href="([^"]+)"/g);
        const after = sizeOfAll(/(?:import\(|"url":)"([^"]+(?:\.js|\/sidebar-[^"]+\.json))"/g);
        return {route, before, all: before + after};
      });
    };
    // Larger than as it is sent, in the same order but for neighbours, and eight times faster.
    const rough = weigh(routes, 6);
    const heaviestBy = (size: 'all' | 'before') =>
      rough.toSorted((a, b) => b[size] - a[size]).slice(0, 4);
    const heavy = weigh([...heaviestBy('all'), ...heaviestBy('before')].map(({route}) => route));
    expect(heavy.filter(({all}) => all > VISIT_BUDGET)).toEqual([]);
    expect(heavy.filter(({before}) => before > LOAD_BUDGET)).toEqual([]);
    const notes = rough
      .filter(({route}) => docs.includes(route))
      .toSorted((a, b) => a.before - b.before);
    const middle = Math.floor(notes.length / 2);
    const around = weigh(notes.slice(middle - 2, middle + 3).map(({route}) => route));
    const [, , typical] = around.map(({before}) => before).toSorted((a, b) => a - b);
    expect(typical).toBeLessThanOrEqual(TYPICAL_LOAD_BUDGET);
  });

  test.for(VIEWS)(
    'of kind $kind never shifts while it loads and is scrolled, $width pixels wide',
    async ({path, width}, {open}) => {
      const page = await open(path, {
        viewport: {width, height: 844},
        prepare: (p) => p.addInitScript(watchShifts),
      });
      // Below answers that are still to come the footer may move.
      if (path.includes('?q=')) await page.waitForSelector('.found');
      await page.evaluate(scrollThrough);
      expect(await shifted(page)).toEqual([]);
    },
  );
});

/** Code with other hashes in the names it loads, the same in each build: what they are decides of twenty bytes. */
function withFixedHashes(code: string): string {
  return code.replace(
    /([\w-]+)-[\w-]{8}(\.(?:js|css))/g,
    (_, name: string, ending: string) => `${name}-${fixedHashOf(name)}${ending}`,
  );
}

const fixedHashOf = (name: string): string =>
  createHash('sha256').update(name).digest('base64url').slice(0, 8);

describe('the code of the search, its dialog included,', () => {
  test('is at most 19.8 KB for a word, and 27.3 KB for questions and typing errors too', async ({
    open,
  }) => {
    const scripts = new Set<string>();
    const page = await open(NOTE);
    // What a click on a link needs comes when the page is idle, and is no code of the search.
    const findOpener = () =>
      performance.getEntriesByType('resource').find(({name}) => /\/opener-[^/]+\.js$/.test(name))
        ?.name;
    await page.waitForFunction(findOpener);
    const openerUrl = (await page.evaluate(findOpener))!;
    const importedByOpener = [
      ...fileOf(openerUrl)
        .toString()
        .matchAll(/from"(\.\/[^"]+)"/g),
    ].map(([, path]) => new URL(path!, openerUrl).href);
    page.on('request', (request) => request.url().endsWith('.js') && scripts.add(request.url()));
    const sizeOfAll = () => {
      for (const worker of page.workers()) scripts.add(worker.url());
      for (const url of [openerUrl, ...importedByOpener]) scripts.delete(url);
      // What any page starts with, whether the reader searches or not.
      return [...scripts]
        .filter((url) => !/\/(?:start|deskState)-/.test(url))
        .reduce((sum, url) => sum + brotliSize(withFixedHashes(fileOf(url).toString())), 0);
    };
    await page.keyboard.press('Control+k');
    const field = page.locator('.seeker input');
    await field.fill('閉包');
    await page.waitForSelector('.hit mark');
    const forWord = sizeOfAll();
    expect([...scripts].filter((url) => /searchWorker-/.test(url))).toHaveLength(1);
    expect(forWord).toBeLessThanOrEqual(SEARCH_BUDGET);
    await field.fill('promsie 是什么');
    await page.waitForSelector('.hit mark:text-is("Promise")');
    const forAll = sizeOfAll();
    expect([...scripts].filter((url) => /(?:question|correctPart)-/.test(url))).toHaveLength(2);
    expect(forAll).toBeLessThanOrEqual(WHOLE_SEARCH_BUDGET);
  });
});

test('the wire carries what the budgets count: documents and scripts come compressed', async () => {
  for (const path of [NOTE, `${NOTE}index.json`]) {
    const response = await fetch(urlOf(path), {headers: {'accept-encoding': 'br'}});
    expect(response.headers.get('content-encoding')).toBe('br');
  }
});
