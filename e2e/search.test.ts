import type {Locator, Page, Route} from 'playwright-core';
import {afterAll, beforeAll, describe, expect} from 'vitest';
import {buildAndServe, type Served} from './helpers/built.ts';
import {findViolations, findViolationsInBothModes} from './helpers/axe.ts';
import {drawn, follow, isMarked, mark, type OpenOptions, test} from './helpers/browser.ts';
import {BASE, NEIGHBOUR, NOTE, urlOf} from './helpers/pages.ts';
import {createSite, type TemporarySite} from './helpers/site.ts';

const SEARCH = `${BASE}search/`;
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__wuya';
const FAVOURITE = '__DOCSEARCH_FAVORITE_SEARCHES__wuya';
const INDEX = '**/search-index/**';
const DIALOG = 'dialog.seeker[open]';

/** Opens a page for a search in it, without the fade of rows. */
const CALM = {reducedMotion: 'reduce'} as const satisfies OpenOptions;

/** Goes on with the page of the test before, which has the code of the search and its index. */
const WARM = {...CALM, isWarm: true} as const satisfies OpenOptions;

async function openDialog(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+k');
  await page.waitForSelector(DIALOG);
  return page.locator('.seeker input');
}

/** Writes into the dialog and waits for the answer to all of it. */
async function search(page: Page, query: string): Promise<void> {
  await page.locator('.seeker input').fill(query);
  await page.waitForFunction(
    (q) =>
      document.querySelector('.seek-body')?.getAttribute('aria-busy') === 'false' &&
      document.querySelector<HTMLInputElement>('.seeker input')?.value === q,
    query,
  );
}

const closed = (page: Page) => page.waitForSelector('dialog.seeker', {state: 'detached'});
const activeId = (page: Page) =>
  page.locator('.seeker input').getAttribute('aria-activedescendant');
const activeIndex = async (page: Page) => Number((await activeId(page))?.match(/\d+$/)?.[0] ?? -1);
const stored = (page: Page, key: string) =>
  page.evaluate(
    (k) => JSON.parse(localStorage.getItem(k) ?? '[]') as {objectID: string; url: string}[],
    key,
  );
const kept = (name: string) => ({
  objectID: name,
  url: `/wuya/${name}/`,
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: '前端', lvl1: name, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
});
/** Gives the reader choices, which the dialog shows when it opens. */
const seed = (page: Page, recent: readonly string[], favourites: readonly string[] = []) =>
  page.evaluate(
    (lists) => {
      for (const [key, list] of lists) localStorage.setItem(key, JSON.stringify(list));
    },
    [
      [RECENT, recent.map(kept)],
      [FAVOURITE, favourites.map(kept)],
    ] as const,
  );

describe('before the reader reaches for the search', () => {
  test('nothing of it is asked for; a hover brings it, without opening it; a worker searches', async ({
    open,
  }) => {
    const asked: string[] = [];
    const page = await open(NOTE, {
      looksAhead: true,
      prepare: (p) =>
        void p.on('request', (request) => asked.push(new URL(request.url()).pathname)),
    });
    await page.evaluate(() => window.scrollTo({top: 800, behavior: 'instant'}));
    await page.waitForLoadState('networkidle');
    const ofSearch = () => asked.filter((path) => /search|dialog/i.test(path));
    expect(ofSearch()).toEqual([]);
    const index = page.waitForResponse((response) =>
      response.url().includes('/search-index/current.bin'),
    );
    await page.locator('.DocSearch-Button').hover();
    await index;
    expect(ofSearch().some((path) => /assets\/dialog-.*\.js$/.test(path))).toBe(true);
    await expect.poll(() => page.locator('dialog.seeker').count()).toBe(0);
    // The thread that searches is a worker, and the page loads no search engine.
    await openDialog(page);
    await search(page, '闭包');
    await page.waitForSelector('.hit mark');
    expect(page.workers().map((worker) => /searchWorker-/.test(worker.url()))).toEqual([true]);
    expect(asked.filter((path) => /siteIndex-/.test(path))).toEqual([]);
  });
});

