import type {Page} from 'playwright-core';
import {expect} from 'vitest';

/** As long as any other action of a test may take. */
const TIMEOUT_MS = 60_000;

/**
 * Has a page wait for a function by asking it again and again. Playwright would bring its script of 330 KB into the page for that,
 * beside the one that selectors have in a world of their own: 0.09 CPU s a document, 0.15 on a busy machine.
 */
export function waitByAsking(page: Page): void {
  const wait = async (isSo: () => unknown, arg?: unknown) => {
    let found: unknown;
    const ask = async () => (found = await page.evaluate(isSo, arg));
    // A document that goes while it is asked cannot answer: the next one is asked.
    await expect.poll(ask, {timeout: TIMEOUT_MS}).toBeTruthy();
    return {jsonValue: () => Promise.resolve(found)};
  };
  page.waitForFunction = wait as unknown as Page['waitForFunction'];
}
