import {describe, expect} from 'vitest';
import {findViolationsInBothModes} from './helpers/axe.ts';
import {drawn, gatherMessages, quoteShown, test} from './helpers/browser.ts';
import {PAGE_KINDS} from './helpers/pages.ts';
import {scrollThrough, shifted, watchArticle, watchShifts} from './helpers/runtime.ts';

/** Kinds whose article is Markdown, which the client adopts as it is. */
const ARTICLES = ['markdown', 'section', 'note'];
/** Kinds whose navbar, sidebar and footer are looked at in dark too: all that there are. */
const FRAMES = ['home', 'note'];
/** Both sides of the breakpoint at their narrowest, a phone and the narrowest screen. */
const WIDTHS = [997, 390, 320];

// One load of each is looked at in every way: it costs more than what is asked of it.
describe.for(PAGE_KINDS)('the $kind page', ({kind, path}) => {
  test('comes alive with its article as it was, never shifts on a phone, says nothing, asks the site alone, sets no cookie, has one quote; axe finds nothing in light and in dark; no width overflows', async ({
    open,
  }) => {
    let messages: string[] = [];
    const hosts = new Set<string>();
    const page = await open(path, {
      viewport: {width: 390, height: 844},
      looksAhead: true,
      prepare: async (p) => {
        messages = gatherMessages(p);
        p.on('request', (request) => hosts.add(new URL(request.url()).host));
        await p.addInitScript(watchShifts);
        await p.addInitScript(watchArticle);
      },
    });
    const isArticle = ARTICLES.includes(kind);
    const adopted = await page.evaluate(
      (asked) =>
        asked && {
          mutations: window.seen.mutations,
          isSame:
            window.seen.article !== null &&
            window.seen.article === document.querySelector('.prose'),
        },
      isArticle,
    );
    expect(adopted).toEqual(isArticle && {mutations: [], isSame: true});
    await page.evaluate(scrollThrough);
    expect(await shifted(page)).toEqual([]);

    await quoteShown(page);
    await expect.poll(() => page.locator('.foot .quote').innerText()).toMatch(/海不厌深.*曹操/s);
    expect(await page.locator('.quote').count()).toBe(1);
    expect(await shifted(page)).toEqual([]);
    expect(await page.locator('#wuya-base-url-banner').count()).toBe(0);
    // Chromium tells of the document's own status.
    expect(messages.filter((text) => kind !== 'not-found' || !text.includes('404'))).toEqual([]);
    expect([...hosts]).toEqual([new URL(page.url()).host]);
    expect(await page.context().cookies()).toEqual([]);
    expect(
      await page
        .locator('input[type=password], input[autocomplete*=username], input[type=email]')
        .count(),
    ).toBe(0);

    await page.setViewportSize({width: 1440, height: 900});
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await page.emulateMedia({reducedMotion: 'reduce'});
    const darkPart = FRAMES.includes(kind) ? undefined : 'main';
    expect(await findViolationsInBothModes(page, undefined, darkPart)).toEqual([]);

    const overflows: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 844});
      await drawn(page);
      const {scrollWidth, clientWidth} = await page.evaluate(() => document.documentElement);
      if (scrollWidth > clientWidth) overflows.push(`${width}: ${scrollWidth}`);
    }
    expect(overflows).toEqual([]);
  });
});
