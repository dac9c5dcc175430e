import {relative, resolve} from 'node:path';
import {checkSite} from '../../build/check.ts';
import {writeTranslationRecords} from '../../build/recordTranslations.ts';
import {fixFiles} from '../../site/problems/fixFiles.ts';
import type {Diagnostic, Fix} from '../../errors/diagnostic.ts';
import {leadToExplanations} from '../../errors/explained/lead.ts';
import {formatPlace} from '../../errors/format.ts';
import type {Words} from '../../errors/language.ts';
import type {Command} from '../commandLine/command.ts';
import {adviseToLoosen} from '../terminal/diagnosticList.ts';
import {printByFile} from '../terminal/printDiagnostics.ts';
import {countNoun} from '../terminal/countNoun.ts';
import {createProgress} from '../terminal/progress.ts';

const count = (diagnostics: readonly Diagnostic[], level: Diagnostic['level']): number =>
  diagnostics.filter((d) => d.level === level).length;

/** The result of a check: the site builds, builds with notices, or needs edits in so many files first. */
interface Verdict {
  readonly kind: 'runs' | 'runsWithNotices' | 'needsEdits';
  /** Files with errors. */
  readonly fileCount: number;
}

/** Judges a site by its problems: whether it can be built, and how many files need an edit before. */
export function toVerdict(diagnostics: readonly Diagnostic[]): Verdict {
  const files = new Set(
    diagnostics.filter(({level}) => level === 'error').map(({place}) => place?.file ?? ''),
  );
  return {
    kind: files.size > 0 ? 'needsEdits' : diagnostics.length > 0 ? 'runsWithNotices' : 'runs',
    fileCount: files.size,
  };
}

/** Writes the last lines of a check: how many problems there are, and whether the site builds. */
export function summarize(diagnostics: readonly Diagnostic[], noteCount: number): Words {
  const [errors, warnings, notices] = [
    count(diagnostics, 'error'),
    count(diagnostics, 'warning'),
    count(diagnostics, 'notice'),
  ];
  const fixable = diagnostics.filter(({fix}) => fix).length;
  const {kind, fileCount} = toVerdict(diagnostics);
  const found: Words =
    diagnostics.length === 0
      ? [`检查了 ${noteCount} 篇，没有发现问题。`, `Checked ${noteCount}, no problem found.`]
      : [
          `检查了 ${noteCount} 篇：${errors} 个错误，${warnings} 个警告，${notices} 个提示。`,
          `Checked ${noteCount}: ${countNoun(errors, 'error')}, ${countNoun(warnings, 'warning')}, ${countNoun(notices, 'notice')}.`,
        ];
  const verdicts: Readonly<Record<Verdict['kind'], readonly Words[]>> = {
    runs: [],
    needsEdits: [
      [`要先改 ${fileCount} 个文件才能生成。`, `Needs edits in ${countNoun(fileCount, 'file')}.`],
    ],
    runsWithNotices: [
      [
        `可以生成，有 ${diagnostics.length} 处提醒。`,
        `Builds as it is, with ${countNoun(diagnostics.length, 'remark')}.`,
      ],
    ],
  };
  const fixes: readonly Words[] =
    fixable === 0
      ? []
      : [
          [
            `其中 ${fixable} 个可以自动改好：wuya check --fix。`,
            `${fixable} of them can be fixed by wuya check --fix.`,
          ],
        ];
  const advice = adviseToLoosen(diagnostics);
  const lines = [found, ...verdicts[kind], ...(advice ? [advice] : []), ...fixes];
  return [lines.map(([zh]) => zh).join('\n'), lines.map(([, en]) => en).join('\n')];
}

