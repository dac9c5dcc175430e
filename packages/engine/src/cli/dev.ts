import {startDevServer} from '../dev/server.ts';
import {ADDRESS_OPTIONS, printAddress, readAddress, waitForStop} from './address.ts';
import type {Command} from './command.ts';

const DEFAULT_PORT = 3000;

export const devCommand: Command = {
  name: 'dev',
  summary: '边写边看 write and watch',
  help: `wuya dev [文件夹 folder] [--port 端口] [--host 地址]

打开哪一页就渲染哪一页；保存笔记，浏览器立刻更新，位置不动。
Renders pages as they are asked for; a saved note shows at once, the scroll position kept.

  --port   默认 ${DEFAULT_PORT}  default ${DEFAULT_PORT}
  --host   默认 127.0.0.1  default 127.0.0.1`,
  options: ADDRESS_OPTIONS,
  async run(dir, values) {
    const wanted = readAddress(values, DEFAULT_PORT);
    const server = await startDevServer({dir, ...wanted, log: (text) => console.log(text)});
    printAddress(wanted, server.port, server.url);
    await waitForStop();
    await server.close();
    return 0;
  },
};
