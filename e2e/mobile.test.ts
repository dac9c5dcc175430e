import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from 'playwright-core';
import {describe, expect, inject} from 'vitest';
import {follow, isMarked, mark, test} from './helpers/browser.ts';
import {BASE, NEIGHBOUR, NOTE, PAGE_KINDS, SECTIONS, urlOf} from './helpers/pages.ts';

const PHONE = {viewport: {width: 390, height: 844}, reducedMotion: 'reduce'} as const;
/** Goes on with the note of the test before, whose drawer is there. */
const WARM = {...PHONE, isWarm: true} as const;
const burger = (page: Page) => page.locator('.nav button.burger');
const drawer = (page: Page) => page.locator('dialog.drawer');

async function openDrawer(page: Page): Promise<void> {
  await burger(page).click();
  await page.waitForSelector('dialog.drawer[open]');
}

async function expectClosed(page: Page): Promise<void> {
  await page.waitForSelector('dialog.drawer:not([open])', {state: 'attached'});
  await page.waitForSelector('.nav button.burger[aria-expanded="false"]', {state: 'attached'});
}

/** Which panel can be used: the other one is inert. */
function panelOf(page: Page): Promise<(string | undefined)[]> {
  return page
    .locator('.panels > .drawer-body:not([inert])')
    .evaluateAll((panels) =>
      panels.map((panel) => (panel.querySelector('.tree') ? 'secondary' : 'primary')),
    );
}

describe('code that a deploy took away', () => {
  // The new documents ask for other files: after a load what was pressed works again.
  test.for([
    {what: 'the menu', chunk: 'Drawer', press: burger, viewport: PHONE.viewport},
    {
      what: 'the copy button',
      chunk: 'codePresses',
      press: (page: Page) => page.locator('.code .copy').first(),
      viewport: {width: 1440, height: 900},
    },
  ])('loads the page again when $what is pressed', async ({chunk, press, viewport}, {open}) => {
    const page = await open(NOTE, {viewport});
    await page.route(new RegExp(`/${chunk}-[^/]*\\.js$`), (route) => route.fulfill({status: 404}));
    await mark(page);
    const reloaded = page.waitForEvent('load');
    await press(page).click();
    await reloaded;
    expect(await isMarked(page)).toBe(false);
  });

  test('leaves the page as it is where no network answers', async ({open}) => {
    const page = await open(NOTE, {viewport: PHONE.viewport});
    const asked: string[] = [];
    await page.route('**/*', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.abort();
    });
    await mark(page);
    await burger(page).click();
    await expect.poll(() => asked).toContain(NOTE);
    expect(await isMarked(page)).toBe(true);
  });
});

describe('the breakpoint', () => {
  test('at 996 pixels the burger replaces navigation and sidebar; at 997 they are there', async ({
    open,
  }) => {
    const page = await open(NOTE, {...WARM, viewport: {width: 996, height: 800}});
    const visible = () =>
      Promise.all(
        [burger(page), page.locator('.nav nav'), page.locator('.side')].map((locator) =>
          locator.isVisible(),
        ),
      );
    expect(await visible()).toEqual([true, false, false]);
    await page.setViewportSize({width: 997, height: 800});
    expect(await visible()).toEqual([false, true, true]);
  });

  test('at 996 pixels the contents are a row above the article, closed until it is pressed', async ({
    open,
  }) => {
    const page = await open(NOTE, {...WARM, viewport: {width: 996, height: 800}});
    await expect.poll(() => page.locator('.theme-doc-toc-desktop').isVisible()).toBe(false);
    const row = page.locator('.theme-doc-toc-mobile');
    await expect.poll(() => row.locator('a').first().isVisible()).toBe(false);
    await row.locator('summary').click();
    await expect.poll(() => row.locator('a').first().isVisible()).toBe(true);
  });

  test('an open drawer closes when the window grows wide', async ({open}) => {
    const page = await open(NOTE, WARM);
    await openDrawer(page);
    await page.setViewportSize({width: 1200, height: 844});
    await expectClosed(page);
    await expect.poll(() => page.locator('.side').isVisible()).toBe(true);
  });
});

