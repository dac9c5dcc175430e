import {cpSync, readFileSync, renameSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as later} from 'node:timers/promises';
import type {Browser, Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, inject, onTestFailed} from 'vitest';
import {
  addLink,
  drawn,
  follow,
  gatherMessages,
  hydrated,
  isMarked,
  mark,
  openPage,
  test,
} from './helpers/browser.ts';
import {BASE, NEIGHBOUR, NOTE, PAGE_KINDS} from './helpers/pages.ts';
import {watchArticle} from './helpers/runtime.ts';
import {copySite, type TemporarySite} from './helpers/site.ts';
import {type Running, startWuya} from './helpers/wuya.ts';

const NOTE_FILE = 'notes/frontend/01-language/02-closures.md';

let site: TemporarySite;
let server: Running;
let original: string;

function footer(text: string, before = ''): string {
  return `import {useState} from 'react';
import {useSite} from '@wuya/theme';

export function Footer() {
  const {title} = useSite();
  ${before}
  const [count, setCount] = useState(0);
  return (
    <footer className="foot theme-layout-footer">
      <button id="counter" type="button" onClick={() => setCount(count + 1)}>{title} {count}</button>
      <p id="version">${text}</p>
    </footer>
  );
}
`;
}

beforeAll(async () => {
  site = copySite();
  // Most notes are those that the build of the suites has compiled; what a cold start costs is asked in the other suites.
  const cache = '.wuya/cache';
  cpSync(join(inject('site').dir, cache), join(site.dir, cache), {recursive: true});
  original = readFileSync(join(site.dir, NOTE_FILE), 'utf8');
  site.write('theme/Footer.tsx', footer('第一版'));
  server = await startWuya('dev', site.dir, '--port', '0');
});
afterAll(async () => {
  await closeNote();
  await server.stop();
  site.remove();
});

