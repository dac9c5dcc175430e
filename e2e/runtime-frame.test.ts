import type {Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect} from 'vitest';
import {findViolations, findViolationsInBothModes} from './helpers/axe.ts';
import {
  addLink,
  follow,
  gatherMessages,
  hydrated,
  isMarked,
  mark,
  test,
} from './helpers/browser.ts';
import {
  countDocuments,
  cutOff,
  fakeConnection,
  hold,
  shifted,
  watchShifts,
} from './helpers/runtime.ts';
import {buildFixture, serveUnder, type StaticServer} from './helpers/runtimeSite.ts';

/** Goes on with the page of the test before. */
const WARM = {isWarm: true} as const;

/** A phone and both sides of the breakpoint. */
const WIDTHS = [390, 996, 997];

const banner = (page: Page) => page.locator('#wuya-base-url-banner');
let server: StaticServer;
let wrong: StaticServer;
let remove = () => {};
beforeAll(async () => {
  const site = await buildFixture();
  remove = site.remove;
  server = await serveUnder(site.dist, '/f/');
  wrong = await serveUnder(site.dist, '/wrong/');
});
afterAll(async () => {
  await server?.close();
  await wrong?.close();
  remove();
});
const at = (path: string) => `${server.origin}/f/${path}`;
const cause = '原因：';

describe('a page that crashes', () => {
  const crash = async (page: Page) => {
    await page.evaluate(() => document.getElementById('break')!.click()); // shifts after a real click are not counted
    await page.getByRole('alert').waitFor();
  };

  test('shows the error page with the chain of causes, comes back by Try again (its state is that of a hook in CommonJS), and is left behind by a navigation', async ({
    open,
  }) => {
    const page = await open(at('crash/'), {
      reducedMotion: 'reduce',
      prepare: (p) => p.addInitScript(watchShifts),
    });
    const title = await page.title();
    await crash(page);
    expect(await shifted(page)).toEqual([]);
    expect(await page.title()).toBe('Page Error');
    expect(await findViolationsInBothModes(page)).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 800});
      expect(await page.evaluate(() => document.documentElement.scrollWidth), String(width)).toBe(
        width,
      );
    }
    expect(await page.getByRole('heading', {name: '这个页面崩溃了。'}).count()).toBe(1);
    // One language: only the error's own text may be of another.
    expect(
      (await page.locator('[role=alert] :is(h1, button, a)').allInnerTexts()).join(' '),
    ).not.toMatch(/[A-Za-z]/);
    await expect
      .poll(() => page.locator('[role=alert] pre').textContent())
      .toBe(`A\n\n${cause}\nB\n\n${cause}\nC`);
    expect(
      await page.locator('[role=alert] pre').evaluate((pre) => getComputedStyle(pre).whiteSpace),
    ).toMatch(/pre-wrap/);
    await expect.poll(() => page.locator('.nav').isVisible()).toBe(true);
    await expect.poll(() => page.locator('.foot').isVisible()).toBe(true);
    await page.evaluate(() => Object.assign(window, {isFixed: true}));
    await page.getByRole('button', {name: /Try again|重试/}).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('完好');
    expect(await page.title()).toBe(title);

    await page.evaluate(() => Object.assign(window, {isFixed: false}));
    await crash(page);
    await follow(page, () => page.locator('.nav a', {hasText: '甲'}).click());
    await expect.poll(() => page.locator('h1').innerText()).toBe('甲');
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    expect(await page.title()).toMatch(/^甲/);
  });

  test('has a way home where even the error page does not come', async ({open}) => {
    const page = await open(at('crash/'), {
      prepare: (p) => p.route(/\/PageError-[^/]*\.js$/, (route) => route.abort()),
    });
    await page.evaluate(() => document.getElementById('break')!.click());
    const home = page.locator('main a.go');
    await home.waitFor();
    await expect.poll(() => page.locator('main pre').innerText()).toBe('Error: A');
    await home.click();
    await page.waitForURL(at(''));
  });
});

test('a page that cannot be drawn shows the error page wherever the reader comes from, with its title each time', async ({
  open,
}) => {
  const page = await open(at('broken/'), {until: 'load'});
  const message = page.locator('[role=alert] pre');
  for (let visit = 1; visit <= 2; visit++) {
    await message.waitFor();
    await expect.poll(() => message.textContent()).toBe('broken from the start');
    expect(await page.title()).toBe('Page Error');
    await follow(page, () => page.locator('.nav a', {hasText: '甲'}).click());
    expect(await page.title()).toMatch(/^甲/);
    await addLink(page, '/f/broken/');
    await page.locator('#probe').click();
  }
  await message.waitFor();
  await page.evaluate(() => Object.assign(window, {isFixed: true}));
  await page.getByRole('button', {name: /Try again|重试/}).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('画出来了');
  expect(await page.title()).toMatch(/^崩溃的页面/);
});

