import {rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect} from 'vitest';
import {makePhoto} from '../packages/engine/test/helpers/photo.ts';
import {buildAndServe, buildSite, type Served, serveSite} from './helpers/built.ts';
import {follow, gatherMessages, hydrated, test} from './helpers/browser.ts';
import {createSite} from './helpers/site.ts';

const config = (title: string, offline: boolean): string =>
  `export default {title: '${title}', url: 'https://o.example', baseUrl: '/o/', favicon: 'p.svg', offline: ${offline}, images: {formats: ['avif'], widths: [160]}, docs: {path: 'notes'}, pages: {path: 'pages'}};\n`;

const files = {
  'wuya.config.ts': config('离线', true),
  'notes/index.md': '# 首页\n\n[甲](./a.md)\n',
  'notes/a.md': '# 甲\n\n潮水退去，见[乙](./b.md)与[丙](./c.md)。\n\n```js\nconst a = 1;\n```\n',
  'notes/b.md': '# 乙\n\n沙洲露出。\n\n![图](./photo.jpg)\n',
  'notes/c.md': '# 丙\n\n没有人来。\n',
  'pages/own.tsx':
    "export const page = {title: '自己'};\nexport default () => <main id='main'><h1>自己</h1></main>;\n",
  'static/p.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** Paths of what the browser keeps, sorted. */
const keptBy = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const {url} of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found.sort();
  });

async function keeps(page: Page, ...paths: string[]): Promise<void> {
  await expect.poll(() => keptBy(page), LONG).toEqual(expect.arrayContaining(paths));
}

/** Only a test that fails waits as long. All that is kept is listed at each look, so that there are few of them. */
const LONG = {timeout: 60_000, interval: 250};

const linkTo = (page: Page, text: string) => page.locator('.prose a', {hasText: text});

