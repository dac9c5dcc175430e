import type {Page, Route} from 'playwright-core';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, inject} from 'vitest';
import {type OpenOptions, test} from './helpers/browser.ts';
import {BASE, NOTE} from './helpers/pages.ts';

const {dist} = inject('site');
const SEARCH = `${BASE}search/`;
const INDEX = '**/search-index/**';
const PHONE = {
  viewport: {width: 390, height: 844},
  hasTouch: true,
  isMobile: true,
} as const satisfies OpenOptions;
/** Engines without the Navigation API load a document for each page. */
const withoutNavigationApi: OpenOptions = {
  prepare: (page) =>
    page.addInitScript(() => Object.defineProperty(window, 'navigation', {value: undefined})),
};

/** Goes on with the note of the test before, whose dialog has its code and its index. */
const WARM = {reducedMotion: 'reduce', isWarm: true} as const;

async function ask(page: Page, query: string): Promise<void> {
  await page.locator('.seeker input').fill(query);
  await page.waitForFunction(
    (q) =>
      document.querySelector('.seek-body')?.getAttribute('aria-busy') === 'false' &&
      document.querySelector<HTMLInputElement>('.seeker input')?.value === q,
    query,
  );
}

async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.waitForSelector('dialog.seeker[open]');
}

const closed = (page: Page) => page.waitForSelector('dialog.seeker', {state: 'detached'});

/** What a reader of the dialog has before him. */
const view = (page: Page) =>
  page.evaluate(() => ({
    query: document.querySelector<HTMLInputElement>('.seeker input')!.value,
    rows: [...document.querySelectorAll('.seeker .hit')].map((row) => row.textContent),
    top: document.querySelector('.seek-body')!.scrollTop,
    active: document.querySelector('.seeker input')!.getAttribute('aria-activedescendant'),
  }));

describe('Back from a result', () => {
  test.for([
    {name: 'of a page that was taken over', options: {}},
    {name: 'of a document', options: withoutNavigationApi},
  ])('$name restores list, scroll and selection of the dialog', async ({options}, {open}) => {
    // So low that whatever is found must be scrolled.
    const page = await open(NOTE, {...options, viewport: {width: 1280, height: 420}});
    await openDialog(page);
    await ask(page, '函数');
    await page.locator('.seeker .more').first().click();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    const before = await view(page);
    expect(before.top).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await closed(page);
    await page.waitForURL((url) => url.pathname !== NOTE);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goBack();
    await page.waitForSelector('.seeker .hit');
    expect(await view(page)).toEqual(before);
    expect(asked.filter((url) => url.includes('/search-index/t'))).toEqual([]);
    await page.keyboard.press('Escape');
    await closed(page);
    await page.reload();
    await expect.poll(() => page.locator('dialog.seeker').count()).toBe(0);
  });

  test.for([
    {name: 'of a page that was taken over', options: {}},
    {name: 'of a document', options: withoutNavigationApi},
  ])('$name restores list and scroll of the search page', async ({options}, {open}) => {
    const page = await open(`${SEARCH}?q=函数`, options);
    await page.waitForSelector('.found');
    const count = await page.locator('.found').count();
    await page.locator('.more-line').evaluate((line) => line.scrollIntoView());
    await page.waitForFunction((n) => document.querySelectorAll('.found').length > n, count);
    await page.waitForSelector('.more-line[aria-busy=true]', {state: 'detached'});
    const link = page.locator('.found h3 a').nth(count);
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => ({
      titles: [...document.querySelectorAll('.found h3')].map((title) => title.textContent),
      top: Math.round(scrollY),
    }));
    await link.click();
    // Until the note is there the search page is as it was.
    await page.waitForSelector('main.docs .article');
    await page.goBack();
    await page.waitForFunction(
      ({titles, top}) =>
        document.querySelectorAll('.found h3').length >= titles.length &&
        Math.abs(scrollY - top) <= 1,
      before,
    );
    expect(
      (await page.locator('.found h3').allTextContents()).slice(0, before.titles.length),
    ).toEqual(before.titles);
  });
});

describe('the section of the active result', () => {
  const looked = (page: Page) => page.locator('.seek-look [role=region]');

  test('is beside the list, with the words marked, and follows the arrows', async ({open}) => {
    const page = await open(NOTE, WARM);
    await openDialog(page);
    await ask(page, '闭包');
    await expect.poll(() => looked(page).locator('mark').first().innerText()).toBe('闭包');
    await page.keyboard.press('ArrowDown');
    const title = await page.locator('.hit[aria-selected=true] b').innerText();
    await page.waitForFunction(
      (text) => document.querySelector('.seek-look h3')?.textContent === text,
      title,
    );
    const [list, look] = await Promise.all(
      ['.seek-body', '.seek-look'].map((part) => page.locator(part).boundingBox()),
    );
    expect(look!.x).toBeGreaterThanOrEqual(list!.x + list!.width - 1);
    await page.setViewportSize({width: 990, height: 800});
    await expect.poll(() => looked(page).isVisible()).toBe(false);
  });
});

