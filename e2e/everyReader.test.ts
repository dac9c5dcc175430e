import {inflateSync} from 'node:zlib';
import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {drawn, follow, test} from './helpers/browser.ts';
import {tokenColour} from './helpers/colours.ts';
import {BASE, ESSAYS, NEIGHBOUR, NOTE, urlOf} from './helpers/pages.ts';

const MARKDOWN = `${BASE}markdown-page/`;
const WIDTHS = [390, 820, 1366, 1440];

describe('with a large font of the browser', () => {
  /** How wide the text is, and which parts of the page overlap or stick out of the window. */
  const measure = (page: Page) =>
    page.evaluate(() => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 1)
          .map((part) => ({name: part.className || part.localName, ...rectOf(part)}));
      const rectOf = (part: Element | Range) => {
        const {left, right, top, bottom} = part.getBoundingClientRect();
        return {left, right, top, bottom};
      };
      type Box = ReturnType<typeof rectOf>;
      const meet = (a: Box, b: Box) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      const problems: string[] = [];
      for (const group of [
        '.nav .wrap > *, .nav .end > *:only-child',
        'main.docs > *, main.blog > *, main.solo > *',
        'h1, .prose > *',
        '.foot .wrap > *',
      ]) {
        const parts = boxes(group);
        for (const [i, a] of parts.entries()) {
          if (a.right > document.documentElement.clientWidth + 1)
            problems.push(`${a.name} sticks out`);
          for (const b of parts.slice(i + 1))
            if (meet(a, b)) problems.push(`${a.name} over ${b.name}`);
        }
      }
      // Beside the saying are boxes that are wider than their text.
      for (const part of document.querySelectorAll('.hero :is(h1, .sub p, .acts a)')) {
        const text = document.createRange();
        text.selectNodeContents(part);
        if (boxes('.saying span').some((line) => meet(rectOf(text), line)))
          problems.push(`${part.textContent} over the saying`);
      }
      if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
        problems.push('scrolls sideways');
      return {width: document.querySelector('.prose')?.clientWidth ?? 0, problems};
    });

  test('of 24 and 32 px nothing overlaps, and text has at least 60 % of its width at 16 px', async ({
    open,
  }) => {
    const page = await open(NOTE, {javaScriptEnabled: false, locale: 'zh-CN'});
    const session = await page.context().newCDPSession(page);
    const usual = new Map<number, number>();
    for (const path of [NOTE, ESSAYS, BASE]) {
      await page.goto(urlOf(path));
      // A page follows the font of the browser without a load.
      for (const size of path === NOTE ? [16, 24, 32] : [24, 32]) {
        await session.send('Page.setFontSizes', {fontSizes: {standard: size}});
        await expect
          .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
          .toBe(`${size}px`);
        for (const width of WIDTHS) {
          await page.setViewportSize({width, height: 900});
          const found = await measure(page);
          const where = `${path} at ${width} with ${size} px`;
          expect(found.problems, where).toEqual([]);
          if (path !== NOTE) continue;
          if (size === 16) usual.set(width, found.width);
          expect(found.width, where).toBeGreaterThanOrEqual(usual.get(width)! * 0.6);
        }
      }
    }
  });
});

test('no hill of the home page is among its words in a low window', async ({open}) => {
  const page = await open(BASE, {viewport: {width: 1366, height: 768}, javaScriptEnabled: false});
  const {words, hills} = await page.evaluate(() => ({
    words: document.querySelector('.hero .acts')!.getBoundingClientRect().bottom,
    hills: Math.min(
      ...[...document.querySelectorAll('.ridge path')].map(
        (hill) => hill.getBoundingClientRect().top,
      ),
    ),
  }));
  expect(hills).toBeGreaterThanOrEqual(words);
});

