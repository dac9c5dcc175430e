import type {Words} from '../../packages/engine/src/errors/language.ts';

/** Options that are on one page of the reference. */
export interface OptionGroup {
  /** Below `reference/options`; its folder is a category of the sidebar. */
  readonly path: string;
  /** What it is called in the sidebar. */
  readonly label: Words;
  /** The first ones, for the title: words of a title would be found in place of the options below it. */
  readonly names: string;
  /** What there is to know besides. */
  readonly about?: Words;
  /** Fits the path of an option, with ` (UserGiscus)` behind it where it is of one of several kinds of object. */
  readonly holds: RegExp;
}

/** The categories of `reference/options`, in the order of the sidebar. */
export const OPTION_FOLDERS: Readonly<Record<string, Words>> = {
  site: ['网站', 'Site'],
  docs: ['笔记 docs', 'Notes: docs'],
  blog: ['随笔 blog', 'Posts: blog'],
  markdown: ['Markdown', 'Markdown'],
  search: ['搜索 search', 'Search'],
  theme: ['样子 themeConfig', 'Looks: themeConfig'],
};

/** Where options are: the first group that fits. What is looked for together is on one page, ten options or so. */
export const OPTION_GROUPS: readonly OptionGroup[] = [
  {
    path: 'site/name',
    label: ['名字与地址', 'Name and address'],
    names: 'title, url, baseUrl',
    about: ['只有 `title` 和 `url` 必须写。', 'Only `title` and `url` are required.'],
    holds: /^(?:title|tagline|titleDelimiter|url|baseUrl\w*|trailingSlash|favicon)\b/,
  },
  {
    path: 'site/languages',
    label: ['语言与翻译', 'Languages, translations'],
    names: 'i18n, locale, messages',
    holds: /^(?:i18n|locale|messages)\b/,
  },
  {
    path: 'site/head',
    label: ['每页的 head', 'The head of pages'],
    names: 'headTags, noIndex, customFields',
    holds: /^(?:headTags|noIndex|customFields)\b/,
  },
  {
    path: 'site/pages',
    label: ['单页', 'Single pages'],
    names: 'pages',
    holds: /^pages\b/,
  },
  {
    path: 'site/links',
    label: ['失效的链接与转向', 'Broken links, redirects'],
    names: 'onBrokenLinks, onDuplicateRoutes, redirects',
    holds: /^(?:on[A-Z]\w+|redirects)\b/,
  },
  {
    path: 'site/files',
    label: ['静态文件与打包', 'Static files, bundling'],
    names: 'staticDirectories, followLinks, vite',
    holds: /^(?:static\w+|followLinks|vite)\b/,
  },
  {
    path: 'site/images',
    label: ['图片', 'Images'],
    names: 'images, shareImages',
    holds: /^(?:images|shareImages)\b/,
  },
  {
    path: 'site/run',
    label: ['运行代码', 'Code that is run'],
    names: 'run',
    holds: /^run\b/,
  },
  {
    path: 'site/deploy',
    label: ['部署与离线', 'Deployment, offline'],
    names: 'deploy, offline',
    holds: /^(?:deploy|offline)\b/,
  },
  {
    path: 'site/giscus',
    label: ['评论：giscus', 'Comments: giscus'],
    names: 'comments, giscus',
    about: [
      '四种服务选一种；另外三种在下一页。',
      'One of four services; the other three are on the next page.',
    ],
    holds: /^comments$|\(UserGiscus\)$/,
  },
  {
    path: 'site/comments',
    label: ['评论：另外三种', 'Comments: three more'],
    names: 'comments: Waline, Twikoo, Artalk',
    holds: /^comments\b/,
  },
  {
    path: 'site/analytics',
    label: ['访问统计', 'Visits'],
    names: 'analytics',
    holds: /^analytics\b/,
  },
  {
    path: 'docs/notes',
    label: ['文件与地址', 'Files and addresses'],
    names: 'docs.path, docs.routeBasePath, docs.include',
    about: [
      '`docs` 可以是一套笔记的选项，也可以是几套的列表，列表里每一项都有 `docs` 的选项。',
      '`docs` is one collection, or a list of collections; each has the options of `docs`.',
    ],
    holds:
      /^docs(?:\.(?:id|label|path|routeBasePath|include|exclude|numberPrefixParser|re\w+Plugins))?$/,
  },
  {
    path: 'docs/sidebars',
    label: ['侧栏', 'Sidebars'],
    names: 'docs.sidebars, docs.breadcrumbs',
    holds: /^docs\.(?:sidebar\w+|breadcrumbs)$/,
  },
  {
    path: 'docs/around',
    label: ['笔记上下：编辑、日期、标签', 'Around a note'],
    names: 'docs.editUrl, docs.backlinks, graph',
    holds: /^(?:docs\.(?:edit\w+|showLast\w+|backlinks|\w*[tT]ags\w*)$|graph\b)/,
  },
  {
    path: 'docs/versions',
    label: ['版本', 'Versions'],
    names: 'docs.versions, docs.lastVersion',
    holds: /^docs\b/,
  },
  {
    path: 'blog/feeds',
    label: ['订阅', 'Feeds'],
    names: 'blog.feedOptions',
    holds: /^blog\.feedOptions\b/,
  },
  {
    path: 'blog/posts',
    label: ['文件与地址', 'Files and addresses'],
    names: 'blog.path, blog.routeBasePath',
    about: [
      '`blog` 可以是一套随笔的选项，也可以是几套的列表，列表里每一项都有 `blog` 的选项。',
      '`blog` is one blog, or a list of blogs; each has the options of `blog`.',
    ],
    holds: /^blog(?:\.(?:id|path|routeBasePath|include|exclude|editUrl|re\w+Plugins))?$/,
  },
  {
    path: 'blog/lists',
    label: ['列表、作者、标签', 'Lists, authors, tags'],
    names: 'blog.postsPerPage, blog.sortPosts',
    holds: /^blog\b/,
  },
  {
    path: 'markdown/plugins',
    label: ['插件', 'Plugins'],
    names: 'markdown.remarkPlugins, rehypePlugins',
    holds: /^markdown\.\w+Plugins$/,
  },
  {
    path: 'markdown/code',
    label: ['代码块', 'Code blocks'],
    names: 'markdown.liveCode, magicComments',
    holds: /^markdown\.(?:liveCode|codeFiles|magicComments)\b/,
  },
  {
    path: 'markdown/syntax',
    label: ['语法', 'Syntax'],
    names: 'markdown.math, markdown.wikiLinks',
    holds: /^markdown\b/,
  },
  {
    path: 'search/hosted',
    label: ['搜索服务', 'Search services'],
    names: 'search.provider',
    holds: /^search\.provider\b/,
  },
  {
    path: 'search/site',
    label: ['站内搜索', 'The search of the site'],
    names: 'search.path, search.synonyms',
    holds: /^search\b/,
  },
  {
    path: 'theme/colours',
    label: ['颜色与样式', 'Colours and styles'],
    names: 'colorMode, palette, customCss',
    holds: /^themeConfig(?:\.(?:palette|customCss|image|colorMode)\b|$)/,
  },
  {
    path: 'theme/notes',
    label: ['笔记的页面', 'Pages of notes'],
    names: 'themeConfig.docs, tableOfContents',
    holds: /^themeConfig\.(?:docs|tableOfContents)\b/,
  },
  {
    path: 'theme/companion',
    label: ['阅读辅助', 'Reading aids'],
    names: 'companion',
    holds: /^themeConfig\.companion\b/,
  },
  {
    path: 'theme/footer',
    label: ['页脚', 'Footer'],
    names: 'footer, quote',
    holds: /^themeConfig\.(?:footer|quote)\b/,
  },
  {
    path: 'theme/home',
    label: ['公告与首页', 'Announcement, home page'],
    names: 'announcementBar, sections',
    holds: /^themeConfig\.(?:announcementBar|sections)\b/,
  },
  {
    path: 'theme/navbar-menus',
    label: ['导航栏的菜单', 'Menus of the navbar'],
    names: "navbar.items, type: '…Dropdown'",
    holds: /\(User(?:NavbarDropdown|NavbarVersions|NavbarLocales|NavbarVersion)\)$/,
  },
  {
    path: 'theme/navbar-items',
    label: ['导航栏的链接与按钮', 'Links of the navbar'],
    names: 'navbar.items',
    holds: /^themeConfig\.navbar\.items\[\]/,
  },
  {
    path: 'theme/navbar',
    label: ['导航栏', 'Navbar'],
    names: 'themeConfig.navbar, logo',
    holds: /^themeConfig\.navbar\b/,
  },
];
