import type {fileProblems} from '../catalogue/files.ts';
import {config, type Explanations} from './explanation.ts';

/** Explains the problems of files and folders that are read. */
export const fileExplanations: Explanations<typeof fileProblems> = {
  'SRC-001': {
    params: {encoding: 'GB18030'},
    why: [
      '文件里有不属于 UTF-8 的字节，多半是用 GBK 或 UTF-16 保存的。猜着读会出现乱码，所以不猜。Docusaurus 的站点里，少数这样的字节显示为 �，只是警告。断电或磁盘已满时，文件里可能留下一串空字节，那里本来该有文字。',
      'The file has bytes that are no UTF-8; often it was saved as GBK or UTF-16. A guess could garble it, so none is made. In a site of Docusaurus a few such bytes are shown as � and are a warning alone. After a power cut or on a full disk a file may have zero bytes where text was to be.',
    ],
  },
  'SRC-002': {
    params: {code: 'EACCES', reason: ['没有权限', 'no permission']},
    why: ['系统不让读这个文件。', 'The system does not let the file be read.'],
  },
  'SRC-003': {
    params: {dir: 'docs'},
    why: [
      '笔记的文件夹里一篇也没有，`docs.path` 可能写错了。不要笔记，写 `docs: false`。',
      'The folder of the notes has none; `docs.path` may be wrong. For a site without notes, set `docs: false`.',
    ],
    example: config("docs: {path: 'nots'},"),
  },
  'SRC-004': {
    params: {},
    why: [
      '符号链接可能把机器上任何文件带进网站，所以默认只跟随站点之内的。',
      'A symbolic link could bring any file of the machine into the site, so only those inside the site are followed.',
    ],
  },
  'SRC-005': {
    params: {},
    why: [
      '指向文件夹的符号链接可能成环，默认不跟随。',
      'Symbolic links to folders may run in circles, so they are not followed by default.',
    ],
  },
  'SRC-006': {
    params: {},
    why: ['管道、套接字和设备读不到头。', 'Pipes, sockets and devices may never end.'],
  },
  'SRC-007': {
    params: {},
    why: [
      '文件名成为地址；不是 UTF-8 的名字写不成地址。',
      'Names of files become addresses; a name that is no UTF-8 cannot.',
    ],
  },
  'SRC-008': {
    params: {reason: 'ENOTDIR'},
    why: [
      '系统不让读这个文件夹，或它不是文件夹。',
      'The system does not let the folder be read, or it is none.',
    ],
  },
  'SRC-009': {
    params: {},
    why: [
      '链接指向的文件已经不在了，或没有权限。',
      'The link leads to a file that is gone, or may not be read.',
    ],
  },
  'SRC-010': {
    params: {isForeign: false},
    why: [
      '`static` 里以点开头的文件常常不是给读者的（`.env`、`.git`），默认不发布。',
      'Files of `static` that begin with a dot are often not for readers (`.env`, `.git`), so they are not published.',
    ],
  },
  'SRC-011': {
    params: {megabytes: '32.0'},
    why: [
      '一篇笔记的 HTML 超过一百万字符：一般是一大段数据或日志放进了正文，页面要等很久才能读。',
      'The HTML of one note has more than a million characters: most often a log or data became part of the text, and readers wait for it.',
    ],
  },
  'SRC-013': {
    params: {
      folder: 'docs',
      option: 'docs',
      count: 2,
      isText: true,
      own: 'notes',
      pattern: '../docs',
    },
    why: [
      '这个文件夹的名字是手册里常用的，里面写了笔记，而配置读的是另一个：写在里面的东西不会出现，也不会有别的提示。是给别人看的文件，不属于站点，就在 `exclude` 里写上它。',
      'The manual often uses a folder of this name, and there are notes in it, while the configuration reads another one: what is in it shows nowhere. Where its files are not meant for the site, name it in `exclude`.',
    ],
    example: config("docs: {path: 'notes'},"),
  },
  'SRC-014': {
    params: {option: 'blog', folder: 'posst', nearest: 'posts'},
    why: [
      '文件夹的名字写错了，旁边有一个名字相近的：生成照常，只是文章或页面一篇也没有。',
      'The name of the folder has a slip, and one of nearly that name is there: the site is built, without any post or page of it.',
    ],
    example: config("blog: {path: 'posst'},"),
  },
  'SRC-012': {
    params: {code: 'ENOSPC'},
    why: [
      '在 Linux 上，一个用户的所有程序合起来只能监视这么多文件夹；编辑器和别的开发服务器也占一份。',
      'On Linux all programs of a user together may watch so many folders; editors and other development servers take their share.',
    ],
  },
  'CFG-018': {
    params: {unread: 'wuya.config.mjs', read: 'wuya.config.ts'},
    why: [
      '一个站点只有一个配置文件。两个都在时，依次取 `.ts`、`.mts`、`.js`、`.mjs` 中的第一个；改另一个，网站不变。',
      'A site has one config file. Where there are two, the first of `.ts`, `.mts`, `.js` and `.mjs` is taken; what the other says changes nothing.',
    ],
  },
};
