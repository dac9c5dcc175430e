import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import {join, resolve} from 'node:path';
import {outputStateDirOf} from '../../cache/stateDir.ts';
import {runConfig} from '../../bundle/config/runConfig.ts';
import {openSiteCache} from '../../cache/siteCache.ts';
import {loadConfig} from '../../config/loadConfig.ts';
import {createOwnership} from '../../output/emit/manifest.ts';
import {createBodies} from '../../serve/bodies.ts';
import {hasKnownHost, refuseHost} from '../../serve/knownHost.ts';
import {createStaticHandler} from '../../serve/staticHandler.ts';
import {ADDRESS_OPTIONS, readAddress, serveUntilStopped} from '../commandLine/address.ts';
import type {Command} from '../commandLine/command.ts';
import {outputOf} from '../tools/outputOf.ts';

const DEFAULT_PORT = 4173;

export const serveCommand: Command = {
  name: 'serve',
  summary: ['在本机打开生成好的网站', 'serve the built site on this machine'],
  help: [
    `wuya serve [文件夹] [--port 端口] [--host 地址] [--out 文件夹]

像静态主机那样提供生成好的网站：压缩、404 页、缓存。端口被占用时换下一个。

  --port   默认 ${DEFAULT_PORT}
  --host   默认 127.0.0.1，只回答 localhost、IP 地址和站点自己的域名；写了就回答所有主机名
  --out    输出的文件夹，默认是站点里的 dist`,
    `wuya serve [folder] [--port port] [--host address] [--out folder]

Serves the built site as a static host does: compression, 404 page, caching. If the port is taken, the next free one is used.

  --port   default ${DEFAULT_PORT}
  --host   default 127.0.0.1, which answers as localhost, IP address or host of the site; if set, as any host
  --out    output folder, default dist in the site`,
  ],
  options: {...ADDRESS_OPTIONS, out: {type: 'string'}},
  async run({dir, values, terminal}) {
    const root = resolve(dir);
    const {config} = await loadConfig(root, openSiteCache(root), {run: runConfig});
    const outDir = outputOf(root, values);
    if (!existsSync(join(outDir, '404.html'))) {
      terminal.complain([
        `${outDir} 里没有生成好的网站，请先运行 wuya build。`,
        `There is no built site in ${outDir}: run wuya build first.`,
      ]);
      return 1;
    }
    const stateDir = outputStateDirOf(root, outDir);
    const handle = createStaticHandler(outDir, config.baseUrl, {
      isPublished: createOwnership(stateDir),
      bodies: createBodies({shrinks: true}),
    });
    // With --host, who starts the server says by which names it is reached.
    const isOpen = values['host'] !== undefined;
    const siteHosts = [new URL(config.url).hostname];
    const server = createServer((request, response) => {
      if (!isOpen && !hasKnownHost(request, siteHosts)) return refuseHost(response, config.locale);
      handle(request, response).catch((error: unknown) => {
        console.error(error);
        // Less than was announced: an end would let the reader take it for the whole.
        if (response.headersSent) response.destroy();
        else response.writeHead(500).end();
      });
    });
    await serveUntilStopped(server, {
      wanted: readAddress(values, DEFAULT_PORT),
      path: config.baseUrl,
      terminal,
    });
    return 0;
  },
};
