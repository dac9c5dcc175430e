import type {IncomingMessage, ServerResponse} from 'node:http';

/**
 * Parses the target of a request: `/a?b` → its URL on an unnamed host, `http://a/b` → itself (RFC 9112 3.2.2). Undefined for
 * one that is neither: `//`, `/\\`, `http://[`, `*`.
 */
export function parseTarget(target = '/'): URL | undefined {
  const isPath = /^\/(?![/\\])/.test(target);
  if (!(isPath || ABSOLUTE.test(target)) || !URL.canParse(target, 'http://x')) return undefined;
  const url = new URL(target, 'http://x');
  // `/.//a`: a browser that is sent there reads its path as the address of another host.
  return url.pathname.startsWith('//') ? undefined : url;
}

/** A target with the host in it, which clients send to proxies and servers must take as well. */
const ABSOLUTE = /^https?:\/\/[^/\\?#]/i;

/**
 * Makes a request with its host in the target one with a path, for what reads paths alone. The host of the target
 * counts, not that of the header (RFC 9112 3.2.2): a check of hosts must see that one.
 */
export function usePathTarget(request: IncomingMessage): void {
  const url = ABSOLUTE.test(request.url ?? '') ? parseTarget(request.url) : undefined;
  if (!url) return;
  request.url = url.pathname + url.search;
  request.headers.host = url.host;
}

/** Methods that send a request back as it came, or open a tunnel. */
const REFUSED: ReadonlySet<string> = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** Answers 405 where no server of ours, and nothing behind it, may see the method. @returns whether it did */
export function refuseMethod(method: string | undefined, response: ServerResponse): boolean {
  if (!REFUSED.has(method ?? '')) return false;
  response.writeHead(405, {allow: 'GET, HEAD, POST, OPTIONS', connection: 'close'}).end();
  return true;
}

/** Tells whether a request names its host more than once, which is refused (RFC 9112 3.2): each reader might take another. */
export function hasManyHosts({rawHeaders}: IncomingMessage): boolean {
  const names = rawHeaders.filter((_, i) => i % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length > 1;
}

/** Answers a request whose target is no path, or whose host is not one. */
export function refuseTarget(response: ServerResponse): void {
  response
    .writeHead(400, {'content-type': 'text/plain; charset=utf-8', connection: 'close'})
    .end('400\n');
}
