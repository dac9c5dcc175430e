import type {CDPSession, Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {findViolationsInBothModes} from './helpers/axe.ts';
import {drawn, gatherMessages, test} from './helpers/browser.ts';
import {BASE, NOTE} from './helpers/pages.ts';

const CARD = '.peek';
const LINK = '.prose a[href*="/ui/hooks/"]';
const MARK = '.prose a.fn';

const isGone = (page: Page) => page.waitForSelector(CARD, {state: 'detached'});
const textOf = (page: Page) => page.locator(CARD).innerText();
/** Which parts overlap, and what sticks out of the window. */
const placeOf = (page: Page, link: string) =>
  page.evaluate(
    ([card, of]) => {
      const a = document.querySelector(card!)!.getBoundingClientRect();
      const b = document.querySelector(of!)!.getBoundingClientRect();
      return {
        coversLink: a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top,
        sticksOut: a.left < 0 || a.right > innerWidth || a.top < 0 || a.bottom > innerHeight,
      };
    },
    [CARD, link],
  );

describe('a pointer that rests on a link', () => {
  test('brings a card with title and first lines, beside the link and inside the window at any width; it moves nothing', async ({
    open,
  }) => {
    const page = await open(NOTE, {reducedMotion: 'reduce'});
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({width, height: 844});
      const link = page.locator(LINK).first();
      await link.scrollIntoViewIfNeeded();
      const sizes = () =>
        page.evaluate(() => {
          const {scrollHeight, scrollWidth} = document.documentElement;
          return [scrollHeight, scrollWidth, scrollY];
        });
      await page.mouse.move(2, 2);
      await isGone(page);
      const before = await sizes();
      await link.hover();
      await page.waitForSelector(CARD);
      expect(await textOf(page)).toMatch(/^Hooks 的心智模型.*\n+三十行代码/);
      expect(await placeOf(page, LINK)).toEqual({coversLink: false, sticksOut: false});
      expect(await sizes()).toEqual(before);
    }
    // The click's own prefetch is what the card shows.
    expect(
      await page.evaluate(
        () =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
            ({name, initiatorType}) =>
              initiatorType === 'fetch' && name.endsWith('/ui/hooks/index.json'),
          ).length,
      ),
    ).toBe(1);
    expect(await findViolationsInBothModes(page, CARD)).toEqual([]);
  });

  test('keeps the card while it is over it; Escape, leaving, scrolling and a press take it away', async ({
    open,
  }) => {
    const page = await open(NOTE, {reducedMotion: 'reduce', prepare: (p) => p.clock.install()});
    const link = page.locator(LINK).first();
    await link.scrollIntoViewIfNeeded();
    const show = async () => {
      await page.mouse.move(2, 2);
      await isGone(page);
      await link.hover();
      await page.waitForSelector(CARD);
    };
    await show();
    const {x, y, width, height} = (await page.locator(CARD).boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2, {steps: 4});
    await page.clock.runFor(1000);
    expect(await page.locator(CARD).count()).toBe(1);
    await page.mouse.move(2, 2);
    await isGone(page);
    await show();
    await page.keyboard.press('Escape');
    await isGone(page);
    await show();
    await page.mouse.wheel(0, 40);
    await isGone(page);
    await show();
    await page.mouse.move(2, 400);
    await page.mouse.down();
    await isGone(page);
    await page.mouse.up();
  });

  test('shows the section that the link names, below the title of its page', async ({open}) => {
    const page = await open(`${BASE}frontend/styles/flex-and-grid/`);
    const link = page.locator('.prose a[href*="/rendering/#"]').first();
    await link.hover();
    await page.waitForSelector(CARD);
    expect(await page.locator(`${CARD} > b`).innerText()).toBe('强制同步布局');
    expect(await page.locator(`${CARD} > small`).innerText()).toContain('渲染');
    expect((await page.locator(`${CARD} > div`).innerText()).length).toBeGreaterThan(20);
  });
});

test('the focus of the keyboard describes a link by its card, beside what described it before, and takes it along', async ({
  open,
}) => {
  const page = await open(NOTE, {reducedMotion: 'reduce'});
  await page.mouse.move(2, 2); // brings what shows cards
  const mark = page.locator(MARK).first();
  const describedBy = () => mark.getAttribute('aria-describedby');
  expect(await describedBy()).toBe('footnote-label');
  await page.keyboard.press('Tab');
  await expect
    .poll(async () => {
      await mark.blur();
      await mark.focus();
      return page.waitForSelector(CARD, {timeout: 2000}).catch(() => null);
    })
    .not.toBeNull();
  expect(await describedBy()).toBe('footnote-label peek');
  expect(await page.locator(CARD).getAttribute('role')).toBe('tooltip');
  const note = await page.locator('.notes li').first().innerText();
  expect(note).toContain((await textOf(page)).trim());
  expect(await page.locator(`${CARD} [id]`).count()).toBe(0);
  await page.keyboard.press('Tab');
  await isGone(page);
  expect(await describedBy()).toBe('footnote-label');
});

