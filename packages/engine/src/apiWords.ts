import type {Words} from './errors/language.ts';

/** What the exports of the package are for, for the manual. A new export needs its words here. */
export const API_WORDS: Readonly<Record<string, Words>> = {
  defineConfig: [
    '给 `wuya.config.ts` 的配置加上类型；原样返回它。',
    'Gives the configuration in `wuya.config.ts` its types and returns it as it is.',
  ],
  SiteConfig: [
    '读过的配置，每个选项都有值。',
    'The configuration once it is read: every option has a value.',
  ],
  UserConfig: ['`wuya.config.ts` 里写的配置。', 'The configuration as an author writes it.'],
  SidebarItemConfig: ['侧栏里的一项。', 'An item of a sidebar.'],
  SidebarsConfig: ['全部侧栏，按名字。', 'All sidebars by name.'],
  ComponentPageMeta: ['组件页面的命名导出 `page`。', 'What a component page exports as `page`.'],
  SiteContent: ['`pageData` 得到的站点。', 'The site as `pageData` gets it.'],
  build: [
    '生成网站。有错误时抛出 `ContentError`，上一次的结果原样保留。',
    'Builds a site. Throws a `ContentError` after errors; the last good output stays.',
  ],
  BuildOptions: ['`build` 的选项。', 'Options of `build`.'],
  BuildResult: ['`build` 的结果。', 'What `build` returns.'],
  checkSite: [
    '找出生成时会发现的所有问题，不写网站。',
    'Finds every problem that a build would find, and writes no site.',
  ],
  CheckResult: ['`checkSite` 的结果。', 'What `checkSite` returns.'],
  ContentError: ['带着全部问题的错误。', 'An error that carries all problems.'],
  Diagnostic: [
    '一个问题：编号、级别、地方、两种语言的文字。',
    'A problem: code, level, place, text in both languages.',
  ],
};
