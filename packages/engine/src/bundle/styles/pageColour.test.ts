import {expect, it} from 'vitest';
import {readRules} from './cssRules.ts';
import {translatePageColour} from './pageColour.ts';

const translate = (css: string): string => translatePageColour(readRules(css)).join('\n');

it.each([
  ['html { color: #333 }', ":root[data-theme='light'] {\n  --ink: #333;"],
  [
    'body { margin: 0; color: #333 !important }',
    ":root[data-theme='light'] body {\n  --ink: #333;",
  ],
  [
    `html[data-theme='dark'] body { color: var(--own) }`,
    `:is(html[data-theme='dark'] body, #_) {\n  --ink: var(--own);`,
  ],
])('gives all words the colour of the page: %s', (css, printed) => {
  expect(translate(css)).toContain(printed);
  expect(translate(css)).toContain('--ink-3: color-mix(');
});

it.each([
  '.body { color: red }',
  'body .card { color: red }',
  'body { color: inherit }',
  'html { background: none }',
  'html { color: var(--ink) }',
  '@mixin own { color: red }',
  '@utility own { background: red }',
])('leaves %s', (css) => {
  expect(translate(css)).toBe('');
});

it('gives parts the ground of the page, which the body does not cover', () => {
  expect(translate(`html[data-theme='dark'] { background: #000 !important }`))
    .toBe(`:is(html[data-theme='dark'], #_) {
  --paper: #000;
}
:is(html[data-theme='dark'], #_) body {
  background: none;
}`);
  expect(translate('body { background-color: #eee }')).toBe(
    `:root[data-theme='light'] body {\n  --paper: #eee;\n}`,
  );
});

it('takes no picture for a colour', () => {
  const none = `:root[data-theme='light'] body {\n  background: none;\n}`;
  expect(translate('html { background-image: radial-gradient(red, blue) }')).toBe(none);
  expect(translate(':root { --own: url(a.png) } html { background: var(--own) }')).toBe(none);
});
