import type {ServerResponse} from 'node:http';
import {basename} from 'node:path';
import {isForeignConfig, type LoadedConfig} from '../../config/loadConfig.ts';

/** What Vite answers for a host that `server.allowedHosts` does not name. */
const REFUSED = /^Blocked request\. This host \("(.*?)"\) is not allowed\./;

/** Has an answer say in the language of the site, and with its own configuration, what Vite says of a host that it refuses. */
export function wordRefusedHost(
  response: ServerResponse,
  site: Pick<LoadedConfig, 'file'> & {readonly config: Pick<LoadedConfig['config'], 'locale'>},
): void {
  const [writeHead, end] = [response.writeHead.bind(response), response.end.bind(response)];
  response.writeHead = ((status: number, ...rest: unknown[]) =>
    status === 403
      ? writeHead(status, {'content-type': 'text/plain; charset=utf-8'})
      : writeHead(status, ...(rest as []))) as ServerResponse['writeHead'];
  response.end = ((body?: unknown, ...rest: unknown[]) => {
    const host = typeof body === 'string' ? REFUSED.exec(body)?.[1] : undefined;
    return end(host === undefined ? body : printRefusal(host, site), ...(rest as []));
  }) as ServerResponse['end'];
}

function printRefusal(
  host: string,
  {file, config}: {readonly file: string; readonly config: {readonly locale: string}},
): string {
  const isChinese = config.locale.startsWith('zh');
  const option = `vite: {server: {allowedHosts: ['${host}']}}`;
  const name = basename(file);
  const cure = isForeignConfig(file)
    ? ''
    : isChinese
      ? `要用这个名字，在 ${name} 里写 ${option}。\n`
      : `To open it by this name, write ${option} in ${name}.\n`;
  return isChinese
    ? `403 开发服务器不认 ${host} 这个主机名，没有回答：别的网站可能借它读到这里。\n用 IP 地址或 localhost 打开就可以。${cure}`
    : `403 The development server does not know the host ${host} and does not answer: another site might read it by that name.\nOpen it by its IP address or as localhost.${cure && ` ${cure}`}`;
}