describe('a frame that crashes', () => {
  test('as the page comes alive leaves the error page alone, and comes back whole by Try again', async ({
    open,
  }) => {
    const page = await open(at('a/'), {
      until: 'load',
      reducedMotion: 'reduce',
      prepare: (p) => p.addInitScript(() => Object.assign(window, {footerIsBroken: true})),
    });
    await page.getByRole('alert').waitFor();
    expect(await page.title()).toBe('Page Error');
    expect(await page.getByRole('heading', {name: '这个页面崩溃了。'}).count()).toBe(1);
    await expect
      .poll(() => page.locator('[role=alert] pre').textContent())
      .toBe(`the footer is broken\n\n${cause}\nno water`);
    await expect.poll(() => page.locator('.nav, .foot').count()).toBe(0);
    expect(await findViolationsInBothModes(page)).toEqual([]);
    await page.evaluate(() => Object.assign(window, {footerIsBroken: false}));
    await page.getByRole('button', {name: /Try again|重试/}).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('甲');
    await expect.poll(() => page.locator('.nav').isVisible()).toBe(true);
    await expect.poll(() => page.locator('.foot').isVisible()).toBe(true);
    expect(await page.title()).toMatch(/^甲/);
  });

  test('with a navigation is left behind by the next one', async ({open}) => {
    const page = await open(at('a/'));
    await page.evaluate(() => Object.assign(window, {footerIsBroken: true}));
    await follow(page, () => page.locator('.nav .brand').click());
    await page.getByRole('button', {name: /Try again|重试/}).waitFor();
    expect(await page.title()).toBe('Page Error');
    await page.evaluate(() => Object.assign(window, {footerIsBroken: false}));
    await follow(page, () => page.evaluate(() => history.back()));
    await expect.poll(() => page.locator('h1').innerText()).toBe('甲');
    expect(await page.title()).toMatch(/^甲/);
  });

  test.for([
    {name: 'html', item: ['"type": "html",', '"value": "<i id=\\"nav-html\\">html</i>"']},
    {name: 'search', item: ['"type": "search",', '"position": "right"']},
  ])(
    'C8.9 by the $name item of the navbar names the item as JSON with its cause',
    async ({name, item}, {open}) => {
      const page = await open(at(`a/#break-${name}`), {until: 'load'});
      await page.getByRole('button', {name: /Try again|重试/}).waitFor();
      const text = (await page.locator('[role=alert] pre').textContent())!;
      expect(text).toContain('themeConfig.navbar.items');
      for (const line of item) expect(text).toContain(`\n  ${line}\n`);
      expect(text.endsWith(`}\n\n${cause}\nthe item is broken`)).toBe(true);
      expect(await page.title()).toBe('Page Error');
      await expect.poll(() => page.locator('.nav').count()).toBe(0);
      await expect
        .poll(() => page.getByRole('alert').getByRole('link').getAttribute('href'))
        .toBe('/f/');
      await page.evaluate(() => Object.assign(window, {isFixed: true}));
      await page.getByRole('button', {name: /Try again|重试/}).click();
      await expect.poll(() => page.locator('#nav-html').isVisible()).toBe(true);
    },
  );

  test('C8.9 by an item of the menu names the item too', async ({open}) => {
    const page = await open(at('a/#break-drawer-html'), {viewport: {width: 390, height: 800}});
    await page.locator('.burger').click();
    await page.getByRole('button', {name: /Try again|重试/}).waitFor();
    await expect
      .poll(() => page.locator('[role=alert] pre').textContent())
      .toMatch(/themeConfig\.navbar\.items[^]*"type": "html"[^]*\nthe item is broken$/);
  });
});

