import {entry, didYouMean} from './entry.ts';

/** Problems of files and folders that are read. */
export const fileProblems = {
  'SRC-001': entry<{
    encoding?: string | undefined;
    /** Zeros are in the place of text. */
    isEmptied?: boolean;
  }>({
    level: 'error',
    text: ({isEmptied}) =>
      isEmptied
        ? [
            '从这里起是一串空字节，不是文字：文件损坏了。',
            'Here begin zero bytes, which are no text: the file is damaged.',
          ]
        : ['文件不是 UTF-8 编码。', 'The file is not UTF-8.'],
    hint: ({encoding, isEmptied}) => {
      if (isEmptied)
        return [
          '多半是断电、磁盘已满或同步中断造成的：从备份或 Git 恢复这个文件。',
          'Often a power cut, a full disk or a broken synchronisation is the reason: restore the file from a backup or from Git.',
        ];
      return encoding === undefined
        ? [
            '只有少数字节不是 UTF-8：改好这里的文字，或从备份恢复这个文件，再存为 UTF-8。',
            'Only a few bytes are no UTF-8: correct the text here or restore the file, and save it as UTF-8.',
          ]
        : [
            `用编辑器另存为 UTF-8，或运行：iconv -f ${encoding} -t UTF-8 旧文件 > 新文件`,
            `Save it as UTF-8, or run: iconv -f ${encoding} -t UTF-8 OLD > NEW`,
          ];
    },
  }),
  'SRC-002': entry<{code: string; reason?: readonly [zh: string, en: string] | undefined}>({
    level: 'error',
    text: ({code, reason}) => [
      `文件读不出来：${reason ? `${reason[0]}（${code}）` : code}`,
      `The file cannot be read: ${reason ? `${reason[1]} (${code})` : code}`,
    ],
    hint: ({code}) => {
      if (code === 'EFBIG') return ['分成几个文件。', 'Split it into several files.'];
      return code === 'EACCES' || code === 'EPERM'
        ? ['检查文件的权限。', 'Check the permissions of the file.']
        : ['检查这个路径上是什么，再来一次。', 'Look at what is at this path, and try again.'];
    },
  }),
  'SRC-003': entry<{
    dir: string;
    /** A folder of the site that has notes. */
    other?: string;
  }>({
    level: 'error',
    text: ({dir}) => [
      `${dir} 里没有笔记（.md 文件）。`,
      `There are no notes (.md files) in ${dir}.`,
    ],
    hint: ({dir, other}) =>
      other === undefined
        ? [`写第一篇：${dir}/index.md`, `Write the first one: ${dir}/index.md`]
        : [
            `笔记若在 ${other} 里，在配置里写 docs: {path: '${other}'}`,
            `If the notes are in ${other}, write docs: {path: '${other}'} in the configuration`,
          ],
  }),
  'SRC-004': entry({
    level: 'error',
    text: () => [
      '这里指向站点以外（或站点里隐藏的文件），没有读取。',
      'This leads out of the site, or to a hidden file in it; it was not followed.',
    ],
    hint: () => [
      '把文件复制到站点里；若笔记和链接处处可信，在 wuya.config.ts 里写 followLinks: true。',
      'Copy the file into the site; where all notes and links can be trusted, set followLinks: true in a wuya.config.ts.',
    ],
  }),
  'SRC-005': entry({
    level: 'warning',
    text: () => [
      '这是一个指向文件夹的链接，没有读取。',
      'This is a link to a folder; it was not followed.',
    ],
    hint: () => [
      '若链接处处可信，在配置里写 followLinks: true。',
      'Where every link can be trusted, set followLinks: true.',
    ],
  }),
  'SRC-006': entry({
    level: 'error',
    text: () => [
      '这不是普通文件（是管道、套接字或设备），没有读取。',
      'This is no regular file but a pipe, a socket or a device; it was not read.',
    ],
    hint: () => ['移走它。', 'Move it away.'],
  }),
  'SRC-007': entry({
    level: 'error',
    text: () => ['名字不是 UTF-8 编码，没有读取。', 'The name is not UTF-8; this was not read.'],
    hint: () => ['改名，例如用 convmv。', 'Rename it, with convmv for example.'],
  }),
  'SRC-008': entry<{reason: string}>({
    level: 'error',
    text: ({reason}) => [`文件夹读不出来：${reason}`, `The folder cannot be read: ${reason}`],
    hint: ({reason}) =>
      reason === 'ENOTDIR'
        ? ['这里应是文件夹，不是文件。', 'There must be a folder here, not a file.']
        : ['检查文件夹的权限。', 'Check the permissions of the folder.'],
  }),
  'SRC-009': entry({
    level: 'error',
    text: () => [
      '文件读不出来：链接指向的文件不存在，或不许读取。',
      'The file cannot be read: a link to nothing, or no permission.',
    ],
    hint: () => ['移走它，或改正链接。', 'Move it away, or correct the link.'],
  }),
  'SRC-010': entry<{isForeign: boolean}>({
    level: 'notice',
    text: () => ['隐藏文件没有发布。', 'Hidden files of static folders are not published.'],
    hint: ({isForeign}) =>
      isForeign
        ? [
            '要发布它，去掉名字开头的点；或者用 wuya.config.ts，写进 staticDotfiles。',
            'To publish it, take the dot off its name; or move to wuya.config.ts and add its name to staticDotfiles.',
          ]
        : [
            '要发布它，把名字写进配置的 staticDotfiles。',
            'To publish it, add its name to staticDotfiles.',
          ],
  }),
  'SRC-011': entry<{megabytes: string}>({
    level: 'warning',
    text: ({megabytes}) => [
      `这篇笔记的 HTML 有 ${megabytes} MB，读者要下载并排好全部才能读。`,
      `The HTML of this note has ${megabytes} MB; readers wait until all of it is loaded and laid out.`,
    ],
    hint: () => [
      '把它拆成几篇，或者把数据放进 static 里的文件。',
      'Split it into several notes, or move the data to a file in static.',
    ],
  }),
  'SRC-012': entry<{code: string}>({
    level: 'warning',
    text: ({code}) => [
      `系统不给监视更多文件夹（${code}），这里以及其余没有监视到的地方，改动看不见。`,
      `The system watches no more folders (${code}): changes here, and wherever else nothing is watched, are not seen.`,
    ],
    hint: () => [
      '关掉监视文件的其他程序，或者放宽限制：sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=512，再重新启动 wuya dev。',
      'Close other programs that watch files, or raise the limit: sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=512, then start wuya dev again.',
    ],
  }),
  'SRC-013': entry<{
    folder: string;
    option: string;
    count: number;
    /** Whether all of them are Markdown. */
    isText: boolean;
    /** The folder that the option names. */
    own?: string;
    /** The folder that is not read, from there. */
    pattern?: string | undefined;
  }>({
    level: 'notice',
    text: ({folder, option, count, isText, own}) => [
      `${folder} 里的 ${count} 个${isText ? ' Markdown ' : ''}文件不在任何页面里：${own === undefined ? `配置里 ${option} 是 false` : `配置里写的是 ${own}`}。`,
      `${count === 1 ? `The ${isText ? 'Markdown ' : ''}file of ${folder} is` : `The ${count} ${isText ? 'Markdown ' : ''}files of ${folder} are`} in no page: ${own === undefined ? `${option} is false in the configuration` : `the configuration says ${own}`}.`,
    ],
    hint: ({folder, option, own, pattern}) =>
      own === undefined
        ? [
            `要读它，写 ${option}: {path: '${folder}'}。`,
            `To read it, write ${option}: {path: '${folder}'}.`,
          ]
        : [
            `把它们移到 ${own} 里，或者写 ${option}: {path: '${folder}'}；本来就不要读，在 ${option} 里加上 exclude: ['${pattern}']。`,
            `Move them to ${own}, or write ${option}: {path: '${folder}'}; where they are not meant to be read, add exclude: ['${pattern}'] to ${option}.`,
          ],
  }),
  'SRC-014': entry<{option: string; folder: string; nearest: string}>({
    level: 'notice',
    text: ({option, folder}) => [
      `配置里 ${option} 写的文件夹 ${folder} 不存在，那里什么也没有读到。`,
      `The configuration gives ${option} the folder ${folder}, which is not there: nothing was read.`,
    ],
    hint: ({nearest}) => didYouMean(nearest),
  }),
  'CFG-018': entry<{unread: string; read: string}>({
    level: 'warning',
    text: ({unread, read}) => [
      `${unread} 没有读：站点的配置是 ${read}。`,
      `${unread} is not read: the configuration of the site is ${read}.`,
    ],
    hint: () => ['删掉其中一个。', 'Remove one of them.'],
  }),
} as const;