describe('printed without background graphics', () => {
  /** Every colour that the PDF fills or strokes with, as three numbers from 0 to 255. */
  function coloursIn(pdf: Buffer): Set<string> {
    const colours = new Set<string>();
    const text = pdf.toString('latin1');
    for (const match of text.matchAll(/stream\r?\n/g)) {
      const start = match.index + match[0].length;
      const end = text.indexOf('endstream', start);
      let content: string;
      try {
        content = inflateSync(pdf.subarray(start, end)).toString('latin1');
      } catch {
        continue; // fonts and pictures
      }
      for (const [, r, g, b] of content.matchAll(
        /(?<![\d.])(\d*\.?\d+) (\d*\.?\d+) (\d*\.?\d+) (?:rg|RG)\b/g,
      ))
        colours.add([r, g, b].map((part) => Math.round(Number(part) * 255)).join(','));
    }
    return colours;
  }

  test('tasks, list marks, seals and the frames of warnings are in the PDF', async ({open}) => {
    const page = await open(MARKDOWN);
    await page.emulateMedia({media: 'print', colorScheme: 'light'});
    const wanted = await page.evaluate(() => {
      const colourOf = (selector: string, property: string, pseudo?: string) =>
        getComputedStyle(document.querySelector(selector)!, pseudo).getPropertyValue(property);
      return {
        'a ticked task': colourOf('.tasks input:checked', 'background-color'),
        'a list mark': colourOf('.prose ul:not(.tasks) > li', 'background-color', '::before'),
        'a seal': colourOf('.note.warning .seal', 'background-color'),
        'the frame of a warning': colourOf('.note.warning', 'border-top-color'),
        'the frame of a danger': colourOf('.note.danger', 'border-top-color'),
      };
    });
    expect(
      await page.locator('.note.warning').evaluate((note) => getComputedStyle(note).borderTopWidth),
    ).toBe('1px');
    const printed = coloursIn(await page.pdf({printBackground: false}));
    for (const [part, colour] of Object.entries(wanted))
      expect([...printed], part).toContain(/\d+, \d+, \d+/.exec(colour)![0].replaceAll(' ', ''));
  });
});

describe('what a screen reader says', () => {
  /** Lines of the accessibility tree of a part of the page that match. */
  const linesOf = async (page: Page, selector: string, wanted: RegExp) =>
    (await page.locator(selector).first().ariaSnapshot())
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => wanted.test(line));

  test('headings and code by their names alone', async ({open}) => {
    const page = await open(`${BASE}frontend/language/promises/`);
    expect(await linesOf(page, '.prose', /heading/)).toMatchInlineSnapshot(`
      [
        "- heading "三条基本规矩" [level=2]",
        "- heading "resolve 不等于兑现" [level=3]",
        "- heading "错误往哪里走" [level=2]",
        "- heading "两种看着像在等的写法" [level=3]",
        "- heading "并发：四种合成法" [level=2]",
        "- heading "超时与取消" [level=2]",
        "- heading "读完自测" [level=2]",
      ]
    `);
    expect((await linesOf(page, '.prose', /region|button/)).slice(0, 6)).toMatchInlineSnapshot(`
      [
        "- button "复制 order.mjs": 复制",
        "- button "复制 node order.mjs": 复制",
        "- button "复制 ticks.mjs": 复制",
        "- button "复制 node ticks.mjs": 复制",
        "- button "复制 return-await.mjs": 复制",
        "- button "复制 node return-await.mjs": 复制",
      ]
    `);
  });

  test('dialogs by what they are for', async ({open}) => {
    const names: string[] = [];
    const keep = async (page: Page) =>
      names.push(...(await linesOf(page, 'body', /^- dialog/)).map((line) => line.slice(2)));
    const page = await open(NOTE, {isWarm: true});
    await page.keyboard.press('Control+k');
    await page.waitForSelector('dialog.seeker[open]');
    await keep(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.waitForSelector('dialog.desk[open]');
    await keep(page);
    await page.keyboard.press('Escape');
    await page.setViewportSize({width: 390, height: 844});
    await page.locator('.burger').click();
    await page.waitForSelector('dialog.drawer[open]');
    await keep(page);
    expect(names).toMatchInlineSnapshot(`
      [
        "dialog "搜索笔记":",
        "dialog "阅读设置":",
        "dialog "菜单":",
      ]
    `);
  });
});

