import type {Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, inject} from 'vitest';
import {follow, gatherMessages, hydrated, test} from './helpers/browser.ts';
import {createSite} from './helpers/site.ts';
import {runWuya} from './helpers/wuya.ts';
import {buildFixture, serveUnder, type StaticServer} from './helpers/runtimeSite.ts';

for (const locale of ['zh-CN', 'en'] as const) {
  describe(`in ${locale}`, () => {
    let server: StaticServer;
    let remove = () => {};
    beforeAll(async () => {
      const site = await buildFixture({locale});
      remove = site.remove;
      server = await serveUnder(site.dist, '/f/');
    });
    afterAll(async () => {
      await server?.close();
      remove();
    });
    const at = (path: string) => `${server.origin}/f/${path}`;
    const isChinese = locale === 'zh-CN';

    describe('a page that crashes', () => {
      const crash = async (page: Page) => {
        await page.locator('#break').click();
        await page.getByRole('alert').waitFor();
      };

      test('shows the error page with the chain of causes, and comes back by Try again', async ({open}) => {
        const page = await open(at('crash/'));
        const title = await page.title();
        await crash(page);
        expect(await page.title()).toBe('Page Error');
        expect(await page.getByRole('heading', {name: /This page crashed\./}).count()).toBe(1);
        const cause = isChinese ? '原因：' : 'Cause:';
        expect(await page.locator('[role=alert] pre').textContent()).toBe(`A\n\n${cause}\nB\n\n${cause}\nC`);
        expect(await page.locator('[role=alert] pre').evaluate((pre) => getComputedStyle(pre).whiteSpace)).toMatch(/pre-wrap/);
        expect(await page.locator('.nav').isVisible()).toBe(true);
        expect(await page.locator('.foot').isVisible()).toBe(true);
        await page.evaluate(() => Object.assign(window, {mended: true}));
        await page.getByRole('button', {name: /Try again/}).click();
        expect(await page.locator('h1').innerText()).toBe('完好');
        expect(await page.title()).toBe(title);
      });

      test('is left behind by a navigation', async ({open}) => {
        const page = await open(at('crash/'));
        await crash(page);
        await follow(page, () => page.locator('.nav a', {hasText: '甲'}).click());
        expect(await page.locator('h1').innerText()).toBe('甲');
        expect(await page.getByRole('alert').count()).toBe(0);
        expect(await page.title()).toMatch(/^甲/);
      });
    });

    test('an item of the navbar that fails is named as JSON with its cause, in the same error page', async ({open}) => {
      const page = await open(at('a/#break-nav'), {until: 'load'});
      await page.getByRole('alert').waitFor();
      const text = (await page.locator('[role=alert] pre').textContent())!;
      expect(text).toContain('"kind": "html"');
      expect(text).toContain('nav-html');
      expect(text).toMatch(isChinese ? /原因：\nthe item is broken$/ : /Cause:\nthe item is broken$/);
      expect(await page.title()).toBe('Page Error');
    });

    test('a dropdown opens by keyboard, closes by Esc and focus elsewhere', async ({open}) => {
      const messages: string[] = [];
      const page = await open(at('b/'), {prepare: (p) => void p.on('console', (message) => messages.push(message.text()))});
      const button = page.getByRole('button', {name: '更多'});
      expect(await button.getAttribute('data-current')).toBe('');
      await button.focus();
      await page.keyboard.press('Enter');
      expect(await button.getAttribute('aria-expanded')).toBe('true');
      const first = page.locator('.drop a', {hasText: '乙'});
      expect(await first.getAttribute('aria-current')).toBe('page');
      await page.keyboard.press('ArrowDown');
      await page.waitForFunction(() => document.activeElement?.textContent === '乙');
      await page.keyboard.press('Escape');
      expect(await button.getAttribute('aria-expanded')).toBe('false');
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('ArrowDown');
      await page.waitForFunction(() => document.activeElement?.textContent === '乙');
      await page.locator('.mode').first().focus();
      await page.waitForFunction(() => !document.querySelector('.drop[data-open]'));
      expect(await page.locator('.drop a', {hasText: '外'}).getAttribute('rel')).toBe('noopener noreferrer');
      expect(messages).toEqual([]);
    });

    test('the only version is a plain link; languages keep path, query and fragment', async ({open}) => {
      const page = await open(at('b/?x=1#小节'));
      expect(await page.locator('.nav .end > a', {hasText: 'Next'}).getAttribute('href')).toBe('/f/a/');
      const other = page.locator('.drop a[lang=en]');
      expect(await other.getAttribute('href')).toBe('/f/en/b/');
      expect(await other.getAttribute('target')).toBe('_self');
      await page.getByRole('button', {name: /语言|Languages/}).click();
      const [request] = await Promise.all([page.waitForRequest(/\/f\/en\//), other.click()]);
      expect(request.url()).toContain('/f/en/b/?x=1');
    });

    test('the menu of narrow windows holds the dropdowns as groups', async ({open}) => {
      const page = await open(at('b/'), {viewport: {width: 390, height: 800}});
      await page.locator('.burger').click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('button', {name: /主菜单|main menu/}).click();
      const group = drawer.getByRole('button', {name: /^更多/});
      expect(await group.getAttribute('aria-expanded')).toBe('true');
      await group.click();
      expect(await drawer.locator('a', {hasText: '乙'}).first().isVisible()).toBe(false);
    });

    test('the announcement, once closed, is gone before paint; another id brings it back on that load', async ({open}) => {
      const page = await open(at('a/'));
      await page.locator('.announce button').click();
      expect(await page.locator('.announce').count()).toBe(0);
      await page.goto(at('b/'), {waitUntil: 'commit'});
      await page.waitForSelector('.announce', {state: 'attached'});
      expect(await page.locator('.announce').isVisible()).toBe(false);
      await hydrated(page);
      await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'older'));
      await page.reload();
      await hydrated(page);
      expect(await page.locator('.announce').isVisible()).toBe(true);
      expect(await page.evaluate(() => [localStorage.getItem('docusaurus.announcement.id'), localStorage.getItem('docusaurus.announcement.dismiss')])).toEqual(['one', 'false']);
    });

    test('the navbar hides on the way down and comes back on the way up', async ({open}) => {
      const page = await open(at('a/'));
      const bottom = () => page.locator('.nav').evaluate((nav) => nav.getBoundingClientRect().bottom);
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, 500);
      await page.mouse.wheel(0, 500);
      await page.waitForFunction(() => document.querySelector('.nav')!.getBoundingClientRect().bottom <= 0);
      await page.mouse.wheel(0, -200);
      await page.waitForFunction(() => document.querySelector('.nav')!.getBoundingClientRect().top === 0);
      expect(await bottom()).toBeGreaterThan(0);
    });

    test('nobody else is asked for anything, and nothing is said', async ({open}) => {
      const hosts = new Set<string>();
      let messages: string[] = [];
      const page = await open(at(''), {prepare: (p) => {
        messages = gatherMessages(p);
        p.on('request', (request) => hosts.add(new URL(request.url()).origin));
      }});
      for (const path of ['a/', 'b/', 'crash/', 'search/']) {
        await page.goto(at(path));
        await hydrated(page);
      }
      expect([...hosts]).toEqual([server.origin]);
      expect(messages).toEqual([]);
    });
  });
}

