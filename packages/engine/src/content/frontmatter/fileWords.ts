import {field, type FieldWords} from './fieldWords.ts';

/** What a page with `layout: home` may say, and what `_category_` files, authors and tags may. */
export const FILE_WORDS: Readonly<Record<string, Readonly<Record<string, FieldWords>>>> = {
  home: {
    layout: field(
      '让这一页成为首页（落地页：大标题、按钮、特点）：写 `home`。',
      'Make this page a home page (landing page) with a large title, buttons and features: `home`.',
      'layout: home',
    ),
    'hero.title': field(
      '首页上最大的那行字（大标题）。不写，就是 `title`，或正文的一级标题，或站点的名字。',
      'The headline (large title) of the home page. Left out, `title`, the heading of the text or the name of the site.',
      'hero: {title: Notes}',
    ),
    'hero.lead': field(
      '首页大标题下面的一句话（副标题）；写成列表，只在各段之间换行。',
      'Subtitle below the large title of the home page; as a list, lines break between its parts only.',
      'hero: {lead: [What I learnt, "and where I fell"]}',
    ),
    'hero.code': field(
      '首页放一条可以复制的命令，例如安装命令。',
      'A command for readers to copy, such as the install command, on the home (front) page.',
      'hero: {code: npm create wuya@latest}',
    ),
    'hero.actions': field(
      '首页大标题下面的按钮与链接（例如“开始使用”），第一个是按钮：`label` 与 `to`。',
      'Button (call to action) and links below the large title of the home page, the first is the button: `label` and `to`.',
      'hero: {actions: [{label: Start, to: ../docs/a.md}]}',
    ),
    'hero.saying': field(
      '首页右边竖排的一句话，一项一列。',
      'A saying on the right of the home page, a column for each item.',
      'hero: {saying: [To travel hopefully, is better than to arrive]}',
    ),
    'hero.source': field(
      '首页上那句话的出处。',
      'Where the saying on the home page is from.',
      'hero: {source: Stevenson}',
    ),
    features: field(
      '首页上并排介绍的几个特点（卖点、卡片）：`title`、`text`、`to`。',
      'Features (selling points) that the home page shows side by side as cards: `title`, `text`, `to`.',
      'features: [{title: Fast, text: No server}]',
    ),
    sections: field(
      '`false`：首页不列出（隐藏）`themeConfig.sections` 里的分区。',
      '`false`: do not list (hide) the sections of `themeConfig.sections` on the home page.',
      'sections: false',
    ),
    recent: field(
      '首页上列出最近写的（最新的）笔记与文章：`true`、`notes`、`posts`，或各几篇。',
      'List the newest (latest) notes and posts on the homepage: `true`, `notes`, `posts`, or how many of each.',
      'recent: {notes: 6, posts: 3}',
    ),
  },
  category: {
    label: field(
      '修改文件夹（分类）在左边侧栏里显示的名称（名字），例如把英文的文件夹名显示成中文。',
      'Display name of the folder (category) in the sidebar.',
      'label: Guide',
    ),
    position: field(
      '文件夹（分类）在侧栏里的排序：排第几。',
      'Order of the folders (categories) in the sidebar: the place of this one.',
      'position: 2',
    ),
    collapsed: field(
      '这个分类（文件夹）一开始是收起的，还是展开、打开的。',
      'Whether this folder (category) is folded (collapsed) by default, or open from the beginning.',
      'collapsed: false',
    ),
    collapsible: field(
      '读者能不能折叠侧栏里的这一个分类；`false`：不能。',
      'Whether readers can fold (collapse) this one category of the sidebar; `false`: it cannot be folded.',
      'collapsible: false',
    ),
    className: field(
      '给侧栏里这个分类加上 class，供自己的样式用。',
      'Class of the category in the sidebar, for styles of the site.',
      'className: new',
    ),
    link: field(
      '点侧栏里的分类名打开哪一页：一篇笔记、自动生成的目录页，或 `null`（没有页面）。',
      'Which page opens when a reader is clicking the category: a note, a generated list of its notes, or `null` (none).',
      'link: {type: generated-index, slug: /guide}',
    ),
    customProps: field(
      '侧栏里这个分类自带的值，给自己的组件用。',
      'Values of the category for components of the site.',
      'customProps: {level: easy}',
    ),
    description: field(
      '一句话说明（介绍）这个分类，显示在它的目录页和卡片上。',
      'Short text about the category, on its page and its card.',
      'description: First steps',
    ),
    key: field(
      '两个分类同名时用来区分，凭它找到译文。',
      'Key by which the translation of the category is found, where two have one name.',
      'key: guide',
    ),
  },
  authors: {
    name: field(
      '作者显示什么名字，必须写。',
      'Display name of the author (writer), required.',
      'name: Li',
    ),
    title: field(
      '作者的头衔或职位，例如“编辑”。',
      'Title or job of the author, such as “Editor”.',
      'title: Editor',
    ),
    url: field(
      '作者的个人网站：点作者的名字打开的网址。',
      'Website of the author: address that the name links to.',
      'url: https://example.com',
    ),
    image_url: field(
      '作者的头像（照片）。',
      'Avatar (photo) of the author.',
      'image_url: /img/li.png',
    ),
    email: field(
      '作者的电子邮箱，与别处的账号排在一起。',
      'Mail address of the author, shown among the accounts.',
      'email: li@example.com',
    ),
    description: field(
      '一句话的作者简介（介绍），显示在作者页。',
      'Bio of the author in one sentence, shown on the page of the author.',
      'description: Writes about types',
    ),
    page: field(
      '给作者单独一页，列出他的全部文章：`true`，或 `{permalink: /…}`。',
      'Page of one author with the list of all posts: `true`, or `{permalink: /…}`.',
      'page: true',
    ),
    socials: field(
      '作者在别处的账号（GitHub、微博、知乎等），按网站写。',
      'Social accounts of the author (GitHub, Mastodon and others), by site.',
      'socials: {github: li}',
    ),
  },
  tags: {
    label: field(
      '标签显示成什么名字，可以与写的不同。不写，就是键。',
      'Display name of the tag, which readers see. Left out, the key.',
      'label: JavaScript',
    ),
    permalink: field(
      '某个标签的页面用什么网址，在标签的路径之下。',
      'Custom address (URL) of the page of one tag, below that of tags.',
      'permalink: /js',
    ),
    description: field(
      '一句话介绍这个标签，显示在标签页。',
      'One sentence about the tag, shown on its page.',
      'description: The language of browsers',
    ),
  },
};
