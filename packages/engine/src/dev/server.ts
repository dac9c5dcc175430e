import {createServer} from 'node:http';
import {resolve} from 'node:path';
import {findLiveLibrary} from '../article/code/liveLibrary.ts';
import {createDevBundler, type DevBundler, type DevBundlerInput} from '../bundle/dev/devBundler.ts';
import type {ModuleOptimizer} from '../bundle/dev/optimizeApart.ts';
import {customStylesheets} from '../bundle/styles/customStyles.ts';
import {pickAskedTexts} from '../bundle/plan/askedTexts.ts';
import {readsDescriptions, readsPostFiles} from '../bundle/foreign/listModules.ts';
import {readSiteCode} from '../bundle/plan/bundlePlan.ts';
import {findSwizzles} from '../bundle/theme/swizzles.ts';
import {isForeignConfig} from '../config/loadConfig.ts';
import {pickOwnTexts} from '../config/translatedMessages.ts';
import type {Diagnostic} from '../errors/diagnostic.ts';
import type {Words} from '../errors/language.ts';
import {listen, urlOf} from '../serve/listen.ts';
import {hasManyHosts, refuseMethod, refuseTarget, usePathTarget} from '../serve/requestTarget.ts';
import {listDocs} from '../content/docs/docLists.ts';
import {postListsOf} from '../site/postListsOf.ts';
import {mdxPathsOf} from '../site/signature.ts';
import {prepareNode} from '../bundle/vite/prepareNode.ts';
import {openMainEdition} from '../site/openEditions.ts';
import type {Site} from '../site/site.ts';
import type {NoteCompiler} from './compileApart.ts';
import {createLazyHighlighter} from '../article/code/lazyHighlighter.ts';
import {createDevEditions, type DevEdition} from './devEditions.ts';
import {followFiles} from './followFiles.ts';
import {answerFailures} from './answerFailures.ts';
import {createHandler, type HandlerInput} from './handler.ts';
import {articleErrors, loadMdxCode} from './pages.ts';
import {createDevSearchIndex} from './searchIndex.ts';
import {logFailure} from './logFailure.ts';
import {createTraffic} from './traffic.ts';
import {answerUpgrades} from './upgrades.ts';
import {hasViteOptions} from '../bundle/vite/viteOptions.ts';

export interface DevServer {
  readonly port: number;
  readonly url: string;
  /** Resolves once changes of files are watched. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

export interface DevServerOptions {
  readonly dir: string;
  readonly port: number;
  readonly host: string;
  /** Prints a line on the terminal. */
  log(text: string | Words): void;
  /** Writes a problem for the terminal. */
  format(diagnostic: Diagnostic): string;
  /**
   * Compiles the notes that no page was requested for, where there are many. @default one after the other, between
   * the pages that are asked for
   */
  readonly compileNotes?: NoteCompiler;
  /** Bundles the packages that all pages need. @default the server does */
  readonly optimizeModules?: ModuleOptimizer;
  /**
   * Called when the configuration needs a new server. @returns whether one replaces this one, which then sends
   * nothing more to its pages
   */
  onOutdated?(): Promise<boolean>;
}

/** Maximum delay of the clock of a file system, in ms. */
const CLOCK_MS = 50;

/**
 * Time in ms that the server waits for its first request before it loads its modules by itself, so that a later first
 * request waits for less.
 */
const PATIENCE_MS = 500;

/** Opens a site once Node has our React for its packages: those that the configuration loads keep what they get. */
function openPrepared(dir: string): ReturnType<typeof openMainEdition> {
  prepareNode({dir: resolve(dir), isForeign: false}); // `wuya dev` in the folder of the site gives `.`
  return openMainEdition(dir, {isProduction: false});
}