describe('the search page', () => {
  test('has the sections of the dialog, and its way out where nothing is found', async ({open}) => {
    const page = await open(`${SEARCH}?q=缓存`, WARM);
    await page.waitForSelector('.found');
    const names = await page.locator('.all h2').allInnerTexts();
    expect(names.length).toBeGreaterThan(1);
    await page.locator('input[type=search]').first().fill('qzxqzx');
    await page.waitForSelector('.none .say');
    await page.locator('.none .qchip').first().click();
    await page.waitForSelector('.found');
  });
});

test("a phone's Back closes the dialog and leaves the page where it was, after Cancel leads to the page before, and from a result to the list", async ({
  open,
}) => {
  const page = await open(NOTE, PHONE);
  const length = await page.evaluate(() => history.length);
  await openDialog(page);
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
  const left = page.evaluate(() =>
    new Promise((done) => addEventListener('popstate', done, {once: true})).then(() => null),
  );
  await page.locator('.seeker .cancel').click();
  await closed(page);
  await left;
  expect(await page.evaluate(() => history.state?.searchDialog ?? null)).toBe(null);

  await page.evaluate(() => scrollTo(0, 300));
  await openDialog(page);
  await page.goBack();
  await closed(page);
  expect(new URL(page.url()).pathname).toBe(NOTE);
  expect(await page.evaluate(() => scrollY)).toBe(300);

  await openDialog(page);
  await ask(page, '事务');
  const before = await view(page);
  await page.locator('.seeker .hit').first().tap();
  await closed(page);
  await page.waitForURL((url) => url.pathname !== NOTE);
  await page.goBack();
  await page.waitForSelector('.seeker .hit');
  expect((await view(page)).rows).toEqual(before.rows);
  await page.goBack();
  await closed(page);
  expect(new URL(page.url()).pathname).toBe(NOTE);
});

describe('Escape while an answer is awaited', () => {
  test('closes the dialog, which stays closed', async ({open}) => {
    const page = await open(NOTE);
    let release = (): void => undefined;
    const gate = new Promise<void>((done) => (release = done));
    await page.context().route(INDEX, async (route) => {
      await gate;
      await route.continue();
    });
    await openDialog(page);
    await page.locator('.seeker input').fill('闭包');
    await page.waitForSelector('.seek-body[aria-busy=true]');
    await page.keyboard.press('Escape');
    await closed(page);
    const answered = page.waitForResponse(/search-index\/current/);
    release();
    await (await answered).finished();
    await expect.poll(() => page.locator('dialog.seeker').count()).toBe(0);
  });

  test('empties the search page, which stays empty', async ({open}) => {
    const page = await open(SEARCH);
    let release = (): void => undefined;
    const gate = new Promise<void>((done) => (release = done));
    await page.context().route('**/search-index/t*', async (route) => {
      await gate;
      await route.continue();
    });
    const asked = page.waitForRequest(/search-index\/t/);
    await page.locator('main input').fill('闭包');
    await asked;
    await page.locator('main input').press('Escape');
    await page.waitForSelector('.sections');
    const answered = page.waitForResponse(/search-index\/t/);
    release();
    await (await answered).finished();
    await expect.poll(() => page.locator('.found').count()).toBe(0);
    await expect.poll(() => page.locator('.sections').isVisible()).toBe(true);
  });
});

test.for([
  {width: 1280, most: 10},
  {width: 390, most: 5},
])(
  'titles are whole and cut by the room alone, a text that was found is cut to $most words around its marks, $width pixels wide',
  async ({width, most}, {open}) => {
    const page = await open(NOTE, {...WARM, viewport: {width, height: 844}});
    await openDialog(page);
    await ask(page, '为什么');
    const known = new Set(
      (JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8')) as string[]).map(
        (route) =>
          /<h1[^>]*>(.*?)<\/h1>/s
            .exec(
              readFileSync(join(dist, decodeURI(route.slice(BASE.length)), 'index.html'), 'utf8'),
            )?.[1]
            ?.replace(/<[^>]*>/g, '') ?? '',
      ),
    );
    const hits = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('.seeker .hit')]
        .filter(({hash}) => hash === '')
        // The text that was found is above the title of its page.
        .map((hit) => [...hit.querySelectorAll('b, small')].map((part) => part.textContent)),
    );
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.filter((texts) => !texts.some((title) => known.has(title ?? '')))).toEqual([]);
    expect(hits.some(([title]) => known.has(title ?? ''))).toBe(true);

    await ask(page, '没有');
    const cut = await page.evaluate(() => {
      const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});
      return [...document.querySelectorAll('.seeker .hit b')]
        .filter((part) => part.textContent?.includes('…'))
        .map((part) => ({
          isMarked: part.querySelector('mark') !== null,
          words: [...segmenter.segment(part.textContent ?? '')].filter(({isWordLike}) => isWordLike)
            .length,
        }));
    });
    expect(cut.length).toBeGreaterThan(0);
    expect(cut.every(({isMarked}) => isMarked)).toBe(true);
    // Without the text around them words may be told apart in other places.
    expect(Math.abs(Math.max(...cut.map(({words}) => words)) - most)).toBeLessThanOrEqual(1);
  },
);

