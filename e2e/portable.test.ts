import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect} from 'vitest';
import {build} from '../packages/engine/dist/build/build.js';
import {fakeMermaidScript} from '../packages/engine/test/helpers/fakeMermaid.ts';
import {gatherMessages, hydrated, test} from './helpers/browser.ts';
import {serveUnder} from './helpers/runtimeSite.ts';
import {createSite} from './helpers/site.ts';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8"/></svg>';

const files: Readonly<Record<string, string>> = {
  'wuya.config.ts': `export default {
    title: '册', url: 'https://p.example', baseUrl: '/elsewhere/', pages: {path: 'pages'}, docs: {path: 'notes'},
    redirects: [{from: '/old', to: '/js/closure/'}],
    analytics: {umami: {src: 'https://count.example/script.js', websiteId: 'x'}},
    themeConfig: {quote: {}, navbar: {items: [{type: 'doc', docId: 'start', label: '笔记'}, {to: '/blog/', label: '随笔'}]}},
  };`,
  'pages/index.tsx': `import {useState} from 'react';
    import picture from '../notes/p.svg';
    export const page = {title: '首页'};
    export default function Home() {
      const [isOpen, open] = useState(false);
      return <main id="main"><h1>首页</h1><button id="more" onClick={() => open(true)}>多</button>{isOpen && <img id="late" src={picture} alt="" />}</main>;
    }`,
  'pages/about.md': '# 关于\n\n正文。\n',
  'notes/start.md': '# 笔记\n\n[闭包](./js/closure.md)\n',
  'notes/p.svg': PICTURE,
  'notes/js/_category_.json':
    '{"label": "语言", "link": {"type": "generated-index", "slug": "/js"}}',
  'notes/js/closure.md':
    '---\ntags: [函数]\n---\n# 闭包\n\n函数记得它出生的地方，见[事件循环](./loop.md#任务)。\n\n![图](../p.svg)\n\n```js\nconst a = 1;\n```\n\n```mermaid\npie title 一天\n  "读": 3\n```\n',
  'notes/js/loop.md': `# 事件循环\n\n${'一段话。\n\n'.repeat(60)}## 任务\n\n微任务先于渲染。\n`,
  'notes/js/island.mdx':
    "import {useState} from 'react';\n\n# 岛\n\nexport function Count() { const [n, set] = useState(0); return <button id='count' onClick={() => set(n + 1)}>{n}</button>; }\n\n<Count />\n",
  'blog/2025-04-01-x.md':
    '---\ntitle: 随笔一\ntags: [缘起]\n---\n引。\n\n<!-- truncate -->\n\n文。\n',
  ...(fakeMermaidScript as Record<string, string>),
};

/** One page of each kind, by its document. */
const KINDS = [
  'index.html',
  'about/index.html',
  'search/index.html',
  'start/index.html',
  'js/index.html',
  'js/closure/index.html',
  'js/island/index.html',
  'blog/index.html',
  'blog/2025/04/01/x/index.html',
  'blog/archive/index.html',
  'blog/tags/index.html',
  'tags/index.html',
  'tags/函数/index.html',
  '404.html',
];

/** What a test of the clipboard and of places needs, with the folder's own address. */
async function openFile(page: Page, href: string): Promise<void> {
  await page.goto(href);
  await hydrated(page);
}

/** Searches for 微任务 by keys alone and opens the first answer. */
async function searchByKeys(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.waitForSelector('.DocSearch-Input:focus');
  await page.keyboard.type('微任务');
  await page.waitForSelector('.hit mark');
  await page.keyboard.press('Enter');
  await page.waitForURL(/loop/);
}

/** The address without what is the folder's own. */
const pathIn = (page: Page, root: string): string => decodeURI(page.url()).slice(root.length);

