import {join} from 'node:path';
import type {RunModule} from './docusaurus/plugins/findOwnPlugin.ts';
import type {Brought} from './docusaurus/plugins/ownPlugins.ts';
import type {ForeignSite} from './foreignSite.ts';
import {inLanguage} from './languages.ts';
import {baseUrl as baseUrlSchema} from './options/baseUrl.ts';
import {atPortableRoot, withoutHosts} from './portable.ts';
import {resolveConfig} from './siteConfig.ts';

/** As what a configuration is loaded. */
export interface ConfigView {
  /** Tag of the language. @default the default one */
  readonly locale?: string | undefined;
  /** At the root of a portable site, asking no other host. @default false */
  readonly isPortable?: boolean | undefined;
  /** Whether it is to be published, which code of a foreign configuration may ask for. @default true */
  readonly isProduction?: boolean | undefined;
  /** Whether plugins of a foreign configuration make their pages and data, as a site needs them. @default false */
  readonly makesContent?: boolean | undefined;
}

interface ReadOptions {
  readonly isForeign: boolean;
  readonly root: string;
  readonly view: ConfigView;
  /** Folder of the cache, absolute. */
  readonly cacheDir: string;
  /** Runs modules of plugins that Node cannot load. */
  readonly run: RunModule;
}

/** Reads what a configuration exports: options of our own, or those of another generator in our words. */
export async function readConfig(exported: unknown, options: ReadOptions) {
  const {
    isForeign,
    view: {locale, isPortable = false},
  } = options;
  const foreign = isForeign ? await readForeign(exported, options) : undefined;
  const written = withAddress(foreign ? foreign.value : exported, process.env);
  const placed = inLanguage(isPortable ? atPortableRoot(written) : written, locale);
  const addressed = isPortable ? withoutHosts(placed) : placed;
  const own = foreign ? {...(addressed as object), vite: foreign.vite} : addressed;
  const sound = foreign?.leaveOutWrong(own, (one) => resolveConfig(one).problems);
  const {baseUrl} = (written ?? {}) as {baseUrl?: unknown};
  const publicBaseUrl = baseUrlSchema.parse(baseUrl, 'baseUrl', () => undefined);
  return {
    foreign: foreign?.site,
    notices: foreign
      ? [...foreign.notices, ...(sound?.warnings ?? []), ...foreign.pluginNotices]
      : [],
    warnings: foreign?.warnings ?? [],
    dependencies: foreign?.dependencies ?? [],
    publicBaseUrl,
    ...resolveConfig(sound?.value ?? own),
  };
}

/** Reads a configuration of another generator: translates it, and runs the plugins that it names. */
async function readForeign(
  exported: unknown,
  {root, view: {locale, makesContent}, cacheDir, run}: ReadOptions,
) {
  const translation = await loadTranslation();
  const presetAdvice = new Map<number, readonly [zh: string, en: string]>();
  const config = await translation.withOwnPresets(exported, {
    dir: root,
    run,
    locale,
    onFailure: (place, error) => presetAdvice.set(place, translation.adviseOnFailure(error)),
  });
  const dataDir = join(cacheDir, 'plugins', locale ?? 'default');
  const brought = await translation.runOwnPlugins(config, {
    dir: root,
    run,
    dataDir,
    cacheDir: makesContent ? dataDir : undefined,
    locale,
  });
  const {value, notices, site} = translation.fromDocusaurus(config, root, {
    isWhole: brought.missing.length === 0,
    themePaths: brought.themePaths,
    presetAdvice,
  });
  const taught = await translation.loadOwnGrammars(root, config, run);
  const modules = translation.findClientModules(
    [...brought.clientModules, ...translation.listClientModules(config, root)],
    root,
  );
  const unusable =
    brought.postcss.length === 0 ? await translation.findUnusablePostcss(root) : undefined;
  const postcss = translation.withWholeAddresses(brought.postcss);
  const own: Omit<ForeignSite, 'missingPackages'> = {
    ...site,
    grammars: taught.grammars,
    clientModules: modules.scripts,
    pluginContent: brought.content,
  };
  return {
    site: own,
    value: withTags(translation.withStyles(value, modules.styles), brought.content.tags),
    vite: toVite({...brought, postcss}, unusable !== undefined),
    notices,
    pluginNotices: [...brought.missing, ...modules.problems],
    warnings: [...(unusable ? [unusable] : []), ...taught.warnings],
    dependencies: taught.dependencies,
    leaveOutWrong: translation.leaveOutWrong,
  };
}

/** Loads what translates a configuration of another generator: sixteen modules, 20 ms of CPU that other sites do without. */
async function loadTranslation() {
  const parts = await Promise.all([
    import('./docusaurus/fromDocusaurus.ts'),
    import('./docusaurus/leaveOutWrong.ts'),
    import('./docusaurus/plugins/ownPlugins.ts'),
    import('./docusaurus/plugins/ownPostcss.ts'),
    import('./docusaurus/plugins/wholeAddresses.ts'),
    import('./docusaurus/plugins/clientModules.ts'),
    import('./docusaurus/plugins/ownPresets.ts'),
    import('./docusaurus/theme/ownGrammars.ts'),
  ]);
  const [translate, {leaveOutWrong}, plugins, postcss, addresses, ...others] = parts;
  const [modules, presets, theme] = others;
  return {
    ...translate,
    leaveOutWrong,
    ...plugins,
    ...postcss,
    ...addresses,
    ...modules,
    withOwnPresets: presets.withOwnPresets,
    loadOwnGrammars: theme.loadOwnGrammars,
  };
}

/** Puts tags behind those of a configuration. */
function withTags(config: unknown, tags: readonly unknown[]): unknown {
  const {headTags = []} = config as {readonly headTags?: readonly unknown[]};
  return tags.length === 0 ? config : {...(config as object), headTags: [...headTags, ...tags]};
}

/** @param ignoresFiles whether the settings of PostCSS in the folder of the site are left out */
function toVite(
  {postcss, sass, alias, define, vitePlugins}: Brought,
  ignoresFiles: boolean,
): object {
  const css = {
    ...((postcss.length > 0 || ignoresFiles) && {postcss: {plugins: postcss}}),
    ...(sass && {preprocessorOptions: {scss: sass, sass}}),
  };
  return {
    ...(Object.keys(css).length > 0 && {css}),
    ...(alias.length > 0 && {resolve: {alias}}),
    ...(Object.keys(define).length > 0 && {define}),
    ...(vitePlugins.length > 0 && {plugins: vitePlugins}),
  };
}

/**
 * Puts the address that the environment names in the place of that of the config: a host knows where it publishes, and one
 * config serves several hosts. `WUYA_URL=https://me.github.io`, `WUYA_BASE_URL=/notes/`.
 */
export function withAddress(
  config: unknown,
  env: Readonly<Record<string, string | undefined>>,
): unknown {
  if (typeof config !== 'object' || config === null) return config;
  const {WUYA_URL: url, WUYA_BASE_URL: baseUrl} = env;
  return {...config, ...(url && {url}), ...(baseUrl !== undefined && {baseUrl})};
}