describe('the search page', () => {
  test('finds a note, says so in its heading and title, and leads to it without a load', async ({
    open,
  }) => {
    const [query, href, title] = ['闭包', NOTE, '闭包'];
    const page = await open(`${SEARCH}?q=${encodeURIComponent(query)}`, WARM);
    await page.waitForSelector('.found');
    const links = await page
      .locator('.found h3 a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
    expect(links.some((link) => link === href || link.startsWith(`${href}#`))).toBe(true);
    await expect.poll(() => page.locator('.found').first().innerText()).toContain(title);
    await expect.poll(() => page.locator('h1').innerText()).toBe(`“${query}”的搜索结果`);
    expect(await page.title()).toBe(`“${query}”的搜索结果｜无涯`);
    await expect
      .poll(() => page.locator('main [role=status]').innerText())
      .toMatch(/^找到 \d+ 篇$/);
    await expect
      .poll(() => page.locator('meta[name=robots]').getAttribute('content'))
      .toBe('noindex, follow');
    await mark(page);
    await follow(page, () => page.locator('.found h3 a').first().click());
    expect(await isMarked(page)).toBe(true);
    expect(await page.title()).not.toContain('搜索结果');
  });

  test('finds the note 闭包 by its sound in wide letters, and by other characters', async ({
    open,
  }) => {
    const page = await open(SEARCH, WARM);
    for (const query of ['ｂｉｂａｏ', '閉包']) {
      await page.locator('main input[name=q]').fill(query);
      await page.locator('h1', {hasText: `“${query}”`}).waitFor();
      await page.waitForSelector('.found');
      expect(await page.locator('.found').first().innerText(), query).toContain('闭包');
    }
  });

  test('searches once for what is typed quickly, replaces the address and keeps the focus', async ({
    open,
  }) => {
    const page = await open(SEARCH);
    const input = page.locator('main input[name=q]');
    const length = await page.evaluate(() => history.length);
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.evaluate(() => {
      Object.assign(window, {written: []});
      const original = history.replaceState.bind(history);
      history.replaceState = (...args) => {
        (Reflect.get(window, 'written') as unknown[]).push(args[2]);
        original(...args);
      };
    });
    // Typed in one go: on a busy machine keys would come after the pause.
    await input.evaluate((element: HTMLInputElement) => {
      const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      for (let end = 1; end <= 'useEffect'.length; end++) {
        set!.call(element, 'useEffect'.slice(0, end));
        element.dispatchEvent(new InputEvent('input', {bubbles: true}));
      }
    });
    await page.waitForSelector('.found mark');
    expect(await page.evaluate(() => Reflect.get(window, 'written') as unknown)).toEqual([
      `${SEARCH}?q=useEffect`,
    ]);
    expect(await page.evaluate(() => history.length)).toBe(length);
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
    await input.fill('');
    await page.waitForURL(urlOf(SEARCH));
    await expect.poll(() => page.locator('h1').innerText()).toBe('搜索');
    await expect.poll(() => page.locator('.found').count()).toBe(0);
    await expect.poll(() => page.locator('.sections a').count()).toBe(3);
  });

  test('takes 64 characters, from the reader and from the address', async ({open}) => {
    const page = await open(`${SEARCH}?q=${'a'.repeat(100)}`);
    const input = page.locator('main input[name=q]');
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('main input')!.value !== '',
    );
    await expect.poll(() => input.inputValue()).toHaveLength(64);
    await input.fill('b'.repeat(100));
    await page.waitForFunction(() => location.search.includes('bbb'));
    expect(new URL(page.url()).searchParams.get('q')).toHaveLength(64);
    await expect.poll(() => page.locator('.none .say').innerText()).toMatch(/^没有找到/);
    await expect.poll(() => page.locator('main [role=status]').innerText()).toBe('');
  });

  test('answers half a character, which no address can hold', async ({open}) => {
    const page = await open(SEARCH, WARM);
    await page.locator('main input[name=q]').evaluate((input: HTMLInputElement) => {
      const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      set!.call(input, '闭包\ud83d');
      input.dispatchEvent(new Event('input', {bubbles: true}));
    });
    await page.waitForURL(/q=/);
    await page.waitForSelector('.found mark');
  });

  test('does not search for what an input method is still composing', async ({open}) => {
    const page = await open(SEARCH, WARM);
    const session = await page.context().newCDPSession(page);
    await page.locator('main input[name=q]').focus();
    await session.send('Input.imeSetComposition', {text: 'bi', selectionStart: 2, selectionEnd: 2});
    await session.send('Input.imeSetComposition', {
      text: '闭包',
      selectionStart: 2,
      selectionEnd: 2,
    });
    await page.evaluate(() => new Promise((done) => setTimeout(done, 400))); // longer than the pause after which it would search
    expect(page.url()).toBe(urlOf(SEARCH));
    await session.send('Input.insertText', {text: '闭包'});
    await page.waitForSelector('.found mark');
    expect(new URL(page.url()).searchParams.get('q')).toBe('闭包');
  });

  test('says that the network is gone, keeps saying it, and recovers', async ({open}) => {
    const page = await open(`${SEARCH}?q=闭包`, {
      prepare: (p) => p.route(INDEX, (route) => route.abort()),
    });
    const alert = page.locator('main [role=alert]');
    await alert.waitFor();
    await expect.poll(() => alert.innerText()).toContain('无法获取搜索结果');
    await page.unroute(INDEX);
    await drawn(page);
    await expect.poll(() => alert.isVisible()).toBe(true);
    await alert.getByRole('button', {name: '重新搜索'}).click();
    await page.waitForSelector('.found');
    await expect.poll(() => alert.count()).toBe(0);
  });

  test('is known to browsers as a search engine', async () => {
    for (const path of [NOTE, SEARCH, BASE]) {
      const html = await (await fetch(urlOf(path))).text();
      const [link] = /<link[^>]* rel="?search\b[^>]*>|<link rel="?search\b[^>]*>/.exec(html) ?? [];
      expect(link, path).toContain(`href="${BASE}opensearch.xml"`);
    }
    const description = await (await fetch(urlOf(`${BASE}opensearch.xml`))).text();
    expect(description).toMatch(
      /<Url type="text\/html"[^>]* template="https:\/\/[^"]*\/search\/\?q=\{searchTerms\}"/,
    );
  });

  test('empties the address with the field, and then shows nothing', async ({open}) => {
    const page = await open(`${SEARCH}?q=qzxqzx`, WARM);
    await page.waitForSelector('.none');
    await expect.poll(() => page.locator('.none').innerText()).toContain('没有');
    await page.locator('main input[name=q]').fill('');
    await page.waitForURL(urlOf(SEARCH));
    await page.waitForSelector('.none', {state: 'detached'});
    await expect.poll(() => page.locator('h1').innerText()).toBe('搜索');
    await expect.poll(() => page.locator('.found').count()).toBe(0);
  });

  test('without script is a form with the sections as other ways in', async ({open}) => {
    const page = await open(`${SEARCH}?q=闭包`, {javaScriptEnabled: false});
    await expect.poll(() => page.locator('form[role=search] input[name=q]').isVisible()).toBe(true);
    await expect.poll(() => page.locator('main [role=status]').innerText()).not.toBe('');
    await expect.poll(() => page.locator('.sections a').count()).toBe(3);
    const html = await (await fetch(urlOf(SEARCH))).text();
    const [, needs = ''] =
      /<noscript>((?:(?!<\/noscript>).)*搜索需要 JavaScript.*?)<\/noscript>/s.exec(html) ?? [];
    const [, list = ''] = /href="([^"]+sitemap[^"]*)"/.exec(needs) ?? [];
    expect(await (await fetch(urlOf(list))).text()).toContain('<urlset');
  });

  test("follows the address from the dialog's link to all results", async ({open}) => {
    const page = await open(`${SEARCH}?q=闭包`, WARM);
    await page.waitForSelector('.found');
    await mark(page);
    await openDialog(page);
    await search(page, '索引');
    await page.locator('.seek-foot a').click();
    await closed(page);
    await page.waitForFunction(
      () =>
        document.querySelector('h1')?.textContent?.includes('索引') &&
        document.querySelector('.found mark')?.textContent === '索引',
    );
    await expect.poll(() => page.locator('main input[name=q]').inputValue()).toBe('索引');
    expect(await isMarked(page)).toBe(true);
    await page.goBack();
    await page.waitForFunction(() => document.querySelector('.found mark')?.textContent === '闭包');
  });
});

