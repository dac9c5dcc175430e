import type {OptionsInChinese} from './words.ts';

const NONE = '没有';

/** `config/user/theme.ts`, `navbar.ts`, `comments.ts` and `analytics.ts` in Chinese. */
export const themeOptionsInChinese = {
  UserLogo: {
    src: '标志（logo）的图片文件，在静态文件夹里的路径。',
    srcDark: ['夜里、暗色模式看不清时换的另一张 logo（标志）。', '与 `src` 相同'],
    inline: '把标志（图标）的 SVG 写进页面，它就跟着文字变色，暗色模式也不用另一张。',
    wordmark: ['用图片（SVG）写网站的名字，代替导航栏里的文字。', NONE],
  },
  UserNavbar: {
    title: [
      "导航栏里标志旁边显示的文字，可以与网站的名字不同；`''`：不显示文字，只要标志。",
      '站点的名字',
    ],
    logo: ['在导航栏左上角、名字前面放一个标志（logo、图标）。', NONE],
    items: '给顶上的导航栏加链接、按钮和下拉菜单（例如“关于”），从左到右。',
    hideOnScroll: '读者往下滚动、翻页时隐藏顶部的导航栏（顶栏），往上滚再出现。',
  },
  UserFooterLink: {
    label: '页脚里这个链接显示的文字。',
    to: ['页脚的链接通往网站里的哪一页：站内的路径。', '没有：写 `href`'],
    href: ['页脚的链接通往别的网站：站外的网址。', '没有：写 `to`'],
    column: [
      '把页脚的链接分成几列，列上有标题：这个链接所在的列的标题，相邻的写一样的。',
      '没有：链接排成一排',
    ],
  },
  UserSection: {
    id: '首页的这个分区用哪个侧栏：侧栏的名字。',
    label: '首页上这个分区显示的名字。',
    to: '点首页上的这个分区打开哪一页：第一页的路径。',
    latin: ['首页上分区名字旁边用拉丁字母写的第二个名字，例如英文名。', NONE],
    description: ['首页上分区（板块）名字下面的一句话介绍。', NONE],
    water: '首页上这个分区的图案（水纹）。',
  },
  UserQuote: {
    endpoint: '换一个名言（一言）的接口：服务的地址，可以是自己的。',
    category: '只要哪几类句子（例如只要诗词），写服务的字母：`i` 诗词，`d` 文学，`k` 哲学。',
    query: '向名言服务请求时另外带的参数，例如句子最长几个字。',
    timeoutMs: '一言的接口太慢时最多等多久，毫秒；过了就不显示。',
  },
  UserAnnouncement: {
    id: '公告（通知）的编号：换一个，读者关掉过的公告会再出现一次。',
    content: '顶部的公告（通知）写什么内容：文字，可以有链接一类的 HTML。',
    isCloseable: '公告（通知条）能不能由读者关掉：有没有关闭按钮。',
  },
  UserTheme: {
    navbar: ['顶部导航栏的选项。', '站点的名字、搜索与明暗开关'],
    companion: ['帮助读者读完一篇的小工具，各有一个选项。', '见它的各个选项'],
    'companion.bar': '在手机（窄屏）上，页面底部（下面）显示一条工具条：目录、下一篇。',
    'companion.marks':
      '记录读者读到哪里（阅读进度），下次打开接着上次看到的地方读，也记住读过哪些、勾了哪些方框；都在读者的浏览器里，什么也不发送；`false`：不要记录。',
    'companion.desk': '读者可以把字调大调小（字号、字体大小），换字体和行宽，用键盘快捷键。',
    'companion.peek':
      '鼠标放到（悬停在）正文的链接或脚注上，先看一眼：浮出一张预览的小卡片，有那一处的标题与头几行。',
    'companion.share': '给读者一个分享按钮：一键复制、分享本页的链接。',
    'companion.feedback': [
      '给读者一个报告错误、反馈的入口：发现错别字、过时的内容，怎么告诉你。写打开的网址，里面有 `{title}` 与 `{url}`。',
      '没有',
    ],
    docs: ['主题怎样显示笔记。', '见它的各个选项'],
    'docs.related': '在文章（笔记）末尾推荐几篇相关、类似的：三篇标签与链接相近的。',
    'docs.covers': '给每个分区和分类一页封面，列出里面的文章，各有一句话和读完要几分钟。',
    'docs.sidebar': ['主题怎样显示侧栏。', '见它的各个选项'],
    'docs.sidebar.hideable':
      '让读者把左边的侧栏（侧边栏）整个收起来：给它一个隐藏的按钮，正文就更宽。',
    'docs.sidebar.autoCollapseCategories':
      '侧栏里点开一个分类，别的就自动关上（折叠）：一次只展开一个。',
    footer: ['页脚的选项。', '一句话介绍（`tagline`）'],
    'footer.links': '放在网页最下面（底部、页脚）的几个链接，排成一排，或分成几列。',
    'footer.legal':
      "写在网页最下面（页脚）的小字：版权声明、许可协议、ICP 备案号。备案号要能点开查询的，写在 `footer.links` 里：`{label: '京ICP备……号', href: 'https://beian.miit.gov.cn/'}`。",
    'footer.taglineSource': '网站的 `tagline` 是谁说的、引自哪本书（出处），写在它下面。',
    quote: [
      '在网页底部（页脚）随机显示一句诗或名言（一言），取自公共服务；`false`：不要。',
      '`false`：不向任何人请求',
    ],
    palette: '换整个网站的颜色（主色、主题色、配色），明暗两面；`customCss` 里的样式排在它后面。',
    customCss: '加上自己的样式表（引入自己写的 CSS 文件），改变网站的样子，排在主题的后面。',
    image: [
      '网页转发、分享时（微信、推特等）默认显示的图片、缩略图：静态文件夹里的路径，或网址。',
      NONE,
    ],
    colorMode: ['明与暗（黑色的背景），各有一个选项。', '跟随系统，带一个开关'],
    'colorMode.defaultMode': '默认用亮色还是暗色（深色、夜间）：系统没有说的读者看到的那一面。',
    'colorMode.disableSwitch': '不让读者自己切换明暗（换成暗色模式）：去掉切换的按钮。',
    'colorMode.respectPrefersColorScheme':
      '读者的系统（手机、电脑）是深色，网站也自动变深色（暗色）；`false`：不跟随系统。',
    announcementBar: ['网站最顶上的公告（一行通知）横幅。', '`null`：没有'],
    tableOfContents: ['笔记右边的那一列。', '二级与三级标题'],
    'tableOfContents.minHeadingLevel':
      '右边的目录显示几级标题，全站都算：从第几级标题开始，例如三级。',
    'tableOfContents.maxHeadingLevel':
      '右边的目录显示几级标题，全站都算：到第几级为止，要多显示一级（例如四级标题）就写大一点。',
    sections: '首页上显示哪几个入口（分区、栏目、板块），按次序写。',
  },
  Placed: {
    position: ['这一项放在导航栏的左边还是右边。', "`'left'`；搜索按钮是 `'right'`"],
    className: ['导航栏里这一项的 class，供自己的样式用。', NONE],
  },
  InCollection: {
    docsPluginId: [
      '有几套笔记时，导航栏的这一项指哪一套：它的 id。',
      '没有写 `id` 的那一套，否则第一套',
    ],
  },
  UserNavbarLink: {
    type: ['导航栏里的一个普通链接；写了 `items` 就是菜单。', '链接；有 `items` 时是菜单'],
    label: '修改导航栏里这个链接显示的文字。',
    to: ['导航栏的链接通往网站里的哪一页：站内的路径。', '没有：写 `href`'],
    href: ['导航栏的链接通往外部（站外、别的）网站：它的网址。', '没有：写 `to`'],
    activeBasePath: [
      '在哪些页面上，导航栏的这一项显示为当前（高亮、选中）：这个路径之下的页面。',
      '它自己的路径',
    ],
    activeBaseRegex: [
      '用正则表达式说明在哪些页面上，导航栏的这一项显示为当前（高亮、选中）：对着完整路径（含 `baseUrl`）匹配，比 `activeBasePath` 优先。',
      NONE,
    ],
    icon: ['导航栏的链接显示成图标（例如 GitHub 的），文字留给读屏软件。', NONE],
  },
  UserNavbarDoc: {
    type: '导航栏里通往一篇笔记的链接，凭笔记的 id，地址改了也不会失效。',
    docId: '导航栏链接到一篇笔记：它的 id，也就是路径去掉序号和扩展名。',
    label: ['导航栏里笔记链接的文字。', '笔记自己的'],
  },
  UserNavbarDocSidebar: {
    type: '导航栏里通往一个侧栏的链接：打开它的第一篇笔记。',
    sidebarId: '导航栏链接到某个侧边栏（侧栏）：它的名字。',
    label: ['导航栏里侧栏链接的文字。', '笔记自己的'],
  },
  UserNavbarHtml: {
    type: '一项由自己写的 `value`。',
    value: '在导航栏里插入的 HTML，原样写出。',
  },
  UserNavbarVersion: {
    type: '导航栏里显示读者正在读哪个版本，链接到那一版。',
    label: ['导航栏里版本链接的文字。', '版本的名字'],
    to: ['导航栏里的版本链接通往哪一页。', '那一版的第一篇笔记'],
  },
  UserNavbarCustom: {
    type: '在导航栏里放自己的组件（例如登录按钮）：以 `custom-` 开头的种类，组件得到这一项的全部值。',
  },
  UserNavbarDropdown: {
    type: ['导航栏里的下拉菜单：点开列出几个链接。', '有 `items` 就是菜单'],
    label: '导航栏里下拉菜单按钮上的文字。',
    items: '导航栏的下拉菜单里列出哪些链接。',
  },
  Surrounded: {
    dropdownItemsBefore: '在版本或语言的下拉菜单开头（最上面）再加几个链接。',
    dropdownItemsAfter: '在版本或语言的下拉菜单末尾（最下面）再加几个链接，例如“全部版本”。',
  },
  UserNavbarVersions: {
    type: '导航栏里切换版本的下拉菜单：读者选择看哪个版本的文档。',
    versions: ['版本菜单里只列出哪几个版本，写名字。', '全部'],
  },
  UserNavbarLocales: {
    type: '导航栏里切换语言的下拉菜单：读者选择用哪种语言看。',
    locales: '语言菜单里再列出自成一个网站的语言，在 `i18n` 的之外。',
    'locales.locale': '那种语言的标签，例如 `en`。',
    'locales.baseUrl': '那种语言的网站从哪个网址开始。',
    'locales.label': ['语言菜单里显示的名字。', '它自己语言里的名字'],
    force: '只有一种语言时也显示语言菜单。',
  },
  UserNavbarSearch: {
    type: '把搜索按钮（搜索框）放在导航栏的这个位置。',
  },
  UserGiscus: {
    service: '用 giscus 做评论：留言存放在 GitHub 的讨论（Discussions）里。',
    repo: 'giscus 的评论放到哪个 GitHub 仓库（可以是另一个）的讨论里，写成 `用户/仓库`。',
    repoId: '仓库的编号，giscus.app 给出。',
    category: '评论放进讨论的哪个分类，例如 Announcements。',
    categoryId: '讨论分类的编号，giscus.app 给出。',
    mapping:
      '凭页面的什么找到它的评论（讨论）：路径、网址、标题。换了网址以后评论还在不在，由它决定。',
    strict: '讨论的标题要完全一致才算这一页的：标题很像的两页，评论不会串在一起。',
    reactions: '评论上面给整页的点赞和表情。',
    inputPosition: '写评论的输入框放在已有评论的上面还是下面。',
    script: 'giscus 的脚本从哪里加载；自己架设 giscus 时改它。',
  },
  UserWaline: {
    service: '用 Waline 做评论，评论存在自己的服务器上。',
    server: '自己的 Waline 服务器的地址。',
    script: [
      'Waline 给浏览器的脚本从哪里加载，可以换一个 CDN。',
      'unpkg.com 上 @waline/client 3 的',
    ],
    style: ['Waline 的样式表从哪里加载。', 'unpkg.com 上 @waline/client 3 的'],
  },
  UserTwikoo: {
    service: '用 Twikoo 做评论，评论存在自己的服务器或云开发环境里。',
    server: 'Twikoo 服务器的地址，或腾讯云开发的环境编号。',
    script: ['Twikoo 的脚本从哪里加载，可以换一个 CDN。', 'cdn.jsdelivr.net 上 Twikoo 1.6.44 的'],
    style: ['Twikoo 的样式表从哪里加载。', '没有：脚本自己带着'],
  },
  UserArtalk: {
    service: '用 Artalk 做评论，评论存在自己的服务器上。',
    server: '自己的 Artalk 服务器的地址。',
    site: ['网站在 Artalk 后台里的名字，几个网站共用一个 Artalk 时靠它区分。', '站点的名字'],
    script: ['Artalk 的脚本从哪里加载。', '服务器自己的'],
    style: ['Artalk 的样式表从哪里加载。', '服务器自己的'],
  },
  UserAnalytics: {
    umami: ['接入 Umami 来统计访问量，不用 cookie：https://umami.is ，或自己的服务器。', NONE],
    'umami.websiteId': 'Umami 给网站的编号。',
    'umami.src': 'Umami 的脚本从哪里加载；自己架设（自己的服务器）时写它的地址。',
    plausible: [
      '接入 Plausible 来统计访问量，不用 cookie：https://plausible.io ，或自己的服务器。',
      NONE,
    ],
    'plausible.domain': ['网站在 Plausible 里登记的域名。', '`url` 的域名'],
    'plausible.src': 'Plausible 的脚本从哪里加载；自己架设（自己的服务器）时写它的地址。',
    baidu: ['用百度统计来统计访问量。', NONE],
    'baidu.id': '百度统计给的代码里 `hm.js?` 后面的那一串。',
    google: ['用谷歌统计（Google Analytics 4）来统计访问量。', NONE],
    'google.id': '谷歌统计的测量编号（`G-` 开头），一个或几个。',
    googleTagManager: [
      '接入谷歌跟踪代码管理器（Google Tag Manager），加载容器里的代码；容器里直接写进页面的脚本，要把哈希写进 `deploy.contentSecurityPolicy`。',
      NONE,
    ],
    'googleTagManager.id': '容器的编号（`GTM-` 开头）。',
  },
} as const satisfies OptionsInChinese;
