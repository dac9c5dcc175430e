import type {routesProblems} from '../catalogue/routes.ts';
import {config, type Explanations, note} from './explanation.ts';

/** Explains the problems of addresses, links and images. */
export const routesExplanations: Explanations<typeof routesProblems> = {
  'RT-030': {
    params: {route: '/intro/', other: 'docs/intro.md'},
    why: [
      '两个文件得到同一个地址。先来的保留它，后来的没有页面。怎样处理由 `onDuplicateRoutes` 决定。',
      'Two files get one address. The first keeps it, the other has no page. `onDuplicateRoutes` says what happens.',
    ],
  },
  'RT-031': {
    params: {file: 'static/about/index.html', route: '/about/'},
    why: [
      '静态文件与页面写到同一个位置。',
      'A static file and a page would be written to the same place.',
    ],
  },
  'RT-032': {
    params: {route: '/about/'},
    why: [
      '`redirects` 里的旧地址现在有页面或文件，转向会把它盖掉；或者同一个旧地址写了两次。',
      'An old address of `redirects` has a page or a file, which the redirect would replace; or it is named twice.',
    ],
    example: config("redirects: [{from: ['/old/', '/old/'], to: '/a/'}],"),
  },
  'RT-033': {
    params: {address: '../a', part: '..'},
    why: [
      '地址里有会往上走的部分，写文件时会离开站点。',
      'The address has a part that leads upwards, out of the site.',
    ],
    example: note('---\ntags: [{label: a, permalink: /../a}]\n---\n\n# Title'),
  },
  'RT-034': {
    params: {address: '/a-very-long-name/'},
    why: [
      '地址的每一段成为文件夹的名字，文件系统限制它的长度。一个汉字占三个字节。',
      'Each part of an address becomes the name of a folder, whose length file systems limit. A Chinese character takes three bytes.',
    ],
  },
  'RT-035': {
    params: {address: '/con/'},
    why: [
      'Windows 保留了 `con`、`nul` 一类的名字，那里建不了这样的文件。开头是 `.wuya-` 的文件夹，生成时会用到，用完连同里面的文件一起删掉。',
      'Windows keeps names like `con` and `nul` for itself and cannot have such files. Folders whose names begin with `.wuya-` are those of builds, which remove them with all that is in them.',
    ],
  },
  'RT-036': {
    params: {address: '/Intro/', other: '/intro/', file: 'docs/intro.md'},
    why: [
      '在分大小写的系统上没有问题，换一台机器就会少一页。',
      'It works where case counts; on another machine one page would be gone.',
    ],
  },
  'RT-039': {
    params: {way: '/a/ → /b/ → /a/'},
    why: [
      '一个转向通到另一个，最后又回到第一个。浏览器会一直跳转，直到它自己放弃。',
      'A redirect leads to another, and the last one back to the first. The browser goes on until it gives up.',
    ],
  },
  'LN-050': {
    params: {href: './loop.md', nearest: './loops.md'},
    why: [
      '链接写的是文件的相对路径，那里没有这个文件。不拦住它，读者会遇到 404。怎样处理由 `onBrokenLinks`（`.md` 文件由 `onBrokenMarkdownLinks`）决定。',
      'The link is a relative path of a file that does not exist; a reader would get a 404. `onBrokenLinks` says what happens, `onBrokenMarkdownLinks` for `.md` files.',
    ],
    example: note('[Next](./missing.md)'),
  },
  'LN-051': {
    params: {href: '/guide/loop/', nearest: '/guide/loops/'},
    why: [
      '链接写的是站内的地址，那里没有页面。写文件的相对路径更稳妥：文件移动了也能查出来。',
      'The link is an address of the site where there is no page. Relative paths of files are safer: they are checked and can be fixed when a file moves.',
    ],
    example: note('[Next](/missing/)'),
  },
  'LN-052': {
    params: {href: './loops.md#while', anchor: 'while', nearest: 'while-loops'},
    why: [
      '页面在，小节不在，读者会落到页面开头。标题改了，可以用 front matter 的 `anchors` 接住旧锚点。',
      'The page exists, the section does not: readers land at its top. After renaming a heading, `anchors` in the front matter keeps old links working.',
    ],
    example: note('# Title\n\n[Below](#nowhere)'),
  },
  'LN-053': {
    params: {href: './data.zip', nearest: './dates.zip'},
    why: [
      '链接指向要下载的文件，它不存在，或者是隐藏的：以点开头的名字不发布。',
      'The link leads to a file to download, which does not exist, or hides: names that begin with a dot are not published.',
    ],
    example: note('[Data](./data.zip)'),
  },
  'LN-054': {
    params: {href: 'javascript:alert(1)'},
    why: [
      '`javascript:` 一类的地址会在读者的浏览器里运行代码，不许出现。',
      'Addresses like `javascript:` run code in the reader’s browser and are not allowed.',
    ],
    example: config("themeConfig: {footer: {links: [{label: 'A', href: 'javascript:alert(1)'}]}},"),
  },
  'LN-055': {
    params: {name: 'Closure', nearest: 'Closures'},
    why: [
      '`[[链接]]` 按文件名、标题、别名找笔记，都没有。',
      'A `[[link]]` looks for a note by file name, title and alias, and finds none.',
    ],
    example: note('# Title\n\nSee [[Closure]].'),
  },
  'LN-056': {
    params: {name: 'index', path: 'docs/a/index.md', paths: ['docs/b/index.md']},
    why: [
      '几个文件都合这个名字，离得一样近。链接到路径最短的那一个。',
      'Several files fit the name and are equally near. The link leads to the one with the shortest path.',
    ],
  },
  'LN-057': {
    params: {name: 'a'},
    why: [
      '笔记嵌入了自己，或者绕一圈又嵌入自己；一页里嵌入的内容超过一百万个字符时也会这样说。',
      'A note embeds itself, also by way of others; or what one page embeds has more than a million characters.',
    ],
    example: note('# Itself\n\n![[Itself]]'),
  },
  'LN-058': {
    params: {values: ['notes/closures.md', 'notes/indexes.md']},
    why: [
      '`wuya check` 在写了 `markdown.wikiLinks` 的站点里说出它们。别的站点加上 `--orphans`。没有人提到的一篇，多半是忘了连。侧栏、导航栏和页面里的列表不算；首页与打开一个部分的页面不必有人提到。',
      '`wuya check` names them on sites with `markdown.wikiLinks`, on others with `--orphans`. A note that no text leads to was most likely forgotten. Sidebars, the navbar and lists of pages do not count; home pages and those that open a section need no link.',
    ],
  },
  'LN-059': {
    params: {values: ['/old-name/']},
    why: [
      '`wuya check` 按 git 的记录找出改过名或移过位置的笔记。旧地址可能在别人的收藏和链接里。',
      'By git, `wuya check` finds notes that were renamed or moved. Others may have kept the old address.',
    ],
  },
  'LN-060': {
    params: {href: 'file:///C:/Users/me/a.pdf'},
    why: [
      '`C:\\`、`file:///` 开头的地址只在你的电脑上有，发布之后谁也打不开。',
      'Addresses that begin with `C:\\` or `file:///` are those of your computer; once published nobody can open them.',
    ],
    example: note('# Title\n\n[Slides](file:///C:/Users/me/slides.pdf)'),
  },
  'LN-061': {
    params: {written: '[[闭包]]', more: 2},
    why: [
      '`[[笔记]]` 是 Obsidian 等工具的链接，打开 `markdown.wikiLinks` 才是链接，因为别的笔记里它可能只是方括号。只说第一处，并且只在真有这篇笔记时说。',
      '`[[note]]` is a link of Obsidian and other tools. It is one here with `markdown.wikiLinks` alone, since other texts mean plain brackets. The first place is named, and only where there is such a note.',
    ],
    example: note('# Title\n\nSee [[Title]].'),
  },
  'IM-067': {
    params: {src: 'C:\\Users\\me\\图.png'},
    why: [
      '编辑器粘贴图片时常写下它在电脑上的路径，发布之后谁也看不到。在编辑器的设置里，让它把图片存到笔记旁边、写相对路径。',
      'Editors often write where a pasted image is on your disk; once published nobody sees it. Let your editor save images beside the note and write relative paths.',
    ],
    example: note('# Title\n\n![Chart](C:\\\\Users\\\\me\\\\chart.png)'),
  },
  'IM-068': {
    params: {kilobytes: 5200},
    why: [
      '图片成了地址里的一长串字，跟着正文一起下载，不能晚一点载、也不能缓存；git 每次改动都要重存一遍。',
      'The image is a long run of letters in an address: it loads with the text, not later, and is kept in no cache, and git stores all of it with each change.',
    ],
  },
  'IM-060': {
    params: {src: './scope.png', nearest: './scopes.png'},
    why: [
      '图片的文件不存在。怎样处理由 `onBrokenImages` 决定。',
      'The file of the image does not exist. `onBrokenImages` says what happens.',
    ],
    example: note('![Scopes](./scopes.png)'),
  },
  'IM-061': {
    params: {src: './scope.png', fault: 'damaged'},
    why: [
      '宽高写进页面，图片加载时页面才不会跳。这个文件读不出宽高。',
      'Width and height go into the page so that nothing jumps while images load. Those of this file cannot be read.',
    ],
  },
  'IM-062': {
    params: {},
    why: [
      '笔记旁边的图片只在用到时才发布，这一个没有笔记用到。',
      'Images beside notes are published when a note uses them; nothing uses this one.',
    ],
  },
  'IM-063': {
    params: {src: './scope.png'},
    why: [
      '替代文字让看不到图的人知道图里是什么，搜索引擎也读它。',
      'The alternative text tells those who cannot see the image what it shows; search engines read it too.',
    ],
    example: note('![](https://example.com/a.png)'),
  },
  'IM-064': {
    params: {src: './harbour.jpg', kind: 'type', type: 'png'},
    why: [
      '图片没有另存。`images` 让图片另存成 AVIF 与 WebP。这个文件损坏、像素太多，或者内容不是扩展名所说的，就只有原图。',
      'An image is not made anew. `images` has images made as AVIF and WebP. This file is damaged, has too many pixels, or is not what its name says, so there is the file alone.',
    ],
  },
  'IM-065': {
    params: {src: 'https://example.com/a.png', reason: ['那里回答 404', 'the answer is 404']},
    why: [
      '图片取不来。`images.remote` 让构建把别的主机上的图片收进站点：最多 20 MB、20 秒、五次转向，只收 PNG、JPEG、GIF、WebP 与 AVIF。',
      'An image cannot be fetched. `images.remote` has images of other hosts published with the site: 20 MB, 20 seconds and five redirects at most, and PNG, JPEG, GIF, WebP and AVIF alone.',
    ],
  },
  'IM-066': {
    params: {},
    why: [
      '没有 sharp，或者它没有这台机器的构建（装的时候跳过了可选的包）。它不随引擎安装，因为它有 20 MB。没有它，图片按原样发布。',
      'There is no sharp, or no build of it for this machine (optional packages were left out). It is not installed with the engine, because it weighs 20 MB. Without it images are published as they are.',
    ],
  },
};