test('a page whose module has no default export says so in the box of a failed load, its route named', async ({
  open,
}) => {
  const page = await open(at('a/'), {
    prepare: async (p) => {
      await p.route(/\/assets\/crash-[^/]*\.js$/, (route) =>
        route.fulfill({contentType: 'text/javascript', body: 'export const named = 1;'}),
      );
      await p.route(/\/f\/crash\/$/, (route) => route.abort()); // no document to reload either
    },
  });
  await addLink(page, '/f/crash/');
  await page.locator('#probe').click();
  await page.getByRole('alert').waitFor();
  await expect
    .poll(() => page.locator('[role=alert] pre').innerText())
    .toMatch(/\/f\/crash\/.*default export/);
});

test('C2.14 a module that does not come shows the box, and Retry asks for it again, as often as it takes', async ({
  open,
}) => {
  let fault!: Awaited<ReturnType<typeof cutOff>>;
  const page = await open(at('a/'), {
    prepare: async (p) => {
      await p.addInitScript(watchShifts);
      fault = await cutOff(p, /\/assets\/crash-[^/]*\.js/);
      await p.route(/\/f\/crash\/$/, (route) => route.abort()); // no document to reload either
    },
  });
  await mark(page);
  await addLink(page, '/f/crash/');
  await page.evaluate(() => document.getElementById('probe')!.click());
  const button = page.getByRole('alert').getByRole('button', {name: /Retry/});
  await button.waitFor();
  expect(await shifted(page)).toEqual([]);
  for (let attempt = 1; attempt <= 2; attempt++) {
    await button.waitFor();
    const before = fault.count;
    await button.click();
    await page.waitForFunction(
      () => document.querySelector('[role=alert] button')?.getAttribute('aria-busy') === 'false',
    );
    expect(fault.count).toBeGreaterThan(before);
  }
  fault.isOn = false;
  await follow(page, () => button.click());
  await expect.poll(() => page.locator('h1').innerText()).toBe('完好');
  expect(await isMarked(page)).toBe(true);
});

test('C2.15 a module that fails as it runs reloads the browser once at the new address, where the document reads', async ({
  open,
}) => {
  let documents!: () => number;
  const page = await open(at('a/'), {
    prepare: async (p) => {
      documents = countDocuments(p);
      await p.route(/\/assets\/crash-[^/]*\.js/, (route) =>
        route.fulfill({contentType: 'text/javascript', body: 'throw new Error("x");'}),
      );
    },
  });
  await addLink(page, '/f/crash/');
  await Promise.all([page.waitForEvent('load'), page.locator('#probe').click()]);
  expect(page.url()).toBe(at('crash/'));
  await expect.poll(() => page.locator('h1').innerText()).toBe('完好');
  expect(documents()).toBe(2);
});

test('a server that ends under the reader leaves the page and the box with Retry; once it is back, Retry shows the page', async ({
  open,
}) => {
  const page = await open(at('a/'), {
    reducedMotion: 'reduce',
    prepare: (p) => p.addInitScript(fakeConnection, {saveData: true}),
  });
  await mark(page);
  // What only a reader who goes on needs is there before the end.
  await follow(page, () => page.locator('.nav .brand').click());
  await follow(page, () => page.locator('.nav a', {hasText: '甲'}).click());
  const box = page.getByRole('alert');
  await server.close();
  try {
    await addLink(page, '/f/b/');
    await page.locator('#probe').click();
    await box.waitFor();
    expect(
      await page
        .getByRole('heading', {
          name: '这一页没有加载出来',
        })
        .count(),
    ).toBe(1);
    await expect.poll(() => box.locator('pre').innerText()).toContain('TypeError: Failed to fetch');
    await page.locator('#probe').evaluate((probe) => probe.remove());
    expect(await findViolationsInBothModes(page)).toEqual([]);
  } finally {
    await server.reopen();
  }
  await follow(page, () => box.getByRole('button', {name: /Retry/}).click());
  await expect.poll(() => page.locator('h1').innerText()).toBe('乙');
  expect(page.url()).toBe(at('b/'));
  expect(await isMarked(page)).toBe(true);
});

test('a dropdown is open while the mouse is over it, stays open by a click, and closes by Esc under the mouse', async ({
  open,
}) => {
  const page = await open(at('a/'), {
    reducedMotion: 'reduce',
    prepare: (p) => p.addInitScript(watchShifts),
  });
  const button = page.getByRole('button', {name: '更多'});
  const isOpen = async () => [
    await button.getAttribute('aria-expanded'),
    await page.locator('.drop a', {hasText: '乙'}).isVisible(),
  ];
  await button.hover();
  expect(await isOpen()).toEqual(['true', true]);
  await page.mouse.move(700, 700);
  expect(await isOpen()).toEqual(['false', false]);
  await button.click();
  await page.mouse.move(700, 700);
  expect(await isOpen()).toEqual(['true', true]);
  expect(await findViolationsInBothModes(page)).toEqual([]);
  await page.mouse.click(700, 700);
  expect(await isOpen()).toEqual(['false', false]);
  await button.click();
  await page.keyboard.press('Escape');
  expect(await isOpen()).toEqual(['false', false]);
  expect(await shifted(page)).toEqual([]);
});

