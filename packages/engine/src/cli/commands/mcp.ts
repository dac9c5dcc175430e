import type {Command} from '../commandLine/command.ts';
import {withLogsToStderr} from '../terminal/logsToStderr.ts';
import {openBuiltSite} from '../tools/openBuiltSite.ts';
import {StopError} from '../commandLine/stop.ts';
import {readVersion} from '../commandLine/version.ts';

const NOT_INSTALLED = [
  'wuya mcp 需要 @modelcontextprotocol/sdk，这里没有装。请运行：npm install -D @modelcontextprotocol/sdk',
  'wuya mcp needs @modelcontextprotocol/sdk, which is not installed. Run: npm install -D @modelcontextprotocol/sdk',
] as const;

/**
 * Loads the protocol; undefined where its package is not installed. It is an optional peer: with what it needs it is half of
 * all packages of a site (103 of 191, 25 of 133 MB; 1.32.2, 2026-11).
 */
async function loadProtocol() {
  try {
    const [{StdioServerTransport}, {createMcpServer}, {answerUntilEnd}] = await Promise.all([
      import('@modelcontextprotocol/sdk/server/stdio.js'),
      import('../tools/mcpServer.ts'),
      import('../tools/answerUntilEnd.ts'),
    ]);
    return {StdioServerTransport, answerUntilEnd, createMcpServer};
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  const {code, message} = error as NodeJS.ErrnoException;
  return code === 'ERR_MODULE_NOT_FOUND' && message.includes('@modelcontextprotocol/sdk');
}

export const mcpCommand: Command = {
  name: 'mcp',
  summary: ['让 AI 助手搜索和阅读站点', 'let AI assistants search and read the site'],
  help: [
    `wuya mcp [文件夹] [--locale 语言] [--out 文件夹]

在标准输入输出上说 Model Context Protocol：搜索、读一页的 Markdown、列出各个部分。先运行 wuya build；
重新生成后自动换成新的。

  --locale 没有指明语言时用哪一种，默认是站点的第一种
  --out    输出的文件夹，默认是站点里的 dist

要先装上协议：npm install -D @modelcontextprotocol/sdk`,
    `wuya mcp [folder] [--locale language] [--out folder]

Speaks the Model Context Protocol over standard input and output: search, read a page's Markdown, list sections.
Run wuya build first; new builds are used at once.

  --locale language, if the request names none; default the first of the site
  --out    output folder, default dist in the site

Install the protocol first: npm install -D @modelcontextprotocol/sdk`,
  ],
  options: {locale: {type: 'string'}, out: {type: 'string'}},
  async run({dir, values, terminal}) {
    // A client reads the protocol there, and no line that a configuration prints.
    const built = await withLogsToStderr(terminal, () => openBuiltSite(dir, values));
    if (!built.site) {
      terminal.complain(built.missing);
      return 1;
    }
    const protocol = await loadProtocol();
    if (protocol === undefined) {
      terminal.complain(NOT_INSTALLED);
      return 1;
    }
    const server = protocol.createMcpServer(built.site, readVersion());
    const transport = new protocol.StdioServerTransport();
    const {stdin: input, stdout: output} = process;
    const reason = await protocol.answerUntilEnd(server, {transport, input, output});
    if (reason !== undefined)
      throw new StopError([`会话断了：${reason}`, `The session has ended: ${reason}`]);
    return 0;
  },
};
