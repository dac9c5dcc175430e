import type {Words} from '../../errors/language.ts';

/** What a field of the front matter does, and how it is written. */
export interface FieldWords {
  readonly text: Words;
  readonly example: string;
}

/** Returns the words of a field. */
export const field = (zh: string, en: string, example: string): FieldWords => ({
  text: [zh, en],
  example,
});

/** What the fields of notes, posts and pages do, for the manual. A new field needs its words here. */
export const FIELD_WORDS: Readonly<Record<string, FieldWords>> = {
  id: field(
    '笔记的 id，侧栏和导航栏凭它找到这一篇。不写，就是文件名去掉序号和扩展名。',
    'Id of the note, by which sidebars and navbar find it. Left out, the name of the file without order number and extension.',
    'id: loops',
  ),
  title: field(
    '这一篇的标题（题目）。不写，就是正文的一级标题，再没有就是文件名。',
    'Title (name) of a page. Left out, the first-level heading of the text, or else the name of the file.',
    'title: Loops',
  ),
  hide_title: field(
    '正文上面不显示（隐藏）大标题；浏览器的标题栏照旧。',
    'Do not show the title (heading) above the text of the page; the title bar of the browser keeps it.',
    'hide_title: true',
  ),
  hide_table_of_contents: field(
    '这一页（单独一页）去掉右边的目录，不显示。',
    'Hide the table of contents (outline) beside this page.',
    'hide_table_of_contents: true',
  ),
  toc_min_heading_level: field(
    '只改这一篇的目录：从第几级标题开始显示，2 到 6。',
    'Highest level of headings in the table of contents of this page, 2 to 6.',
    'toc_min_heading_level: 2',
  ),
  toc_max_heading_level: field(
    '只改这一篇的目录，例如只要二级：显示到第几级标题为止，2 到 6。',
    'Deepest level of headings in the table of contents of this page, such as 2 for only h2; 2 to 6.',
    'toc_max_heading_level: 4',
  ),
  keywords: field(
    '给百度、谷歌等搜索引擎看的关键词：列表，或用逗号隔开的文字。写进页面的 `<head>`；站内搜索也能按它们找到这一页。',
    'Keywords (SEO words) for search engines: a list, or text with commas. They go into the `<head>` of the page; the search of the site finds the page by them too.',
    'keywords: [loops, iteration]',
  ),
  image: field(
    '单独给这一篇文章设置分享出去的图片（封面、缩略图），代替全站默认的。',
    'Picture (thumbnail, cover) that is shown where this page or post is shared, in place of that of the site.',
    'image: ./cover.png',
  ),
  description: field(
    '文章的摘要（简介）：一句话介绍，给搜索引擎、订阅、分享、列表和卡片用。不写，就取正文的第一段，没有就取第一个列表。',
    'Summary (excerpt) of a page in one sentence, for search engines, feeds, shared links, lists and cards. Left out, the first paragraph, or the first list where there is none.',
    'description: How to repeat things',
  ),
  slug: field(
    '自定义文章的网址（链接、地址），不跟文件名走。以 `/` 开头从站点的笔记根算起，否则从所在的文件夹算起。',
    'Choose the address (custom URL) of the page or post, whatever the file is called. With `/` before it, it begins at the root of the notes, else at the folder.',
    'slug: /loops',
  ),
  sidebar_label: field(
    '在侧边栏（侧栏、左边的目录）显示不同的标题、短一点的名字。不写，就是标题。',
    'A different, shorter title (name) of the page in the sidebar (menu). Left out, the title.',
    'sidebar_label: Loops',
  ),
  sidebar_position: field(
    '这一页在侧栏里排第几（先后顺序、次序），排在最前面写 1，可以是小数；只管自动生成的侧栏。不写，按文件名开头的序号。',
    'Position of the page in the sidebar (order): the place at which a generated sidebar lists it, 1 to put it first, fractions allowed. Left out, the order number of the file.',
    'sidebar_position: 2',
  ),
  sidebar_class_name: field(
    '给侧栏的某一项加上 class，例如加一个“新”的标记。',
    'Class of a single sidebar entry, to style it.',
    'sidebar_class_name: new',
  ),
  sidebar_key: field(
    '侧栏里两项同名时用来区分，凭它找到译文。不写，就是它的文字。',
    'Key of the sidebar item, by which its translation is found where two have one label. Left out, its text.',
    'sidebar_key: loops',
  ),
  sidebar_custom_props: field(
    '侧栏里这一项自带的值，给自己的组件用。',
    "Values of the page's item in the sidebar for components of the site.",
    'sidebar_custom_props: {level: easy}',
  ),
  displayed_sidebar: field(
    '这一篇（这一页）用另一个侧栏，写它的名字；`null`：不要侧栏（左边栏）。',
    'Which sidebar shows beside one page; `null`: no sidebar on it.',
    'displayed_sidebar: guide',
  ),
  tags: field(
    '给文章打标签（按主题分类），读者按标签找到相同主题的，搜标签也能找到：文字，或含 `label` 与 `permalink` 的对象。',
    'Tags that label a note by topic, by which readers and the search find others on it: texts, or objects with `label` and `permalink`.',
    'tags: [javascript, basics]',
  ),
  pagination_label: field(
    '别的页面底部的“上一篇”“下一篇”里，这一篇显示什么文字，太长时写短一点。不写，就是侧栏里的名字。',
    'Text of the previous and next links that lead to this page. Left out, the name in the sidebar.',
    'pagination_label: Loops',
  ),
  pagination_next: field(
    '文章底部的“下一篇”通往哪里：笔记的 id；`null`：不要、去掉下一篇。不写，按侧栏的次序。',
    'Change which page the next link at the bottom leads to: id of a note; `null` hides (removes) it. Left out, the order of the sidebar.',
    'pagination_next: null',
  ),
  pagination_prev: field(
    '文章底部的“上一篇”通往哪里：笔记的 id；`null`：不要、去掉上一篇。不写，按侧栏的次序。',
    'Change which page the previous link at the bottom leads to: id of a note; `null` hides (removes) it. Left out, the order of the sidebar.',
    'pagination_prev: null',
  ),
  custom_edit_url: field(
    '只改这一页的“编辑此页”链接（按钮）；`null`：这一页不要。不写，由 `editUrl` 生成。',
    'Address of the link (button) “Edit this page” on this page; `null`: no edit button here. Left out, `editUrl` makes it.',
    'custom_edit_url: null',
  ),
  parse_number_prefixes: field(
    '这一篇的网址里要不要去掉文件名开头的数字（序号）。不写，听 `docs.numberPrefixParser`。',
    'Whether the number prefix of this file is stripped from its address. Left out, `docs.numberPrefixParser` says so.',
    'parse_number_prefixes: false',
  ),
  last_update: field(
    '把更新日期（最后修改的时间与作者）写成固定的，代替 git 里的；写了总会显示。',
    'Set the date and author of the last change (update) by hand, in place of those of git; always shown.',
    'last_update: {date: 2026-01-31, author: Li}',
  ),
  aliases: field(
    '给一篇笔记起几个别名（别的名字）：用别的名字写的双链 `[[别名]]` 也链接到这篇笔记，站内搜索也能按它们找到。',
    'Other names (aliases) for a note, so that wiki links `[[name]]` by these names find it too, as does the search of the site.',
    'aliases: [closure]',
  ),
  redirect_from: field(
    '文章改名、移动以后，以前的网址还能用：打开旧网址，自动跳转（重定向）到这一页；`wuya check --fix` 会写。',
    'Keep the old addresses of a renamed or moved page working: they redirect to it. `wuya check --fix` writes them.',
    'redirect_from: [/old-name/]',
  ),
  anchors: field(
    '小节的标题改了以后，别人的链接（`#…` 旧锚点）不失效：左边写旧的，右边写现在的小节。',
    'Keep old links to a section (`#…`) from breaking after its heading was renamed: the old anchor on the left, the id of today on the right.',
    'anchors: {old-name: new-name}',
  ),
  format: field(
    '这个文件按普通 Markdown 还是 MDX 解析（例如 `.md` 里想用 MDX 的组件）：`md` 宽松，`mdx` 严格，`detect` 看扩展名。',
    'Treat this file as plain Markdown or as MDX, whatever its extension: `md` is lenient, `mdx` is strict, `detect` goes by the extension.',
    'format: mdx',
  ),
  code_files: field(
    '这一篇的代码能不能下载：`false`：不让下载；`true`：有文件名的代码块可以一起下载。不写，代码跑过、有两个以上文件的才可以。',
    'Whether readers can download the code on this page. `true`: code blocks with a file name can be downloaded together; `false`: no download. Left out, they can where code is run and has two files or more.',
    'code_files: true',
  ),
  draft: field(
    '草稿：隐藏还没写完（写了一半、未完成）的文章，先不发布；`wuya dev` 里自己看得到。',
    'A draft: hides an unfinished article or post, which is not published and shown in `wuya dev` alone.',
    'draft: true',
  ),
  unlisted: field(
    '发布，但不公开列出，只给有链接的人看：能打开，不出现在侧栏、列表、搜索、标签和 sitemap 里。',
    'Publish a secret page, not listed anywhere, which opens only by its link: in no sidebar, list, search, tag or sitemap.',
    'unlisted: true',
  ),
  search: field(
    '`false`：别让站内搜索搜到这一页（排除），侧栏和列表里照旧。',
    '`false` excludes this page from the search of the site; sidebars and lists show it all the same.',
    'search: false',
  ),
  title_meta: field(
    '浏览器标签页和搜索引擎里用不同的标题，与页面上的不一样时写。',
    'Other title for search engines and the tab of the browser, where it differs from that on the page.',
    'title_meta: Loops in one page',
  ),
  date: field(
    '文章什么时候发布的：日期，可以带时间。不写，就是文件名开头的日期。',
    'When a post was published: date, with a time if you like. Left out, the date that the file name begins with.',
    'date: 2026-01-31',
  ),
  authors: field(
    '文章是谁写的，一个人，或两个人、几个人合写：作者文件里的键、含 `name` 的对象，或它们的列表。',
    'Who wrote the post, one person, or two and more people: keys of the authors file, objects with `name`, or a list of these.',
    'authors: [li, {name: Wang}]',
  ),
  author: field('作者的名字，旧的写法。', 'Name of the author, in the older way.', 'author: Li'),
  author_title: field(
    '作者的头衔，旧的写法。',
    'Title of the author, in the older way.',
    'author_title: Editor',
  ),
  author_url: field(
    '作者的网址，旧的写法。',
    'Address of the author, in the older way.',
    'author_url: https://example.com',
  ),
  author_image_url: field(
    '作者的头像，旧的写法。',
    'Picture of the author, in the older way.',
    'author_image_url: https://example.com/a.png',
  ),
  authorTitle: field(
    '同 `author_title`，更旧的写法。',
    'The same as `author_title`, in a still older way.',
    'authorTitle: Editor',
  ),
  authorURL: field(
    '同 `author_url`，更旧的写法。',
    'The same as `author_url`, in a still older way.',
    'authorURL: https://example.com',
  ),
  authorImageURL: field(
    '同 `author_image_url`，更旧的写法。',
    'The same as `author_image_url`, in a still older way.',
    'authorImageURL: https://example.com/a.png',
  ),
  wrapperClassName: field(
    '单独给一页写样式：这一页最外层的 class。',
    'Class of the element around the page, for CSS on one page only.',
    'wrapperClassName: wide',
  ),
};