describe('the search dialog opens', () => {
  test('from the button, which stays a link without script', async ({open}) => {
    const page = await open(NOTE, WARM);
    const button = page.locator('.DocSearch-Button');
    await expect.poll(() => button.getAttribute('href')).toBe(SEARCH);
    await expect.poll(() => button.getAttribute('aria-label')).toBe('搜索笔记 (Ctrl+K)');
    // What opens a dialog is a button, which Space presses too.
    expect(await button.getAttribute('role')).toBe('button');
    await button.focus();
    await page.keyboard.press('Space');
    await page.waitForSelector(DIALOG);
    expect(await page.locator('#docsearch-input').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await closed(page);
    await button.click();
    await page.waitForSelector(DIALOG);
    expect(page.url()).toBe(urlOf(NOTE));
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('docsearch-input');
    expect(
      await page.evaluate(() => [
        document.documentElement.classList.contains('locked'),
        document.body.classList.contains('DocSearch--active'),
      ]),
    ).toEqual([true, true]);
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(
      await page.evaluate(() => [
        document.documentElement.classList.contains('locked'),
        document.body.classList.contains('DocSearch--active'),
      ]),
    ).toEqual([false, false]);
  });

  test('with Ctrl+K and Ctrl+Shift+K, and Escape closes it, with text or without', async ({
    open,
  }) => {
    const page = await open(NOTE, WARM);
    for (const [key, text] of [
      ['Control+k', 'abc'],
      ['Control+K', ''],
    ] as const) {
      await page.keyboard.press(key);
      await page.waitForSelector(DIALOG);
      expect(await page.locator('.seeker input').inputValue(), key).toBe('');
      await page.keyboard.type(text);
      await page.keyboard.press('Escape');
      await closed(page);
    }
  });

  test('with Ctrl+K also from a field, where / is a letter, and closes with it', async ({open}) => {
    const page = await open(SEARCH, WARM);
    const field = page.locator('main input[name=q]');
    await field.focus();
    await page.keyboard.press('/');
    await expect.poll(() => field.inputValue()).toBe('/');
    await expect.poll(() => page.locator('dialog.seeker').count()).toBe(0);
    await page.keyboard.press('Control+k');
    await page.waitForSelector(DIALOG);
    await page.keyboard.press('/');
    await expect.poll(() => page.locator('.seeker input').inputValue()).toBe('/');
    await page.keyboard.press('Control+k');
    await closed(page);
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('from any element with Ctrl+K, from a field with ⌘K too; with / where it is no letter; not with Shift+K, Alt+K, k, nor beside another modal', async ({
    open,
  }) => {
    const page = await open(NOTE, WARM);
    for (const key of ['k', 'Shift+K', 'Alt+k']) await page.keyboard.press(key);
    await page.evaluate(() => document.body.classList.add('DocSearch--active'));
    await page.keyboard.press('Control+k');
    await page.evaluate(() => document.body.classList.remove('DocSearch--active'));
    await drawn(page);
    await expect.poll(() => page.locator('dialog.seeker').count()).toBe(0);
    await page.locator('.side a').first().focus();
    await page.keyboard.press('/');
    await page.waitForSelector(DIALOG);
    await page.keyboard.press('Escape');
    await closed(page);
    const pressIn = async (target: string, key: string) => {
      await page.evaluate((selector) => {
        (document.activeElement as HTMLElement | null)?.blur();
        document.getElementById('target')?.remove();
        if (selector === 'body') return;
        const element = document.createElement(selector.replace(/[[#].*/, ''));
        if (selector === 'a') element.setAttribute('href', '#');
        if (selector.includes('contenteditable')) element.setAttribute('contenteditable', '');
        document.querySelector('.prose')!.prepend(element);
        element.id = 'target';
        // Components of the web keep their fields to themselves: the event says that their element was meant.
        const isShadow = selector === 'div#shadow';
        if (isShadow) element.attachShadow({mode: 'open'}).innerHTML = '<input />';
        (isShadow ? element.shadowRoot!.querySelector('input')! : element).focus();
      }, target);
      await page.keyboard.press(key);
    };
    for (const target of ['input', 'textarea', 'select', 'div[contenteditable]', 'div#shadow']) {
      await pressIn(target, '/');
      await drawn(page);
      expect(await page.locator('dialog.seeker').count(), target).toBe(0);
    }
    for (const [target, key] of [
      ['body', '/'],
      ['a', '/'],
      ['input', 'Meta+k'],
      ['div[contenteditable]', 'Control+k'],
    ] as const) {
      await pressIn(target, key);
      await page.waitForSelector(DIALOG);
      expect(await page.locator('dialog.seeker input').inputValue(), target).toBe('');
      await page.keyboard.press('Escape');
      await closed(page);
    }
    await page.evaluate(() => document.getElementById('target')?.remove());
  });

  test.for(['Control+k', '/'])(
    'once for %s that is held, which is kept from the browser and from the field',
    async (keys, {open}) => {
      const page = await open(NOTE, WARM);
      await page.evaluate(() => {
        const isKept: boolean[] = [];
        Object.assign(window, {
          isKept,
          onkeydown: (event: KeyboardEvent) =>
            void (event.key.length === 1 && isKept.push(event.defaultPrevented)),
        });
      });
      const [key, modifier] = keys.split('+').reverse();
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.down(key!);
      await page.waitForSelector(DIALOG);
      for (let i = 0; i < 3; i++) await page.keyboard.down(key!);
      expect(await page.evaluate(() => Reflect.get(window, 'isKept') as unknown)).toEqual([
        true,
        true,
        true,
        true,
      ]);
      await drawn(page);
      expect(await page.locator(DIALOG).count()).toBe(1);
      expect(await page.locator('.seeker input').inputValue()).toBe('');
      await page.keyboard.up(key!);
      if (modifier) await page.keyboard.up(modifier);
      await page.keyboard.type('a/b');
      await expect.poll(() => page.locator('.seeker input').inputValue()).toBe('a/b');
    },
  );

  test('with the keys its button names, those of a Mac on a Mac', async ({open}) => {
    const page = await open(NOTE, {
      prepare: (p) =>
        p.addInitScript(() => Object.defineProperty(navigator, 'platform', {value: 'MacIntel'})),
    });
    await expect
      .poll(() => page.locator('.DocSearch-Button').getAttribute('aria-label'))
      .toBe('搜索笔记 (Command+K)');
    await page.keyboard.down('Meta');
    await expect.poll(() => page.locator('.DocSearch-Button kbd[data-pressed]').count()).toBe(1);
    await page.keyboard.up('Meta');
    await expect.poll(() => page.locator('.DocSearch-Button kbd[data-pressed]').count()).toBe(0);
  });

  test('over a page that neither moves nor widens, and leaves it where it was; a letter typed on the button goes on in the field', async ({
    open,
  }) => {
    const page = await open(NOTE, WARM);
    await page.evaluate(() => window.scrollTo({top: 700, behavior: 'instant'}));
    const place = () =>
      page.evaluate(() => [
        scrollY,
        document.querySelector('.prose')!.getBoundingClientRect().width,
      ]);
    const before = await place();
    await openDialog(page);
    expect((await place())[1]).toBe(before[1]);
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await place()).toEqual(before);
    await page.locator('.DocSearch-Button').focus();
    await page.keyboard.type('hook');
    await expect.poll(() => page.locator('.seeker input').inputValue()).toBe('hook');
  });

  test('and leads the keyboard on from the section of the same page that it opens', async ({
    open,
  }) => {
    const page = await open(NOTE, WARM);
    await page.locator('.DocSearch-Button').click();
    await page.waitForSelector(DIALOG);
    await page.keyboard.type('把状态藏进闭包');
    const section = page
      .locator('.seeker a[href*="closures/#"]', {hasText: '把状态藏进闭包'})
      .first();
    await section.evaluate((link: HTMLAnchorElement) => link.click()); // as Enter does
    await closed(page);
    await expect.poll(() => decodeURI(new URL(page.url()).hash)).toBe('#把状态藏进闭包');
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement!.closest('.prose, .nav')?.className),
    ).toContain('prose');
  });

  test('with the letter that is typed on the button, once, and what is typed before it is there', async ({
    open,
  }) => {
    const held: Route[] = [];
    const page = await open(NOTE, {
      prepare: (p) => p.route('**/assets/dialog-*.js', (route) => void held.push(route)),
    });
    await page.locator('.DocSearch-Button').focus();
    await page.keyboard.type('hook');
    await expect.poll(() => held.length).toBeGreaterThan(0);
    for (const route of held) await route.continue();
    await page.waitForSelector(DIALOG);
    await expect.poll(() => page.locator('.seeker input').inputValue()).toBe('hook');
    await page.keyboard.type('s');
    await expect.poll(() => page.locator('.seeker input').inputValue()).toBe('hooks');
    await page.waitForSelector('.hit');
  });

  test('not where Escape comes before its code', async ({open}) => {
    const held: Route[] = [];
    const page = await open(NOTE, {
      prepare: (p) => p.route('**/assets/dialog-*.js', (route) => void held.push(route)),
    });
    const asked = page.waitForRequest('**/assets/dialog-*.js');
    await page.keyboard.press('Control+k');
    await asked;
    await page.keyboard.press('Escape');
    const arrived = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/assets/dialog-'),
    );
    for (const route of held) await route.continue();
    await arrived;
    await drawn(page);
    await expect.poll(() => page.locator('dialog.seeker').count()).toBe(0);
    await openDialog(page);
  });

  test('with the selected words as its query, cut to 64, selected; not with several lines', async ({
    open,
  }) => {
    const page = await open(NOTE, WARM);
    await page.evaluate(() => {
      const element = document.createElement('pre');
      element.id = 'chosen';
      document.querySelector('.prose')!.prepend(element);
    });
    const select = (lines: string) =>
      page.evaluate((text) => {
        const element = document.getElementById('chosen')!;
        element.textContent = text;
        getSelection()!.selectAllChildren(element);
      }, lines);
    await select('作用域'.repeat(30));
    await openDialog(page);
    const input = page.locator('.seeker input');
    await expect.poll(() => input.inputValue()).toBe('作用域'.repeat(30).slice(0, 64));
    expect(
      await input.evaluate(
        (element: HTMLInputElement) => (element.selectionEnd ?? 0) - (element.selectionStart ?? 0),
      ),
    ).toBe(64);
    await page.keyboard.press('Escape');
    await closed(page);
    await select(`${'a'.repeat(63)}😀`);
    await openDialog(page);
    await expect.poll(() => input.inputValue()).toBe('a'.repeat(63));
    await page.keyboard.press('Escape');
    await closed(page);
    await select('一\n二');
    await openDialog(page);
    await expect.poll(() => input.inputValue()).toBe('');
    await page.evaluate(() => document.getElementById('chosen')!.remove());
  });

  test('and closes when its scrim is pressed, and with Cancel on a narrow window', async ({
    open,
  }) => {
    const page = await open(NOTE, WARM);
    await openDialog(page);
    await expect.poll(() => page.locator('.cancel').isVisible()).toBe(false);
    await page.mouse.move(20, 600);
    await page.mouse.down();
    await closed(page);
    await page.setViewportSize({width: 390, height: 844});
    await page.locator('.DocSearch-Button').click();
    await page.waitForSelector(DIALOG);
    expect((await page.locator('dialog.seeker').boundingBox())!.height).toBeCloseTo(844);
    // A title is whole, and cut by the room that it has: snippets alone have a number of words.
    await search(page, '强缓存与协商缓存');
    const title = page.locator('.hit b').first();
    await expect.poll(() => title.innerText()).toBe('强缓存与协商缓存：少走一趟，少带一程');
    expect(await title.evaluate((one) => getComputedStyle(one).textOverflow)).toBe('ellipsis');
    // On its side it has no room to spare above and below.
    await page.setViewportSize({width: 844, height: 390});
    expect((await page.locator('dialog.seeker').boundingBox())!.height).toBeCloseTo(390);
    // The keyboard of a phone, which leaves the window as it is.
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', {value: 180, configurable: true});
      visualViewport!.dispatchEvent(new Event('resize'));
      Reflect.deleteProperty(visualViewport!, 'height');
    });
    expect((await page.locator('dialog.seeker').boundingBox())!.height).toBeCloseTo(180);
    await page.locator('.cancel').click();
    await closed(page);
  });
});

describe('the search dialog', () => {
  test.for([
    {query: '闭包', title: '闭包'},
    {query: 'useEffect', title: 'Hooks'},
  ])(
    'finds the note for $query and goes there with Enter, without a new document, though a note has an element of the name of its row',
    async ({query, title}, {open}) => {
      const page = await open(NEIGHBOUR, WARM);
      await page.evaluate(() => {
        document.querySelector('.prose')!.innerHTML +=
          '<p id="docsearch-hits-item-0"><a href="#elsewhere">x</a></p>';
      });
      await mark(page);
      await openDialog(page);
      await search(page, query);
      await page.waitForSelector('.hit mark');
      await follow(page, () => page.keyboard.press('Enter'));
      await closed(page);
      await expect.poll(() => page.locator('h1').innerText()).toContain(title);
      expect(await isMarked(page)).toBe(true);
    },
  );

  test('is as high for many results as for few and none: its foot does not move while one types', async ({
    open,
  }) => {
    const page = await open(NOTE, WARM);
    await openDialog(page);
    const footOf = () =>
      page.locator('.seek-foot').evaluate((foot) => Math.round(foot.getBoundingClientRect().top));
    await search(page, '的');
    await page.waitForSelector('.hit');
    const top = await footOf();
    await search(page, '望洋兴叹者');
    await expect.poll(() => page.locator('.hit').count()).toBeLessThan(3);
    expect(await footOf()).toBe(top);
    await search(page, 'qzxwvq');
    await page.waitForSelector('.seek-msg .say');
    expect(await footOf()).toBe(top);
  });

  test('shows the parts of a page as its children, five of a section, and the rest when asked', async ({
    open,
  }) => {
    const page = await open(NOTE, WARM);
    await openDialog(page);
    await search(page, '函数');
    const heading = page.locator('h3', {hasText: /^前端/});
    const group = page.locator('.seek-body section').filter({has: heading});
    await expect.poll(() => group.count()).toBe(1);
    await expect.poll(() => page.locator('.seek-body h3 mark').count()).toBe(0);
    await expect.poll(() => group.locator('.hit').count()).toBe(5);
    const shape = await group
      .locator('.hit')
      .evaluateAll((all) =>
        all.map((hit) => [
          hit.classList.contains('DocSearch-Hit--Child'),
          hit.querySelector('.DocSearch-Hit-Tree path')?.getAttribute('d')?.includes('56') ?? null,
        ]),
      );
    expect(shape[0]).toEqual([false, null]);
    const children = shape.filter(([isChild]) => isChild);
    expect(children.length).toBeGreaterThan(1);
    expect(children.map(([, goesOn]) => goesOn)).toEqual(
      children.map((_, i) => i < children.length - 1),
    );
    const more = group.locator('.more');
    const held = Number(/(\d+) 条/.exec(await more.innerText())![1]);
    await more.click();
    await expect.poll(() => group.locator('.hit').count()).toBe(5 + held);
    await expect
      .poll(() => page.locator('.seek-foot a').getAttribute('href'))
      .toBe(`${SEARCH}?q=%E5%87%BD%E6%95%B0`);
  });

  test('is a modal dialog with a combobox that names its list, its row and its Enter key', async ({
    open,
  }) => {
    const page = await open(NOTE, WARM);
    const input = await openDialog(page);
    const attributes = () =>
      input.evaluate((element) =>
        Object.fromEntries(
          [
            'type',
            'role',
            'autocomplete',
            'spellcheck',
            'enterkeyhint',
            'aria-autocomplete',
            'aria-expanded',
            'aria-haspopup',
            'aria-label',
          ].map((name) => [name, element.getAttribute(name)]),
        ),
      );
    expect(await attributes()).toEqual({
      type: 'search',
      role: 'combobox',
      autocomplete: 'off',
      spellcheck: 'false',
      enterkeyhint: 'search',
      'aria-autocomplete': 'both',
      'aria-expanded': 'false',
      'aria-haspopup': 'listbox',
      'aria-label': '搜索笔记',
    });
    await search(page, '闭包');
    await page.waitForSelector('.hit');
    expect(await attributes()).toMatchObject({enterkeyhint: 'go', 'aria-expanded': 'true'});
    const list = page.locator(`#${await input.getAttribute('aria-controls')}`);
    await expect.poll(() => list.getAttribute('role')).toBe('listbox');
    expect(await list.locator(`#${await activeId(page)}`).getAttribute('aria-selected')).toBe(
      'true',
    );
    expect(
      await page
        .getByRole('dialog', {name: '搜索笔记'})
        .evaluate((element) => element.matches(':modal')),
    ).toBe(true);
  });

  test('moves with the arrows over all groups, wraps, and follows the mouse', async ({open}) => {
    const page = await open(NOTE, WARM);
    await openDialog(page);
    await search(page, '事件');
    const count = await page.locator('.seek-body [role=option]').count();
    const ids = await page
      .locator('.seek-body [role=option]')
      .evaluateAll((all) => all.map(({id}) => id));
    const seen: (string | null)[] = [await activeId(page)];
    for (const key of [
      'ArrowDown',
      'ArrowDown',
      'ArrowUp',
      'ArrowUp',
      'ArrowUp',
      'ArrowDown',
      'End',
      'Home',
    ]) {
      await page.keyboard.press(key);
      seen.push(await activeId(page));
    }
    expect(seen).toEqual([0, 1, 2, 1, 0, count - 1, 0, count - 1, 0].map((i) => ids[i]));
    expect(
      await page.locator('.seek-body .hit').evaluateAll((all) => all.map(({id}) => id)),
    ).toEqual(ids.filter((id) => id.includes('hits')).map((_, i) => `docsearch-hits-item-${i}`));
    await expect.poll(() => page.locator('[role=option][aria-selected=true]').count()).toBe(1);
    await page.locator('.hit').nth(1).hover();
    expect(await activeIndex(page)).toBe(1);
    await page.locator('.seek-bar').hover({position: {x: 200, y: 10}});
    expect(await activeIndex(page)).toBe(0);
    await page.keyboard.press('End');
    const box = await page.locator('.seek-body').boundingBox();
    const last = await page.locator('.seek-body [role=option]').last().boundingBox();
    expect(last!.y + last!.height).toBeLessThanOrEqual(box!.y + box!.height + 1);
  });

  test('keeps Tab inside, through the field, the rows and the link, as they are', async ({
    open,
  }) => {
    const page = await open(NOTE, WARM);
    await openDialog(page);
    await page.keyboard.press('Tab');
    const isInside = () =>
      page.evaluate(() =>
        document.querySelector('dialog.seeker')!.contains(document.activeElement),
      );
    expect(await isInside()).toBe(true);
    await search(page, '闭包');
    await page.locator('.seeker input').focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator('[role=option][aria-selected=true]').count()).toBe(0);
    await page.locator('.seeker input').focus();
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement!.closest('.seek-foot') !== null)).toBe(
      true,
    );
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement!.id)).toBe('docsearch-input');
    // The section that is chosen shows beside the rows, and can be scrolled by keys: it is a stop like any other.
    await page.locator('.seeker [role=region]').waitFor();
    const walk = async (key: string) => {
      const names: string[] = [];
      for (const _ of Array.from({length: 20})) {
        await page.keyboard.press(key);
        const name = await page.evaluate(() => {
          const {id, textContent} = document.activeElement!;
          const isIn = document.querySelector('dialog.seeker')!.contains(document.activeElement);
          return isIn ? id || textContent! : 'outside';
        });
        if (name === 'docsearch-input') break;
        names.push(name);
      }
      return names;
    };
    const there = await walk('Tab');
    expect(there).not.toContain('outside');
    expect(there.some((name) => name.startsWith('docsearch-hits-item-'))).toBe(true);
    expect(there.at(-1)).toContain('查看全部');
    expect((await walk('Shift+Tab')).length).toBe(there.length);
  });

  test('opens a hit in a new window with Shift+Enter, in a new tab with Ctrl, and leaves Alt+Enter to the browser', async ({
    open,
  }) => {
    const page = await open(NEIGHBOUR, WARM);
    await openDialog(page);
    await search(page, '闭包');
    await page.waitForSelector('.hit');
    await page.keyboard.press('Alt+Enter');
    await drawn(page);
    expect([await page.locator(DIALOG).count(), page.url()]).toEqual([1, urlOf(NEIGHBOUR)]);
    await page.evaluate(() => {
      const opened: unknown[] = [];
      Object.assign(window, {opened, open: (...args: unknown[]) => void opened.push(args)});
    });
    for (const key of ['Shift+Enter', 'Control+Enter']) await page.keyboard.press(key);
    expect(await page.evaluate(() => Reflect.get(window, 'opened') as unknown)).toEqual([
      [expect.stringContaining(NOTE), '_blank', expect.stringMatching(/^noopener,.*width=/)],
      [expect.stringContaining(NOTE), '_blank', 'noopener'],
    ]);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .locator('.hit')
        .first()
        .click({modifiers: ['Control']}),
    ]);
    await tab.waitForURL(urlOf(NOTE), {waitUntil: 'commit'});
    await tab.close();
    await page.evaluate(() => Reflect.deleteProperty(window, 'open'));
    await expect.poll(() => page.locator(DIALOG).count()).toBe(1);
    expect(page.url()).toBe(urlOf(NEIGHBOUR));
  });

  test('brings the heading that was chosen into view', async ({open}) => {
    const page = await open(NEIGHBOUR, WARM);
    await openDialog(page);
    await search(page, '把状态藏进闭包');
    const hit = page.locator('.hit', {hasText: '把状态藏进闭包'}).first();
    await hit.waitFor();
    await follow(page, () => hit.click());
    await drawn(page);
    expect(decodeURIComponent(new URL(page.url()).hash)).not.toBe('');
    const top = await page.evaluate(
      () =>
        document.getElementById(decodeURIComponent(location.hash.slice(1)))!.getBoundingClientRect()
          .top,
    );
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(300);
  });

  test('takes 64 characters, says how much was found once typing stops, clears the field and keeps the focus', async ({
    open,
  }) => {
    const page = await open(NOTE, WARM);
    const input = await openDialog(page);
    // The button that clears is there only with text.
    await expect.poll(() => page.locator('.DocSearch-Reset').count()).toBe(0);
    await expect.poll(() => input.getAttribute('maxlength')).toBe('64');
    await input.evaluate((element: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(
        element,
        'x'.repeat(100),
      );
      element.dispatchEvent(new Event('input', {bubbles: true}));
    });
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('.seeker input')!.value.length === 64,
    );
    await search(page, '闭包');
    await page.waitForFunction(() =>
      /^找到 \d+ 篇$/.test(document.querySelector('dialog > [role=status]')?.textContent ?? ''),
    );
    await page.getByRole('button', {name: '清除关键词'}).click();
    await expect.poll(() => page.locator('.seeker input').inputValue()).toBe('');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('docsearch-input');
    await expect.poll(() => page.locator('.seek-msg').innerText()).toContain('没有最近搜索');
  });

  test('says that nothing was found, offers the sections found before, and where to report it', async ({
    open,
  }) => {
    const page = await open(NOTE, WARM);
    const input = await openDialog(page);
    await search(page, 'qzxqzx');
    await page.waitForSelector('.seek-msg .say');
    await expect
      .poll(() => page.locator('.seek-msg .say').innerText())
      .toBe('没有找到“qzxqzx”的结果');
    await expect.poll(() => page.locator('.qchip').count()).toBe(0);
    const report = page.locator('.seek-msg a');
    await expect
      .poll(() => report.getAttribute('href'))
      .toBe('https://github.com/wuya-notes/wuya/issues/new?title=qzxqzx');
    expect([await report.getAttribute('target'), await report.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
    await search(page, '事件');
    await page.waitForSelector('.hit');
    await search(page, 'qzxqzx');
    const chips = page.locator('.qchip');
    await chips.first().waitFor();
    const count = await chips.count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(3);
    const name = await chips.first().innerText();
    await chips.first().click();
    await expect.poll(() => input.inputValue()).toBe(`${name} `);
    await page.waitForSelector('.hit');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('docsearch-input');
  });

  test('neither searches nor chooses while an input method composes', async ({open}) => {
    const page = await open(NOTE, WARM);
    await openDialog(page);
    await search(page, '事件');
    await page.waitForSelector('.hit');
    await search(page, '');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/search-index/')) asked.push(request.url());
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', {text: 'bi', selectionStart: 2, selectionEnd: 2});
    await session.send('Input.imeSetComposition', {
      text: '闭包',
      selectionStart: 2,
      selectionEnd: 2,
    });
    await session.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Enter',
      windowsVirtualKeyCode: 229,
    });
    await drawn(page);
    expect(asked).toEqual([]);
    await expect.poll(() => page.locator('.hit').count()).toBe(0);
    await expect.poll(() => page.locator(DIALOG).count()).toBe(1);
    await session.send('Input.insertText', {text: '闭包'});
    await page.waitForSelector('.hit mark');
    await expect.poll(() => page.locator('.hit mark').first().innerText()).toBe('闭包');
  });

  test('shows markup of notes as text, with marks as the only elements', async ({open}) => {
    const page = await open(NOTE, WARM);
    await openDialog(page);
    await search(page, '<div id="root">');
    await page.waitForSelector('.hit');
    expect(await page.locator('.hit b').allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringContaining('<div')]),
    );
    expect(
      await page
        .locator('.hit b *, .hit small *')
        .evaluateAll((all) => [...new Set(all.map(({localName}) => localName))]),
    ).toEqual(['mark']);
  });
});

