import type {configProblems} from '../catalogue/config.ts';
import {config, type Explanations} from './explanation.ts';

/** Explains the problems of the configuration. */
export const configExplanations: Explanations<typeof configProblems> = {
  'CFG-000': {
    params: {dir: 'my-notes'},
    why: [
      '有 `wuya.config` 的文件夹才是站点。多半是命令运行的地方不对。',
      'A site is a folder with a `wuya.config`. Mostly the command runs in the wrong folder.',
    ],
  },
  'CFG-001': {
    params: {path: 'themeConfig.palete', nearest: 'themeConfig.palette'},
    why: [
      '不认识的选项不会悄悄忽略，否则写错一个字母，就不知道为什么没有效果。',
      'Unknown options are not ignored silently: a typing error would have no effect, and nobody would know why.',
    ],
    example: config("themeConfig: {palete: 'pine'},"),
  },
  'CFG-002': {
    params: {
      path: 'themeConfig.tableOfContents.maxHeadingLevel',
      expected: ['2 到 6 的整数', 'a whole number from 2 to 6'],
      value: '9',
    },
    why: [
      '选项的值不是它要的那一种。信息里写明要什么、实际是什么。',
      'The value is not of the kind that the option takes. The message says what is expected and what is there.',
    ],
    example: config('themeConfig: {tableOfContents: {maxHeadingLevel: 9}},'),
  },
  'CFG-003': {
    params: {
      value: 'https://example.com/notes/',
      origin: 'https://example.com',
      subPath: '/notes/',
    },
    why: [
      '网址分成两个选项：`url` 是域名，`baseUrl` 是路径。混在一起，资源的地址会错。',
      'The address has two options: `url` is the host, `baseUrl` the path. Mixed up, files would be looked for in the wrong place.',
    ],
    example: {
      file: 'wuya.config.ts',
      text: "export default {title: 'Notes', url: 'https://example.com/notes/'};\n",
    },
  },
  'CFG-004': {
    params: {path: 'title', expected: ['文字', 'text']},
    why: [
      '有些选项没有合适的默认值：`title` 和 `url` 总要写，链接要有文字。',
      'Some options have no sensible default: `title` and `url` are always needed, a link needs a label.',
    ],
    example: {file: 'wuya.config.ts', text: "export default {url: 'https://example.com'};\n"},
  },
  'CFG-005': {
    params: {reason: 'wuya.config.ts:4:3 Unexpected token'},
    why: [
      '配置文件是程序。它的语法有错、引入的包不存在，或运行时抛出了错误。',
      'The configuration is a program. Its syntax is wrong, a package it imports is missing, or it threw an error.',
    ],
    example: {file: 'wuya.config.ts', text: "throw new Error('no key');\n"},
  },
  'CFG-006': {
    params: {option: 'favicon', path: 'icon.svg', nearest: 'favicon.svg'},
    why: [
      '选项指的文件不在 `static` 里，发布之后会是 404。',
      'The file that the option names is not in `static`; once published it would be a 404.',
    ],
    example: config("favicon: 'icon.svg',"),
  },
  'CFG-007': {
    params: {path: 'costum.css'},
    why: [
      '`themeConfig.customCss` 里写的样式表不存在，页面会没有它的样式。',
      'A stylesheet of `themeConfig.customCss` does not exist; pages would lack its styles.',
    ],
    example: config("themeConfig: {customCss: ['costum.css']},"),
  },
  'CFG-008': {
    params: {path: './fonts/a.woff2'},
    why: [
      '样式表里的 `url(…)` 指的字体或图片不存在。打包时这样的地址原样留下，发布之后是 404，字体不换，图片不显示。',
      'The font or picture in a `url(…)` of a stylesheet does not exist. Such an address is left as it is; once published it is a 404, the font does not change and the picture does not show.',
    ],
    example: {
      file: 'custom.css',
      text: "@font-face {\n  font-family: 'A';\n  src: url('./fonts/a.woff2');\n}\n",
    },
  },
  'CFG-016': {
    params: {kind: 'block'},
    why: [
      '少一个 `}`、引号或 `*/`，后面的规则都不起作用；几个样式表打包在一起，打包工具说的往往是别处。',
      'Where a `}`, a quote or `*/` is missing, no rule after it has an effect. Stylesheets are bundled together, and the bundler mostly speaks of another place.',
    ],
    example: {
      file: 'custom.css',
      text: ':root {\n  --water: #2f5d62;\n\na {\n  color: red;\n}\n',
    },
  },
  'CFG-012': {
    params: {id: 'api'},
    why: [
      '每一套笔记或随笔的缓存、版本文件和译文都以 `id` 命名，不能重名。',
      'Versions, translations and caches of a collection of notes or of a blog are named by its `id`, so no two may have the same.',
    ],
    example: config("docs: [{id: 'api'}, {id: 'api', path: 'other'}],"),
  },
  'CFG-013': {
    params: {},
    why: [
      '配置文件里有 `await`，等的东西永远不会完成，程序就悄悄结束了。',
      'The configuration awaits something that never settles, so the program would end without a word.',
    ],
  },
  'CFG-015': {
    params: {},
    why: [
      '网站读的是配置文件的默认导出；文件是空的，或只有别的导出，就什么选项也没有。',
      'A site takes the default export of its config file; an empty file, or one with other exports alone, gives no options.',
    ],
    example: {
      file: 'wuya.config.ts',
      text: "export const config = {title: 'Notes', url: 'https://example.com'};\n",
    },
  },
  'CFG-014': {
    params: {dir: '/home/me/a\\b'},
    why: [
      'Linux 和 macOS 的文件夹名里可以有反斜杠，模块的地址里却不可以：配置、组件和插件都无法从那里加载。路径里有问号或井号（`C#`）也是如此：打包时它们以后的不算作路径，站点自己的组件、样式、图片就找不到；没有这些的站点可以用。站点在 `node_modules` 里也一样：那里的程序算作安装的包，改了也看不出来。',
      'Linux and macOS allow a backslash in the name of a folder, addresses of modules do not: configuration, components and plugins cannot be loaded from there. Neither do they allow a question mark or a number sign (`C#`): what follows it is no part of a path to the bundler, so components, styles and pictures of its own would not be found; a site without these works. So it is in `node_modules`: all code there counts as that of installed packages, and an edit of it would not be noticed.',
    ],
  },
  'CFG-200': {
    params: {path: 'future'},
    why: [
      '`docusaurus.config` 里的这一项在这里没有意义，其余照常。',
      'This option of `docusaurus.config` means nothing here; the rest is used.',
    ],
  },
  'CFG-202': {
    params: {path: './src/css/custom.css'},
    why: [
      '`docusaurus.config` 里写的样式表找不到，略过它，其余照常生成。',
      'A stylesheet named by `docusaurus.config` is not there; it is left out, the rest is built.',
    ],
  },
  'CFG-210': {
    params: {plugin: 'remark-math', option: 'markdown: {math: true}'},
    why: [
      'remark 的一类插件给 micromark 解析器加语法，这里用的是另一个解析器。常用的语法本来就有。',
      'Some remark plugins add syntax to the parser micromark; the parser here is another one. The usual extensions are built in.',
    ],
  },
  'CFG-211': {
    params: {name: 'markdown.preprocessor', reason: 'x is not defined'},
    why: [
      '`docusaurus.config` 里的这个函数对每个 Markdown 文件运行一次，改它的文字或 front matter。它报错的文件就用原来的。',
      'This function of `docusaurus.config` runs for each file of Markdown and changes its text or front matter. A file for which it fails stays as it is.',
    ],
  },
  'CFG-220': {
    params: {name: '@docusaurus/plugin-pwa'},
    why: [
      '网站自己的插件和装好的包里的插件照样运行，主题不运行。插件有一部分没有对应，或者包没有安装，提示里会说。',
      'Plugins of the site and of installed packages run here, themes do not. The hint says what of a plugin has no counterpart, or that its package is not installed.',
    ],
  },
  'CFG-230': {
    params: {type: 'custom-login'},
    why: [
      '`docusaurus.config` 的导航栏里有一种这里没有的项目。',
      'The navbar of `docusaurus.config` has a kind of item that does not exist here.',
    ],
  },
  'CFG-240': {
    params: {name: 'appId'},
    why: [
      '选了托管的搜索服务，却没有写全怎样连接它。',
      'A hosted search service is chosen, but how to reach it is not complete.',
    ],
    example: config("search: {provider: {apiKey: 'public'}},"),
  },
};
