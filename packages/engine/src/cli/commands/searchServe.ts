import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {join, resolve} from 'node:path';
import {META_FILE} from '@wuya/search';
import {createSearchHandler, createServedIndex} from '@wuya/search/serve';
import {runConfig} from '../../bundle/config/runConfig.ts';
import {openSiteCache} from '../../cache/siteCache.ts';
import {loadConfig} from '../../config/loadConfig.ts';
import {SEARCH_DIR} from '../../config/searchDir.ts';
import {toNodeHandler} from '../../serve/webHandler.ts';
import {ADDRESS_OPTIONS, readAddress, serveUntilStopped} from '../commandLine/address.ts';
import type {Command} from '../commandLine/command.ts';
import {outputOf} from '../tools/outputOf.ts';

const DEFAULT_PORT = 4280;
/** The body of a search is small; a client that takes longer to send it only occupies a connection. */
const REQUEST_TIMEOUT_MS = 10_000;

export const searchServeCommand: Command = {
  name: 'search serve',
  summary: ['把生成好的索引作为搜索服务', 'answer searches from the built index over HTTP'],
  help: [
    `wuya search serve [文件夹] [--port 端口] [--host 地址] [--out 文件夹]

用 Algolia 协议回答搜索，索引是 wuya build 写出的 ${SEARCH_DIR}；重新生成后自动换成新的。
search.provider 里写了 appId、apiKey、indexName 时，只回答它们。GET /health 看它是否活着。
站点有几种语言时，其余语言的索引名后面加上语言：wuya-en。

  --port   默认 ${DEFAULT_PORT}
  --host   默认 127.0.0.1
  --out    输出的文件夹，默认是站点里的 dist`,
    `wuya search serve [folder] [--port port] [--host address] [--out folder]

Answers searches in Algolia's protocol, from the ${SEARCH_DIR} that wuya build wrote; new builds are used at once.
If search.provider is set, only its appId, apiKey and indexName are accepted. GET /health shows that the server runs.
If the site has several languages, the index names of the others end in the language: wuya-en.

  --port   default ${DEFAULT_PORT}
  --host   default 127.0.0.1
  --out    output folder, default dist in the site`,
  ],
  options: {...ADDRESS_OPTIONS, out: {type: 'string'}},
  async run({dir, values, terminal}) {
    const root = resolve(dir);
    const {config} = await loadConfig(root, openSiteCache(root), {run: runConfig});
    const outDir = outputOf(root, values);
    const folder = join(outDir, SEARCH_DIR);
    if (!existsSync(join(folder, META_FILE))) {
      terminal.complain([
        `${folder} 里没有索引。请运行 wuya build；search.provider 要么不写，要么写上 hosts。`,
        `There is no index in ${folder}. Run wuya build, with search.provider left out or with its hosts.`,
      ]);
      return 1;
    }
    const {provider} = config.search;
    const {
      appId = '',
      apiKey = '',
      indexName = 'wuya',
    } = typeof provider === 'string' ? {} : provider;
    const indexIn = (at: string) =>
      createServedIndex({readFile: (name) => readFile(join(at, SEARCH_DIR, name))});
    const [, ...others] = config.i18n?.languages ?? [];
    const handle = toNodeHandler(
      createSearchHandler({
        indexes: {
          [indexName]: indexIn(outDir),
          ...Object.fromEntries(
            others.map(({name, path}) => [`${indexName}-${name}`, indexIn(join(outDir, path))]),
          ),
        },
        ...(appId !== '' && {appId}),
        ...(apiKey !== '' && {apiKeys: [apiKey]}),
        onError: (error) => console.error(error),
      }),
    );
    const server = createServer(
      {requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: REQUEST_TIMEOUT_MS},
      (request, response) => {
        handle(request, response).catch((error: unknown) => {
          if (!request.destroyed) console.error(error);
          response.destroy();
        });
      },
    );
    await serveUntilStopped(server, {
      wanted: readAddress(values, DEFAULT_PORT),
      path: '/',
      terminal,
    });
    return 0;
  },
};
