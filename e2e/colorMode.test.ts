import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {follow, type Fixtures, test} from './helpers/browser.ts';
import {endMotions} from './helpers/motions.ts';
import {BASE, NEIGHBOUR, NOTE, PAGE_KINDS} from './helpers/pages.ts';

interface Mode {
  readonly theme: string | undefined;
  readonly choice: string | undefined;
  readonly stored: string | null;
}

function modeOf(page: Page): Promise<Mode> {
  return page.evaluate(() => {
    const {theme, themeChoice} = document.documentElement.dataset;
    return {theme, choice: themeChoice, stored: localStorage.getItem('theme')};
  });
}

declare global {
  interface Window {
    /** What the script of `watchMode` saw. */
    firstMode: {mode: DOMStringMap; isBeforeBody: boolean};
  }
}

/** Runs in the page before anything else: a reader who chose dark, and the moment at which the document shows it. */
function watchMode(): void {
  localStorage.setItem('theme', 'dark');
  window.firstMode = {mode: {}, isBeforeBody: false};
  document.addEventListener(
    'DOMContentLoaded',
    () => (window.firstMode.mode = {...document.documentElement.dataset}),
  );
  const observer = new MutationObserver(() => {
    if (!document.documentElement?.dataset['theme']) return;
    observer.disconnect();
    window.firstMode.isBeforeBody = document.body === null;
  });
  observer.observe(document, {attributes: true, childList: true, subtree: true});
}

const toggle = (page: Page) => page.locator('.nav button.mode');

function becomes(page: Page, theme: string, choice: string): Promise<unknown> {
  return page.waitForSelector(`html[data-theme="${theme}"][data-theme-choice="${choice}"]`, {
    state: 'attached',
  });
}

/** Goes on with the note of the test before, which follows the system again. Colours change at once where motion is not wanted. */
async function openNote(
  open: Fixtures['open'],
  colorScheme: 'light' | 'dark' = 'light',
  reducedMotion: 'no-preference' | 'reduce' = 'reduce',
): Promise<Page> {
  const page = await open(NOTE, {colorScheme, reducedMotion: 'reduce', isWarm: true});
  for (;;) {
    const {choice} = await modeOf(page);
    if (choice === 'system') break;
    await toggle(page).click();
    await page.waitForSelector(`html:not([data-theme-choice="${choice}"])`, {state: 'attached'});
  }
  await page.emulateMedia({colorScheme, reducedMotion});
  await becomes(page, colorScheme, 'system');
  return page;
}

describe('the button', () => {
  test('steps from the dark system through light and dark back to the system, which is then followed', async ({
    open,
  }) => {
    const page = await openNote(open, 'dark');
    expect(await modeOf(page)).toEqual({theme: 'dark', choice: 'system', stored: null});
    await toggle(page).click();
    await becomes(page, 'light', 'light');
    expect(await modeOf(page)).toEqual({theme: 'light', choice: 'light', stored: 'light'});
    await toggle(page).click();
    await becomes(page, 'dark', 'dark');
    expect(await modeOf(page)).toEqual({theme: 'dark', choice: 'dark', stored: 'dark'});
    await toggle(page).click();
    expect(await modeOf(page)).toEqual({theme: 'dark', choice: 'system', stored: null});
    await page.emulateMedia({colorScheme: 'light'});
    await becomes(page, 'light', 'system');
    expect(await modeOf(page)).toEqual({theme: 'light', choice: 'system', stored: null});
  });

  test('makes the choice stronger than the system', async ({open}) => {
    const page = await openNote(open, 'dark');
    await toggle(page).click();
    await becomes(page, 'light', 'light');
    await page.emulateMedia({colorScheme: 'light'});
    await page.emulateMedia({colorScheme: 'dark'});
    expect(await modeOf(page)).toEqual({theme: 'light', choice: 'light', stored: 'light'});
  });

  test('says in its name which mode is chosen', async ({open}) => {
    const page = await openNote(open);
    for (const mode of ['跟随系统', '浅色', '深色']) {
      await expect
        .poll(() => toggle(page).getAttribute('aria-label'))
        .toMatch(new RegExp(`：${mode}`));
      await expect.poll(() => toggle(page).getAttribute('title')).toBe(mode);
      await toggle(page).click();
    }
  });

  test('changes the colours of the page', async ({open}) => {
    const page = await openNote(open);
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await paper();
    await toggle(page).click();
    await toggle(page).click();
    await page.waitForFunction(
      (before) => getComputedStyle(document.body).backgroundColor !== before,
      light,
    );
    await expect
      .poll(() => page.locator('meta[name=theme-color]').first().getAttribute('content'))
      .not.toBe('#FAFAF8');
  });

  test.for([
    {reducedMotion: 'no-preference', tides: ['tide']},
    {reducedMotion: 'reduce', tides: []},
  ] as const)(
    'lets the colours rise as a tide with motion $reducedMotion',
    async ({reducedMotion, tides}, {open}) => {
      const page = await openNote(open, 'dark', reducedMotion);
      const seen = await page.evaluate(async () => {
        const transitions: ViewTransition[] = [];
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const transition = start(update);
          transitions.push(transition);
          return transition;
        };
        document.querySelector<HTMLElement>('.nav button.mode')!.click();
        const isThere = () => document.documentElement.dataset['theme'] === 'light';
        while (!isThere()) await new Promise(requestAnimationFrame);
        await Promise.all(transitions.map(({ready}) => ready)); // on a busy machine frames later
        return document.getAnimations().map((one) => (one as CSSAnimation).animationName);
      });
      expect(seen.filter((name) => name === 'tide')).toEqual(tides);
    },
  );

  test('pressed again before the tide begins ends with the mode that it names', async ({open}) => {
    const page = await openNote(open, 'dark', 'no-preference');
    const seen = await page.evaluate(async () => {
      const button = document.querySelector<HTMLElement>('.nav button.mode')!;
      button.click();
      await new Promise<void>((done) => queueMicrotask(done)); // React has drawn the button anew, the tide has not begun
      button.click();
      for (let i = 0; i < 5; i++) await new Promise(requestAnimationFrame);
      const {theme, themeChoice} = document.documentElement.dataset;
      return [theme, themeChoice];
    });
    expect(seen).toEqual(['dark', 'dark']);
  });

  test('shows one icon, that of the choice', async ({open}) => {
    const page = await openNote(open);
    for (const icon of ['auto', 'sun', 'moon']) {
      expect(
        await toggle(page)
          .locator('svg:visible')
          .evaluateAll((icons) =>
            icons.map((element) => element.classList.item(element.classList.length - 1)),
          ),
      ).toEqual([icon]);
      await toggle(page).click();
    }
  });
});

