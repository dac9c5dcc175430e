import {join} from 'node:path';
import type {SiteData} from '@wuya/theme/types';
import type {UserConfig} from 'vite';
import {findLiveLibrary} from '../../article/code/liveLibrary.ts';
import {readRegular} from '../../cache/files.ts';
import {hashOf} from '../../cache/hash.ts';
import type {GivenComponents} from '../../config/docusaurus/theme/swizzles.ts';
import {isForeignConfig, type LoadedConfig} from '../../config/loadConfig.ts';
import {isAmongPackages} from '../../config/urlSign.ts';
import {ContentError} from '../../errors/contentError.ts';
import {createDiagnostic} from '../../errors/diagnostic.ts';
import {pickOwnTexts} from '../../config/translatedMessages.ts';
import {docsFolders} from '../../content/source/collection.ts';
import {scanFolder} from '../../content/source/scan.ts';
import {
  type ConfiguredStyles,
  configuredStylesOf,
  customStylesheets,
} from '../styles/customStyles.ts';
import {pickAskedTexts} from './askedTexts.ts';
import {pickClientVariables} from './clientVariables.ts';
import {pickComposedMessages} from './inlineTexts.ts';
import {cutPieces, type HollowModules} from './mdxPieces.ts';
import {
  readsDescriptions,
  readsDocLists,
  readsPostFiles,
  readsPostLists,
  type SiteLists,
} from '../foreign/listModules.ts';
import {toModuleId} from '../modules/moduleId.ts';
import {hasPostcssConfig} from '../styles/postcssConfig.ts';
import {createTemplate, type SiteTemplate} from './siteTemplate.ts';
import {OWN_SOURCES_HASH} from '../modules/ownHash.ts';
import {hashFiles, isOwnSource} from '../modules/sources.ts';
import {findSwizzles, hasSwizzles, withoutSwizzles} from '../theme/swizzles.ts';
import {type PrintedModules, printModules, type VirtualInput} from '../theme/virtualModules.ts';
import {hasViteOptions} from '../vite/viteOptions.ts';

export interface BundleInput extends Partial<SiteLists> {
  readonly site: LoadedConfig;
  readonly siteData: SiteData;
  /** Component pages, relative to the site. */
  readonly componentPaths: readonly string[];
  /** MDX pages, relative to the site, and the code of these and of what they import. */
  readonly mdx: {
    readonly paths: readonly string[];
    readonly modules: ReadonlyMap<string, string>;
  };
  readonly fingerprint: string;
}

/**
 * All inputs of a bundle before its modules are read. `makeBundle` gets nothing else and the key is their hash, so
 * nothing can be in a bundle that is not in its key. Plain data, but for the functions in `vite`.
 */
export interface BundlePlan extends ConfiguredStyles {
  readonly dir: string;
  readonly isForeign: boolean;
  readonly givenComponents?: GivenComponents;
  /** Whether the site has other languages, each with a bundle. */
  readonly hasOthers: boolean;
  readonly baseUrl: string;
  /** Whether a service worker is made. */
  readonly isOffline: boolean;
  readonly componentPaths: readonly string[];
  readonly mdxPaths: readonly string[];
  /** The generated modules as client and server get them. */
  readonly generated: PrintedModules;
  /** The generated modules without the components in `src/theme`, for one of which nothing can be bundled; undefined where there are none. */
  readonly plainGenerated?: PrintedModules;
  /** The plan without the data of the site; null where no other site or language could share it. */
  readonly template: SiteTemplate | null;
  /** MDX pages and what they import, by path. */
  readonly mdx: HollowModules;
  /** Texts that are put into the theme's code, by id. */
  readonly themeTexts: Readonly<Record<string, string>>;
  /** Stylesheets after those of the theme, absolute. */
  readonly stylesheets: readonly string[];
  /** Files of the site's `theme` folder. */
  readonly overrides: readonly string[];
  readonly vite: UserConfig;
  /** Hash of the files that `vite` comes from, since its plugins are functions; null where it is empty. */
  readonly viteHash: string | null;
  /** Variables of the environment that code of the site may ask for. */
  readonly variables: Readonly<Record<string, string>>;
  /** Hash of the engine, the theme, the client and the search, wherever they are installed. */
  readonly ownHash: string;
}

/**
 * Collects the inputs of the bundle of a site.
 * @throws {ContentError} CFG-014 where code of its own is among installed packages
 */
