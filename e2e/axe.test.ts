import {createRequire} from 'node:module';
import type axe from 'axe-core';
import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {test} from './helpers/browser.ts';
import {NOTE, PAGE_KINDS} from './helpers/pages.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe finds on the page: the rule, what it asks for, and where it is broken. */
async function findViolations(page: Page): Promise<string[]> {
  await page.addScriptTag({path: AXE});
  const {violations} = await page.evaluate(() => (Reflect.get(window, 'axe') as typeof axe).run(document, {resultTypes: ['violations']}));
  return violations.flatMap(({id, help, nodes}) => nodes.map(({target, failureSummary}) => `${id}: ${help} at ${target.join(' ')} (${failureSummary ?? ''})`));
}

describe.for(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test.for(PAGE_KINDS)('axe finds nothing on the $kind page', async ({path}, {open}) => {
    const page = await open(path, {colorScheme, reducedMotion: 'reduce'});
    expect(await findViolations(page)).toEqual([]);
  });

  test('axe finds nothing in the drawer, on either panel', async ({open}) => {
    const page = await open(NOTE, {colorScheme, reducedMotion: 'reduce', viewport: {width: 390, height: 844}});
    await page.locator('.burger').click();
    await page.waitForSelector('dialog.drawer[open]');
    expect(await findViolations(page)).toEqual([]);
    await page.locator('dialog.drawer').getByRole('button', {name: '主菜单'}).click();
    expect(await findViolations(page)).toEqual([]);
  });
});
