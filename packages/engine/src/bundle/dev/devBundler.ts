import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import {join} from 'node:path';
import {TEXT_SHEETS} from '@wuya/theme/head/textSheets';
import type {PageData, PageDiagnostic, SidebarData} from '@wuya/theme/types';
import type {ViteDevServer} from 'vite';
import type {Cache} from '../../cache/cache.ts';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import type {Renderer} from '../../document/renderer.ts';
import type {Diagnostic} from '../../errors/diagnostic.ts';
import {parseTarget, refuseTarget} from '../../serve/requestTarget.ts';
import {namesThisMachine} from './devAccess.ts';
import {wordRefusedHost} from './refusedHost.ts';
import {type CodeState, createCodeState, printCodeState} from './codeState.ts';
import {createPageGuard, type DevPages} from './devPages.ts';
import {toFsAddress} from '../modules/moduleId.ts';
import {openQuickRenderer} from '../render/quickRenderer.ts';
import {createRenderers, type DevRenderers} from './devRenderers.ts';
import {openKeptRenderer} from './keptRenderer.ts';
import {createModuleRecorder, type ModuleRecorder} from './moduleRecorder.ts';
import type {ModuleRunner} from './moduleRunner.ts';
import {createPageSheets} from '../styles/pageSheets.ts';
import {clientDir, themeDir, toClientHref} from '../modules/sources.ts';
import type {ModuleOptimizer} from './optimizeApart.ts';
import type {StartedVite} from './devVite.ts';
import {createMdxMemory} from './mdxMemory.ts';
import {createViteOpener} from './viteOpener.ts';
import {createOnceReporter} from './reportOnce.ts';
import {type CodeChange, notifyOfChanges} from './notifyVite.ts';
import {type LoadModule, printOnDemand, type VirtualInput} from '../theme/virtualModules.ts';
import {hasViteOptions} from '../vite/viteOptions.ts';

/** The renderer of the development server also renders diagnostics. */
export interface DevRenderer extends Renderer {
  renderApp(input: {
    readonly page: PageData;
    readonly html: string | null;
    readonly sidebar: SidebarData | null;
    readonly diagnostics?: readonly PageDiagnostic[];
  }): Promise<string>;
}

/** The bundler while developing: serves modules as they are, replaces them in the browser when they change. */
export interface DevBundler {
  readonly clientHref: string;
  /** Addresses of the theme's stylesheets, all that a page may need. */
  readonly cssHrefs: readonly string[];
  /** Lists the addresses of stylesheets that components of pages need beside these, and those of the site. */
  pageCssHrefs(components: readonly string[]): readonly string[];
  /** Opens what renders most pages, as far as that takes no Vite server. */
  prepare(): Promise<unknown>;
  /** The current renderer: the theme's and the site's components as they are on disk. */
  loadRenderer(): Promise<DevRenderer>;
  /**
   * Prints for `<head>` the bundler's client, what fast refresh needs before React loads, and the state of the code: to be
   * called before the page is rendered, since what changes meanwhile counts.
   */
  headHtml(): string;
  /** Starts Vite, once. It starts by itself with the first request that needs it, and after the first page. */
  start(): Promise<unknown>;
  /**
   * Answers a request: refuses foreign hosts and sites, asks `pages`, then sends modules. Pages do without Vite until it
   * is there, where the request names this machine and no plugin of the site may want to answer first.
   */
  middlewares(request: IncomingMessage, response: ServerResponse): void;
  /** From here on every change of the site's files is told; `add` watches further ones. */
  follow(add: (paths: readonly string[]) => void): void;
  /** Takes changes of files: modules that are made of them are made again. */
  heed(changes: readonly CodeChange[]): void;
  /** Makes MDX pages again whose code became another through other files: an address of a link, the size of a picture. */
  renewMdx(): Promise<void>;
  /** Sends an event to every open page. */
  send(event: string): void;
  /** Reports a mistake in the code of the site, once while it lasts. */
  tell(problem: Diagnostic): void;
  /** Makes the generated modules again and reloads every open page. */
  reload(): void;
  /** How often that was done. */
  reloads(): number;
  fixStack(error: unknown): void;
  close(): Promise<void>;
}

export interface DevBundlerInput {
  readonly site: LoadedConfig;
  readonly modules: VirtualInput;
  /** Keeps what renders pages for the next start. */
  readonly cache: Cache;
  /** The code of a file of Markdown, path relative to the site. */
  readonly loadMdx: (path: string) => Promise<string | undefined>;
  readonly server: Server;
  /** Name or address that the server listens on. */
  readonly host: string;
  /** Answers requests for what is no module; `next` leaves one to the bundler. */
  readonly pages: DevPages;
  /** Takes what keeps Vite from starting. */
  report(error: unknown): void;
  /** Takes what is wrong with the code of the site, as the browser asks for it. */
  tell(problem: Diagnostic): void;
  /** Prepares what Vite would bundle when it starts. @default Vite does */
  readonly optimizeModules?: ModuleOptimizer | undefined;
}

