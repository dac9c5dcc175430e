import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect} from 'vitest';
import {
  addLink,
  follow,
  gatherMessages,
  isMarked,
  mark,
  quoteShown,
  serveQuotes,
  test,
} from './helpers/browser.ts';
import {cutOff} from './helpers/runtime.ts';
import {buildNotes, serveUnder, type StaticServer} from './helpers/runtimeSite.ts';

/** More items than any window has room for. */
const MANY_ITEMS =
  '首页 笔记 Spring MySQL Kafka JVM MyBatis Linux Git ELK AI 代码片段 算法 Docker K8s 软件环境 图表 链接'
    .split(' ')
    .map((label, i) =>
      i % 5 === 4 ? {label, items: [{label: '一', to: '/'}]} : {label: `📚 ${label}`, to: '/'},
    );

let server: StaticServer;
let dist = '';
let remove = () => {};
beforeAll(async () => {
  const site = await buildNotes({
    'wuya.config.ts': `
      export default {
        title: 'F', url: 'https://f.example', baseUrl: '/a/b/', locale: 'en', pages: {path: 'pages'}, docs: {lastVersion: 'current'}, baseUrlIssueBanner: false,
        themeConfig: {
          navbar: {items: [{type: 'doc', docId: 'a', label: '甲'}, {type: 'docsVersionDropdown', position: 'right'}, ...${JSON.stringify(MANY_ITEMS)}]},
          colorMode: {respectPrefersColorScheme: false, defaultMode: 'dark'},
          announcementBar: {content: 'Hello', isCloseable: false},
          quote: {},
        },
      };`,
    'pages/index.md': '# 首页\n\n[甲](../docs/a.md)\n',
    'docs/a.md': `# 甲\n\n${'一段。\n\n'.repeat(60)}## 小节\n\n正文。\n\n\`\`\`js\nconst a = 1;\n\`\`\`\n`,
    'docs/b.md': '# 乙\n',
    'versions.json': '["1.0"]',
    'static/beside/index.html': '<!doctype html><title>Beside</title>',
    'versioned_docs/version-1.0/a.md': '---\ntitle: 旧甲\n---\n\n## 小节\n\n正文。\n',
  });
  ({dist, remove} = site);
  server = await serveUnder(site.dist, '/a/b/');
});
afterAll(async () => {
  await server?.close();
  remove();
});
const at = (path: string) => `${server.origin}/a/b/${path}`;
const mode = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.dataset['theme'],
    document.documentElement.dataset['themeChoice'],
    localStorage.getItem('theme'),
  ]);

describe('a site below /a/b/', () => {
  test('has every address of its own below it, and a file behind each', () => {
    const documents = readdirSync(dist, {recursive: true, encoding: 'utf8'}).filter((path) =>
      path.endsWith('.html'),
    );
    expect(documents.length).toBeGreaterThan(5);
    for (const document of documents) {
      const html = readFileSync(join(dist, document), 'utf8');
      const addresses = [...html.matchAll(/\s(?:href|src)="(\/[^"#?]*)/g)].map(
        (match) => match[1]!,
      );
      expect(
        addresses.filter((address) => !address.startsWith('/a/b/')),
        document,
      ).toEqual([]);
      const files = addresses.map(
        (address) =>
          decodeURI(address.slice('/a/b/'.length)) + (address.endsWith('/') ? 'index.html' : ''),
      );
      expect(
        files.filter((file) => !existsSync(join(dist, file))),
        document,
      ).toEqual([]);
    }
  });

  test('C2.38 has nothing that would name another path where the banner is not wanted', () => {
    expect(readFileSync(join(dist, 'index.html'), 'utf8').match(/<script>/g)).toHaveLength(1);
  });

  test('is navigated without a load, by paths with and without suffix', async ({open}) => {
    let messages: string[] = [];
    const page = await open(at(''), {prepare: (p) => void (messages = gatherMessages(p))});
    await mark(page);
    await follow(page, () => page.locator('main a', {hasText: '甲'}).click());
    expect(page.url()).toBe(at('a/'));
    await addLink(page, '/a/b/b/index.html');
    await follow(page, () => page.locator('#probe').click());
    await expect.poll(() => page.locator('h1').innerText()).toBe('乙');
    await addLink(page, '/a/b/nowhere/');
    await follow(page, () => page.locator('#probe').click());
    await expect.poll(() => page.locator('main h1').innerText()).toBe('Page Not Found');
    expect(await page.title()).toMatch(/^Page Not Found/);
    expect(await isMarked(page)).toBe(true);
    expect(messages.filter((message) => !message.includes('404'))).toEqual([]); // the browser itself reports the page that is not there
  });

  test('loads a file beside its pages as a document, whatever link leads there', async ({open}) => {
    const page = await open(at(''));
    await addLink(page, '/a/b/beside/');
    await page.locator('#probe').click();
    await page.waitForFunction(() => document.title === 'Beside');
    expect(page.url()).toBe(at('beside/'));
  });

  test('shows the page at its index.html and keeps the address', async ({open}) => {
    const page = await open(at('a/index.html'));
    await expect.poll(() => page.locator('h1').innerText()).toBe('甲');
    expect(page.url()).toBe(at('a/index.html'));
  });

  test('says in English that a cold page did not load, and shows it by Retry', async ({open}) => {
    let fault!: Awaited<ReturnType<typeof cutOff>>;
    const page = await open(at('a.html'), {
      until: 'load',
      prepare: async (p) => void (fault = await cutOff(p, /\/a\/index\.json/)),
    });
    await page.getByRole('heading', {name: 'This page did not load'}).waitFor();
    fault.isOn = false;
    await page.getByRole('button', {name: 'Retry'}).click();
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === '甲');
  });
});

