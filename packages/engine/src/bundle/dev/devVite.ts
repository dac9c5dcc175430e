import react from '@vitejs/plugin-react';
import {createServer, type InlineConfig, mergeConfig, type Plugin, type ViteDevServer} from 'vite';
import type {LiveLibrary} from '../../article/code/liveLibrary.ts';
import {isForeignConfig} from '../../config/loadConfig.ts';
import {servedFolders} from './devAccess.ts';
import type {DevBundlerInput} from './devBundler.ts';
import {type CodeState, SEND_CODE_STATE, tellOfMissedCode} from './codeState.ts';
import {listenForCrashes} from './crashes.ts';
import {printFailureScript, translateFailures} from './devFailures.ts';
import {createDevLogger} from './devLogger.ts';
import {createPageGuard, findRoot} from './devPages.ts';
import {createLateOptimizer} from './lateOptimizer.ts';
import {missingModules} from './missingModules.ts';
import {toModuleId} from '../modules/moduleId.ts';
import {OWN_SOURCE, toClientHref} from '../modules/sources.ts';
import {oneReact} from '../vite/ownReact.ts';
import {prepareNode} from '../vite/prepareNode.ts';
import type {ModuleRecorder} from './moduleRecorder.ts';
import {packageDefaults} from '../foreign/packageDefaults.ts';
import {configuredStylesOf} from '../styles/customStyles.ts';
import {createViteConfig} from '../vite/viteConfig.ts';
import type {LoadModule, VirtualInput} from '../theme/virtualModules.ts';

const REACT = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
];

/** Packages that it embeds are no modules for browsers: it is prepared like React. */
const LIVE = 'react-live';

/** What Vite needs to know of a site that is developed. */
interface DevViteInput
  extends
    Pick<DevBundlerInput, 'site' | 'loadMdx' | 'server' | 'host' | 'pages' | 'tell'>,
    Pick<VirtualInput, 'stylesheets'>,
    ViteFiles {
  /** What runs live code; undefined where none runs. */
  readonly live: LiveLibrary | undefined;
  /** Whether packages of the site are prepared when a page asks for them; what is sure to be asked for is prepared at once without. */
  readonly isServing: boolean;
  /** Names the state that the code is in. */
  readonly codeState: CodeState['name'];
  /** Takes down the modules that render pages. @default nobody does */
  readonly recorder?: ModuleRecorder | undefined;
  /** Makes what prints the generated modules. @param live as modules for browsers name it */
  print(live: LiveLibrary | undefined): LoadModule;
}

/** Packages of the engine, which Vite reads file by file. */
export const OWN_PACKAGES = ['@wuya/client', '@wuya/engine', '@wuya/search', '@wuya/theme'];

/** Vite as it renders pages. */
export interface StartedVite {
  readonly vite: ViteDevServer;
  /** Lets it answer browsers too: takes the packages that are bundled for them, or begins to bundle them. */
  openForBrowsers(): Promise<void>;
}

