import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join, resolve} from 'node:path';
import {escapePattern} from '../schema/escapePattern.ts';
import {createDiagnostic} from '../../errors/diagnostic.ts';
import type {ConfigProblem} from '../siteConfig.ts';
import {toEntry, toList, toValues, type Values} from './notes.ts';

/** A plugin of Docusaurus, as its module exports it. */
type PluginFactory = (context: Values, options: Values) => unknown;

/** What plugins of a site bring to its bundler. */
export interface Brought {
  /** Functions that give plugins, as PostCSS takes them: Tailwind is taken into sites that way. */
  readonly postcss: readonly unknown[];
  /** Other names of folders and modules, as Vite takes them. */
  readonly alias: readonly {readonly find: string | RegExp; readonly replacement: string}[];
  /** Packages that plugins want and that are not installed; what wanted them is left out. */
  readonly missing: readonly ConfigProblem[];
}

/** What of a plugin is done here. */
const TELLING = /configurePostCss|configureWebpack[^]*alias/;

/**
 * Runs the plugins of a configuration that are the site's own, for what they bring to the bundler.
 * @param value the configuration as its file exports it
 * @param dir folder of the site, absolute
 */
export async function runOwnPlugins(value: unknown, dir: string): Promise<Brought> {
  const config = toValues(value);
  const postcss: unknown[] = [];
  const alias: Brought['alias'][number][] = [];
  const missing: Brought['missing'][number][] = [];
  for (const [i, entry] of toList(config['plugins']).entries()) {
    const {plugin, options} = toEntry(entry);
    const factory = findFactory(plugin, dir);
    if (factory === undefined) continue;
    const context = {siteDir: dir, siteConfig: config, baseUrl: config['baseUrl'], outDir: 'dist'};
    try {
      const made = toValues(await factory(context, options));
      alias.push(...aliasOf(made['configureWebpack'], dir));
      postcss.push(...postcssOf(made['configurePostCss']));
    } catch (error) {
      const name = findMissingModule(error);
      if (name === undefined) throw error;
      const params = {plugin: typeof plugin === 'string' ? plugin : factory.name, name};
      const diagnostic = createDiagnostic('MD-192', params, {level: 'warning'});
      missing.push({option: `plugins[${i}]`, diagnostic});
    }
  }
  return {
    postcss: postcss
      .filter(Boolean)
      .map((plugin) => Object.assign(() => toPlugin(plugin), {postcss: true})),
    alias,
    missing,
  };
}

/** Finds the module whose absence an error tells of: `Cannot find module 'a'` → `a`. */
function findMissingModule(error: unknown): string | undefined {
  const {code, message} = error as NodeJS.ErrnoException;
  return code === 'MODULE_NOT_FOUND' ? /'([^']+)'/.exec(message)?.[1] : undefined;
}

/** Tells whether a plugin is the site's own and brings something to the bundler that is taken here. */
export function isRunHere(plugin: unknown, dir: string): boolean {
  return findFactory(plugin, dir) !== undefined;
}

function postcssOf(configure: unknown): readonly unknown[] {
  if (typeof configure !== 'function') return [];
  const given = {plugins: [] as unknown[]};
  const answer = toValues((configure as (options: unknown) => unknown)(given) ?? given);
  return toList(answer['plugins']);
}

/**
 * Reads the aliases of a configuration of webpack: `{'@': '/site/src', 'a$': '/site/a.js'}`. What else it says is for
 * webpack alone, and so is one that fails for want of webpack.
 */
function aliasOf(configure: unknown, dir: string): Brought['alias'] {
  const given = typeof configure === 'function' ? callForWebpack(configure) : configure;
  const {alias} = toValues(toValues(given)['resolve']);
  return Object.entries(toValues(alias)).flatMap(([name, target]) => {
    const [replacement] = [target].flat() as unknown[];
    if (typeof replacement !== 'string') return [];
    const find = name.endsWith('$') ? new RegExp(`^${escapePattern(name.slice(0, -1))}$`) : name;
    return {
      find,
      replacement: replacement.startsWith('.') ? resolve(dir, replacement) : replacement,
    };
  });
}

function callForWebpack(configure: unknown): unknown {
  const config = {resolve: {alias: {}}, module: {rules: []}, plugins: []};
  const utils = {getStyleLoaders: () => [], getJSLoader: () => ({}), getCacheLoader: () => null};
  try {
    return (configure as (...given: unknown[]) => unknown)(config, false, utils, undefined);
  } catch {
    return undefined;
  }
}

/** The function that a plugin is, where it is the site's own and its text tells of the bundler: no other is run. */
function findFactory(plugin: unknown, dir: string): PluginFactory | undefined {
  if (typeof plugin === 'function')
    return TELLING.test(Function.prototype.toString.call(plugin))
      ? (plugin as PluginFactory)
      : undefined;
  if (typeof plugin !== 'string' || !/^[./]/.test(plugin)) return undefined;
  try {
    const require = createRequire(join(dir, 'docusaurus.config.js'));
    const file = require.resolve(resolve(dir, plugin));
    if (!TELLING.test(readFileSync(file, 'utf8'))) return undefined;
    const module = require(file) as {readonly default?: unknown};
    const factory = module.default ?? module;
    return typeof factory === 'function' ? (factory as PluginFactory) : undefined;
  } catch {
    return undefined; // what it needs is not installed
  }
}

/** The plugin itself, or what a function that makes one makes. */
function toPlugin(plugin: unknown): unknown {
  return typeof plugin === 'function' && 'postcss' in plugin && plugin.postcss === true
    ? (plugin as unknown as () => unknown)()
    : plugin;
}
