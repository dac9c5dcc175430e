import {expect, it} from 'vitest';
import {readRules} from './cssRules.ts';
import {translateSidebarMarks} from './sidebarMarks.ts';

const translate = (css: string): string[] =>
  translateSidebarMarks(readRules(css)).map((rule) => rule.replace(/\s+/g, ' '));

it.each([
  [
    ".get > .menu__link::before { content: 'get'; background: url(data:image/png;base64,AA) }",
    `.tree .get > :is(a, p)::before, .tree .get > details > summary::before { position: static; content: 'get'; background: url(data:image/png;base64,AA); }`,
  ],
  [
    "[data-theme='dark'] .put>.menu__link--active:before, .a { color: red; }",
    "[data-theme='dark'] .tree .put > a[aria-current]::before { position: static; color: red; }",
  ],
  [
    '.get { & > .menu__link::before { width: 1px } }',
    '.tree .get > :is(a, p)::before, .tree .get > details > summary::before { position: static; width: 1px; }',
  ],
  [
    '@media print { .api-method .menu__link::after { width: 35px } }',
    `@media print { .tree .api-method > :is(a, p)::after, .tree .api-method > details > summary::after { position: static; width: 35px; } }`,
  ],
])('gives our items the marks of %s', (css, translated) => {
  expect(translate(css)).toEqual([translated]);
});

it.each([
  '.menu__list-item--collapsed .menu__link--sublist::after { content: none }',
  '.menu__link::before, .theme-doc-sidebar-item-link .menu__link::after { width: 1px }',
  '.get > .menu__link { color: red }',
  '.get > .menu__link::before {}',
])('gives them none of %s', (css) => {
  expect(translate(css)).toEqual([]);
});
