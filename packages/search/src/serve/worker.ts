import {createSearchHandler, type SearchHandler} from './handler.ts';
import {createServedIndex} from './servedIndex.ts';

/** What the platform hands a worker: its settings, and the site's files. */
interface WorkerEnv {
  /** The published site as static assets, or a service that has them. */
  readonly ASSETS: {fetch(url: string): Promise<Response>};
  /** Folder of the index in the site; `/search-index/` when absent. */
  readonly INDEX_PATH?: string;
  readonly INDEX_NAME?: string;
  readonly APP_ID?: string;
  readonly API_KEY?: string;
}

interface SearchWorker {
  fetch(request: Request, env: WorkerEnv): Promise<Response>;
}

/** As they are on the disk; unpacked they take several times as much, and a worker has 128 MB in all. */
const MAX_CACHE_BYTES = 12 * 2 ** 20;

/** Creates a worker of an edge platform (workerd, Cloudflare Workers) that answers searches from the index among its assets. */
function createSearchWorker(): SearchWorker {
  let handler: SearchHandler | undefined;
  return {
    fetch(request, env) {
      handler ??= createHandler(env);
      return handler(request);
    },
  };
}

function createHandler({
  ASSETS,
  INDEX_PATH = '/search-index/',
  INDEX_NAME = 'wuya',
  APP_ID,
  API_KEY,
}: WorkerEnv): SearchHandler {
  const readFile = async (name: string): Promise<Uint8Array> => {
    const response = await ASSETS.fetch(`https://assets.local${INDEX_PATH}${name}`);
    if (!response.ok) throw new Error(`HTTP ${response.status}: ${name}`);
    return new Uint8Array(await response.arrayBuffer());
  };
  return createSearchHandler({
    indexes: {
      [INDEX_NAME]: createServedIndex({
        readFile,
        maxCacheBytes: MAX_CACHE_BYTES,
        sharesLoads: false,
      }),
    },
    ...(APP_ID !== undefined && {appId: APP_ID}),
    ...(API_KEY !== undefined && {apiKeys: [API_KEY]}),
    onError: (error) => console.error(error),
  });
}

export default createSearchWorker();