test('a reader who switched cards off has none; for a page that cannot be had there is none either, silently', async ({
  open,
}) => {
  let messages: string[] = [];
  const page = await open(NOTE, {
    isFresh: true,
    prepare: (p) => {
      messages = gatherMessages(p);
      return p.clock.install();
    },
  });
  const rest = async (selector: string) => {
    await page.mouse.move(2, 2);
    await page.clock.runFor(1000);
    await isGone(page);
    await page.locator(selector).first().hover();
    await page.clock.runFor(1000);
  };
  await rest(MARK);
  await page.waitForSelector(CARD);
  await page.evaluate(() => localStorage.setItem('wuya.desk', 'no-peek'));
  await rest(MARK);
  expect(await page.locator(CARD).count()).toBe(0);
  await page.evaluate(() => localStorage.removeItem('wuya.desk'));
  await page.route('**/index.json', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await rest('.related a');
  await failed;
  await rest(MARK);
  await page.waitForSelector(CARD);
  expect(messages.filter((message) => !/Failed to load resource/.test(message))).toEqual([]);
});

describe('a finger', () => {
  test('that stays on a link shows its card and does not follow it; the menu of the browser, and scrolling, take it away; the mark of a footnote shows the note', async ({
    open,
  }) => {
    const page = await open(NOTE, {
      viewport: {width: 390, height: 844},
      hasTouch: true,
      isMobile: true,
      isFresh: true,
      reducedMotion: 'reduce',
      prepare: async (p) => {
        // The browser's own menu, which comes when its own clock says so.
        await p.addInitScript(() =>
          addEventListener(
            'contextmenu',
            (event) => {
              if (!event.isTrusted) return;
              event.preventDefault();
              event.stopImmediatePropagation();
            },
            {capture: true},
          ),
        );
        await p.clock.install();
      },
    });
    const session = await page.context().newCDPSession(page);
    const link = page.locator(LINK).first();
    const mark = page.locator(MARK).first();
    const url = page.url();
    await page.touchscreen.tap(200, 300); // brings what shows cards
    await link.scrollIntoViewIfNeeded();
    const down = await pressOn(session, page, LINK);
    await expect
      .poll(async () => {
        await down.start();
        const isShown = await page.waitForSelector(CARD, {timeout: 2000}).catch(() => null);
        // Until what shows cards is there, letting go would follow the link.
        await (isShown ? down.end() : down.cancel());
        // A card that came late for the press before goes with this one.
        return page.locator(CARD).count();
      })
      .toBe(1);
    expect(page.url()).toBe(url);
    expect(await placeOf(page, LINK)).toEqual({coversLink: false, sticksOut: false});

    await page.touchscreen.tap(8, 100);
    await isGone(page);
    await down.start();
    await page.waitForSelector(CARD);
    await link.dispatchEvent('contextmenu');
    await isGone(page);
    await down.cancel(); // as the browser ends it where it shows its menu
    expect(page.url()).toBe(url);

    await down.start();
    await down.move(0, 60);
    await down.move(0, 120);
    await page.clock.runFor(1000);
    expect(await page.locator(CARD).count()).toBe(0);
    await down.cancel(); // a page that is let go of rolls on

    await mark.scrollIntoViewIfNeeded();
    await drawn(page); // what was scrolled is told with the next picture
    await mark.tap();
    await page.waitForSelector(CARD);
    expect(page.url()).toBe(url);
    await mark.tap();
    await page.waitForURL(/#fn-/);
  });
});

/** A finger on the middle of an element. */
async function pressOn(session: CDPSession, page: Page, selector: string) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', dx = 0, dy = 0) =>
    page
      .locator(selector)
      .first()
      .boundingBox()
      .then((box) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints:
            type === 'touchEnd' || type === 'touchCancel'
              ? []
              : [{x: box!.x + Math.min(box!.width / 2, 40) + dx, y: box!.y + box!.height / 2 + dy}],
        }),
      );
  return {
    start: () => send('touchStart'),
    move: (dx: number, dy: number) => send('touchMove', dx, dy),
    end: () => send('touchEnd'),
    cancel: () => send('touchCancel'),
  };
}
