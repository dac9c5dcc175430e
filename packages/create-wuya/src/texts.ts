import {BEGUN} from './writeFiles.ts';
import type {SiteLanguage, Slip} from './choices.ts';
import type {PackageManager} from './packageManagers.ts';

/** Texts of `create` in one language. */
export interface Texts {
  readonly help: string;
  readonly folder: string;
  readonly template: string;
  readonly language: string;
  readonly start: string;
  /** How a choice is shown. */
  readonly names: Readonly<Record<string, string>>;
  notEmpty(folder: string, obstacle: string): string;
  /** An answer that is none of the choices. @param count of them */
  noChoice(answer: string, count: number): string;
  /** What is left to do in a folder of a repository. @param root folder of the repository */
  inside(root: string): string;
  /** What is wrong with the command line. */
  slip(slip: Slip): string;
  /** What npm has kept for itself. @param line what to write */
  keptByNpm(names: string, line: string): string;
  /** What the system says of a file. @param code of the system, `EACCES` */
  failed(path: string, code: string): string;
  /** @param next whether the site is started now, was started, or is left to be */
  done(folder: string, packageManager: PackageManager, next: Next): string;
}

/** Outcome of the steps after a site was written. */
export type Next = 'starts' | 'ended' | 'failed' | 'left';

/** Quotes a folder where a shell would read it as something else. */
const quote = (folder: string): string =>
  /^[\p{L}\p{N}._~/\\:@+][\p{L}\p{N}._~/\\:@+-]*$/u.test(folder)
    ? folder
    : `${folder.startsWith('-') ? '-- ' : ''}"${folder.replace(/["$`]/g, '\\$&')}"`;

const isMarkdown = (name: string): boolean =>
  /\.(?:md|mdx|markdown)$|^\.obsidian$|^logseq$/i.test(name);

const commandsOf = (folder: string, packageManager: PackageManager, isInstalled: boolean): string =>
  [
    ...(folder === '.' ? [] : [`  cd ${quote(folder)}`]),
    ...(isInstalled ? [] : [`  ${packageManager} install`]),
    `  ${packageManager} run dev`,
  ].join('\n');

/** What the system says of files, in words: Chinese, English. */
const SYSTEM: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  EACCES: ['没有权限', 'no permission'],
  EPERM: ['不允许', 'not permitted'],
  EROFS: ['所在的文件系统只读', 'the file system is read-only'],
  ENOSPC: ['写不下，磁盘已满', 'the disk is full'],
  EDQUOT: ['写不下，配额已用完', 'the quota is used up'],
  ENOTDIR: ['是文件或在文件里面，不是文件夹', 'it is a file or inside one, not a folder'],
  EEXIST: ['是文件，不是文件夹', 'it is a file, not a folder'],
  ENAMETOOLONG: ['名字太长', 'the name is too long'],
  ELOOP: ['链接绕成了圈', 'links lead in a circle'],
};