export const checkCommand: Command = {
  name: 'check',
  summary: ['检查笔记，不写出网站', 'check the notes, write no site'],
  help: [
    `wuya check [文件夹] [--fix] [--orphans] [--translated] [--json]

找出生成时会发现的所有问题，按文件和行排列，每个文件最多列 100 处；只有错误使退出码为 1。

  --fix    改好不需要判断的：链接的大小写、移走而文件名唯一的文件、.mdx 里 HTML 的写法；改过名或移过
           位置的笔记，旧地址写进 redirect_from。替代文字只有写的人知道，不会代写。
  --orphans
           说出别的笔记都没有提到的笔记；写了 markdown.wikiLinks 的站点不加它也说
  --translated
           记下每篇译文所依据的原文（i18n/<语言>/originals.json）；以后原文改了而译文没有改，会指出来
  --json   以 JSON 输出全部，中文与英文都在里面`,
    `wuya check [folder] [--fix] [--orphans] [--translated] [--json]

Finds every problem a build would find, sorted by file and line, and lists at most 100 of a file. The exit code is 1 only if
there are errors.

  --fix    fix what needs no decision: upper and lower case in links, links to a moved file with a unique name, HTML in .mdx;
           old addresses of renamed or moved notes are written into redirect_from. Alternative texts are left to you.
  --orphans
           also list the notes that no other note links to; with markdown.wikiLinks this is on by default
  --translated
           record the original of each translation (i18n/<language>/originals.json); later, translations whose original
           has changed since are reported
  --json   print all as JSON, with Chinese and English texts`,
  ],
  options: {
    fix: {type: 'boolean'},
    orphans: {type: 'boolean'},
    translated: {type: 'boolean'},
    json: {type: 'boolean'},
  },
  async run({dir, values, terminal}) {
    const progress = createProgress(process.stderr, terminal);
    const onProgress = values['json'] ? () => undefined : progress.onProgress;
    if (values['translated']) terminal.complain(sayRecorded(await writeTranslationRecords(dir)));
    const orphans = values['orphans'] ? true : undefined;
    let result = await checkSite(dir, {onProgress, orphans});
    const fixed = values['fix'] ? fixFiles(resolve(dir), result.diagnostics) : [];
    if (fixed.length > 0) result = await checkSite(dir, {onProgress, orphans});
    if (!values['json']) progress.end();
    const {diagnostics, noteCount} = result;
    const hasErrors = count(diagnostics, 'error') > 0;
    if (values['json']) {
      const counts = {
        error: count(diagnostics, 'error'),
        warning: count(diagnostics, 'warning'),
        notice: count(diagnostics, 'notice'),
      };
      terminal.print(
        JSON.stringify(
          {
            noteCount,
            counts,
            verdict: toVerdict(diagnostics),
            fixed: fixed.map(({code, place, fix}) => ({code, place, fix})),
            diagnostics,
          },
          null,
          2,
        ),
      );
      return hasErrors ? 1 : 0;
    }
    for (const {place, fix} of fixed)
      terminal.print(
        `${terminal.pick(['改好', 'fixed'])} ${formatPlace({...place!, file: relative('.', resolve(dir, place!.file))})}  ${showFix(fix!)}`,
      );
    printByFile(diagnostics, terminal, (words) => terminal.print(words));
    const lead = leadToExplanations(diagnostics);
    if (lead) terminal.print([`${lead[0]}\n`, `${lead[1]}\n`]);
    terminal.print(summarize(diagnostics, noteCount));
    return hasErrors ? 1 : 0;
  },
};

/** Says where it was recorded what translations were made from; that there are none is told to who asks for it. */
function sayRecorded(files: readonly string[]): Words {
  return files.length === 0
    ? [
        '没有译文可记：译文放在 i18n/语言/ 里，语言写进配置的 i18n.locales。',
        'There are no translations to record: they go below i18n/LANGUAGE/, with the language in i18n.locales of the configuration.',
      ]
    : [`译文依据的原文记在 ${files.join('、')}。`, `Originals recorded in ${files.join(', ')}.`];
}

/** Shows in one line what a fix changes; what is new, as a front matter, without the marks around it. */
export const showFix = ({written, replacement}: Fix): string =>
  written === ''
    ? `+ ${replacement
        .split('\n')
        .filter((line) => !/^(?:---)?\s*$/.test(line))
        .join('; ')}`
    : `${written} → ${replacement}`;