describe('a site that is kept for readers without a network', () => {
  const site = createSite(files);
  let server: Served;
  /** The host is not there while something is done. */
  const withoutHost = async (work: () => Promise<void>): Promise<void> => {
    const port = Number(new URL(server.url).port);
    await server.stop();
    try {
      await work();
    } finally {
      server = await serveSite(site.dir, port);
    }
  };
  beforeAll(async () => {
    writeFileSync(
      join(site.dir, 'notes/photo.jpg'),
      await makePhoto({width: 320, height: 200, seed: 1}),
    );
    server = await buildAndServe(site.dir);
  });
  afterAll(async () => {
    await server?.stop();
    site.remove();
  });

  test('keeps what is read from the first visit on, without a word, with its code, and the search; then it is read, walked and searched without a host, and says what it has not got', async ({
    open,
  }) => {
    let messages: string[] = [];
    // A page with code of its own, read before there was a worker.
    const page = await open(`${server.url}own/`, {
      isFresh: true,
      prepare: (p) => void (messages = gatherMessages(p)),
    });
    await keeps(page, '/o/own/', '/o/own/index.json', '/o/search/', '/o/search-index/current.bin');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const missing = async () => {
      const kept = await keptBy(page);
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname),
      );
      return loaded.filter((path) => /^\/o\/assets\/.*\.js$/.test(path) && !kept.includes(path));
    };
    await expect.poll(missing, LONG).toEqual([]);
    await page.goto(`${server.url}a/`);
    await hydrated(page);
    await keeps(page, '/o/a/');
    await follow(page, () => linkTo(page, '乙').click());
    await keeps(page, '/o/b/', '/o/b/index.json');
    expect(await keptBy(page), 'what was not read').not.toContain('/o/c/');
    const answer = await fetch(`${server.url}sw.js`);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(answer.headers.get('content-security-policy')).toContain("worker-src 'self'");
    await expect
      .poll(async () => (await keptBy(page)).some((path) => path.endsWith('.avif')), LONG)
      .toBe(true);
    expect(messages).toEqual([]);
    await withoutHost(async () => {
      await page.goto(`${server.url}own/`);
      await hydrated(page);
      await page.goto(`${server.url}a/?from=x`);
      await hydrated(page);
      expect(
        await page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--paper'),
        ),
      ).not.toBe('');
      await follow(page, () => linkTo(page, '乙').click());
      // The version of the picture that was shown.
      expect(
        await page.locator('.prose img').evaluate(async (image: HTMLImageElement) => {
          await image.decode();
          return [image.naturalWidth > 0, /\.\w+$/.exec(image.currentSrc)?.[0]];
        }),
      ).toEqual([true, '.avif']);
      await page.keyboard.press('Control+k');
      await page.waitForSelector('.DocSearch-Input:focus');
      await page.keyboard.type('没有人来');
      await page.waitForSelector('.hit mark');
      // It was never read: its payload fails, and its document is the page that says so.
      await page.keyboard.press('Enter');
      await page.waitForSelector('#offline');
      expect(new URL(page.url()).pathname).toBe('/o/c/');
      expect(await page.title()).toBe('没有网络 | 离线');
      expect(await page.locator('#offline li').allTextContents()).toEqual(['乙', '甲', '自己']);
      await page.locator('#offline li a', {hasText: '甲'}).click();
      await hydrated(page);
      await expect.poll(() => page.locator('h1').textContent()).toContain('甲');
      await page.goBack();
      await page.waitForSelector('#offline');
      await page.goBack();
      await hydrated(page);
      await expect.poll(() => page.locator('h1').textContent()).toContain('乙');
      await page.goto(`${server.url}b/index.html`);
      await hydrated(page);
      await expect.poll(() => page.locator('h1').textContent()).toContain('乙');
    });
  });

  test('reads as ever where the storage is full', async ({open}) => {
    let messages: string[] = [];
    const page = await open('about:blank', {
      isFresh: true,
      until: 'load',
      prepare: (p) => void (messages = gatherMessages(p)),
    });
    const session = await page.context().newCDPSession(page);
    const {origin} = new URL(server.url);
    await session.send('Storage.overrideQuotaForOrigin', {origin, quotaSize: 30_000});
    await page.goto(`${server.url}a/`);
    await hydrated(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await follow(page, () => linkTo(page, '乙').click());
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.locator('h1').textContent()).toContain('乙');
    expect(messages).toEqual([]);
    expect((await keptBy(page)).filter((path) => /\/app-.*js$/.test(path))).toEqual([]);
    await withoutHost(async () => {
      await page.goto(`${server.url}c/`);
      await page.waitForSelector('#offline');
    });
  });

  test('built again is never an older page with a newer one’s code, and forgets the code of before; built without it is removed from browsers', async ({
    open,
  }) => {
    const page = await open(`${server.url}a/`, {isFresh: true});
    await keeps(page, '/o/a/index.json', '/o/search/');
    // Opened by a link, so that its document does not name the code of its own.
    await page.evaluate(() =>
      document
        .querySelector('h1')!
        .insertAdjacentHTML('afterend', '<a id="probe" href="/o/own/">own</a>'),
    );
    await follow(page, () => page.locator('#probe').click());
    await keeps(page, '/o/own/', '/o/own/index.json');
    /** Code that this tab never loads: each build keeps its own. */
    const searchPages = async () =>
      (await keptBy(page)).filter((path) => /\/SearchScreen-.*\.js$/.test(path));
    await expect.poll(async () => (await searchPages()).length, LONG).toBe(1);
    const [before] = await searchPages();

    site.write('wuya.config.ts', config('离线二', true));
    site.write('notes/a.md', '# 甲\n\n新的潮水，见[乙](./b.md)与[丙](./c.md)。\n');
    site.write('pages/own.tsx', files['pages/own.tsx'].replaceAll('自己', '自己二'));
    await buildSite(site.dir);
    await page.goto(`${server.url}a/`);
    await hydrated(page);
    await expect.poll(() => page.locator('.prose').textContent()).toContain('新的潮水');
    const isForgotten = async () => {
      const found = await searchPages();
      return found.length === 1 && found[0] !== before;
    };
    await expect.poll(isForgotten, LONG).toBe(true);
    await withoutHost(async () => {
      await page.reload();
      await hydrated(page);
      await expect.poll(() => page.locator('.prose').textContent()).toContain('新的潮水');
      await page.goto(`${server.url}own/`);
      await hydrated(page);
      expect(await page.locator('h1').textContent()).toBe('自己');
    });

    site.write('wuya.config.ts', config('离线二', false));
    // Without code of its own nothing is bundled.
    rmSync(join(site.dir, 'pages/own.tsx'));
    await buildSite(site.dir);
    await page.goto(`${server.url}a/`);
    await hydrated(page);
    await expect
      .poll(
        () =>
          page.evaluate(async () => [
            (await navigator.serviceWorker.getRegistrations()).length,
            (await caches.keys()).length,
          ]),
        LONG,
      )
      .toEqual([0, 0]);
    await page.reload();
    await hydrated(page);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
  });
});
