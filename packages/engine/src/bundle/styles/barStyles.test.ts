import {expect, it} from 'vitest';
import {translateBars} from './barStyles.ts';
import {readRules} from './cssRules.ts';

const translate = (css: string): string => translateBars(readRules(css), []).join('\n');

it.each([
  [
    '.navbar { box-shadow: none; border: 1px solid red; width: 2em }',
    '.navbar:not(.nav)) {\n  box-shadow: none;\n  border-bottom: 1px solid red;\n}',
  ],
  ['.footer { border-top: 2px solid }', '.foot {\n  border-top: 2px solid;\n}'],
  ['.navbar__title { font-size: 2rem }', '.nav .brand b {\n  font-size: 2rem;\n}'],
  [
    '.navbar .navbar__link { font-weight: 500 }',
    '.end > a[aria-current]) {\n  font-weight: 500;\n}',
  ],
  [
    `[data-theme='dark'] .footer__link-item { font-size: 1rem; color: red }`,
    `[data-theme='dark'] .foot a {\n  font-size: 1rem;\n}`,
  ],
])('gives ours what %s says', (css, printed) => {
  expect(translate(css).endsWith(printed)).toBe(true);
});

it.each([
  '.navbar__items { font-size: 1rem }',
  '.navbar { border-left: 0 }',
  '.own .nav { color: red }',
])('leaves %s', (css) => {
  expect(translate(css)).toBe('');
});

it('has nothing to say of the search, which is no item there', () => {
  expect(translate('.navbar__item { font-weight: 700 }')).not.toContain('.seek');
});
