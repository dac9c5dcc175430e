/** How a request is answered; undefined: not at all, the browser goes on as if there were no worker. */
export type RequestKind = 'document' | 'probe' | 'payload' | 'fixed' | 'fresh';

type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'destination' | 'headers'>;

/** Names that carry a hash of their content: what is under them never changes. */
export const FIXED = /^(?:assets\/.*-[\w-]{8,}\.\w+|search-index\/\w+-\w+\.bin)$/;
/** What pages show besides. */
const SHOWN: ReadonlySet<string> = new Set(['image', 'font', 'style', 'script']);

/** Says how a request below `base`, a whole address, is answered. */
export function requestKindOf(
  {url, method, mode, destination, headers}: Asked,
  base: string,
): RequestKind | undefined {
  if (!url.startsWith(base) || headers.has('range')) return undefined;
  const path = new URL(url).pathname.slice(new URL(base).pathname.length);
  const isPage = !/\.(?!html$)\w+$/.test(path);
  if (method === 'HEAD') return isPage ? 'probe' : undefined;
  if (method !== 'GET') return undefined;
  if (mode === 'navigate') return isPage ? 'document' : undefined;
  if (FIXED.test(path)) return 'fixed';
  if (path === 'search-index/current.bin' || SHOWN.has(destination)) return 'fresh';
  return path.endsWith('.json') ? 'payload' : undefined;
}
