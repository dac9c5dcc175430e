import {join} from 'node:path';
import type {TranslatedSite} from '../foreignSite.ts';
import type {ConfigProblem} from '../siteConfig.ts';
import {isOlderThan, mathIsRead} from './common/declaredVersion.ts';
import {findStoreNamespace} from './common/storeSuffix.ts';
import {toOrigin} from './common/origin.ts';
import {toAnalytics, toVercelTags} from './theme/analytics.ts';
import {toCustomCss} from './theme/customCss.ts';
import {noteLostMarkdown, noteLostStorage} from './common/lostOptions.ts';
import {findArticleRules} from './content/articleRules.ts';
import {toAdmonitions, toStaticFolders} from './content/contentOptions.ts';
import {
  type ContentSet,
  findContents,
  findSidebarMakers,
  type Preset,
  toContents,
} from './content/contents.ts';
import {
  createNotes,
  ignoreOthers,
  type Notes,
  pick,
  toEntry,
  toList,
  toPlainData,
  toValues,
  type Values,
  toName,
} from './common/notes.ts';
import {CLASSIC_OPTIONS, isClassic} from './plugins/ownPresets.ts';
import {hasMath} from './plugins/pluginOptions.ts';
import {
  adviseOn,
  notePlugins,
  hasTheme,
  listReaders,
  toRedirects,
  withFullNames,
} from './plugins/plugins.ts';
import {findPackagedPlugin} from './plugins/findOwnPlugin.ts';
import {READ_BY_HOSTS} from './common/hostFiles.ts';
import {toLanguages} from './content/languages.ts';
import {toPwa} from './content/pwa.ts';
import {findInCode} from './common/siteCode.ts';
import {toHookReactions, toleranceOf, toReactions} from './theme/reactions.ts';
import {toSeenConfig} from './common/seenConfig.ts';
import {findGivenComponents} from './content/givenComponents.ts';
import {findMacros} from './content/formulaMacros.ts';
import {findFeedMakers} from './content/feedMakers.ts';
import {findPostProcessors} from './content/postProcessors.ts';
import {findReadingTimers} from './content/readingTimes.ts';
import {findTextFunctions} from './content/textFunctions.ts';
import {findTruncateMarkers} from './content/truncateMarkers.ts';
import {toHeadTags} from './theme/headTags.ts';
import {toSearch} from './theme/searchOptions.ts';
import {toSitemapOptions} from './content/sitemapOptions.ts';
import {findFooterParts} from './theme/footerParts.ts';
import {findLogoHref, toMagicComments, toStaticPaths, toThemeConfig} from './theme/themeOptions.ts';

const SAME = [
  'title',
  'tagline',
  'url',
  'baseUrl',
  'favicon',
  'titleDelimiter',
  'noIndex',
  'staticDirectories',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'baseUrlIssueBanner',
  'customFields',
];
const READ = [
  ...SAME,
  'headTags',
  'scripts',
  'stylesheets',
  'i18n',
  'presets',
  'plugins',
  'themes',
  'themeConfig',
  'markdown',
  'trailingSlash',
  'clientModules',
];
/** Options that change how Docusaurus builds, not what readers get; they are ignored. */
const SILENT = [
  'future',
  'storage',
  'organizationName',
  'projectName',
  'deploymentBranch',
  'githubHost',
  'githubPort',
  'webpack',
];

/** What components may ask of the configuration too: paths of a machine are in it, so it is in no page that does not. */
const BUILD_OPTIONS = [
  'presets',
  'plugins',
  'themes',
  'i18n',
  'markdown',
  'scripts',
  'stylesheets',
];

/** Lists the options that components of a site see. */
function listSeen(dir: string): string[] {
  const asked = findInCode(join(dir, 'src'), BUILD_OPTIONS);
  return [
    ...SAME,
    'organizationName',
    'projectName',
    'themeConfig',
    'trailingSlash',
    ...BUILD_OPTIONS.filter((key) => asked.has(key)),
  ];
}

/**
 * What pages may load beside what is known: a site has no policy there, so its components fetch data, load scripts and name fonts of other
 * hosts. Scripts written into a page stay named one by one. `http:` stands for `https:` too; on that no browser takes what comes by
 * `http:`, but a site on `http:`, within a company, has it, and `//host/a.js` is such an address there.
 */
const POLICY: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['http:'],
  'style-src': ['http:'],
  'font-src': ["'self'", 'http:', 'data:'],
  'img-src': ['http:', 'blob:'],
  'media-src': ['http:', 'blob:'],
  'frame-src': ['http:'],
  'connect-src': ['http:', 'ws:', 'data:', 'blob:'],
  'worker-src': ["'self'", 'blob:'],
};

/** Docusaurus stops at notes with the same id since then (#11251). */
const OVERWRITES_UNTIL = [3, 8, 1] as const;

/** A `docusaurus.config` translated to options of `wuya.config.ts`, with what has no counterpart there. */
export interface Translated {
  /** Options of `wuya.config.ts`, which are not checked yet. */
  readonly value: unknown;
  /** Options that have no effect. */
  readonly notices: readonly ConfigProblem[];
  readonly site: TranslatedSite;
}

/** What is known of a site when its configuration is translated. */
interface TranslateOptions {
  /** Whether all plugins that are run here did what they do. @default true */
  readonly isWhole?: boolean;
  /** Folders of components that plugins and themes bring, absolute. */
  readonly themePaths?: readonly string[];
  /** Why presets fail, by their place. */
  readonly presetAdvice?: PresetAdvice;
}

