import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from 'playwright-core';
import {describe, expect, inject} from 'vitest';
import {test} from './helpers/browser.ts';
import {tokenColour} from './helpers/colours.ts';
import {BASE, NOTE, urlOf} from './helpers/pages.ts';

const PAGE = `${BASE}markdown-page/`;

interface Fence {
  readonly title: string;
  readonly highlighted: readonly number[];
  readonly code: string;
}

/** The first block of the page's source that has a title, highlighted lines and line numbers. */
function readFence(): Fence {
  const source = readFileSync(join(inject('site').dir, 'pages/markdown-page.md'), 'utf8');
  const [, title, from, to, code] =
    /^```\w+ title="([^"]+)" \{(\d+)-(\d+)\} showLineNumbers\n([\s\S]*?)\n```$/m.exec(source)!;
  const lines = Array.from({length: Number(to) - Number(from) + 1}, (_, i) => Number(from) + i);
  return {title: title!, highlighted: lines, code: code!};
}

/** Goes on with the page of the test before. */
const WARM = {isWarm: true} as const;

/** The page without scripts, left open from test to test. */
async function openStill(reader: Page): Promise<Page> {
  await reader.setViewportSize({width: 1440, height: 900});
  await reader.emulateMedia({colorScheme: 'light'});
  if (reader.url() !== urlOf(PAGE)) await reader.goto(urlOf(PAGE));
  return reader;
}

const blockOf = (page: Page, {title}: Fence) =>
  page.locator('.theme-code-block', {hasText: title}).first();

describe('a code block', () => {
  const fence = readFence();

  test('has its title, its language, and a line for every line of its source', async ({reader}) => {
    const page = await openStill(reader);
    const block = blockOf(page, fence);
    await expect.poll(() => block.locator('.code-bar').innerText()).toContain(fence.title);
    await expect.poll(() => block.getAttribute('class')).toContain('language-ts');
    expect((await block.locator('code').textContent())?.replace(/\n$/, '')).toBe(fence.code);
    await expect.poll(() => block.locator('.ln').count()).toBe(fence.code.split('\n').length);
  });

  test('marks the lines that its source names', async ({reader}) => {
    const page = await openStill(reader);
    const marked = await blockOf(page, fence)
      .locator('.ln')
      .evaluateAll((lines) =>
        lines.flatMap((line, i) =>
          line.classList.contains('theme-code-block-highlighted-line') ? [i + 1] : [],
        ),
      );
    expect(marked).toEqual(fence.highlighted);
    const colours = await blockOf(page, fence)
      .locator('.ln')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).backgroundColor));
    expect(colours[fence.highlighted[0]! - 1]).not.toBe(colours[0]);
  });

  test('colours names and punctuation apart, and code without tokens like names', async ({
    reader,
  }) => {
    const page = await openStill(reader);
    const expected = {
      punctuation: await tokenColour(page, 'tok-punct'),
      plain: await tokenColour(page, 'tok-plain'),
    };
    const colourOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => getComputedStyle(one).color);
    expect(expected.punctuation).not.toBe(expected.plain);
    expect(await colourOf('.language-ts .ln')).toBe(expected.punctuation);
    expect(await colourOf('.language-ts .v')).toBe(expected.plain);
    expect(await colourOf('.diff .add .s')).toBe(await tokenColour(page, 'tok-string'));
    await page.goto(urlOf(NOTE));
    expect(await colourOf('.plain .ln')).toBe(expected.plain);
  });

  test('numbers its lines from 1, by style, so that numbers are never selected', async ({
    reader,
  }) => {
    const page = await openStill(reader);
    const numbers = await blockOf(page, fence)
      .locator('.ln')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::before').content));
    expect(new Set(numbers)).toEqual(new Set(['counter(l)']));
    expect(
      await blockOf(page, fence)
        .locator('pre')
        .evaluate((pre) => {
          getSelection()!.selectAllChildren(pre);
          return getSelection()!.toString().replace(/\n$/, '');
        }),
    ).toBe(fence.code);
  });

  test('is copied with the text around it without its buttons and its language, links without what is said of them', async ({
    open,
  }) => {
    const page = await open(PAGE, WARM);
    await page.waitForSelector('.theme-code-block .copy');
    const [copied, shown] = await page.locator('.prose').evaluate((article) => {
      article.insertAdjacentHTML(
        'beforeend',
        '<p>见<a href="https://x.example/" target="_blank">别处<span class="vh">（在新窗口打开）</span></a>。</p>',
      );
      getSelection()!.selectAllChildren(article);
      const texts = [getSelection()!.toString(), article.textContent!];
      article.lastElementChild!.remove();
      return texts;
    });
    expect(copied).toContain(fence.title);
    expect(copied).toContain('见别处。');
    const said = /复制|（在新窗口打开）|^ts$/m;
    expect(shown).toMatch(said);
    expect(copied).not.toMatch(said);
  });

  test('can be scrolled with the keyboard and says what it is', async ({reader}) => {
    const page = await openStill(reader);
    await expect.poll(() => blockOf(page, fence).locator('pre').getAttribute('tabindex')).toBe('0');
    await expect
      .poll(() => blockOf(page, fence).locator('pre').getAttribute('aria-label'))
      .toMatch(/代码.*ts/);
  });

  test('has its colours in light and in dark', async ({reader}) => {
    const tokens: string[] = [];
    const page = await openStill(reader);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      const colours = await blockOf(page, fence)
        .locator('code span span')
        .evaluateAll((spans) => [...new Set(spans.map((span) => getComputedStyle(span).color))]);
      expect(colours.length).toBeGreaterThan(3);
      tokens.push(colours.join(' '));
    }
    expect(tokens[0]).not.toBe(tokens[1]);
  });
});

