import {expect, it} from 'vitest';
import {readRules} from './cssRules.ts';
import {translateLogo} from './logoStyles.ts';

const translate = (css: string): string[] =>
  translateLogo(readRules(css)).map((rule) => rule.replace(/\s+/g, ' '));

it.each([
  [
    '.navbar__logo { width: 9rem; height: 2.5rem }',
    '.nav .brand img { height: min(2.5rem, var(--nav-h) - 0.75rem); }',
  ],
  [
    '.navbar .navbar__brand .navbar__logo > img { height: 22px !important }',
    '.nav .brand img { height: min(22px, var(--nav-h) - 0.75rem); }',
  ],
  [
    "@media screen { .a, html[data-theme='dark'] .navbar__logo img { filter: invert(1) hue-rotate(180deg); } }",
    "@media screen { html[data-theme='dark'] .nav .brand img { filter: invert(1) hue-rotate(180deg); } }",
  ],
])('gives our picture the style of %s', (css, translated) => {
  expect(translate(css)).toEqual([translated]);
});

it.each([
  '.navbar__logo img { height: 82% }',
  '.navbar__logo { max-height: 2rem; line-height: 2rem }',
  '.navbar__logo:hover, .navbar__logo--big, .navbar__logos, .navbar__logo svg { height: 2rem }',
  '.a > .navbar__logo { height: 2rem }',
])('gives it none of %s', (css) => {
  expect(translate(css)).toEqual([]);
});
