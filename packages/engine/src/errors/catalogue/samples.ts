import {entry} from './entry.ts';

const runAgain = (): readonly [string, string] => [
  '运行 wuya run，把结果记下来。',
  'Run wuya run to record it.',
];

/** Problems of code in notes that is run, or taken from files. */
export const samplesProblems = {
  'RUN-001': entry({
    level: 'warning',
    text: () => [
      '这段代码还没有运行过，没有结果可以显示。',
      'This code was not run yet: it has no output to show.',
    ],
    hint: runAgain,
  }),
  'RUN-002': entry({
    level: 'warning',
    text: () => [
      '这段代码在上次运行以后改过，记下的结果已经过时。',
      'This code was changed since it was run: its recorded output is stale.',
    ],
    hint: runAgain,
  }),
  'RUN-003': entry<{diff: string}>({
    level: 'warning',
    text: ({diff}) => [
      `写出的结果与运行的结果不同（- 写的，+ 运行的）：\n${diff}`,
      `The written output differs from that of the run (- written, + run):\n${diff}`,
    ],
    hint: () => [
      '改正写出的结果，或删掉它，页面会显示记下的；每次都变的地方用 mask 盖住。',
      'Correct the written output, or remove it and the recorded one shows; cover what changes each time with mask.',
    ],
  }),
  'RUN-004': entry<{file: string}>({
    level: 'warning',
    text: ({file}) => [
      `代码要取自 ${file}，站点里没有这个文件。`,
      `The code is to come from ${file}, which is no file of the site.`,
    ],
    hint: () => [
      '路径从笔记所在的文件夹算起，或以 @site/ 开头；站点以外、隐藏和超过 4 MB 的文件不读。',
      'Paths count from the folder of the note, or begin with @site/; files outside of the site, hidden ones and those over 4 MB are not read.',
    ],
  }),
  'RUN-005': entry<{file: string; region: string}>({
    level: 'warning',
    text: ({file, region}) => [
      `${file} 里没有叫 ${region} 的一段。`,
      `${file} has no region called ${region}.`,
    ],
    hint: ({region}) => [
      `在那个文件里用注释 #region ${region} 与 #endregion 围住它。`,
      `Put the comments #region ${region} and #endregion around it in that file.`,
    ],
  }),
  'RUN-006': entry<{file: string; diff: string}>({
    level: 'warning',
    text: ({file, diff}) => [
      `笔记里的代码与 ${file} 不同，页面显示文件里的（- 笔记，+ 文件）：\n${diff}`,
      `The code of the note differs from ${file}, whose code shows (- note, + file):\n${diff}`,
    ],
    hint: () => [
      '把笔记里的改成一样，或者删掉，只留空的代码块。',
      'Make the code of the note the same, or leave the fence empty.',
    ],
  }),
  'RUN-007': entry({
    level: 'warning',
    text: () => [
      '这个记录结果的文件读不出来，里面的结果不会显示。',
      'This file of recorded outputs cannot be read; none of them show.',
    ],
    hint: () => ['删掉它，再运行 wuya run。', 'Remove it and run wuya run again.'],
  }),
  'RUN-008': entry<{name: string; known: readonly string[]}>({
    level: 'warning',
    text: ({name}) => [`没有叫 ${name} 的 mask。`, `There is no mask called ${name}.`],
    hint: ({known}) => [
      `可以写 ${known.join('、')}；别的写进配置的 run.masks。`,
      `Known are ${known.join(', ')}; write others into run.masks of the configuration.`,
    ],
  }),
  'RUN-010': entry<{code: number; output: string}>({
    level: 'error',
    text: ({code, output}) => [
      `运行出错，退出码 ${code}：\n${output}`,
      `The run failed with the exit code ${code}:\n${output}`,
    ],
    hint: () => ['本来就该出错的，写 run=error。', 'Write run=error where it is meant to fail.'],
  }),
  'RUN-011': entry<{seconds: number}>({
    level: 'error',
    text: ({seconds}) => [
      `运行超过 ${seconds} 秒，已停下。`,
      `The run took more than ${seconds} s and was stopped.`,
    ],
    hint: () => [
      '改短它，或在配置里调大 run.timeoutSeconds。',
      'Make it shorter, or raise run.timeoutSeconds.',
    ],
  }),
  'RUN-012': entry<{kilobytes: number}>({
    level: 'error',
    text: ({kilobytes}) => [
      `输出超过 ${kilobytes} KB，已停下。`,
      `The run printed more than ${kilobytes} KB and was stopped.`,
    ],
    hint: () => ['少打印一些，或调大 run.outputKB。', 'Print less, or raise run.outputKB.'],
  }),
  'RUN-013': entry<{megabytes: number}>({
    level: 'error',
    text: ({megabytes}) => [
      `占用内存超过 ${megabytes} MB，已停下。`,
      `The run took more than ${megabytes} MB of memory and was stopped.`,
    ],
    hint: () => ['少用一些，或调大 run.memoryMB。', 'Use less, or raise run.memoryMB.'],
  }),
  'RUN-014': entry<{count: number}>({
    level: 'error',
    text: ({count}) => [
      `启动的进程超过 ${count} 个，已停下。`,
      `The run started more than ${count} processes and was stopped.`,
    ],
    hint: () => [
      '让它少启动一些进程，或去掉 run，只显示代码。',
      'Let it start fewer, or remove run to show the code alone.',
    ],
  }),
  'RUN-021': entry<{megabytes: number}>({
    level: 'error',
    text: ({megabytes}) => [
      `写出的文件超过 ${megabytes} MB，已停下。`,
      `The run wrote more than ${megabytes} MB of files and was stopped.`,
    ],
    hint: () => [
      '让它少写一些，或去掉 run，只显示代码。',
      'Let it write less, or remove run to show the code alone.',
    ],
  }),
  'RUN-015': entry<{tool: string}>({
    level: 'error',
    text: ({tool}) => [`这台机器上没有 ${tool}。`, `There is no ${tool} on this machine.`],
    hint: ({tool}) => [
      `装上 ${tool}，或去掉这段代码的 run。`,
      `Install ${tool}, or take run from this code.`,
    ],
  }),
  'RUN-016': entry<{language: string; known: readonly string[]}>({
    level: 'error',
    text: ({language, known}) => [
      `不知道怎样运行 ${language || '没有写语言的代码'}；会的有 ${known.join('、')}。`,
      `There is no command for ${language || 'code without a language'}; known are ${known.join(', ')}.`,
    ],
    hint: ({language}) => [
      `在配置里写 run: {commands: {${language || 'x'}: ['命令', '{file}']}}。`,
      `Write run: {commands: {${language || 'x'}: ['command', '{file}']}} in the configuration.`,
    ],
  }),
  'RUN-017': entry<{signal: string}>({
    level: 'error',
    text: ({signal}) => [
      `运行被信号 ${signal} 打断。`,
      `The run was ended by the signal ${signal}.`,
    ],
    hint: () => [
      '看代码里有没有结束自己的进程；没有，就再运行一次。',
      'See whether the code ends its own process; else run it once more.',
    ],
  }),
  'RUN-018': entry({
    level: 'error',
    text: () => ['标明会出错的代码没有出错。', 'Code that is meant to fail did not.'],
    hint: () => ['把 run=error 改成 run。', 'Write run for run=error.'],
  }),
  'RUN-019': entry({
    level: 'error',
    text: () => [
      '输出不是 UTF-8 的文字，没有记下。',
      'The output is not UTF-8 text; it was not recorded.',
    ],
    hint: () => ['让它输出 UTF-8 的文字。', 'Let it print UTF-8.'],
  }),
  'RUN-020': entry<{diff: string}>({
    level: 'error',
    text: ({diff}) => [
      `这次运行的结果与记下的不同（- 记下的，+ 这次）：\n${diff}`,
      `The output of this run differs from the recorded one (- recorded, + this run):\n${diff}`,
    ],
    hint: () => [
      '运行 wuya run --all 重新记下；每次都变的地方用 mask 盖住。',
      'Run wuya run --all to record it anew; cover what changes each time with mask.',
    ],
  }),
} as const;
