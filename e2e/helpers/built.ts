import {join} from 'node:path';
// The compiled engine, as the command runs it: `external` of the configuration keeps it untransformed.
import {build} from '../../packages/engine/dist/build/build.js';
import {runConfig} from '../../packages/engine/dist/bundle/config/runConfig.js';
import {createBundleMaker} from '../../packages/engine/dist/bundle/make/makeBundle.js';
import {openCache} from '../../packages/engine/dist/cache/cache.js';
import {stateDirOf} from '../../packages/engine/dist/cache/stateDir.js';
import {loadConfig} from '../../packages/engine/dist/config/loadConfig.js';
import {startDevServer} from '../../packages/engine/dist/dev/server.js';
import {type Served, serveFolder} from './served.ts';

export type {Served};

/** One for all sites of a file: those without code of their own that differ by data alone are bundled once, as languages are. */
const makeBundle = createBundleMaker();

/**
 * Builds the site in a folder in this process, which has the bundler loaded from the second site on: 4.4 -> 1.7 CPU s for one of
 * a few notes beside a process of its own. The command itself has tests of its own. Returns the output folder.
 * @throws with all problems
 */
export async function buildSite(dir: string): Promise<string> {
  return (await build({dir, makeBundle})).outDir;
}

/** Serves the output of a site with the handler of `wuya serve`. @param wantedPort @default any */
export async function serveSite(dir: string, wantedPort = 0): Promise<Served> {
  const outDir = join(dir, 'dist');
  const {config} = await loadConfig(dir, openCache(join(stateDirOf(dir), 'cache')), {
    run: runConfig,
  });
  return serveFolder({dir, outDir, baseUrl: config.baseUrl, wantedPort});
}

/** Builds the site in a folder, which must succeed, and serves it. */
export async function buildAndServe(dir: string): Promise<Served> {
  await buildSite(dir);
  return serveSite(dir);
}

/**
 * Develops the site in a folder in this process, as `wuya dev` does; the command itself is what dev.test.ts runs.
 * 7.4 -> 4.0 CPU s beside a process of its own.
 */
export async function developSite(dir: string): Promise<Served> {
  const {url, close} = await startDevServer({
    dir,
    host: '127.0.0.1',
    port: 0,
    log: () => undefined,
    format: ({zh}) => zh,
  });
  return {url, stop: close};
}
