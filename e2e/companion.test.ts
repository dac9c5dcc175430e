import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {findViolationsInBothModes} from './helpers/axe.ts';
import {drawn, follow, type Fixtures, type OpenOptions, test} from './helpers/browser.ts';
import {BASE, NEIGHBOUR, NOTE, SECTIONS} from './helpers/pages.ts';

const PHONE = {viewport: {width: 390, height: 844}, reducedMotion: 'reduce'} as const;
const SECTION = SECTIONS.find((path) => NOTE.startsWith(path))!;
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage).filter(([key]) => /^wuya\.(?!footer)/.test(key)),
    ),
  );
/** Scrolls like a hand, until the bar or the marks have come. */
const scrollBy = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({top: to, behavior: 'instant'}), top);
const scrollToEnd = (page: Page) =>
  page.locator('.pager').evaluate((pager) => pager.scrollIntoView({behavior: 'instant'}));

async function openBar(open: Fixtures['open'], options: OpenOptions = {}): Promise<Page> {
  const page = await open(NOTE, {...PHONE, isWarm: options.prepare === undefined, ...options});
  await scrollBy(page, 1500);
  await page.waitForSelector('.read-bar');
  await drawn(page);
  return page;
}

describe('the reading bar of narrow windows', () => {
  test('names the neighbours, the section and the minutes left, and leads on', async ({open}) => {
    const page = await openBar(open);
    const bar = page.getByRole('navigation', {name: '阅读进度'});
    expect(await bar.locator('a').evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual([
      '上一篇：值与引用',
      '下一篇：事件循环',
    ]);
    await expect.poll(() => bar.locator('small').textContent()).toMatch(/^还有 \d 分钟 · .+$/);
    const sizes = await bar
      .locator('a, button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    for (const {width, height} of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await follow(page, () => bar.locator('.next').click());
    expect(new URL(page.url()).pathname).toBe(NEIGHBOUR);
    await expect.poll(() => page.locator('.read-bar').count()).toBe(1);
    await page.setViewportSize({width: 1440, height: 900});
    await expect.poll(() => page.locator('.read-bar').isVisible()).toBe(false);
  });

  test('covers nothing where it comes while the reader is at the end of the page', async ({
    open,
  }) => {
    const page = await open(NOTE, {...PHONE, isFresh: true});
    await scrollBy(page, 1e6);
    await page.waitForSelector('.read-bar', {state: 'attached'});
    const place = () =>
      page.evaluate(() => {
        const [foot, bar] = ['.foot .wrap', '.read-bar'].map((name) =>
          document.querySelector(name)!.getBoundingClientRect(),
        );
        return {
          isFootShown: foot!.top < innerHeight,
          overlap: Math.max(0, foot!.bottom - bar!.top),
        };
      });
    expect(await place()).toEqual({isFootShown: true, overlap: 0});
    await scrollBy(page, 1000);
    await expect.poll(() => page.locator('.read-bar').getAttribute('data-away')).toBeNull();
  });

  test('does not come to a note that the window shows whole: its footer would move', async ({
    open,
  }) => {
    const page = await open(NOTE, {viewport: {width: 390, height: 20_000}, isFresh: true});
    const place = () =>
      page.evaluate(() => document.querySelector('.foot')!.getBoundingClientRect().top);
    const before = await place();
    await page.mouse.wheel(0, 100);
    await page.keyboard.press('Shift');
    await page.getByRole('button', {name: '复制链接'}).waitFor(); // comes with the bar of others
    expect(await page.locator('.read-bar').count()).toBe(0);
    expect(await place()).toBe(before);
  });

  test('leaves a low window to the text, as at four times the size, and so does the navbar', async ({
    open,
  }) => {
    const page = await openBar(open);
    const placed = () =>
      page.evaluate(() =>
        ['.read-bar', '.nav'].map((name) => {
          const {display, position} = getComputedStyle(document.querySelector(name)!);
          return display === 'none' ? display : position;
        }),
      );
    expect(await placed()).toEqual(['fixed', 'sticky']);
    await page.setViewportSize({width: 844, height: 340});
    expect(await placed()).toEqual(['none', 'sticky']);
    await page.setViewportSize({width: 360, height: 225});
    expect(await placed()).toEqual(['none', 'static']);
    await page.setViewportSize(PHONE.viewport);
  });

  test('opens the contents as a sheet at the section being read; Escape gives the focus back', async ({
    open,
  }) => {
    const page = await openBar(open);
    const button = page.locator('.read-bar').getByRole('button', {name: '本页目录'});
    await button.press('Enter');
    const sheet = page.getByRole('dialog', {name: '本页目录'});
    const current = sheet.locator('[aria-current]');
    expect(await current.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await findViolationsInBothModes(page, '.read-sheet, .read-bar')).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    await button.click();
    const last = sheet.locator('a').last();
    const target = await last.getAttribute('href');
    await last.click();
    await page.waitForSelector('.read-sheet:not([open])', {state: 'attached'});
    expect(decodeURIComponent(new URL(page.url()).hash)).toBe(decodeURIComponent(target!));
  });

  test('covers nothing that the keyboard reaches', async ({open}) => {
    const page = await openBar(open);
    const covered = await page.evaluate(() => {
      const bar = document.querySelector('.read-bar')!.getBoundingClientRect();
      return [
        ...document.querySelectorAll<HTMLElement>('main :is(a, button, summary, pre[tabindex])'),
      ]
        .filter((part) => part.checkVisibility() && part.offsetHeight < innerHeight / 2)
        .filter((part) => {
          const {bottom} = part.getBoundingClientRect();
          window.scrollTo({top: scrollY + bottom - innerHeight + 2, behavior: 'instant'});
          part.focus();
          return part.getBoundingClientRect().bottom > innerHeight - bar.height;
        })
        .map((part) => part.outerHTML.slice(0, 80));
    });
    expect(covered).toEqual([]);
  });
});

test('the numbers of a long list of notes stay on one line', async ({open}) => {
  const page = await open(SECTION, PHONE);
  const heights = await page.evaluate(() => {
    const list = document.querySelector('.cover ol')!;
    const row = list.querySelector('li')!;
    list.replaceChildren(...Array.from({length: 25}, () => row.cloneNode(true)));
    return [...list.children].map((one) => Math.round((one as HTMLElement).offsetHeight));
  });
  expect(new Set(heights.slice(1)).size).toBe(1); // all but the first have a line above
});

describe('what the browser remembers', () => {
  test('a note is read at its end: list, cover and home page say so after a reload', async ({
    open,
  }) => {
    const page = await open(NOTE);
    await scrollBy(page, 400);
    await page.waitForFunction(() => localStorage.getItem('wuya.place') !== null);
    expect(await kept(page)).not.toHaveProperty('wuya.read');
    await scrollToEnd(page);
    await page.waitForFunction(() => localStorage.getItem('wuya.read') !== null);
    expect(JSON.parse((await kept(page))['wuya.read']!)).toEqual([NOTE]);
    const free = await page.locator(`.tree a[href="${NOTE}"]`).evaluate((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      const {left} = getComputedStyle(link, '::after');
      const start = link.getBoundingClientRect().left + link.clientLeft + Number.parseFloat(left);
      return start - words.getBoundingClientRect().right;
    });
    expect(free, 'between the title and its mark').toBeGreaterThan(0);
    await page.goto(new URL(SECTION, page.url()).href);
    const button = page.locator('.cover .btn', {hasText: '接着读：事件循环'});
    await button.waitFor();
    await expect.poll(() => button.getAttribute('href')).toBe(NEIGHBOUR);
    await expect.poll(() => page.locator('.cover .told').first().textContent()).toBe('读过 1 篇');
    const mark = await page
      .locator(`.cover li > a[href="${NOTE}"]`)
      .evaluate((row) => getComputedStyle(row, '::before').content);
    expect(mark).toContain('✓');
    expect(mark).toContain('已读');
    await page.goto(new URL(BASE, page.url()).href);
    await page.locator('.hero .go', {hasText: '接着读：'}).waitFor();
    const rows = page.locator('[aria-labelledby=recent] li:visible');
    const row = rows.first();
    await expect.poll(() => row.innerText()).toMatch(/^接着读\s/);
    expect(await row.locator('a').getAttribute('href')).toBe(NOTE);
    expect(await rows.count()).toBe(6);
    // A day is said once, and each row says where its note belongs.
    const days = await rows.locator('time').allInnerTexts();
    expect(days.length).toBeGreaterThan(0);
    expect(days).toEqual([...new Set(days)]);
    for (const other of (await rows.locator('.s').allInnerTexts()).slice(1))
      expect(other).toMatch(/^(?:前端|后端|全栈) · ./);
  });

  test('boxes of a self-test can be ticked, stay ticked, and all of them make the note read', async ({
    open,
  }) => {
    const page = await open(NOTE);
    const boxes = page.locator('.tasks input');
    await expect.poll(() => boxes.first().isDisabled()).toBe(true);
    await page.keyboard.press('Shift');
    await page.waitForSelector('.tasks input:enabled');
    for (const box of await boxes.all()) await box.check();
    expect(JSON.parse((await kept(page))['wuya.read']!)).toEqual([NOTE]);
    await boxes.first().uncheck();
    await page.reload();
    await page.waitForSelector('.tasks input:enabled');
    expect(
      await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked)),
    ).toEqual([false, ...Array.from({length: (await boxes.count()) - 1}, () => true)]);
    await expect
      .poll(() => page.getByRole('checkbox').first().getAttribute('aria-label'))
      .not.toBe('未完成');
  });

  test('a browser that keeps nothing shows the note all the same', async ({open}) => {
    const page = await openBar(open, {
      prepare: (p) =>
        p.addInitScript(() =>
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('blocked', 'SecurityError');
            },
          }),
        ),
    });
    await scrollToEnd(page);
    await page.waitForSelector('.tasks input:enabled');
    await expect.poll(() => page.locator('.read-bar').isVisible()).toBe(true);
  });
});