test('hits show before pages that are read for their number alone, which then takes the place of the estimate', async ({
  open,
}) => {
  const held: Route[] = [];
  let isOpen = false;
  let textCount = 0;
  const page = await open(`${SEARCH}?q=事件循`, {
    isFresh: true,
    prepare: (p) =>
      p.route('**/search-index/t*.bin', (route) =>
        ++textCount > 5 && !isOpen ? void held.push(route) : route.continue(),
      ),
  });
  await page.waitForSelector('.found');
  const count = page.locator('main .sum[role=status]');
  expect(await count.innerText()).toMatch(/^大约找到 \d+ 篇$/);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  isOpen = true;
  for (const route of held) await route.continue();
  await expect.poll(() => count.innerText()).toMatch(/^找到 \d+ 篇$/);
});

test('an estimated number of pages says so, and is the same at the end of the list', async ({
  open,
}) => {
  const page = await open(`${SEARCH}?q=什么是函数`, WARM);
  await page.waitForSelector('.found');
  const count = () => page.locator('main .sum[role=status]').innerText();
  const first = await count();
  expect(first).toMatch(/^大约找到 \d+ 篇$/);
  for (let shown = 0; (await page.locator('.more-line').count()) > 0;) {
    shown = await page.locator('.found').count();
    await page.locator('.more-line').evaluate((line) => line.scrollIntoView());
    await page.waitForFunction(
      (before) =>
        document.querySelectorAll('.found').length > before ||
        !document.querySelector('.more-line'),
      shown,
    );
  }
  expect(await count()).toBe(first);
});

test('above the list it says what the answer is beside what was asked', async ({open}) => {
  const page = await open(NOTE, WARM);
  await openDialog(page);
  for (const [query, note] of [
    ['promsie', /Promise/i],
    ['closure', /闭包/],
    ['怎么让火星基地的函数执行', /./],
  ] as const) {
    await ask(page, query);
    await expect.poll(() => page.locator('.seek-note').innerText()).toMatch(note);
    await ask(page, '事件');
    await expect.poll(() => page.locator('.seek-note').count()).toBe(0);
  }
});

test('every hit of forty queries is marked on the screen, and each address is there once', async ({
  open,
}) => {
  const page = await open(NOTE, WARM);
  const text = readFileSync(join(dist, 'llms-full.txt'), 'utf8').replace(/```[\s\S]*?```/g, '');
  const runs = [...text.matchAll(/[\u4e00-\u9fff]{2,}|[A-Za-z]{3,}/g)].map(([run]) => run);
  let seed = 1;
  const random = (limit: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  const queries = Array.from({length: 40}, () => {
    const run = runs[random(runs.length)]!;
    const start = /[a-z]/i.test(run) ? 0 : random(run.length - 1);
    return run.slice(start, start + 2 + random(4));
  }).filter((query) => query.length >= 2);
  await openDialog(page);
  const answers = await page.evaluate(async (all) => {
    const found: {query: string; href: string; isMarked: boolean}[][] = [];
    const input = document.querySelector<HTMLInputElement>('.seeker input')!;
    const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    const isBusy = () =>
      document.querySelector('.seek-body')!.getAttribute('aria-busy') !== 'false';
    for (const query of all) {
      set!.call(input, query);
      input.dispatchEvent(new InputEvent('input', {bubbles: true}));
      // The list is busy from the next rendering on, until it shows the answer.
      do await new Promise(requestAnimationFrame);
      while (isBusy());
      found.push(
        [...document.querySelectorAll<HTMLAnchorElement>('.seeker .hit')].map((hit) => ({
          query,
          href: hit.href,
          isMarked: hit.querySelector('mark') !== null,
        })),
      );
    }
    return found;
  }, queries);
  expect(answers.flat().filter(({isMarked}) => !isMarked)).toEqual([]);
  for (const rows of answers) expect(new Set(rows.map(({href}) => href)).size).toBe(rows.length);
  expect(answers.filter((rows) => rows.length > 0).length).toBeGreaterThan(35);
  expect(answers.flat().length).toBeGreaterThan(160);
});

test('the search page shows its answer whatever another script wrote into the entry of the history', async ({
  open,
}) => {
  const page = await open(`${SEARCH}?q=闭包`);
  const found = page.locator('main mark').first();
  await found.waitFor();
  for (const searchPage of [1, {state: {query: '闭包', status: 'idle'}}]) {
    await page.evaluate((own) => history.replaceState({searchPage: own}, ''), searchPage);
    await page.reload();
    await found.waitFor();
  }
});
