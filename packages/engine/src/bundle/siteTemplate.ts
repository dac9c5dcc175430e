import {createRequire} from 'node:module';
import {hashOf} from '../cache/hash.ts';
import type {LoadedConfig} from '../config/loadConfig.ts';
import {isPortable} from '../config/portable.ts';
import {clientDir, searchDir, themeDir} from './sources.ts';
import {type PrintedModules, printModules, type VirtualInput} from './virtualModules.ts';

/** Base URL of a template: no site has a folder of this name. */
const BASE_HOLE = '/_wuya-base_/';
const HOLE = new RegExp(`__WUYA_[A-Z_]+__|${BASE_HOLE}`, 'g');

/**
 * A bundle with holes. A site without code of its own differs from others by its data alone, so its bundle is made without
 * them and filled afterwards: that of usual sites comes with the engine. Languages of a site with code of its own share one likewise.
 */
export interface SiteTemplate {
  /** Whether code of the site is in it: then it is good for the languages of that site alone. */
  readonly isOwn: boolean;
  /** Whether the site has other languages, which may want it too. */
  readonly hasOthers: boolean;
  readonly baseUrl: string;
  /** The generated modules, with holes in the place of data. */
  readonly generated: PrintedModules;
  /** The same without the components in `src/theme`; undefined where there are none. */
  readonly plainGenerated?: PrintedModules;
  /** What goes into the holes. */
  readonly fillings: Readonly<Record<string, string>>;
}

/**
 * Makes the template of a site; null for one that its data could change in other places, and for one with code of its own that has one language.
 * @param plainModules the modules without the components in `src/theme`, where there are some
 */
export function createTemplate(
  {config}: Pick<LoadedConfig, 'config'>,
  modules: VirtualInput,
  {
    isOwn,
    plainModules,
  }: {readonly isOwn: boolean; readonly plainModules?: VirtualInput | undefined},
): SiteTemplate | null {
  const hasOthers = (config.i18n?.languages.length ?? 1) > 1;
  const isUsual =
    (!isOwn || hasOthers) &&
    !isPortable(config) &&
    !config.offline &&
    Object.keys(config.vite).length === 0 &&
    /^[\w./~-]+$/.test(config.baseUrl); // others are written in another way in styles than in scripts
  if (!isUsual) return null;
  const fillings: Record<string, string> = {[BASE_HOLE]: config.baseUrl};
  const print = (given: VirtualInput): PrintedModules =>
    printModules({
      ...given,
      site: () => ({...given.site(), baseUrl: BASE_HOLE}),
      print(name, value) {
        const hole = `__WUYA_${name}__`;
        const own =
          name === 'CLIENT_SITE' || name === 'SERVER_SITE'
            ? {...(value as object), baseUrl: config.baseUrl}
            : value;
        fillings[hole] = printLiteral(own);
        return hole;
      },
    });
  return {
    isOwn,
    hasOthers,
    baseUrl: BASE_HOLE,
    generated: print(modules),
    ...(plainModules && {plainGenerated: print(plainModules)}),
    fillings,
  };
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

/** What a template is made from besides the modules; paths in it are absolute. */
export interface TemplateInput {
  readonly template: SiteTemplate;
  readonly themeTexts: Readonly<Record<string, string>>;
  readonly stylesheets: readonly string[];
  readonly ownHash: string;
}

/** Hashes what a template is made from. The same wherever the packages are installed. */
export function keyOfTemplate(input: TemplateInput): string {
  const {template, themeTexts, stylesheets, ownHash} = input;
  const require = createRequire(import.meta.url);
  const versions = MAKERS.map(
    (name) => (require(`${name}/package.json`) as {version: string}).version,
  );
  const places = {client: clientDir, search: searchDir, theme: themeDir};
  const made = JSON.stringify([template.generated, themeTexts, stylesheets, ownHash, versions]);
  return hashOf(
    Object.entries(places).reduce((text, [name, dir]) => {
      // Printed once in the code of a module, and once more with it; the names of modules are written with `/`.
      const once = JSON.stringify(dir).slice(1, -1);
      const twice = JSON.stringify(once).slice(1, -1);
      return [twice, once, dir.replaceAll('\\', '/')].reduce(
        (left, path) => left.replaceAll(path, `{${name}}`),
        text,
      );
    }, made),
  );
}

/** Fills the holes in a text of a template. */
export function fillHoles(text: string, fillings: SiteTemplate['fillings']): string {
  return text.replace(HOLE, (hole) => fillings[hole] ?? hole);
}
