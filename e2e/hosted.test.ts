import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {liteClient} from 'algoliasearch/lite';
import type {Page} from 'playwright-core';
import {afterAll, beforeAll, beforeEach, describe, expect, onTestFinished} from 'vitest';
import {buildSite} from './helpers/built.ts';
import {drawn, type OpenOptions, test} from './helpers/browser.ts';
import {serveUnder, type StaticServer} from './helpers/runtimeSite.ts';
import {type Behaviour, type SearchHost, startSearchHost} from './helpers/searchHosts.ts';
import {createSite, type TemporarySite} from './helpers/site.ts';
import {type Running, startWuya} from './helpers/wuya.ts';

const MARKS = 'algolia-client-js-wuya-APP';
const INSIGHTS = 'https://cdn.jsdelivr.net/npm/search-insights@2.15.0/**';
const CREDENTIALS = '?x-algolia-api-key=public-key&x-algolia-application-id=APP';

let hosts: SearchHost[];
let site: TemporarySite;
let server: StaticServer;
let searchServer: Running;
beforeAll(async () => {
  hosts = await Promise.all(
    [0, 1, 2, 3].map(() =>
      startSearchHost(async (body) =>
        (
          await fetch(`${searchServer.url}1/indexes/*/queries${CREDENTIALS}`, {
            method: 'POST',
            body,
          })
        ).text(),
      ),
    ),
  );
  site = createSite({
    'wuya.config.ts': `export default {
      title: 'H', url: 'https://h.example', baseUrl: '/h/',
      search: {provider: {appId: 'APP', apiKey: 'public-key', indexName: 'notes', hosts: ${JSON.stringify(hosts.map(({url}) => url))}}},
    };`,
    'docs/index.md': '# 首页\n\n从这里开始。\n',
    'docs/closure.md':
      '# 闭包\n\n函数记得它诞生时的作用域。\n\n## 闭包与内存\n\n闭包本身不会泄漏内存。\n',
    'docs/loop.md': '# 事件循环\n\n任务与微任务。闭包在这里也常见。\n',
  });
  server = await serveUnder(await buildSite(site.dir), '/h/');
  searchServer = await startWuya('search', 'serve', site.dir, '--port', '0');
});
afterAll(async () => {
  await Promise.all([...hosts.map((host) => host.close()), server.close(), searchServer.stop()]);
  site.remove();
});
beforeEach(() => {
  for (const host of hosts) {
    host.behaviour = 'answer';
    host.asked.length = 0;
  }
});

const behave = (...behaviours: Behaviour[]) =>
  hosts.forEach((host, i) => (host.behaviour = behaviours[i] ?? behaviours.at(-1)!));
/** Which hosts were asked, primary first: `1,1,0,0`. */
const asked = () => hosts.map((host) => host.asked.length);
const QUIET = (page: Page) => page.route(INSIGHTS, (route) => route.abort());
/** No host is too slow: which are asked when one is, is what others test. */
const PATIENT = async (page: Page) => {
  await QUIET(page);
  await page.addInitScript(() => {
    const plain = window.setTimeout.bind(window);
    window.setTimeout = ((handler: TimerHandler, ms = 0) =>
      plain(handler, ms >= 1000 ? ms * 30 : ms)) as typeof window.setTimeout;
  });
};

async function openDialog(
  open: (path: string, options?: OpenOptions) => Promise<Page>,
  options: OpenOptions = {},
): Promise<Page> {
  const page = await open(`${server.origin}/h/`, {prepare: QUIET, ...options});
  await page.keyboard.press('Control+k');
  await page.waitForSelector('dialog.seeker[open]');
  return page;
}
const type = (page: Page, query: string) => page.locator('.seeker input').fill(query);
const failed = (page: Page) => page.waitForSelector('.DocSearch-Container--Errored [role=alert]');
const found = (page: Page) => page.waitForSelector('.seeker .hit mark');

