import {relative} from 'node:path';
import {build} from '../../build/build.ts';
import {createBundlesApart} from '../../bundle/make/bundleProcess.ts';
import {type Command, NOTHING_WRITTEN} from '../commandLine/command.ts';
import {printBriefly, printWait} from '../terminal/printDiagnostics.ts';
import {countNoun} from '../terminal/countNoun.ts';
import {summarizeForeign} from '../terminal/diagnosticList.ts';
import {createProgress} from '../terminal/progress.ts';

/** Formats a size in bytes: `1536` → `1.5 KB`. */
function formatBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit++;
  }
  return `${unit === 0 ? value : value.toFixed(1)} ${units[unit]}`;
}

export const buildCommand: Command = {
  name: 'build',
  leftover: NOTHING_WRITTEN,
  summary: ['生成静态网站', 'build the static site'],
  help: [
    `wuya build [文件夹] [--out 文件夹] [--swap] [--portable]

读取笔记，写出静态网站；没有变的文件不会重写。有错误时上一次的结果原样保留。

  --out       输出的文件夹，默认是站点里的 dist
  --swap      输出是一个链接，整个换成新的，一步完成：读者只见旧的或新的
  --portable  写出 dist-portable：不用服务器，双击 index.html 就能读、能搜，放在任何路径下都行

环境变量 WUYA_URL 与 WUYA_BASE_URL 代替配置里的 url 与 baseUrl。`,
    `wuya build [folder] [--out folder] [--swap] [--portable]

Reads the notes and writes the static site; unchanged files are not written again.
If there is an error, the last good output stays as it is.

  --out       output folder, default dist in the site
  --swap      make the output a link and switch it in one step: readers see either the old site or the new one
  --portable  write dist-portable: open its index.html with a double click; reading and search need no server, under any path

The environment variables WUYA_URL and WUYA_BASE_URL replace url and baseUrl of the config.`,
  ],
  options: {out: {type: 'string'}, swap: {type: 'boolean'}, portable: {type: 'boolean'}},
  async run({dir, values, terminal}) {
    const started = performance.now();
    const progress = createProgress(process.stderr, terminal);
    try {
      const result = await build({
        dir,
        outDir: values['out'] as string | undefined,
        swap: values['swap'] === true,
        isPortable: values['portable'] === true,
        onProgress: progress.onProgress,
        onWait: printWait(terminal),
        makeBundle: createBundlesApart(),
      });
      progress.end();
      printBriefly(result.diagnostics, terminal);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const size = formatBytes(result.sizeBytes);
      const out = relative('.', result.outDir) || '.';
      terminal.print([
        `${result.pageCount} 页，${seconds} 秒，${size}，${result.fileCount} 个文件 → ${out}
重写 ${result.writtenCount}，移除 ${result.removedCount}；沿用 ${result.reusedArticleCount} 篇编译、${result.reusedPageCount} 页${result.isBundleReused ? '、客户端' : ''}`,
        `${countNoun(result.pageCount, 'page')}, ${seconds} s, ${size}, ${countNoun(result.fileCount, 'file')} → ${out}
written ${result.writtenCount}, removed ${result.removedCount}; reused ${countNoun(result.reusedArticleCount, 'compiled note')}, ${countNoun(result.reusedPageCount, 'page')}${result.isBundleReused ? ', the client' : ''}`,
      ]);
      if (result.leftOutCount !== undefined)
        terminal.print(
          summarizeForeign(result.diagnostics, {
            pageCount: result.pageCount,
            leftOutCount: result.leftOutCount,
          }),
        );
      return 0;
    } finally {
      progress.end();
    }
  },
};