describe('the end of a note', () => {
  test('offers its address to copy; nothing moves when that comes', async ({open}) => {
    const page = await open(NOTE, {
      prepare: (p) =>
        p.addInitScript(() => {
          Object.defineProperty(navigator, 'clipboard', {
            value: {writeText: async (text: string) => Object.assign(window, {copied: text})},
          });
        }),
    });
    const row = page.locator('.doc-foot > .row');
    const topOf = async () => {
      const box = (await row.boundingBox())!;
      return box.y + (await page.evaluate(() => scrollY));
    };
    const before = await topOf();
    await scrollBy(page, 400);
    const copy = page.getByRole('button', {name: '复制链接'});
    await copy.click();
    expect(await page.evaluate(() => Reflect.get(window, 'copied') as unknown)).toBe(
      decodeURI(page.url()),
    );
    expect(await topOf()).toBe(before);
    expect(await findViolationsInBothModes(page, '.doc-foot')).toEqual([]);
  });
});

describe("the reader's desk", () => {
  test('opens by ?, changes the text at once and before the first paint of the next page', async ({
    open,
  }) => {
    const page = await open(NOTE);
    const sizeOf = () => page.locator('.prose').evaluate((one) => getComputedStyle(one).fontSize);
    const before = Number.parseFloat(await sizeOf());
    await page.keyboard.press('?');
    const desk = page.getByRole('dialog', {name: '阅读设置'});
    // Not as high as their line, at whose top the letter would be.
    const heights = await desk
      .locator('kbd')
      .evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(20);
    await desk.getByRole('radio', {name: '大'}).check();
    await desk.getByRole('radio', {name: '宋体'}).check();
    expect(await findViolationsInBothModes(page, '.desk')).toEqual([]);
    expect(Number.parseFloat(await sizeOf())).toBeGreaterThan(before);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.desk').count()).toBe(0);
    expect((await kept(page))['wuya.desk']).toBe('large song');
    // What the document says when its body begins: nothing is rendered before.
    await page.addInitScript(() =>
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        Object.assign(window, {begun: {...document.documentElement.dataset}});
      }).observe(document, {childList: true, subtree: true}),
    );
    await page.reload();
    expect(await page.evaluate(() => Reflect.get(window, 'begun') as unknown)).toMatchObject({
      desk: 'large song',
      hasHydrated: 'false',
    });
  });

  test('takes the marks away, and keeps none while they are off', async ({open}) => {
    const page = await open(NOTE);
    await scrollBy(page, 400);
    await scrollToEnd(page);
    await page.waitForFunction(() => localStorage.getItem('wuya.read') !== null);
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByRole('checkbox').uncheck();
    expect(await kept(page)).toEqual({'wuya.marks': 'off'});
    await page.keyboard.press('Escape');
    await follow(page, () => page.keyboard.press(']'));
    expect(await kept(page)).toEqual({'wuya.marks': 'off'});
  });

  test('j and k go from heading to heading, g h goes home', async ({open}) => {
    const page = await open(NOTE, {reducedMotion: 'reduce', isWarm: true});
    const at = () => page.evaluate(() => Math.round(scrollY));
    await page.keyboard.press('j');
    await page.waitForFunction(() => scrollY > 0);
    const first = await at();
    await page.keyboard.press('j');
    await page.waitForFunction((top) => scrollY > top + 8, first);
    await page.keyboard.press('k');
    await expect.poll(at).toBe(first);
    // Into a field that an element keeps to itself they are written.
    await page.evaluate(() => {
      const element = document.body.appendChild(document.createElement('div'));
      const root = element.attachShadow({mode: 'open'});
      root.append(document.createElement('input'));
      root.querySelector('input')!.focus({preventScroll: true});
    });
    await page.keyboard.type('gh?k');
    expect(await page.locator('div input').last().inputValue()).toBe('gh?k');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.evaluate(() => document.body.lastElementChild!.remove());
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await page.waitForURL((url) => url.pathname === BASE);
  });
});
