import {describe, expect} from 'vitest';
import {findViolations} from './helpers/axe.ts';
import {test} from './helpers/browser.ts';
import {NOTE, PAGE_KINDS} from './helpers/pages.ts';

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
