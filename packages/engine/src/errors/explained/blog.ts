import type {blogProblems} from '../catalogue/blog.ts';
import type {Explanations} from './explanation.ts';

/** Explains the problems of the blog. */
export const blogExplanations: Explanations<typeof blogProblems> = {
  'BL-080': {
    params: {key: 'lee', mapPath: 'authors.yml', known: ['li'], nearest: 'li'},
    why: [
      '`authors` 里写的是作者文件里的键，那里没有这一个。',
      '`authors` names a key of the authors file, which has none like it.',
    ],
    example: {
      file: 'blog/2026-01-01-a.md',
      text: '---\nauthors: [lee]\n---\n\n# Title\n\nText.\n\n<!-- truncate -->\n',
    },
  },
  'BL-081': {
    params: {key: 'author'},
    why: [
      '作者有新旧两种写法，同时写了，不知道听哪一个。',
      'There is a new and an old way to name authors; with both it is not clear which one counts.',
    ],
    example: {
      file: 'blog/2026-01-02-a.md',
      text: '---\nauthor: Li\nauthors: {name: Li}\n---\n\n# Title\n\nText.\n\n<!-- truncate -->\n',
    },
  },
  'BL-082': {
    params: {},
    why: [
      "列表里每篇只显示截断标记之前的部分；没有标记，列表会很长。不想提醒，写 `blog: {onUntruncatedBlogPosts: 'ignore'}`。",
      "Lists show each post up to its mark of truncation; without one they grow long. To hear nothing of it, set `blog: {onUntruncatedBlogPosts: 'ignore'}`.",
    ],
    example: {file: 'blog/2026-01-03-a.md', text: '# Title\n\nText.\n'},
  },
  'BL-083': {
    params: {},
    why: [
      '文章按日期排列。文件名和 front matter 里都没有日期，只好用别的时间，它会随复制而变。',
      'Posts are ordered by date. Neither the name of the file nor the front matter has one, and the time that stands in for it changes when files are copied.',
    ],
    example: {file: 'blog/a.md', text: '# Title\n\nText.\n\n<!-- truncate -->\n'},
  },
  'BL-084': {
    params: {reason: ['li：缺少 name', 'li: name is missing']},
    why: [
      '作者文件不是正确的 YAML，或者某位作者的值不对。那一位略过，用到他的文章里没有他。',
      'The authors file is no YAML, or an author has a wrong value. That author is left out, also of the posts that name them.',
    ],
  },
  'BL-085': {
    params: {length: 300_000, lists: 20, inLists: true},
    why: [
      '每个标签有列表和订阅源，每位有页面的作者有列表，一篇随笔在其中各有一份。很长的一篇列在许多标签下，站点会变得很大，所以这些份数乘以长度超过五百万时只给出描述。',
      'Each tag has a list and feeds, each author with a page has a list, and each of these holds a copy of the post. A very long one under many tags would make the site very large: where copies times length are more than five million, they have the description.',
    ],
  },
  'BL-086': {
    params: {author: 'li', key: 'avatar', nearest: 'image_url'},
    why: [
      '作者文件里写了没有人读的一项，多半是别的工具的名字，或写错了字母。',
      'The authors file has a field that nothing reads: one of another tool, or a typing error.',
    ],
  },
  'BL-087': {
    params: {},
    why: [
      '配置指定了作者文件，那里却没有：多半由站点自己的脚本在构建前生成，这里还没有运行。',
      'The configuration names an authors file that is not there: most likely a script of the site makes it before a build, and has not run here.',
    ],
  },
  'BL-089': {
    params: {count: 3000, limit: 100},
    why: [
      '每个列表、每个标签的订阅源都会重复文章的作者：几千位作者写在一篇文章里，整个站点都跟着变大。',
      'Each list, and the feeds of each tag, repeat the authors of a post: thousands of them in one post make all of the site large.',
    ],
  },
};
