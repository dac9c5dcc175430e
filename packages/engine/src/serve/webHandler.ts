import type {IncomingMessage, ServerResponse} from 'node:http';
import {Readable} from 'node:stream';
import {hasManyHosts, refuseMethod, refuseTarget, usePathTarget} from './requestTarget.ts';

/** Answers requests of Node's server by a handler on Web standards. */
export function toNodeHandler(
  handle: (request: Request) => Promise<Response>,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (incoming, outgoing) => {
    usePathTarget(incoming);
    const path = pathOf(incoming);
    const isClear = URL.canParse(path, 'http://localhost') && !hasManyHosts(incoming);
    if (!isClear) return refuseTarget(outgoing);
    // A request on Web standards cannot have them.
    if (refuseMethod(incoming.method, outgoing)) return;
    const response = await handle(toRequest(incoming, path));
    // What is left of a body that was refused is not read, so nothing can follow it on its connection.
    if (!incoming.complete) outgoing.setHeader('connection', 'close');
    outgoing
      .writeHead(response.status, Object.fromEntries(response.headers))
      .end(Buffer.from(await response.arrayBuffer()));
  };
}

function pathOf({url = '/'}: IncomingMessage): string {
  return url.replace(/^(?!\/)/, '/').replace(/^\/+/, '/');
}

function toRequest(incoming: IncomingMessage, path: string): Request {
  const {method = 'GET', headers} = incoming;
  const entries = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`http://localhost${path}`, {
    method,
    headers: entries.filter(([name]) => !name.startsWith(':')),
    ...(hasBody && {body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half'}),
  } as RequestInit);
}
