import {existsSync} from 'node:fs';
import {chromium} from 'playwright-core';
import {CHROMIUM_ARGS} from '../chromium.ts';
import type {Engine} from './engine.ts';

/** Path of the Chromium that all suites use; undefined where there is none. */
export function findChromium(): string | undefined {
  return [process.env['CHROME_PATH'] ?? '', '/usr/bin/chromium'].find(
    (path) => path !== '' && existsSync(path),
  );
}

/** Starts Chromium without a window; the others speak WebDriver, this one goes through Playwright. */
export async function launchChromium(executablePath: string): Promise<Engine> {
  const browser = await chromium.launch({executablePath, args: CHROMIUM_ARGS});
  const page = await browser.newPage({locale: 'zh-CN', reducedMotion: 'reduce'});
  return {
    async goto(url) {
      await page.goto(url);
    },
    run: (act, ...args) =>
      page.evaluate(`(${String(act)})(...${JSON.stringify(args)})`) as Promise<never>,
    async point({x, y}, presses) {
      await page.mouse.move(x, y);
      if (!presses) return;
      await page.mouse.down();
      await page.mouse.up();
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    async back() {
      // Answered at once: what follows waits for what it looks for.
      await page.evaluate(() => history.back());
    },
    resize: (width, height) => page.setViewportSize({width, height}),
    picture: () => page.screenshot({animations: 'allow', caret: 'initial'}),
    close: () => browser.close(),
  };
}