describe('the thread that searches', () => {
  test('is the page itself where the worker cannot be had', async ({open}) => {
    const page = await open(NOTE, {
      prepare: (p) => p.route('**/assets/searchWorker-*.js', (route) => route.abort()),
    });
    await openDialog(page);
    await search(page, '闭包');
    await page.waitForSelector('.hit mark');
    expect(page.workers()).toEqual([]);
  });
});

describe('while the network is slow or broken', () => {
  test('the dialog says that it waits, says that it cannot, keeps what it shows, and goes on with the next letter or Enter', async ({
    open,
  }) => {
    /** What becomes of a file of the index. */
    let treat: (route: Route) => unknown;
    let held: Route[] = [];
    const hold = (route: Route) => void held.push(route);
    const cutOff = (route: Route) => route.abort();
    const goOn = async () => {
      treat = (route) => route.continue();
      for (const route of held.splice(0)) await treat(route);
    };
    treat = hold;
    const page = await open(NOTE, {prepare: (p) => p.route(INDEX, (route) => treat(route))});
    const input = page.locator('.seeker input');
    const alert = page.locator('.seeker [role=alert]');
    const firstMark = () => page.locator('.hit mark').first().innerText();

    // Nothing to show yet.
    await openDialog(page);
    await page.keyboard.type('闭');
    await page.waitForSelector('.DocSearch-Container--Stalled');
    await expect.poll(() => page.locator('.seek-msg').innerText()).toBe('正在搜索…');

    // The first file of the index cannot be had.
    treat = cutOff;
    for (const route of held.splice(0)) await route.abort();
    await alert.waitFor();
    await expect.poll(() => alert.innerText()).toContain('无法获取搜索结果');
    await expect
      .poll(() => alert.innerText())
      .toContain('你可能需要检查一下网络连接，然后按 Enter 再试。');
    await expect.poll(() => page.locator('.DocSearch-Container--Errored').count()).toBe(1);
    await drawn(page);
    expect(await alert.isVisible()).toBe(true);
    expect(await input.inputValue()).toBe('闭');
    await goOn();
    await page.keyboard.type('包');
    await page.waitForSelector('.hit mark');
    await expect.poll(() => alert.count()).toBe(0);

    // Any other file cannot be had; damaged ones give the same screen.
    treat = (route) => route.fulfill({body: 'no index'});
    // Until all of it is answered: an Enter before goes to the answer that is on its way.
    await search(page, '正则');
    await alert.waitFor();
    treat = cutOff;
    await search(page, '浮点');
    await alert.waitFor();
    await goOn();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('.hit mark')?.textContent === '浮点');
    expect(page.url()).toBe(urlOf(NOTE));
    await expect.poll(() => alert.count()).toBe(0);

    // What is shown stays while the next answer is awaited, and a late one is dropped.
    await search(page, '事件');
    await expect.poll(firstMark).toBe('事件');
    treat = hold;
    await input.fill('泄漏与内存');
    await page.waitForSelector('.DocSearch-Container--Stalled');
    expect(await firstMark()).toBe('事件');
    await input.fill('事件');
    await page.waitForSelector('.seeker:not(.DocSearch-Container--Stalled)');
    expect(await firstMark()).toBe('事件');
    await goOn();
    await drawn(page);
    expect(await firstMark()).toBe('事件');

    // Enter before the answer opens its first hit.
    treat = hold;
    await input.fill('隔离级别');
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await follow(page, async () => {
      await page.keyboard.press('Enter');
      await goOn();
    });
    await expect.poll(() => page.locator('.prose').innerText()).toContain('隔离级别');
    await expect.poll(() => page.locator('h1').innerText()).not.toContain('事件');
  });

  test('without a network, what was fetched before still answers, in another tab too', async ({
    browser,
    open,
  }) => {
    // A context of its own: routes, which the others have, switch the cache off.
    const context = await browser.newContext();
    try {
      const first = await open(NOTE, {context});
      const second = await open(NEIGHBOUR, {context});
      await openDialog(first);
      await search(first, '闭包');
      await first.waitForSelector('.hit mark');
      await context.setOffline(true);
      await search(first, '闭');
      await search(first, '闭包');
      await first.waitForSelector('.hit mark');
      await second.locator('.DocSearch-Button').click();
      await second.waitForSelector(DIALOG);
      await search(second, '闭包');
      await second.waitForSelector('.hit mark');
      await expect.poll(() => second.locator('.hit').first().innerText()).toContain('闭包');
      await search(second, '索引');
      await second.waitForSelector('.seeker [role=alert]');
      await search(second, '闭包');
      await second.waitForSelector('.hit mark');
    } finally {
      await context.close();
    }
  });

  test('a first answer takes three round trips after the code: first file, postings, text', async ({
    open,
  }) => {
    const asked: string[] = [];
    const page = await open(`${SEARCH}?q=${encodeURIComponent('闭包')}`, {
      prepare: (p) =>
        void p.on(
          'request',
          (request) =>
            request.url().includes('/search-index/') &&
            asked.push(new URL(request.url()).pathname.split('/').at(-1)!),
        ),
    });
    await page.waitForSelector('.found');
    expect(asked.length).toBeLessThanOrEqual(12);
    expect(asked.map((name) => (name === 'current.bin' ? '.' : name.charAt(0))).join('')).toMatch(
      /^\.[cdwp]+t+$/,
    );
  });

  test('the button leads to the search page when the dialog cannot be loaded', async ({open}) => {
    const page = await open(NOTE, {
      prepare: (p) => p.route('**/assets/dialog-*.js', (route) => route.abort()),
    });
    await page.locator('.DocSearch-Button').click();
    await page.waitForURL(urlOf(SEARCH));
  });
});

