import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join, resolve} from 'node:path';
import {isFile} from '../../../cache/files.ts';
import {isInstalledFile} from '../../../cache/installed.ts';
import {findModuleFile} from '../common/findModuleFile.ts';
import {missingPackageOf} from '../common/missingPackage.ts';
import type {Values} from '../common/notes.ts';
import type {ValidateOptions} from './pluginInput.ts';

/** A plugin of Docusaurus, as its module exports it. */
export type PluginFactory = (context: Values, options: Values) => unknown;

/** A plugin of the site's own, before it is loaded. */
export interface OwnPlugin {
  /** As problems name it. */
  readonly name: string;
  /** The function itself, of one that is in the configuration. */
  readonly factory?: PluginFactory;
  /** Absolute; the folder of the site for a function. */
  readonly file: string;
  /** Folder that its paths begin in, absolute. */
  readonly folder: string;
  /** Its code. */
  readonly text: string;
}

/** Runs a module that Node cannot load by itself, such as TypeScript, and gives what it exports. */
export interface RunModule {
  (file: string): Promise<{
    /** Its default export. */
    readonly value: unknown;
    /** All that it exports. */
    readonly exports?: Values;
    /** Packages that it wants and that are not installed. */
    readonly missing: readonly string[];
    /** Files that it is made of, absolute. */
    readonly dependencies?: readonly string[];
  }>;
}

/** Finds a plugin that is the site's own. */
export function findOwnPlugin(plugin: unknown, dir: string): OwnPlugin | undefined {
  if (typeof plugin === 'function') {
    if (missingPackageOf(plugin) !== undefined) return undefined;
    const text = Function.prototype.toString.call(plugin);
    const name = plugin.name || 'function';
    return {name, factory: plugin as PluginFactory, file: dir, folder: dir, text};
  }
  if (typeof plugin !== 'string' || !/^(?:[./]|[A-Za-z]:[\\/])/.test(plugin)) return undefined;
  const file = findPluginFile(resolve(dir, plugin));
  if (file === undefined || isInstalledFile(file)) return undefined;
  return {name: plugin, file, folder: dirname(file), text: readFileSync(file, 'utf8')};
}

/**
 * Finds a plugin, a theme or a preset of a package that is installed, under the names that Docusaurus looks for.
 * @example `x` → `x`, `docusaurus-plugin-x`; `@a` → `@a/docusaurus-plugin`; `@a/x` → `@a/x`, `@a/docusaurus-plugin-x`
 */
export function findPackagedPlugin(
  name: string,
  dir: string,
  kind: 'plugin' | 'preset' | 'theme',
): OwnPlugin | undefined {
  const [, scope = '', rest = ''] = /^(@[^/]+\/?)?(.*)$/.exec(name) ?? [];
  const long =
    scope.replace(/\/?$/, scope && '/') +
    (rest ? `docusaurus-${kind}-${rest}` : `docusaurus-${kind}`);
  const find = createRequire(join(dir, 'docusaurus.config.js'));
  for (const one of [name, long])
    try {
      const file = find.resolve(one);
      return {name, file, folder: dirname(file), text: readFileSync(file, 'utf8')};
    } catch {
      // It is not installed under this name.
    }
  return undefined;
}

/** Finds the file of a module of the site by its path: Node's own rules, by which a folder may have a package.json, and those for TypeScript. */
export function findPluginFile(path: string): string | undefined {
  if (isFile(path)) return path;
  const others = ['.mjs', '.cjs', '.mts', '.cts'].flatMap((ending) => [
    path + ending,
    join(path, `index${ending}`),
  ]);
  return findMain(path) ?? findModuleFile(path) ?? others.find(isFile);
}

/** Finds the file that the package.json of a folder names; undefined for other paths. */
function findMain(folder: string): string | undefined {
  const description = join(folder, 'package.json');
  if (!isFile(description)) return undefined;
  try {
    return createRequire(description).resolve(folder);
  } catch {
    return undefined; // it names none, or one that is not made yet
  }
}

/** Error for a plugin that is left out because packages are missing; its message has the form of Node's. */
class MissingPackages extends Error {
  readonly code = 'MODULE_NOT_FOUND';

  constructor(names: readonly string[]) {
    super(names.map((name) => `Cannot find module '${name}'`).join('\n'));
  }
}

/** A plugin that is loaded. */
interface LoadedPlugin {
  readonly factory: PluginFactory;
  /** How it checks and completes its options; undefined for one that does not say. */
  readonly validateOptions: ValidateOptions | undefined;
}

/** Loads the function that a plugin is. @throws what its module throws, or {@link MissingPackages} */
export async function loadOwnPlugin(
  {factory: given, file}: OwnPlugin,
  run: RunModule,
): Promise<LoadedPlugin> {
  const module = given ?? loadByNode(file) ?? (await runModule(file, run));
  const factory = toExport(module);
  if (typeof factory !== 'function') throw new TypeError('it exports no function');
  const {validateOptions} = factory as {validateOptions?: unknown};
  const check = validateOptions ?? (module as {validateOptions?: unknown}).validateOptions;
  return {
    factory: factory as PluginFactory,
    validateOptions: typeof check === 'function' ? (check as ValidateOptions) : undefined,
  };
}

/** Packages of webpack, which does not run here: a plugin gets an empty value in their place and does the rest of its work. */
const WEBPACK = /(?:^|[-/])webpack(?:$|[-/])|-loader$/;

/** Loads a module by Node. Undefined for a module that Node does not read, or not without packages of webpack. */
function loadByNode(file: string): unknown {
  if (/\.[cm]?tsx?$/.test(file)) return undefined;
  try {
    return createRequire(file)(file) as unknown;
  } catch (error) {
    const {code, message} = error as NodeJS.ErrnoException;
    if (code === 'MODULE_NOT_FOUND' && !WEBPACK.test(/'([^']+)'/.exec(message)?.[1] ?? ''))
      throw error;
    return undefined;
  }
}

async function runModule(file: string, run: RunModule): Promise<unknown> {
  const {value, exports, missing} = await run(file);
  const wanted = missing.filter((name) => !WEBPACK.test(name));
  if (wanted.length > 0) throw new MissingPackages(wanted);
  // Of a module of CommonJS the default export may be all of it.
  const inner = typeof value === 'object' ? value : undefined;
  return {...exports, ...inner, default: toExport(value)};
}

function toExport(module: unknown): unknown {
  return (module as {readonly default?: unknown} | undefined)?.default ?? module;
}
