import {startDevServer} from '../dev/server.ts';
import {type Command, readPort} from './command.ts';

const DEFAULT_PORT = 3000;

export const devCommand: Command = {
  name: 'dev',
  summary: '边写边看 write and watch',
  help: `wuya dev [文件夹 folder] [--port 端口] [--host 地址]

打开哪一页就渲染哪一页；保存笔记，浏览器立刻更新，位置不动。
Renders pages as they are asked for; a saved note shows at once, the scroll position kept.

  --port   默认 ${DEFAULT_PORT}  default ${DEFAULT_PORT}
  --host   默认 127.0.0.1  default 127.0.0.1`,
  options: {port: {type: 'string'}, host: {type: 'string'}},
  async run(dir, values) {
    const wanted = readPort(values['port'], DEFAULT_PORT);
    const host = values['host'] === undefined ? '127.0.0.1' : String(values['host']);
    const server = await startDevServer({dir, port: wanted, host, log: (text) => console.log(text)});
    if (server.port !== wanted && wanted !== 0) console.log(`端口 ${wanted} 已被占用，改用 ${server.port}。Port ${wanted} is taken, using ${server.port}.`);
    console.log(server.url);
    await new Promise<void>((done) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
    });
    await server.close();
    return 0;
  },
};
