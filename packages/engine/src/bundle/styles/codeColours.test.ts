import {expect, it} from 'vitest';
import {printCodeColours} from './codeColours.ts';

/** A theme of Prism with as many rules as it is said to have. */
const theme = (color: string, backgroundColor: string, count = 9) => ({
  plain: {color, backgroundColor},
  styles: Array.from({length: count}, (_, i) => ({
    types: i === 0 ? ['keyword'] : ['other'],
    style: {color: 'red'},
  })),
});
const print = (prism: object): string => printCodeColours({themeConfig: {prism}});
const GITHUB = theme('#393A34', '#f6f8fa');
const DRACULA = theme('#F8F8F2', '#282A36');
const OWN = theme('#111', '#eee', 2);

it.each([
  ['no theme', {}, []],
  ['those of a new site', {theme: GITHUB, darkTheme: DRACULA}, []],
  ['that of a new site in both modes', {theme: GITHUB}, []],
  ['another one', {theme: OWN}, ['not', 'dark']],
  ['another one when it is dark', {theme: GITHUB, darkTheme: OWN}, ['dark']],
  ['another one when it is light', {theme: OWN, darkTheme: DRACULA}, ['not', 'dark']],
  ['a dark one in both modes', {theme: DRACULA, darkTheme: DRACULA}, ['not', 'dark']],
  ['something else', {theme: 'github', darkTheme: {plain: 1}}, []],
])('code has the colours of %s in the modes in which a site chose them', (_, prism, modes) => {
  const found = [...print(prism).matchAll(/^:root(:not)?\S+ \.code \{/gm)];
  expect(found.map(([, not]) => (not ? 'not' : 'dark'))).toEqual(modes);
});

it('classes of tokens have the colours of Prism’s types, others that of the block', () => {
  const styles = [
    {types: ['keyword'], style: {color: 'red', fontStyle: 'italic'}},
    {types: ['comment', 'keyword'], style: {color: 'hsl(230, 4%, 64%)'}},
    {types: ['string'], languages: ['css'], style: {color: 'green'}},
    {types: ['number'], style: {color: 'blue} body {display: none'}},
    {types: ['function'], style: {color: 'rgb(1, 2, 3'}},
    {types: ['tag'], style: {color: 'rgb(1, 2, 3))'}},
  ];
  const css = print({theme: {plain: {color: '#111', backgroundColor: '#eee'}, styles}});
  for (const one of ['keyword: hsl(230, 4%, 64%)', 'comment: hsl(230, 4%, 64%)', 'string: #111'])
    expect(css).toContain(`--tok-${one};`);
  for (const one of ['number', 'func', 'tag']) expect(css).toContain(`--tok-${one}: #111;`);
  expect(css).toContain('.code .k {font-style: italic}');
  expect(css).not.toContain('display');
});