describe('a hosted search', () => {
  test('answers the dialog and the search page, without a preflight', async ({open}) => {
    const page = await openDialog(open, {viewport: {width: 769, height: 800}, prepare: PATIENT});
    await type(page, '闭包');
    await found(page);
    await expect
      .poll(() => page.locator('.seeker a.hit').first().getAttribute('href'))
      .toBe('/h/closure/');
    const [request] = hosts[0]!.asked;
    expect([
      request!.method,
      request!.contentType,
      request!.url.pathname,
      [...request!.url.searchParams.keys()],
    ]).toEqual([
      'POST',
      'text/plain',
      '/1/indexes/*/queries',
      ['x-algolia-agent', 'x-algolia-api-key', 'x-algolia-application-id'],
    ]);
    expect(request!.body.requests).toHaveLength(1);
    expect(request!.body.requests[0]).toMatchObject({
      query: '闭包',
      indexName: 'notes',
      hitsPerPage: 20,
      clickAnalytics: true,
      facetFilters: [
        'language:zh-CN',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
    });
    expect((request!.body.requests[0]!['attributesToSnippet'] as string[]).at(-1)).toBe(
      'content:10',
    );
    expect(asked()).toEqual([1, 0, 0, 0]);
    // Up to 768 pixels snippets are shorter.
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog.seeker', {state: 'detached'});
    await page.setViewportSize({width: 768, height: 800});
    await page.keyboard.press('Control+k');
    await page.waitForSelector('dialog.seeker[open]');
    await type(page, '事件');
    await page.waitForFunction(
      () => document.querySelector('.seeker .hit mark')?.textContent === '事件',
    );
    expect(
      (hosts[0]!.asked.at(-1)!.body.requests[0]!['attributesToSnippet'] as string[]).at(-1),
    ).toBe('content:5');

    await page.goto(`${server.origin}/h/search/?q=闭包`);
    await page.waitForSelector('.found mark');
    expect(hosts[0]!.asked.at(-1)!.body.requests[0]).toMatchObject({
      hitsPerPage: 15,
      page: 0,
      advancedSyntax: true,
    });
    expect(
      await page.evaluate(() =>
        performance.getEntriesByType('resource').some(({name}) => name.includes('search-index')),
      ),
    ).toBe(false);
  });

  test('C7.20 is named on the search page where it is the service itself, not where it is a server of one’s own', async () => {
    const searchPage = (dist: string) => readFileSync(join(dist, 'search/index.html'), 'utf8');
    expect(searchPage(join(site.dir, 'dist'))).not.toContain('algolia.com');
    const hostedSite = createSite({
      'wuya.config.ts':
        "export default {title: 'H', url: 'https://h.example', baseUrl: '/h/', search: {provider: {appId: 'APP', apiKey: 'public-key', indexName: 'notes'}}};",
      'docs/index.md': '# 首页\n\n从这里开始。\n',
    });
    try {
      expect(searchPage(await buildSite(hostedSite.dir))).toMatch(
        /<a class="go" href="https:\/\/www\.algolia\.com\/"[^>]* rel="noopener noreferrer">搜索服务由 Algolia 提供<\/a>/,
      );
    } finally {
      hostedSite.remove();
    }
  });

  test('goes to a backup when the primary host is down, and remembers it over queries and reloads', async ({
    open,
  }) => {
    behave('refuse', 'answer');
    const page = await openDialog(open);
    await type(page, '闭包');
    await found(page);
    expect(hosts[0]!.asked).toHaveLength(1);
    expect(asked().slice(1).filter(Boolean)).toEqual([1]);
    await type(page, '事件');
    await page.waitForFunction(
      () => document.querySelector('.seeker .hit mark')?.textContent === '事件',
    );
    expect(asked()[0]).toBe(1);
    await page.goto(`${server.origin}/h/search/?q=任务`);
    await page.waitForSelector('.found mark');
    expect(asked()[0]).toBe(1);
    const marks = await page.evaluate(
      (key) =>
        JSON.parse(localStorage.getItem(key)!) as Record<
          string,
          {timestamp: number; value: string}
        >,
      MARKS,
    );
    expect(Object.entries(marks).map(([host, {value}]) => [host, value])).toEqual([
      [hosts[0]!.url, 'down'],
    ]);
    await page.evaluate(
      ([key, host]) =>
        localStorage.setItem(
          key!,
          JSON.stringify({[host!]: {timestamp: Date.now() - 120_001, value: 'down'}}),
        ),
      [MARKS, hosts[0]!.url],
    );
    behave('answer');
    await page.goto(`${server.origin}/h/search/?q=内存`);
    await page.waitForSelector('.found mark');
    expect(asked()[0]).toBe(2);
  });

  // Which other answers lead on or end the search is asked of the client itself (packages/search/src/hosted).
  test('waits for a primary host that answers slowly, and marks none; goes on when it stops half way', async ({
    open,
  }) => {
    behave('slow', 'answer');
    const page = await openDialog(open);
    await type(page, '闭包');
    await found(page);
    expect(asked().slice(1)).toEqual([0, 0, 0]);
    const marks = () => page.evaluate((key) => localStorage.getItem(key) ?? '', MARKS);
    expect(await marks()).not.toMatch(/down|timedOut/);
    behave('stop half way', 'answer');
    await type(page, '事件');
    await page.waitForFunction(
      () => document.querySelector('.seeker .hit mark')?.textContent === '事件',
    );
    expect(await marks()).toContain('"timedOut"');
  });

  test('says so at once when the answer is garbage, 403, or every host refuses, goes on saying it, and recovers with the next letter or Enter', async ({
    open,
  }) => {
    const page = await openDialog(open);
    for (const [behaviour, first, next] of [
      ['garbage', '闭', '包'],
      [403, '事', '件'],
    ] as const) {
      for (const host of hosts) host.asked.length = 0;
      behave(behaviour);
      await type(page, first);
      await failed(page);
      expect(asked(), String(behaviour)).toEqual([1, 0, 0, 0]);
      await drawn(page);
      await expect
        .poll(() => page.locator('.seeker [role=alert]').innerText())
        .toContain('无法获取搜索结果');
      await expect.poll(() => page.locator('.seeker input').inputValue()).toBe(first);
      behave('answer');
      await page.keyboard.type(next);
      await page.waitForFunction(
        (text) => document.querySelector('.seeker .hit mark')?.textContent === text,
        first + next,
      );
    }
    for (const host of hosts) host.asked.length = 0;
    behave('refuse');
    await type(page, '任务');
    await failed(page);
    expect(asked()).toEqual([1, 1, 1, 1]);
    behave('answer');
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      () => document.querySelector('.seeker .hit mark')?.textContent === '任务',
    );
  });
});

