import {createServer} from 'node:http';
import {outputStateDirOf} from '../../packages/engine/dist/cache/stateDir.js';
import {createOwnership} from '../../packages/engine/dist/output/emit/manifest.js';
import {createStaticHandler} from '../../packages/engine/dist/serve/staticHandler.js';
import {closeServer, listenLocally} from './localServer.ts';

/** A built site that is served until it is stopped. */
export interface Served {
  /** Address of the site: ends with the base path. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves an output folder of the site in `dir` with the handler of `wuya serve`.
 * @param options.wantedPort @default any
 */
export async function serveFolder({
  dir,
  outDir,
  baseUrl,
  wantedPort = 0,
}: {
  readonly dir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  readonly wantedPort?: number;
}): Promise<Served> {
  const handle = createStaticHandler(outDir, baseUrl, {
    isPublished: createOwnership(outputStateDirOf(dir, outDir)),
  });
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  const port = await listenLocally(server, wantedPort);
  return {url: `http://127.0.0.1:${port}${baseUrl}`, stop: () => closeServer(server)};
}
