import type {OptionsInChinese} from './words.ts';

/** `config/user/docs.ts`, `blog.ts` and `search.ts` in Chinese. */
export const contentOptionsInChinese = {
  UserVersion: {
    label: ['版本菜单里显示的版本名字（文字），例如把 `current` 显示成“下一版”。', '版本的名字'],
    path: [
      '给这个版本换一个网址（地址）：用什么路径，不用版本号，在笔记的路径之下。',
      '版本的名字；最新的一版没有',
    ],
    banner: [
      "旧版本上面的警告（横幅）：提醒读者这一版已经过时（或还没发布），在每篇笔记的顶上；`'none'`：去掉。",
      "按新旧为 `'unreleased'` 或 `'unmaintained'`；最新的一版是 `'none'`",
    ],
    badge: ['在笔记标题旁显示版本的徽章（标记）；`false`：去掉。', '有几个版本时为 `true`'],
    noIndex: '不让旧版本出现在谷歌、百度里：请搜索引擎不要收录这一版。',
    className: ['给某个版本的页面加上 class（在 `<html>` 上），用样式区分，例如换个颜色。', '没有'],
  },
  UserDocs: {
    id: '有两套以上的笔记、文档（例如另有 API 文档）、要分开管理时，这一套的名字：它的文件以此开头，例如 `api_versions.json`。',
    label: ['搜索结果和 llms.txt 里，这一套笔记（文档）叫什么。', '站点的名字'],
    path: [
      '笔记放在哪个文件夹里（Markdown 文件的目录），从站点的文件夹算起。',
      "`'docs'`；另有 `id` 时是 `id`",
    ],
    routeBasePath: [
      "笔记（文档）的网址前面加上什么路径，例如 `/docs/`、`/wiki/`，在 `baseUrl` 之下；写 `'/'`，笔记就在网站的根上。",
      "`'/'`；另有 `id` 时是 `id`",
    ],
    sidebars: [
      '手动排列、自己写侧栏（侧边栏、左边的目录）：列出哪些笔记、什么顺序、怎样分组。各个侧栏按名字写；`false`：不要侧栏。',
      '一个侧栏，由文件夹生成',
    ],
    sidebarPath: [
      '把侧栏（侧边栏）的配置单独放在一个文件里：导出侧栏的文件，代替 `sidebars`。',
      '没有',
    ],
    editUrl: [
      '让读者在 GitHub 上编辑这一页的链接（“编辑此页”）通往哪里：源文件的网址，后面接上从站点文件夹算起的文件路径；或者一个函数，由它给出整个网址。',
      '没有：笔记不显示编辑链接',
    ],
    editCurrentVersion: '旧版本的“编辑此页”链接通往当前的笔记，而不是旧版本的文件。',
    breadcrumbs:
      '在笔记标题上面显示它所在的路径（面包屑：哪个分类里），可以点回上一层；`false`：不要、去掉。',
    backlinks: '反向链接：在笔记末尾显示它被哪些文章链接、引用、提到了，和那一句话。',
    sidebarCollapsible: '侧栏里的分类能不能折叠：`false` 就禁止、不许读者收起，分类总是打开的。',
    sidebarCollapsed: '侧栏里的分类默认（一开始）是折叠的；`false`：默认都打开、展开。',
    numberPrefixParser:
      '文件名开头的数字（序号，如 `01-`）只用来排序，不出现在网址里：`02-loops.md` → `/loops/`；`false`：数字留在网址里。',
    include: [
      '只发布一部分文件：哪些（`.md`）当作笔记，写匹配模式，从笔记的文件夹算起。名字以 `_` 开头的文件和文件夹，要有模式也这样写（`**/_*.md`）才算。',
      '名字不以 `_` 开头的全部 Markdown 文件',
    ],
    exclude:
      '忽略笔记里的哪些文件和文件夹（例如草稿），不发布、不生成页面，写匹配模式，从笔记的文件夹算起。',
    showLastUpdateTime:
      '在笔记（文章）底部显示它最后是什么时候改过、更新的：最近一次提交到 git 的日期，按 UTC 算，在哪里构建都一样。',
    showLastUpdateAuthor:
      '在笔记（文章）底部显示最后是谁改的，更新的人：最近一次提交到 git 的作者。',
    tags: '在一个文件里预先定义、统一管理所有标签：可以用哪些、叫什么名字，从笔记的文件夹算起；`false`：没有。列表以外的标签怎样处理，见 `onInlineTags`。',
    onInlineTags:
      "笔记用了标签文件里没有的标签（乱写、拼错）时怎么办：`'throw'` 直接报错，也就是只允许用列表里的标签。",
    tagsBasePath: '修改标签页的网址：路径不叫 `tags`，换成别的，在版本的路径之下。',
    lastVersion: [
      '读者打开文档默认进哪个版本（最新版）：网址里没有版本号的那一版。',
      '`versions.json` 里最新的一版',
    ],
    includeCurrentVersion:
      '发布还不属于任何版本的笔记（开发中的下一版）；`false`：先藏起来，不让读者看到。',
    onlyIncludeVersions: [
      '构建太慢、或开发时只想看几个版本：只生成（发布）这里列出的版本。',
      '全部',
    ],
    disableVersioning: '不要版本、暂时不用多版本：忽略已有的版本，只发布当前的笔记。',
    versions: '单个版本的设置（显示的名字、网址、提示），按版本的名字写。',
    remarkPlugins: '只给笔记用的 remark 插件，排在 `markdown` 的后面。',
    rehypePlugins: '只给笔记用的 rehype 插件，排在 `markdown` 的后面。',
  },
  UserFeeds: {
    type: '生成哪几种格式的订阅（RSS、Atom、JSON）；`false`：关掉订阅。',
    limit: '一份订阅（RSS、Atom 或 JSON）里最多放几篇文章。',
    title: ['订阅源叫什么名字（标题），阅读器里显示。', '随笔与站点的名字'],
    description: '一句话介绍这份订阅，阅读器里显示。',
    copyright: ['订阅里写的版权声明：文章的版权归谁。', '没有'],
  },
  UserBlog: {
    id: '有几个博客时，这一个的名字：译文的文件夹以它结尾。',
    path: [
      '博客的文章（文件）放在哪个目录、文件夹里，从站点的文件夹算起。',
      "`'blog'`；另有 `id` 时是 `id`",
    ],
    routeBasePath: [
      "博客的地址（网址）改成什么路径，例如 `/posts/`，在 `baseUrl` 之下；写 `'/'`，就把博客当网站的首页。",
      "`'blog'`；另有 `id` 时是 `id`",
    ],
    blogTitle: ['博客文章列表页上面的大标题。', '站点语言里的“随笔”；另有 `id` 时是 `id`'],
    blogDescription: '一句话介绍博客，给搜索引擎和订阅用。',
    postsPerPage: "文章列表一页列多少篇（每页显示的文章数），更多的分页；`'ALL'`：全部放在一页。",
    blogSidebarCount:
      "博客的侧边栏（文章旁边）列出多少篇最近的文章；`'ALL'`：全部，`0`：不要这个列表。",
    blogSidebarTitle: ['文章旁边（侧栏）那个最近文章列表的标题文字。', '站点语言里的“最近的文章”'],
    showReadingTime: '在文章上显示“几分钟读完”（预计的阅读时间）；`false`：不显示。',
    showLastUpdateTime:
      '在随笔（文章）的日期旁边显示它最后是什么时候改过、更新的：最近一次提交到 git 的日期，按 UTC 算。',
    showLastUpdateAuthor:
      '在随笔（文章）的日期旁边显示最后是谁改的，更新的人：最近一次提交到 git 的作者。',
    authorsMapPath:
      '作者的信息（名字、头像、链接）存在哪个文件，在随笔的文件夹里；文章凭里面的键写作者。',
    sortPosts:
      '文章按日期（时间）怎样排：从新到旧，新文章排前面（`descending`），或从旧到新，旧文章排前面（`ascending`）。',
    editUrl: [
      '博客文章的编辑链接（“编辑此页”）通往哪里，例如 GitHub 上的源文件：源文件的网址，后面接上从站点文件夹算起的文件路径；或者一个函数，由它给出整个网址。',
      '没有：随笔不显示编辑链接',
    ],
    pageBasePath: '文章列表第二页以后的网址用什么路径，例如 `/blog/page/2/` 里的 `page`。',
    tagsBasePath: '修改博客标签页的网址：路径不叫 `tags`，换成别的。',
    authorsBasePath:
      '修改作者页面（作者主页，列出这位作者的文章）的网址：路径不叫 `authors`，换成别的。',
    archiveBasePath: '归档页（按年份列出全部文章的页面）的网址路径；`null`：不要归档页。',
    onUntruncatedBlogPosts:
      '文章没有写截断标记（`more`、truncate，摘要到哪里为止），列表因此显示全文时，报错、警告还是忽略。',
    tags: '博客（随笔）的标签在哪个文件里定义名字和说明，路径从随笔的文件夹算起；`false`：没有。',
    onInlineTags:
      '博客文章用了没定义、`tags.yml` 里没有列出的标签时怎么办：报错（只允许列出的）、警告还是忽略。',
    include: [
      '只发布博客（随笔）文件夹里的一部分文件：写匹配模式，从随笔的文件夹算起。',
      '名字不以 `_` 开头的全部 Markdown 文件',
    ],
    exclude: '博客（随笔）文件夹里有的文件不发布（排除、忽略），写匹配模式，从随笔的文件夹算起。',
    feedOptions: ['让读者用阅读器订阅、追更新文章（RSS、Atom）。', 'RSS、Atom、JSON，各 20 篇'],
    remarkPlugins: '只给随笔用的 remark 插件，排在 `markdown` 的后面。',
    rehypePlugins: '只给随笔用的 rehype 插件，排在 `markdown` 的后面。',
  },
  UserHostedSearch: {
    appId: ['搜索服务（Algolia）的应用编号，会公开。', "`''`：搜索按钮停用"],
    apiKey: [
      '搜索服务的密钥（API key），只能搜索，会公开，不要写能写入的那一个。',
      "`''`：搜索按钮停用",
    ],
    indexName: '搜索服务里索引的名字。',
    hosts: [
      '搜索的请求发到自己的服务器（机器）：它们的地址，例如 `wuya search serve`；第一个先问。',
      '应用自己的主机',
    ],
    contextual: '搜索结果里不混进别的语言、别的版本：只搜索读者正在读的；`false`：不区分。',
    searchParameters: '每次搜索发给服务的参数（例如每页几条结果、筛选），盖过主题的。',
    insights: '知道读者点了哪条搜索结果（点击统计）：告诉搜索服务，从第一次打开对话框起。',
    externalUrl: ['搜索结果里哪些网址（链接）属于别的网站，照原样打开，写正则表达式。', '没有'],
    replacePathname: [
      '搜索结果的网址（地址、前缀）不对时改写它，例如测试环境：把路径里的一段换成另一段。',
      '不替换',
    ],
    'replacePathname.from': '搜索结果的网址里要换掉的那一段。',
    'replacePathname.to': '搜索结果的网址里换成什么。',
    synonyms: '搜索服务用的同义词，随 `wuya search push` 送去。',
  },
  UserSearch: {
    path: '修改搜索页（搜索结果页）的网址，在 `baseUrl` 之下；`false`：不要单独的搜索页，搜索的对话框照旧。',
    maxFiles: '有的主机限制文件数量：搜索的索引最多分成几个文件。文件越少，每次搜索取得越多。',
    synonyms:
      '搜索的同义词，让两个词搜出来一样：搜一个词（例如 js），也能找到意思相同的另一个（JavaScript），在内置的编程术语表之外。',
    maxResultsPerGroup: '搜索框（对话框）里每组（一个分区）先列几条结果，读者可以再要全部。',
    missingResultsUrl: [
      '读者搜不到东西（没有结果）时，可以告诉你应该搜到什么的反馈链接；`{query}` 是他搜的词。',
      '导航栏里那个代码仓库的新建问题页',
    ],
    disableUserPersonalization:
      '不要记住（记录、保存）读者的搜索历史：最近搜过的、收藏的结果；搜索框打开时是空的。',
    provider:
      "搜索由谁回答：`'local'`：自带的静态索引；对象：用 Algolia 一类的搜索服务；`'none'`：关掉搜索，不用自带的。",
  },
} as const satisfies OptionsInChinese;
