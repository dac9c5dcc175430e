import {createRequire} from 'node:module';
import {isAbsolute, join} from 'node:path';
import {escapePattern} from '../../schema/escapePattern.ts';
import {calledOf, givenTo, missingPackageOf} from '../common/missingPackage.ts';
import {toList, toValues, type Values} from '../common/notes.ts';
import type {Resolving} from './resolving.ts';

/** Names that plugins of webpack give to code that nowhere makes them. */
export interface DefinedNames {
  /** Code in the place of names: `process.env.API` → `"https://a.example"`. */
  readonly values: Readonly<Record<string, string>>;
  /** Modules that names come from, and what of each: `Buffer` → `['buffer', 'Buffer']`; all of it where nothing is named. */
  readonly modules: Readonly<Record<string, readonly [module: string, name?: string]>>;
}

/** What a bundler defines or imports: a name, or a property of one. */
const NAME = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/;

/** Plugins of webpack as a plugin of a site makes them by `currentBundler`. */
export const NAME_PLUGINS = {
  DefinePlugin: class DefinePlugin {
    readonly definitions: unknown;
    constructor(definitions: unknown) {
      this.definitions = definitions;
    }
  },
  ProvidePlugin: class ProvidePlugin {
    readonly definitions: unknown;
    constructor(definitions: unknown) {
      this.definitions = definitions;
    }
  },
};

/** A plugin of webpack that brings what Node has, of which code asks these two by their names. */
const POLYFILLS = {plugin: 'NodePolyfillPlugin', package: 'node-polyfill-webpack-plugin'};
const POLYFILLED: DefinedNames['modules'] = {
  process: ['process/browser.js'],
  Buffer: ['buffer/', 'Buffer'],
};

/**
 * Reads what `DefinePlugin` and `ProvidePlugin` of webpack are given, whether webpack is installed or not. What is no value and no name is left
 * out: functions, and code that runs.
 * @param plugins the list of plugins as settings of webpack have it
 */
export function definedNamesOf(plugins: unknown): DefinedNames {
  const given = (kind: keyof typeof NAME_PLUGINS): [string, unknown][] =>
    toList(plugins).flatMap((plugin) => Object.entries(givenToPlugin(plugin, kind)));
  return {
    values: Object.fromEntries(
      given('DefinePlugin').flatMap(([name, value]) => define(name, value)),
    ),
    modules: {
      ...(toList(plugins).some(bringsNode) && POLYFILLED),
      ...(Object.fromEntries(
        given('ProvidePlugin').flatMap(([name, source]) => {
          const [module, part] = [source].flat() as unknown[];
          if (!/^[A-Za-z_$][\w$]*$/.test(name) || typeof module !== 'string') return [];
          return [[name, typeof part === 'string' ? [module, part] : [module]] as const];
        }),
      ) as DefinedNames['modules']),
    },
  };
}

/** Tells whether any names are given. */
export const hasNames = ({values, modules}: DefinedNames): boolean =>
  Object.keys({...values, ...modules}).length > 0;

/** Tells whether a plugin of webpack brings what Node has. */
export function bringsNode(plugin: unknown): boolean {
  const missing = missingPackageOf(plugin);
  if (missing !== undefined) return missing === POLYFILLS.package;
  return (plugin as object | null)?.constructor?.name === POLYFILLS.plugin;
}

function givenToPlugin(plugin: unknown, kind: string): Values {
  if (missingPackageOf(plugin) !== undefined)
    return calledOf(plugin) === kind ? toValues(givenTo(plugin)) : {};
  const isKind = (plugin as object | null)?.constructor?.name === kind;
  return isKind ? toValues(toValues(plugin)['definitions']) : {};
}

/** `a`, `{b: '1'}` → `a.b`, `1` */
function define(name: string, value: unknown): [string, string][] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.entries(value).flatMap(([key, inner]) => define(`${name}.${key}`, inner));
  const code = typeof value === 'function' || Array.isArray(value) ? '' : String(value);
  const isTaken = NAME.test(name) && name !== 'process.env.NODE_ENV' && isValue(code);
  return isTaken ? [[name, code]] : [];
}

function isValue(code: string): boolean {
  if (NAME.test(code)) return true;
  try {
    JSON.parse(code);
    return true;
  } catch {
    return false;
  }
}

/** What is looked at of the settings of Vite. */
interface ViteSettings {
  readonly define?: Values;
  readonly isProduction: boolean;
}

/**
 * Makes a plugin of Vite that imports names from modules where code asks for them. A module that is not installed gives none. What is defined
 * of such a name, as `process.env.NODE_ENV` is everywhere, has its value before: an import would hide it, and React would be that for
 * development.
 */
