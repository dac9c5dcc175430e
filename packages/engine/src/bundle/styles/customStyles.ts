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

/** What stands in the bar by itself: lists that it opens have a ground of their own. */
const BAR_PARTS = ':is(.brand, nav > a, .drop > button, .end > a, .iconbtn, .seek)';

/** Custom properties of the navbar that sites of Docusaurus set, and what they then say of ours: the part of it, and its style. */
const BAR_PROPERTIES: Readonly<Record<string, readonly [part: string, style: string]>> = {
  // Over its own ground: theirs may be seen through.
  '--ifm-navbar-background-color': [
    '',
    'background-image: linear-gradient(var(--ifm-navbar-background-color) 0 0)',
  ],
  '--ifm-navbar-link-color': [` ${BAR_PARTS}`, 'color: var(--ifm-navbar-link-color)'],
  '--ifm-navbar-link-hover-color': [
    ` ${BAR_PARTS}:hover`,
    'color: var(--ifm-navbar-link-hover-color)',
  ],
};

/** The classes that Docusaurus gives the bar. */
const BAR = /(?:\.navbar(?:--[a-z-]+)?(?![\w-]))+/g;

/** The tokens of a mode are under `:root[data-theme='dark']`, which says more than `[data-theme='dark']` does: an id that nothing has says most. */
const overTokens = (selector: string): string =>
  selector.includes('[data-theme') ? `:is(${selector}, #_)` : selector;

/** At-rules on whose condition the rules inside depend; a layer is left: the theme's tokens are in none. */
const CONDITION = /^@(?:media|supports|container)\b/;

/**
 * Prints rules that give the theme's properties the values of those a stylesheet sets, under the same selectors and conditions:
 * `@media print {:root {--ifm-link-color: black}}` → `@media print {\n:root {\n  --water: var(--ifm-link-color);\n}\n}`
 * What they set for the navbar is said of ours, also under the classes that it has there.
 */
export function translateProperties(css: string): string {
  const rules: string[] = [];
  const open: string[] = [];
  for (const [, before, sign] of css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/(?<![^{}])([^{}]*)([{}])/g)) {
    const end = sign === '{' ? before!.lastIndexOf(';') + 1 : before!.length;
    const declared = [...before!.slice(0, end).matchAll(/(--[\w-]+)\s*:\s*([^;]*)/g)];
    const set = declared.flatMap(([, name]) =>
      Object.hasOwn(PROPERTIES, name!) ? `${PROPERTIES[name!]}: var(${name})` : [],
    );
    if (set.length > 0) rules.push(printRule(open, set));
    rules.push(...declared.flatMap(([, name, value]) => printBarRules(open, name!, value!.trim())));
    if (sign === '{') open.push(before!.slice(end).trim());
    else open.pop();
  }
  return rules.join('\n');
}

const selectorOf = (open: readonly string[]): string =>
  open.findLast((one) => !one.startsWith('@')) ?? ':root';

/** Prints the rules that a property of the navbar makes for ours; none for others. */
function printBarRules(open: readonly string[], name: string, value: string): readonly string[] {
  if (!Object.hasOwn(BAR_PROPERTIES, name)) return [];
  const [part, style] = BAR_PROPERTIES[name]!;
  const selector = selectorOf(open);
  const own = `:is(${selector.replace(BAR, '.nav')})`;
  // The bar has no class of theirs, so that what they say of its layout is not said of ours.
  return selector.search(BAR) < 0
    ? [printRule(open, [style], `:is(${selector}) .nav${part}`)]
    : [printRule(open, [`${name}: ${value}`], own), printRule(open, [style], own + part)];
}

/**
 * @param open selectors and at-rules that a rule is in, the outermost first
 * @param selector of the rule. @default the innermost of these, over the theme's tokens
 */
function printRule(
  open: readonly string[],
  declarations: readonly string[],
  selector = overTokens(selectorOf(open)),
): string {
  const rule = `${selector} {\n  ${declarations.join(';\n  ')};\n}`;
  return open
    .filter((one) => CONDITION.test(one))
    .reduceRight((inner, condition) => `${condition} {\n${inner}\n}`, rule);
}

/**
 * Lists the stylesheets after those of the theme, absolute: for a site made for Docusaurus the classes that its pages use, what a
 * full navbar and a direction from right to left need, the palette, then the site's own. CFG-007 names one of these that does not exist.
 */
export function customStylesheets({dir, file, config, foreignConfig}: LoadedConfig): string[] {
  const {palette, navbar} = config.themeConfig;
  const isForeign = isForeignConfig(file);
  const own = [
    ...(isForeign ? ['infima-properties.css', 'infima.css'] : []),
    ...navbarSheets(navbar, {siteTitle: config.title, isForeign}),
    ...darkNavbarSheets(foreignConfig),
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
