import {relative} from 'node:path';
import {build} from '../build/build.ts';
import {makeBundleApart} from '../bundle/bundleProcess.ts';
import {formatDiagnostic} from '../errors/format.ts';
import type {Command} from './command.ts';
import {createProgress} from './progress.ts';

/** `1536` → `1.5 KB`. */
export function formatBytes(bytes: number): string {
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
  summary: '生成静态网站 build the static site',
  help: `wuya build [文件夹 folder] [--out 文件夹 folder]

读取笔记，写出静态网站；没有变的文件不会重写。有错误时上一次的结果原样保留。
Reads the notes and writes the static site; files that did not change are not touched.

  --out    输出的文件夹，默认是站点里的 dist  output folder, default dist in the site`,
  options: {out: {type: 'string'}},
  async run(dir, values) {
    const started = performance.now();
    const progress = createProgress(process.stderr);
    try {
      const result = await build({dir, outDir: values['out'] as string | undefined, onProgress: progress.onProgress, makeBundle: makeBundleApart});
      progress.end();
      for (const diagnostic of result.diagnostics) console.error(`${formatDiagnostic(diagnostic)}\n`);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(
        [
          `${result.pageCount} 页 pages，${seconds} s，${formatBytes(result.sizeBytes)}，${result.fileCount} 个文件 files → ${relative('.', result.outDir) || '.'}`,
          `重写 written ${result.writtenCount}，移除 removed ${result.removedCount}；沿用 reused：${result.reusedArticleCount} 篇编译 compiled，${result.reusedPageCount} 页 pages${result.isBundleReused ? '，客户端 client' : ''}`,
        ].join('\n'),
      );
      return 0;
    } finally {
      progress.end();
    }
  },
};