describe('choices', () => {
  test('are kept, newest first, with five fields; text keeps its page', async ({open}) => {
    const page = await open(NEIGHBOUR, WARM);
    for (const query of ['闭包', '索引']) {
      await openDialog(page);
      await search(page, query);
      await page.waitForSelector('.hit mark');
      await follow(page, () => page.keyboard.press('Enter'));
      await closed(page);
    }
    const recent = await stored(page, RECENT);
    expect(recent).toHaveLength(2);
    expect(recent[1]!.url).toBe(NOTE);
    expect(Object.keys(recent[0]!).sort()).toEqual([
      'content',
      'hierarchy',
      'objectID',
      'type',
      'url',
    ]);
    await openDialog(page);
    await page.locator('.hit').first().waitFor(); // the list of choices loads after the dialog
    expect(await page.locator('.seek-h').allInnerTexts()).toEqual(['最近搜索']);
    await page.locator('.hit').nth(1).locator('a').click();
    await closed(page);
    expect((await stored(page, RECENT))[0]!.url).toBe(NOTE);
    await openDialog(page);
    await search(page, '闭包');
    const text = page.locator('.DocSearch-Hit--Child').last();
    await text.click();
    await closed(page);
    expect((await stored(page, RECENT)).map(({url}) => url)).toHaveLength(2);
  });

  test('are seven, or four beside favourites, the others again with the last favourite gone; the eleventh favourite drops the oldest', async ({
    open,
  }) => {
    const nine = [...'abcdefghi'];
    const page = await open(NOTE, WARM);
    await seed(page, nine);
    await openDialog(page);
    await page.locator('.hit').first().waitFor();
    expect(await page.locator('.hit b').allInnerTexts()).toEqual(nine.slice(0, 7));
    await page.keyboard.press('Escape');
    await closed(page);
    const ten = Array.from({length: 10}, (_, i) => `f${i}`);
    await seed(page, nine, ten);
    await openDialog(page);
    await page.locator('.hit').first().waitFor();
    expect(await page.locator('.hit b').allInnerTexts()).toEqual([...nine.slice(0, 4), ...ten]);
    expect(await page.locator('.seek-h').allInnerTexts()).toEqual(['最近搜索', '收藏']);
    await page.getByRole('button', {name: '收藏：a'}).click();
    await page.waitForFunction(
      (key) =>
        (JSON.parse(localStorage.getItem(key)!) as {objectID: string}[])[0]!.objectID === 'a',
      FAVOURITE,
    );
    expect((await stored(page, FAVOURITE)).map(({objectID}) => objectID)).toEqual([
      'a',
      ...ten.slice(0, 9),
    ]);
    expect((await stored(page, RECENT)).map(({objectID}) => objectID)).toEqual([
      'b',
      'c',
      'd',
      'e',
    ]);
    await page.keyboard.press('Escape');
    await closed(page);
    await seed(page, [...'abcdefg'], ['x']);
    await openDialog(page);
    await page.locator('.hit').first().waitFor();
    expect(await page.locator('.hit b').allInnerTexts()).toEqual([...'abcd', 'x']);
    await page.getByRole('button', {name: '取消收藏：x'}).click();
    await page.waitForFunction(() => document.querySelectorAll('.hit').length === 7);
    expect((await stored(page, RECENT)).map(({objectID}) => objectID)).toEqual([...'abcdefg']);
  });

  test('can be taken out with the mouse and with the keys', async ({open}) => {
    const page = await open(NOTE, WARM);
    await seed(page, ['a', 'b', 'c'], ['x']);
    await openDialog(page);
    const names = (key: string) =>
      stored(page, key).then((list) => list.map(({objectID}) => objectID).join(''));
    await page.getByRole('button', {name: '从历史中移除：a'}).click();
    await page.waitForFunction(() => document.querySelectorAll('.hit').length === 3);
    expect(await names(RECENT)).toBe('bc');
    await page.keyboard.press('Delete');
    await page.waitForFunction(() => document.querySelectorAll('.hit').length === 2);
    expect(await names(RECENT)).toBe('c');
    await page.keyboard.press('ArrowRight');
    expect(await activeId(page)).toBe('docsearch-recentSearches-item-0-1');
    await page.keyboard.press('ArrowLeft');
    expect(await activeId(page)).toBe('docsearch-recentSearches-item-0');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelectorAll('.seek-h').length === 1);
    expect([await names(RECENT), await names(FAVOURITE)]).toEqual(['', 'cx']);
    await page.getByRole('button', {name: '取消收藏：x'}).click();
    await page.waitForFunction(() => document.querySelectorAll('.hit').length === 1);
    expect(await names(FAVOURITE)).toBe('c');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('docsearch-input');
    expect(page.url()).toBe(urlOf(NOTE));
  });

  test('go with a fade where motion is wanted', async ({open}) => {
    const page = await open(NOTE, {isWarm: true});
    await seed(page, ['a', 'b']);
    await openDialog(page);
    await page.getByRole('button', {name: '从历史中移除：a'}).click();
    await page.waitForFunction(() => document.querySelectorAll('.hit').length === 1);
    await expect.poll(() => page.locator('.hit b').innerText()).toBe('b');
  });

  test('are simply not kept where storage is blocked', async ({open}) => {
    const errors: string[] = [];
    const page = await open(NEIGHBOUR, {
      prepare: async (p) => {
        p.on('pageerror', (error) => errors.push(String(error)));
        await p.addInitScript(() =>
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new Error('blocked');
            },
          }),
        );
      },
    });
    await openDialog(page);
    await search(page, '闭包');
    await page.waitForSelector('.hit mark');
    await follow(page, () => page.keyboard.press('Enter'));
    expect(errors).toEqual([]);
  });

  test('that are damaged do no harm', async ({open}) => {
    const page = await open(NOTE, WARM);
    await page.evaluate(
      ([recent, favourite]) => {
        localStorage.setItem(recent, '{"no":"list"}');
        localStorage.setItem(favourite, '[1,null,{"objectID":"x"}');
      },
      [RECENT, FAVOURITE] as const,
    );
    await openDialog(page);
    await expect.poll(() => page.locator('.seek-msg .say').innerText()).toBe('没有最近搜索');
  });
});