describe('a portable site', () => {
  const site = createSite(files);
  const dist = join(site.dir, 'dist-portable');
  const root = `${pathToFileURL(dist).href}/`;
  beforeAll(async () => {
    expect((await build({dir: site.dir, isPortable: true})).outDir).toBe(dist);
  });
  afterAll(() => site.remove());

  test('opens from a disk: every kind of page answers, asks no host and logs nothing', async ({
    open,
  }) => {
    const asked: string[] = [];
    let messages: string[] = [];
    const page = await open(`${root}index.html`, {
      isFresh: true,
      prepare(p) {
        messages = gatherMessages(p);
        p.on('request', (request) => asked.push(request.url()));
      },
    });
    const looks: Record<string, unknown> = {};
    for (const path of KINDS) {
      await openFile(page, root + path);
      looks[path] = await page.evaluate(async () => {
        scrollTo(0, document.body.scrollHeight); // what accompanies a reader comes with it
        const pictures = [...document.querySelectorAll('img')];
        await Promise.all(pictures.map((picture) => picture.decode()));
        return {
          hasStyle: getComputedStyle(document.documentElement).getPropertyValue('--paper') !== '',
          hasHeading: document.querySelector('h1, .mark') !== null,
          folders: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
            .map(({href}) => href)
            .filter((href) => href.startsWith('file:') && /\/(?:[?#]|$)/.test(href)),
        };
      });
    }
    expect(looks).toEqual(
      Object.fromEntries(
        KINDS.map((path) => [path, {hasStyle: true, hasHeading: true, folders: []}]),
      ),
    );
    expect(messages).toEqual([]);
    expect(asked.filter((url) => !url.startsWith(root) && !/^(?:data|blob):/.test(url))).toEqual(
      [],
    );
  });

  test('is walked from a disk: links, the sidebar, redirects, components and drawings', async ({
    open,
  }) => {
    const page = await open(`${root}old/index.html`, {isFresh: true});
    await page.waitForURL(/closure\/index\.html$/);
    await hydrated(page);
    await page.waitForSelector('figure.drawn svg text');
    await page.locator('.prose a', {hasText: '事件循环'}).click();
    await page.waitForURL(/loop/);
    expect(pathIn(page, root)).toBe('js/loop/index.html#任务');
    await hydrated(page);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.locator('.side a', {hasText: '岛'}).click();
    await page.waitForURL(/island/);
    await hydrated(page);
    await page.locator('#count').click();
    await expect.poll(() => page.locator('#count').textContent()).toBe('1');
    // The way home of the keyboard is one of the browser, not of a link.
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await page.waitForURL(`${root}index.html`);
    await hydrated(page);
    await page.locator('#more').click();
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('#late')?.naturalWidth === 8,
    );
  });

  test('copies, leads on from the drawer and is searched from a disk, in the dialog and on its page', async ({
    open,
  }) => {
    let messages: string[] = [];
    const page = await open(`${root}js/closure/index.html`, {
      isFresh: true,
      permissions: ['clipboard-read', 'clipboard-write'],
      prepare: (p) => void (messages = gatherMessages(p)),
    });
    await page.locator('button.copy').first().click();
    await page.waitForSelector('button.copy.done');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('const a = 1;');
    await page.locator('.as-markdown').click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('函数记得它出生的地方');
    await searchByKeys(page);
    expect(pathIn(page, root)).toBe('js/loop/index.html#任务');
    await openFile(page, `${root}search/index.html?q=${encodeURIComponent('出生')}`);
    await page.locator('main a', {hasText: '闭包'}).first().click();
    await page.waitForURL(/closure/);
    await hydrated(page);
    // Links that are rendered in the browser name documents too.
    await page.setViewportSize({width: 390, height: 844});
    await page.locator('.nav button.burger').click();
    await page.locator('dialog.drawer a', {hasText: '事件循环'}).click();
    await page.waitForURL(`${root}js/loop/index.html`);
    expect(messages).toEqual([]);
  });

  // `/` is the address without folders, the other one has several and is encoded.
  test.for(['/', '/笔记 1/b/'])('works below %s of a host', async (base, {open}) => {
    const server = await serveUnder(dist, base);
    try {
      const at = server.origin + encodeURI(base);
      let messages: string[] = [];
      const page = await open(`${at}js/closure/index.html`, {
        isFresh: true,
        prepare: (p) => void (messages = gatherMessages(p)),
      });
      await searchByKeys(page);
      expect(pathIn(page, decodeURI(at))).toBe('js/loop/index.html#任务');
      await hydrated(page);
      await page.locator('.side a', {hasText: '闭包'}).click();
      await page.waitForURL(`${at}js/closure/index.html`);
      expect(messages).toEqual([]);
      await page.goto(`${at}js/no/such/page/`);
      await page.waitForURL(`${at}404.html`);
      await hydrated(page);
      expect(
        await page
          .locator('.brand')
          .first()
          .evaluate((a: HTMLAnchorElement) => a.href),
      ).toBe(`${at}index.html`);
    } finally {
      await server.close();
    }
  });
});
