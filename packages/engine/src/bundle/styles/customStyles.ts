import {join, resolve} from 'node:path';
import type {Plugin} from 'vite';
import {isFile} from '../../cache/files.ts';
import {isForeignConfig, type LoadedConfig} from '../../config/loadConfig.ts';
import {isRightToLeft} from '../../config/languages.ts';
import {toModuleId} from '../modules/moduleId.ts';
import {themeDir} from '../modules/sources.ts';
import {darkNavbarSheets, navbarSheets} from './fullNavbar.ts';

/** Custom properties that sites of Docusaurus set, and what takes their place in the theme. */
export const PROPERTIES: Readonly<Record<string, string>> = {
  '--ifm-color-primary': '--water',
  '--ifm-color-primary-dark': '--water-2',
  '--ifm-link-color': '--water',
  '--ifm-background-color': '--paper',
  '--ifm-background-surface-color': '--raise',
  '--ifm-font-color-base': '--ink',
  '--ifm-font-family-base': '--font-sans',
  '--ifm-heading-font-family': '--font-display',
  '--ifm-font-family-monospace': '--font-mono',
  '--ifm-code-background': '--code-bg',
  '--ifm-navbar-height': '--nav-h',
  '--ifm-toc-border-color': '--line',
  '--docusaurus-highlighted-code-line-bg': '--shore-wash',
};

/** The tokens of a mode are under `:root[data-theme='dark']`, which says more than `[data-theme='dark']` does: an id that nothing has says most. */
const overTokens = (selector: string): string =>
  selector.includes('[data-theme') ? `:is(${selector}, #_)` : selector;

/** At-rules on whose condition the rules inside depend; a layer is left: the theme's tokens are in none. */
const CONDITION = /^@(?:media|supports|container)\b/;

/**
 * Prints rules that give the theme's properties the values of those a stylesheet sets, under the same selectors and conditions:
 * `@media print {:root {--ifm-link-color: black}}` → `@media print {\n:root {\n  --water: var(--ifm-link-color);\n}\n}`
 */
export function translateProperties(css: string): string {
  const rules: string[] = [];
  const open: string[] = [];
  for (const [, before, sign] of css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/(?<![^{}])([^{}]*)([{}])/g)) {
    const end = sign === '{' ? before!.lastIndexOf(';') + 1 : before!.length;
    const set = [...before!.slice(0, end).matchAll(/(--[\w-]+)\s*:/g)].flatMap(([, name]) =>
      Object.hasOwn(PROPERTIES, name!) ? `${PROPERTIES[name!]}: var(${name})` : [],
    );
    if (set.length > 0) rules.push(printRule(open, set));
    if (sign === '{') open.push(before!.slice(end).trim());
    else open.pop();
  }
  return rules.join('\n');
}

/** @param open selectors and at-rules that a rule is in, the outermost first */
function printRule(open: readonly string[], declarations: readonly string[]): string {
  const selector = open.findLast((one) => !one.startsWith('@')) ?? ':root';
  const rule = `${overTokens(selector)} {\n  ${declarations.join(';\n  ')};\n}`;
  return open
    .filter((one) => CONDITION.test(one))
    .reduceRight((inner, condition) => `${condition} {\n${inner}\n}`, rule);
}

/**
 * Lists the stylesheets after those of the theme, absolute: for a site made for Docusaurus the classes that its pages use, what a
 * full navbar and a direction from right to left need, the palette, then the site's own. CFG-007 names one of these that does not exist.
 */
export function customStylesheets({dir, file, config, foreignConfig}: LoadedConfig): string[] {
  const {palette, navbar, footer} = config.themeConfig;
  const isForeign = isForeignConfig(file);
  const own = [
    ...(isForeign ? ['infima-properties.css', 'infima.css'] : []),
    ...navbarSheets(navbar, {siteTitle: config.title, isForeign}),
    ...darkNavbarSheets(foreignConfig),
    ...(footer.links.some(({column}) => column !== undefined) ? ['footer-columns.css'] : []),
    ...(isRightToLeft(config) ? ['rtl.css'] : []),
  ];
  return [
    ...own.map((name) => join(themeDir, 'styles', name)),
    ...(palette === 'tide' ? [] : [join(themeDir, `styles/palettes/${palette}.css`)]),
    ...config.themeConfig.customCss.map((path) => resolve(dir, path)),
  ].filter((path) => isFile(path));
}

/** Lets the site's own stylesheets speak to the theme by the names of Docusaurus; those of the theme speak as they are. */
export function customStyles(files: () => readonly string[]): Plugin {
  return {
    name: 'wuya:custom-styles',
    enforce: 'pre',
    transform: {
      filter: {id: /\.(?:\w*ss|styl(?:us)?)(?:$|\?)/},
      handler: (code, id) =>
        files()
          .filter((file) => !file.startsWith(themeDir))
          .map(toModuleId)
          .includes(toModuleId(id.replace(/\?.*$/, '')))
          ? `${code}\n${translateProperties(code)}\n`
          : undefined,
    },
  };
}