test('in light and in dark, axe finds nothing on the search page and in the dialog, each with results, without, with the failure, empty and with choices', async ({
  open,
}) => {
  // axe reads all that is behind the dialog at each look: in the end a short page is behind it.
  const page = await open(`${SEARCH}?q=闭包`, CALM);
  await page.waitForSelector('.found');
  expect(await findViolationsInBothModes(page, 'main')).toEqual([]);
  await page.locator('main input').fill('qzxqzx');
  await page.waitForSelector('.none');
  expect(await findViolationsInBothModes(page, 'main')).toEqual([]);
  await page.route(INDEX, (route) => route.abort());
  await page.locator('main input').fill('索引');
  await page.waitForSelector('main [role=alert]');
  expect(await findViolationsInBothModes(page, 'main')).toEqual([]);
  await page.unroute(INDEX);

  await openDialog(page);
  expect(await findViolationsInBothModes(page, DIALOG)).toEqual([]);
  await search(page, '闭包');
  await page.waitForSelector('.hit mark');
  await page.locator('.seek-look').waitFor();
  expect(await findViolationsInBothModes(page, DIALOG)).toEqual([]);
  // A phone has no room for a preview; its colours are those of the desk.
  await page.setViewportSize({width: 390, height: 844});
  await expect.poll(() => page.locator('.seek-look').isVisible()).toBe(false);
  expect(await findViolations(page, DIALOG)).toEqual([]);
  await page.setViewportSize({width: 1440, height: 900});
  await search(page, 'qzxqzx');
  await page.waitForSelector('.seek-msg');
  expect(await findViolationsInBothModes(page, DIALOG)).toEqual([]);
  await page.route(INDEX, (route) => route.abort());
  await page.locator('.seeker input').fill('事务');
  await page.waitForSelector('.seeker [role=alert]');
  expect(await findViolationsInBothModes(page, DIALOG)).toEqual([]);
  await page.keyboard.press('Escape');
  await closed(page);
  await seed(page, ['a', 'b'], ['x']);
  await openDialog(page);
  await page.locator('.hit').first().waitFor();
  await page.keyboard.press('ArrowRight');
  expect(await findViolationsInBothModes(page, DIALOG)).toEqual([]);
});