describe('what readers stumbled over once', () => {
  test('the contents can be skipped to; above the first section their heading has the mark', async ({
    open,
  }) => {
    const page = await open(NOTE);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('跳到本页目录');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.closest('#Toc') !== null)).toBe(true);
    const markOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => getComputedStyle(part, '::before').backgroundColor);
    expect(await markOf('.toc h2')).toBe(await tokenColour(page, 'shore'));
  });

  test('no line of a path is a slash alone, in the narrowest window with the largest type', async ({
    open,
  }) => {
    const page = await open(NOTE, {viewport: {width: 320, height: 844}});
    await page.addStyleTag({content: ':root {font-size: 56px !important}'});
    const steps = await page.locator('.crumbs li').evaluateAll((all: HTMLElement[]) =>
      all.map((step) => {
        const text = document.createRange();
        text.selectNodeContents(step); // without what the style writes
        const tops = [...text.getClientRects()].map(({top}) => Math.round(top));
        const lines = step.offsetHeight / parseFloat(getComputedStyle(step).lineHeight);
        return {lines: Math.round(lines), ofText: new Set(tops).size};
      }),
    );
    expect(Math.max(...steps.map(({lines}) => lines))).toBeGreaterThan(1);
    for (const {lines, ofText} of steps) expect(lines).toBe(ofText);
  });

  test('steps of a path that wraps are as far from each other for a thumb, links or not', async ({
    open,
  }) => {
    const page = await open(NOTE, {viewport: {width: 320, height: 844}, hasTouch: true});
    const heights = await page
      .locator('.crumbs li')
      .evaluateAll((all: HTMLElement[]) => all.map(({offsetHeight}) => offsetHeight));
    expect(heights.length).toBeGreaterThan(2);
    expect(new Set(heights)).toEqual(new Set([44]));
  });

  test('on a phone the search button names no keys', async ({open}) => {
    const page = await open(BASE, {viewport: {width: 390, height: 844}, hasTouch: true});
    await expect.poll(() => page.locator('.seek').getAttribute('aria-label')).toBe('搜索笔记');
    expect(await page.locator('.seek').getAttribute('role')).toBe('button'); // it opens a dialog
  });
});

test('a page that was opened settles in 160 ms, and at once where motion is not wanted', async ({
  open,
}) => {
  const page = await open(NOTE, {
    isFresh: true,
    prepare: (p) =>
      p.addInitScript(() => {
        const settled: [string, unknown][] = [];
        Object.assign(window, {settled});
        const {animate} = Element.prototype;
        Element.prototype.animate = function (frames, options) {
          const timing = options as KeyframeAnimationOptions;
          // A bar above the page shows where the next one is long in coming.
          if (this.className !== 'loadbar')
            settled.push([timing.pseudoElement ?? this.className, timing.duration]);
          return animate.call(this, frames, options);
        };
      }),
  });
  const settled = () => page.evaluate(() => Reflect.get(window, 'settled') as unknown);
  const moving = ['article', 'toc theme-doc-toc-desktop', '::before'].map((part) => [part, 160]);
  await follow(page, () => page.locator(`.side a[href="${NEIGHBOUR}"]`).click());
  await expect.poll(settled).toEqual(moving);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await follow(page, () => page.locator(`.side a[href="${NOTE}"]`).click());
  await drawn(page);
  expect(await settled()).toEqual(moving);
});

describe('随笔', () => {
  // findings.test.ts looks at the drawer there.
  test('pages made of posts lead back to the list', async ({reader}) => {
    const htmlOf = async (path: string) => (await fetch(urlOf(path))).text();
    const [main] = /<main[\s>].*<\/main>/s.exec(await htmlOf(BASE))!;
    expect(main).toContain(`href="${ESSAYS}"`);
    expect(main).toContain(`href="${ESSAYS}2`);
    for (const path of ['archive/', 'tags/', 'authors/wuya/', 'authors/']) {
      const [crumbs] = /<nav class="crumbs.*?<\/nav>/s.exec(await htmlOf(`${ESSAYS}${path}`))!;
      const hrefs = [...crumbs.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href]) => href);
      expect(hrefs.at(-1), path).toBe(ESSAYS);
    }
    await reader.goto(urlOf(`${ESSAYS}authors/`));
    expect(
      await reader
        .locator('.author')
        .first()
        .evaluate((author) => getComputedStyle(author, '::before').width),
    ).toBe('32px');
  });
});
