import {createRequire} from 'node:module';
import {join} from 'node:path';
import {createDiagnostic, type Diagnostic} from '../../../errors/diagnostic.ts';
import type {ConfigProblem} from '../../siteConfig.ts';
import type {WantedModule} from './clientModules.ts';
import {findContentGivers} from './contentGivers.ts';
import {asksForData, generatedData} from './generatedData.ts';
import {loadOwnPlugin, type OwnPlugin, type RunModule} from './findOwnPlugin.ts';
import {missingPackageOf} from '../common/missingPackage.ts';
import {checkOptions, contextOf} from './pluginInput.ts';
import {toEntry, toList, toText, toValues, type Values} from '../common/notes.ts';
import {findRunPlugin, withFullNames} from './plugins.ts';
import {type DefinedNames, hasNames, importNames} from './definedNames.ts';
import {shareStyles} from './sharedStyles.ts';
import {fileRules, type WebpackParts, webpackPartsOf} from './webpackParts.ts';
import {collectContent, type MadePlugin, type PluginContent, themePathOf} from './pluginContent.ts';
import {addedParts} from '../common/themeParts.ts';
import {type NodeFallbacks, replaceNodeModules} from './nodeFallbacks.ts';
import {readSassOptions} from './sassOptions.ts';
import {readBabelPaths} from './tsconfigPaths.ts';
import {listUnplacedParts} from '../theme/themeComponents.ts';
import {thrownText} from '../../../errors/thrownText.ts';

/** Parts of a site that its plugins bring. */
export interface Brought {
  /** Functions that give plugins, as PostCSS takes them: Tailwind is taken into sites that way. */
  readonly postcss: readonly unknown[];
  /** Other names of folders and modules, as Vite takes them. */
  readonly alias: WebpackParts['alias'];
  /** Options of Sass; undefined for none. */
  readonly sass: Values | undefined;
  /** Code in the place of names. */
  readonly define: DefinedNames['values'];
  /** Plugins of Vite for files that modules embed another way than it does, and for names that they do not make. */
  readonly vitePlugins: readonly object[];
  /** Folders of components, absolute. */
  readonly themePaths: readonly string[];
  /** What they want in every page. */
  readonly clientModules: readonly WantedModule[];
  /** Pages, data and tags that they make; nothing where the command does not ask for them. */
  readonly content: PluginContent;
  /** What of them was left out: a plugin that fails, one that wants packages that are not installed. */
  readonly missing: readonly ConfigProblem[];
}

/** Place and services for running plugins. */
export interface PluginPlace {
  /** Folder of the site, absolute. */
  readonly dir: string;
  readonly run: RunModule;
  /** Folder for the pages and data that plugins make, absolute; undefined where the command does not ask for them. */
  readonly cacheDir?: string | undefined;
  /** Where what they made is, absolute, also where nothing is made. */
  readonly dataDir?: string;
  /** Tag of the language. @default the default one */
  readonly locale?: string | undefined;
}

const NOTHING: PluginContent = {pages: [], globalData: {}, tags: [], afterBuild: [], givers: []};

/**
 * Runs the plugins of a configuration that are the site's own, for what they bring to the bundler and the pages and data that they make.
 * @param value the configuration as its file exports it
 */
export async function runOwnPlugins(value: unknown, place: PluginPlace): Promise<Brought> {
  const {dir, cacheDir, dataDir} = place;
  // One that extends a plugin for content has its name, and is none of the site's own.
  const config = withFullNames(toValues(value), dir);
  const context = contextOf(config, place);
  const problems: ConfigProblem[] = [];
  const parts: BundlerPart[] = [];
  const made: MadePlugin[] = [];
  for (const one of listRunPlugins(config, dir)) {
    const {own, options: written} = one;
    try {
      const {factory, validateOptions} = await loadOwnPlugin(own, place.run);
      const options = await checkOptions(written, validateOptions);
      const values = toValues(await factory(context, options));
      const part = toBundlerPart(one, values, dir);
      parts.push(part);
      const left = findLeftOut(values, part, dir);
      if (left.length > 0)
        problems.push({option: one.option, diagnostic: leftOutProblem(own.name, left)});
      made.push({...one, options, values});
    } catch (error) {
      problems.push({option: one.option, diagnostic: explainFailure(error, own)});
    }
  }
  const explain = ({option, own}: MadePlugin, problem: Diagnostic | {readonly error: unknown}) => ({
    option,
    diagnostic: 'error' in problem ? explainFailure(problem.error, own) : problem,
  });
  const baseUrl = toText(config['baseUrl']) ?? '/';
  const {problems: ofContent, ...content} = cacheDir
    ? {
        ...(await collectContent(made, {dir, baseUrl, cacheDir}, explain)),
        givers: findContentGivers(value, config, {
          folders: {dir, baseUrl, cacheDir, themePaths: parts.flatMap((one) => one.themePaths)},
          run: place.run,
          context,
        }),
      }
    : {...NOTHING, problems: []};
  const files = parts.flatMap(({webpack}) => webpack.files);
  const styles = parts.flatMap(({webpack}) => webpack.styles);
  const folders = parts.flatMap(({themePaths}) => themePaths);
  const names = parts.map(({webpack}) => webpack.names);
  const fallbacks: NodeFallbacks = Object.assign(
    {},
    ...parts.map(({webpack}) => webpack.fallbacks),
  );
  const modules = Object.assign({}, ...names.map((one) => one.modules)) as DefinedNames['modules'];
  return {
    postcss: parts
      .flatMap(({postcss}) => postcss)
      .filter(Boolean)
      .map((plugin) => Object.assign(() => toPlugin(plugin), {postcss: true})),
    alias: [...parts.flatMap(({webpack}) => webpack.alias), ...readBabelPaths(dir)],
    sass: readSassOptions(config, dir),
    define: Object.assign({}, ...names.map(({values}) => values)) as DefinedNames['values'],
    vitePlugins: [
      ...(files.length > 0 ? [fileRules(files)] : []),
      ...(styles.length > 0 ? [shareStyles(styles)] : []),
      ...(Object.keys(modules).length > 0 ? [importNames(modules)] : []),
      ...(Object.keys(fallbacks).length > 0 ? [replaceNodeModules(fallbacks)] : []),
      ...(folders.length > 0 ? [addedParts(folders, dir)] : []),
      ...(dataDir && made.some(({values}) => asksForData(values['name'], dir))
        ? [generatedData(dataDir)]
        : []),
    ],
    themePaths: folders,
    clientModules: parts.flatMap(({clientModules}) => clientModules),
    content,
    missing: [...problems, ...ofContent],
  };
}

