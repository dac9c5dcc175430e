import {relative, resolve} from 'node:path';
import {checkSite} from '../build/check.ts';
import {mendFiles} from '../check/mend.ts';
import type {Diagnostic} from '../errors/diagnostic.ts';
import {formatDiagnostic, formatPlace} from '../errors/format.ts';
import type {Command} from './command.ts';
import {createProgress} from './progress.ts';

const count = (diagnostics: readonly Diagnostic[], level: Diagnostic['level']): number => diagnostics.filter((d) => d.level === level).length;

/** What a writer can do next: build as it is, build with remarks, or mend so many files first. */
export interface Verdict {
  readonly kind: 'runs' | 'runsWithNotices' | 'needsEdits';
  /** Files with errors. */
  readonly fileCount: number;
}

export function judge(diagnostics: readonly Diagnostic[]): Verdict {
  const files = new Set(diagnostics.filter(({level}) => level === 'error').map(({place}) => place?.file ?? ''));
  return {kind: files.size > 0 ? 'needsEdits' : diagnostics.length > 0 ? 'runsWithNotices' : 'runs', fileCount: files.size};
}

/** The last lines of a check, Chinese and English: how many problems there are, and whether the site builds. */
export function summarize(diagnostics: readonly Diagnostic[], noteCount: number): string {
  const [errors, warnings, notices] = [count(diagnostics, 'error'), count(diagnostics, 'warning'), count(diagnostics, 'notice')];
  const mendable = diagnostics.filter(({fix}) => fix).length;
  const {kind, fileCount} = judge(diagnostics);
  const lines = [
    diagnostics.length === 0
      ? `检查了 ${noteCount} 篇，没有发现问题。Checked ${noteCount}, no problem found.`
      : `检查了 ${noteCount} 篇：${errors} 个错误，${warnings} 个警告，${notices} 个提示。Checked ${noteCount}: ${errors} errors, ${warnings} warnings, ${notices} notices.`,
    ...(kind === 'needsEdits' ? [`要先改 ${fileCount} 个文件才能生成。Needs edits in ${fileCount} ${fileCount === 1 ? 'file' : 'files'}.`] : []),
    ...(kind === 'runsWithNotices' ? [`可以生成，有 ${diagnostics.length} 处提醒。Runs with ${diagnostics.length} ${diagnostics.length === 1 ? 'notice' : 'notices'}.`] : []),
    ...(mendable > 0 ? [`其中 ${mendable} 个可以自动改好：wuya check --fix。${mendable} of them can be mended: wuya check --fix.`] : []),
  ];
  return lines.join('\n');
}

export const checkCommand: Command = {
  name: 'check',
  summary: '检查笔记，不写出网站 check the notes, write no site',
  help: `wuya check [文件夹 folder] [--fix] [--json]

找出生成时会发现的所有问题，按文件和行排列；只有错误使退出码为 1。
Finds every problem a build would find, sorted by file and line; only errors end with 1.

  --fix    改好不需要判断的：链接的大小写、移走而文件名唯一的文件、.mdx 里 HTML 的写法。替代文字只有写的人
           知道，不会代写。
           mend what needs no judgement: the case of a link, a moved file whose name is unique, HTML in .mdx.
           Alternative texts are for their author to write.
  --json   以 JSON 输出 print JSON`,
  options: {fix: {type: 'boolean'}, json: {type: 'boolean'}},
  async run(dir, values) {
    const progress = createProgress(process.stderr);
    const onProgress = values['json'] ? () => undefined : progress.onProgress;
    let result = await checkSite(dir, onProgress);
    const mended = values['fix'] ? mendFiles(resolve(dir), result.diagnostics) : [];
    if (mended.length > 0) result = await checkSite(dir, onProgress);
    if (!values['json']) progress.end();
    const {diagnostics, noteCount} = result;
    const hasErrors = count(diagnostics, 'error') > 0;
    if (values['json']) {
      const counts = {error: count(diagnostics, 'error'), warning: count(diagnostics, 'warning'), notice: count(diagnostics, 'notice')};
      console.log(JSON.stringify({noteCount, counts, verdict: judge(diagnostics), mended: mended.map(({code, place, fix}) => ({code, place, fix})), diagnostics}, null, 2));
      return hasErrors ? 1 : 0;
    }
    for (const {place, fix} of mended) console.log(`改好 mended ${formatPlace({...place!, file: relative('.', resolve(dir, place!.file))})}  ${fix!.written} → ${fix!.replacement}`);
    for (const diagnostic of diagnostics) console.log(`${formatDiagnostic(diagnostic)}\n`);
    console.log(summarize(diagnostics, noteCount));
    return hasErrors ? 1 : 0;
  },
};
