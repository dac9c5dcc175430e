import {createServer} from 'node:http';
import {findLiveLibrary} from '../article/code/liveLibrary.ts';
import {createDevBundler, type DevBundler, type DevBundlerInput} from '../bundle/devBundler.ts';
import type {ModuleOptimizer} from '../bundle/optimizeApart.ts';
import {customStylesheets} from '../bundle/customStyles.ts';
import {findSwizzles} from '../bundle/swizzles.ts';
import {isForeignConfig} from '../config/loadConfig.ts';
import {pickOwnTexts} from '../config/translatedMessages.ts';
import type {Diagnostic} from '../errors/diagnostic.ts';
import type {Words} from '../errors/language.ts';
import {listen, urlOf} from '../serve/listen.ts';
import {parseTarget, refuseMethod} from '../serve/requestTarget.ts';
import {mdxPathsOf} from '../site/signature.ts';
import {joinProblems} from '../site/editions.ts';
import {openEditions} from '../site/openEditions.ts';
import type {Site} from '../site/site.ts';
import type {SiteChange} from '../site/types.ts';
import {isUnwatched} from '../site/watched.ts';
import type {NoteCompiler} from './compileApart.ts';
import {createDiagnoser} from './diagnose.ts';
import {createLazyHighlighter} from '../article/code/lazyHighlighter.ts';
import {createHandler, type Handler, type HandlerInput} from './handler.ts';
import {loadMdxCode} from './pages.ts';
import {createReporter} from './reporter.ts';
import {createDevSearchIndex} from './searchIndex.ts';
import {createTraffic, type Traffic} from './traffic.ts';
import type {Watcher} from './watch.ts';

export interface DevServer {
  readonly port: number;
  readonly url: string;
  /** Settles when changes of files are seen. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

export interface DevServerOptions {
  readonly dir: string;
  readonly port: number;
  readonly host: string;
  /** Takes what the terminal should show. */
  log(text: string | Words): void;
  /** Writes a problem for the terminal. */
  format(diagnostic: Diagnostic): string;
  /** Compiles the notes that nobody asked for, where there are many. @default one after the other, between the pages that are asked for */
  readonly compileNotes?: NoteCompiler;
  /** Bundles what all pages need of packages. @default the server does */
  readonly optimizeModules?: ModuleOptimizer;
}

/** How much the clock of a file system may be behind. */
const CLOCK_MS = 50;

/** How long the server waits for its first request before it wakes up by itself: whoever asks later waits for less then. */
const PATIENCE_MS = 500;

