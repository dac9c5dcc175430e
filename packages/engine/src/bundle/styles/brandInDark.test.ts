import {expect, it} from 'vitest';
import {translateBrand} from './brandInDark.ts';
import {readRules} from './cssRules.ts';

const translate = (css: string): string => translateBrand(readRules(css)).join('\n');

it('has the colour that a site sets for the page alone in the dark too, light enough to be read', () => {
  expect(translate(':root { --ifm-color-primary: #2e8555; color: red }')).toBe(
    `@supports (color: oklch(from red l c h)) {
:root[data-theme='dark'][data-theme] {
  --water: oklch(from var(--ifm-color-primary) max(l, 0.72) c h);
}
}`,
  );
});

it.each([
  `:root { --ifm-color-primary: #2e8555 } [data-theme='dark'] { --ifm-color-primary: #25c2a0 }`,
  ':root { --ifm-color-primary: red; &[data-theme="dark"] { --ifm-color-primary: #25c2a0 } }',
  '.card { --ifm-color-primary: red }',
  `html[data-theme='light'] { --ifm-color-primary: red }`,
  ':root { --ifm-font-size-base: 15px }',
])('has nothing to say of %s', (css) => {
  expect(translate(css)).toBe('');
});
