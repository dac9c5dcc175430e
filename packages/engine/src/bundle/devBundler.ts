import {createRequire} from 'node:module';
import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import {join} from 'node:path';
import react from '@vitejs/plugin-react';
import type {PageData, PageDiagnostic, SidebarData} from '@wuya/theme/types';
import {createServer, type InlineConfig, mergeConfig} from 'vite';
import type {LoadedConfig} from '../config/loadConfig.ts';
import type {Renderer} from '../render/renderer.ts';
import {clientDir, themeDir} from './sources.ts';
import {createViteConfig} from './viteConfig.ts';
import type {VirtualInput} from './virtualModules.ts';

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
  readonly server: Server;
}

const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'];

export async function createDevBundler({site, modules, server}: DevBundlerInput): Promise<DevBundler> {
  const base = createViteConfig(site, modules);
  const {baseUrl} = site.config;
  const own: InlineConfig = {
    mode: 'development',
    // The bundler looks for the packages it prepares from its root; a folder without any cannot be that.
    root: hasReact(site.dir) ? site.dir : clientDir,
    plugins: [react()],
    optimizeDeps: {include: REACT, noDiscovery: true, entries: []},
    server: {middlewareMode: true, hmr: {server}, fs: {strict: false}, watch: {ignored: [join(site.dir, 'dist', '**'), join(site.dir, '.wuya', '**')]}},
  };
  const vite = await createServer(mergeConfig(base, own));
  return {
    clientHref: `${baseUrl}@fs${join(clientDir, 'index.tsx')}`,
    coreCssHref: `${baseUrl}@fs${join(themeDir, 'styles/core.css')}`,
    loadRenderer: async () => (await vite.ssrLoadModule(join(clientDir, 'server.tsx'))) as unknown as DevRenderer,
    headHtml: `<script type="module">${react.preambleCode.replace('__BASE__', baseUrl)}</script><script type="module" src="${baseUrl}@vite/client"></script>`,
    middlewares(request, response) {
      vite.middlewares(request, response, () => {
        response.writeHead(404, {'content-type': 'text/plain; charset=utf-8'}).end('404\n');
      });
    },
    send: (event) => vite.ws.send({type: 'custom', event}),
    reload() {
      vite.moduleGraph.invalidateAll();
      for (const environment of Object.values(vite.environments)) environment.moduleGraph.invalidateAll();
      vite.ws.send({type: 'full-reload'});
    },
    fixStack: (error) => error instanceof Error && vite.ssrFixStacktrace(error),
    close: () => vite.close(),
  };
}

/** True where React can be found from a folder. */
function hasReact(dir: string): boolean {
  try {
    createRequire(join(dir, 'package.json')).resolve('react');
    return true;
  } catch {
    return false;
  }
}