test('dropdowns are in the bar from 997 pixels on, and nothing is wider than the window, whatever the title', async ({
  open,
}) => {
  const page = await open(at('long/'), WARM);
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 800});
    expect(await page.locator('.drop').first().isVisible(), String(width)).toBe(width > 996);
    expect(await page.locator('.burger').isVisible(), String(width)).toBe(width <= 996);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), String(width)).toBe(
      width,
    );
  }
});

test('without script a dropdown leads on, on a desk and on a phone', async ({open}) => {
  const page = await open(at('a/'), {javaScriptEnabled: false});
  const link = page.locator('.drop a', {hasText: '乙'});
  for (const width of [1440, 390]) {
    await page.setViewportSize({width, height: 800});
    await expect.poll(() => link.isVisible(), {message: String(width)}).toBe(false);
    await page.getByRole('button', {name: '更多'}).focus();
    await expect.poll(() => link.isVisible(), {message: String(width)}).toBe(true);
    await page.getByRole('button', {name: '更多'}).blur();
  }
  await page.getByRole('button', {name: '更多'}).focus();
  await Promise.all([page.waitForURL(at('b/')), link.click()]);
  await expect.poll(() => page.locator('h1').innerText()).toBe('乙');
});

test('a dropdown opens by keyboard, closes by Esc and focus elsewhere', async ({open}) => {
  const messages: string[] = [];
  const page = await open(at('b/'), {
    prepare: (p) => void p.on('console', (message) => messages.push(message.text())),
  });
  const button = page.getByRole('button', {name: '更多'});
  await expect.poll(() => button.getAttribute('data-current')).toBe('');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
  const first = page.locator('.drop a', {hasText: '乙'});
  await expect.poll(() => first.getAttribute('aria-current')).toBe('page');
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => document.activeElement?.textContent === '乙');
  await page.keyboard.press('Escape');
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => document.activeElement?.textContent === '乙');
  await page.locator('.brand').first().focus();
  await page.waitForFunction(() => !document.querySelector('.drop[data-open]'));
  await expect
    .poll(() => page.locator('.drop a', {hasText: '外'}).getAttribute('rel'))
    .toBe('noopener noreferrer');
  expect(messages).toEqual([]);
});

test('C8.10 an item of the site itself is drawn by its component, in the bar and in the menu', async ({
  open,
}) => {
  const page = await open(at('a/'), WARM);
  await expect.poll(() => page.locator('.nav nav .stars').innerText()).toBe('★★★');
  await page.setViewportSize({width: 390, height: 800});
  await page.locator('.burger').click();
  await page.getByRole('dialog').locator('.stars.in-menu').waitFor({state: 'attached'});
});

test('C8.11 an item for an unlisted note shows while that note is open', async ({open}) => {
  const page = await open(at('a/'), WARM);
  const item = page.locator('.nav a', {hasText: '丙'});
  await expect.poll(() => item.count()).toBe(0);
  await addLink(page, '/f/c/');
  await follow(page, () => page.locator('#probe').click());
  await expect.poll(() => item.getAttribute('aria-current')).toBe('page');
  await follow(page, () => page.locator('.nav a', {hasText: '甲'}).click());
  await expect.poll(() => item.count()).toBe(0);
});

