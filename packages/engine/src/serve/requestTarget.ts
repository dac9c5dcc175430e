import type {ServerResponse} from 'node:http';

/** Parses the target of a request: `/a?b` → its URL on an unnamed host. Undefined for one that is no path: `//`, `http://[`, `*`. */
export function parseTarget(target = '/'): URL | undefined {
  if (!/^\/(?!\/)/.test(target) || !URL.canParse(target, 'http://x')) return undefined;
  return new URL(target, 'http://x');
}

/** Answers a request whose target is no path. */
export function refuseTarget(response: ServerResponse): void {
  response
    .writeHead(400, {'content-type': 'text/plain; charset=utf-8', connection: 'close'})
    .end('400\n');
}
