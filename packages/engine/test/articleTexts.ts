import type {ArticleTexts} from '../src/article/text/texts.ts';

/** Words of articles as the tests have them, whatever the theme says. */
export const articleTexts: ArticleTexts = {
  copy: '复制',
  codeLabel: '代码，{language}',
  codeOutput: '运行结果',
  codeExpand: '展开全部 {count} 行',
  details: '详情',
  diagram: '图示',
  diagramProblem: '图画不出来，这是它的源码。',
  figure: '图 {number}　{caption}',
  liveEditor: '可改的代码',
  liveResult: '结果',
  packageManagers: '包管理器',
  tabs: '选项卡',
  zoom: '放大图片：{alt}',
  headingLink: '指向“{heading}”的链接',
  footnotes: '脚注',
  footnoteBack: '回到正文',
  taskDone: '已完成',
  taskOpen: '未完成',
  newWindow: '（在新窗口打开）',
  table: '表格：{columns}',
  admonitions: {
    'theme.admonition.note': '备注',
    'theme.admonition.tip': '提示',
    'theme.admonition.info': '信息',
    'theme.admonition.warning': '注意',
    'theme.admonition.danger': '危险',
    'theme.admonition.caution': '小心',
  },
};