/** Starts the development server: pages are made when asked for, saved files reach the browser without reload. */
export async function startDevServer({
  dir,
  port: wanted,
  host,
  log,
  format,
  compileNotes,
  optimizeModules,
  onOutdated,
}: DevServerOptions): Promise<DevServer> {
  const openedMs = Date.now() - CLOCK_MS;
  const opener = await openPrepared(dir);
  const {main} = opener;
  const traffic = createTraffic();
  const server = createServer((request, response) => {
    traffic.follow(response);
    if (refuseMethod(request.method, response)) return;
    if (hasManyHosts(request)) return refuseTarget(response);
    usePathTarget(request);
    editions.answer(request, response);
  });
  const report = (error: unknown): void => logFailure(error, {dir: main.dir, log, format});
  const reread = (path: string): Promise<void> => follower.follow([path]);
  let optimizing: Promise<void> | undefined;
  const tell = (problem: Diagnostic): void => log(`${format(problem)}\n`);
  const own = {server, host, report, reread, tell};
  const editions = await createDevEditions(opener, (site) =>
    openEdition(site, {
      ...own,
      optimizeModules: (...given) =>
        (optimizing ??= optimizeModules?.(...given) ?? Promise.resolve()),
    }),
  );
  const {bundler} = editions.open[0]!;
  answerUpgrades(server, {
    basePaths: editions.basePaths,
    hasPlugins: editions.open.some(({site}) => hasViteOptions(site.config)),
  });
  // A plugin of the site that cannot start is an error of the command.
  if (hasViteOptions(main.config)) await bundler.start();
  const port = await listen(server, wanted, host);
  let isClosed = false;
  const wakeUp = async (): Promise<void> => {
    await bundler.prepare();
    await traffic.first(PATIENCE_MS); // a page that is requested meanwhile comes first
    await traffic.quiet();
    if (!isClosed) await bundler.start();
  };
  const follower = followFiles(editions.open, {
    log,
    format,
    openedMs,
    traffic,
    compileNotes,
    ...(onOutdated && {onOutdated}),
    after: wakeUp().catch(report).then(editions.openAll).catch(report),
    keep: () => opener.keep(openedMs),
  });
  return {
    port,
    url: urlOf({host, port, path: main.config.baseUrl}),
    ready: follower.ready,
    async close() {
      isClosed = true;
      // Pages whose bundler has ended ask for it each second: where those of other languages go on, they would wait without end.
      const closed = new Promise((done) => server.close(done));
      await follower.close();
      await editions.close();
      try {
        for (const {site} of editions.open) site.close();
        opener.keep(Date.now());
      } finally {
        // A cache that cannot be written must not keep the port in use.
        server.closeAllConnections();
        await closed;
      }
    },
  };
}

function openEdition(
  site: Site,
  own: Pick<DevBundlerInput, 'server' | 'host' | 'report' | 'tell' | 'optimizeModules'> &
    Pick<HandlerInput, 'reread'>,
): DevEdition {
  const search = createDevSearchIndex({
    locale: site.config.locale,
    async pages() {
      await site.compileAll();
      return site.published();
    },
    synonyms: () => site.config.search.synonyms,
  });
  const {reread} = own;
  const highlighter = createLazyHighlighter();
  const answer = createHandler({site, search, highlighter, bundler: () => bundler, reread});
  const tell = (problem: Diagnostic): void => bundler.tell(problem);
  const pages = answerFailures(answer, {
    ...own,
    site,
    articleErrors: (pathname) => articleErrors(site, pathname),
    bundler: () => bundler,
    tell,
  });
  const bundler = createSiteBundler(site, {...own, pages});
  return {site, bundler};
}

function createSiteBundler(
  site: Site,
  own: Pick<DevBundlerInput, 'server' | 'host' | 'pages' | 'report' | 'tell' | 'optimizeModules'>,
): DevBundler {
  const asks = (reads: (code: string) => boolean): boolean => readSiteCode(site.loaded).some(reads);
  return createDevBundler({
    ...own,
    site: site.loaded,
    cache: site.cache,
    loadMdx: (path) => loadMdxCode(site, path),
    modules: {
      dir: site.dir,
      site: () => site.siteData,
      componentPaths: () => site.model.content.componentPages.map(({path}) => path),
      mdxPaths: () => mdxPathsOf(site.model.content, site.loaded),
      search: () => site.config.search,
      companion: () => site.config.themeConfig.companion,
      graph: () => site.config.graph,
      live: () => findLiveLibrary(site.loaded),
      stylesheets: () => customStylesheets(site.loaded),
      ownTexts: () => ({
        ...pickAskedTexts(site.siteData.messages, readSiteCode(site.loaded)),
        ...pickOwnTexts(site.config.messages),
      }),
      swizzles: () =>
        findSwizzles(
          site.dir,
          isForeignConfig(site.loaded.file),
          site.loaded.foreign?.givenComponents,
        ),
      clientModules: () => site.loaded.foreign?.clientModules ?? [],
      foreignConfig: () => site.loaded.foreign?.seenConfig,
      postLists: () => postListsOf(site, asks(readsPostFiles)),
      docLists: () => listDocs(site.model.content.collections, asks(readsDescriptions)),
      pluginData: () => site.loaded.foreign?.pluginContent.globalData ?? {},
    },
  });
}
