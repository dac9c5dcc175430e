import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {hashFiles} from '../bundle/modules/sources.ts';
import {runConfig} from '../bundle/config/runConfig.ts';
import type {Cache} from '../cache/cache.ts';
import {ENGINE_FINGERPRINT} from '../cache/fingerprint.ts';
import {
  type ConfigView,
  isForeignConfig,
  type LoadedConfig,
  loadConfig,
} from '../config/loadConfig.ts';
import {findConfigFile} from '../config/configFile.ts';
import type {PostOrders} from '../content/blog/postOrder.ts';
import {createReadingTimes, type ReadingTimes} from '../content/blog/readingTime.ts';
import {readLastUpdates} from '../content/content.ts';
import {generateSidebars, type GeneratedSidebars} from '../content/docs/generatedSidebars.ts';
import {openSiteTexts} from '../content/siteTexts.ts';
import type {GitDates} from '../content/gitDates.ts';
import {createLazyHighlighter, type SiteHighlighter} from '../article/code/lazyHighlighter.ts';
import type {SiteOptions} from './types.ts';
import {type ContentCompiler, createContentCompiler} from './compiler.ts';
import {withGivenContent} from './givenContent.ts';
import {orderPosts} from './orderPosts.ts';
import {hashConfig} from './watched.ts';

/** The parts of a site that depend on its configuration. */
export interface Setup {
  readonly loaded: LoadedConfig;
  /**
   * Hash of the files of the configuration; empty where one was saved while it was read, so that the next report of a
   * change reads it again.
   */
  readonly configHash: string;
  readonly compiler: ContentCompiler;
  readonly readingTimes: ReadingTimes;
  readonly git: GitDates;
  /** Results of functions of the configuration for folders of notes; computed again with the notes. */
  readonly generated: GeneratedSidebars;
  /** Orders of posts that functions of the configuration make; computed again with the posts. */
  readonly ordered: PostOrders;
  /** Stays the same when the configuration changes. */
  readonly highlighter: SiteHighlighter;
}

/** Loads the configuration of a site, in one of its languages or to be portable, and what is made of it. @throws {ContentError} when it is wrong */
export async function setUp(
  dir: string,
  cache: Cache,
  {
    highlighter = createLazyHighlighter(),
    isProduction = false,
    articleCache = cache,
    madeOf = [],
    ...view
  }: ConfigView &
    Partial<Pick<SiteOptions, 'highlighter' | 'isProduction' | 'articleCache'>> & {
      /** Files that it was made of the last time. */
      readonly madeOf?: readonly string[];
    },
): Promise<Setup> {
  const own = findConfigFile(resolve(dir));
  const hashKnown = (): string => hashFiles([...(own === undefined ? [] : [own]), ...madeOf]);
  const before = hashKnown();
  const config = await loadConfig(dir, cache, {
    run: runConfig,
    ...view,
    isProduction,
    makesContent: true,
  });
  const siteComponents = await findComponents(config);
  const texts = await openSiteTexts(config);
  const git = await readLastUpdates(config);
  const read = {...config, foreign: config.foreign && {...config.foreign, texts}};
  const given = await withGivenContent(read, {isProduction, git});
  const loaded = {...given, siteComponents};
  return {
    loaded,
    configHash: before === hashKnown() ? hashConfig(loaded) : '',
    compiler: createContentCompiler(loaded, {
      cache,
      articleCache,
      fingerprint: ENGINE_FINGERPRINT,
      highlighter,
    }),
    readingTimes: createReadingTimes(loaded.config.locale, cache, loaded.foreign?.readingTimers),
    git,
    generated: await generateSidebars(loaded, {isProduction}),
    ordered: await orderPosts(loaded, {isProduction}),
    highlighter,
  };
}

/** Finds the names that MDX pages get from the site. Most sites have none and do not load the JavaScript parser. */
export async function findComponents({
  dir,
  file,
  foreign,
}: Pick<LoadedConfig, 'dir' | 'file' | 'foreign'>): Promise<ReadonlySet<string>> {
  const isForeign = isForeignConfig(file);
  if (!isForeign && !existsSync(join(dir, 'theme'))) return new Set();
  const {findSiteComponents} = await import('../article/mdx/siteComponents.ts');
  return findSiteComponents(dir, isForeign, foreign?.givenComponents);
}

/** Runs the functions of the configuration again that rewrite texts, make sidebars and order posts. Most sites have none. */
export async function withMade(setup: Setup): Promise<Setup> {
  const {loaded} = setup;
  const {foreign} = loaded;
  await foreign?.texts?.renew();
  if (!foreign?.sidebarMakers.size && !foreign?.postProcessors.size) return setup;
  const [generated, ordered] = await Promise.all([
    generateSidebars(loaded, {isProduction: false}),
    orderPosts(loaded, {isProduction: false}),
  ]);
  return {...setup, generated, ordered};
}
