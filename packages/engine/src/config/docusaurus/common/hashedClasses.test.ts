import {expect, it} from 'vitest';
import {isKnownHashed, nameHashedClasses} from './hashedClasses.ts';

it.each([
  ["div[class^='announcementBar_'] {a: b}", 'div.theme-announcement-bar {a: b}'],
  ['[class*=announcementBar] a {}', '.theme-announcement-bar a {}'],
  [
    '[class*="announcementBarContent_"], [class*="toString"] {}',
    ':is(.theme-announcement-bar > .wrap), [class*="toString"] {}',
  ],
  [
    "[class*='col-'], [class='announcementBar'] {}",
    "[class*='col-'], [class='announcementBar'] {}",
  ],
])('%s → %s', (css, expected) => {
  expect(nameHashedClasses(css)).toBe(expected);
});

it('knows which parts of classes it replaces', () => {
  expect(['announcementBar_', 'codeBlockTitle', 'constructor', 'x_'].map(isKnownHashed)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
