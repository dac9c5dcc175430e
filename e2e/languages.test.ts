import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect} from 'vitest';
import {createLanguageFiles} from '../packages/engine/test/helpers/languageSite.ts';
import {buildAndServe, type Served} from './helpers/built.ts';
import {findViolationsInBothModes} from './helpers/axe.ts';
import {follow, gatherMessages, hydrated, test} from './helpers/browser.ts';
import {createSite, type TemporarySite} from './helpers/site.ts';

let site: TemporarySite;
let server: Served;
beforeAll(async () => {
  site = createSite(createLanguageFiles());
  server = await buildAndServe(site.dir);
});
afterAll(async () => {
  await server?.stop();
  site.remove();
});

const at = (path: string) => new URL(path, server.url).href;
const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

describe('a site of three languages and two collections', () => {
  test('leads from a note to the same one in another language, and keeps the place on it', async ({
    open,
  }) => {
    const messages: string[] = [];
    const page = await open(at('api/next/call/?a=1#b'), {
      prepare: (p) => void messages.push(...gatherMessages(p)),
    });
    await hydrated(page);
    await page.getByRole('button', {name: '语言：简体中文'}).click();
    await page.getByRole('link', {name: 'English'}).click();
    await page.waitForURL('**/x/en/api/next/calling/?a=1#b');
    await hydrated(page);
    expect(await languageOf(page)).toBe('en');
    await expect.poll(() => page.locator('h1').textContent()).toBe('Calling');
    expect(messages).toEqual([]);
  });

  test('says that a note is not translated, in the language of the reader, navigates inside it without a load and without the notice, and leads to the original', async ({
    open,
  }) => {
    const page = await open(at('en/only/'));
    await hydrated(page);
    const notice = page.locator('[data-untranslated]');
    await expect.poll(() => notice.innerText()).toContain('This page is not translated yet.');
    await expect.poll(() => page.locator('.prose').getAttribute('lang')).toBe('zh-CN');
    expect(await findViolationsInBothModes(page)).toEqual([]);
    await page.evaluate(() => Reflect.set(window, 'mark', 1));
    await page.getByRole('link', {name: 'Notes', exact: true}).click();
    await page.waitForURL('**/x/en/');
    await page.locator('h1', {hasText: 'Home'}).waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'mark') as number)).toBe(1);
    await expect.poll(() => page.locator('[data-untranslated]').count()).toBe(0);
    expect(
      await page
        .locator('head link[hreflang]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([
      'https://x.example/x/',
      'https://x.example/x/en/',
      'https://x.example/x/zh-Hant/',
      'https://x.example/x/',
    ]);
    await follow(page, () => page.goBack());
    await notice.getByRole('link', {name: '简体中文'}).click();
    await page.waitForURL('**/x/only/');
    await expect.poll(() => page.locator('[data-untranslated]').count()).toBe(0);
  });

  test('finds in the language of the reader, in the chosen version of a collection', async ({
    open,
  }) => {
    const page = await open(at('en/search/?q=closure'));
    const found = () =>
      page
        .locator('main a[href*="/api/"]')
        .evaluateAll((links) => [
          ...new Set(links.map((link) => (link as HTMLAnchorElement).pathname)),
        ]);
    await page.locator('main a[href*="/api/call/"]').first().waitFor();
    expect(await found()).toEqual(['/x/en/api/call/']);
    await page.getByLabel('Where to search').selectOption('api');
    await page.getByLabel(/Versions/).selectOption('current');
    await page.locator('main a[href*="/calling/"]').first().waitFor();
    expect(await found()).toEqual(['/x/en/api/next/calling/']);
    await page.getByLabel('Where to search').selectOption('default');
    // A word is found by its Chinese counterpart too.
    await page.locator('main a[href$="/only/"]').first().waitFor();
    await page.locator('main a[href*="/api/"]').first().waitFor({state: 'detached'});
  });

  test('leads to the same note in another version of its collection', async ({open}) => {
    const page = await open(at('zh-Hant/api/call/'));
    await hydrated(page);
    await page.getByRole('button', {name: '版本：2', exact: true}).click();
    await page.getByRole('link', {name: 'Next'}).click();
    await page.waitForURL('**/x/zh-Hant/api/next/call/');
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-api'))).toBe(
      'current',
    );
  });

  test('says in each language that there is nothing at an address', async () => {
    for (const [path, language] of [
      ['en/nothing/', 'en'],
      ['nothing/', 'zh-CN'],
    ] as const) {
      const answer = await fetch(at(path));
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).toMatch(new RegExp(`<html[^>]* lang="?${language}[" >]`));
    }
  });

  test('has its not-found page in the language of the address where the host knows one such page', async ({
    open,
  }) => {
    const messages: string[] = [];
    const address = at('en/nowhere/?a=1#b');
    const body = readFileSync(join(site.dir, 'dist/404.html'), 'utf8');
    const page = await open(address, {
      isFresh: true,
      prepare: async (p) => {
        messages.push(...gatherMessages(p));
        await p.route('**/x/en/nowhere/*', (route) =>
          route.fulfill({status: 404, contentType: 'text/html', body}),
        );
      },
    });
    await hydrated(page);
    await expect.poll(() => page.locator('h1').textContent()).toBe('Page Not Found');
    expect([await languageOf(page), page.url()]).toEqual(['en', address]);
    expect(messages.filter((text) => !text.includes('404'))).toEqual([]);
  });
});
