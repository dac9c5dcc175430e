import {field, type FieldWords} from './fieldWords.ts';

/** What a page with `layout: home` may say, and what `_category_` files, authors and tags may. */
export const FILE_WORDS: Readonly<Record<string, Readonly<Record<string, FieldWords>>>> = {
  home: {
    layout: field(
      '写 `home`，这一页就是首页。',
      'With `home` the page is a home page.',
      'layout: home',
    ),
    'hero.title': field(
      '大字。不写，就是 `title`，或正文的一级标题，或站点的名字。',
      'The large title. Left out, `title`, the heading of the text or the name of the site.',
      'hero: {title: Notes}',
    ),
    'hero.lead': field(
      '标题下的一句话；写成列表，只在各段之间换行。',
      'Sentence below the title; as a list, lines break between its parts only.',
      'hero: {lead: [What I learnt, "and where I fell"]}',
    ),
    'hero.code': field(
      '一条可以复制的命令。',
      'A command to copy.',
      'hero: {code: npm create wuya@latest}',
    ),
    'hero.actions': field(
      '按钮与链接，第一个是按钮：`label` 与 `to`。',
      'Button and links, the first is the button: `label` and `to`.',
      'hero: {actions: [{label: Start, to: ../docs/a.md}]}',
    ),
    'hero.saying': field(
      '右边竖排的一句话，一项一列。',
      'A saying on the right, a column for each item.',
      'hero: {saying: [To travel hopefully, is better than to arrive]}',
    ),
    'hero.source': field(
      '那句话的出处。',
      'Where the saying is from.',
      'hero: {source: Stevenson}',
    ),
    features: field(
      '并排的几个特点：`title`、`text`、`to`。',
      'Features side by side: `title`, `text`, `to`.',
      'features: [{title: Fast, text: No server}]',
    ),
    sections: field(
      '`false`：不列出 `themeConfig.sections` 里的分区。',
      '`false`: do not list `themeConfig.sections`.',
      'sections: false',
    ),
    recent: field(
      '最近的笔记与文章：`true`、`notes`、`posts`，或各几篇。',
      'Recent notes and posts: `true`, `notes`, `posts`, or how many of each.',
      'recent: {notes: 6, posts: 3}',
    ),
  },
  category: {
    label: field('分类在侧栏里的名字。', 'Name of the category in the sidebar.', 'label: Guide'),
    position: field('排第几。', 'Its place.', 'position: 2'),
    collapsed: field('一开始是否折叠。', 'Whether it is folded at first.', 'collapsed: false'),
    collapsible: field('读者能否折叠它。', 'Whether readers can fold it.', 'collapsible: false'),
    className: field(
      '侧栏里这一项的 class。',
      'Class of the item in the sidebar.',
      'className: new',
    ),
    link: field(
      '分类自己的页面：一篇笔记、自动生成的目录页，或 `null`。',
      'Page of the category: a note, a generated list, or `null`.',
      'link: {type: generated-index, slug: /guide}',
    ),
    customProps: field(
      '给自己的组件用的值。',
      'Values for components of the site.',
      'customProps: {level: easy}',
    ),
    description: field(
      '分类的一句话介绍。',
      'One sentence about the category.',
      'description: First steps',
    ),
    key: field('用来找译文的名字。', 'Name by which its translation is found.', 'key: guide'),
  },
  authors: {
    name: field('名字，必须写。', 'Name, required.', 'name: Li'),
    title: field('头衔。', 'Title.', 'title: Editor'),
    url: field('网址。', 'Address.', 'url: https://example.com'),
    image_url: field('头像。', 'Picture.', 'image_url: /img/li.png'),
    email: field(
      '邮箱，与别处的账号排在一起。',
      'Mail address, shown among the accounts.',
      'email: li@example.com',
    ),
    description: field(
      '一句话介绍，显示在作者页。',
      'One sentence, shown on the page of the author.',
      'description: Writes about types',
    ),
    page: field(
      '`true`：给他一页，列出他的文章；或 `{permalink: /…}`。',
      '`true`: a page with the author’s posts; or `{permalink: /…}`.',
      'page: true',
    ),
    socials: field(
      '别处的账号，按网站写。',
      'Accounts elsewhere, by site.',
      'socials: {github: li}',
    ),
  },
  tags: {
    label: field(
      '给读者看的名字。不写，就是键。',
      'Name for readers. Left out, the key.',
      'label: JavaScript',
    ),
    permalink: field(
      '标签页的地址，在标签的路径之下。',
      'Address of its page, below that of tags.',
      'permalink: /js',
    ),
    description: field(
      '一句话介绍，显示在标签页。',
      'One sentence, shown on its page.',
      'description: The language of browsers',
    ),
  },
};
