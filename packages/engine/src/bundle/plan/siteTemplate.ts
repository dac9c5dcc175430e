import {createRequire} from 'node:module';
import {hashOf} from '../../cache/hash.ts';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import {isPortable} from '../../config/portable.ts';
import {toModuleId} from '../modules/moduleId.ts';
import {clientDir, searchDir, themeDir} from '../modules/sources.ts';
import {IS_TRANSLATION} from '../theme/searchModule.ts';
import {type PrintedModules, printModules, type VirtualInput} from '../theme/virtualModules.ts';
import {hasViteOptions} from '../vite/viteOptions.ts';

/** Base URL of a template: no site has a folder of this name. */
const BASE_HOLE = '/_wuya-base_/';
/** A text of the theme, with its quotes where it is a literal by itself. No name in code has a hyphen, so it is never a property. */
const TEXT_HOLE = /(["'`]?)(__WUYA-TEXT-\d+__)\1/;
const HOLE = new RegExp(`${TEXT_HOLE.source}|__WUYA_[A-Z_]+__|${BASE_HOLE}`, 'g');

/**
 * A bundle with holes. A site without code of its own differs from others by its data alone, so its bundle is made without
 * them and filled afterwards: that of usual sites comes with the engine. Languages of a site with code of its own share one likewise.
 */
export interface SiteTemplate {
  /** Whether it contains code of the site: then only the languages of that site can use it. */
  readonly isOwn: boolean;
  readonly baseUrl: string;
  /** The generated modules, with holes in the place of data. */
  readonly generated: PrintedModules;
  /** The generated modules without the components in `src/theme`; undefined where there are none. */
  readonly plainGenerated?: PrintedModules;
  /** The texts of the theme by id, with a hole in the place of each. */
  readonly themeTexts: Readonly<Record<string, string>>;
  /** The contents of the holes: printed data, and texts as they are. */
  readonly fillings: Readonly<Record<string, string>>;
}

/**
 * Makes the template of a site; null for a site whose data could change other places, and for a site with code of its
 * own in a single language.
 * @param isOwn whether code of the site is in it
 * @param hasOthers whether the site has other languages
 * @param plainModules the modules without the components in `src/theme`, where there are some
 * @param themeTexts texts that are put into the theme's code, by id
 */
export function createTemplate(
  {config}: Pick<LoadedConfig, 'config'>,
  modules: VirtualInput,
  {
    isOwn,
    hasOthers,
    plainModules,
    themeTexts,
  }: {
    readonly isOwn: boolean;
    readonly hasOthers: boolean;
    readonly plainModules?: VirtualInput | undefined;
    readonly themeTexts: Readonly<Record<string, string>>;
  },
): SiteTemplate | null {
  const isUsual =
    (!isOwn || hasOthers) &&
    !isPortable(config) &&
    (isOwn || !config.offline) &&
    !hasViteOptions(config) &&
    /^[\w./~-]+$/.test(config.baseUrl); // others are written in another way in styles than in scripts
  if (!isUsual) return null;
  const fillings: Record<string, string> = {[BASE_HOLE]: config.baseUrl};
  const print = (given: VirtualInput): PrintedModules =>
    printModules({
      ...given,
      site: () => ({...given.site(), baseUrl: BASE_HOLE}),
      print(name, value) {
        if (
          /^(?:IS_TRANSLATION|LANGUAGES|OWN_TEXTS|FOREIGN_CONFIG|PLUGIN_DATA|(?:POST|DOC)_LISTS)$/.test(
            name,
          ) &&
          !isOwn
        )
          return JSON.stringify(value);
        const hole = `__WUYA_${name}__`;
        const own =
          name === 'CLIENT_SITE' || name === 'SERVER_SITE'
            ? {...(value as object), baseUrl: config.baseUrl}
            : value;
        fillings[hole] = printLiteral(own);
        return hole;
      },
    });
  const holes = punchTexts(themeTexts);
  for (const [id, hole] of Object.entries(holes)) fillings[hole] = themeTexts[id]!;
  return {
    isOwn,
    baseUrl: BASE_HOLE,
    generated: print(modules),
    ...(plainModules && {plainGenerated: print(plainModules)}),
    themeTexts: holes,
    fillings,
  };
}

/** Names a hole for each text: languages have the same ids, and each its own texts. */
function punchTexts(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.keys(texts)
      .sort()
      .map((id, i) => [id, `__WUYA-TEXT-${i}__`]),
  );
}

/** Prints plain data as a minifier does: `{"a": true}` → `{a:!0}`. */
export function printLiteral(value: unknown): string {
  if (typeof value === 'boolean') return value ? '!0' : '!1';
  if (typeof value === 'string') return printText(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(printLiteral).join()}]`;
  const members = Object.entries(value).flatMap(([name, one]) =>
    one === undefined ? [] : `${printName(name)}:${printLiteral(one)}`,
  );
  return `{${members.join()}}`;
}

/** Prints a text between the quotes that take fewer bytes. */
function printText(text: string): string {
  const json = JSON.stringify(text);
  return text.includes('"') && !/[`$]/.test(text)
    ? `\`${json.slice(1, -1).replaceAll('\\"', '"')}\``
    : json;
}

