import {isIP} from 'node:net';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {parseTarget} from './requestTarget.ts';

/** Reads the name in a host, without its port and brackets: `LOCALHOST:80` → `localhost`, `[::1]` → `::1`. An odd one is empty. */
export function toHostname(host: string): string {
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : '';
}

/** Tells whether a name is `localhost`, below it, or an IP address: another site cannot make such a name lead here. */
export const isThisMachine = (name: string): boolean =>
  /^(?:.+\.)?localhost$/.test(name) || isIP(name) !== 0;

/**
 * Tells whether a request comes by a name of this machine, or one of `names`. Another site can lead a name of its own to a loopback
 * address and then read what a server there answers (DNS rebinding).
 */
export function hasKnownHost(
  {url, headers}: IncomingMessage,
  names: readonly string[] = [],
): boolean {
  // A host in the target counts more than that of the header (RFC 9112 3.2.2).
  const asked = url?.startsWith('/') ? headers.host : (parseTarget(url)?.host ?? headers.host);
  if (asked === undefined || asked === '') return true; // HTTP/1.0: no browser sends it
  const name = toHostname(asked).replace(/\.$/, '');
  return isThisMachine(name) || names.includes(name);
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
