import type {Words} from '../../errors/language.ts';

/** What a field of the front matter does, and how it is written. */
export interface FieldWords {
  readonly text: Words;
  readonly example: string;
}

/** Words of a field. */
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
    '标题。不写，就是正文的一级标题，再没有就是文件名。',
    'Title. Left out, the first-level heading of the text, or else the name of the file.',
    'title: Loops',
  ),
  hide_title: field(
    '正文里不显示标题；浏览器的标题栏照旧。',
    'Show no title above the text; the title bar of the browser keeps it.',
    'hide_title: true',
  ),
  hide_table_of_contents: field(
    '不显示旁边的目录。',
    'Show no table of contents.',
    'hide_table_of_contents: true',
  ),
  toc_min_heading_level: field(
    '目录从第几级标题起，2 到 6。',
    'Highest level of headings in the table of contents, 2 to 6.',
    'toc_min_heading_level: 2',
  ),
  toc_max_heading_level: field(
    '目录到第几级标题止，2 到 6。',
    'Lowest level of headings in the table of contents, 2 to 6.',
    'toc_max_heading_level: 4',
  ),
  keywords: field(
    '关键词：列表，或用逗号隔开的文字。写进页面的 `<head>`，站内搜索不看它。',
    'Keywords: a list, or text with commas. They go into the `<head>` of the page; the search of the site does not read them.',
    'keywords: [loops, iteration]',
  ),
  image: field(
    '分享这一页时显示的图片。',
    'Picture that is shown where the page is shared.',
    'image: ./cover.png',
  ),
  description: field(
    '一句话介绍，给搜索引擎、订阅和卡片用。不写，就取正文的第一段。',
    'One sentence for search engines, feeds and cards. Left out, the first paragraph.',
    'description: How to repeat things',
  ),
  slug: field(
    '页面的地址。以 `/` 开头从站点的笔记根算起，否则从所在的文件夹算起。',
    'Address of the page. With `/` before it, it begins at the root of the notes, else at the folder.',
    'slug: /loops',
  ),
  sidebar_label: field(
    '侧栏里的名字。不写，就是标题。',
    'Name in the sidebar. Left out, the title.',
    'sidebar_label: Loops',
  ),
  sidebar_position: field(
    '在自动生成的侧栏里排第几，可以是小数。不写，按文件名开头的序号。',
    'Place in a generated sidebar, fractions allowed. Left out, the order number of the file.',
    'sidebar_position: 2',
  ),
  sidebar_class_name: field(
    '侧栏里这一项的 class。',
    'Class of the item in the sidebar.',
    'sidebar_class_name: new',
  ),
  sidebar_key: field(
    '侧栏这一项的名字，用来找它的译文。不写，就是它的文字。',
    'Name of the sidebar item, by which its translation is found. Left out, its text.',
    'sidebar_key: loops',
  ),
  sidebar_custom_props: field(
    '给自己的组件用的值。',
    'Values for components of the site.',
    'sidebar_custom_props: {level: easy}',
  ),
  displayed_sidebar: field(
    '读这一篇时显示哪个侧栏；`null`：不显示。',
    'Sidebar that shows beside the note; `null`: none.',
    'displayed_sidebar: guide',
  ),
  tags: field(
    '标签：文字，或含 `label` 与 `permalink` 的对象。',
    'Tags: texts, or objects with `label` and `permalink`.',
    'tags: [javascript, basics]',
  ),
  pagination_label: field(
    '在上一篇、下一篇的链接里叫什么。不写，就是侧栏里的名字。',
    'Name in links to the next and previous note. Left out, the name in the sidebar.',
    'pagination_label: Loops',
  ),
  pagination_next: field(
    '下一篇的 id；`null`：没有。不写，按侧栏的次序。',
    'Id of the next note; `null`: none. Left out, the order of the sidebar.',
    'pagination_next: null',
  ),
  pagination_prev: field(
    '上一篇的 id；`null`：没有。不写，按侧栏的次序。',
    'Id of the previous note; `null`: none. Left out, the order of the sidebar.',
    'pagination_prev: null',
  ),
  custom_edit_url: field(
    '“编辑此页”的网址；`null`：不显示。不写，由 `editUrl` 生成。',
    'Address of “Edit this page”; `null`: none. Left out, `editUrl` makes it.',
    'custom_edit_url: null',
  ),
  parse_number_prefixes: field(
    '是否去掉文件名开头的序号。不写，听 `docs.numberPrefixParser`。',
    'Whether the order number of the file name is stripped. Left out, `docs.numberPrefixParser` says so.',
    'parse_number_prefixes: false',
  ),
  last_update: field(
    '最近更新的日期与作者，代替 git 里的；写了总会显示。',
    'Day and author of the last change, in place of those of git; always shown.',
    'last_update: {date: 2026-01-31, author: Li}',
  ),
  aliases: field(
    '笔记的别的名字，`[[双链]]` 也找得到。',
    'Other names of the note, which `[[links]]` find too.',
    'aliases: [closure]',
  ),
  redirect_from: field(
    '这一篇以前的地址，打开时转到这里；`wuya check --fix` 会写。',
    'Addresses that the note had before; they lead here. `wuya check --fix` writes them.',
    'redirect_from: [/old-name/]',
  ),
  anchors: field(
    '以前的锚点通往现在的哪个小节：左边旧，右边新。',
    'Sections that old anchors lead to: the old one on the left, the id of today on the right.',
    'anchors: {old-name: new-name}',
  ),
  format: field(
    '怎样读这个文件：`md` 宽松，`mdx` 严格，`detect` 看扩展名。',
    'How the file is read: `md` is lenient, `mdx` is strict, `detect` goes by the extension.',
    'format: mdx',
  ),
  code_files: field(
    '`true`：有文件名的代码块可以一起下载；`false`：不可以。不写，代码跑过、有两个以上文件的才可以。',
    '`true`: code blocks with a file name can be downloaded together; `false`: they cannot. Left out, they can where code is run and has two files or more.',
    'code_files: true',
  ),
  draft: field(
    '草稿：`wuya dev` 里看得到，不会发布。',
    'A draft: shown in `wuya dev`, not published.',
    'draft: true',
  ),
  unlisted: field(
    '发布，但不进侧栏、搜索、标签和 sitemap；知道地址的人才看得到。',
    'Published, but in no sidebar, search, tag or sitemap: only its address leads there.',
    'unlisted: true',
  ),
  title_meta: field(
    '浏览器标题栏里的标题，与页面上的不同时写。',
    'Title for the title bar of the browser, where it differs from that of the page.',
    'title_meta: Loops in one page',
  ),
  date: field(
    '日期，可以带时间。不写，就是文件名开头的日期。',
    'Date, with a time if you like. Left out, the date that the file name begins with.',
    'date: 2026-01-31',
  ),
  authors: field(
    '作者：作者文件里的键、含 `name` 的对象，或它们的列表。',
    'Authors: keys of the authors file, objects with `name`, or a list of these.',
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
    '页面最外层的 class。',
    'Class of the element around the page.',
    'wrapperClassName: wide',
  ),
};
