import type {bundleProblems} from '../catalogue/bundle.ts';
import type {machineProblems} from '../catalogue/machine.ts';
import type {Explanations} from './explanation.ts';

/** Explains the problems of scripts, the theme and stylesheets. */
export const bundleExplanations: Explanations<typeof bundleProblems & typeof machineProblems> = {
  'PG-001': {
    params: {route: '/about/'},
    why: [
      '`pages` 里的组件文件要默认导出一个组件，它就是那一页。',
      'A component file in `pages` exports a component by default: that is the page.',
    ],
  },
  'PG-002': {
    params: {route: '/about/', reason: 'window is not defined'},
    why: [
      '页面在生成时先画成 HTML，那里没有浏览器。只在浏览器里有的东西，放进 effect 或 `<BrowserOnly>`。',
      'Pages are rendered as HTML while the site is built, where there is no browser. What only browsers have belongs into an effect or `<BrowserOnly>`.',
    ],
  },
  'PG-003': {
    params: {route: '/docs/faq/', reason: "Cannot read properties of null (reading 'img')"},
    why: [
      '这个网站是为 Docusaurus 写的，页面里有个组件在这里出了错：它要用的包可能没有安装，或者它要的东西只有 Docusaurus 才有。页面照样生成，组件里的文字都在，只是没有组件本身。',
      'The site is made for Docusaurus, and a component of the page fails here: a package may not be installed, or it asks for what Docusaurus alone gives. The page is built with all the words inside its components, without the components themselves.',
    ],
  },
  'PG-004': {
    params: {
      name: 'Chart',
      reason: 'window is not defined',
      thrown: 'src/components/Chart.tsx:5:17',
    },
    why: [
      '这个网站是为 Docusaurus 写的，页面里的一个组件在这里出了错：它要用的包可能没有安装，它要的东西可能只有 Docusaurus 或浏览器才有。页面里别的组件不受影响。',
      'The site is made for Docusaurus, and one component of the page fails here: a package may not be installed, or it asks for what Docusaurus or a browser alone gives. The other components of the page are as usual.',
    ],
  },
  'PG-005': {
    params: {route: '/settings/', reason: 'getComputedStyle is not defined'},
    why: [
      '这个网站是为 Docusaurus 写的，页面要用只有浏览器才有的东西。页面照样生成，但在浏览器画出它之前是空的，搜索引擎和没有脚本的读者看不到内容。',
      'The site is made for Docusaurus, and the page asks for what only browsers have. It is built, but empty until the browser renders it: search engines and readers without scripts see nothing of it.',
    ],
  },
  'BD-001': {
    params: {reason: 'pages/index.tsx:3:10 Unexpected token'},
    why: [
      '打包工具读不懂站点的某个组件、样式，或它引入的文件；原因是打包工具自己说的，多半带着文件和行号。',
      'The bundler cannot read a component or stylesheet of the site, or what it imports. The reason is the bundler’s own and mostly names file and line.',
    ],
  },
  'BD-002': {
    params: {name: 'd3', count: 2},
    why: [
      '搬过来的站点引入了没有安装的包。先略过用到它的地方，其余照常生成。',
      'A site that was moved here imports a package that is not installed. What uses it is left out, the rest is built.',
    ],
  },
  'BD-003': {
    params: {name: 'sass', version: '1.54.6', first: '1.70', count: 2},
    why: [
      '样式文件由装在站点里的包读取，打包工具要的功能旧版本没有。先略过这些样式，其余照常生成。',
      'Stylesheets are read by a package that is installed in the site, and old versions of it lack what the bundler calls. Those styles are left out, the rest is built.',
    ],
  },
  'BD-004': {
    params: {reason: 'No answer within 120 s'},
    why: [
      '配置里的插件在计时器或事件里抛出错误，那时没有谁能接住它：命令只好停下，上一次的结果原样保留。',
      'A plugin throws in a timer or an event, where nobody can catch it. The last good output stays.',
    ],
  },
  'BD-005': {
    params: {path: 'src/data/people.json', count: 1},
    why: [
      '搬过来的站点里，组件或配置引入的文件不存在；不少站点在构建之前用自己的脚本生成它。先略过用到它的地方，其余照常生成。',
      'A component or the configuration of a site that was moved here imports a file that does not exist; many sites make such files by a script before they are built. What uses it is left out, the rest is built.',
    ],
  },
  'MD-106': {
    params: {reason: 'Maximum call stack size exceeded', at: 'parse.js:12'},
    why: [
      '编译笔记时引擎自己出了错：笔记里有它没有料到的内容，例如几十万行的一个列表。其他笔记没有问题。',
      'The engine failed while it compiled a note: something in it was not expected, such as a list of several 100,000 lines. Other notes are fine.',
    ],
  },
  'BD-006': {
    params: {isSwitchedOff: false},
    why: [
      '打包工具和代码着色有一部分是 WebAssembly。Node 给它预留很多地址空间，却几乎不占内存；`ulimit -v` 太小，或者 Node 带着 `--jitless`，它就运行不了。',
      'Parts of the bundler and of what colours code are WebAssembly. Node reserves much address space for it, of which hardly any is used; it cannot run where `ulimit -v` is low, or where Node is given `--jitless`.',
    ],
  },
  'BD-007': {
    params: {name: 'rolldown', system: 'linux-x64', why: 'missing'},
    why: [
      '编译笔记和打包的程序有一部分是按系统编好的，安装时只装这个系统的。`node_modules` 是从别的系统拷来的（例如从 Windows 拷进 WSL 或容器），锁文件是在别的系统上写的，或者安装时跳过了可选的包，都会少了它。',
      'What compiles notes and bundles is in part compiled for each system, and only the part for the system at hand is installed. It is missing where `node_modules` was copied from another system (from Windows into WSL or a container, say), where the lock file was written on one, or where optional packages were left out.',
    ],
  },
  'I18N-260': {
    params: {locales: ['en'], built: ['zh-CN']},
    why: [
      '`i18n` 文件夹里有别的语言的译文，配置里却没有这些语言。要生成它们，写配置的 `i18n`。',
      'The folder `i18n` has translations into languages that the configuration does not name. To build them, set `i18n`.',
    ],
  },
  'I18N-261': {
    params: {reason: ['第 3 行少了逗号', 'a comma is missing in line 3']},
    why: [
      '译文的 JSON 文件读不出来，这个文件里的译文都不会用上。',
      'A JSON file of translations cannot be read; none of its texts is used.',
    ],
  },
  'I18N-262': {
    params: {original: 'docs/a.md'},
    why: [
      '`wuya check --translated` 记过译文所依据的原文，之后原文变了，译文没有变，可能已经过时。',
      '`wuya check --translated` kept what the translation was made from; the original has changed since, the translation has not.',
    ],
  },
  'I18N-263': {
    params: {values: ['i18n/en/docs/b.md'], example: 'docs/a.md → i18n/en/docs/a.md'},
    why: [
      '译文按路径找到原文。这些文件的路径上没有原文，读者看到的仍是没有译文的那一页：多半是原文改了名，或者文件夹的名字不对。',
      'A translation finds its original by its path. There is none for these files, and readers get pages without translation: mostly the original was renamed, or a folder has another name.',
    ],
  },
  'THEME-301': {
    params: {component: 'Navbar', own: 'theme/Navbar.tsx', isTakenAround: false},
    why: [
      '`src/theme` 是 Docusaurus 放替换组件的地方。常见的照样生效：`Root`、`Footer`、`NotFound`，导航栏与它的各项，侧栏、目录、代码块，以及在 `Layout`、`DocItem`、`BlogPostItem`、`SearchPage` 等的原件外面加东西、或由主题的零件拼成的。主题的其余部分构造不同，在这里要写在 `theme/` 里。',
      'Docusaurus keeps replaced components in `src/theme`. The usual ones are taken: `Root`, `Footer`, `NotFound`, the navbar and its items, the sidebar, the contents, blocks of code, and what adds to the original of `Layout`, `DocItem`, `BlogPostItem`, `SearchPage` and others, or is made of parts of the theme. The rest of the theme is built in another way; for it the place here is `theme/`.',
    ],
  },
  'THEME-302': {
    params: {from: '@theme/CodeBlock', name: 'LiveCodeBlock', count: 3},
    why: [
      '页面从 Docusaurus 的包里引入了这里没有的东西。',
      'Pages import something from packages of Docusaurus that does not exist here.',
    ],
  },
  'THEME-305': {
    params: {component: 'DocItem/Footer', reason: 'window is not defined'},
    why: [
      '组件在生成页面时运行，那里没有浏览器；报错的部分由主题自己的代替，网站照常生成。',
      'Components run when pages are built, where there is no browser. What fails is replaced by that of the theme, so the site is built all the same.',
    ],
  },
  'THEME-306': {
    params: {component: 'Root', loss: 'page'},
    why: [
      '组件在生成页面时也运行，搜索引擎和不运行脚本的读者只有那时画出来的。先等浏览器再显示 children 的组件（放在 BrowserOnly 里、等 useEffect、等登录）会让页面是空的，所以生成时不用它；浏览器里照用。笔记的 Markdown 副本和搜索索引本来就是公开的，它藏不住正文。',
      'Components run when pages are built too, and what they render there is all that search engines and readers without scripts have. One that waits for the browser before it shows its children (inside BrowserOnly, for useEffect, for a login) would leave the pages empty, so it is left out there; in the browser it runs. Markdown copies of notes and the index of the search are public anyway: it hides no text.',
    ],
  },
  'THEME-303': {
    params: {name: 'Foter', nearest: 'Footer'},
    why: [
      '`theme/` 里的文件按名字替换主题的组件，这个名字主题没有，多半是笔误。',
      'Files in `theme/` replace components of the theme by name; the theme has none of this name, which is likely a slip.',
    ],
    example: {file: 'theme/Foter.tsx', text: 'export function Foter() {\n  return null;\n}\n'},
  },
  'THEME-304': {
    params: {name: 'Footer', exported: ['MyFooter']},
    why: [
      '替换的组件要用与文件相同的名字导出，或默认导出；别的名字主题找不到。',
      'A component that replaces one of the theme is exported under the name of its file, or by default; the theme finds no other name.',
    ],
    example: {
      file: 'theme/Footer.tsx',
      text: 'export function MyFooter() {\n  return null;\n}\n',
    },
  },
  'CSS-310': {
    params: {selector: '.navbar_a1b2'},
    why: [
      '样式里的选择器像是别的工具生成的、带哈希的类名；它换一次版本就变，这里也没有。',
      'The selector looks like a class with a hash that another tool made; it changes with each version and does not exist here.',
    ],
  },
  'CFG-017': {
    params: {
      name: 'WUYA_URL',
      value: '"https://me.github.io/notes"',
      expected: [
        "不带路径的完整地址，例如 'https://example.com'",
        "an absolute address without a path, like 'https://example.com'",
      ],
      right: 'WUYA_URL=https://me.github.io WUYA_BASE_URL=/notes',
    },
    why: [
      'WUYA_URL 与 WUYA_BASE_URL 代替配置里的 url 与 baseUrl，规矩相同；写错了，要改的是工作流或主机的设置，不是配置。在 Windows 的 Git Bash 里，/ 开头的值会被它改成盘上的路径：去掉开头的 /。',
      'WUYA_URL and WUYA_BASE_URL take the place of url and baseUrl in the configuration, by the same rules; a slip is to be corrected in the workflow or in the settings of the host, not in the configuration. The Git Bash of Windows makes a path of the disk of a value that begins with /: leave the first / out.',
    ],
    example: {
      file: '.github/workflows/pages.yml',
      text: 'env:\n  WUYA_URL: https://me.github.io/notes\n',
    },
  },
};
