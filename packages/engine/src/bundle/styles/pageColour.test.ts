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
  'html { background: red }',
  'html { color: var(--ink) }',
])('leaves %s', (css) => {
  expect(translate(css)).toBe('');
});