describe('the banner about a wrong base URL', () => {
  let wrong: StaticServer;
  beforeAll(async () => {
    wrong = await serveUnder(inject('site').dist, '/wrong/');
  });
  afterAll(() => wrong?.close());
  const banner = (page: Page) => page.locator('#wuya-base-url-banner');

  test('shows on the home page under another path, with both paths', async ({open}) => {
    const page = await open(`${wrong.origin}/wrong/`, {until: 'load'});
    await banner(page).waitFor();
    expect(await banner(page).getAttribute('role')).toBe('alert');
    const text = await banner(page).innerText();
    expect(text).toContain('baseUrl = /wuya/');
    expect(text).toContain('baseUrl = /wrong/');
    expect(text).toContain('Your site did not load properly.');
  });

  test('shows on no other page', async ({open}) => {
    const page = await open(`${wrong.origin}/wrong/backend/`, {until: 'load'});
    await page.waitForEvent('console', {predicate: (message) => message.type() === 'warning', timeout: 5000}).catch(() => undefined);
    expect(await banner(page).count()).toBe(0);
  });

  test('does not show where the site is served right, nor when only its scripts fail', async ({open}) => {
    const page = await open('/wuya/');
    expect(await banner(page).count()).toBe(0);
    const blocked = await open('/wuya/', {until: 'load', prepare: (p) => p.route(/\.js$/, (route) => route.abort())});
    await blocked.waitForEvent('console', {predicate: (message) => message.type() === 'warning', timeout: 5000}).catch(() => undefined);
    expect(await banner(blocked).count()).toBe(0);
  });
});

test('a navbar item of unknown type stops the build, and so does a doc that is not there', async () => {
  const site = createSite({
    'wuya.config.ts': `export default {title: 'F', url: 'https://f.example', themeConfig: {navbar: {items: [{type: 'doc', docId: 'missing'}]}}};`,
    'docs/a.md': '# A\n',
  });
  const missing = await runWuya('build', site.dir);
  expect(missing.code).not.toBe(0);
  expect(missing.stderr).toContain('Available doc ids are:');
  expect(missing.stderr).toContain('- a');
  site.write('wuya.config.ts', `export default {title: 'F', url: 'https://f.example', themeConfig: {navbar: {items: [{type: 'sparkle', label: 'x'}]}}};`);
  const unknown = await runWuya('build', site.dir);
  expect(unknown.code).not.toBe(0);
  expect(unknown.stderr).toContain('No NavbarItem component found for type "sparkle".');
  site.remove();
});
