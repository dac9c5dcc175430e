import {existsSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect} from 'vitest';
import {fakeMermaid} from '../packages/engine/test/helpers/fakeMermaid.ts';
import {buildAndServe, type Served} from './helpers/built.ts';
import {follow, gatherMessages, test} from './helpers/browser.ts';
import {tokenColour} from './helpers/colours.ts';
import {createSite} from './helpers/site.ts';

/** The package itself, for a run that looks at real drawings: MERMAID=/path/to/node_modules/mermaid. */
const REAL = process.env['MERMAID'];

const PIE = '```mermaid\npie title 一天的时间\n  "读书" : 3\n  "散步" : 1\n```\n';
const GANTT =
  '```mermaid\ngantt\n  title 发布计划\n  dateFormat YYYY-MM-DD\n  section 写作\n  提纲 :a1, 2024-01-01, 5d\n  初稿 :after a1, 12d\n```\n';
const files = {
  'wuya.config.js':
    "export default {title: '图', url: 'https://d.example', baseUrl: '/w/', docs: {path: 'notes'}};\n",
  'notes/index.md': `# 图\n\n${PIE}\n后文。\n\n${'一段话。\n\n'.repeat(60)}${GANTT}\n结尾。\n`,
  'notes/broken.md': '# 坏图\n\n```mermaid\npie title 一\n  坏的\n```\n\n后文。\n',
  'notes/plain.md': '# 没有图\n\n[图](./index.md)\n',
  'static/favicon.ico': '',
};

const figures = (page: Page) => page.locator('figure.undrawn');
const drawings = (page: Page) => page.locator('figure.drawn svg');
const sources = (page: Page) => page.locator('figure.undrawn .code');
const colorOf = (page: Page, text: string) =>
  drawings(page)
    .getByText(text)
    .first()
    .evaluate((node) => getComputedStyle(node).fill);
const ink = (page: Page) => tokenColour(page, 'ink');

describe('diagrams that only the library of the site can draw', () => {
  const site = createSite(
    {...files, ...(REAL === undefined ? fakeMermaid : {'node_modules/.keep': ''})} as Record<
      string,
      string
    >,
    {hasPackages: false},
  );
  let server: Served;
  beforeAll(async () => {
    if (REAL !== undefined && !existsSync(join(site.dir, 'node_modules/mermaid')))
      symlinkSync(REAL, join(site.dir, 'node_modules/mermaid'), 'dir');
    server = await buildAndServe(site.dir);
  });
  afterAll(async () => {
    await server?.stop();
    site.remove();
  });

  test.for(['light', 'dark'] as const)(
    'are drawn near the window in the colours of the %s page, and nothing moves',
    async (colorScheme, {open}) => {
      let messages: string[] = [];
      const page = await open(server.url, {
        colorScheme,
        prepare: async (p) => {
          messages = gatherMessages(p);
          await p.addInitScript(() => {
            Object.assign(window, {shifted: 0});
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                Reflect.set(
                  window,
                  'shifted',
                  (Reflect.get(window, 'shifted') as number) +
                    (entry as PerformanceEntry & {value: number}).value,
                );
            }).observe({type: 'layout-shift', buffered: true});
          });
        },
      });
      await drawings(page).getByText('一天的时间').waitFor();
      await expect.poll(() => drawings(page).count()).toBe(1); // the other one is far below
      expect(await colorOf(page, '一天的时间')).toBe(await ink(page));
      await expect.poll(() => sources(page).first().isVisible()).toBe(false);
      await figures(page).last().scrollIntoViewIfNeeded();
      await drawings(page).getByText('发布计划').first().waitFor();
      expect(await colorOf(page, '发布计划')).toBe(await ink(page));
      expect(await page.evaluate(() => Reflect.get(window, 'shifted') as number)).toBeLessThan(
        0.02,
      );
      expect(messages).toEqual([]);
    },
  );

  test('are drawn again in another colour mode, and enlarge', async ({open}) => {
    const page = await open(server.url, {colorScheme: 'light'});
    await drawings(page).getByText('一天的时间').waitFor();
    const before = await colorOf(page, '一天的时间');
    await page.emulateMedia({colorScheme: 'dark'});
    await page.waitForFunction((color) => {
      const text = [...document.querySelectorAll('figure.drawn svg text')].find(
        (node) => node.textContent === '一天的时间',
      );
      return text !== undefined && getComputedStyle(text).fill !== color;
    }, before);
    expect(await colorOf(page, '一天的时间')).toBe(await ink(page));
    await page.getByRole('button', {name: '放大图片：图示'}).first().click();
    await page.locator('dialog.zoom svg').waitFor();
  });

  test('have no button of ours where a component of the site goes around them', async ({open}) => {
    const page = await open(server.url, {
      prepare: (p) =>
        p.route(server.url, async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          // As the compiler leaves it out there.
          await route.fulfill({response, body: html.replaceAll(/ data-label="[^"]*"/g, '')});
        }),
    });
    await drawings(page).getByText('一天的时间').waitFor();
    expect(await page.locator('figure.drawn :is(button.zoomable, .vh)').count()).toBe(0);
  });

  test('are their source without script', async ({open}) => {
    const page = await open(server.url, {javaScriptEnabled: false});
    expect(await sources(page).allInnerTexts()).toEqual([
      expect.stringContaining('pie title 一天的时间'),
      expect.stringContaining('title 发布计划'),
    ]);
    await expect.poll(() => sources(page).first().isVisible()).toBe(true);
  });

  test('stay their source, with a word about it, where the library does not come', async ({
    open,
  }) => {
    const page = await open(server.url, {
      prepare: (p) => p.route('**/assets/mermaid-**', (route) => route.abort()),
    });
    await page.getByText('图画不出来，这是它的源码。').waitFor();
    await expect.poll(() => sources(page).first().isVisible()).toBe(true);
  });

  test('stay their source where they are wrong, and say what', async ({open}) => {
    const page = await open(`${server.url}broken/`);
    const message = page.locator('.diagram-problem');
    await message.waitFor();
    await expect
      .poll(() => message.innerText())
      .toMatch(/^图画不出来，这是它的源码。 Pars.*line 2/);
    await expect.poll(() => sources(page).isVisible()).toBe(true);
  });

  test('cost pages without them nothing, and are drawn when the reader comes to them', async ({
    open,
  }) => {
    const requests: string[] = [];
    const page = await open(`${server.url}plain/`, {
      looksAhead: true,
      prepare: (p) => void p.on('request', (request) => requests.push(request.url())),
    });
    expect(requests.filter((url) => /mermaid|diagrams/.test(url))).toEqual([]);
    await follow(page, () => page.locator('.prose').getByRole('link', {name: '图'}).click());
    await drawings(page).getByText('一天的时间').waitFor();
    expect(requests.filter((url) => /mermaid/.test(url)).length).toBeGreaterThan(0);
  });
});
