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
  [
    '.markdown > h1, html .theme-doc-markdown header h1::after {}',
    ':is(.markdown > h1, .doc-head h1), html :is(.theme-doc-markdown header h1, .doc-head h1)::after {}',
  ],
  ['.markdown h1:first-child a {}', ':is(.markdown h1:first-child, .doc-head h1) a {}'],
  [
    '.markdown h10, .markdown-body h1, .markdown h2 {}',
    '.markdown h10, .markdown-body h1, .markdown h2 {}',
  ],
  ['div[class^="admonitionHeading_"] { a: b }', ':is(.note > .ttl) { a: b }'],
  [
    "div[class*='admonitionIcon'] svg, .x[class*='admonitionIcon']",
    ':is(.note > .seal) svg, .x:is(.note > .seal)',
  ],
  ["h2[class*='anchorWithStickyNavbar']", 'h2.anchor'],
  ['[class*="docCardListItem"] a {}', ':is(.doc-cards > li) a {}'],
  ['[class*="navbarHidden_"] + .main-wrapper {}', '.nav[data-hidden] + .main-wrapper {}'],
  ["button[class*='wordWrapButton_'] {}", 'button:is(.theme-code-block .wraps) {}'],
])('%s → %s', (css, expected) => {
  expect(nameHashedClasses(css)).toBe(expected);
});

it('knows which parts of classes it replaces', () => {
  const known = ['announcementBar_', 'codeBlockTitle', 'codeBlockLines', 'tocCollapsible_'];
  expect(known.map(isKnownHashed)).toEqual([true, true, true, true]);
  expect(['constructor', 'x_'].map(isKnownHashed)).toEqual([false, false]);
});
