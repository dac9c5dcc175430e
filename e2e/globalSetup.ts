import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {TestProject} from 'vitest/node';
import {serveFolder} from './helpers/served.ts';
import {copySite} from './helpers/site.ts';
import {runWuya} from './helpers/wuya.ts';

/** The built site that all suites read. */
export interface BuiltSite {
  /** Address of the home page, with the base path. */
  readonly url: string;
  readonly dir: string;
  readonly dist: string;
  /** Problems that the build complained of. */
  readonly problems: string;
  /** Every route, as the engine lists them. */
  readonly routes: readonly string[];
}

declare module 'vitest' {
  interface ProvidedContext {
    site: BuiltSite;
  }
}

/** What is on the standard error of a build beside the names of its steps. */
function problemsIn(stderr: string): string {
  return stderr.replace(/^(?:读取|编译|打包|渲染|写出)(?: \d+)?\n/gm, '').trim();
}

/**
 * Builds `site/` in a folder of its own and serves it for as long as the suites run, with the handler of `wuya serve`, which compresses
 * what is asked for again as small as it gets: 10 of 16 CPU s, and of no use to a browser on this machine.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const {dir, remove} = copySite();
  const built = await runWuya('build', dir);
  if (built.code !== 0) {
    remove();
    throw new Error(`wuya build failed:\n${built.stderr}`);
  }
  const dist = join(dir, 'dist');
  const server = await serveFolder({dir, outDir: dist, baseUrl: '/wuya/'});
  const routes = JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8')) as string[];
  project.provide('site', {url: server.url, dir, dist, problems: problemsIn(built.stderr), routes});
  return async () => {
    await server.stop();
    remove();
  };
}
