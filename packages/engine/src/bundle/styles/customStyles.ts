import {join, resolve} from 'node:path';
import type {Plugin} from 'vite';
import {isFile} from '../../cache/files.ts';
import {isForeignConfig, type LoadedConfig} from '../../config/loadConfig.ts';
import {isRightToLeft} from '../../config/languages.ts';
import {toModuleId} from '../modules/moduleId.ts';
import {themeDir} from '../modules/sources.ts';
import {overTokens, printRule, readRules, type RuleText, selectorOf} from './cssRules.ts';
import {translateAnnouncement} from './announcementColour.ts';
import {translateBars} from './barStyles.ts';
import {translateBrand} from './brandInDark.ts';
import {translateElementProperties, translateLengths} from './elementProperties.ts';
import {translateElements} from './elementRules.ts';
import {printCodeColours} from './codeColours.ts';
import {darkBarSheets, navbarSheets, partStylesOf} from './fullNavbar.ts';
import {translateLogo} from './logoStyles.ts';
import {translateNotes} from './noteStyles.ts';
import {INKS, translatePageColour} from './pageColour.ts';
import {translateParts} from './partRules.ts';
import {translatePartColours} from './partColours.ts';
import {translateSidebarMarks} from './sidebarMarks.ts';

/** Custom properties that sites of Docusaurus set, and what takes their place in the theme. */
export const PROPERTIES: Readonly<Record<string, string>> = {
  '--ifm-color-primary': '--water',
  '--ifm-color-primary-dark': '--water-2',
  '--ifm-link-color': '--water',
  '--ifm-link-hover-color': '--water-2',
  '--ifm-background-color': '--paper',
  '--ifm-background-surface-color': '--raise',
  '--ifm-color-content': '--ink',
  '--ifm-font-color-base': '--ink',
  '--ifm-color-content-secondary': '--ink-2',
  '--ifm-font-family-base': '--font-sans',
  '--ifm-font-family-monospace': '--font-mono',
  '--ifm-navbar-height': '--nav-h',
  '--ifm-toc-border-color': '--line',
  '--docusaurus-highlighted-code-line-bg': '--shore-wash',
};

/** The families of headings, which there are in the family of the text where a site names none. */
const HEADING_FAMILIES = ['--font-display', '--font-song'];

/** What changes the colour of all words, and of those that say less. */
const WITH_INK: ReadonlySet<string> = new Set(['--ifm-color-content', '--ifm-font-color-base']);

/**
 * Prints rules that give the theme's properties the values of those a stylesheet sets, under the same selectors and conditions:
 * `@media print {:root {--ifm-link-color: black}}` → `@media print {\n:root {\n  --water: var(--ifm-link-color);\n}\n}`
 */
export function translateProperties(rules: readonly RuleText[]): string[] {
  const hasHeadings = rules.some(({text}) => text.includes('--ifm-heading-font-family'));
  const tokensOf = (name: string): readonly string[] => [
    ...(Object.hasOwn(PROPERTIES, name) ? [PROPERTIES[name]!] : []),
    ...(name === (hasHeadings ? '--ifm-heading-font-family' : '--ifm-font-family-base')
      ? HEADING_FAMILIES
      : []),
  ];
  return rules.flatMap((rule) => {
    const selector = selectorOf(rule);
    const names = [...rule.text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name!);
    const set = [
      ...names.flatMap((name) => (WITH_INK.has(name) ? INKS : [])),
      ...names.flatMap((name) => tokensOf(name).map((token) => `${token}: var(${name})`)),
    ];
    return [
      ...printRule(rule, [overTokens(selector)], set),
      ...translateLengths(rule),
      ...translateElementProperties(rule),
    ];
  });
}

/**
 * Lists the stylesheets after those of the theme, absolute: for a site made for Docusaurus the classes that its pages use, what a
 * full navbar and a direction from right to left need, the palette, then the site's own. CFG-007 names one of these that does not exist.
 */
export function customStylesheets({dir, file, config, foreign}: LoadedConfig): string[] {
  const {palette, navbar, footer} = config.themeConfig;
  const isForeign = isForeignConfig(file);
  const own = [
    ...(isForeign ? ['infima-properties.css', 'infima-spacing.css', 'infima.css'] : []),
    ...navbarSheets(navbar, {siteTitle: config.title, isForeign}),
    ...(foreign ? darkBarSheets(foreign.seenConfig) : []),
    ...([...footer.links, ...(foreign?.footerHtml?.items ?? [])].some(
      ({column}) => column !== undefined,
    )
      ? ['footer-columns.css']
      : []),
    ...(isRightToLeft(config) ? ['rtl.css'] : []),
  ];
  return [
    ...own.map((name) => join(themeDir, 'styles', name)),
    ...(palette === 'tide' ? [] : [join(themeDir, `styles/palettes/${palette}.css`)]),
    ...config.themeConfig.customCss.map((path) => resolve(dir, path)),
  ].filter((path) => isFile(path));
}

/** What the configuration of a site made for Docusaurus says of its styles. */
export interface ConfiguredStyles {
  /** Classes of its navbar and footer by their styles, see {@link translatePartColours}. @default the parts have no colours but the theme's */
  readonly partStyles?: readonly string[];
  /** Rules for the colours of code, see {@link printCodeColours}. @default none */
  readonly codeColours?: string;
}

/** Reads what the configuration of a site made for Docusaurus says of its styles; nothing for other sites. */
export function configuredStylesOf({foreign}: Pick<LoadedConfig, 'foreign'>): ConfiguredStyles {
  if (!foreign) return {};
  const {seenConfig} = foreign;
  return {partStyles: partStylesOf(seenConfig), codeColours: printCodeColours(seenConfig)};
}

/** The stylesheet that such sites have before their own; what the configuration says is behind it. */
const BEFORE_OWN = toModuleId(join(themeDir, 'styles/infima.css'));

/**
 * Lets the site's own stylesheets speak to the theme by the names of Docusaurus; those of the theme speak as they are.
 */
export function customStyles(
  files: () => readonly string[],
  {partStyles, codeColours = ''}: ConfiguredStyles = {},
): Plugin {
  return {
    name: 'wuya:custom-styles',
    enforce: 'pre',
    transform: {
      filter: {id: /\.(?:\w*ss|styl(?:us)?)(?:$|\?)/},
      handler(code, id) {
        const path = toModuleId(id.replace(/\?.*$/, ''));
        if (path === BEFORE_OWN) return codeColours ? `${code}\n${codeColours}\n` : undefined;
        const own = files().filter((file) => !file.startsWith(themeDir));
        if (!own.map(toModuleId).includes(path)) return undefined;
        const rules = readRules(code);
        const ofParts = partStyles && [
          ...translateBrand(rules),
          ...translatePageColour(rules),
          ...translatePartColours(rules, partStyles),
          ...translateBars(rules, partStyles),
          ...translateAnnouncement(rules),
          ...translateLogo(rules),
          ...translateParts(rules),
          ...translateElements(rules),
          ...translateNotes(rules),
          ...translateSidebarMarks(rules),
        ];
        return [code, ...translateProperties(rules), ...(ofParts ?? []), ''].join('\n');
      },
    },
  };
}
