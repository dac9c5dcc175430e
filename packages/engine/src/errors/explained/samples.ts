import type {samplesProblems} from '../catalogue/samples.ts';
import {type Explanations, note} from './explanation.ts';

/** Explains the problems of code that is run, or taken from files. */
export const samplesExplanations: Explanations<typeof samplesProblems> = {
  'RUN-001': {
    params: {},
    why: [
      '代码块写了 `run`，旁边的 `*.outputs.json` 里没有它的结果。',
      'The block says `run`, and `*.outputs.json` beside the note has no output of it.',
    ],
    example: note('```js run\nconsole.log(1);\n```'),
  },
  'RUN-002': {
    params: {},
    why: [
      '结果按代码的内容保存；代码或它前面的文件改了，旧的结果就不再是它的。',
      'Outputs are kept under the content of the code; once that or a file before it changes, the old output is not its own.',
    ],
  },
  'RUN-003': {
    params: {diff: '- 2\n+ 1'},
    why: [
      '代码块后面写了结果，与运行得到的不同。',
      'An output is written behind the block, and the run printed another.',
    ],
  },
  'RUN-004': {
    params: {file: '../src/a.js'},
    why: [
      '`file` 指的文件不在，或不是站点的文件。',
      'The file that `file` names is missing, or none of the site.',
    ],
    example: note('```js file="../src/a.js"\n```'),
  },
  'RUN-005': {
    params: {file: '../src/a.js', region: 'part'},
    why: ['文件里没有这个名字的 `#region`。', 'The file has no `#region` of that name.'],
  },
  'RUN-006': {
    params: {file: '../src/a.js', diff: '- a\n+ b'},
    why: [
      '笔记里抄的代码与它出自的文件已经不一样。',
      'The code in the note is no longer that of the file that it comes from.',
    ],
  },
  'RUN-007': {
    params: {},
    why: [
      '文件不是 `wuya run` 写的样子，或超过 4 MB。',
      'The file is not as `wuya run` writes it, or has more than 4 MB.',
    ],
  },
  'RUN-008': {
    params: {name: 'times', known: ['time', 'path']},
    why: [
      '`mask` 只认几个名字，这样别人的笔记不能带来很慢的匹配。',
      '`mask` knows a few names alone, so that notes of others bring no slow patterns.',
    ],
    example: note('```js run mask=times\nconsole.log(1);\n```'),
  },
  'RUN-010': {
    params: {code: 1, output: 'Error: x'},
    why: [
      '程序以错误结束，结果没有记下。',
      'The program ended with an error; its output was not recorded.',
    ],
  },
  'RUN-011': {
    params: {seconds: 10},
    why: ['代码没有在限定的时间里结束。', 'The code did not end in time.'],
  },
  'RUN-012': {
    params: {kilobytes: 64},
    why: ['代码打印得太多。', 'The code printed too much.'],
  },
  'RUN-013': {
    params: {megabytes: 512},
    why: [
      '代码和它启动的进程占用的内存太多。',
      'The code and what it started took too much memory.',
    ],
  },
  'RUN-014': {
    params: {count: 64},
    why: ['代码启动的进程太多。', 'The code started too many processes.'],
  },
  'RUN-021': {
    params: {megabytes: 256},
    why: ['代码在临时文件夹里写得太多。', 'The code wrote too much into its temporary folder.'],
  },
  'RUN-015': {
    params: {tool: 'python3'},
    why: [
      '运行这段代码的程序没有装，或不在 `PATH` 里。',
      'The program that runs the code is not installed, or not in `PATH`.',
    ],
  },
  'RUN-016': {
    params: {language: 'ruby', known: ['js', 'py']},
    why: [
      '这种语言没有内置的命令，配置里也没有写。',
      'There is no command for the language, neither of ours nor in the configuration.',
    ],
  },
  'RUN-017': {
    params: {signal: 'SIGSEGV'},
    why: ['程序崩溃，或被自己的信号结束。', 'The program crashed, or ended itself by a signal.'],
  },
  'RUN-018': {
    params: {},
    why: [
      '写了 `run=error`，程序却正常结束。',
      'The block says `run=error`, and the program ended well.',
    ],
  },
  'RUN-019': {
    params: {},
    why: [
      '记下的结果是文字，程序打印的不是 UTF-8。',
      'Recorded outputs are text, and what was printed is no UTF-8.',
    ],
  },
  'RUN-020': {
    params: {diff: '- 2\n+ 1'},
    why: [
      '`wuya run --check` 重新运行，得到的与记下的不同。',
      '`wuya run --check` ran the code again, and it printed something else.',
    ],
  },
};
