import {readFileSync} from 'node:fs';
import {basename, dirname, join, resolve, sep} from 'node:path';
import type {Cache} from '../cache/cache.ts';
import {checkReadable} from '../cache/files.ts';
import {ContentError} from '../errors/contentError.ts';
import {createDiagnostic, type Diagnostic, sortDiagnostics} from '../errors/diagnostic.ts';
import {checkAddressVariables} from './addressVariables.ts';
import {findConfigFile, findMeantSite, findUnreadConfigs} from './configFile.ts';
import {orExplain} from './configFailure.ts';
import {isOlderThan} from './docusaurus/common/declaredVersion.ts';
import type {ArticleRules} from './docusaurus/content/articleRules.ts';
import type {SidebarMaker} from './docusaurus/content/contents.ts';
import type {RedirectMaker} from './docusaurus/plugins/plugins.ts';
import type {OwnGrammars} from './docusaurus/theme/ownGrammars.ts';
import type {DrawnFooter} from './docusaurus/theme/footerHtml.ts';
import type {FooterLogo} from './docusaurus/theme/footerLogo.ts';
import {tellOfFiles} from './docusaurus/common/missingPackage.ts';
import type {PluginContent} from './docusaurus/plugins/pluginContent.ts';
import type {FeedMaker} from './docusaurus/content/feedMakers.ts';
import type {PostProcessor} from './docusaurus/content/postProcessors.ts';
import type {ReadingTimer} from './docusaurus/content/readingTimes.ts';
import type {SitemapOptions} from './docusaurus/content/sitemapOptions.ts';
import type {GivenComponents} from './docusaurus/theme/swizzles.ts';
import type {SiteTexts, TextFunctions} from './docusaurus/content/textFunctions.ts';
import {withVariables} from './environment.ts';
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
  /** A configuration of another generator as components of its site see it; undefined for our own. */
  readonly foreignConfig?: Readonly<Record<string, unknown>>;
  /** Old addresses that a foreign configuration makes of those of the pages. */
  readonly makeRedirects?: RedirectMaker | undefined;
  /** Sitemap options of a foreign configuration. */
  readonly sitemap?: SitemapOptions;
  /** Functions of a foreign configuration that make sidebars of folders, by the id of the collection. */
  readonly sidebarMakers?: ReadonlyMap<string, SidebarMaker>;
  /** Functions of a foreign configuration that compute reading times in minutes, by the id of the blog. */
  readonly readingTimers?: ReadonlyMap<string, ReadingTimer>;
  /** Functions of a foreign configuration that order posts, by the id of their blog. */
  readonly postProcessors?: ReadonlyMap<string, PostProcessor>;
  /** Patterns of a configuration for Docusaurus that find the end of a post's summary, by the id of its blog. */
  readonly truncateMarkers?: ReadonlyMap<string, RegExp>;
  /** Functions of a foreign configuration that make the entries of feeds, by the id of their blog. */
  readonly feedMakers?: ReadonlyMap<string, FeedMaker>;
  /** Components of the site that a foreign configuration names for pages of the theme. */
  readonly givenComponents?: GivenComponents;
  /** Whether files named `.md` are MDX, as they are for Docusaurus unless its configuration says otherwise. */
  readonly readsMdx?: boolean;
  /** Options of a foreign configuration that decide how articles are compiled. */
  readonly articleRules?: ArticleRules;
  /** Languages of code that a site teaches Prism itself. */
  readonly grammars?: OwnGrammars | undefined;
  /** Whether the last of notes with the same id keeps it, and such notes do not stop the build. */
  readonly overwritesIds?: boolean;
  /** Where the logo leads, as a foreign configuration has it; undefined for home. */
  readonly logoHref?: string | undefined;
  /** The picture in the footer, as a foreign configuration has it. */
  readonly footerLogo?: FooterLogo | undefined;
  /** HTML in the footer that is rendered as it is; undefined without any. */
  readonly footerHtml?: DrawnFooter | undefined;
  /** Functions of a foreign configuration that are asked for every file of Markdown. */
  readonly textFunctions?: TextFunctions | undefined;
  /** Their results for the files; undefined before a site is set up. */
  readonly texts?: SiteTexts | undefined;
  /** Names that MDX pages get from the site: components, and elements that it replaces; undefined before a site is set up. */
  readonly siteComponents?: ReadonlySet<string>;
  /** Modules of a foreign configuration that run once in the browser, absolute. */
  readonly clientModules?: readonly string[];
  /** Pages and data that plugins of a foreign configuration make. */
  readonly pluginContent?: PluginContent;
  /** Options of a foreign configuration that have no effect. */
  readonly notices: readonly ConfigProblem[];
  /** Packages of a foreign configuration that are not installed. */
  readonly missing?: readonly string[];
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
  const {foreign, brought, modules, taught, unusable, sound, publicBaseUrl, config, problems} =
    await orExplain(file, () =>
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
  const withSidebars = await loadSidebars(
    root,
    config,
    readSidebarsBy(run, cache, {isForeign: foreign !== undefined, folder: root}),
  );
  const translated = readTranslatedMessages(root, config, {isForeign: foreign !== undefined});
  const blogs = translateBlogs(root, withSidebars.config);
  const themed = translateTheme(root, blogs.config, foreign?.footerHtml);
  return {
    dir: root,
    file,
    config: {...themed.config, messages: {...translated.messages, ...config.messages}},
    notices: [
      ...(foreign?.notices ?? []),
      ...(sound?.warnings ?? []),
      ...(brought?.missing ?? []),
      ...(modules?.problems ?? []),
    ],
    ...(foreign && {
      foreignConfig: foreign.seen,
      makeRedirects: foreign.makeRedirects,
      sitemap: foreign.sitemap,
      sidebarMakers: foreign.sidebarMakers,
      readingTimers: foreign.readingTimers,
      postProcessors: foreign.postProcessors,
      truncateMarkers: foreign.truncateMarkers,
      feedMakers: foreign.feedMakers,
      givenComponents: foreign.givenComponents,
      textFunctions: foreign.textFunctions,
      readsMdx: foreign.readsMdx,
      articleRules: foreign.articleRules,
      overwritesIds: isOlderThan(root, OVERWRITES_UNTIL),
      logoHref: foreign.logoHref,
      footerLogo: foreign.footerLogo,
      footerHtml: themed.footerHtml,
      ...(modules && {clientModules: modules.scripts}),
      grammars: taught?.grammars,
      ...(brought && {pluginContent: brought.content}),
      missing: missing ?? [],
    }),
    ...(view.isPortable && {publicBaseUrl}),
    warnings: [...withSidebars.warnings, ...unusable, ...ofFiles, ...(taught?.warnings ?? [])],
    dependencies: [
      ...dependencies,
      ...(taught?.dependencies ?? []),
      ...withSidebars.dependencies,
      ...translated.files,
      ...blogs.files,
      ...themed.files,
    ],
  };
}

/** Docusaurus stops at notes with the same id since then (#11251). */
const OVERWRITES_UNTIL = [3, 8, 1] as const;

/** Gives problems of a configuration the line and column of their options in its file. */
export function placeProblems(problems: readonly ConfigProblem[], file: string): Diagnostic[] {
  if (problems.length === 0) return [];
  const find = createPlaceFinder(readFileSync(file, 'utf8'));
  return problems.map(({option, diagnostic}) => ({
    ...diagnostic,
    place: {file: basename(file), ...find.option(option)},
  }));
}
