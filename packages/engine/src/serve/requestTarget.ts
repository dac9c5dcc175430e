import type {ServerResponse} from 'node:http';

/** Parses the target of a request: `/a?b` → its URL on an unnamed host. Undefined for one that is no path: `//`, `/\\`, `http://[`, `*`. */
export function parseTarget(target = '/'): URL | undefined {
  if (!/^\/(?![/\\])/.test(target) || !URL.canParse(target, 'http://x')) return undefined;
  const url = new URL(target, 'http://x');
  // `/.//a`: its path is the address of another host to whoever is sent there.
  return url.pathname.startsWith('//') ? undefined : url;
}

/** Methods that send a request back as it came, or open a tunnel. */
const REFUSED: ReadonlySet<string> = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** Answers 405 where no server of ours, and nothing behind it, may see the method. @returns whether it did */
export function refuseMethod(method: string | undefined, response: ServerResponse): boolean {
  if (!REFUSED.has(method ?? '')) return false;
  response.writeHead(405, {allow: 'GET, HEAD, POST, OPTIONS', connection: 'close'}).end();
  return true;
}

/** Answers a request whose target is no path. */
export function refuseTarget(response: ServerResponse): void {
  response
    .writeHead(400, {'content-type': 'text/plain; charset=utf-8', connection: 'close'})
    .end('400\n');
}