describe('a site in English with many notes', () => {
  const COUNT = 40;
  let site: TemporarySite;
  let server: Served;
  beforeAll(async () => {
    const notes = Array.from(
      {length: COUNT},
      (_, i) =>
        [
          `notes/n${i}.md`,
          `---\ntitle: Tide ${i}\n---\n\nA tide note with <b>markup</b>.\n`,
        ] as const,
    );
    site = createSite({
      'wuya.config.ts': `import {defineConfig} from '@wuya/engine';
export default defineConfig({title: 'Shore', url: 'https://shore.example', baseUrl: '/shore/', locale: 'en', docs: {path: 'notes', sidebars: {all: [{type: 'autogenerated', dirName: '.'}]}}, themeConfig: {navbar: {items: []}}});`,
      'notes/markup.md':
        '---\ntitle: Markup\n---\n\nPumice `<img src=x onerror="window.hurt=1">` and `<mark>pumice</mark>` here.\n',
      ...Object.fromEntries(notes),
    });
    server = await buildAndServe(site.dir);
  });
  afterAll(async () => {
    await server?.stop();
    site?.remove();
  });

  test('gives more results while the page is scrolled, until all are there', async ({open}) => {
    const page = await open(`${server.url}search/?q=tide`, WARM);
    await page.waitForSelector('.found');
    await expect.poll(() => page.locator('h1').innerText()).toBe('Search results for "tide"');
    await expect
      .poll(() => page.locator('main [role=status]').innerText())
      .toMatch(/^\d+ documents found$/);
    const seen = [await page.locator('.found').count()];
    while ((await page.locator('.more-line').count()) > 0) {
      await expect
        .poll(() => page.locator('.more-line').innerText())
        .toBe('Fetching new results...');
      await page.locator('.more-line').evaluate((line) => line.scrollIntoView());
      await page.waitForFunction(
        (before) =>
          document.querySelectorAll('.found').length > before ||
          !document.querySelector('.more-line'),
        seen.at(-1)!,
      );
      seen.push(await page.locator('.found').count());
    }
    expect(seen.length).toBeGreaterThan(1);
    expect(Math.max(seen[0]!, ...seen.slice(1).map((n, i) => n - seen[i]!))).toBeLessThanOrEqual(
      15,
    );
    // The number of pages: the same before and after all hits were shown.
    await expect
      .poll(() => page.locator('main [role=status]').innerText())
      .toBe(`${COUNT} documents found`);
    const titles = new Set(
      (await page.locator('.found').allInnerTexts()).map((text) => /Tide \d+/.exec(text)?.[0]),
    );
    expect(titles.size).toBe(COUNT);
  });

  test('keeps the number while more is awaited, and drops what was found as soon as the query changes', async ({
    open,
  }) => {
    // Texts that another test has read would be there at once.
    const page = await open(`${server.url}search/?q=tide`, {
      viewport: {width: 1440, height: 900},
      isFresh: true,
    });
    await page.waitForSelector('.found');
    const count = await page.locator('.sum').innerText();
    expect(count).toMatch(/^\d+ documents found$/);
    let release = (): void => undefined;
    const gate = new Promise<void>((done) => (release = done));
    await page.context().route('**/search-index/t*', async (route) => {
      await gate;
      await route.continue();
    });
    const before = await page.locator('.found').count();
    // What was read before is shown at once: it goes on to what is held back, or to the end of the list.
    const reached = await page.waitForFunction(() => {
      const line = document.querySelector('.more-line');
      line?.scrollIntoView();
      if (!line) return 'end';
      return line.getAttribute('aria-busy') === 'true' && 'gate';
    });
    await expect.poll(() => page.locator('.sum').innerText()).toBe(count);
    release();
    if ((await reached.jsonValue()) === 'gate')
      await page.waitForFunction((n) => document.querySelectorAll('.found').length > n, before);
    // Two frames are a tenth of the pause after which it searches.
    const left = await page.evaluate(async () => {
      const input = document.querySelector<HTMLInputElement>('main input')!;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(
        input,
        'markup',
      );
      input.dispatchEvent(new InputEvent('input', {bubbles: true}));
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
      return document.querySelectorAll('.found').length;
    });
    expect(left).toBe(0);
    await page.waitForFunction(() =>
      document.querySelector('.found')?.textContent?.includes('Markup'),
    );
  });

  test('has the words of the specification', async ({open}) => {
    const page = await open(`${server.url}n0/`, WARM);
    await openDialog(page);
    await expect.poll(() => page.locator('.seek-msg .say').innerText()).toBe('No recent searches');
    await search(page, 'qzxqzx');
    await page.waitForFunction(() =>
      document.querySelector('.seek-msg .say')?.textContent?.startsWith('No results'),
    );
    await expect
      .poll(() => page.locator('.seek-msg .say').innerText())
      .toBe('No results for "qzxqzx"');
    await expect.poll(() => page.locator('.seek-msg a').count()).toBe(0);
    await search(page, 'tide');
    await page.waitForSelector('.hit');
    await expect
      .poll(() => page.locator('.seek-foot').innerText())
      .toMatch(/to select[\s\S]*to navigate[\s\S]*to close/);
    await search(page, 'qzxqzx');
    await page.waitForSelector('.qchip');
    await expect.poll(() => page.locator('.seek-msg').innerText()).toMatch(/Try searching for:?\s/);
    await page.route(INDEX, (route) => route.abort());
    await page.locator('.seeker input').fill('pumice stone');
    const alert = page.locator('.seeker [role=alert]');
    await alert.waitFor();
    await expect
      .poll(() => alert.innerText())
      .toMatch(/Unable to fetch results[\s\S]*You might want to check your network connection/);
    await expect.poll(() => page.locator('.seeker input').inputValue()).toBe('pumice stone');
    await page.unroute(INDEX);
  });

  test('shows markup as text in the dialog and on the page', async ({open}) => {
    const page = await open(`${server.url}search/?q=pumice`, WARM);
    await page.waitForSelector('.found p');
    expect(await page.locator('.found').allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringContaining('<img src=x')]),
    );
    await expect.poll(() => page.locator('.found img').count()).toBe(0);
    await openDialog(page);
    await search(page, 'pumice');
    await page.waitForSelector('.hit mark');
    await expect.poll(() => page.locator('.hit img').count()).toBe(0);
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  });
});

