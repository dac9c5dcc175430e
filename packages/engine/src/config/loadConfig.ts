import {readFileSync} from 'node:fs';
import {basename, dirname, join, resolve, sep} from 'node:path';
import type {Cache} from '../cache/cache.ts';
import {checkReadable} from '../cache/files.ts';
import {ContentError} from '../errors/contentError.ts';
import {createDiagnostic, type Diagnostic, sortDiagnostics} from '../errors/diagnostic.ts';
import {checkAddressVariables} from './addressVariables.ts';
import {findConfigFile, findMeantSite, findUnreadConfigs} from './configFile.ts';
import {orExplain} from './configFailure.ts';
import {type ImportAlias, listAliases} from './importAliases.ts';
import {tellOfFiles} from './docusaurus/common/missingPackage.ts';
import {withVariables} from './environment.ts';
import type {ForeignSite} from './foreignSite.ts';
import {runForLanguage} from './languages.ts';
import {loadSidebars, type SidebarsReading} from './loadSidebars.ts';
import {createPlaceFinder} from './locate.ts';
import {readSiteText} from './textFile.ts';
import {type ConfigView, readConfig} from './readConfig.ts';
import {translateBlogs} from './translatedBlogs.ts';
import {readTranslatedMessages} from './translatedMessages.ts';
import {translateTheme} from './translatedTheme.ts';
import type {ConfigProblem, SiteConfig} from './siteConfig.ts';
import {WorkingFolder} from '../cache/workingFolder.ts';

export type {ConfigView} from './readConfig.ts';

export interface LoadedConfig {
  /** The site's folder, absolute. */
  readonly dir: string;
  readonly file: string;
  readonly config: SiteConfig;
  /** What a site of another generator has besides; undefined for our own. `isForeignConfig` tells the kind by `file` alone. */
  readonly foreign?: ForeignSite | undefined;
  /** Names that the bundler has for folders of the site: imports of Markdown may use them. @default none */
  readonly importAliases?: readonly ImportAlias[];
  /** Names that MDX pages get from the site: components, and elements that it replaces; undefined before a site is set up. */
  readonly siteComponents?: ReadonlySet<string>;
  /** Options of a foreign configuration that have no effect. */
  readonly notices: readonly ConfigProblem[];
  /** Problems in other files that belong to it. */
  readonly warnings?: readonly Diagnostic[];
  /** Path under which the site is published, of one that is loaded to be portable. */
  readonly publicBaseUrl?: string;
  /** Files whose change means the config must be loaded again, absolute. */
  readonly dependencies: readonly string[];
}

/** Tells whether a file is the configuration of another generator. */
export function isForeignConfig(file: string): boolean {
  return basename(file).startsWith('docusaurus.config.');
}

/** Runs a config file; returns its default export and the files it was made of. */
export interface ConfigRunner {
  (
    file: string,
    cache: Cache,
    options?: {
      /** Whether it belongs to another generator; by its name where nothing is said. */
      readonly isForeign?: boolean;
      /** Whether a function that it exports is called for its value. @default true */
      readonly isCalled?: boolean;
      /** Name of the language that it is run for: its modules run once for each. @default none is named */
      readonly language?: string;
      /** In which the code of another generator runs, absolute. @default where that generator is started for such a file */
      readonly folder?: string;
    },
  ): Promise<{
    value: unknown;
    /** All that it exports. */
    exports?: Readonly<Record<string, unknown>>;
    dependencies: readonly string[];
    /** Packages that are not installed, of a configuration of another generator, and files that are not there: `./a.js`. */
    missing?: readonly string[];
    /** Whether its code asks for which language it is run. */
    asksForLanguage?: boolean;
  }>;
}

/** How a config is loaded: the view that is asked for, and what runs its file. */
interface ConfigLoading extends ConfigView {
  readonly run: ConfigRunner;
}

/**
 * Loads and checks the config of the site in `dir`, in one of its languages. That of another generator runs with the environment in
 * which that reads it: addresses are often another while a site is written.
 * @throws {ContentError} when there is none, it cannot be run, or an option is wrong (all problems together)
 */
