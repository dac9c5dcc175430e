import {expect, it} from 'vitest';
import {createRandom, seed} from '../../../test/helpers/random.ts';
import {findOutside, scopeStyles} from './scopeStyles.ts';

const T = ':is(.prose,.ex)';

it.each([
  ['b { color: red }', `${T} :is(b){color: red}`],
  ['a, .nav > p::before{color:red;}', `${T} :is(a),${T} :is(.nav > p)::before{color:red}`],
  [':is(a, b){c:d}', `${T} :is(:is(a, b)){c:d}`],
  ['p ::before{content:"};"}', `${T} :is(p *)::before{content:"};"}`],
  ['/* } */ b{/* x */c:url(a;b{c)}', `${T} :is(b){c:url(a;b{c)}`],
  ['@media (width < 9em){.a{b:c}}', ''],
  ['@media (max-width: 9em){.a{b:c}}', `@media (max-width: 9em){${T} :is(.a){b:c}}`],
  ['@keyframes x{to{opacity:0}}', '@keyframes x{to{opacity:0}}'],
  ['.a{b:c;& .d{e:f}g:h}', `${T} :is(.a){b:c;g:h}`],
  ['a{b:c} d{', `${T} :is(a){b:c}`],
])('keeps the rules to the text: %s', (css, scoped) => {
  expect(scopeStyles(css)).toBe(scoped);
});

it.each([
  ['another sheet', '@import url(a.css);'],
  ['the fonts of the page', '@font-face{font-family:serif;src:url(a)}'],
  ['a movement of the theme', '@keyframes/**/"tide"{to{opacity:0}}'],
  ['a scope of its own', '@scope (body){.nav{display:none}}'],
  ['a bracket that closes ours', 'a) .nav{display:none}'],
  ['a text that does not end', 'a[b="\n] .nav{c:d}'],
  ['an address that does not end', 'a{b:url(;}.nav{display:none}'],
  ['an escaped name of an address', 'a{b:u\\72l(";}.nav{display:none}/*)}'],
  ['the end of the element', 'a{b:c}</style><b>'.slice(6)],
])('leaves out %s', (_, css) => {
  expect(scopeStyles(css)).toBe('');
});

it('a name that ends like that of an address is a function: what is in it has brackets', () => {
  expect(scopeStyles('a{b:-url({)} .nav{display:none}')).toBe('');
});

it('groups end at the eighth level', () => {
  const levels = 10_000;
  expect(scopeStyles(`${'@media print{'.repeat(levels)}a{b:c}${'}'.repeat(levels)}`)).not.toContain(
    'b:c',
  );
});

/** Reads what a browser takes for the selectors of the rules, by brackets, texts and groups alone: scoped sheets have nothing else. */
function selectorsIn(css: string): string[] {
  const found: string[] = [];
  let [depth, start, group] = [0, 0, 0];
  for (const match of css.matchAll(/"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|[{}()[\]]/g)) {
    const at = match.index;
    if (match[0] === '{') {
      const prelude = css.slice(start, at);
      if (depth === group && /^@(?:media|layer|supports)/.test(prelude)) group += 1;
      else if (depth === group) found.push(prelude);
      depth += 1;
      start = at + 1;
    } else if (match[0] === '}') {
      depth -= 1;
      if (depth < group) group = depth;
      if (depth === group) start = at + 1;
    }
  }
  return found;
}

it('whatever is written, each rule is kept to the text, and brackets pair', () => {
  const random = createRandom(seed);
  const signs =
    'a .nav body { } ( ) [ ] ; : , " \' \\ /* */ url( -url( @media @layer @keyframes & ::before \n < > \\7d 中 !'.split(
      / (?! )/,
    );
  for (let i = 0; i < 4_000; i++) {
    const css = Array.from(
      {length: 1 + Math.floor(random() * 14)},
      () => signs[Math.floor(random() * signs.length)]!,
    ).join('');
    const scoped = scopeStyles(css);
    const outside = selectorsIn(scoped).filter(
      (one) => !one.startsWith(T) && !one.startsWith('@keyframes'),
    );
    expect(outside, `SEED=${seed}: ${JSON.stringify(css)} → ${scoped}`).toEqual([]);
    const bare = scoped.replace(/"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'/g, '');
    expect(bare.split('{').length, JSON.stringify(css)).toBe(bare.split('}').length);
  }
});

it.each([
  ['b{c:d}\nBODY > p, i {e:f}', 'BODY'],
  [':root{--a:b}', ':root'],
  ['@media print{html{c:d}}', 'html'],
  ['@import "a.css";', '@import'],
  ['b{c:d}@font-face{e:f}', '@font-face'],
  ['/* body{} */ .body{c:d} b{grid-area: body} .a-html{e:f}', undefined],
])('finds what cannot count within a text: %s', (css, found) => {
  expect(findOutside(css)).toBe(found);
});
