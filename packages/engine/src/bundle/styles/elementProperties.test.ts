import {expect, it} from 'vitest';
import {readRules} from './cssRules.ts';
import {translateElementProperties, translateLengths} from './elementProperties.ts';

const translate = (css: string): string =>
  readRules(css)
    .flatMap((rule) => translateElementProperties(rule))
    .join('\n');

it.each([
  [
    ':root { --ifm-code-color: red }',
    ':where(:root) .prose :not(pre) > code {\n  color: var(--ifm-code-color);\n}',
  ],
  [
    ':root { --ifm-h2-font-size: 2rem }',
    ':where(:root) h2:where(:not(.prose > *, .doc-head *)) {\n  font-size: var(--ifm-h2-font-size);\n}',
  ],
  [
    ':root { --ifm-navbar-shadow: none }',
    ':where(:root) .nav {\n  box-shadow: var(--ifm-navbar-shadow);\n}',
  ],
  [':root { --ifm-unknown: none }', ''],
])('translates %s', (css, printed) => {
  expect(translate(css)).toBe(printed);
});

it('is of the very element that a property is set on, of our title too', () => {
  expect(translate('.markdown > h2 { --ifm-h2-font-size: 2rem }')).toContain(
    ', h2:not(._):not(._):where(.markdown > h2) {',
  );
  expect(translate('.markdown h1:first-child { --ifm-h1-font-size: 2rem }')).toContain(
    ', h1:not(._):not(._):where(.doc-head h1) {',
  );
});

it.each([
  [
    ':root { --ifm-code-font-size: 95% }',
    '@media (min-width: 62.3125em) {\n:root {\n  --t-code: 0.95rem;\n}\n}',
  ],
  [':root { --ifm-line-height-base: 1.8 }', ':root {\n  --l-body: calc(1.8 * var(--t-body));\n}'],
  [':root { --doc-sidebar-width: 270px }', ':root {\n  --side-w: min(270px, 20rem);\n}'],
  ['.card { --ifm-line-height-base: 1.8 }', ''],
  [':root { --ifm-code-font-size: var(--a) }', ''],
])('makes lengths of ours of %s', (css, printed) => {
  expect(
    readRules(css)
      .flatMap((rule) => translateLengths(rule))
      .join('\n'),
  ).toBe(printed);
});
