import {join, resolve} from 'node:path';
import type {Plugin} from 'vite';
import {isFile} from '../../cache/files.ts';
import {isForeignConfig, type LoadedConfig} from '../../config/loadConfig.ts';
import {isRightToLeft} from '../../config/languages.ts';
import {toModuleId} from '../modules/moduleId.ts';
import {themeDir} from '../modules/sources.ts';
import {printRule, readRules, selectorOf} from './cssRules.ts';
import {darkNavbarSheets, navbarSheets} from './fullNavbar.ts';
import {translatePartColours} from './partColours.ts';

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

/**
 * Prints rules that give the theme's properties the values of those a stylesheet sets, under the same selectors and conditions:
 * `@media print {:root {--ifm-link-color: black}}` → `@media print {\n:root {\n  --water: var(--ifm-link-color);\n}\n}`
 */
export function translateProperties(css: string): string[] {
  return readRules(css).flatMap((rule) => {
    const set = [...rule.text.matchAll(/(--[\w-]+)\s*:/g)].flatMap(([, name]) =>
      Object.hasOwn(PROPERTIES, name!) ? `${PROPERTIES[name!]}: var(${name})` : [],
    );
    return set.length > 0 ? [printRule(rule, overTokens(selectorOf(rule)), set)] : [];
  });
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

/**
 * Lets the site's own stylesheets speak to the theme by the names of Docusaurus; those of the theme speak as they are.
 * @param partStyles see {@link translatePartColours}. @default the parts have no colours but the theme's
 */
export function customStyles(
  files: () => readonly string[],
  partStyles?: readonly string[],
): Plugin {
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
          ? [
              code,
              ...translateProperties(code),
              ...(partStyles ? translatePartColours(code, partStyles) : []),
              '',
            ].join('\n')
          : undefined,
    },
  };
}
