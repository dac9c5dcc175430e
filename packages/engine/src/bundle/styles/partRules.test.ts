import {expect, it} from 'vitest';
import {readRules} from './cssRules.ts';
import {translateParts} from './partRules.ts';

const translate = (css: string): string[] =>
  translateParts(readRules(css)).map((rule) => rule.replace(/\s+/g, ' '));

const ITEM = ':is(.tree :is(li > a, .cat > p, summary:not(:empty)), .drawer .primary a)';

it.each([
  [
    '.menu__link--active { color: red }',
    `:where(${ITEM}[aria-current]):not(#_) { color: red; }`,
    '.tree a[aria-current]::before { background: currentcolor; }',
  ],
  [
    '.menu__link:hover { background: blue; margin: 1px }',
    `:where(${ITEM}:hover):not(#_):not(._) { background: blue; }`,
  ],
  [
    "[data-theme='dark'] .menu .menu__link--sublist { color: red }",
    "[data-theme='dark'] :where(.tree :is(.cat > :is(a, p), summary:not(:empty))):not(#_):not(._) { color: red; }",
  ],
  [
    '.x { --ifm-menu-color-background-hover: blue }',
    `:where(.x) :where(${ITEM}:hover):not(#_) { background: var(--ifm-menu-color-background-hover); }`,
  ],
  [
    ':root { --ifm-menu-color-active: red }',
    `:where(${ITEM}[aria-current]):not(#_) { color: var(--ifm-menu-color-active); }`,
  ],
  [
    '@media print { .pagination-nav__link { border: 1px solid } }',
    '@media print { :where(.pager a):not(#_) { border: 1px solid; padding-inline: 1rem; } }',
  ],
  [
    '.table-of-contents__link:not(.table-of-contents__link--active) { color: red }',
    ':where(:is(.toc, .toc-m) a):not(:where(.toc a[aria-current])):not(#_):not(._) { color: red; }',
  ],
])('gives our parts the look of %s', (css, ...translated) => {
  expect(translate(css)).toEqual(translated.filter((one) => one !== undefined));
});

it.each([
  '.menu__link::before { color: red }',
  '.menu__link { padding: 1px; display: flex }',
  '.mine + .menu__link { color: red }',
  '.menu__link svg { color: red }',
  // Words that are made for a ground which our tabs have not.
  '.tabs__item--active { background: blue; color: white }',
  '.mine { color: red }',
  '.constructor { color: red }',
  '#menu__link { color: red }',
])('gives them nothing of %s', (css) => {
  expect(translate(css)).toEqual([]);
});