type PresetAdvice = ReadonlyMap<number, readonly [zh: string, en: string]>;

/**
 * Translates the configuration of a Docusaurus site, as its file exports it.
 * @param dir folder of the site, absolute
 */
export function fromDocusaurus(
  value: unknown,
  dir: string,
  {isWhole = true, themePaths = [], presetAdvice}: TranslateOptions = {},
): Translated {
  const notes = createNotes();
  const config = withFullNames(toValues(value), dir);
  ignoreOthers(config, [...READ, ...SILENT], {path: '', notes});
  const preset = findPreset(config, {dir, notes, presetAdvice});
  const theme = toValues(config['themeConfig']);
  const markdown = toValues(config['markdown']);
  const sets = findContents(preset, config);
  const contents = toContents(sets, {dir, notes});
  const givenComponents = findGivenComponents(sets, {dir, themePaths}, notes);
  const search = toSearch(theme['algolia'], notes);
  const customCss = toCustomCss(toValues(preset.options['theme'])['customCss'], {
    dir,
    path: `${preset.path}.theme.customCss`,
    notes,
  });
  notePlugins(config, dir, notes);
  const redirects = toRedirects(config, notes);
  const readers = listReaders(config, dir);
  const {baseUrl} = config;
  const pwa = toPwa(config, notes);
  noteLostMarkdown(markdown, notes);
  noteLostStorage(config, notes);
  return {
    value: {
      ...pick(config, SAME),
      ...toStaticFolders(config['staticDirectories'], dir),
      trailingSlash: config['trailingSlash'] !== false,
      ...toOrigin(config['url'], notes),
      staticDotfiles: READ_BY_HOSTS,
      ...toStaticPaths(pick(config, ['favicon']), config['baseUrl']),
      ...toReactions(config),
      ...toleranceOf(config, notes, isWhole),
      ...(config['customFields'] !== undefined && {
        customFields: toPlainData(toValues(config['customFields'])),
      }),
      ...toLanguages(toValues(config['i18n'])),
      redirects: redirects.listed,
      analytics: toAnalytics(config, preset, notes),
      headTags: [...toHeadTags(config, theme), ...toVercelTags(config), ...(pwa?.tags ?? [])],
      ...(pwa && {offline: pwa.offline}),
      ...toHookReactions(toValues(markdown['hooks']), notes),
      ...contents,
      ...search,
      markdown: toMarkdown(config, sets, dir),
      deploy: {contentSecurityPolicy: POLICY},
      themeConfig: {
        ...(toThemeConfig(theme, notes, {dir, customCss, readers, baseUrl}) as object),
        customCss,
      },
    },
    notices: notes.all,
    site: {
      seenConfig: toSeenConfig(config, {
        keys: listSeen(dir),
        hasTheme: (name) => hasTheme(config, name),
      }),
      makeRedirects: redirects.make,
      sitemap: toSitemapOptions(config, preset, notes),
      sidebarMakers: findSidebarMakers(sets),
      readingTimers: findReadingTimers(sets),
      postProcessors: findPostProcessors(sets),
      truncateMarkers: findTruncateMarkers(sets),
      feedMakers: findFeedMakers(sets),
      givenComponents,
      textFunctions: findTextFunctions(config),
      readsMdx: (markdown['format'] ?? 'mdx') === 'mdx',
      articleRules: findArticleRules(config, dir, findMacros(sets, notes)),
      overwritesIds: isOlderThan(dir, OVERWRITES_UNTIL),
      logoHref: findLogoHref(config),
      storeNamespace: findStoreNamespace(config, dir),
      ...findFooterParts(config),
    },
  };
}

/** Finds the classic preset, which has nearly all options, or one that has its options. */
function findPreset(
  config: Values,
  {dir, notes, presetAdvice}: {dir: string; notes: Notes; presetAdvice: PresetAdvice | undefined},
): Preset {
  let found: Preset = {path: 'presets', options: {}};
  for (const [i, entry] of toList(config['presets']).entries()) {
    const {plugin, options} = toEntry(entry);
    const isUsual = isClassic(plugin);
    if (isUsual || (found.path === 'presets' && CLASSIC_OPTIONS.some((key) => options[key])))
      found = {path: `presets[${i}][1]`, options};
    if (entry && !isUsual) {
      const isThere = typeof plugin !== 'string' || findPackagedPlugin(plugin, dir, 'preset');
      const advice = presetAdvice?.get(i) ?? (isThere ? undefined : adviseOn(plugin));
      notes.ignorePlugin(`presets[${i}]`, toName(plugin), advice);
    }
  }
  ignoreOthers(
    found.options,
    [
      'docs',
      'blog',
      'pages',
      'theme',
      'sitemap',
      'svgr',
      'debug',
      'gtag',
      'googleAnalytics',
      'googleTagManager',
    ],
    {path: found.path, notes},
  );
  return found;
}

/** Returns how notes are read. */
function toMarkdown(config: Values, sets: readonly ContentSet[], dir: string): Values {
  return {
    ...pick(toValues(config['markdown']), ['emoji']),
    math: sets.some(({values}) => hasMath(values)) && mathIsRead(dir),
    liveCode: hasTheme(config, 'theme-live-codeblock'),
    rawHtml: true, // Docusaurus keeps what is written in notes
    admonitions: [...new Set(sets.flatMap(({values}) => toAdmonitions(values)))],
    magicComments: toMagicComments(toValues(toValues(config['themeConfig'])['prism'])),
  };
}
