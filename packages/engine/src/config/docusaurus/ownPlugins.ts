import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join, resolve} from 'node:path';
import {escapePattern} from '../schema/escapePattern.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import type {ConfigProblem} from '../siteConfig.ts';
import type {WantedModule} from './clientModules.ts';
import {missingPackageOf} from './missingPackage.ts';
import {toEntry, toList, toValues, type Values} from './notes.ts';

/** A plugin of Docusaurus, as its module exports it. */
type PluginFactory = (context: Values, options: Values) => unknown;

/** What plugins of a site bring to its bundler. */
export interface Brought {
  /** Functions that give plugins, as PostCSS takes them: Tailwind is taken into sites that way. */
  readonly postcss: readonly unknown[];
  /** Other names of folders and modules, as Vite takes them. */
  readonly alias: readonly {readonly find: string | RegExp; readonly replacement: string}[];
  /** What they want in every page. */
  readonly clientModules: readonly WantedModule[];
  /** Packages that plugins want and that are not installed; what wanted them is left out. */
  readonly missing: readonly ConfigProblem[];
}

/** What of a plugin is done here. */
const TELLING = /configurePostCss|getClientModules|configureWebpack[^]*alias/;
/** What a plugin does that is not done here, whatever else it does. */
const PAGES = /\baddRoute\b/;

/**
 * Runs the plugins of a configuration that are the site's own, for what they bring to the bundler.
 * @param value the configuration as its file exports it
 * @param dir folder of the site, absolute
 */
export async function runOwnPlugins(value: unknown, dir: string): Promise<Brought> {
  const config = toValues(value);
  const postcss: unknown[] = [];
  const alias: Brought['alias'][number][] = [];
  const clientModules: WantedModule[] = [];
  const missing: Brought['missing'][number][] = [];
  for (const [i, entry] of toList(config['plugins']).entries()) {
    const {plugin, options} = toEntry(entry);
    const own = findOwn(plugin, dir);
    if (own === undefined) continue;
    const option = `plugins[${i}]`;
    const name = typeof plugin === 'string' ? plugin : own.factory.name;
    try {
      const made = toValues(await own.factory(contextOf(config, dir), options));
      clientModules.push(
        ...clientModulesOf(made['getClientModules'], {option, folder: own.folder}),
      );
      alias.push(...aliasOf(made['configureWebpack'], dir));
      postcss.push(...postcssOf(made['configurePostCss'], dir));
    } catch (error) {
      missing.push({option, diagnostic: explainFailure(error, name, own.text)});
    }
  }
  return {
    postcss: postcss
      .filter(Boolean)
      .map((plugin) => Object.assign(() => toPlugin(plugin), {postcss: true})),
    alias,
    clientModules,
    missing,
  };
}

/** What Docusaurus tells a plugin of the site, as far as it is known. */
function contextOf(config: Values, dir: string): Values {
  const {defaultLocale = 'en', locales = [defaultLocale]} = toValues(config['i18n']);
  return {
    siteDir: dir,
    siteConfig: config,
    baseUrl: config['baseUrl'],
    outDir: 'dist',
    generatedFilesDir: join(dir, '.docusaurus'),
    i18n: {defaultLocale, locales, currentLocale: defaultLocale},
  };
}

/** @throws the error where the plugin prepares styles, without which no page would be right */
function explainFailure(error: unknown, plugin: string, text: string): Diagnostic {
  const name = findMissingModule(error);
  if (name !== undefined) return createDiagnostic('MD-192', {plugin, name}, {level: 'warning'});
  if (/configurePostCss|configureWebpack/.test(text)) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  const advice = [`它报错：${reason}`, `It fails: ${reason}`] as const;
  return createDiagnostic('CFG-220', {name: plugin, advice});
}

/** Finds the module whose absence an error tells of: `Cannot find module 'a'` → `a`. */
function findMissingModule(error: unknown): string | undefined {
  const {code, message} = error as NodeJS.ErrnoException;
  return code === 'MODULE_NOT_FOUND' ? /'([^']+)'/.exec(message)?.[1] : undefined;
}

/** Tells whether a plugin is the site's own and brings something to the bundler that is taken here. */
export function isRunHere(plugin: unknown, dir: string): boolean {
  const own = findOwn(plugin, dir);
  return own !== undefined && !PAGES.test(own.text);
}

function clientModulesOf(
  list: unknown,
  where: Pick<WantedModule, 'option' | 'folder'>,
): WantedModule[] {
  if (typeof list !== 'function') return [];
  return toList((list as () => unknown)()).map((written) => ({...where, written}));
}

/** Runs what prepares PostCSS. @throws where a plugin that it names is not installed */
function postcssOf(configure: unknown, dir: string): readonly unknown[] {
  if (typeof configure !== 'function') return [];
  const given = {plugins: [] as unknown[]};
  const answer = toValues((configure as (options: unknown) => unknown)(given) ?? given);
  // Of packages that are not installed, which are named where their stylesheets are read.
  return toList(answer['plugins'])
    .filter((plugin) => missingPackageOf(plugin) === undefined)
    .map((plugin) => loadPostcss(plugin, dir));
}

/** Loads a plugin of PostCSS that stands by its name, alone or with options: `['postcss-nesting', {}]`. */
function loadPostcss(plugin: unknown, dir: string): unknown {
  const [name, options] = Array.isArray(plugin) ? (plugin as unknown[]) : [plugin];
  if (typeof name !== 'string') return plugin;
  const module = createRequire(join(dir, 'docusaurus.config.js'))(name) as {
    readonly default?: unknown;
  };
  const factory = module.default ?? module;
  return typeof factory === 'function'
    ? (factory as (options: unknown) => unknown)(options)
    : factory;
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

/** A plugin of the site's own. */
interface OwnPlugin {
  readonly factory: PluginFactory;
  /** Folder that its paths begin in, absolute. */
  readonly folder: string;
  /** Its code. */
  readonly text: string;
}

/** Finds the function that a plugin is, where it is the site's own and its text tells of the bundler: no other is run. */
function findOwn(plugin: unknown, dir: string): OwnPlugin | undefined {
  if (typeof plugin === 'function') {
    const text = Function.prototype.toString.call(plugin);
    return TELLING.test(text) ? {factory: plugin as PluginFactory, folder: dir, text} : undefined;
  }
  if (typeof plugin !== 'string' || !/^[./]/.test(plugin)) return undefined;
  try {
    const require = createRequire(join(dir, 'docusaurus.config.js'));
    const file = require.resolve(resolve(dir, plugin));
    const text = readFileSync(file, 'utf8');
    if (!TELLING.test(text)) return undefined;
    const module = require(file) as {readonly default?: unknown};
    const factory = module.default ?? module;
    return typeof factory === 'function'
      ? {factory: factory as PluginFactory, folder: dirname(file), text}
      : undefined;
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