describe('the statistics of a hosted search', () => {
  test('load with the first opened dialog, know what was seen and chosen, and may be blocked', async ({
    open,
  }) => {
    const scripts: string[] = [];
    const prepare = async (page: Page): Promise<void> => {
      await page.route(INSIGHTS, (route) => (scripts.push(route.request().url()), route.abort()));
    };
    const page = await open(`${server.origin}/h/`, {prepare});
    expect(scripts).toEqual([]);
    await page.keyboard.press('Control+k');
    await page.waitForSelector('dialog.seeker[open]');
    await type(page, '闭包');
    await found(page);
    await page.waitForFunction(() =>
      (Reflect.get(window, 'aa') as {queue: unknown[][]}).queue.some(
        ([method]) => method === 'viewedObjectIDs',
      ),
    );
    await page.locator('.seeker a.hit').nth(1).click();
    await page.waitForSelector('dialog.seeker', {state: 'detached'});
    const [method, event, options] = await page.evaluate(() =>
      (Reflect.get(window, 'aa') as {queue: unknown[][]}).queue.at(-1)!,
    );
    expect([method, event, options]).toEqual([
      'clickedObjectIDsAfterSearch',
      expect.objectContaining({
        eventName: 'Item Selected',
        index: 'notes',
        positions: [2],
        queryID: expect.stringMatching(/^[\da-f]{32}$/) as unknown,
      }),
      {headers: {'X-Algolia-Application-Id': 'APP', 'X-Algolia-API-Key': 'public-key'}},
    ]);
    await page.keyboard.press('Control+k');
    await page.waitForSelector('dialog.seeker[open]');
    expect(scripts).toHaveLength(1);
  });

  test('are none for readers who do not want to be tracked', async ({open}) => {
    const asks: string[] = [];
    const page = await openDialog(open, {
      prepare: async (p) => {
        await p.route(INSIGHTS, (route) => (asks.push('script'), route.abort()));
        await p.addInitScript(() =>
          Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}),
        );
      },
    });
    await type(page, '闭包');
    await found(page);
    expect(hosts[0]!.asked[0]!.body.requests[0]!['clickAnalytics']).toBe(false);
    expect(asks).toEqual([]);
  });
});

describe('wuya search serve', () => {
  const clientWith = (apiKey: string) => {
    const {hostname, port} = new URL(searchServer.url);
    return liteClient('APP', apiKey, {
      hosts: [{url: `${hostname}:${port}`, accept: 'readWrite', protocol: 'http'}],
    });
  };

  test('answers the client of the hosted service', async () => {
    const {results} = await clientWith('public-key').search<{url: string}>({
      requests: [{indexName: 'notes', query: '闭包', hitsPerPage: 2}],
    });
    const [result] = results as {
      hits: {url: string; _highlightResult?: unknown}[];
      nbHits: number;
    }[];
    expect(result!.hits[0]!.url).toBe('/h/closure/');
    expect(result!.nbHits).toBeGreaterThan(1);
    await expect(
      clientWith('wrong').search({requests: [{indexName: 'notes', query: 'a'}]}),
    ).rejects.toMatchObject({status: 403, message: 'Invalid Application-ID or API key'});
    await expect(
      clientWith('public-key').search({requests: [{indexName: 'other', query: 'a'}]}),
    ).rejects.toMatchObject({status: 404, message: 'Index other does not exist'});
  });

  test('answers the DocSearch 3.9 widget, which shows our notes', async ({browser}) => {
    const page = await (await browser.newContext()).newPage();
    // The widget never rests while it waits: after a failure it would slow down all that follows.
    onTestFinished(() => page.context().close());
    await page.route('https://bare.example/', (route) =>
      route.fulfill({contentType: 'text/html', body: '<div id="here"></div>'}),
    );
    await page.route(/^https:\/\/app-dsn\.algolia\.net\//, async (route) => {
      const {pathname, search} = new URL(route.request().url());
      const answer = await fetch(searchServer.url.replace(/\/$/, '') + pathname + search, {
        method: route.request().method(),
        body: route.request().postData(),
      });
      await route.fulfill({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: await answer.text(),
      });
    });
    await page.goto('https://bare.example/');
    await page.addScriptTag({path: createRequire(import.meta.url).resolve('@docsearch/js')});
    await page.evaluate(() =>
      (Reflect.get(window, 'docsearch') as (options: object) => void)({
        container: '#here',
        appId: 'APP',
        apiKey: 'public-key',
        indexName: 'notes',
      }),
    );
    await page.locator('.DocSearch-Button').click();
    await page.locator('.DocSearch-Input').fill('闭包');
    await page.waitForSelector('.DocSearch-Hit mark');
    await expect.poll(() => page.locator('.DocSearch-Hit-title').first().innerText()).toBe('闭包');
  });
});