/** Lists the plugins of a configuration that run here, themes among them. */
function listRunPlugins(config: Values, dir: string): Omit<MadePlugin, 'values'>[] {
  return (['plugins', 'themes'] as const).flatMap((list) =>
    toList(config[list]).flatMap((entry, i) => {
      const {plugin, options} = toEntry(entry);
      const own = findRunPlugin(plugin, dir, list);
      return own === undefined ? [] : [{option: `${list}[${i}]`, own, options}];
    }),
  );
}

/** Lists what of a plugin has no effect here: a method that is not run, components that would replace others. */
function findLeftOut(made: Values, {webpack, themePaths}: BundlerPart, dir: string): string[] {
  const isLeft =
    made['configureWebpack'] !== undefined &&
    webpack.alias.length + webpack.files.length + webpack.styles.length === 0 &&
    Object.keys(webpack.fallbacks).length === 0 &&
    !hasNames(webpack.names);
  return [
    ...(isLeft ? ['configureWebpack'] : []),
    ...themePaths.flatMap((folder) => listUnplacedParts(folder, dir)),
  ];
}

function leftOutProblem(name: string, left: readonly string[]): Diagnostic {
  const advice = [
    `它的 ${left.join('、')} 没有作用；其余的照常。`,
    `Its ${left.join(', ')} ${left.length === 1 ? 'has' : 'have'} no effect; all else is done.`,
  ] as const;
  return createDiagnostic('CFG-220', {name, runs: true, advice});
}

/** What one plugin brings to the bundler. */
type BundlerPart = Pick<Brought, 'postcss' | 'clientModules' | 'themePaths'> & {
  readonly webpack: WebpackParts;
};

function toBundlerPart(
  {option, own}: Pick<MadePlugin, 'option' | 'own'>,
  made: Values,
  dir: string,
): BundlerPart {
  return {
    clientModules: clientModulesOf(made['getClientModules'], {option, folder: own.folder}),
    themePaths: themePathOf({values: made, own}),
    webpack: webpackPartsOf(made['configureWebpack'], dir),
    postcss: postcssOf(made['configurePostCss'], dir),
  };
}

/** @throws the error where the plugin prepares styles, without which no page would be right */
function explainFailure(error: unknown, {name: plugin, text}: OwnPlugin): Diagnostic {
  const name = findMissingModule(error);
  if (name !== undefined) return createDiagnostic('MD-192', {plugin, name}, {level: 'warning'});
  if (/configurePostCss|configureWebpack[^]*alias/.test(text)) throw error;
  return createDiagnostic('CFG-220', {name: plugin, advice: adviseOnFailure(error)});
}

/** Says why a plugin or a preset fails, and what to do where it wants a package. */
export function adviseOnFailure(error: unknown): readonly [zh: string, en: string] {
  const name = findMissingModule(error);
  if (name !== undefined)
    return [
      `它要用 ${name}，而这个包没有安装。运行 npm install ${name}。`,
      `It uses ${name}, which is not installed. Run npm install ${name}.`,
    ];
  const reason = thrownText(error);
  return [`它报错：${reason}`, `It fails: ${reason}`];
}

/** Finds the module that an error says is missing: `Cannot find module 'a'` → `a`. */
function findMissingModule(error: unknown): string | undefined {
  const {code} = toValues(error);
  return code === 'MODULE_NOT_FOUND' ? /'([^']+)'/.exec(thrownText(error))?.[1] : undefined;
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
  // What Docusaurus begins with: plugins of sites set options of it.
  const first = ['postcss-preset-env', {}];
  const given = {plugins: [first] as unknown[]};
  const answer = toValues((configure as (options: unknown) => unknown)(given) ?? given);
  // Of packages that are not installed, which are named where their stylesheets are read.
  return toList(answer['plugins'])
    .filter((plugin) => plugin !== first && missingPackageOf(plugin) === undefined)
    .map((plugin) => loadPostcss(plugin, dir));
}

/** Loads a plugin of PostCSS that is by its name, alone or with options: `['postcss-nesting', {}]`. */
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

/** Returns the plugin itself, or what a function that makes one makes. */
function toPlugin(plugin: unknown): unknown {
  return typeof plugin === 'function' && 'postcss' in plugin && plugin.postcss === true
    ? (plugin as unknown as () => unknown)()
    : plugin;
}