describe('a navbar with more items than any window has room for', () => {
  test('shows all of them in rows, and the search, without a page that scrolls sideways', async ({
    open,
  }) => {
    const page = await open(at('a/'), {javaScriptEnabled: false});
    for (const width of [1440, 1010]) {
      await page.setViewportSize({width, height: 900});
      const found = await page.evaluate(() => {
        const bar = document.querySelector('.nav')!.getBoundingClientRect();
        const outside = [...document.querySelectorAll('.nav :is(nav > *, .brand, .seek)')]
          .filter((one) => {
            const {left, right, top, bottom} = one.getBoundingClientRect();
            return left < 0 || right > innerWidth || top < bar.top || bottom > bar.bottom + 1;
          })
          .map(({textContent}) => textContent);
        return {
          count: document.querySelectorAll('.nav nav > *').length,
          outside,
          wide: document.documentElement.scrollWidth - innerWidth,
        };
      });
      expect(found).toEqual({count: MANY_ITEMS.length + 1, outside: [], wide: 0});
    }
  });
});

describe('where the system is not asked for colours', () => {
  test('the button goes between dark and light from the default on', async ({open}) => {
    const page = await open(at('a/'), {colorScheme: 'light'});
    expect(await mode(page)).toEqual(['dark', 'dark', null]);
    const button = page.locator('.nav .mode');
    await expect
      .poll(() => button.getAttribute('aria-label'))
      .toBe('Colour mode: dark mode. Switch to light mode');
    await button.click();
    await expect.poll(() => mode(page)).toEqual(['light', 'light', 'light']);
    await page.emulateMedia({colorScheme: 'dark'});
    expect(await mode(page)).toEqual(['light', 'light', 'light']);
    await button.click();
    await expect.poll(() => mode(page)).toEqual(['dark', 'dark', 'dark']);
  });

  test('the address gives a mode for as long as no document is loaded, and data attributes', async ({
    open,
  }) => {
    const page = await open(`${at('a/')}?docusaurus-theme=light&docusaurus-data-mode=embed`);
    await expect.poll(() => page.locator('html').getAttribute('data-mode')).toBe('embed');
    expect(await mode(page)).toEqual(['light', 'light', null]);
    await follow(page, () => page.locator('.nav .brand').click());
    expect(await mode(page)).toEqual(['light', 'light', null]);
    await page.reload();
    expect(await mode(page)).toEqual(['dark', 'dark', null]);
  });
});

describe('the dropdown of versions', () => {
  test('opens by Enter, closes by Tab, and leads to the same note, the query and fragment kept and the version stored', async ({
    open,
  }) => {
    const page = await open(`${at('a/')}?x=1#小节`);
    const button = page.locator('.nav .end').getByRole('button', {name: 'Next'});
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab'); // both versions, then on
    await page.waitForFunction(() => !document.querySelector('.drop[data-open]'));
    await button.click();
    const old = page.locator('.drop a', {hasText: '1.0'});
    await old.hover(); // the middle button and the menu of the link follow what it says before a click
    expect(await old.evaluate((link: HTMLAnchorElement) => decodeURI(link.href))).toBe(
      `${at('1.0/a/')}?x=1#小节`,
    );
    await follow(page, () => old.click());
    await expect.poll(() => page.locator('h1').innerText()).toBe('旧甲');
    expect(decodeURI(page.url())).toBe(`${at('1.0/a/')}?x=1#小节`);
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
      '1.0',
    );
    await expect
      .poll(() => page.locator('.nav .end').getByRole('button', {name: '1.0'}).count())
      .toBe(1);
  });

  test('leads to the main note of a version that has no such note, and is in the narrow menu', async ({
    open,
  }) => {
    const page = await open(at('b/'), {viewport: {width: 390, height: 800}});
    await page.locator('.burger').click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', {name: /main menu/}).click();
    await drawer.getByRole('button', {name: /^Versions/}).click();
    await follow(page, () => drawer.locator('a', {hasText: '1.0'}).click());
    expect(page.url()).toBe(at('1.0/a/'));
  });
});

test('an announcement that cannot be closed has no button and stays', async ({open}) => {
  const page = await open(at('a/'), {
    prepare: (p) =>
      p.addInitScript(() => {
        localStorage.setItem('docusaurus.announcement.id', 'announcement-bar');
        localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      }),
  });
  await expect.poll(() => page.getByRole('region', {name: 'Announcement'}).isVisible()).toBe(true);
  await expect.poll(() => page.locator('.announce button').count()).toBe(0);
});

test('the footer says in English that the quote service cannot be reached', async ({open}) => {
  const page = await open(at('a/'), {prepare: (p) => serveQuotes(p, (route) => route.abort())});
  await quoteShown(page);
  await expect.poll(() => page.locator('.quote').innerText()).toBe('Could not fetch the quote.');
});

test('what was copied, or could not be, is said in English', async ({open}) => {
  const page = await open(at('a/'));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const said = (text: string) =>
    page.waitForFunction(
      (wanted) => document.querySelector('[role=status][aria-live=polite]')?.textContent === wanted,
      text,
    );
  await page.locator('button.copy').click();
  await said('Copied to clipboard');
  await page.waitForSelector('button.copy:not(.done)');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {writeText: () => Promise.reject(new Error('denied'))},
    });
    document.execCommand = () => false;
  });
  await page.locator('button.copy').click();
  await said('Copy failed, please select the text yourself');
});
