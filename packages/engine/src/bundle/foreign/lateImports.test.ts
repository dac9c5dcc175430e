import {expect, it} from 'vitest';
import {hoistImports} from './lateImports.ts';

it.each([
  ['a {} @import "b.css"; c {}', '@import "b.css";a {}  c {}'],
  [
    '@charset "utf-8"; @import "a.css"; b {} @import url(https://x.example/?w=4;7); @import \'c;.css\' layer(d);',
    '@charset "utf-8"; @import "a.css";@import url(https://x.example/?w=4;7);@import \'c;.css\' layer(d); b {}  ',
  ],
  ['@tailwind base; @import "./own.css"; b {}', '@import "./own.css";@tailwind base;  b {}'],
  [
    '@layer a, b; @media x { c {} } @import "d.css";',
    '@layer a, b;@import "d.css"; @media x { c {} } ',
  ],
])('puts imports behind rules before them: %s', (css, hoisted) => {
  expect(hoistImports(css)).toBe(hoisted);
});

it.each([
  '@layer a, b; @import "c.css" layer(a); /* d {} */ @import "e.css"; f {}',
  '/* a {} @import "b.css"; */ c { content: "@import \'d\';" } @layer e { @import "f.css"; }',
  'a {} @import "never-ended.css"',
  '@import "a.css"; } @media (b: "{") { c {} } ',
  'a { b: url("{") } /* never closed @import "c.css";',
])('leaves others as they are: %s', (css) => {
  expect(hoistImports(css)).toBe(css);
});
