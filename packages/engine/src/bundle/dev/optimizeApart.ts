import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {findLiveLibrary} from '../../article/code/liveLibrary.ts';
import {openSiteCache} from '../../cache/siteCache.ts';
import {type LoadedConfig, loadConfig} from '../../config/loadConfig.ts';
import {runConfig} from '../config/runConfig.ts';
import {runApart, SMALL} from '../modules/smallProcess.ts';
import {createModuleRecorder} from './moduleRecorder.ts';
import {hasViteOptions} from '../vite/viteOptions.ts';

/** Bundles React for the browser into the folder where Vite looks for it, unless it is there. Settles also where that fails. */
export type ModuleOptimizer = (
  site: Pick<LoadedConfig, 'dir' | 'config'>,
  signal: AbortSignal,
) => Promise<void>;

/**
 * Bundles React in a process of its own: the bundler keeps 130 MB until its process ends, and a server does not end. A site
 * with plugins of Vite leaves it to its server: they are started once.
 */
export const optimizeApart: ModuleOptimizer = async ({dir, config}, signal) => {
  const isThere = existsSync(join(dir, '.wuya/vite/deps/_metadata.json'));
  if (isThere || hasViteOptions(config)) return;
  await runApart(fileURLToPath(import.meta.url), dir, {...SMALL, signal});
};

/** Starts Vite for a site as its server does, until React is bundled. */
export async function optimizeModules(dir: string): Promise<void> {
  const cache = openSiteCache(dir);
  const site = await loadConfig(dir, cache, {run: runConfig});
  const {startVite} = await import('./devVite.ts');
  const ignore = (): void => undefined;
  const recorder = createModuleRecorder(site, {cache, print: () => undefined, report: ignore});
  const {vite, openForBrowsers} = await startVite({
    site,
    // Vite takes what is there only where its plugins have the same names. No page is rendered here, so nothing is taken down.
    recorder: {...recorder, follow: ignore},
    live: findLiveLibrary(site),
    isServing: false,
    stylesheets: () => [],
    codeState: () => '',
    print: () => () => undefined,
    loadMdx: async () => undefined,
    tell: ignore,
    server: createServer(),
    host: '127.0.0.1',
    pages: (_request, _response, next) => next(),
    watch: ignore,
  });
  await openForBrowsers();
  const found = vite.environments.client.depsOptimizer?.metadata.depInfoList ?? [];
  await Promise.all(found.map(({processing}) => processing));
  await vite.close();
}

const isOwnProcess =
  process.send !== undefined && process.argv[1] === fileURLToPath(import.meta.url);
if (isOwnProcess) {
  process.once('disconnect', () => process.exit()); // the server is gone
  void optimizeModules(process.argv[2]!)
    .catch(() => undefined)
    .then(() => process.exit());
}
