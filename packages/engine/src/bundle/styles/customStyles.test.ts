import {readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {expect, it} from 'vitest';
import {callFiltered} from '../../../test/helpers/filteredHook.ts';
import {readRules} from './cssRules.ts';
import {
  customStyles,
  customStylesheets,
  PROPERTIES,
  translateProperties as translateRules,
} from './customStyles.ts';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import {themeDir} from '../modules/sources.ts';

const translateProperties = (css: string): string[] => translateRules(readRules(css));

const infima = join(themeDir, 'styles/infima-properties.css');

it('gives the theme what a stylesheet of Docusaurus sets, in the mode it sets it for', () => {
  const css = `/* --ifm-color-primary: red */
:root {
  --ifm-color-primary: #2e8555;
  --ifm-color-primary-lightest: #3cad6e;
  --ifm-code-background: #eee;
}
[data-theme='dark'] { --ifm-color-primary: #25c2a0 }
.hero { color: red }`;
  expect(translateProperties(css).join('\n')).toBe(`:root {
  --water: var(--ifm-color-primary);
}
:where(:root) .prose :not(pre) > code {
  background: var(--ifm-code-background);
}
:is([data-theme='dark'], #_) {
  --water: var(--ifm-color-primary);
}`);
});

it.each([
  [
    '@media (max-width: 996px) { :root { --ifm-navbar-height: 3rem } }',
    '@media (max-width: 996px) {\n:root {\n  --nav-h: var(--ifm-navbar-height);\n}\n}',
  ],
  [
    '@layer base { @supports (color: red) { :root { color: red; --ifm-link-color: red } } a { } }',
    '@supports (color: red) {\n:root {\n  --water: var(--ifm-link-color);\n}\n}',
  ],
  [
    ':root { --ifm-link-color: red; a { color: red } --ifm-color-primary: red }',
    ':root {\n  --water: var(--ifm-link-color);\n}\n:root {\n  --water: var(--ifm-color-primary);\n}',
  ],
  [
    '@import "a.css"; :root { --ifm-link-color: red }',
    ':root {\n  --water: var(--ifm-link-color);\n}',
  ],
  ['}} a { color: red', ''],
])('keeps the conditions of %s', (css, translated) => {
  expect(translateProperties(css).join('\n')).toBe(translated);
});

it('gives headings the family that a site names for them, or that of its text', () => {
  expect(translateProperties(':root { --ifm-font-family-base: Inter }')).toEqual([
    `:root {
  --font-sans: var(--ifm-font-family-base);
  --font-display: var(--ifm-font-family-base);
  --font-song: var(--ifm-font-family-base);
}`,
  ]);
  const both = ':root { --ifm-font-family-base: Inter; --ifm-heading-font-family: Poppins }';
  expect(translateProperties(both)).toEqual([
    `:root {
  --font-sans: var(--ifm-font-family-base);
  --font-display: var(--ifm-heading-font-family);
  --font-song: var(--ifm-heading-font-family);
}`,
  ]);
});

it('gives headings their colour and weight, below what classes of the site say', () => {
  expect(
    translateProperties(`[data-theme='dark'] { --ifm-heading-color: #fff }
      .card { --ifm-heading-font-weight: 500 }`),
  ).toEqual([
    `:where([data-theme='dark']) :is(h1, h2, h3, h4, h5, h6) {
  color: var(--ifm-heading-color);
}`,
    `:where(.card) h1, :where(.card) .prose :is(h2, h3, h4, h5, h6), h1:where(.card), .prose :is(h2, h3, h4, h5, h6):where(.card) {
  font-weight: var(--ifm-heading-font-weight);
}`,
  ]);
});

it('lets secondary words follow the colour of all words', () => {
  expect(translateProperties(':root { --ifm-font-color-base: white }').join('')).toBe(`:root {
  --ink-2: color-mix(in srgb, var(--ink) 95%, var(--paper));
  --ink-3: color-mix(in srgb, var(--ink) 90%, var(--paper));
  --ink: var(--ifm-font-color-base);
}`);
});

it('answers what styles of Docusaurus sites read, below all layers, from no token that such a site sets through a property', () => {
  const made = new Map(
    [...readFileSync(infima, 'utf8').matchAll(/^ {4}(--[\w-]+): ([^;]+);/gm)].map(
      ([, name, value]) => [name!, value!],
    ),
  );
  for (const name of Object.keys(PROPERTIES)) expect([...made.keys()]).toContain(name);
  expect(readFileSync(infima, 'utf8')).toMatch(/^\/\*[^*]*\*\/\n@layer infima \{/);
  // The inks follow that of all words.
  const set = new Set([...Object.values(PROPERTIES), '--ink-2', '--ink-3']);
  const circular = [...made].filter(([name, value]) => {
    const token = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return token !== undefined && set.has(token) && !name.includes('-font-family');
  });
  expect(circular).toEqual([]);
});

it('translates the stylesheets of the site, not those of the theme', () => {
  const css = ':root { --ifm-background-color: red; }';
  const {transform} = customStyles(() => ['/site/a.css', infima]);
  const run = (id: string) => callFiltered(transform, {code: css, id});
  expect(run('/site/a.css')).toContain('--paper: var(--ifm-background-color)');
  expect(run('/site/b.css')).toBeUndefined();
  expect(run(infima)).toBeUndefined();
});

it('gives parts of a Docusaurus site the colours that it gives them, and no other site', () => {
  const css = '.footer--dark { background: navy }';
  const run = (partStyles?: readonly string[]) => {
    const {transform} = customStyles(() => ['/site/a.css'], {...(partStyles && {partStyles})});
    return callFiltered(transform, {code: css, id: '/site/a.css'});
  };
  expect(run(['footer--dark'])).toContain('.foot {\n  background: linear-gradient(navy 0 0)');
  expect(run()).not.toContain('.foot {');
});

it('gives code the colours of the configuration, before the stylesheets of the site', () => {
  const {transform} = customStyles(() => [], {codeColours: '.code {top: 0}'});
  expect(
    callFiltered(transform, {code: 'a {top: 0}', id: join(themeDir, 'styles/infima.css')}),
  ).toBe('a {top: 0}\n.code {top: 0}\n');
});

it('lists what mirrors a site after the styles of Docusaurus, for languages from right to left, and for columns', () => {
  const namesOf = (config: object) =>
    customStylesheets({
      dir: '/',
      file: 'wuya.config.ts',
      config: {
        title: '',
        themeConfig: {palette: 'ink', navbar: {items: []}, footer: {links: []}, customCss: []},
        ...config,
      },
    } as unknown as LoadedConfig).map((path) => basename(path));
  const i18n = {languages: [{locale: 'en', direction: 'rtl'}]};
  expect(namesOf({locale: 'zh-CN'})).toEqual(['ink.css']);
  expect(namesOf({locale: 'fa'})).toEqual(['rtl.css', 'ink.css']);
  expect(namesOf({locale: 'en', i18n})).toEqual(['rtl.css', 'ink.css']);
  const footer = {links: [{label: '链', to: '/', column: '列'}]};
  const themeConfig = {palette: 'tide', navbar: {items: []}, footer, customCss: []};
  expect(namesOf({locale: 'zh-CN', themeConfig})).toEqual(['footer-columns.css']);
});
