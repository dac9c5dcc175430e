import {join, resolve} from 'node:path';
import type {BundleMaker} from '../bundle/make/buildBundle.ts';
import {createBundleMaker} from '../bundle/make/makeBundle.ts';
import {outputStateDirOf} from '../cache/stateDir.ts';
import {isPortable} from '../config/portable.ts';
import {ChangedFile} from '../content/source/changedFile.ts';
import {type Diagnostic, sortDiagnostics} from '../errors/diagnostic.ts';
import {toFileError} from '../errors/fileError.ts';
import type {KindTable} from '../kinds/kinds.ts';
import {precompress} from '../output/deploy/precompress.ts';
import {type CommitResult, openOutput} from '../output/emit/output.ts';
import type {OutputFolder} from '../output/emit/outputFolder.ts';
import {emitFeeds} from '../output/machine/emitFeeds.ts';
import {emitSiteFiles} from '../output/machine/emitSiteFiles.ts';
import {commitDaysOf} from './commitDays.ts';
import {sitemapPathOf} from '../output/machine/sitemap.ts';
import {toOwnFeed} from '../site/ownFeed.ts';
import {findOutputClashes} from '../site/problems/outputClashes.ts';
import {isFailedPage} from '../site/problems/foreignProblems.ts';
import type {Progress} from '../site/progress.ts';
import {joinProblems} from '../site/editions.ts';
import {openEditions} from '../site/openEditions.ts';
import type {Site} from '../site/site.ts';
import {type BuildHighlighter, createBuildHighlighter} from './buildHighlighter.ts';
import {runAfterBuild} from './afterBuild.ts';
import {emitCodeFiles} from './emitCodeFiles.ts';
import {emitDeployFiles} from './emitDeployFiles.ts';
import {guardState, stopOnErrors, stopOnLinkOut} from './guard.ts';
import {emitMermaid} from './emitMermaid.ts';
import {emitOffline} from './emitOffline.ts';
import {emitPictures} from './emitPictures.ts';
import {emitShared} from './emitShared.ts';
import {listTextCollections} from './textCollections.ts';
import {stopOnMixedOutput} from './outputPlace.ts';
import {type MadePages, makePages} from './pages.ts';
import {folderIn, type MadeEdition, renderEditions, rootOf} from './renderEditions.ts';
import {createSearchIndexes, type SearchIndexes} from './searchIndexes.ts';
import {spareMemory} from './spareMemory.ts';

export interface BuildOptions {
  /** Folder of the site. */
  readonly dir: string;
  /** Output folder; default `dist` in the site, `dist-portable` for a portable one. */
  readonly outDir?: string | undefined;
  /** Writes a folder that needs no server and works at any address. @default false */
  readonly isPortable?: boolean | undefined;
  /** Switches the output folder, a link, in one step instead of moving files into it. @default false */
  readonly swap?: boolean | undefined;
  readonly onProgress?: Progress;
  /** Called once when another build of the site is waited for, with its process id. */
  readonly onWait?: (pid: number) => void;
  /** Bundles the code of the site. @default a bundler in this process */
  readonly makeBundle?: BundleMaker;
}

