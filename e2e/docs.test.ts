import {cpSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect} from 'vitest';
import {drawn, follow, gatherMessages, hydrated, isMarked, mark, test} from './helpers/browser.ts';
import {hold, shifted, watchShifts} from './helpers/runtime.ts';
import {buildNotes, serveUnder, type StaticServer} from './helpers/runtimeSite.ts';

/** Two versions, two languages, a category with a page, tags, an unlisted note. */
const config = (locale: string, baseUrl: string, more = '') => `
  export default {
    title: 'F', url: 'https://f.example', baseUrl: '${baseUrl}', locale: '${locale}', pages: {path: 'pages'},
    themeConfig: {${more}docs: {sidebar: {hideable: true, autoCollapseCategories: true}}, navbar: {items: [
      {type: 'doc', docId: 'js/a', label: 'A'},
      {type: 'docsVersion', to: undefined},
      {type: 'docsVersionDropdown', position: 'right'},
      {type: 'localeDropdown', position: 'right', locales: [{locale: 'zh-CN', baseUrl: '/f/'}, {locale: 'en', baseUrl: '/f/en/'}]},
    ]}},
  };`;
const filler = Array.from({length: 30}, (_, i) => `第 ${i} 段。`).join('\n\n');
const toLinks = (count: number) =>
  Array.from({length: count}, (_, i) => ({
    type: 'link',
    label: `第 ${i} 条`,
    href: `https://l.example/${i}`,
  }));
const files = {
  'versions.json': '["1.0"]',
  'docs/a.md': '# 起点\n',
  'docs/b.md': '---\nunlisted: true\n---\n# 隐\n',
  'docs/css/c.md':
    '---\ntoc_max_heading_level: 4\n---\n# 选择器\n\n## 甲\n\n### 乙\n\n#### 丙\n\n正文。\n',
  'docs/js/_category_.json':
    '{"label": "语言", "link": {"type": "generated-index", "slug": "/js"}}',
  'docs/js/a.md': `---\ntags: [闭包]\n---\n# 闭包\n\n${filler}\n\n## 小节\n\n正文。\n`,
  'docs/js/b.md': '# 值\n',
  'versioned_docs/version-1.0/js/a.md': `# 闭包一\n\n${filler}\n\n## 小节\n\n正文。\n`,
  'versioned_docs/version-1.0/z.md': '# 旧\n',
  'versioned_docs/version-1.0/large/x.md': '# 长列表\n',
  'versioned_sidebars/version-1.0-sidebars.json': JSON.stringify({
    main: [{type: 'html', value: '<b>组</b>', defaultStyle: true}, 'js/a', 'z'],
    large: [
      {
        type: 'category',
        label: '外',
        items: [...toLinks(60), {type: 'category', label: '内', items: toLinks(4)}],
      },
      'large/x',
    ],
  }),
  'i18n/en/docusaurus-plugin-content-docs/current/js/a.md': '# Closures\n\nSee [values](./b.md).\n',
  'pages/index.md': '# 首页\n',
};

let server: StaticServer;
const removes: (() => void)[] = [];
beforeAll(async () => {
  const chinese = await buildNotes({...files, 'wuya.config.ts': config('zh-CN', '/f/')});
  const english = await buildNotes({
    ...files,
    'wuya.config.ts': config('en', '/f/en/', 'colorMode: {disableSwitch: true}, '),
  });
  removes.push(chinese.remove, english.remove);
  cpSync(english.dist, join(chinese.dist, 'en'), {recursive: true});
  server = await serveUnder(chinese.dist, '/f/');
});
afterAll(async () => {
  await server?.close();
  for (const remove of removes) remove();
});
const at = (path: string) => `${server.origin}/f/${path}`;
const KEY = 'docs-preferred-version-default';
/** Goes on with the page of the test before. */
const WARM = {isWarm: true} as const;