describe('the button that wraps', () => {
  test('is there as long as lines are longer than their block', async ({open}) => {
    const page = await open(NOTE, {isWarm: true, viewport: {width: 320, height: 844}});
    const over = page.locator('.code.over');
    await expect.poll(() => over.count()).toBeGreaterThan(0);
    const before = await over.count();
    await page.setViewportSize({width: 1440, height: 844});
    await expect.poll(() => over.count()).toBeLessThan(before);
    expect(await page.locator('.code:not(.over) .wraps').count()).toBe(0);
  });
});

describe('the copy button', () => {
  const fence = readFence();

  test('copies exactly the code, says so, and is itself again after a while', async ({open}) => {
    const page = await open(PAGE, WARM);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const button = blockOf(page, fence).locator('button.copy');
    const label = await button.innerText();
    await button.click();
    await page.waitForFunction(
      () =>
        document.querySelector('[role=status][aria-live=polite]')?.textContent === '已复制到剪贴板',
    );
    await expect.poll(() => button.innerText()).toContain('已复制');
    expect(await button.getAttribute('aria-label')).toBeNull();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fence.code);
    await page.waitForFunction(() => !document.querySelector('button.copy.done'));
    await expect.poll(() => button.innerText()).toBe(label);
    expect(await button.getAttribute('aria-label')).toBe(`${label} ${fence.title}`);
  });

  test('copies by the Enter key', async ({open}) => {
    const page = await open(PAGE, WARM);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await blockOf(page, fence).locator('button.copy').focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('button.copy.done');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fence.code);
  });

  test('copies by selection where the page may not use the clipboard, and says so', async ({
    open,
  }) => {
    const page = await open(PAGE, {
      prepare: (p) =>
        p.addInitScript(() => {
          Object.defineProperty(navigator, 'clipboard', {value: undefined});
          document.execCommand = (command) => {
            Object.assign(window, {copied: command === 'copy' && getSelection()!.toString()});
            return true;
          };
        }),
    });
    await blockOf(page, fence).locator('button.copy').click();
    await page.waitForFunction(
      () =>
        document.querySelector('[role=status][aria-live=polite]')?.textContent === '已复制到剪贴板',
    );
    expect(
      ((await page.evaluate(() => Reflect.get(window, 'copied') as unknown)) as string).replace(
        /\n$/,
        '',
      ),
    ).toBe(fence.code);
    expect(await page.evaluate(() => getSelection()!.isCollapsed)).toBe(true);
  });

  test('says when the browser refuses, and leaves the code selected', async ({open}) => {
    const page = await open(PAGE, {
      prepare: (p) =>
        p.addInitScript(() => {
          Object.defineProperty(navigator, 'clipboard', {
            value: {writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError'))},
          });
          document.execCommand = () => false;
        }),
    });
    await blockOf(page, fence).locator('button.copy').click();
    await page.waitForFunction(() =>
      document
        .querySelector('[role=status][aria-live=polite]')
        ?.textContent?.startsWith('复制失败'),
    );
    expect(await page.evaluate(() => getSelection()!.toString().replace(/\n$/, ''))).toBe(
      fence.code,
    );
  });
});

describe('the lines of a numbered block', () => {
  const linked = '.ln.hl[data-linked]';

  test('are marked and in the window when the address names them', async ({open}) => {
    const page = await open(`${PAGE}#L1-L2`);
    await page.waitForSelector(linked);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const marked = page.locator('.ln:is([data-linked], .theme-code-block-highlighted-line)');
    await expect.poll(() => marked.count()).toBeGreaterThan(1);
    await expect.poll(() => page.locator(linked).first().isVisible()).toBe(true);
  });

  test('go into the address when their number is clicked, with Shift as a range; a click on the code does nothing', async ({
    open,
  }) => {
    const page = await open(PAGE, WARM);
    const lines = page.locator('.code.numbered').first().locator('.ln');
    await lines.nth(1).click({position: {x: 26, y: 6}});
    await page.waitForFunction(() => location.hash === '#L2');
    await lines.nth(3).click({position: {x: 26, y: 6}, modifiers: ['Shift']});
    await page.waitForFunction(() => location.hash === '#L2-L4');
    await lines.first().click({position: {x: 90, y: 6}});
    expect(new URL(page.url()).hash).toBe('#L2-L4');
  });
});