describe('the drawer', () => {
  test('loads when it is wanted, opens a docs page on its section, leads back to the main menu, and begins with the section again, 390 and 996 pixels wide', async ({
    open,
  }) => {
    const asked: string[] = [];
    const page = await open(NOTE, {
      ...PHONE,
      prepare: (p) => void p.on('request', (request) => asked.push(request.url())),
    });
    expect(asked.filter((url) => url.includes('Drawer'))).toEqual([]);
    for (const width of [390, 996]) {
      await page.setViewportSize({width, height: 844});
      await expect.poll(() => burger(page).getAttribute('aria-expanded')).toBe('false');
      await openDrawer(page);
      await expect.poll(() => burger(page).getAttribute('aria-expanded')).toBe('true');
      expect(await panelOf(page), `${width} opens on the section`).toEqual(['secondary']);
      await expect
        .poll(() => drawer(page).locator('.tree [aria-current=page]').getAttribute('href'))
        .toBe(NOTE);
      await drawer(page).getByRole('button', {name: '主菜单'}).click();
      expect(await panelOf(page), `${width} leads back`).toEqual(['primary']);
      await drawer(page).locator('.primary a').first().waitFor(); // visible
      await page.keyboard.press('Escape');
      await expectClosed(page);
      await openDrawer(page);
      expect(await panelOf(page), `${width} begins again`).toEqual(['secondary']);
      await page.keyboard.press('Escape');
      await expectClosed(page);
    }
  });

  test.for(PAGE_KINDS.filter(({kind}) => ['home', 'markdown', 'essay'].includes(kind)))(
    'opens the $kind page, which has no sidebar, on the main menu',
    async ({path}, {open}) => {
      const page = await open(path, WARM);
      await openDrawer(page);
      expect(await panelOf(page)).toEqual(['primary']);
      for (const section of SECTIONS)
        await expect
          .poll(() => drawer(page).locator(`.primary a[href="${section}"]`).isVisible())
          .toBe(true);
    },
  );

  test('leaves words of the twelfth level of its tree a line of eight characters', async ({
    open,
  }) => {
    const page = await open(NOTE, WARM);
    await openDrawer(page);
    const room = await drawer(page)
      .locator('.tree')
      .evaluate((tree) => {
        const item = document.createElement('li');
        item.innerHTML = '<a>第几层</a>' + '<ul><li><a>第几层</a>'.repeat(11);
        tree.append(item);
        const last = [...item.querySelectorAll('a')].at(-1)!;
        const {paddingInlineStart, paddingInlineEnd, width} = getComputedStyle(last);
        item.remove();
        return parseFloat(width) - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      });
    expect(room).toBeGreaterThan(8 * 16);
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });

  test('takes the focus and holds it, and Esc gives it back to the burger', async ({open}) => {
    const page = await open(NOTE, WARM);
    await openDrawer(page);
    const isInside = () =>
      page.evaluate(() =>
        document.querySelector('dialog.drawer')!.contains(document.activeElement),
      );
    expect(await isInside()).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.querySelector('dialog.drawer')!.contains(document.activeElement),
      ),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    expect(await burger(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(page.url()).toBe(urlOf(NOTE));
  });

  test('keeps the focus with the reader who goes between its two menus', async ({open}) => {
    const page = await open(NOTE, WARM);
    await openDrawer(page);
    const focused = () => page.evaluate(() => document.activeElement!.className);
    await page.locator('.drawer-body:not([inert]) > .back').press('Enter');
    await expect.poll(focused).toContain('to-secondary');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('back');
  });

  test('closes by its button and gives the focus back', async ({open}) => {
    const page = await open(NOTE, WARM);
    await openDrawer(page);
    await drawer(page).getByRole('button', {name: '关闭菜单'}).click();
    await expectClosed(page);
    expect(await burger(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('closes by a press beside it', async ({open}) => {
    const page = await open(NOTE, WARM);
    await openDrawer(page);
    await page.mouse.click(360, 500);
    await expectClosed(page);
    expect(page.url()).toBe(urlOf(NOTE));
  });

  test('keeps the page behind it from scrolling', async ({open}) => {
    const page = await open(NOTE, WARM);
    await openDrawer(page);
    expect(
      await page.evaluate(() =>
        [document.documentElement, document.body].some(
          (element) => getComputedStyle(element).overflowY === 'hidden',
        ),
      ),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    expect(
      await page.evaluate(() =>
        [document.documentElement, document.body].some(
          (element) => getComputedStyle(element).overflowY === 'hidden',
        ),
      ),
    ).toBe(false);
  });

  test('closes when one of its links leads to another page, without a load', async ({open}) => {
    const page = await open(NOTE, WARM);
    await mark(page);
    await openDrawer(page);
    await follow(page, () => drawer(page).locator(`.tree a[href="${NEIGHBOUR}"]`).click());
    await expectClosed(page);
    expect(page.url()).toBe(urlOf(NEIGHBOUR));
    expect(await isMarked(page)).toBe(true);
    await openDrawer(page);
    await expect
      .poll(() => drawer(page).locator('.tree [aria-current=page]').getAttribute('href'))
      .toBe(NEIGHBOUR);
  });

  test('stays open when a category without a page of its own opens and closes', async ({open}) => {
    const page = await open(NOTE, WARM);
    await openDrawer(page);
    const category = drawer(page).locator('.tree details:not([open])').first();
    await category.locator('> summary').click();
    await drawer(page).locator('.tree details[open] > ul').last().waitFor();
    expect(await drawer(page).evaluate((dialog: HTMLDialogElement) => dialog.open)).toBe(true);
    expect(page.url()).toBe(urlOf(NOTE));
  });

  test('leads from the home page to a section, and then shows that section', async ({open}) => {
    const page = await open(BASE, WARM);
    await openDrawer(page);
    await follow(page, () => drawer(page).locator(`.primary a[href="${SECTIONS[1]}"]`).click());
    await expectClosed(page);
    await openDrawer(page);
    expect(await panelOf(page)).toEqual(['secondary']);
    await expect
      .poll(() => drawer(page).locator('.tree [aria-current=page]').getAttribute('href'))
      .toBe(SECTIONS[1]);
  });

  test('closes by the Back of the browser, which stays on the page', async ({open}) => {
    const page = await open(NEIGHBOUR, WARM);
    await follow(page, () => page.locator('.pager .next').click());
    const {pathname} = new URL(page.url());
    await openDrawer(page);
    await page.evaluate(() => history.back());
    await expectClosed(page);
    expect(new URL(page.url()).pathname).toBe(pathname);
  });

  describe('on a phone', () => {
    const TOUCH = {...PHONE, hasTouch: true, isWarm: true} as const;
    const goTo = async (page: Page, section: string) => {
      await follow(page, () => drawer(page).locator(`.primary a[href="${section}"]`).click());
      await expectClosed(page);
    };
    const pathOf = (page: Page) => new URL(page.url()).pathname;

    // Chromium closes a dialog by itself then; this is the way of the others, which have no Navigation API to ask.
    test('closes by Back alone, which stays on the page, and leads away the next time', async ({
      open,
    }) => {
      const page = await open(BASE, TOUCH);
      await openDrawer(page);
      await goTo(page, SECTIONS[1]!);
      await openDrawer(page);
      await page.evaluate(() => history.back());
      await expectClosed(page);
      expect(pathOf(page)).toBe(SECTIONS[1]);
      await follow(page, () => page.goBack());
      expect(pathOf(page)).toBe(BASE);
    });

    test('leaves nothing in the history: neither when it is closed, nor when a link of it is followed', async ({
      open,
    }) => {
      const page = await open(BASE, TOUCH);
      const count = await page.evaluate(() => history.length);
      await openDrawer(page);
      await page.keyboard.press('Escape');
      await expectClosed(page);
      await page.waitForFunction(() => history.state === null);
      await openDrawer(page);
      await goTo(page, SECTIONS[1]!);
      expect(await page.evaluate(() => history.length)).toBe(count + 1);
      await follow(page, () => page.goBack());
      expect(pathOf(page)).toBe(BASE);
      expect(await page.evaluate(() => history.state)).toBeNull();
    });

    test('fetches ahead what its links in view lead to', async ({open}) => {
      const page = await open(NOTE, {...TOUCH, isWarm: false, isFresh: true});
      await openDrawer(page);
      const href = await drawer(page)
        .locator('.tree li:has([aria-current=page]) + li > a')
        .first()
        .getAttribute('href');
      await expect
        .poll(() => page.locator(`link[rel=prefetch][href="${href}index.json"]`).count())
        .toBe(1);
    });

    test('a link of it opens in a tab of its own as ever', async ({open}) => {
      const page = await open(BASE, TOUCH);
      await openDrawer(page);
      const opened = page.context().waitForEvent('page');
      await drawer(page)
        .locator(`.primary a[href="${SECTIONS[1]}"]`)
        .click({modifiers: ['ControlOrMeta']});
      // Closed before it has its address, a page may never say that it is closed.
      const tab = await opened;
      await tab.waitForURL(urlOf(SECTIONS[1]!), {waitUntil: 'commit'});
      await tab.close();
      await expectClosed(page);
      expect(pathOf(page)).toBe(BASE);
    });
  });

  test('changes the colours too', async ({open}) => {
    const page = await open(NOTE, {...PHONE, colorScheme: 'light'});
    await openDrawer(page);
    const toggle = drawer(page).locator('button.mode');
    await toggle.click();
    await toggle.click();
    await page.waitForSelector('html[data-theme="dark"][data-theme-choice="dark"]', {
      state: 'attached',
    });
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });
});

describe('the width of the window', () => {
  test('of 320 pixels holds the notes with the most tables and code', async ({reader}) => {
    await reader.setViewportSize({width: 320, height: 640});
    const overflows: string[] = [];
    for (const route of widest()) {
      await reader.goto(urlOf(route));
      if (
        await reader.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        )
      )
        overflows.push(route);
    }
    expect(overflows).toEqual([]);
  });
});

/** The three pages with the most of each of what is wider than a phone: tables, code blocks, pictures, formulas, long words. */
function widest(): string[] {
  const {dist, routes} = inject('site');
  const pages = routes.map((route) => ({
    route,
    html: readFileSync(join(dist, decodeURI(route.slice(BASE.length)), 'index.html'), 'utf8'),
  }));
  const wide = [/<table/g, /<pre/g, /<(?:img|svg)/g, /<math/g, /[\w./:-]{24,}(?=[^<>]*<)/g];
  return [
    ...new Set(
      wide.flatMap((pattern) =>
        pages
          .map(({route, html}) => ({route, count: html.match(pattern)?.length ?? 0}))
          .toSorted((a, b) => b.count - a.count)
          .slice(0, 3)
          .map(({route}) => route),
      ),
    ),
  ];
}

test('words that no line has room for break wherever they are, and a long name leaves the buttons in the window', async ({
  open,
}) => {
  const page = await open(NOTE, {
    javaScriptEnabled: false,
    viewport: {width: 320, height: 640},
  });
  const found = await page.evaluate(() => {
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
    const foot = document.querySelector('.doc-foot')!;
    foot.insertAdjacentHTML(
      'beforeend',
      `<div class="row"><ul class="tags"><li><a class="chip">${word}</a></li></ul></div><nav class="related"><a>${word}</a></nav>`,
    );
    document.querySelector('.nav .brand')!.innerHTML = `<b>${word}</b>`;
    const outside = [...document.querySelectorAll('.doc-foot *, .nav .brand, .nav .end *')].filter(
      (element) => {
        const {left, right, width} = element.getBoundingClientRect();
        return width > 0 && (left < 0 || right > innerWidth);
      },
    );
    const chip = foot.querySelector('.tags:last-child .chip, .row:nth-last-child(2) .chip')!;
    return {
      outside: outside.map(({outerHTML}) => outerHTML.slice(0, 60)),
      isChipAround: chip.scrollHeight <= chip.clientHeight,
      scrolls: document.documentElement.scrollWidth > innerWidth,
    };
  });
  expect(found).toEqual({outside: [], isChipAround: true, scrolls: false});
});

test('a list of twelve levels keeps to the narrowest window, and its first levels are indented as ever', async ({
  open,
}) => {
  const page = await open(NOTE, {
    javaScriptEnabled: false,
    viewport: {width: 280, height: 640},
  });
  const found = await page.locator('.prose').evaluate((article) =>
    ['ul', 'ol', 'ul class="tasks"'].map((list) => {
      const box = document.createElement('div');
      box.innerHTML = `<${list}><li>第几层的文字`.repeat(12);
      article.append(box);
      const items = [...box.querySelectorAll('li')];
      const [first, second] = items.map((item) => item.getBoundingClientRect().left);
      const result = {
        scrolls: document.documentElement.scrollWidth > innerWidth,
        isLastReadable: items.at(-1)!.getBoundingClientRect().width > 32,
        isIndented: second! - first! > 20,
      };
      box.remove();
      return result;
    }),
  );
  const good = {scrolls: false, isLastReadable: true, isIndented: true};
  expect(found).toEqual([good, good, good]);
});

test('from 997 pixels on the name of the site gives way to its sections, whose words stay whole', async ({
  open,
}) => {
  const page = await open(NOTE, {
    javaScriptEnabled: false,
    viewport: {width: 997, height: 640},
  });
  const found = await page.evaluate(() => {
    document.querySelector('.nav .brand')!.innerHTML =
      '<b>一个名字特别特别长的网站，名字里还有 Latin</b>';
    const links = document.querySelector('.nav nav')!;
    links.innerHTML =
      '<a href="/a/">笔记</a><a href="/b/">名字很长的导航条目</a><a href="/c/">Changelog</a>';
    return {
      torn: [...links.children]
        .filter((link) => {
          const text = document.createRange();
          text.selectNodeContents(link);
          return text.getClientRects().length > 1;
        })
        .map(({textContent}) => textContent),
      scrolls: document.documentElement.scrollWidth > innerWidth,
    };
  });
  expect(found).toEqual({torn: [], scrolls: false});
});

test('lists, quotations and notices of a language that is written from right to left have their marks there', async ({
  open,
}) => {
  const page = await open(NOTE, {isWarm: true});
  const found = await page.locator('.prose').evaluate((article) => {
    const box = document.createElement('div');
    box.dir = 'rtl';
    box.innerHTML =
      '<ul><li>مرحبا</li></ul><ul class="tasks"><li><input type="checkbox" disabled>مرحبا</li></ul><blockquote><p>مرحبا <code>x = 1;</code></p></blockquote><div class="code"><pre><code>if (x) y();</code></pre></div>';
    article.append(box);
    const [list, tasks, quotation] = [...box.children];
    const {right} = list!.firstElementChild!.getBoundingClientRect();
    const sign = getComputedStyle(list!.firstElementChild!, '::before');
    const sides = {
      isListIndented: box.getBoundingClientRect().right - right > 16,
      isMarkRight: Number.parseFloat(sign.right) < 0,
      isTaskRight: tasks!.querySelector('input')!.getBoundingClientRect().left > right,
      isLineRight: getComputedStyle(quotation!).borderRightWidth === '1px',
      isCodeLeftToRight: [...box.querySelectorAll('code')].every((code) => {
        const range = document.createRange();
        const leftOf = (at: number) => {
          range.setStart(code.firstChild!, at);
          range.setEnd(code.firstChild!, at + 1);
          return range.getBoundingClientRect().left;
        };
        return leftOf(0) < leftOf(code.textContent!.length - 1);
      }),
    };
    box.remove();
    return sides;
  });
  expect(found).toEqual({
    isListIndented: true,
    isMarkRight: true,
    isTaskRight: true,
    isLineRight: true,
    isCodeLeftToRight: true,
  });
});

test('on phones of any width code reaches both edges, and text and foot share one margin', async ({
  reader,
}) => {
  await reader.goto(urlOf(NOTE));
  for (const width of [360, 375, 393, 412, 430]) {
    await reader.setViewportSize({width, height: 800});
    const edges = await reader.evaluate(() => {
      const edgesOf = (selector: string) => {
        const {left, right} = document.querySelector(selector)!.getBoundingClientRect();
        return [left, innerWidth - right].map((edge) => Math.round(edge * 10) / 10);
      };
      const [margin] = edgesOf('.prose');
      return {
        code: edgesOf('.prose > .code'),
        uneven: ['.prose', '.foot ul', '.doc-foot']
          .flatMap(edgesOf)
          .filter((edge) => Math.abs(edge - margin!) > 0.5),
      };
    });
    expect({width, ...edges}).toEqual({width, code: [0, 0], uneven: []});
  }
});

test('on a phone without scripts the sections and notes can still be reached', async ({open}) => {
  const page = await open(NOTE, {...PHONE, javaScriptEnabled: false});
  await expect.poll(() => page.locator('.pager .next').isVisible()).toBe(true);
  for (const section of SECTIONS)
    await expect
      .poll(() => page.locator(`a[href="${section}"]:visible`).count())
      .toBeGreaterThan(0);
});