export const TEXTS: Readonly<Record<SiteLanguage, Texts>> = {
  'zh-CN': {
    help: `npm create wuya@latest [文件夹] -- [选项]

  --template  notes 笔记、product 产品文档、blog 博客、empty 空
  --lang      zh-CN 或 en
  --title     站点的名字，默认是文件夹的名字
  --start     写好后安装，并在浏览器里打开`,
    folder: '放进哪个文件夹？',
    template: '用哪个模板？',
    language: '站点用什么语言？',
    start: '写好后安装，并在浏览器里打开？',
    names: {
      notes: '笔记：三个分区、首页、搜索',
      product: '产品文档：首页、上手、指南、参考',
      blog: '博客：文章、标签、订阅',
      empty: '空：一份配置，一篇笔记',
      'zh-CN': '简体中文',
      en: 'English',
    },
    notEmpty: (folder, obstacle) =>
      obstacle === BEGUN
        ? `${folder} 里的站点没有写完，上次被中断了：里面没有自己的文件的话，删掉这个文件夹，再来一次。`
        : `${folder} 里已经有 ${obstacle} 了，换一个文件夹。${
            isMarkdown(obstacle)
              ? `\n已有的笔记，一条命令变成新的站点：npx @wuya/engine migrate ${quote(folder)} 新文件夹`
              : ''
          }`,
    noChoice: (answer, count) => `没有 ${answer} 这一项，写 1 到 ${count}。`,
    inside: (root) =>
      `这个文件夹在一个 git 仓库里（${root}）：要发布到 GitHub Pages，把 .github/workflows/pages.yml 移到仓库根上的 .github/workflows/ 里。\n`,
    slip(slip) {
      switch (slip.kind) {
        case 'unknownOption':
          return `没有 ${slip.option} 这个选项。`;
        case 'valueMissing':
          return `${slip.option} 后面要写一个值。`;
        case 'valueTooMany':
          return `${slip.option} 后面不写值。`;
        case 'unknownValue':
          return `--${slip.option} 没有 ${slip.value}，可以写 ${slip.known.join('、')}。`;
        case 'manyFolders':
          return `只能写一个文件夹：${slip.folders.join(' ')}。名字里有空格的写在引号里。`;
        case 'emptyFolder':
          return '文件夹的名字是空的。';
      }
    },
    keptByNpm: (names, line) =>
      `npm 自己收下了 ${names}，没有传过来，什么也没有写。选项要写在 -- 之后：${line}`,
    failed: (path, code) =>
      `${path} ${SYSTEM[code]?.[0] ?? '写不了'}（${code}）。什么也没有留下；换一个文件夹再试。`,
    done(folder, packageManager, next) {
      const commands = commandsOf(folder, packageManager, next === 'ended');
      switch (next) {
        case 'starts':
          return `写好了，在 ${quote(folder)} 里。正在安装……\n`;
        case 'ended':
          return `\n下次：\n\n${commands}\n`;
        case 'failed':
          return `\n站点写好了，但没有装好或没有打开，原因在上面。改好以后：\n\n${commands}\n`;
        case 'left':
          return `写好了。接下来：\n\n${commands}\n`;
      }
    },
  },
  en: {
    help: `npm create wuya@latest [folder] -- [options]

  --template  notes, product, blog or empty
  --lang      zh-CN or en
  --title     name of the site, default that of the folder
  --start     then install it and open it in the browser`,
    folder: 'Which folder?',
    template: 'Which template?',
    language: 'Which language is the site in?',
    start: 'Then install it and open it in the browser?',
    names: {
      notes: 'notes: three sections, a home page, search',
      product: 'product: landing page, getting started, guides, reference',
      blog: 'blog: posts, tags, feeds',
      empty: 'empty: a config and one note',
      'zh-CN': '简体中文',
      en: 'English',
    },
    notEmpty: (folder, obstacle) =>
      obstacle === BEGUN
        ? `The site in ${folder} is not complete, as the command that wrote it was ended: delete the folder, unless it has files of yours, and run it again.`
        : `There is already ${obstacle} in ${folder}: name another folder.${
            isMarkdown(obstacle)
              ? `\nOne command makes a new site of the notes you have: npx @wuya/engine migrate ${quote(folder)} NEW-FOLDER`
              : ''
          }`,
    noChoice: (answer, count) => `There is no choice ${answer}: write 1 to ${count}.`,
    inside: (root) =>
      `This folder is part of a git repository (${root}): to publish on GitHub Pages, move .github/workflows/pages.yml to .github/workflows/ at the root of the repository.\n`,
    slip(slip) {
      switch (slip.kind) {
        case 'unknownOption':
          return `There is no option ${slip.option}.`;
        case 'valueMissing':
          return `${slip.option} needs a value after it.`;
        case 'valueTooMany':
          return `${slip.option} takes no value.`;
        case 'unknownValue':
          return `--${slip.option} has no ${slip.value}; there are ${slip.known.join(', ')}.`;
        case 'manyFolders':
          return `Only one folder can be named: ${slip.folders.join(' ')}. Quote a name with spaces.`;
        case 'emptyFolder':
          return 'The name of the folder is empty.';
      }
    },
    keptByNpm: (names, line) =>
      `npm has kept ${names} for itself; nothing was written. Options come after --: ${line}`,
    failed: (path, code) =>
      `${path}: ${SYSTEM[code]?.[1] ?? 'it cannot be written'} (${code}). Nothing was left behind; try another folder.`,
    done(folder, packageManager, next) {
      const commands = commandsOf(folder, packageManager, next === 'ended');
      switch (next) {
        case 'starts':
          return `Written, in ${quote(folder)}. Installing …\n`;
        case 'ended':
          return `\nThe next time:\n\n${commands}\n`;
        case 'failed':
          return `\nThe site is written, but was not installed or not opened, for the reason above. Once that is fixed:\n\n${commands}\n`;
        case 'left':
          return `Written. Next:\n\n${commands}\n`;
      }
    },
  },
};