const devUrl = (path: string) => new URL(path, server.url).href;
/** The note in a page that most tests share, since opening one loads 250 modules; what is saved shows in it without a load. */
let kept: Page | undefined;
async function closeNote(): Promise<void> {
  await kept?.context().close();
  kept = undefined;
}
async function newPage(browser: Browser): Promise<Page> {
  onTestFailed(closeNote);
  return openPage(await browser.newContext({viewport: {width: 1440, height: 900}}));
}
/** @param prepare what a new page needs before it has an address */
async function openNote(browser: Browser, prepare?: (page: Page) => Promise<void>): Promise<Page> {
  onTestFailed(closeNote);
  if (!kept) {
    kept = await newPage(browser);
    await prepare?.(kept);
  }
  if (kept.url() !== devUrl(NOTE)) await kept.goto(devUrl(NOTE));
  await hydrated(kept);
  return kept;
}
async function goTo(page: Page, path: string): Promise<void> {
  await addLink(page, path);
  await follow(page, () => page.locator('#probe').click());
}
const shows = (page: Page, text: string) => page.locator('.prose', {hasText: text}).waitFor();
const sidebarLinks = (page: Page) =>
  page.locator('.side a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Kinds whose documents are loaded, with 250 modules each. That documents of all are adopted is asked of the built site (everyKind). */
const LOADED = ['home', 'graph'];

test('React has nothing to warn about on any kind of page, and adopts the article as it is', async ({
  browser,
}) => {
  expect(server.url.endsWith(BASE)).toBe(true);
  let messages: string[] = [];
  const page = await openNote(browser, async (p) => {
    messages = gatherMessages(p);
    await p.addInitScript(watchArticle);
  });
  expect(await page.evaluate(() => window.seen.mutations)).toEqual([]);
  // A link leads back to the note in the end: the other tests go on with this page.
  const kinds = PAGE_KINDS.filter(({kind, path}) => kind !== 'not-found' && path !== NOTE);
  for (const {kind, path} of kinds) {
    if (LOADED.includes(kind)) {
      await page.goto(devUrl(path));
      await hydrated(page);
    } else await goTo(page, path);
  }
  await goTo(page, NOTE);
  expect(messages.filter((message) => !/^debug: \[vite\]|React DevTools/.test(message))).toEqual(
    [],
  );
});

test('a page asks for none of the notes in view, which would all be compiled, but for the one that is pointed at', async ({
  browser,
}) => {
  const page = await openNote(browser);
  const asked = page.waitForRequest((request) => request.url().startsWith(devUrl(NEIGHBOUR)));
  await page.locator(`.side a[href="${NEIGHBOUR}"]`).focus();
  await asked;
  // What is in view is asked for in the first idle time, link by link.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done))));
  expect(await page.locator('link[rel=prefetch]').count()).toBe(0);
});

describe('a saved note', () => {
  test('shows in the browser without a load, and the reader stays where he was', async ({
    browser,
  }) => {
    const page = await openNote(browser);
    await expect.poll(() => page.locator('h1').innerText()).toContain('闭包');
    await mark(page);
    await page.evaluate(() => window.scrollTo({top: 800, behavior: 'instant'}));
    site.write(NOTE_FILE, `${original}\n\n新写的一段。\n`);
    await shows(page, '新写的一段。');
    await drawn(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(800);
    expect(await isMarked(page)).toBe(true);
  });

  test('brings its title, its contents and its label in the sidebar along', async ({browser}) => {
    const page = await openNote(browser);
    await mark(page);
    site.write(
      NOTE_FILE,
      original
        .replace(/^title: .*$/m, 'title: 改过的题目')
        .replace(/^sidebar_label: .*$/m, 'sidebar_label: 改过的短名')
        .replace('## 读完自测', '## 改过的小节'),
    );
    await page.locator('h1', {hasText: '改过的题目'}).waitFor();
    expect(await page.title()).toMatch(/^改过的题目/);
    await expect
      .poll(() => page.locator('.side [aria-current=page]').innerText())
      .toBe('改过的短名');
    expect(await page.locator('.toc a').allInnerTexts()).toContain('改过的小节');
    expect(await isMarked(page)).toBe(true);
    site.write(NOTE_FILE, original);
    await page.locator('.toc a', {hasText: '读完自测'}).waitFor();
  });

  test('that was written twice in a row ends with the second text', async ({browser}) => {
    const page = await openNote(browser);
    await mark(page);
    for (const [turn, gapMs] of [0, 5, 15, 25].entries()) {
      site.write(NOTE_FILE, `${original}\n\n第 ${turn} 回，先写的。\n`);
      await later(gapMs);
      site.write(NOTE_FILE, `${original}\n\n第 ${turn} 回，后写的。\n`);
      await shows(page, `第 ${turn} 回，后写的。`);
    }
    await expect.poll(() => page.locator('.prose').innerText()).not.toContain('先写的');
    expect(await isMarked(page)).toBe(true);
  });

  test('that is saved while its page is still coming alive shows too', async ({open}) => {
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    const page = await open(devUrl(NOTE), {
      until: 'load',
      prepare: (p) =>
        p.route(/\/client\/src\/index\.tsx/, async (route) => {
          await held;
          await route.continue();
        }),
    });
    site.write(NOTE_FILE, `${original}\n\n赶在前面写的。\n`);
    await expect
      .poll(async () => (await fetch(devUrl(`${NOTE}index.json`))).text(), {timeout: 20_000})
      .toContain('赶在前面写的。');
    release();
    await shows(page, '赶在前面写的。');
    await expect.poll(() => page.locator('html').getAttribute('data-has-hydrated')).toBe('true');
  });
});

describe('a broken note', () => {
  test('shows what is wrong, with code and place, in the page and on the terminal, and heals', async ({
    browser,
  }) => {
    const page = await openNote(browser);
    await mark(page);
    site.write(NOTE_FILE, original.replace(/^title: .*$/m, 'title: [没有收尾'));
    const panel = page.locator('.diagnostics', {hasText: 'FM-000'});
    await panel.waitFor();
    await expect
      .poll(() => panel.innerText())
      .toMatch(new RegExp(`${NOTE_FILE.replaceAll('.', '\\.')}:\\d+`));
    expect(await server.printed(/FM-000/)).toMatch(
      new RegExp(`FM-000 {2}${NOTE_FILE.replaceAll('.', '\\.')}:\\d+`),
    );
    site.write(NOTE_FILE, original);
    await page.waitForSelector('.diagnostics', {state: 'detached'});
    await shows(page, '词法作用域');
    await server.printed(/问题都解决了/);
    expect(await isMarked(page)).toBe(true);
  });

  test('with a link that leads nowhere keeps its text and shows the line of the link', async ({
    browser,
  }) => {
    const page = await openNote(browser);
    const line = original.trimEnd().split('\n').length + 2;
    site.write(NOTE_FILE, `${original.trimEnd()}\n\n[没有的](./02-closure.md)\n`);
    const panel = page.locator('.diagnostics', {hasText: 'LN-050'});
    await panel.waitFor();
    await expect.poll(() => panel.innerText()).toContain(`${NOTE_FILE}:${line}`);
    await expect.poll(() => panel.innerText()).toContain('02-closures.md');
    await expect.poll(() => page.locator('.prose').innerText()).toContain('词法作用域');
    site.write(NOTE_FILE, original);
    await page.waitForSelector('.diagnostics', {state: 'detached'});
  });

  test('opened while it is broken shows what is wrong, and its text once it is fixed', async ({
    browser,
    open,
  }) => {
    await openNote(browser);
    site.write(NOTE_FILE, original.replace(/^title: .*$/m, 'title: "没有收尾'));
    await server.printed(/FM-000[\s\S]*问题都解决了[\s\S]*FM-000/);
    const page = await open(devUrl(NOTE));
    await page.locator('.diagnostics', {hasText: 'FM-000'}).waitFor();
    site.write(NOTE_FILE, original);
    await page.waitForSelector('.diagnostics', {state: 'detached'});
    await shows(page, '词法作用域');
  });
});

describe('the notes of a section', () => {
  const added = `${BASE}frontend/language/added/`;
  const renamed = `${BASE}frontend/language/renamed/`;

  test('one that is added appears in the sidebar and can be reached, renamed moves, removed is gone', async ({
    browser,
  }) => {
    const page = await openNote(browser);
    await mark(page);
    site.write(
      'notes/frontend/01-language/09-added.md',
      '---\ntitle: 新添的笔记\n---\n\n新添的正文。\n',
    );
    await page.waitForSelector(`.side a[href="${added}"]`);
    await follow(page, () => page.locator(`.side a[href="${added}"]`).click());
    await shows(page, '新添的正文。');

    renameSync(
      join(site.dir, 'notes/frontend/01-language/09-added.md'),
      join(site.dir, 'notes/frontend/01-language/09-renamed.md'),
    );
    await page.locator('h1', {hasText: '找不到这一页'}).waitFor();
    await follow(page, () => page.goBack());
    await page.waitForSelector(`.side a[href="${renamed}"]`);
    expect(await sidebarLinks(page)).not.toContain(added);
    await follow(page, () => page.locator(`.side a[href="${renamed}"]`).click());
    await shows(page, '新添的正文。');

    rmSync(join(site.dir, 'notes/frontend/01-language/09-renamed.md'));
    await page.locator('h1', {hasText: '找不到这一页'}).waitFor();
    expect((await fetch(devUrl(renamed))).status).toBe(404);
    await follow(page, () => page.goBack());
    expect(await sidebarLinks(page)).not.toContain(renamed);
    expect(await isMarked(page)).toBe(true);
  });

  test('the page of one that is not there yet comes alive when it is written', async ({open}) => {
    const page = await open(devUrl(`${BASE}frontend/language/later/`));
    await expect.poll(() => page.locator('h1').innerText()).toBe('找不到这一页');
    site.write(
      'notes/frontend/01-language/10-later.md',
      '---\ntitle: 后来写的\n---\n\n后来写的正文。\n',
    );
    await shows(page, '后来写的正文。');
    rmSync(join(site.dir, 'notes/frontend/01-language/10-later.md'));
    await page.locator('h1', {hasText: '找不到这一页'}).waitFor();
  });
});

describe('the theme and the config', () => {
  const restoreFooter = (): void => site.write('theme/Footer.tsx', footer('第二版'));

  test('an edited component shows at once; the page and the state in it stay', async ({
    browser,
  }) => {
    const page = await openNote(browser);
    await expect.poll(() => page.locator('#version').innerText()).toBe('第一版');
    await page.locator('#counter').click();
    await page.locator('#counter', {hasText: '无涯 1'}).waitFor();
    await mark(page);
    site.write('theme/Footer.tsx', footer('第二版'));
    await page.locator('#version', {hasText: '第二版'}).waitFor();
    await expect.poll(() => page.locator('#counter').innerText()).toBe('无涯 1');
    expect(await isMarked(page)).toBe(true);
    expect(await (await fetch(devUrl(NOTE))).text()).toContain('第二版');
  });

  test('what a component throws in the browser is told with its line until it is corrected, without a load', async ({
    browser,
  }) => {
    onTestFailed(restoreFooter);
    const page = await openNote(browser);
    await mark(page);
    site.write('theme/Footer.tsx', footer('', "if (title) throw new Error('砰');"));
    const box = page.locator('pre[role=alert]', {hasText: '砰'});
    await box.waitFor();
    expect(await box.innerText()).toMatch(/PG-002 · theme\/Footer\.tsx:6:\d+$/);
    await server.printed(/PG-002 {2}theme\/Footer\.tsx:6:\d+/);
    site.write('theme/Footer.tsx', footer('第三版'));
    await page.locator('#version', {hasText: '第三版'}).waitFor();
    await box.waitFor({state: 'detached'});
    expect(await isMarked(page)).toBe(true);
  });

  test('a page whose code does not start says why, and starts once it is corrected, with the note as it was saved before', async ({
    browser,
  }) => {
    onTestFailed(restoreFooter);
    const before = await openNote(browser);
    site.write(NOTE_FILE, `${original}\n\n再载入也在。\n`);
    await shows(before, '再载入也在。');
    await closeNote();
    const isBrowser = "if (typeof document !== 'undefined') throw new Error('不在这里');\n";
    site.write('theme/Footer.tsx', isBrowser + footer('第四版'));
    const page = (kept = await newPage(browser));
    await page.goto(devUrl(NOTE));
    const box = page.locator('pre[role=alert]', {hasText: '不在这里'});
    await box.waitFor();
    expect(await box.innerText()).toContain('theme/Footer.tsx:1:');
    site.write('theme/Footer.tsx', footer('第五版'));
    await page.locator('#version', {hasText: '第五版'}).waitFor();
    await hydrated(page);
    await box.waitFor({state: 'detached'});
    await shows(page, '再载入也在。');
  });

  test('a changed config shows after the page reloads itself', async ({browser}) => {
    const page = await openNote(browser);
    const config = readFileSync(join(site.dir, 'wuya.config.ts'), 'utf8');
    site.write('wuya.config.ts', config.replace("title: '无涯'", "title: '有涯'"));
    await page.waitForFunction(() => document.title.endsWith('有涯'));
    await expect.poll(() => page.locator('h1').count()).toBe(1);
  });
});
