import {entry, list} from './entry.ts';

const ROOM = ['腾出空间再试。', 'Make room and try again.'] as const;
const IN_THE_WAY = [
  '看看这个路径和它上面各级是什么，移走挡路的。',
  'Look at what is at this path and above it, and move away what is in the way.',
] as const;
const FILES_OPEN = [
  '关掉别的程序，或把上限调大再试：ulimit -n 4096',
  'Close other programs, or raise the limit and try again: ulimit -n 4096',
] as const;

/** What to do when the system refuses to read or write, where it is more than to look at permissions. */
const HINTS: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  ENOSPC: ROOM,
  EDQUOT: ROOM,
  EFBIG: ['缩小文件，或把上限调大。', 'Make the file smaller, or raise the limit.'],
  EROFS: [
    '换一个能写的文件夹，或把它挂载成可写的。',
    'Use a folder that can be written, or mount this one for writing.',
  ],
  ENOENT: [
    '检查这个路径；它要是刚被移走，再运行一次。',
    'Check the path; if it was moved away meanwhile, run the command again.',
  ],
  EISDIR: IN_THE_WAY,
  ENOTDIR: IN_THE_WAY,
  ENOTEMPTY: IN_THE_WAY,
  EEXIST: IN_THE_WAY,
  ENAMETOOLONG: ['换一个短的名字。', 'Give it a shorter name.'],
  ELOOP: ['去掉这个链接。', 'Remove the link.'],
  EMFILE: FILES_OPEN,
  ENFILE: FILES_OPEN,
  EBUSY: ['关掉正在用它的程序，再试一次。', 'Close the program that uses it, and try again.'],
  EPERM: [
    '检查它的权限；别的程序正开着它的话，先关掉，再试一次。',
    'Check its permissions; where another program has it open, close that, and try again.',
  ],
  EIO: ['检查磁盘，再试一次。', 'Check the disk, and try again.'],
};

/** Problems of files of the built site. */
export const outputProblems = {
  'EM-001': entry<{path: string}>({
    level: 'error',
    text: ({path}) => [
      `${path} 不在输出文件夹里，没有写。`,
      `${path} is not inside the output folder; nothing was written there.`,
    ],
    hint: () => [
      '改写产生这个地址的 slug、permalink 或文件名。',
      'Change the slug, permalink or file name that makes this address.',
    ],
  }),
  'EM-002': entry<{paths: readonly string[]; more: number}>({
    level: 'error',
    text: ({paths, more}) => [
      `输出文件夹里有不是生成出来的文件，挡住了要写的文件，没有动它们：\n${list(paths)}${more > 0 ? `\n还有 ${more} 个` : ''}`,
      `Files that no build made are in the way in the output folder; they were left alone:\n${list(paths)}${more > 0 ? `\nand ${more} more` : ''}`,
    ],
    hint: () => [
      '移走它们，或用 --out 写到别的文件夹。',
      'Move them away, or write to another folder with --out.',
    ],
  }),
  'EM-003': entry<{code: string; reason: readonly [zh: string, en: string]}>({
    level: 'error',
    text: ({code, reason}) => [
      `文件读不了或写不了：${reason[0]}（${code}）。`,
      `A file cannot be read or written: ${reason[1]} (${code}).`,
    ],
    hint: ({code}) =>
      HINTS[code] ?? ['检查这个路径和它的权限。', 'Check the path and its permissions.'],
  }),
  'EM-004': entry<{path: string; target: string}>({
    level: 'error',
    text: ({path, target}) => [
      `${path} 是一个链接，指向 ${target}，没有写到那里。`,
      `${path} is a link that leads to ${target}; nothing was written there.`,
    ],
    hint: () => [
      '去掉这个链接；输出想写到那里，用 --out 指明。',
      'Remove the link; for the output to be written there, say so with --out.',
    ],
  }),
  'EM-005': entry<{first: string; second: string}>({
    level: 'error',
    text: ({first, second}) => [
      `输出文件夹里 ${first} 与 ${second} 不能并存：对它的文件系统来说是同一个名字，或者一个是文件，一个要在它下面。`,
      `${first} and ${second} cannot both be in the output folder: they are one name to its file system, or one is a file and the other would be below it.`,
    ],
    hint: () => [
      '改写其中一个的 slug、permalink 或文件名。',
      'Change the slug, permalink or file name of one of them.',
    ],
  }),
  'EM-006': entry<{path: string; source: string}>({
    level: 'error',
    text: ({path, source}) => [
      `输出不能写到 ${path}：会和站点自己的文件（${source}）混在一起。`,
      `The output cannot be written to ${path}: it would be mixed with files of the site itself (${source}).`,
    ],
    hint: () => [
      '用 --out 写另一个文件夹，例如站点里的 dist。',
      'Name another folder with --out, such as dist in the site.',
    ],
  }),
  'EM-007': entry({
    level: 'error',
    text: () => [
      '.wuya 在 Git 仓库里：里面是生成留下的代码，会直接运行，却不一定是这里生成的。',
      '.wuya is in the Git repository: it holds code that builds made, which would be run, and no build here may have made it.',
    ],
    hint: () => [
      '从仓库里去掉，并忽略它：git rm -r -q --cached .wuya && echo .wuya/ >> .gitignore；来历不明的话，再把这个文件夹删掉。',
      'Take it out of the repository and ignore it: git rm -r -q --cached .wuya && echo .wuya/ >> .gitignore; delete the folder as well unless it is your own.',
    ],
  }),
  'SH-001': entry<{name: string}>({
    level: 'warning',
    text: ({name}) => [
      `shareImages 要用 ${name} 画，站点没有安装它，各页没有自己的分享图。`,
      `shareImages is drawn by ${name}, which the site does not have; pages have no share images of their own.`,
    ],
    hint: ({name}) => [`npm install ${name}`, `npm install ${name}`],
  }),
  'SH-002': entry<{font: string; isOther?: true}>({
    level: 'warning',
    text: ({font, isOther}) =>
      isOther
        ? [
            `${font} 不是字体文件，各页没有自己的分享图。`,
            `${font} is no font; pages have no share images of their own.`,
          ]
        : [
            `没有字体文件 ${font}，各页没有自己的分享图。`,
            `There is no font ${font}; pages have no share images of their own.`,
          ],
    hint: () => [
      '把字体放进站点的文件夹，在 shareImages.font 里写它的路径；中文可以用思源宋体（NotoSerifSC-Bold.otf）。',
      'Put a font into the folder of the site and its path into shareImages.font; for Chinese, Noto Serif SC for example.',
    ],
  }),
} as const;