export async function loadConfig(
  dir: string,
  cache: Cache,
  loading: ConfigLoading,
): Promise<LoadedConfig> {
  const root = resolve(dir);
  const file = findConfigFile(root);
  if (!file) throw new ContentError([createDiagnostic('CFG-000', {dir, ...findMeantSite(root)})]);
  const variables = checkAddressVariables(process.env);
  if (variables.length > 0) throw new ContentError(variables);
  const NODE_ENV = loading.isProduction === false ? 'development' : 'production';
  const work = () => load(file, cache, loading);
  // Docusaurus is started in the folder of the site: plugins and sidebars find their files by it too.
  return isForeignConfig(file)
    ? withVariables({NODE_ENV}, () => new WorkingFolder(root).run(work))
    : work();
}

/** Tells of configurations beside that of the site: one that was meant to take its place would change nothing. */
function tellOfUnread(file: string): Diagnostic[] {
  return findUnreadConfigs(file).map((unread) =>
    createDiagnostic('CFG-018', {unread, read: basename(file)}, {place: {file: unread}}),
  );
}

/** Makes what runs files of sidebars. */
function readSidebarsBy(
  run: ConfigRunner,
  cache: Cache,
  {isForeign, folder}: {readonly isForeign: boolean; readonly folder: string},
): SidebarsReading {
  return {
    isForeign,
    run: async (path) => {
      const ran = await run(path, cache, {isForeign, folder});
      // A file without code exports an empty object as CommonJS has it, which Docusaurus reads.
      return isForeign && ran.value === undefined ? {...ran, value: {}} : ran;
    },
  };
}

/**
 * Checks the files of settings that Node and the bundler read by themselves: they would read a pipe for ever, and gigabytes of zeros
 * for minutes.
 */
function checkSettingsReadable(root: string): void {
  for (const name of ['package.json', 'tsconfig.json']) checkReadable(join(root, name));
}

/** @param file the configuration, at the root of the site, absolute */
async function load(file: string, cache: Cache, {run, ...view}: ConfigLoading) {
  const [root, name] = [dirname(file), basename(file)];
  if (sep === '/' && root.includes('\\'))
    throw new ContentError([createDiagnostic('CFG-014', {dir: root}, {place: {file: name}})]);
  checkSettingsReadable(root);
  if (!isForeignConfig(file)) readSiteText(root, name);
  const {value, dependencies, missing} = await orExplain(file, () =>
    runForLanguage(view.locale, (own) => run(file, cache, own)),
  );
  if (value === undefined && !isForeignConfig(file))
    throw new ContentError([createDiagnostic('CFG-015', {}, {place: {file: name}})]);
  // Its properties may be functions that fail.
  const {foreign, config, problems, publicBaseUrl, ...read} = await orExplain(file, () =>
    readConfig(value, {
      isForeign: isForeignConfig(file),
      root,
      view,
      cacheDir: cache.dir,
      run: async (path) => {
        const ran = await run(path, cache, {isForeign: true, isCalled: false, folder: root});
        return {...ran, missing: ran.missing ?? []};
      },
    }),
  );
  const ofFiles = [...tellOfUnread(file), ...tellOfFiles(missing, file)];
  if (problems.length)
    throw new ContentError(sortDiagnostics([...placeProblems(problems, file), ...ofFiles]));
  const isForeign = foreign !== undefined;
  const readSidebars = readSidebarsBy(run, cache, {isForeign, folder: root});
  const withSidebars = await loadSidebars(root, config, readSidebars);
  const translated = readTranslatedMessages(root, config, {isForeign});
  const blogs = translateBlogs(root, withSidebars.config);
  const themed = translateTheme(root, blogs.config, foreign?.footerHtml);
  return {
    dir: root,
    file,
    config: {...themed.config, messages: {...translated.messages, ...config.messages}},
    importAliases: listAliases(config.vite, root),
    foreign: foreign && {
      ...foreign,
      footerHtml: themed.footerHtml,
      missingPackages: missing ?? [],
    },
    notices: read.notices,
    ...(view.isPortable && {publicBaseUrl}),
    warnings: [...withSidebars.warnings, ...read.warnings, ...ofFiles],
    dependencies: [
      ...dependencies,
      ...read.dependencies,
      ...withSidebars.dependencies,
      ...translated.files,
      ...blogs.files,
      ...themed.files,
    ],
  };
}

/** Gives problems of a configuration the line and column of their options in its file. */
export function placeProblems(problems: readonly ConfigProblem[], file: string): Diagnostic[] {
  if (problems.length === 0) return [];
  const find = createPlaceFinder(readFileSync(file, 'utf8'));
  return problems.map(({option, diagnostic}) => ({
    ...diagnostic,
    place: {file: basename(file), ...find.option(option)},
  }));
}
