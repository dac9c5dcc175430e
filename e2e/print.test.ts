import {describe, expect} from 'vitest';
import {test} from './helpers/browser.ts';
import {BASE, ESSAYS, NEIGHBOUR, NOTE} from './helpers/pages.ts';

const AROUND = {
  navbar: '.theme-layout-navbar',
  sidebar: '.theme-doc-sidebar-container',
  contents: '.theme-doc-toc-desktop',
  footer: '.theme-layout-footer',
  neighbours: '.pager',
  backlinks: '.backlinks',
  'picture of links': '.around',
  'copy button': 'button.copy',
  'way back to the top': '.theme-back-to-top-button',
};

/** Goes on with the page of the test before, on the screen again. */
const WARM = {isWarm: true} as const;

describe('on paper', () => {
  test(`a note has no ${Object.keys(AROUND).join(', ')}`, async ({open}) => {
    const page = await open(NEIGHBOUR);
    const shown = () =>
      page.evaluate(
        (parts) =>
          Object.entries(parts).flatMap(([part, selector]) =>
            document.querySelector(selector)?.checkVisibility() ? [part] : [],
          ),
        AROUND,
      );
    await expect.poll(shown).toEqual(Object.keys(AROUND));
    await page.emulateMedia({media: 'print'});
    await expect.poll(shown).toEqual([]);
  });

  test.for([{path: NOTE}, {path: `${BASE}markdown-page/`}])(
    '$path has its title and its whole article on the full width',
    async ({path}, {open}) => {
      const page = await open(path, {...WARM, viewport: {width: 700, height: 990}});
      await page.emulateMedia({media: 'print'});
      await expect.poll(() => page.locator('h1').isVisible()).toBe(true);
      await expect.poll(() => page.locator('.prose').isVisible()).toBe(true);
      const {left, width, overflow} = await page.locator('.prose').evaluate((article) => {
        const box = article.getBoundingClientRect();
        return {
          left: box.left,
          width: box.width,
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        };
      });
      expect(left).toBeLessThanOrEqual(1);
      expect(width).toBeGreaterThan(690);
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );

  test('a note is the same under an open dialog, of which nothing is printed', async ({open}) => {
    const page = await open(NOTE, WARM);
    const countPages = async () =>
      (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    const before = await countPages();
    expect(before).toBeGreaterThan(2);
    await page.keyboard.press('/');
    await page.waitForSelector('dialog.seeker[open]');
    await page.emulateMedia({media: 'print'});
    await expect.poll(() => page.locator('dialog.seeker').isVisible()).toBe(false);
    await expect.poll(() => page.locator('h1').isVisible()).toBe(true);
    expect(await countPages()).toBe(before);
  });

  test('long lines of code are broken, not cut', async ({open}) => {
    const page = await open(NOTE, {...WARM, viewport: {width: 500, height: 990}});
    await page.emulateMedia({media: 'print'});
    expect(
      await page
        .locator('.prose pre')
        .evaluateAll(
          (blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length,
        ),
    ).toBe(0);
  });

  test('a list of posts is no wider than the sheet, with all its tags', async ({open}) => {
    const page = await open(ESSAYS, {
      javaScriptEnabled: false,
      viewport: {width: 658, height: 990},
    });
    await page.emulateMedia({media: 'print'});
    const cut = await page
      .locator('main *')
      .evaluateAll((all) =>
        all
          .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
          .map(({className}) => className),
      );
    expect(cut).toEqual([]);
  });

  test('a wide table has all its columns on the sheet', async ({open}) => {
    const page = await open(NOTE, {...WARM, viewport: {width: 658, height: 990}});
    await page.emulateMedia({media: 'print'});
    const beside = await page.locator('.prose').evaluate((article) => {
      const cells = (tag: string, text: string) =>
        `<${tag} style="min-width: 10em">${text}</${tag}>`.repeat(12);
      article.insertAdjacentHTML(
        'beforeend',
        `<div class="tablewrap"><table><tr>${cells('th', '名字很长')}</tr><tr>${cells('td', '<code class="nb">aVeryLongName</code> configuration')}</tr></table></div>`,
      );
      const {right} = article.getBoundingClientRect();
      return [...article.querySelectorAll('.tablewrap:last-child :is(th, td, code)')].filter(
        (cell) => cell.getBoundingClientRect().right > right + 8, // the ground of code, not its letters
      ).length;
    });
    await page.evaluate(() => document.querySelector('.prose > .tablewrap:last-child')!.remove());
    expect(beside).toBe(0);
  });

  // Where all elements had a short transition instead of none, paper began with the colours of the screen.
  test.for(['no-preference', 'reduce'] as const)(
    'is white with dark ink, even where the reader chose dark, with motion %s',
    async (reducedMotion, {open}) => {
      const page = await open(NOTE, {...WARM, colorScheme: 'dark', reducedMotion});
      const inkLightness = () =>
        page.evaluate(() => {
          const canvas = document.createElement('canvas').getContext('2d')!;
          const lightnessOf = (color: string) => {
            canvas.clearRect(0, 0, 1, 1);
            canvas.fillStyle = color;
            canvas.fillRect(0, 0, 1, 1);
            const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
            return (red! + green! + blue!) / 3;
          };
          return lightnessOf(getComputedStyle(document.querySelector('.prose p')!).color);
        });
      await page.emulateMedia({media: 'print'});
      expect(await inkLightness()).toBeLessThan(110);
    },
  );

  test('has the grounds of the day: of warnings, of changed lines, of keys, of the letters on seals', async ({
    open,
  }) => {
    const GROUNDS = 'amber-wash red-wash green-wash wash-2 on-ink amber red green select raise';
    const page = await open(NOTE, WARM);
    const printed = async (colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({media: null, colorScheme});
      await page.waitForSelector(`html[data-theme="${colorScheme}"]`, {state: 'attached'});
      const colours = () =>
        page.evaluate(
          (names) =>
            names
              .split(' ')
              .map((name) => getComputedStyle(document.body).getPropertyValue(`--${name}`)),
          GROUNDS,
        );
      const shown = await colours();
      await page.emulateMedia({media: 'print', colorScheme});
      return {shown, onPaper: await colours()};
    };
    const day = await printed('light');
    const night = await printed('dark');
    expect(night.shown).not.toEqual(day.shown);
    expect(night.onPaper).toEqual(day.onPaper);
  });
});
