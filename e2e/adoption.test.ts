import {afterAll, beforeAll, describe, expect} from 'vitest';
import {gatherMessages, test} from './helpers/browser.ts';
import {BASE, NOTE, PAGE_KINDS, urlOf} from './helpers/pages.ts';
import {copySite, type TemporarySite} from './helpers/site.ts';
import {type Running, startWuya} from './helpers/wuya.ts';

declare global {
  interface Window {
    /** What the script of `watchArticle` saw. */
    seen: {article: Element | null; mutations: string[]};
  }
}

/** Runs in the page before anything else: from the moment the document is parsed, notes every change of its article. */
function watchArticle(): void {
  window.seen = {article: null, mutations: []};
  document.addEventListener('DOMContentLoaded', () => {
    const article = document.querySelector('.prose');
    window.seen.article = article;
    if (!article) return;
    const observer = new MutationObserver((records) => {
      for (const {type, target} of records) window.seen.mutations.push(`${type} on ${target.nodeName}`);
    });
    observer.observe(article, {attributes: true, characterData: true, childList: true, subtree: true});
  });
}

const ARTICLES = PAGE_KINDS.filter(({kind}) => ['getting started', 'markdown', 'section', 'note'].includes(kind));

describe('a page coming alive', () => {
  test.for(ARTICLES)('changes nothing in the article of the $kind page', async ({path}, {open}) => {
    const page = await open(path, {prepare: (p) => p.addInitScript(watchArticle)});
    const seen = await page.evaluate(() => ({mutations: window.seen.mutations, isSame: window.seen.article !== null && window.seen.article === document.querySelector('.prose')}));
    expect(seen).toEqual({mutations: [], isSame: true});
  });

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
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    expect(await page.locator('.side details', {hasText: label}).evaluate((details: HTMLDetailsElement) => details.open)).toBe(true);
  });
});

describe('the document of a note', () => {
  test('has each sentence of its article once', async ({reader}) => {
    const html = await (await fetch(urlOf(NOTE))).text();
    await reader.goto(urlOf(NOTE));
    const sentences = await reader.locator('.prose :is(p, li)').evaluateAll((elements) =>
      elements.flatMap((element) => [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.nodeValue!.trim())).filter((text) => text.length >= 20 && !/[&<>"']/.test(text)),
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
    expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect((await page.locator('.prose').innerText()).length).toBeGreaterThan(800);
    await page.locator('.pager .next').click();
    await page.waitForURL((url) => url.href !== urlOf(NOTE));
    expect(await page.locator('h1').isVisible()).toBe(true);
  });
});

describe('in development', () => {
  let site: TemporarySite;
  let server: Running;
  beforeAll(async () => {
    site = copySite();
    server = await startWuya('dev', site.dir, '--port', '0');
  });
  afterAll(async () => {
    await server.stop();
    site.remove();
  });

  test.for(PAGE_KINDS.filter(({kind}) => kind !== 'not-found'))('React has nothing to warn about on the $kind page', async ({path}, {open}) => {
    let messages: string[] = [];
    await open(new URL(path, server.url).href, {prepare: (p) => void (messages = gatherMessages(p))});
    expect(messages.filter((message) => !/^debug: \[vite\]|React DevTools/.test(message))).toEqual([]);
  });

  test('the article of a note is adopted as it stands', async ({open}) => {
    const page = await open(new URL(NOTE, server.url).href, {prepare: (p) => p.addInitScript(watchArticle)});
    expect(await page.evaluate(() => window.seen.mutations)).toEqual([]);
    expect(server.url.endsWith(BASE)).toBe(true);
  });
});