test('C5.5 without a search page the dialog stays: the button opens it, and nothing leads to a page', async ({
  open,
}) => {
  const site = createSite({
    'wuya.config.ts':
      "export default {title: 'T', url: 'https://x.example', baseUrl: '/wuya/', search: {path: false, maxResultsPerGroup: 2, missingResultsUrl: 'https://x.example/ask?q={query}', disableUserPersonalization: true}};",
    'docs/a.md': '# 闭包\n\n正文。\n\n## 闭包一\n\n## 闭包二\n',
  });
  const server = await buildAndServe(site.dir);
  try {
    const page = await open(`${server.url}a/`, CALM);
    const button = page.getByRole('button', {name: /搜索/});
    await button.focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector(DIALOG);
    // C4.3: without personalisation nothing is below the field, and nothing is kept.
    await expect.poll(() => page.locator('.seek-body').innerText()).toBe('');
    await search(page, '没有的 字');
    await expect
      .poll(() => page.locator('.seek-msg a').getAttribute('href'))
      .toBe(`https://x.example/ask?q=${encodeURIComponent('没有的 字')}`);
    // Half of a pair, which a keyboard may leave, is in no address.
    await page.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>('.seeker input')!;
      input.setRangeText('\uD83D', input.value.length, input.value.length, 'end');
      input.dispatchEvent(new Event('input', {bubbles: true}));
    });
    await expect
      .poll(() => page.locator('.seek-msg a').getAttribute('href'))
      .toBe(`https://x.example/ask?q=${encodeURIComponent('没有的 字\uFFFD')}`);
    await search(page, '闭包');
    // C5.3: two hits of the section, and the row that shows the third.
    await expect.poll(() => page.locator('.seek-body .hit[role=option]').count()).toBe(2);
    await expect.poll(() => page.locator('dialog.seeker a[href*="search"]').count()).toBe(0);
    await page.waitForSelector('.hit mark');
    await page.keyboard.press('Enter');
    await closed(page);
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.includes('SEARCHES')),
      ),
    ).toEqual([]);
    expect((await fetch(`${server.url}search/`)).status).toBe(404);
    expect((await fetch(`${server.url}opensearch.xml`)).status).toBe(404);
  } finally {
    await server.stop();
    site.remove();
  }
});
