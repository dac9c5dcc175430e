import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import {join} from 'node:path';
import react from '@vitejs/plugin-react';
import type {PageData, PageDiagnostic, SidebarData} from '@wuya/theme/types';
import {createServer, type InlineConfig, mergeConfig, type Plugin} from 'vite';
import type {Cache} from '../cache/cache.ts';
import {isForeignConfig, type LoadedConfig} from '../config/loadConfig.ts';
import {findPackage} from '../content/source/findPackage.ts';
import type {Renderer} from '../document/renderer.ts';
import {parseTarget, refuseTarget} from '../serve/requestTarget.ts';
import {findForeignUse, leadsOut, servedFolders} from './devAccess.ts';
import {toFsAddress} from './moduleId.ts';
import {isDrawnByOwnCode, openQuickRenderer, type QuickRenderer} from './quickRenderer.ts';
import {clientDir, themeDir} from './sources.ts';
import {createViteConfig} from './viteConfig.ts';
import {printOnDemand, type VirtualInput} from './virtualModules.ts';

/** The renderer of the development server also draws diagnostics. */
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
  readonly coreCssHref: string;
  /** The current renderer: the theme's and the site's components as they stand on disk. */
  loadRenderer(): Promise<DevRenderer>;
  /** For `<head>`: the bundler's client and what fast refresh needs before React loads. */
  readonly headHtml: string;
  /** Answers a request: refuses foreign hosts and sites, asks `pages`, then sends modules. */
  middlewares(request: IncomingMessage, response: ServerResponse): void;
  /** Sends an event to every open page. */
  send(event: string): void;
  /** Makes the generated modules anew and reloads every open page. */
  reload(): void;
  fixStack(error: unknown): void;
  close(): Promise<void>;
}

export interface DevBundlerInput {
  readonly site: LoadedConfig;
  readonly modules: VirtualInput;
  /** Keeps what draws pages for the next start. */
  readonly cache: Cache;
  /** The code of a file of Markdown, path relative to the site. */
  readonly loadMdx: (path: string) => Promise<string | undefined>;
  readonly server: Server;
  /** Name or address that the server listens on. */
  readonly host: string;
  /** Answers requests for what is no module; `next` leaves one to the bundler. */
  readonly pages: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

const REACT = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
];

/** Packages that it takes in are no modules for browsers: it is prepared like React. */
const LIVE = 'react-live';

