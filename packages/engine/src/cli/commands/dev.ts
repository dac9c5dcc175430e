import {optimizeApart} from '../../bundle/dev/optimizeApart.ts';
import {keepServerSmall} from '../../bundle/modules/smallProcess.ts';
import {bundlingFolderOf} from '../../config/workingFolder.ts';
import {compileApart} from '../../dev/compileApart.ts';
import {startRenewedServer} from '../../dev/renewedServer.ts';
import {
  ADDRESS_OPTIONS,
  orStop,
  printAddress,
  readAddress,
  waitForStop,
} from '../commandLine/address.ts';
import type {Command} from '../commandLine/command.ts';
import {openBrowser} from './openBrowser.ts';

const DEFAULT_PORT = 3000;

export const devCommand: Command = {
  name: 'dev',
  leftover: [
    '开发服务器没有在运行；改好以后再运行 wuya dev。',
    'the development server is not running; correct them and run wuya dev again.',
  ],
  summary: ['边写边看', 'write and watch'],
  help: [
    `wuya dev [文件夹] [--port 端口] [--host 地址] [--open]

打开哪一页就渲染哪一页；保存笔记，浏览器立刻更新，位置不动。

  --port   默认 ${DEFAULT_PORT}
  --host   默认 127.0.0.1；0.0.0.0 让同一网络里的手机也能打开
  --open   打开浏览器`,
    `wuya dev [folder] [--port port] [--host address] [--open]

Renders a page when you open it; a saved note shows at once, at the same scroll position.

  --port   default ${DEFAULT_PORT}
  --host   default 127.0.0.1; with 0.0.0.0 phones in the same network can open it too
  --open   open the browser`,
  ],
  options: {...ADDRESS_OPTIONS, open: {type: 'boolean'}},
  async run({dir, values, terminal}) {
    const wanted = readAddress(values, DEFAULT_PORT);
    const startMs = performance.now();
    keepServerSmall();
    terminal.print(['读取站点……', 'Reading the site …']);
    const folder = bundlingFolderOf(dir);
    if (folder !== undefined) process.chdir(folder);
    const server = await orStop(wanted, () =>
      startRenewedServer({
        dir: folder ?? dir,
        ...wanted,
        log: (words) => terminal.print(words),
        format: (diagnostic) => terminal.format(diagnostic),
        compileNotes: compileApart,
        optimizeModules: optimizeApart,
      }),
    );
    const path = server.url.slice(server.url.indexOf('/', 'http://'.length));
    const url = printAddress(terminal, {wanted, port: server.port, path});
    const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
    terminal.print([
      `${seconds} 秒后就绪；保存文件就会更新，Ctrl+C 结束。`,
      `Ready in ${seconds} s; saved files show at once, Ctrl+C ends.`,
    ]);
    if (values['open']) openBrowser(url, terminal);
    await Promise.race([waitForStop(), server.failed]);
    await server.close();
    return 0;
  },
};