/** Makes the bundler of a development server: modules on request, hot updates, pages rendered on the server. */
export function createDevBundler(input: DevBundlerInput): DevBundler {
  const {site, modules, cache, report} = input;
  /** Whether a change of code raises an event. */
  let isWatched = false;
  let reloads = 0;
  const code = createCodeState();
  const closing = new AbortController();
  const mdx = createMdxMemory(site.dir, input.loadMdx);
  const print = printOnDemand(modules);
  const renderers = createSiteRenderers({...input, print, loadMdx: mdx.load}, () => opener.start());
  const recorder = createModuleRecorder(site, {cache, print, report});
  /** Files outside the site that modules come from, until somebody watches them. */
  const outside = new Set<string>();
  let watch = (paths: readonly string[]): void => paths.forEach((path) => outside.add(path));
  const reporter = createOnceReporter(input.tell);
  const opener = createViteOpener({
    start() {
      const own = {loadMdx: mdx.load, tell: reporter.tell, codeState: code.name};
      return openVite({...input, ...own, recorder}, (paths) => watch(paths));
    },
    optimize: () => input.optimizeModules?.(site, closing.signal),
    signal: closing.signal,
  });
  const {open} = opener;
  const guard = createPageGuard(input);
  const askVite = createAsker(open, site, report);
  return {
    ...addressesOf(site.config.baseUrl, modules.stylesheets, code.name),
    prepare: renderers.prepare,
    async loadRenderer() {
      if (!isWatched) await renderers.check();
      return renderers.load();
    },
    start: open,
    middlewares(request, response) {
      if (!parseTarget(request.url)) return refuseTarget(response); // the bundler's own parser would throw
      response.once('close', recorder.save);
      if (opener.isOpen || hasViteOptions(site.config) || !namesThisMachine(request.headers.host))
        return askVite(request, response);
      response.once('close', () => void (closing.signal.aborted || open().catch(report)));
      guard(request, response, () => askVite(request, response));
    },
    follow(add) {
      watch = add;
      add([...outside]);
      outside.clear();
      isWatched = true;
      void renderers.check();
    },
    heed(changes) {
      reporter.renew();
      mdx.forget(changes);
      code.heed(changes.map(({path}) => path));
      void renderers.heed(changes.map(({path}) => path));
      if (opener.vite) notifyOfChanges(opener.vite, changes);
    },
    async renewMdx() {
      const changes = await mdx.findChanged();
      void renderers.heed(changes.map(({path}) => path));
      if (opener.vite) notifyOfChanges(opener.vite, changes);
    },
    tell: reporter.tell,
    send: (event) => opener.vite?.ws.send({type: 'custom', event}),
    reload() {
      reloads++;
      code.change();
      void renderers.heed();
      if (opener.vite) reloadAll(opener.vite);
    },
    reloads: () => reloads,
    fixStack: (error) => error instanceof Error && opener.vite?.ssrFixStacktrace(error),
    async close() {
      closing.abort();
      recorder.save();
      await opener.close();
    },
  };
}

/** Creates what chooses who renders a page. */
function createSiteRenderers(
  input: Pick<DevBundlerInput, 'site' | 'modules' | 'cache' | 'loadMdx'> & {print: LoadModule},
  start: () => Promise<ViteDevServer>,
): DevRenderers {
  const {site} = input;
  let runner: Promise<ModuleRunner> | undefined;
  return createRenderers({
    quick: () => openQuickRenderer(input),
    async kept() {
      if (hasViteOptions(site.config)) return undefined;
      return openKeptRenderer({
        ...input,
        dir: site.dir,
        fetch: async (url, from) => (await start()).environments.ssr.fetchModule(url, from),
      });
    },
    async modules() {
      const {environments} = await start();
      runner ??= import('./moduleRunner.ts').then(({createModuleRunner}) =>
        createModuleRunner(environments.ssr),
      );
      return (await (await runner).load(join(clientDir, 'server.tsx'))) as DevRenderer;
    },
  });
}

/** Creates what has Vite answer a request, once it is there. */
const createAsker =
  (
    open: () => Promise<ViteDevServer>,
    site: DevBundlerInput['site'],
    report: (error: unknown) => void,
  ) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    if (!namesThisMachine(request.headers.host)) wordRefusedHost(response, site);
    void open().then(
      ({middlewares}) => middlewares(request, response, () => answerNothing(response)),
      (error: unknown) => {
        report(error);
        response.writeHead(500).end();
      },
    );
  };

function answerNothing(response: ServerResponse): void {
  response.writeHead(404, {'content-type': 'text/plain; charset=utf-8'}).end('404\n');
}

/** Loads Vite and starts it. */
async function openVite(
  input: DevBundlerInput & {
    readonly codeState: CodeState['name'];
    readonly recorder: ModuleRecorder;
  },
  watch: (paths: readonly string[]) => void,
): Promise<StartedVite> {
  const {startVite} = await import('./devVite.ts');
  const {modules} = input;
  return startVite({
    ...input,
    ...(hasViteOptions(input.site.config) && {recorder: undefined}),
    live: modules.live(),
    isServing: true,
    stylesheets: modules.stylesheets,
    print: (live) => printOnDemand({...modules, live: () => live}),
    watch,
  });
}

/** Returns what pages name of the bundler before it is started. */
function addressesOf(
  baseUrl: string,
  ownStylesheets: VirtualInput['stylesheets'],
  nameState: CodeState['name'],
): Pick<DevBundler, 'clientHref' | 'cssHrefs' | 'pageCssHrefs' | 'headHtml'> {
  const toHref = (path: string): string => baseUrl + toFsAddress(path);
  const sheetsOf = createPageSheets();
  const scripts = ['@id/virtual:wuya/refresh', '@vite/client']
    .map((path) => `<script type="module" src="${baseUrl}${path}"></script>`)
    .join('');
  return {
    clientHref: toClientHref(baseUrl),
    cssHrefs: [...TEXT_SHEETS.map((name) => `wuya-${name}`), 'core'].map((name) =>
      toHref(join(themeDir, `styles/${name}.css`)),
    ),
    pageCssHrefs: (components) => [...sheetsOf(components), ...ownStylesheets()].map(toHref),
    headHtml: () => printCodeState(nameState()) + scripts,
  };
}

function reloadAll({moduleGraph, environments, ws}: ViteDevServer): void {
  moduleGraph.invalidateAll();
  for (const environment of Object.values(environments)) environment.moduleGraph.invalidateAll();
  ws.send({type: 'full-reload'});
}