describe('the choice', () => {
  test('survives a reload and another page', async ({open}) => {
    const page = await open(NOTE, {colorScheme: 'light'});
    await toggle(page).click();
    await toggle(page).click();
    await becomes(page, 'dark', 'dark');
    await page.reload();
    expect(await modeOf(page)).toEqual({theme: 'dark', choice: 'dark', stored: 'dark'});
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    await follow(page, () => page.locator(`.side a[href="${NEIGHBOUR}"]`).click());
    expect(await modeOf(page)).toEqual({theme: 'dark', choice: 'dark', stored: 'dark'});
  });

  test('reaches the other tabs', async ({open}) => {
    const first = await open(NOTE, {colorScheme: 'light'});
    const second = await open(BASE, {context: first.context()});
    await toggle(first).click();
    await toggle(first).click();
    await becomes(second, 'dark', 'dark');
    await toggle(second).click();
    await becomes(first, 'light', 'system');
    expect(await modeOf(first)).toEqual({theme: 'light', choice: 'system', stored: null});
  });
});

describe('before the first paint', () => {
  // One script does it, the same on all pages (runtime-states.test.ts).
  test.for(PAGE_KINDS.filter(({kind}) => /home|note/.test(kind)))(
    'the $kind page has its colours',
    async ({path}, {open}) => {
      const page = await open(path, {
        colorScheme: 'light',
        until: 'load',
        prepare: (p) => p.addInitScript(watchMode),
      });
      const {mode, isBeforeBody} = await page.evaluate(() => window.firstMode);
      expect(mode).toMatchObject({theme: 'dark', themeChoice: 'dark'});
      expect(isBeforeBody).toBe(true);
    },
  );
});

describe('without scripts', () => {
  test('the page follows the system, and there is no button that does nothing', async ({open}) => {
    const paperOf = async (page: Page) => {
      await page.evaluate(endMotions);
      return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    };
    const papers: string[] = [];
    const plain = await open(NOTE, {javaScriptEnabled: false});
    for (const colorScheme of ['light', 'dark'] as const) {
      await plain.emulateMedia({colorScheme});
      papers.push(await paperOf(plain));
      expect(await plain.locator('.nav .mode').isVisible()).toBe(false);
    }
    const chosen: string[] = [];
    const page = await openNote(open, 'light');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await page.waitForFunction(
        (mode) => document.documentElement.dataset['theme'] === mode,
        colorScheme,
      );
      chosen.push(await paperOf(page));
    }
    expect(papers).toEqual(chosen);
    expect(papers[0]).not.toBe(papers[1]);
  });
});
