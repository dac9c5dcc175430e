import {expect, it} from 'vitest';
import {readRules} from './cssRules.ts';
import {toOurTitle, translateElements} from './elementRules.ts';

const translate = (css: string): string => translateElements(readRules(css)).join('\n');

it.each([
  ['h2 { color: red }', 'h2:where(.prose :not([class])):not(._):not(._) {\n  color: red;\n}'],
  [
    `[data-theme='dark'] code { color: pink; width: 2em }`,
    `[data-theme='dark'] code:where(.prose :not(pre) > code):not(._):not(._) {\n  color: pink;\n}`,
  ],
  [
    '.markdown > h1:first-child { font-size: 3rem }',
    '.doc-head h1:where(.doc-head > h1):not(._):not(._) {\n  font-size: 3rem;\n}',
  ],
  [
    '@media (max-width: 9em) { main p:hover { letter-spacing: 0 } }',
    '@media (max-width: 9em) {\nmain p:hover:where(.prose :not([class])):not(._):not(._) {\n  letter-spacing: 0;\n}\n}',
  ],
  [
    'a { color: red; display: block }',
    'a:where(.prose :is(p, li, td, blockquote) > a:not([class])):not(._):not(._) {\n  color: red;\n}',
  ],
])('makes %s say more than the theme', (css, printed) => {
  expect(translate(css)).toBe(printed);
});

it('gives cells room beside their words once these have a ground or edges', () => {
  const room = '.prose :is(th, td):not(._) {\n  padding-inline: var(--ifm-table-cell-padding);\n}';
  expect(translate('tr:nth-child(2n) { background: #eee }')).toContain(room);
  expect(translate('th { color: red }')).not.toContain(room);
});

it.each([
  '.card { color: red }',
  'h2.own { color: red }',
  'h2::before { color: red }',
  'div { color: red }',
  'p { margin: 0 }',
])('leaves %s as it is', (css) => {
  expect(translate(css)).toBe('');
});

it('finds our title, which is outside of the text', () => {
  expect(toOurTitle('.markdown header h1')).toBe('.doc-head h1');
  expect(toOurTitle('.theme-doc-markdown.markdown > h1')).toBe('.doc-head h1');
  expect(toOurTitle('.markdown h2')).toBe('.markdown h2');
});