/** Starts the development server: pages are made when asked for, saved files reach the browser without reload. */
export async function startDevServer({
  dir,
  port: wanted,
  host,
  log,
  format,
  compileNotes,
  optimizeModules,
}: DevServerOptions): Promise<DevServer> {
  const openedMs = Date.now() - CLOCK_MS;
  const sites = await openEditions(dir, {isProduction: false});
  const traffic = createTraffic();
  const server = createServer((request, response) => {
    traffic.follow(response);
    if (refuseMethod(request.method, response)) return;
    const {pathname} = parseTarget(request.url) ?? {pathname: '/'};
    // The default language has the shortest address, which begins those of the others.
    const asked = editions.findLast(({site}) => pathname.startsWith(site.config.baseUrl));
    (asked ?? editions[0]!).bundler.middlewares(request, response);
  });
  const report = (error: unknown): void =>
    log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const reread = (path: string): Promise<void> => follower.follow([path]);
  let optimizing: Promise<void> | undefined;
  const own = {server, host, report, reread};
  const editions = sites.map((site) =>
    openEdition(site, {
      ...own,
      optimizeModules: (...given) =>
        (optimizing ??= optimizeModules?.(...given) ?? Promise.resolve()),
    }),
  );
  const {site: main, bundler} = editions[0]!;
  // A plugin of the site that cannot start is an error of the command.
  if (Object.keys(main.config.vite).length > 0) await bundler.start();
  const port = await listen(server, wanted, host);
  let isClosed = false;
  const wakeUp = async (): Promise<void> => {
    await bundler.prepare();
    await traffic.first(PATIENCE_MS); // a page that is asked for meanwhile comes first
    await traffic.quiet();
    if (!isClosed) await bundler.start();
  };
  const follower = followFiles(editions, {
    log,
    format,
    openedMs,
    traffic,
    compileNotes,
    after: wakeUp().catch(report),
  });
  return {
    port,
    url: urlOf({host, port, path: main.config.baseUrl}),
    ready: follower.ready,
    async close() {
      isClosed = true;
      await follower.close();
      for (const edition of editions) await edition.bundler.close();
      for (const site of sites) site.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** A language of the site with what bundles its code. */
interface Edition {
  readonly site: Site;
  readonly bundler: DevBundler;
}

function openEdition(
  site: Site,
  own: Pick<DevBundlerInput, 'server' | 'host' | 'report' | 'optimizeModules'> &
    Pick<HandlerInput, 'reread'>,
): Edition {
  const search = createDevSearchIndex(site.config.locale, async () => {
    await site.compileAll();
    return site.published();
  });
  const {reread} = own;
  const highlighter = createLazyHighlighter();
  const answer = createHandler({site, search, highlighter, bundler: () => bundler, reread});
  const pages = orExplain(answer, (error) => {
    bundler.fixStack(error);
    own.report(error);
  });
  const bundler = createSiteBundler(site, {...own, pages});
  return {site, bundler};
}

function createSiteBundler(
  site: Site,
  own: Pick<DevBundlerInput, 'server' | 'host' | 'pages' | 'report' | 'optimizeModules'>,
): DevBundler {
  return createDevBundler({
    ...own,
    site: site.loaded,
    cache: site.cache,
    loadMdx: (path) => loadMdxCode(site, path),
    modules: {
      dir: site.dir,
      site: () => site.siteData,
      componentPaths: () => site.model.content.componentPages.map(({path}) => path),
      strictPaths: () => mdxPathsOf(site.model.content, site.loaded),
      search: () => site.config.search,
      companion: () => site.config.themeConfig.companion,
      graph: () => site.config.graph,
      live: () => findLiveLibrary(site.loaded),
      stylesheets: () => customStylesheets(site.loaded),
      ownTexts: () => pickOwnTexts(site.config.messages),
      swizzles: () => findSwizzles(site.dir, isForeignConfig(site.loaded.file)),
      clientModules: () => site.loaded.clientModules ?? [],
      foreignConfig: () => site.loaded.foreignConfig,
      pluginData: () => site.loaded.pluginContent?.globalData ?? {},
    },
  });
}

/** Answers what fails with its reason. */
function orExplain(answer: Handler, explain: (error: unknown) => void): Handler {
  return async (request, response, next) => {
    try {
      await answer(request, response, next);
    } catch (error) {
      explain(error);
      if (!response.headersSent)
        response.writeHead(500, {'content-type': 'text/plain; charset=utf-8'});
      response.end(error instanceof Error ? error.message : String(error));
    }
  };
}

/** Watches the files of a site in all of its languages. */
async function watchEditions(
  editions: readonly Edition[],
  follow: Follower['follow'],
): Promise<Watcher> {
  const {watchFiles} = await import('./watch.ts');
  return watchFiles({
    paths: [...new Set(editions.flatMap(({site}) => site.watchedPaths))],
    isIgnored: (path) => isUnwatched(editions[0]!.site.dir, path),
    onChange(changes) {
      for (const {bundler} of editions) bundler.heed(changes);
      void follow(changes.map(({path}) => path));
    },
  });
}

/** Tells the open pages of a change. */
async function tellOf(change: SiteChange, bundler: DevBundler): Promise<void> {
  if (change === 'nothing') return bundler.send('wuya:code'); // perhaps that of a page which fails
  if (change === 'config' || change === 'modules') return bundler.reload();
  await bundler.renewMdx();
  bundler.send('wuya:change');
}

interface Follower {
  readonly ready: Promise<void>;
  /** Reads files that have changed; settles when that is done. */
  follow(paths: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Follows the files of a site in all of its languages: reads what changed, tells the browser, reports problems. */
function followFiles(
  editions: readonly Edition[],
  {
    log,
    format,
    openedMs,
    traffic,
    after,
    compileNotes,
  }: Pick<DevServerOptions, 'log' | 'format' | 'compileNotes'> & {
    readonly openedMs: number;
    readonly traffic: Traffic;
    /** Settles when the first page has had its time. */
    readonly after: Promise<void>;
  },
): Follower {
  const reporter = createReporter({log, format});
  reporter.report(joinProblems(editions.map(({site}) => site.siteProblems)));
  const {site: main} = editions[0]!;
  let isClosed = false;
  let watcher: Watcher | undefined;
  const pause = async (): Promise<boolean> => {
    await traffic.quiet();
    return !isClosed;
  };
  /** One after the other: a change that comes while the configuration is loaded waits. */
  let work: Promise<void> = Promise.resolve();
  const {diagnose, close} = createDiagnoser({
    sites: editions.map(({site}) => site),
    dir: main.dir,
    compileNotes,
    pause,
    report: (problems) => reporter.report(problems),
    reread: (path) => follow([path]),
  });
  const refresh = async (paths: readonly string[]): Promise<void> => {
    let isSame = true;
    for (const {site, bundler} of editions) {
      // What fails while files come and go is read once more; the other languages go on in any case.
      const again = (): Promise<SiteChange> => site.refresh(paths);
      const change = await again().catch(again).catch(fail);
      if (change === undefined || isClosed) continue;
      isSame &&= change === 'nothing';
      if (change === 'config') watcher?.add(site.watchedPaths);
      await tellOf(change, bundler).catch(fail);
    }
    if (!isSame) void diagnose().catch(fail);
  };
  const fail = (error: unknown): void => {
    if (!isClosed) log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  };
  const follow = (paths: readonly string[]): Promise<void> =>
    (work = work.then(() => refresh(paths)).catch(fail));
  const ready = after.then(async () => {
    const made = await watchEditions(editions, follow);
    watcher = made;
    if (isClosed) return made.close();
    for (const {site} of editions) site.saveNotes();
    void diagnose().catch(fail);
    await made.ready;
    for (const {bundler} of editions) bundler.follow((paths) => made.add(paths));
    // What was saved or removed while the site was read and the watcher was not there yet.
    const missed = made.changedSince(openedMs);
    for (const {bundler} of editions) bundler.heed(missed.map((path) => ({path, isMoved: true})));
    await follow([main.dir, ...missed]);
  });
  return {
    ready,
    follow,
    async close() {
      isClosed = true;
      close();
      await watcher?.close();
      await work;
    },
  };
}