export interface BuildResult extends CommitResult {
  readonly pageCount: number;
  /** Articles taken from the cache. */
  readonly reusedArticleCount: number;
  /** Pages that were not rendered, since their files are up to date. */
  readonly reusedPageCount: number;
  readonly isBundleReused: boolean;
  readonly outDir: string;
  /** Number of pages of a Docusaurus site that could not be built; undefined for other sites. */
  readonly leftOutCount?: number;
  /** Warnings and notices, sorted. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Builds a site into static files. Until everything is made the last good output stays.
 * @throws {ContentError} with all errors, and all warnings, of the site
 */
export function build(options: BuildOptions): Promise<BuildResult> {
  return buildWith(options);
}

/** Replaceable parts of a build. */
interface BuildParts {
  /** @default KINDS */
  readonly kinds?: KindTable;
  /** Ended by the build. @default one that has a thread of its own where that pays */
  readonly highlighter?: BuildHighlighter;
  /** Ended by the build. @default likewise */
  readonly indexes?: SearchIndexes;
}

/**
 * Builds a site from other parts than usual.
 * @throws {ContentError} like `build`
 */
export function buildWith(options: BuildOptions, parts: BuildParts = {}): Promise<BuildResult> {
  return guardState(options, async () => {
    try {
      return await openAndBuild(options, parts, {takesKept: true});
    } catch (error) {
      if (!(error instanceof ChangedFile)) throw error;
      return openAndBuild(options, parts, {takesKept: false}); // a note was saved meanwhile: every note is read, once
    }
  });
}

async function openAndBuild(
  options: BuildOptions,
  {kinds, highlighter = createBuildHighlighter(), indexes = createSearchIndexes()}: BuildParts,
  {takesKept}: {readonly takesKept: boolean},
): Promise<BuildResult> {
  options.onProgress?.('read', 0, 0);
  const editions = await openEditions(options.dir, {
    isProduction: true,
    takesKept,
    isPortable: options.isPortable === true,
    highlighter,
    ...(kinds && {kinds}),
  });
  const routeCount = editions.reduce((sum, {model}) => sum + model.table.routes.length, 0);
  try {
    const parts = {highlighter, indexes};
    return await spareMemory(routeCount, () => buildEditions(editions, parts, options));
  } finally {
    options.makeBundle?.end?.();
    highlighter.end();
    indexes.end();
    for (const site of editions) saveForNext(site.dir, () => site.close());
  }
}

/**
 * Saves caches for the next build. A refusal of the disk does not fail this one: by then the output is written, or an
 * error says why it is not.
 */
function saveForNext(dir: string, save: () => void): void {
  try {
    save();
  } catch (error) {
    if (!toFileError(error, dir)) throw error;
  }
}

async function buildEditions(
  editions: readonly Site[],
  {highlighter, indexes}: {highlighter: BuildHighlighter; indexes: SearchIndexes},
  options: BuildOptions,
): Promise<BuildResult> {
  const progress = options.onProgress ?? (() => undefined);
  const outDir = outDirOf(editions[0]!, options);
  const made: (MadePages & {readonly site: Site})[] = [];
  const {makeBundle = createBundleMaker()} = options;
  for (const site of editions)
    made.push({site, ...(await makePages(site, {...options, makeBundle}))});
  makeBundle.end?.();
  highlighter.end(); // frees its memory before pages are rendered and the index is made
  const found = joinProblems([...made.map(({problems}) => problems), findOutputClashes(editions)]);
  stopOnErrors(found);
  for (const site of editions) indexes.open(site);
  const all = made.map(({bundle, ...edition}): MadeEdition => ({...edition, bundle: bundle!}));
  const [{site: main}] = all as [MadeEdition];
  const output = openOutput(outDir, outputStateDirOf(main.dir, outDir), {
    swap: options.swap,
    engine: main.fingerprint,
  });
  const root = rootOf(output, main);
  const rendered = await renderEditions(all, root, progress);
  const problems = [found, ...rendered.problems];
  stopOnErrors(joinProblems(problems));
  for (const edition of rendered.editions)
    await emitOthers(edition, folderIn(root, edition), {editions, indexes, outDir});
  emitDeployFiles(
    all.map(({site, bundle}) => ({config: site.config, siteData: site.siteData, bundle})),
    {
      hasRedirects: editions.some(({model}) => model.redirects.length > 0),
      staticPaths: staticPathsOf(main),
      output,
    },
  );
  await precompress(output, main.config.deploy.precompress);
  progress('write', 0, 0);
  const result = output.commit();
  if (!options.isPortable)
    for (const site of editions) problems.push(await runAfterBuild(site, outDir));
  const used = new Set(editions.flatMap(({compiler}) => [...compiler.used]));
  for (const site of editions) saveForNext(site.dir, () => site.finish(used));
  const sum = (count: (edition: MadeEdition) => number) =>
    rendered.editions.reduce((total, edition) => total + count(edition), 0);
  return {
    ...result,
    pageCount: sum(({pages}) => pages.length),
    reusedArticleCount: sum(({site}) => site.compiler.reusedCount),
    reusedPageCount: rendered.reusedPageCount,
    isBundleReused: all.every(({bundle}) => bundle.isReused),
    outDir,
    diagnostics: sortDiagnostics(joinProblems(problems)),
    ...(main.loaded.foreign && {
      leftOutCount: problems.flat().filter((diagnostic) => isFailedPage([diagnostic])).length,
    }),
  };
}

/** Decides where the output is. @throws {ContentError} EM-004, EM-006 for a place where it must not be */
function outDirOf({dir, loaded}: Site, options: BuildOptions): string {
  const outDir =
    options.outDir === undefined
      ? join(dir, options.isPortable ? 'dist-portable' : 'dist')
      : resolve(options.outDir);
  if (options.outDir === undefined) stopOnLinkOut(dir, outDir);
  stopOnMixedOutput(loaded, outDir);
  return outDir;
}

const staticPathsOf = ({model}: Site): ReadonlySet<string> =>
  new Set(model.content.staticFiles.map(({path}) => path));

/** Writes the files of a language that are not pages. */
async function emitOthers(
  {site, pages, bundle, shareImages}: MadeEdition,
  output: OutputFolder,
  {
    editions,
    indexes,
    outDir,
  }: {readonly editions: readonly Site[]; readonly indexes: SearchIndexes; readonly outDir: string},
): Promise<void> {
  const {config, model} = site;
  emitShared({model, config, bundle, output});
  emitMermaid(site, output);
  shareImages?.emit(output);
  await emitPictures(model.pictures, output);
  emitCodeFiles(model.codeFiles, output);
  // Feeds, sitemap and the like need an address; a portable folder has none.
  if (!isPortable(config)) await emitForMachines({site, pages}, output, {editions, outDir});
  await indexes.emit(site, output);
  const baseUrls = editions.map((edition) => edition.config.baseUrl);
  emitOffline({siteData: site.siteData, bundle, baseUrls}, output);
}

/** Writes lists of pages, feeds and texts, for programs. */
async function emitForMachines(
  {site, pages}: Pick<MadeEdition, 'site' | 'pages'>,
  output: OutputFolder,
  {editions, outDir}: {readonly editions: readonly Site[]; readonly outDir: string},
): Promise<void> {
  const {config, siteData, model} = site;
  const {content} = model;
  await emitSiteFiles({
    config,
    siteData,
    pages,
    staticPaths: staticPathsOf(site),
    collections: listTextCollections(content, siteData, model.addresses),
    sitemaps: editions.flatMap((edition) => {
      const path = sitemapPathOf(edition.loaded.foreign?.sitemap);
      return path === undefined ? [] : [edition.config.baseUrl + path];
    }),
    sitemap: site.loaded.foreign?.sitemap,
    commits: commitDaysOf(site),
    output,
  });
  const {addresses, table} = model;
  const byPath = new Map(pages.map((page) => [page.page.path, page]));
  const byPermalink = new Map(
    table.routes.flatMap(({permalink}) => {
      const page = byPath.get(addresses.address(permalink));
      return page ? [[permalink, page] as const] : [];
    }),
  );
  const {foreign} = site.loaded;
  const hasSlashInFeeds = !foreign || foreign.seenConfig['trailingSlash'] === true;
  const {byFile} = table;
  const feedInput = {
    config,
    siteData,
    pages: byPermalink,
    byFile,
    addresses,
    hasSlashInFeeds,
    output,
  };
  for (const blog of content.blogs)
    await emitFeeds({...feedInput, blog, own: toOwnFeed(site, blog, outDir)});
}