export function importNames(modules: DefinedNames['modules']): object {
  const names = Object.keys(modules);
  const mentioned = new RegExp(mentionOf(names));
  let setDefined = (code: string): string => code;
  let installed: ReadonlyMap<string, string> = new Map();
  return {
    name: 'wuya:given-names',
    // A server gives browsers the files of packages that ask for them as they are: CommonJS has no export to import.
    config({root = ''}: {readonly root?: string}) {
      installed = findInstalled(
        Object.values(modules).map(([module]) => module),
        root,
      );
      return {optimizeDeps: {include: [...installed.values()]}};
    },
    configResolved({define: given, isProduction}: ViteSettings) {
      const mode = JSON.stringify(isProduction ? 'production' : 'development');
      setDefined = defining({'process.env.NODE_ENV': mode, ...given}, names);
    },
    transform: {
      filter: {id: /\.(?:[cm]?[jt]sx?|mdx?)$/, code: mentioned},
      async handler(this: Resolving, written: string, id: string) {
        // The bundler's own come before all others: what they imported would not be there yet.
        if (id.startsWith('\0')) return undefined;
        const code = setDefined(written);
        const lines: string[] = [];
        for (const [name, [given, part]] of Object.entries(modules)) {
          if (!isFree(name, code)) continue;
          const module = installed.get(given) ?? given;
          const found = await this.resolve(module, id);
          if (found === null || found.external) continue;
          lines.push(
            isCommonJs(code) ? requireName(name, module, part) : importName(name, module, part),
          );
        }
        return lines.length > 0 ? {code: `${lines.join('')}${code}`, map: null} : undefined;
      },
    },
  };
}

/**
 * Finds by what names a server knows those modules that are installed: `process/browser`, also for the path of its file, as
 * `require.resolve` gives it.
 */
function findInstalled(modules: readonly string[], folder: string): ReadonlyMap<string, string> {
  const find = createRequire(join(folder, 'package.json'));
  const isInstalled = (name: string, module: string): boolean => {
    try {
      const path = find.resolve(name);
      return !isAbsolute(name) && (name === module || path === module);
    } catch {
      return false;
    }
  };
  return new Map(
    modules
      .map((module) => [module, nameBelowPackages(module)] as const)
      .filter(([module, name]) => isInstalled(name, module)),
  );
}

/** `/site/node_modules/process/browser.js` → `process/browser.js`; pnpm keeps packages in folders of packages. */
const nameBelowPackages = (module: string): string =>
  module
    .split(/[\\/]node_modules[\\/]/)
    .at(-1)!
    .replaceAll('\\', '/');

/** Creates what puts the values of defined properties of some names into code: `process.env.NODE_ENV` → `"production"`. */
function defining(given: Values, names: readonly string[]): (code: string) => string {
  const isOfName = (key: string) => names.some((name) => key.startsWith(`${name}.`));
  const values = new Map(
    Object.entries(given)
      .filter(([key]) => isOfName(key))
      .map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
  if (values.size === 0) return (code) => code;
  // The longer of two comes first: `process.env.A` before `process.env`.
  const keys = [...values.keys()].sort((a, b) => b.length - a.length);
  // What is assigned to stays.
  const pattern = new RegExp(`${mentionOf(keys)}(?!\\s*=[^=>])`, 'g');
  return (code) => code.replace(pattern, (key) => `(${values.get(key)!})`);
}

const importName = (name: string, module: string, part?: string): string =>
  `import ${part ? `{${part} as ${name}}` : name} from '${module}';`;

/** With `var`, since a module may make the name further on: `var a = b, Buffer = a.Buffer`. */
const requireName = (name: string, module: string, part?: string): string =>
  `var ${part ? `{${part}: ${name}}` : name} = require('${module}');`;

/** Tells whether a module is one of CommonJS, in which no import may be. */
const isCommonJs = (code: string): boolean =>
  /\b(?:module\.exports|exports\.|require\()/.test(code) &&
  !/^[ \t]{0,99}(?:import|export)\b(?! ?\()/m.test(code);

/** Writes the pattern of a mention of one of some names: no property, and nothing in quotes. */
const mentionOf = (names: readonly string[]): string =>
  `(?<![\\w$.'"-])(?:${names.map(escapePattern).join('|')})(?![\\w$'"-])`;

/** Tells whether code mentions a name and nowhere makes or imports it. Scopes are not looked at. */
function isFree(name: string, code: string): boolean {
  const word = mentionOf([name]);
  const made = `(?:import|const|let|var|function|class)\\s[^;='"()]{0,500}?${word}`;
  return new RegExp(word).test(code) && !new RegExp(made).test(code);
}