/** `__proto__:` would set the prototype. */
function printName(name: string): string {
  if (name === '__proto__') return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** Packages whose code is in every bundle, or which make it. */
const MAKERS = ['react', 'react-dom', 'vite', 'rolldown'];

/** The inputs of a template besides its modules; paths are absolute. */
interface TemplateInput {
  readonly template: SiteTemplate;
  readonly stylesheets: readonly string[];
  readonly ownHash: string;
}

/** Hashes the inputs of a template. The same wherever the packages are installed. */
export function keyOfTemplate(input: TemplateInput): string {
  const {template, stylesheets, ownHash} = input;
  const {generated, themeTexts} = template;
  const require = createRequire(import.meta.url);
  const versions = MAKERS.map(
    (name) => (require(`${name}/package.json`) as {version: string}).version,
  );
  const places = {client: clientDir, search: searchDir, theme: themeDir};
  const sheets = stylesheets.map(toModuleId);
  const made = JSON.stringify([generated, themeTexts, sheets, ownHash, versions]);
  return hashOf(
    Object.entries(places).reduce(
      (text, [name, dir]) => text.replaceAll(toModuleId(dir), `{${name}}`),
      made,
    ),
  );
}

/** Fills the holes in a text of a template. */
export function fillHoles(text: string, fillings: SiteTemplate['fillings']): string {
  return text.replace(HOLE, (written, quote: string | undefined, name: string | undefined) => {
    const filling = fillings[name ?? written];
    if (filling === undefined) return written;
    if (name === undefined) return filling;
    return quote ? printText(filling) : escapeInLiteral(filling);
  });
}

/** Tells whether a text has holes whose filling may leave code without use. */
export const hasSwitch = (text: string): boolean => text.includes(`__WUYA_${IS_TRANSLATION}__`);

/**
 * Leaves out of a stylesheet of the default language the rules for what says that a page has no translation. Those that the
 * bundler has joined with others stay.
 */
export function leaveOutRules(css: string, fillings: SiteTemplate['fillings']): string {
  if (fillings[`__WUYA_${IS_TRANSLATION}__`] !== '!1') return css;
  return css.replace(/(?<=^|[{}])\.translation-note(?: a(?::hover)?)?\{[^{}]{0,300}\}/g, '');
}

/** Lists the holes in a text. */
export function findHoles(text: string): string[] {
  return [...text.matchAll(HOLE)].map(([written, , name]) => name ?? written);
}

/** Writes a text so that it can be inside any literal: `it's $1` → `it\'s \$1`. */
function escapeInLiteral(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll(/['`$]/g, '\\$&');
}