export function planBundle(input: BundleInput): BundlePlan {
  const {site, siteData, componentPaths, mdx} = input;
  const {config, dir, foreign} = site;
  const isForeign = isForeignConfig(site.file);
  const vite: UserConfig = config.vite;
  const ownTexts = pickOwnTexts(config.messages);
  const stylesheets = customStylesheets(site);
  // The theme composes no ids, which inlineTexts.test.ts checks.
  const code = readSiteCode(site);
  const composed = pickComposedMessages(siteData.messages, code);
  const asked = {...pickAskedTexts(siteData.messages, code), ...ownTexts};
  const asks = (reads: (text: string) => boolean): boolean => isForeign && code.some(reads);
  const takesFiles = asks(readsPostFiles);
  const asksForPosts = takesFiles || asks(readsPostLists);
  const postLists = asksForPosts ? (input.postLists?.(takesFiles) ?? {}) : {};
  const docLists = asks(readsDocLists) ? (input.docLists?.(asks(readsDescriptions)) ?? {}) : {};
  const overrides = scanFolder(join(dir, 'theme'), () => true);
  const live = findLiveLibrary(site);
  const swizzles = findSwizzles(dir, isForeign, foreign?.givenComponents);
  const modules: VirtualInput = {
    dir,
    site: () => ({...siteData, messages: composed}),
    componentPaths: () => componentPaths,
    mdxPaths: () => mdx.paths,
    search: () => config.search,
    companion: () => config.themeConfig.companion,
    graph: () => config.graph,
    live: () => live,
    stylesheets: () => stylesheets,
    ownTexts: () => asked,
    swizzles: () => swizzles,
    clientModules: () => foreign?.clientModules ?? [],
    foreignConfig: () => foreign?.seenConfig,
    postLists: () => postLists,
    docLists: () => docLists,
    pluginData: () => foreign?.pluginContent.globalData ?? {},
  };
  const plainModules = hasSwizzles(swizzles)
    ? {...modules, swizzles: () => withoutSwizzles(swizzles)}
    : undefined;
  const themeTexts = Object.fromEntries(
    Object.entries(siteData.messages).filter(([id]) => !Object.hasOwn(ownTexts, id)),
  );
  const isRead = readsSources({dir, vite});
  const hasOthers = (config.i18n?.languages.length ?? 1) > 1;
  const hasOwnCode =
    live !== undefined ||
    isForeign ||
    [componentPaths, mdx.paths, overrides].some(({length}) => length > 0) ||
    stylesheets.some((file) => !isOwnSource(toModuleId(file)));
  // Its modules would be taken for packages, and an edit of them would change nothing.
  if (hasOwnCode && isAmongPackages(dir))
    throw new ContentError([createDiagnostic('CFG-014', {dir, sign: 'node_modules'})]);
  return {
    dir,
    isForeign,
    ...(foreign && {givenComponents: foreign.givenComponents}),
    hasOthers,
    baseUrl: config.baseUrl,
    isOffline: config.offline,
    componentPaths,
    mdxPaths: mdx.paths,
    generated: printModules(modules),
    ...(plainModules && {plainGenerated: printModules(plainModules)}),
    template: isRead
      ? null
      : createTemplate(site, modules, {isOwn: hasOwnCode, hasOthers, plainModules, themeTexts}),
    mdx: cutPieces(mdx.modules),
    themeTexts,
    stylesheets,
    ...configuredStylesOf(site),
    overrides,
    vite,
    viteHash: hasViteOptions({vite}) ? hashFiles(site.dependencies) : null,
    variables: pickClientVariables(process.env, vite.envPrefix),
    ownHash: hashOf(input.fingerprint, OWN_SOURCES_HASH),
  };
}

/** Hashes all inputs of a bundle. */
export function keyOfPlan(plan: BundlePlan): string {
  // Pieces are named by their hashes, which are in the modules.
  return hashOf(JSON.stringify({...plan, mdx: plan.mdx.modules}));
}

/** Reads the code of the site that may ask for texts. */
export function readSiteCode({dir, config, file}: LoadedConfig): string[] {
  // There components may be beside the notes and posts that show them.
  const notes = isForeignConfig(file)
    ? [...docsFolders(config), ...config.blog.map(({path}) => path)]
    : [];
  const names = ['theme', 'src', 'components', ...config.pages.map(({path}) => path), ...notes];
  const folders = [...new Set(names)].map((name) => join(dir, name));
  return folders.flatMap((folder) =>
    scanFolder(folder, (path) => /\.[jt]sx?$/.test(path)).map((path) =>
      readRegular(join(folder, path)).toString(),
    ),
  );
}

/** Tells whether styles depend on the texts of all files, as those of Tailwind do: plugins of PostCSS may read them. */
export function readsSources({dir, vite}: Pick<BundlePlan, 'dir' | 'vite'>): boolean {
  return vite.css?.postcss !== undefined || hasPostcssConfig(dir);
}
