import {isIP} from 'node:net';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {parseTarget} from './requestTarget.ts';

/**
 * Tells whether a request comes by a name of this machine: `localhost`, an IP address, or one of `names`. Another site can lead
 * a name of its own to a loopback address and then read what a server there answers (DNS rebinding).
 */
export function hasKnownHost(request: IncomingMessage, names: readonly string[] = []): boolean {
  const host = hostnameOf(request);
  if (host === undefined) return true; // HTTP/1.0: no browser sends it
  return /^(?:.+\.)?localhost$/.test(host) || isIP(host) !== 0 || names.includes(host);
}

/** Reads the host that a request names, without its port: `LOCALHOST:80` → `localhost`, `[::1]` → `::1`. An odd one is empty. */
function hostnameOf({url, headers}: IncomingMessage): string | undefined {
  // A host in the target counts more than that of the header (RFC 9112 3.2.2).
  const asked = url?.startsWith('/') ? headers.host : (parseTarget(url)?.host ?? headers.host);
  if (asked === undefined || asked === '') return undefined;
  const address = `http://${asked}`;
  if (!URL.canParse(address)) return '';
  return new URL(address).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

/** Answers a request that comes by a name that is not this machine's. */
export function refuseHost(response: ServerResponse, locale: string): void {
  const text = locale.startsWith('zh')
    ? '403 没有回答：这个主机名不是本机的，别的网站可能借它读到这里。\n用 IP 地址或 localhost 打开；要用别的名字，给 wuya serve 加上 --host 127.0.0.1。\n'
    : '403 Not answered: the host is not a name of this machine, and another site might read it by that name.\nOpen it by its IP address or as localhost; for other names add --host 127.0.0.1 to wuya serve.\n';
  response
    .writeHead(403, {'content-type': 'text/plain; charset=utf-8', connection: 'close'})
    .end(text);
}
