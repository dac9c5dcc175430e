import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type axe from 'axe-core';
import type {Page} from 'playwright-core';
import {endMotions} from './motions.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The rules that ask for colours: in the second mode these alone can find anything else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page, or in a part of it: the rule, what it asks for, and where it is broken. */
export async function findViolations(
  page: Page,
  part?: string,
  rules?: readonly string[],
): Promise<string[]> {
  await page.evaluate(endMotions); // half-way colours have no contrast
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readFileSync(AXE, 'utf8')); // an inline script would be against the site's policy
  const {violations} = await page.evaluate(
    ({selector, names}) =>
      (Reflect.get(window, 'axe') as typeof axe).run(selector ?? document, {
        resultTypes: ['violations'],
        preload: false, // no rule that is on reads stylesheets or media
        ...(names && {runOnly: [...names]}),
      }),
    {selector: part, names: rules},
  );
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(
      ({target, failureSummary}) =>
        `${id}: ${help} at ${target.join(' ')} (${failureSummary ?? ''})`,
    ),
  );
}

/**
 * The same in light and in dark, for a page that follows the system.
 * @param darkPart what is looked at in dark: the frame of a page has the same colours around any text
 */
export async function findViolationsInBothModes(
  page: Page,
  part?: string,
  darkPart = part,
): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await page.waitForSelector(`html[data-theme="${colorScheme}"]`, {state: 'attached'});
    const violations =
      colorScheme === 'dark'
        ? await findViolations(page, darkPart, COLOUR_RULES)
        : await findViolations(page, part);
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}
