import {createInterface} from 'node:readline/promises';
import {append} from '../../cache/append.ts';
import {type Diagnostic, sortDiagnostics} from '../../errors/diagnostic.ts';
import {createSampleSources} from '../../article/samples/siteFiles.ts';
import {openSite} from '../../site/site.ts';
import type {Command} from '../commandLine/command.ts';
import {createBox} from '../run/box.ts';
import type {RunContext, SampledNote} from '../run/runNote.ts';
import {compareNote, findSampledNotes, isStale, recordNote} from '../run/runSite.ts';
import {createVersionLookup} from '../run/tools.ts';
import {findSandbox} from '../run/sandbox.ts';
import type {Terminal} from '../terminal/terminal.ts';

export const runCommand: Command = {
  name: 'run',
  summary: ['运行笔记里的代码，记下结果', 'run the code of notes and record what it prints'],
  help: [
    `wuya run [文件夹] [--all] [--check] [--yes]

运行标明 run 的代码块（js、ts、python、sh、bash、sql，别的语言在配置的 run.commands 里写命令），把结果记在笔记旁边的
*.outputs.json 里。代码、它用到的文件、程序的版本都没有变的，不再运行。先列出要运行什么，问过才运行。

每篇笔记有一个临时文件夹，代码块的标题是里面的文件名；时间、内存、输出、进程都有限制。Linux 上没有网络，只能写这个
文件夹；别的系统做不到时会说明。代码以你的身份运行，读得到你读得到的文件：别人的笔记，先看再运行。

  --all    全部重新运行
  --check  全部重新运行，与记下的比较，什么也不写；不同时退出码为 1，用在 CI 里
  --yes    不问就运行`,
    `wuya run [folder] [--all] [--check] [--yes]

Runs the code blocks marked run (js, ts, python, sh, bash, sql; for others, set run.commands in the config) and records what
they print in *.outputs.json next to the note. A block is not run again if its code, the files it uses and the version of its
program have not changed. The command lists what it will run and asks first.

Each note has its own temporary folder, where the title of a code block is its file name. Time, memory, output and processes are
limited. On Linux there is no network, and only that folder can be written; other systems cannot do this, and the command says
so. The code runs as you and can read what you can read: look at other people's notes before you run them.

  --all    run all again
  --check  run all again, compare with the recorded outputs, write nothing; the exit code is 1 if they differ, for CI
  --yes    run without asking`,
  ],
  options: {all: {type: 'boolean'}, check: {type: 'boolean'}, yes: {type: 'boolean'}},
  async run({dir, values, terminal}) {
    if (process.platform === 'win32') {
      terminal.complain([
        'Windows 上不能这样运行；请在 WSL 里运行 wuya run。',
        'This does not work on Windows itself; run wuya run in WSL.',
      ]);
      return 1;
    }
    const site = await openSite(dir, {isProduction: false});
    try {
      const versionOf = createVersionLookup();
      const options = site.config.run;
      const all = await findSampledNotes(site);
      const notes: SampledNote[] = [];
      for (const note of all)
        if (
          values['all'] ||
          values['check'] ||
          (await isStale(site.dir, note, {options, versionOf}))
        )
          notes.push(note);
      if (notes.length === 0) {
        terminal.print(
          all.length === 0
            ? ['没有标明 run 的代码。', 'No code is marked run.']
            : [
                '记下的结果都是新的，没有运行什么。',
                'All recorded outputs are up to date; nothing was run.',
              ],
        );
        return 0;
      }
      const sandbox = await findSandboxOf(site.dir);
      announce(notes, sandbox.isClosed, terminal);
      if (!values['yes'] && !(await agree(terminal))) return 1;
      const context: RunContext = {
        options,
        sources: createSampleSources(site.dir, site.config),
        sandbox,
        versionOf,
      };
      const look = values['check'] ? compareNote : recordNote;
      const found: Diagnostic[] = [];
      for (const note of notes) append(found, await look(site.dir, note, context));
      const diagnostics = sortDiagnostics(found);
      for (const diagnostic of diagnostics) terminal.print(`${terminal.format(diagnostic)}\n`);
      const failed = diagnostics.filter(({level}) => level === 'error').length;
      summarize(notes, {isCheck: values['check'] === true, count: failed}, terminal);
      return diagnostics.some(({level}) => level === 'error') ? 1 : 0;
    } finally {
      site.close();
    }
  },
};

async function findSandboxOf(dir: string): ReturnType<typeof findSandbox> {
  const box = createBox();
  try {
    return await findSandbox(box.dir, dir);
  } finally {
    box.remove();
  }
}

const runsOf = ({samples}: SampledNote) => samples.filter(({run}) => run !== 'no');
const countRuns = (notes: readonly SampledNote[]): number =>
  notes.reduce((sum, note) => sum + runsOf(note).length, 0);

/** Says what will be run, and behind which sandbox. */
function announce(notes: readonly SampledNote[], isClosed: boolean, terminal: Terminal): void {
  const count = countRuns(notes);
  terminal.print([
    `要运行 ${notes.length} 篇笔记里的 ${count} 段代码：`,
    `Code to run: ${count} in ${notes.length} ${notes.length === 1 ? 'note' : 'notes'}:`,
  ]);
  for (const note of notes)
    for (const {line, language, path} of runsOf(note))
      terminal.print(`  ${note.file}:${line}  ${[language, path].filter(Boolean).join(' ')}`);
  terminal.print(
    isClosed
      ? [
          '没有网络，只能写临时文件夹。',
          'There is no network for it, and it can write to its temporary folder alone.',
        ]
      : [
          '这台机器上不能断开网络，也不能拦住它写别的文件夹。',
          'On this machine it cannot be kept from the network, nor from writing to other folders.',
        ],
  );
}

/** Asks whether to go on; without somebody to ask, only `--yes` does. */
async function agree(terminal: Terminal): Promise<boolean> {
  if (!process.stdin.isTTY) {
    terminal.complain(['确定要运行，加上 --yes。', 'Add --yes to run it.']);
    return false;
  }
  const reader = createInterface({input: process.stdin, output: process.stderr});
  try {
    const answer = await reader.question(terminal.pick(['运行吗？(y/N) ', 'Run it? (y/N) ']));
    return /^(?:y|yes|是|好)$/i.test(answer.trim());
  } finally {
    reader.close();
  }
}

function summarize(
  notes: readonly SampledNote[],
  {isCheck, count}: {readonly isCheck: boolean; readonly count: number},
  terminal: Terminal,
): void {
  const runs = countRuns(notes);
  const rest =
    count === 0 ? (['', ''] as const) : ([`，${count} 个问题`, `, problems: ${count}`] as const);
  terminal.print(
    isCheck
      ? [`重新运行了 ${runs} 段代码${rest[0]}。`, `Run again: ${runs}${rest[1]}.`]
      : [`运行了 ${runs} 段代码${rest[0]}。`, `Run: ${runs}${rest[1]}.`],
  );
}
