import {describe, expect} from 'vitest';
import {hydrated, test} from './helpers/browser.ts';
import {NOTE, urlOf} from './helpers/pages.ts';

// everyKind.test.ts looks at the articles.
describe('a page coming alive', () => {
  test('keeps a category that the reader opened before', async ({open}) => {
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    const page = await open(NOTE, {
      until: 'load',
      prepare: (p) =>
        p.route(/\/assets\/app-[^/]+\.js$/, async (route) => {
          await held;
          await route.continue();
        }),
    });
    const closed = page.locator('.side details:not([open]) > summary').first();
    const label = (await closed.textContent())!;
    await closed.click();
    release();
    await hydrated(page);
    expect(
      await page
        .locator('.side details', {hasText: label})
        .evaluate((details: HTMLDetailsElement) => details.open),
    ).toBe(true);
  });
});

describe('the document of a note', () => {
  test('has each sentence of its article once', async ({reader}) => {
    const html = await (await fetch(urlOf(NOTE))).text();
    await reader.goto(urlOf(NOTE));
    const sentences = await reader
      .locator('.prose :is(p, li)')
      .evaluateAll((elements) =>
        elements
          .flatMap((element) =>
            [...element.childNodes]
              .filter((node) => node.nodeType === Node.TEXT_NODE)
              .map((node) => node.nodeValue!.trim()),
          )
          .filter((text) => text.length >= 20 && !/[&<>"']/.test(text)),
      );
    expect(sentences.length).toBeGreaterThan(10);
    expect(sentences.filter((sentence) => html.split(sentence).length !== 2)).toEqual([]);
  });

  test('reads whole when its scripts never come', async ({open}) => {
    let refused: Promise<unknown> | undefined;
    const page = await open(NOTE, {
      until: 'load',
      prepare: (p) => {
        refused = p.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
        return p.route(/\.js$/, (route) => route.abort());
      },
    });
    await refused;
    await expect.poll(() => page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
    await expect.poll(() => page.locator('h1').isVisible()).toBe(true);
    expect((await page.locator('.prose').innerText()).length).toBeGreaterThan(800);
    await page.locator('.pager .next').click();
    await page.waitForURL((url) => url.href !== urlOf(NOTE));
    await expect.poll(() => page.locator('h1').isVisible()).toBe(true);
  });
});
