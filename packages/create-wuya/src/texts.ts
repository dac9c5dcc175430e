import type {SiteLanguage} from './choices.ts';
import type {PackageManager} from './siteFiles.ts';

/** What `create` says in one language. */
export interface Texts {
  readonly help: string;
  readonly folder: string;
  readonly template: string;
  readonly language: string;
  /** How a choice is shown. */
  readonly names: Readonly<Record<string, string>>;
  notEmpty(folder: string): string;
  done(folder: string, packageManager: PackageManager): string;
}

const commandsOf = (folder: string, packageManager: PackageManager): string =>
  [
    ...(folder === '.' ? [] : [`  cd ${folder}`]),
    `  ${packageManager} install`,
    `  ${packageManager} run dev`,
  ].join('\n');

export const TEXTS: Readonly<Record<SiteLanguage, Texts>> = {
  'zh-CN': {
    help: `npm create wuya@latest [文件夹] -- [选项]

  --template  notes 笔记、product 产品文档、blog 博客、empty 空
  --lang      zh-CN 或 en
  --title     站点的名字，默认是文件夹的名字`,
    folder: '放进哪个文件夹？',
    template: '用哪个模板？',
    language: '站点用什么语言？',
    names: {
      notes: '笔记：三个栏目、首页、搜索',
      product: '产品文档：首页、上手、指南、参考',
      blog: '博客：文章、标签、订阅',
      empty: '空：一份配置，一篇笔记',
      'zh-CN': '简体中文',
      en: 'English',
    },
    notEmpty: (folder) => `${folder} 里已经有文件了，换一个文件夹。`,
    done: (folder, packageManager) => `写好了。接下来：\n\n${commandsOf(folder, packageManager)}\n`,
  },
  en: {
    help: `npm create wuya@latest [folder] -- [options]

  --template  notes, product, blog or empty
  --lang      zh-CN or en
  --title     name of the site, default that of the folder`,
    folder: 'Which folder?',
    template: 'Which template?',
    language: 'Which language is the site in?',
    names: {
      notes: 'notes: three sections, a home page, search',
      product: 'product: landing page, getting started, guides, reference',
      blog: 'blog: posts, tags, feeds',
      empty: 'empty: a config and one note',
      'zh-CN': '简体中文',
      en: 'English',
    },
    notEmpty: (folder) => `There are files in ${folder} already: name another folder.`,
    done: (folder, packageManager) => `Written. Next:\n\n${commandsOf(folder, packageManager)}\n`,
  },
};
