import type {OptionsInChinese} from './words.ts';

/** `config/user/config.ts` and `config/user/markdown.ts` in Chinese. */
export const siteOptionsInChinese = {
  UserConfig: {
    title:
      '网站叫什么名字：显示在浏览器的标题栏、标签页和导航栏里。要给网站（站点）改名字，改这里。',
    tagline: '网站的副标题（口号、一句话简介），显示在页脚。',
    titleDelimiter:
      '浏览器标签页的标题中间，页面标题与网站名字之间用什么符号隔开，例如竖线或短横。',
    url: '网站的域名，也就是发布以后的网址，只写到域名，不带路径；换了新域名，改这里。环境变量 `WUYA_URL` 可以代替它。',
    baseUrl:
      '网站不在域名的根目录时，所在的子路径：部署到子目录（例如 GitHub Pages 的项目页）时要写。环境变量 `WUYA_BASE_URL` 可以代替它。',
    trailingSlash:
      '页面的网址以斜线结尾：`/a/`，文件是 `a/index.html`。`false`：`/a`，文件是 `a.html`，给搬来以前网址末尾没有斜线的网站用。',
    baseUrlIssueBanner:
      '样式加载不出来、因为网站实际所在的路径与 `baseUrl` 不同的时候，在首页上显示提示；`false`：不显示。',
    comments:
      '文章（笔记、随笔）下面的评论区，让读者留言、发表看法，用四种服务之一；读者快滚动到时才加载。',
    customFields:
      '在配置里写自己的值（例如 API 的地址），自己的组件和页面需要的配置都放在这里，它们可以读取。每一页的脚本里都有一份，不要放密钥。',
    favicon: [
      '浏览器标签页上的小图标（favicon、网站图标）：图标文件的路径，从静态文件夹算起。',
      '没有图标',
    ],
    analytics: [
      '统计每天有多少访客、访问量和浏览次数（流量分析），选一种服务。`wuya dev` 里什么也不加载。',
      '没有',
    ],
    headTags:
      '往每一页的 `<head>` 里插入自己的标签，例如验证网站所有权的 meta、第三方的脚本和字体；内容安全策略会放行它们写的域名。',
    i18n: [
      '让网站有几种语言（例如中英文双语），一次全部生成：默认语言在 `baseUrl`，其余在它下面。',
      '只有 `locale` 那一种',
    ],
    locale:
      '网站是什么语言：界面上的文字（按钮、提示）和页面的 `lang` 用它，例如中文或英文。写 BCP 47 标签。',
    messages:
      '改掉界面上的文字：按钮、提示、“上一篇”“下一篇”“下一页”换一种说法，按文字的 id 替换主题的。',
    noIndex: '不想被百度、谷歌等搜索引擎收录、抓取、搜到的网站打开它，例如测试用的、内部的。',
    offline:
      '断网、离线时也能打开看过的页面：读者的浏览器留下读过的页面与搜索的头几个文件；也可以安装成应用（PWA）。',
    shareImages: [
      '给每一页（每篇文章）自动生成一张社交卡片（封面图），1200 × 630，链接发到微信、推特等处时显示；要先 `npm install @napi-rs/canvas`。',
      '没有，各页都用 `themeConfig.image`',
    ],
    staticDirectories:
      '图片、下载等静态文件放在哪些文件夹：里面的东西不处理，原样拷贝到网站的根目录。',
    staticDotfiles:
      '以点开头的隐藏文件和文件夹（例如 `.htaccess`）默认不发布；要发布哪些，在这里写它们的名字。`.well-known` 总会发布。',
    followLinks:
      '笔记的文件夹（目录）是软链接（符号链接），或里面有指向网站之外的，因此读不到时打开。只在信得过这些链接时用。',
    graph:
      '显示笔记之间的关系：画出它们怎样互相链接，像 Obsidian 那样，生成时画好；`true`：每篇末尾一幅，另有全站一页。',
    images:
      '图片太大、网页打开慢时用它：笔记里的图片自动压缩，另存成更小的格式与宽度；`true`：除 `remote` 之外全部打开。',
    onBrokenLinks:
      "链接坏了、文件没了、指向不存在的页面（死链）时怎么办：`'throw'` 报错、使构建失败，`'warn'` 只给警告、提示，`'ignore'` 忽略。",
    onBrokenAnchors: '链接里 `#` 井号后面的小节写错、在那一页里不存在时，报错、只警告，还是忽略。',
    onBrokenImages: '图片找不到、文件不存在时，报错使构建失败，只警告，还是忽略。',
    onBrokenMarkdownLinks: [
      '链接到的 `.md` 文件没有、不存在时，报错、只提醒，还是忽略。',
      '与 `onBrokenLinks` 相同',
    ],
    onDuplicateRoutes:
      '两个文件（页面、笔记）生成了同一个网址、地址重复时，报错、警告还是忽略；先来的那个保留地址。',
    redirects: '页面挪了位置、换了地址以后，老链接还能打开：从旧网址自动跳转（重定向）到新页面。',
    run: [
      '`wuya run` 怎样运行笔记里的代码。',
      'JavaScript、TypeScript、Python、shell 与 SQL，每段十秒',
    ],
    deploy: [
      '部署（发布、上线）时给主机和服务器读的文件：响应头、nginx 配置、压缩好的副本。',
      '写出 `_headers`，里面有内容安全策略',
    ],
    docs: ['笔记：一套，或几套的列表；`false`：不要笔记（文档），只要博客。', '文件夹 `docs`'],
    blog: [
      '博客：一个，或几个的列表；`false`：关掉，不需要博客。',
      '文件夹 `blog`，没有它就没有随笔',
    ],
    pages: [
      '做首页、“关于我”这样单独的页面（用 Markdown 或 React 写）：一套，或几套的列表；`false` 关掉。',
      '文件夹 `src/pages`',
    ],
    search: ['站内搜索的选项。', '由静态文件组成的索引'],
    markdown: [
      '怎样读 Markdown：公式、图表、双链、表情这些额外的语法，和处理笔记的插件。',
      'Markdown，加上对中文的修补',
    ],
    themeConfig: [
      '只与外观（主题、样子）有关的一切：导航栏、页脚、颜色、暗色模式。',
      '见它的各个选项',
    ],
    vite: '给打包工具 Vite（不是 webpack）的选项，例如模块的别名和插件，并入它自己的；不作任何保证。',
  },
  UserHeadTag: {
    tagName: '加进 `<head>` 的标签叫什么，例如 `meta`、`link`、`script`。',
    attributes: ['标签的属性；值为 `true` 的属性不带值。', '没有'],
    innerHTML: ['标签里面的内容，例如一段内联的脚本，原样写出。', '没有'],
  },
  UserRedirect: {
    from: '从哪些旧网址（老网址）转过来：旧的路径，在 `baseUrl` 之下；一个页面可以有好几个。',
    to: '跳转到哪个新网址：站内页面的路径。',
  },
  UserRun: {
    commands:
      '让代码块可以运行别的编程语言（Ruby、Go、Rust、Java 等）：写用什么命令跑，或者代替内置的；`{file}` 是代码的文件。',
    masks:
      '输出里每次都变的部分（时间、随机数、地址）不算不同：写正则表达式，匹配的文字显示成 `…`。',
    timeoutSeconds: '代码（示例）最多运行几秒，超时就停下；要跑很久、半分钟才结束的，把它调大。',
    memoryMB: '限制代码（示例）运行时能用、能吃多少内存（MB），连同它启动的进程。',
    outputKB: '一段代码最多打印多少输出（KB），打印太多就停下、截断。',
    maxProcesses: '限制一段代码最多开多少个进程（子进程）。',
  },
  UserShareImages: {
    font: '社交卡片（分享图）上的文字用什么字体；汉字显示成方块，就是字体里没有。字体文件（TTF、OTF、WOFF2、TTC）从站点的文件夹算起。',
  },
  UserGraph: {
    notes: '每篇笔记末尾画一幅小图：哪些笔记链接到它，它又链接到哪里；至少与两篇相连才画。',
    path: '单独一页关系图（画出全部笔记）的网址，在 `baseUrl` 之下；`false`：不要这一页。',
  },
  UserImages: {
    formats: '把图片自动转成更小的格式（WebP、AVIF），原图之外再生成；要先 `npm install sharp`。',
    widths:
      '同一张图片准备几种宽度（像素），手机加载小一点的图，省流量；图片自己的宽度比最大的小时也算一个。',
    dark: '夜间、暗色模式换一张图片（例如太亮的截图）：`a.png` 旁边有 `a.dark.png` 时，夜间显示后者。',
    remote:
      '把别人网站上的图片（外链、图床）下载下来，与网站一起发布，以后原图失效也不怕：全部，或者列出的主机。',
  },
  UserDeploy: {
    headers:
      '给文件加上 HTTP 响应头（缓存、安全）：生成 `_headers` 文件，主机和 `wuya serve` 照它发送；`false`：不要生成。',
    contentSecurityPolicy:
      '第三方的脚本、图片或框架被浏览器拦住（阻止）时，在这里放行它们的域名：给内容安全策略（CSP）的指令加上来源；`false`：不要策略。',
    precompress:
      '生成时就把每个文件提前压缩好（gzip 的 `.gz`、brotli 的 `.br`），放在旁边，供能直接发送它们的服务器用。',
    nginx:
      '放在自己的服务器上、用 nginx 时：自动写出它的配置（`nginx.conf`），响应头与 `_headers` 相同。',
  },
  UserLanguage: {
    label: ['语言切换（菜单）里这种语言显示成什么，例如 English。', '它自己语言里的名字'],
    htmlLang: [
      '这种语言的页面上 `<html>` 的 `lang`，浏览器和读屏软件凭它知道是什么语言。',
      '语言的标签',
    ],
    direction: [
      "文字从左往右还是从右往左写，例如阿拉伯语、波斯语、希伯来语是 `'rtl'`。",
      '语言的文字的方向',
    ],
    path: ['这种语言的翻译（译文）的文件放在哪个文件夹，在 `i18n` 之下。', '语言的标签'],
    title: '英文版等各种语言用不同的站名：网站在这种语言里的名字，代替 `title`。',
    tagline: '这种语言的副标题（口号），例如英文页脚的那句话，代替 `tagline`。',
    messages: '改掉这种语言的界面文字（按钮、提示），按 id 替换 `i18n/<语言>/code.json` 里的。',
    themeConfig: ['这种语言用另一套导航栏、页脚和公告：代替 `themeConfig` 里同名的选项。', '没有'],
  },
  UserLanguages: {
    defaultLocale: '默认语言，也就是原文的语言：没翻译的文章（笔记）显示它。',
    locales: '网站有哪些语言；要再加一种语言（例如英文），就把它写进来。',
    localeConfigs: '每种语言各自的设置，按语言的标签写：叫什么、译文放在哪里、用什么标题。',
  },
  UserPages: {
    id: '有几套单页时，这一套的名字：译文的文件夹以它结尾。',
    path: [
      '“关于”这样的单页，文件放在哪个目录、文件夹，从站点的文件夹算起。',
      "`'src/pages'`；另有 `id` 时是 `id`",
    ],
    routeBasePath: [
      '给单页的网址都加一个前缀：放在什么路径之下，在 `baseUrl` 之下。',
      "`'/'`；另有 `id` 时是 `id`",
    ],
    exclude: '`pages` 文件夹里哪些文件（小组件、草稿）不要变成网页，写匹配模式，从 `path` 算起。',
    showLastUpdateTime:
      '在用 Markdown 写的单页的标题下面显示它最后是什么时候改过、更新的：最近一次提交到 git 的日期，按 UTC 算。',
    showLastUpdateAuthor: '在单页的标题下面显示最后是谁改的，更新的人：最近一次提交到 git 的作者。',
    remarkPlugins: '只给单页用的 remark 插件，排在 `markdown` 的后面。',
    rehypePlugins: '只给单页用的 rehype 插件，排在 `markdown` 的后面。',
  },
  UserMagicComment: {
    className: '注释标出的代码行得到的 class，用它写高亮的样式。',
    line: ['只高亮（标出）下一行代码的注释叫什么。', '没有'],
    block: ['管几行的一对注释：一句开始，一句结束。', '没有'],
    'block.start': '标出的代码第一行之前的注释。',
    'block.end': '标出的代码最后一行之后的注释。',
  },
  UserMarkdown: {
    rawHtml:
      '允许在笔记里写 `<script>` 标签、`<object>` 标签、事件属性一类的 HTML，原样保留；默认会去掉。只在信得过作者时打开。嵌入视频（B 站、YouTube）不用它：别的网站的 `<iframe>`，地址以 `https:` 开头，本来就留着。',
    math: [
      '写数学公式（式子，LaTeX、KaTeX）：把 `$…$` 和 `$$` 读作公式。',
      '`false`：价钱里也有美元符号',
    ],
    wikiLinks:
      '打开双链：把两个方括号的 `[[笔记]]`、`[[笔记#小节|文字]]` 与 `![[文件]]` 读成链接，规矩同 Obsidian。',
    mermaid: '用文字画流程图、时序图等图表：把语言为 `mermaid` 的代码块画成图。',
    liveCode:
      '让读者在线编辑代码示例（React、JSX），马上看到效果：运行标了 `live` 的代码块，站点要装 `react-live`。只给信得过的作者用。',
    codeFiles:
      '读者可以把一篇文章的代码打包下载：代码跑过、有两个以上文件的笔记；一篇笔记写 `code_files`，听它的。',
    emoji: '用冒号写表情（笑脸）：把 `:smile:` 一类的代码换成表情符号。',
    admonitions: '新增自己的提示框（彩色的注意、警告块）：`:::` 后面还可以写的名字。',
    magicComments:
      '用注释给代码里的某几行加底色（高亮、标出）：写哪句注释，下面的行就得到哪个 class，在现有的之外。',
    mdastPlugins: '自己改动 Markdown 语法树的插件，写给这里的解析器 satteri，几乎不花时间。',
    hastPlugins: '自己改动 HTML 语法树的插件，写给这里的解析器 satteri。',
    remarkPlugins:
      '用 remark 的插件扩展 Markdown，npm 上现成的也行：插件，或 `[插件, 选项]`。写了它，笔记走较慢的路。',
    rehypePlugins: '用 rehype 的插件改动生成的 HTML。笔记里的 HTML 在它们看来已是元素。',
  },
} as const satisfies OptionsInChinese;
