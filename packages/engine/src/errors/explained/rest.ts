import type {documentProblems} from '../catalogue/document.ts';
import type {outputProblems} from '../catalogue/output.ts';
import {config, type Explanations} from './explanation.ts';

/** Explains the problems of the navbar. */
export const documentExplanations: Explanations<typeof documentProblems> = {
  'NB-001': {
    params: {
      type: 'dropdwon',
      known: ['link', 'dropdown', 'doc', 'docSidebar'],
      item: '{"type":"dropdwon"}',
      nearest: 'dropdown',
    },
    why: [
      '导航栏里没有这种项目。自己的种类以 `custom-` 开头，组件放在 `theme/navbar/`。',
      'There is no such kind of item. Kinds of your own begin with `custom-`; their components lie in `theme/navbar/`.',
    ],
    example: config(
      "themeConfig: {navbar: {items: [{type: 'dropdwon', label: 'More', items: []}]}},",
    ),
  },
  'NB-003': {
    params: {
      id: 'intor',
      ids: ['intro'],
      item: '{"type":"doc","docId":"intor"}',
      versions: ['current'],
      nearest: 'intro',
    },
    why: [
      '导航栏链接到一篇笔记，没有这个 id 的笔记。',
      'The navbar links to a note by an id that no note has.',
    ],
    example: config("themeConfig: {navbar: {items: [{type: 'doc', docId: 'nowhere'}]}},"),
  },
  'NB-004': {
    params: {
      id: 'guides',
      ids: ['guide'],
      item: '{"type":"docSidebar","sidebarId":"guides"}',
      versions: ['current'],
      nearest: 'guide',
    },
    why: [
      '导航栏链接到一个侧栏，没有这个名字的侧栏。',
      'The navbar links to a sidebar of a name that no sidebar has.',
    ],
    example: config(
      "themeConfig: {navbar: {items: [{type: 'docSidebar', sidebarId: 'nowhere', label: 'Guide'}]}},",
    ),
  },
  'NB-005': {
    params: {
      id: '2.1',
      ids: ['2.0'],
      item: '{"type":"docsVersionDropdown","versions":["2.1"]}',
      versions: ['2.0'],
      nearest: '2.0',
    },
    why: ['版本菜单里写了不存在的版本。', 'The menu of versions names one that does not exist.'],
    example: config(
      "themeConfig: {navbar: {items: [{type: 'docsVersionDropdown', versions: ['9.9']}]}},",
    ),
  },
  'NB-006': {
    params: {id: 'guide'},
    why: [
      '侧栏里一篇笔记也没有，链接没有去处。',
      'The sidebar has no note, so the link leads nowhere.',
    ],
  },
  'NB-007': {
    params: {path: 'logo.svg'},
    why: ['标志的文件不在静态文件夹里。', 'The file of the logo is in no static folder.'],
    example: config("themeConfig: {navbar: {logo: {src: 'logo.svg'}}},"),
  },
  'NB-008': {
    params: {id: 'apis', ids: ['default', 'api'], nearest: 'api'},
    why: [
      '`docsPluginId` 指的那一套笔记不存在。',
      'The collection that `docsPluginId` names does not exist.',
    ],
    example: config(
      "themeConfig: {navbar: {items: [{type: 'doc', docId: 'a', docsPluginId: 'nowhere'}]}},",
    ),
  },
};

/** Explains the problems of files of the built site. */
export const outputExplanations: Explanations<typeof outputProblems> = {
  'EM-001': {
    params: {path: '../x/index.html'},
    why: [
      '某个地址会写到输出文件夹之外。任何笔记都不许改动外面的文件。',
      'An address would be written outside the output folder. No note may touch files out there.',
    ],
  },
  'EM-002': {
    params: {paths: ['dist/notes.txt'], more: 0},
    why: [
      '输出文件夹里有你自己放的文件，位置正好要用。只有生成出来的文件才会被替换或删除。',
      'The output folder has files of yours where pages belong. Only files that a build made are ever replaced or removed.',
    ],
  },
  'EM-003': {
    params: {code: 'ENOSPC', reason: ['磁盘满了', 'the disk is full']},
    why: [
      '系统拒绝了读或写；括号里是系统的代码。',
      'The system refused to read or write; its own code is in brackets.',
    ],
  },
  'EM-004': {
    params: {path: 'dist', target: '/srv/www'},
    why: [
      '输出文件夹或 `.wuya` 里有一个链接。顺着它写可能盖掉别人的文件；输出想写到别处，要用 `--out` 明说。',
      'The output folder, or something in `.wuya`, is a link. Writing through it might overwrite other files; for an output elsewhere, name it with `--out`.',
    ],
  },
  'EM-005': {
    params: {first: 'A/index.html', second: 'a/index.html'},
    why: [
      '两个地址在这个文件系统上是同一个文件（例如不分大小写），后写的会盖掉先写的。',
      'Two addresses are one file on this file system, which may ignore case; the later would replace the earlier.',
    ],
  },
  'EM-006': {
    params: {path: 'docs/out', source: 'docs'},
    why: [
      '输出文件夹在笔记、静态文件、`.wuya` 或 `node_modules` 里面，或者装着整个站点。生成出来的文件下一次会被当成笔记，站点自己的文件也会被一起发布。',
      'The output folder is inside the notes, the static files, `.wuya` or `node_modules`, or it holds the whole site. What a build wrote would be read as notes by the next one, and files of the site would be published with it.',
    ],
  },
  'EM-007': {
    params: {},
    why: [
      '`.wuya` 里有编译好的配置、页面和浏览器代码，引擎按内容的哈希取用，不再看源文件。谁能往仓库里放一份，就能让每个克隆它的人运行别的代码、发布别的内容。删掉 `.wuya` 总是安全的，下一次生成会重新做。',
      'The folder `.wuya` holds compiled configurations, pages and code for browsers, which the engine uses by their hashes without looking at the sources again. Whoever puts one into a repository makes everybody who clones it run other code and publish other texts. Deleting `.wuya` is always safe: the next build makes it again.',
    ],
  },
  'SH-001': {
    params: {name: '@napi-rs/canvas'},
    why: [
      '画分享图的库有 35 MB，引擎不带它，要的站点自己安装。',
      'The library that draws share images has 35 MB; sites that want them install it themselves.',
    ],
    example: config("shareImages: {font: './fonts/NotoSerifSC-Bold.otf'},"),
  },
  'SH-002': {
    params: {font: './fonts/NotoSerifSC-Bold.otf'},
    why: [
      '分享图里的字用这个文件里的字体画；引擎不带中文字体。',
      'Share images are set in the font of this file; the engine brings no Chinese font.',
    ],
    example: config("shareImages: {font: './fonts/NotoSerifSC-Bold.otf'},"),
  },
};