test('the only version is a plain link; languages keep path, query and fragment', async ({
  open,
}) => {
  const page = await open(at('b/?x=1#小节'));
  await expect
    .poll(() => page.locator('.nav .end > a', {hasText: 'Next'}).getAttribute('href'))
    .toBe('/f/a/');
  const other = page.locator('.drop a[lang=en]');
  await expect.poll(() => other.getAttribute('href')).toBe('/f/en/b/');
  await expect.poll(() => other.getAttribute('target')).toBe('_self');
  await page.getByRole('button', {name: /语言|Languages/}).click();
  const [request] = await Promise.all([page.waitForRequest(/\/f\/en\//), other.click()]);
  expect(request.url()).toContain('/f/en/b/?x=1');
});

test('the menu of narrow windows holds the dropdowns as groups', async ({open}) => {
  const page = await open(at('b/'), {...WARM, viewport: {width: 390, height: 800}});
  const items = page.locator('.nav .end').locator('.drop, a:not([class])');
  await expect.poll(() => items.count()).toBeGreaterThan(1);
  await expect.poll(() => items.filter({visible: true}).count()).toBe(0);
  await page.locator('.burger').click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', {name: /主菜单|main menu/}).click();
  const group = drawer.getByRole('button', {name: /^更多/});
  await expect.poll(() => group.getAttribute('aria-expanded')).toBe('true');
  await group.click();
  await expect.poll(() => drawer.locator('a', {hasText: '乙'}).first().isVisible()).toBe(false);
});

test('the announcement, once closed, is gone before paint; another id brings it back on that load', async ({
  open,
}) => {
  const page = await open(at('a/'), {prepare: (p) => p.addInitScript(watchShifts)});
  await page.getByRole('button', {name: '关闭公告'}).click();
  await expect.poll(() => page.locator('.announce').count()).toBe(0);
  const gate = await hold(page, /\/assets\/app-[^/]*\.js/); // all that shows is the document with its styles
  await page.goto(at('b/'));
  await expect.poll(() => page.locator('.announce').count()).toBe(1);
  await expect.poll(() => page.locator('.announce').isVisible()).toBe(false);
  gate.release();
  await hydrated(page);
  expect(await shifted(page)).toEqual([]);
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'older'));
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.locator('.announce').isVisible()).toBe(true);
  expect(
    await page.evaluate(() => [
      localStorage.getItem('docusaurus.announcement.id'),
      localStorage.getItem('docusaurus.announcement.dismiss'),
    ]),
  ).toEqual(['one', 'false']);
});

test('the navbar hides on the way down and comes back on the way up', async ({open}) => {
  const page = await open(at('a/'));
  const bottom = () => page.locator('.nav').evaluate((nav) => nav.getBoundingClientRect().bottom);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 500);
  await page.mouse.wheel(0, 500);
  await page.waitForFunction(
    () => document.querySelector('.nav')!.getBoundingClientRect().bottom <= 0,
  );
  await page.mouse.wheel(0, -200);
  await page.waitForFunction(
    () => document.querySelector('.nav')!.getBoundingClientRect().top === 0,
  );
  expect(await bottom()).toBeGreaterThan(0);
  await page.evaluate(() => void (location.hash = '#小节'));
  await page.waitForFunction(
    () => document.querySelector('.nav')!.getBoundingClientRect().bottom <= 0,
  );
  expect(
    await page
      .locator('.prose h2')
      .evaluate((heading) => getComputedStyle(heading).scrollMarginTop),
  ).toBe('8px');
  await page.locator('.brand').focus();
  await page.waitForFunction(
    () => document.querySelector('.nav')!.getBoundingClientRect().top >= 0,
  );
  await page.mouse.wheel(0, 500);
  await page.mouse.wheel(0, 500);
  await addLink(page, '/f/b/');
  await follow(page, () => page.locator('#probe').click());
  await page.waitForFunction(
    () => document.querySelector('.nav')!.getBoundingClientRect().top >= 0,
  );
});

test('served under another path the home page says so, with both paths', async ({open}) => {
  const page = await open(`${wrong.origin}/wrong/index.html`, {until: 'load'});
  await banner(page).waitFor();
  await expect.poll(() => banner(page).getAttribute('role')).toBe('alert');
  const text = await banner(page).innerText();
  expect(text).toContain('baseUrl = /f/');
  expect(text).toContain('baseUrl = /wrong/');
  expect(text).toContain('Your site did not load properly.');
  expect(text).toContain('站点没有正确加载');
  expect(await findViolations(page, '#wuya-base-url-banner')).toEqual([]);
});

test('no other host is asked for anything, and nothing is logged', async ({open}) => {
  const hosts = new Set<string>();
  let messages: string[] = [];
  const page = await open(at(''), {
    looksAhead: true,
    prepare: (p) => {
      messages = gatherMessages(p);
      p.on('request', (request) => hosts.add(new URL(request.url()).origin));
    },
  });
  for (const path of ['a/', 'crash/', 'search/']) {
    await page.goto(at(path));
    await hydrated(page);
  }
  expect([...hosts]).toEqual([server.origin]);
  expect(messages).toEqual([]);
});
