import {existsSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import {isAbsolute, resolve} from 'node:path';
import {findPackage} from '../../../cache/findPackage.ts';
import {escapePattern} from '../../schema/escapePattern.ts';
import {lookUp} from '../../schema/lookUp.ts';
import {toList, toName, toValues, type Values} from '../common/notes.ts';
import {type DefinedNames, definedNamesOf, NAME_PLUGINS} from './definedNames.ts';
import {readsTsconfig, readTsconfigPaths} from './tsconfigPaths.ts';
import {type NodeFallbacks, nodeFallbacksOf} from './nodeFallbacks.ts';
import {type SharedStyles, sharedStylesOf} from './sharedStyles.ts';
import type {Resolving} from './resolving.ts';

/** Settings of webpack by a plugin, as far as another bundler can use them. */
export interface WebpackParts {
  /** Other names of folders and modules, as Vite takes them. */
  readonly alias: readonly {readonly find: string | RegExp; readonly replacement: string}[];
  /** Files of which modules take the text or the address. */
  readonly files: readonly FileRule[];
  /** Names that code asks for and does not make. */
  readonly names: DefinedNames;
  /** Modules for browsers in the place of those of Node. */
  readonly fallbacks: NodeFallbacks;
  /** Stylesheets that others use without an import. */
  readonly styles: readonly SharedStyles[];
}

/** Files whose paths match, and what a module takes of them. */
export interface FileRule {
  readonly test: RegExp;
  readonly takes: 'raw' | 'url';
}

/**
 * Reads what `configureWebpack` says of names and of files: `{resolve: {alias}}`, names that plugins define, rules for the texts and addresses of
 * files, and stylesheets that are put before others. What else it says is for webpack alone, and so is one that fails for want of webpack.
 * @param dir folder of the site, absolute
 */
export function webpackPartsOf(configure: unknown, dir: string): WebpackParts {
  const given = toValues(typeof configure === 'function' ? callForWebpack(configure) : configure);
  const rules = toList(toValues(given['module'])['rules']);
  return {
    alias: [
      ...aliasOf(toValues(given['resolve'])['alias'], dir),
      ...(toList(toValues(given['resolve'])['plugins']).some(readsTsconfig)
        ? readTsconfigPaths(dir)
        : []),
    ],
    files: rules.flatMap(filesOf),
    names: definedNamesOf(given['plugins']),
    fallbacks: nodeFallbacksOf(given),
    styles: rules.flatMap(sharedStylesOf),
  };
}

/** Makes a plugin of Vite that gives modules the text or the address of files that have a rule. */
export function fileRules(rules: readonly FileRule[]): object {
  return {
    name: 'wuya:file-rules',
    enforce: 'pre',
    // oxlint-disable-next-line max-params -- the shape is that of a hook of Vite
    async resolveId(this: Resolving, id: string, importer: string | undefined, options: object) {
      if (importer === undefined || id.includes('?') || id.startsWith('\0')) return undefined;
      const found = await this.resolve(id, importer, {...options, skipSelf: true});
      // Files that no loader knows are found by their address.
      const path = found?.external
        ? undefined
        : found?.id.replaceAll('\\', '/').replace(/\?url$/, '');
      if (path === undefined || path.includes('?') || path.includes('\0')) return undefined;
      const rule = rules.find(({test}) => test.test(path));
      return rule && `${path}?${rule.takes}`;
    },
  };
}

/** `{'@': '/site/src', 'a$': '/site/a.js'}` */
function aliasOf(alias: unknown, dir: string): WebpackParts['alias'] {
  return Object.entries(toValues(alias)).flatMap(([name, target]) => {
    const [replacement] = [target].flat() as unknown[];
    if (typeof replacement !== 'string') return [];
    const find = name.endsWith('$') ? new RegExp(`^${escapePattern(name.slice(0, -1))}$`) : name;
    const path = replacement.startsWith('.') ? resolve(dir, replacement) : replacement;
    // Of a package that is not installed, which then has a stand-in.
    const isThere = isAbsolute(path)
      ? ENDINGS.some((ending) => existsSync(path + ending))
      : isAnswered(path, dir);
    return isThere ? [{find, replacement: path}] : [];
  });
}

/** Tells whether a name is one of an installed package, or one that the engine answers itself. */
function isAnswered(name: string, dir: string): boolean {
  const pack = /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;
  return OWN_NAMES.test(pack) || isBuiltin(name) || findPackage(dir, pack) !== undefined;
}

const OWN_NAMES =
  /^(?:@(?:site|theme|theme-original|theme-init|docusaurus|generated|wuya)\/|(?:react|react-dom|clsx|classnames)$)/;

const ENDINGS = ['', '.js', '.mjs', '.jsx', '.ts', '.tsx'];

/** Conditions that a path alone does not answer. */
const OTHER_CONDITIONS = ['exclude', 'include', 'issuer', 'resource', 'resourceQuery'];

function filesOf(rule: unknown): readonly FileRule[] {
  const values = toValues(rule);
  const takes = takenBy(values);
  if (takes === undefined || OTHER_CONDITIONS.some((key) => values[key] !== undefined)) return [];
  return ([values['test']].flat() as unknown[]).flatMap((test) =>
    // One that counts its own place would differ each time.
    test instanceof RegExp
      ? [{test: new RegExp(test, test.flags.replace(/[gy]/g, '')), takes}]
      : [],
  );
}

const TYPES: Readonly<Record<string, FileRule['takes']>> = {
  'asset/source': 'raw',
  'asset/resource': 'url',
  'asset/inline': 'url',
};

/** Returns what a rule gives of a file: by its type, or by the one loader that it has. */
function takenBy({type, loader, use}: Values): FileRule['takes'] | undefined {
  const loaders = ([loader, use].flat() as unknown[]).filter((one) => one !== undefined);
  const [name] = loaders.map((one) => toName(toValues(one)['loader'] ?? one));
  if (loaders.length !== 1 || name === undefined) return lookUp(TYPES, toName(type));
  const [, kind] = /(?:^|[/\\])(raw|file|url)-loader(?:[/\\]|$)/.exec(name) ?? [];
  return kind === undefined ? undefined : kind === 'raw' ? 'raw' : 'url';
}

/** Creates something that is whatever is asked of it: plugins of webpack are made of it and not used, but for those that give names. */
function createAnything(): unknown {
  const known: Readonly<Record<string, unknown>> = NAME_PLUGINS;
  const make = (): unknown =>
    new Proxy(function anything() {}, {
      get: (_, key) =>
        typeof key === 'symbol' ? undefined : Object.hasOwn(known, key) ? known[key] : make(),
      apply: make,
      construct: () => make() as object,
    });
  return make();
}

function callForWebpack(configure: unknown): unknown {
  const config = {resolve: {alias: {}}, module: {rules: []}, plugins: []};
  const utils = {
    currentBundler: {name: 'webpack', instance: createAnything()},
    getStyleLoaders: () => [],
    getJSLoader: () => ({}),
    getCacheLoader: () => null,
  };
  try {
    return (configure as (...given: unknown[]) => unknown)(config, false, utils, undefined);
  } catch {
    return undefined;
  }
}