/** Starts Vite for a development server: modules on request, hot updates, pages drawn on the server. */
export async function createDevBundler({
  site,
  modules,
  cache,
  loadMdx,
  server,
  host,
  pages,
}: DevBundlerInput): Promise<DevBundler> {
  const live = modules.live();
  const base = createViteConfig({
    dir: site.dir,
    isForeign: isForeignConfig(site.file),
    baseUrl: site.config.baseUrl,
    vite: site.config.vite,
    stylesheets: modules.stylesheets,
    loadModule: printOnDemand({...modules, live: () => live && {...live, module: LIVE}}),
    loadMdx,
  });
  const {baseUrl} = site.config;
  // The bundler looks for the packages it prepares from its root; a folder without any cannot be that.
  const root = hasReact(site.dir) ? site.dir : clientDir;
  const folders = servedFolders(site.dir);
  const own: InlineConfig = {
    mode: 'development',
    root,
    plugins: [guardedPages({baseUrl, root, folders, pages}), react()],
    // React passes through ownReact: a folder without packages has none that Node could find.
    resolve: {alias: live ? [{find: LIVE, replacement: live.module}] : []},
    ssr: {noExternal: [/^react(?:-dom)?(?:\/|$)/]},
    optimizeDeps: {include: live ? [...REACT, LIVE] : REACT, noDiscovery: true, entries: []},
    server: {
      middlewareMode: true,
      hmr: {server},
      host,
      cors: false,
      fs: {strict: true, allow: folders},
      watch: {ignored: [join(site.dir, 'dist', '**'), join(site.dir, '.wuya', '**')]},
    },
  };
  const vite = await createServer(mergeConfig(base, own));
  // It watches its root alone; MDX notes and components are in the site.
  if (root !== site.dir) vite.watcher.add(site.dir);
  const renderers = createRenderers(
    () => openQuickRenderer({site, modules, cache}),
    async () => (await vite.ssrLoadModule(join(clientDir, 'server.tsx'))) as unknown as DevRenderer,
  );
  vite.watcher.on('all', (_event, path) => void renderers.heed(path));
  return {
    clientHref: baseUrl + toFsAddress(join(clientDir, 'index.tsx')),
    coreCssHref: baseUrl + toFsAddress(join(themeDir, 'styles/core.css')),
    loadRenderer: renderers.load,
    headHtml: `<script type="module">${react.preambleCode.replace('__BASE__', baseUrl)}</script><script type="module" src="${baseUrl}@vite/client"></script>`,
    middlewares(request, response) {
      if (!parseTarget(request.url)) return refuseTarget(response); // the bundler's own parser would throw
      vite.middlewares(request, response, () => {
        response.writeHead(404, {'content-type': 'text/plain; charset=utf-8'}).end('404\n');
      });
    },
    send: (event) => vite.ws.send({type: 'custom', event}),
    reload() {
      renderers.heed();
      vite.moduleGraph.invalidateAll();
      for (const environment of Object.values(vite.environments))
        environment.moduleGraph.invalidateAll();
      vite.ws.send({type: 'full-reload'});
    },
    fixStack: (error) => error instanceof Error && vite.ssrFixStacktrace(error),
    close: () => vite.close(),
  };
}

/**
 * Chooses who draws a page: the quick renderer while all that it is made of is as it was at the start, for pages without
 * code of the site; the single modules otherwise, and where it fails: their errors lead to the lines of the source.
 */
function createRenderers(
  openQuick: () => Promise<QuickRenderer | undefined>,
  loadModules: () => Promise<DevRenderer>,
) {
  let quick: Promise<QuickRenderer | undefined> | undefined;
  return {
    async load(): Promise<DevRenderer> {
      const first = await (quick ??= openQuick());
      if (!first) return loadModules();
      return {
        loadComponentPage: async (...page) => (await loadModules()).loadComponentPage(...page),
        async renderApp(input) {
          if (isDrawnByOwnCode(input.page)) return (await loadModules()).renderApp(input);
          try {
            return await first.renderApp(input);
          } catch {
            return (await loadModules()).renderApp(input);
          }
        },
      };
    },
    /** Takes a file that changed; without a path, everything that is generated may have. */
    async heed(path?: string): Promise<void> {
      const first = await quick;
      if (first && (path === undefined || first.isMadeOf(path))) quick = Promise.resolve(undefined);
    },
  };
}

/** Answers before the bundler does, but after it has looked at the host's name. */
function guardedPages({
  baseUrl,
  root,
  folders,
  pages,
}: Pick<DevBundlerInput, 'pages'> & {
  readonly baseUrl: string;
  readonly root: string;
  readonly folders: readonly string[];
}): Plugin {
  return {
    name: 'wuya:pages',
    configureServer({middlewares}) {
      middlewares.use((request, response, next) => {
        const refuse = (reason: string) =>
          void response
            .writeHead(403, {'content-type': 'text/plain; charset=utf-8'})
            .end(`403 ${reason}\n`);
        const foreign = findForeignUse(request);
        if (foreign !== undefined) return refuse(foreign);
        const {pathname} = parseTarget(request.url)!;
        const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
        if (leadsOut(path.replace(/^\/+/, ''), {root, folders})) return refuse('outside the site');
        return pages(request, response, next);
      });
    },
  };
}

/**
 * True where the bundler finds React from a folder. Node would find it in `NODE_PATH` too, which pnpm sets for the programs it
 * runs, and where the bundler does not look.
 */
const hasReact = (dir: string): boolean => findPackage(dir, 'react') !== undefined;
