import {describe, expect, inject} from 'vitest';
import {findViolationsInBothModes} from './helpers/axe.ts';
import {test} from './helpers/browser.ts';
import {BASE, ESSAYS, NOTE} from './helpers/pages.ts';

/** Kinds of which other suites need no page; everyKind.test.ts looks at the others. */
const KINDS: readonly {kind: string; path: string; part?: string}[] = [
  {kind: 'tag', path: inject('site').routes.find((route) => /\/tags\/./.test(route))!},
  {kind: 'tags of essays', path: `${ESSAYS}tags/`},
  {kind: 'author', path: `${ESSAYS}authors/wuya/`},
  {kind: 'authors', path: `${ESSAYS}authors/`},
  {kind: 'output', path: `${BASE}frontend/language/promises/`, part: '.prose'}, // another note in the same frame
];
/** One page for all, which has axe already: links lead on without a load. That it finds nothing after a load is asked of every kind. */
const CALM = {reducedMotion: 'reduce', isWarm: true} as const;

describe('in light and in dark', () => {
  test.for(KINDS)('axe finds nothing on the $kind page', async ({path, part}, {open}) => {
    const page = await open(path, CALM);
    expect(await findViolationsInBothModes(page, part, part ?? 'main')).toEqual([]);
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