/** Starts Vite for a development server. A module of its own: pages are answered before Vite is loaded. */
export async function startVite(input: DevViteInput): Promise<StartedVite> {
  const {site, live, stylesheets, loadMdx, server, host, watch} = input;
  const isForeign = isForeignConfig(site.file);
  prepareNode({dir: site.dir, isForeign});
  const base = createViteConfig({
    dir: site.dir,
    isForeign,
    ...(site.foreign && {givenComponents: site.foreign.givenComponents}),
    baseUrl: site.config.baseUrl,
    vite: site.config.vite,
    stylesheets,
    ...configuredStylesOf(site),
    loadModule: input.print(live && {...live, module: LIVE}),
    loadMdx,
  });
  const root = findRoot(site.dir);
  const optimizer = createLateOptimizer();
  const own: InlineConfig = {
    mode: 'development',
    customLogger: createDevLogger({dir: site.dir, tell: input.tell}),
    root,
    plugins: [
      ...(input.recorder?.plugins ?? []),
      watchElsewhere({watch}),
      guardedPages(input),
      refreshModule(toClientHref(site.config.baseUrl)),
      react(),
      missingModules(),
      withoutSourceMaps(),
      optimizer.plugin,
    ],
    // React passes through ownReact: a folder without packages has none that Node could find.
    resolve: {alias: live ? [{find: LIVE, replacement: live.module}] : []},
    // Packages for Docusaurus import names of it, which Node does not know.
    ssr: {noExternal: [/^react(?:-dom)?(?:\/|$)/, ...(isForeign ? [/docusaurus/] : [])]},
    // Browsers read no CommonJS, which packages of the site, or what they import, may be.
    optimizeDeps: {
      include: live ? [...REACT, LIVE] : REACT,
      noDiscovery: !input.isServing,
      // Installed beside the packages of a site, they would be there twice: as files, and prepared.
      exclude: OWN_PACKAGES,
      entries: [],
      rolldownOptions: {
        plugins: [oneReact(site.dir), ...(isForeign ? [packageDefaults()] : [])],
      },
    },
    server: {
      middlewareMode: true,
      hmr: {server, overlay: false},
      host,
      cors: false,
      fs: {strict: true, allow: servedFolders(site.dir)},
    },
  };
  const config = mergeConfig(base, own);
  // The watcher of the site reports changes: two watchers took twice the time and memory.
  const vite = await createServer({...config, server: {...config.server, watch: null}});
  const {baseUrl, locale} = site.config;
  input.recorder?.follow(vite.environments.ssr);
  tellOfMissedCode(vite.environments.client, input.codeState);
  translateFailures(vite, {dir: site.dir, locale});
  listenForCrashes(vite.environments.client, {dir: site.dir, baseUrl, locale, tell: input.tell});
  return {vite, openForBrowsers: optimizer.start};
}

interface ViteFiles {
  /** Watches files and folders besides those of the site, absolute. */
  watch(paths: readonly string[]): void;
}

/** Passes on what Vite and its plugins want to have watched. Packages that are installed do not change. */
function watchElsewhere({watch}: ViteFiles): Plugin {
  return {
    name: 'wuya:watch',
    enforce: 'pre',
    configureServer({watcher}) {
      watcher.add = (paths) => {
        watch([paths].flat().filter((path) => !toModuleId(path).includes('/node_modules/')));
        return watcher;
      };
    },
  };
}

/**
 * Leaves out the source maps of the engine's modules where they render pages: places in the code of the site alone are told. Two
 * hundred of them are .2 CPU s of the first page.
 */
function withoutSourceMaps(): Plugin {
  return {
    name: 'wuya:without-source-maps',
    enforce: 'post',
    applyToEnvironment: ({name}) => name !== 'client',
    transform: {
      filter: {id: OWN_SOURCE},
      handler: (code) => ({code, map: {mappings: ''}}),
    },
  };
}

/** Answers before the bundler does, but after it has looked at the host's name. */
function guardedPages(input: Pick<DevViteInput, 'site' | 'pages'>): Plugin {
  return {
    name: 'wuya:pages',
    configureServer: ({middlewares}) => void middlewares.use(createPageGuard(input)),
  };
}

/** `virtual:wuya/refresh`: what fast refresh needs before React loads, and what shows failures. Pages name it, so that they need no plugin to be made. */
function refreshModule(clientHref: string): Plugin {
  const script = printFailureScript(clientHref) + SEND_CODE_STATE;
  return {
    name: 'wuya:refresh',
    resolveId: (id) => (id === 'virtual:wuya/refresh' ? '\0virtual:wuya/refresh' : undefined),
    load: (id) =>
      id === '\0virtual:wuya/refresh'
        ? react.preambleCode.replace('__BASE__', '/') + script
        : undefined,
  };
}