describe('C2.34 the dropdown of versions', () => {
  test('opens by Enter, closes when focus leaves, leads to the same note with query and hash, and keeps the choice', async ({
    open,
  }) => {
    const messages: string[] = [];
    const page = await open(at('next/js/a/?x=1'), {
      prepare: (p) => void messages.push(...gatherMessages(p)),
    });
    const button = page.getByRole('button', {name: '版本：Next', exact: true});
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    await page.locator('.brand').focus();
    await drawn(page);
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
    await page.evaluate(() => history.replaceState(null, '', '?x=1#小节'));
    await button.click();
    await follow(page, () => page.locator('.drop[data-open] a', {hasText: '1.0'}).click());
    expect(decodeURI(page.url())).toBe(at('js/a/?x=1#小节'));
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('1.0');
    await expect
      .poll(() => page.getByRole('button', {name: '版本：1.0', exact: true}).count())
      .toBe(1);
    expect(messages).toEqual([]);
  });

  test('C3.4 C8.11 the version that was chosen counts outside of the notes too, unless there is no such version', async ({
    open,
  }) => {
    const store = (value: string) => ({
      prepare: (p: Parameters<typeof gatherMessages>[0]) =>
        p.addInitScript(([key, name]) => localStorage.setItem(key!, name!), [KEY, value]),
    });
    const hrefOf = (page: Awaited<ReturnType<typeof open>>) =>
      page.locator('.theme-layout-navbar-left a', {hasText: 'A'}).getAttribute('href');
    const page = await open(at(''), store('current'));
    expect(await hrefOf(page)).toBe('/f/next/js/a/');
    await expect
      .poll(() => page.locator('.theme-layout-navbar-left a', {hasText: 'Next'}).count())
      .toBe(1);
    const unknown = await open(at(''), store('7.0'));
    expect(await hrefOf(unknown)).toBe('/f/js/a/');
    expect(await unknown.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  });

  test('D9 the banner leads to the same note of the latest version and keeps that choice', async ({
    open,
  }) => {
    const page = await open(at('next/js/a/'));
    const banner = page.locator('.theme-doc-version-banner');
    await expect.poll(() => banner.getAttribute('role')).toBe('alert');
    await follow(page, () => banner.getByRole('link').click());
    expect(page.url()).toBe(at('js/a/'));
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('1.0');
    await expect.poll(() => page.locator('.theme-doc-version-banner').count()).toBe(0);
    await expect.poll(() => page.locator('.theme-doc-version-badge').innerText()).toBe('版本：1.0');
  });
});

test('C2.34 the dropdown of languages leads to the same page in the other language, query and hash kept', async ({
  open,
}) => {
  const page = await open(at('next/js/a/?x=1#小节'));
  await page.getByRole('button', {name: /中文/}).click();
  const link = page.locator('.drop[data-open] a[lang=en]');
  await expect.poll(() => link.getAttribute('target')).toBe('_self');
  // What the middle button and the menu of a link take.
  await link.hover();
  expect(decodeURI((await link.getAttribute('href'))!)).toBe('/f/en/next/js/a/?x=1#小节');
  await Promise.all([page.waitForURL(/\/en\//), link.click()]);
  expect(decodeURI(page.url())).toBe(at('en/next/js/a/?x=1#小节'));
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  await expect.poll(() => page.locator('h1').innerText()).toBe('Closures');
  await expect
    .poll(() => page.locator('.theme-doc-markdown a').getAttribute('href'))
    .toBe('/f/en/next/js/b/');
});

test('where the colour mode cannot be chosen there is no button, and what was kept of it goes', async ({
  open,
}) => {
  const page = await open(at('en/next/js/a/'), {
    colorScheme: 'dark',
    prepare: (p) => p.addInitScript(() => localStorage.setItem('theme', 'light')),
  });
  expect(
    await page.evaluate(() => [
      document.documentElement.dataset['theme'],
      localStorage.getItem('theme'),
      document.querySelectorAll('.mode').length,
    ]),
  ).toEqual(['dark', null, 0]);
});

describe('C7.3 the search', () => {
  const titles = async (page: Page) => {
    await page.keyboard.press('Control+k');
    await page.locator('dialog[open] input').fill('闭包');
    await page.locator('dialog[open] [role=option]').first().waitFor();
    const hrefs = await page
      .locator('dialog[open] a[role=option]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.replace(/#.*/, '')));
    return [...new Set(hrefs)];
  };

  test('finds in the version of the open note, else in the one chosen before, else in the last', async ({
    open,
  }) => {
    const page = await open(at('next/js/b/'));
    expect(await titles(page)).toEqual(['/f/next/js/a/']);
    await page.evaluate((key) => localStorage.setItem(key, 'current'), KEY);
    await page.goto(at('search/'));
    await hydrated(page);
    expect(await titles(page)).toEqual(['/f/next/js/a/']);
    await page.evaluate((key) => localStorage.removeItem(key), KEY);
    await page.reload();
    await hydrated(page);
    expect(await titles(page)).toEqual(['/f/js/a/']);
  });
});

test('C7.20 the search page lets the reader choose among versions, and searches again', async ({
  open,
}) => {
  const page = await open(at('search/?q=%E9%97%AD%E5%8C%85'), WARM);
  const hrefs = () =>
    page
      .locator('.found h3 a')
      .evaluateAll((links) => [
        ...new Set(links.map((link) => link.getAttribute('href')!.replace(/#.*/, ''))),
      ]);
  await page.waitForSelector('.found');
  expect(await hrefs()).toEqual(['/f/js/a/']);
  const select = page.getByRole('combobox', {name: '版本'});
  const last = await select.inputValue();
  await expect.poll(() => select.locator('option').count()).toBeGreaterThan(1);
  await select.selectOption('current');
  await page.waitForSelector('.found a[href^="/f/next/"]');
  expect(await hrefs()).toEqual(['/f/next/js/a/']);
  await select.selectOption(last);
  await page.waitForSelector('.found a[href^="/f/js/"]');
  expect(await hrefs()).toEqual(['/f/js/a/']);
  await page.setViewportSize({width: 320, height: 640});
  const words = await page.locator('.field input').boundingBox();
  expect(words!.width).toBeGreaterThan(120); // the lists take no room from the query
  // A name of a version may be long: the list takes no more than its line.
  expect(await select.evaluate((list) => getComputedStyle(list).maxWidth)).toBe('100%');
});

describe('D7 the page of a category', () => {
  test('opens from a note in place: the sidebar stays, styles come with it, its cards lead on', async ({
    open,
  }) => {
    const page = await open(at('next/js/b/'), WARM);
    await mark(page);
    const sidebar = (await page.locator('.theme-doc-sidebar-container').elementHandle())!;
    await follow(page, () => page.locator('.theme-doc-breadcrumbs a', {hasText: '语言'}).click());
    await expect.poll(() => page.locator('h1').innerText()).toBe('语言');
    expect(await sidebar.evaluate((element) => element.isConnected)).toBe(true);
    expect(
      await page
        .locator('.cover li a')
        .first()
        .evaluate((row) => getComputedStyle(row).display),
    ).toBe('grid');
    await follow(page, () => page.locator('.cover li a', {hasText: '闭包'}).click());
    expect(page.url()).toBe(at('next/js/a/'));
    expect(await isMarked(page)).toBe(true);
  });
});

describe('D19 the pages of tags', () => {
  test('are reached from a note and lead back', async ({open}) => {
    const page = await open(at('next/js/a/'), WARM);
    await mark(page);
    await follow(page, () =>
      page.locator('.theme-doc-footer-tags-row a', {hasText: '闭包'}).click(),
    );
    await expect.poll(() => page.locator('h1').innerText()).toBe('“闭包”');
    await follow(page, () => page.getByRole('link', {name: '全部标签'}).click());
    await expect.poll(() => page.locator('.chip').innerText()).toMatch(/闭包\s*1/);
    await follow(page, () => page.locator('.chip').click());
    await follow(page, () => page.locator('.tagged a').click());
    expect(page.url()).toBe(at('next/js/a/'));
    expect(await isMarked(page)).toBe(true);
  });
});

test('D4 an unlisted note has its banner and is in the sidebar only while it is open', async ({
  open,
}) => {
  const page = await open(at('next/b/'));
  await expect
    .poll(() => page.locator('meta[name=robots]').getAttribute('content'))
    .toBe('noindex, nofollow');
  await expect
    .poll(() => page.locator('.article .note.warning').innerText())
    .toContain('未列出的页面');
  await expect
    .poll(() => page.locator('.theme-doc-sidebar-menu [aria-current=page]').innerText())
    .toBe('隐');
  await follow(page, () => page.locator('.theme-doc-sidebar-menu a', {hasText: '起点'}).click());
  await expect.poll(() => page.locator('.theme-doc-sidebar-menu', {hasText: '隐'}).count()).toBe(0);
});

describe('D12 the contents', () => {
  test('set each level further in than the one above; their bar is whole', async ({open}) => {
    const page = await open(at('next/css/c/'));
    const starts = await page.locator('.toc a').evaluateAll((links) =>
      links.map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        return Math.round(
          words.getBoundingClientRect().left - link.closest('.toc')!.getBoundingClientRect().left,
        );
      }),
    );
    expect(starts).toEqual([17, 33, 49]);
    const bar = await page
      .locator('.toc a[aria-current]')
      .evaluate((link) => getComputedStyle(link, '::before').left);
    expect(bar).toBe('0px'); // further out the column cuts it
  });
});

describe('D8 the sidebar', () => {
  test('C1.1 without script there is no button to put it aside, which would do nothing', async ({
    open,
  }) => {
    const page = await open(at('js/a/'), {javaScriptEnabled: false});
    await expect(page.locator('.side a').first().isVisible()).resolves.toBe(true);
    await expect(page.locator('.side-hider').isVisible()).resolves.toBe(false);
  });

  test('D5 its HTML in the style of links begins where they do', async ({open}) => {
    const page = await open(at('js/a/'), {javaScriptEnabled: false});
    const starts = await page.locator('.side li').evaluateAll((items) =>
      items.map((item) => {
        const words = document.createRange();
        words.selectNodeContents(item.querySelector('a, b')!);
        return words.getBoundingClientRect().left;
      }),
    );
    expect(starts.length).toBe(3);
    expect(new Set(starts).size).toBe(1);
  });

  test('opens and closes the category that is the open page by a click on it, and its neighbours close', async ({
    open,
  }) => {
    const page = await open(at('next/js/'));
    await mark(page);
    const menu = page.locator('.theme-doc-sidebar-menu');
    const isOpen = (name: string) =>
      menu
        .locator('> li', {hasText: name})
        .locator('details')
        .evaluate((details) => (details as HTMLDetailsElement).open);
    expect(await isOpen('语言')).toBe(true);
    await menu.locator('a', {hasText: '语言'}).click();
    expect(await isOpen('语言')).toBe(false);
    await menu.locator('a', {hasText: '语言'}).click();
    await menu.locator('summary', {hasText: 'css'}).click();
    await page.waitForFunction(
      () => document.querySelectorAll('.theme-doc-sidebar-menu details[open]').length === 1,
    );
    expect([await isOpen('css'), await isOpen('语言')]).toEqual([true, false]);
    expect(await isMarked(page)).toBe(true);
    await expect
      .poll(() => menu.locator('.theme-doc-sidebar-item-link-level-2').count())
      .toBeGreaterThan(0);
    await expect
      .poll(() => menu.locator('.theme-doc-sidebar-item-category-level-1').count())
      .toBe(2);
  });

  test('opens without movement where the reader wants less of it', async ({open}) => {
    const page = await open(at('next/a/'), {reducedMotion: 'reduce'});
    const longest = await page
      .locator('.theme-doc-sidebar-menu summary', {hasText: 'css'})
      .evaluate((summary: HTMLElement) => {
        summary.click();
        const ofStyles = [...summary.closest('nav')!.querySelectorAll('*')].flatMap((element) =>
          getComputedStyle(element)
            .transitionDuration.split(',')
            .map((text) => Number.parseFloat(text) * 1000),
        );
        const running = document
          .getAnimations()
          .map((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0));
        return Math.max(...ofStyles, ...running);
      });
    expect(longest).toBeLessThanOrEqual(1);
    await expect
      .poll(() => page.locator('.theme-doc-sidebar-menu a', {hasText: '选择器'}).isVisible())
      .toBe(true);
  });

  test('is put aside and brought back by its button; another sidebar shows', async ({open}) => {
    const page = await open(at('next/js/b/'));
    const sidebar = page.locator('.theme-doc-sidebar-container');
    const width = async () => Math.round((await sidebar.boundingBox())!.width);
    expect(await width()).toBeGreaterThan(200);
    await page.getByRole('button', {name: '收起侧栏'}).click();
    expect(await width()).toBeLessThanOrEqual(47);
    await expect.poll(() => page.locator('.theme-doc-sidebar-menu').isVisible()).toBe(false);
    await follow(page, () => page.locator('.pager a').first().click());
    await expect.poll(() => page.locator('.theme-doc-sidebar-menu').isVisible()).toBe(false);
    await page.getByRole('button', {name: '展开侧栏'}).click();
    await expect.poll(() => page.locator('.theme-doc-sidebar-menu').isVisible()).toBe(true);
    await page.getByRole('button', {name: '收起侧栏'}).click();
    await page.getByRole('button', {name: '版本：Next', exact: true}).click();
    await follow(page, () => page.locator('.drop[data-open] a', {hasText: '1.0'}).click());
    await expect.poll(() => page.locator('.theme-doc-sidebar-menu').isVisible()).toBe(true);
  });
});

test('a sidebar of more than 60 links comes back with what was opened in it before the client starts, and nothing moves or is made again', async ({
  open,
}) => {
  const messages: string[] = [];
  const page = await open(at('large/x/'), {
    prepare: async (p) => {
      messages.push(...gatherMessages(p));
      await p.addInitScript(watchShifts);
    },
  });
  const seen = () =>
    page
      .locator('.side .tree a')
      .evaluateAll((all) => all.filter((a) => a.checkVisibility()).length);
  await expect.poll(() => page.locator('.side .tree a').count()).toBe(2);
  for (const label of ['外', '内']) await page.locator('.side summary', {hasText: label}).click();
  expect(await seen()).toBe(65);
  // What keeps the list comes after the client.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({name}) => name.includes('/keepTree-')),
  );
  const gate = await hold(page, /\/assets\/app-[^/]*\.js/);
  await page.reload();
  expect(await seen()).toBe(65);
  await page.evaluate(() => {
    const made: string[] = [];
    Object.assign(window, {made});
    new MutationObserver((records) => {
      for (const {addedNodes, removedNodes} of records)
        made.push(...[...addedNodes, ...removedNodes].map(({nodeName}) => nodeName));
    }).observe(document.querySelector('.side .tree')!, {childList: true, subtree: true});
  });
  gate.release();
  await hydrated(page);
  expect(await seen()).toBe(65);
  // Adopted as it is: rows that are made again are laid out again, in one long task.
  expect(await page.evaluate(() => Reflect.get(window, 'made') as string[])).toEqual([]);
  await page.locator('.side summary', {hasText: '外'}).click();
  expect(await seen()).toBe(1);
  expect(await shifted(page)).toEqual([]);
  expect(messages).toEqual([]);
});
