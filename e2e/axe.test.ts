import {describe, expect} from 'vitest';
import {findViolationsInBothModes} from './helpers/axe.ts';
import {test} from './helpers/browser.ts';
import {NOTE, PAGE_KINDS} from './helpers/pages.ts';

const CALM = {reducedMotion: 'reduce'} as const;

describe('in light and in dark', () => {
  test.for(PAGE_KINDS)('axe finds nothing on the $kind page', async ({path}, {open}) => {
    expect(await findViolationsInBothModes(await open(path, CALM))).toEqual([]);
  });

  test('axe finds nothing in the drawer, on either panel', async ({open}) => {
    const page = await open(NOTE, {...CALM, viewport: {width: 390, height: 844}});
    await page.locator('.burger').click();
    await page.waitForSelector('dialog.drawer[open]');
    expect(await findViolationsInBothModes(page, 'dialog.drawer')).toEqual([]);
    await page.locator('dialog.drawer').getByRole('button', {name: '主菜单'}).click();
    expect(await findViolationsInBothModes(page, 'dialog.drawer')).toEqual([]);
  });
});
