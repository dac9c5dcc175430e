import {describe, expect} from 'vitest';
import {follow, gatherMessages, hydrated, quoteShown, test} from './helpers/browser.ts';
import {NEIGHBOUR, NOTE, PAGE_KINDS} from './helpers/pages.ts';
import {blockStorage} from './helpers/runtime.ts';

describe('the colour mode', () => {
  // What else the address may say is asked of the script alone (inlineScript.test.ts).
  test('asked for in the address is there before anything is drawn, and not stored', async ({
    open,
  }) => {
    const page = await open(`${NOTE}?docusaurus-theme=dark`, {
      prepare: (p) =>
        p.addInitScript(() =>
          document.addEventListener('DOMContentLoaded', () =>
            Object.assign(window, {themeAtParse: document.documentElement.dataset['theme']}),
          ),
        ),
    });
    expect(
      await page.evaluate(() => (window as unknown as {themeAtParse: string}).themeAtParse),
    ).toBe('dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });
});

describe('a normal load', () => {
  test('has one inline script, the same on every page but for the one more of the home page', async () => {
    const {urlOf} = await import('./helpers/pages.ts');
    const scripts = await Promise.all(
      PAGE_KINDS.map(async ({path}) =>
        [...(await (await fetch(urlOf(path))).text()).matchAll(/<script>(.*?)<\/script>/gs)].map(
          (match) => match[1],
        ),
      ),
    );
    expect(new Set(scripts.map(([first]) => first)).size).toBe(1);
    expect(scripts.map(({length}) => length)).toEqual(
      PAGE_KINDS.map(({kind}) => (kind === 'home' ? 2 : 1)),
    );
  });
});

test('where storage is blocked pages come alive and warn once', async ({open}) => {
  let messages: string[] = [];
  const page = await open(NOTE, {
    prepare: async (p) => {
      messages = gatherMessages(p);
      await p.addInitScript(blockStorage);
    },
  });
  await follow(page, () => page.locator(`.side a[href="${NEIGHBOUR}"]`).click());
  // What keeps preferences is in the first script, the same on all pages: one of each way to be rendered tells.
  for (const {path} of PAGE_KINDS.filter(({kind}) => /home|search|essays|not-found/.test(kind))) {
    messages.length = 0;
    await page.goto(new URL(path, page.url()).href);
    await hydrated(page);
    await quoteShown(page);
    await page.locator('.nav .mode').click();
    await page.waitForSelector('html[data-theme-choice="light"]', {state: 'attached'});
    expect(
      messages.filter((message) => !message.includes('404')),
      path,
    ).toEqual([expect.stringMatching(/^warning: .*Preferences are not kept/)]);
  }
});
