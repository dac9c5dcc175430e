import type {contentProblems} from '../catalogue/content.ts';
import {config, type Explanations, note} from './explanation.ts';

/** Explains the problems of front matter, tags and versions. */
export const contentExplanations: Explanations<typeof contentProblems> = {
  'FM-000': {
    params: {reason: ['冒号之后要有空格', 'a blank is missing after the colon']},
    why: [
      '文件开头两行 `---` 之间的 YAML 写错了，里面的字段全部不算。',
      'The YAML between the two `---` lines is wrong; none of its fields counts.',
    ],
    example: note('---\ntitle: a: b\n---\n\nText.'),
  },
  'FM-001': {
    params: {key: 'sidebar_position', expected: ['数字', 'a number'], value: '"first"'},
    why: ['字段的值不是它要的那一种。', 'The value is not of the kind that the field takes.'],
    example: note('---\nsidebar_position: first\n---\n\n# Title'),
  },
  'FM-002': {
    params: {},
    why: [
      '`draft` 不发布，`unlisted` 发布而不列出，两者矛盾。',
      '`draft` is not published, `unlisted` is published without being listed: that contradicts.',
    ],
    example: note('---\ndraft: true\nunlisted: true\n---\n\n# Title'),
  },
  'FM-003': {
    params: {slug: 'a?b'},
    why: [
      '`slug` 成为页面的地址，里面不能有问号、井号和空的一段。',
      'The `slug` becomes the address of the page; it cannot have a question mark, a hash or an empty part.',
    ],
    example: note('---\nslug: "a?b"\n---\n\n# Title'),
  },
  'FM-004': {
    params: {key: 'pagination_next', id: 'loop', nearest: 'loops'},
    why: [
      '字段写的是另一篇笔记的 id 或侧栏的名字，站点里没有。',
      'The field names the id of another note, or a sidebar, which the site does not have.',
    ],
    example: note('---\npagination_next: nowhere\n---\n\n# Title'),
  },
  'FM-005': {
    params: {id: 'old', target: 'setup', nearest: 'set-up'},
    why: [
      '`anchors` 把旧锚点引到现在的小节，而那个小节不在这一页。',
      '`anchors` leads an old anchor to a section, which the page does not have.',
    ],
    example: note('---\nanchors: {old: nowhere}\n---\n\n# Title\n\n## Setup'),
  },
  'FM-006': {
    params: {id: 'setup'},
    why: [
      '`anchors` 里的旧锚点与现在某个小节的 id 相同，不用再引。',
      'An old anchor of `anchors` is the id of a section that exists, so nothing needs to lead there.',
    ],
    example: note('---\nanchors: {setup: use}\n---\n\n# Title\n\n## Setup\n\n## Use'),
  },
  'FM-007': {
    params: {},
    why: ['旧的 YAML 允许这样写，多数工具不允许。', 'Old YAML allows this; most tools do not.'],
    example: note('---\ndescription: "one\ntwo"\n---\n\n# Title'),
  },
  'FM-008': {
    params: {key: 'date', value: '"2024-06-31"', as: '2024-07-01'},
    why: [
      '有的工具把不存在的日子往后推，把 `06/07/2024` 按美国的习惯读成六月七日。作者想写的也许是另一天，所以这里不猜。',
      'Some tools move days that do not exist on, and read `06/07/2024` the American way, as June 7. The author may mean another day, so nothing is guessed here.',
    ],
    example: note('---\nlast_update: {date: 06/29/2024}\n---\n\n# Title'),
  },
  'FM-009': {
    params: {},
    why: [
      'front matter 在两行单独的 `---` 之间；少了后一行，标题、日期与地址都读不到，读者会看到这些字段。',
      'Front matter is between two lines of `---`; without the second, title, date and address are not read, and readers see the fields.',
    ],
    example: note('---\ntitle: Loops\n\nText.'),
  },
  'FM-010': {
    params: {key: 'titel', nearest: 'title'},
    why: [
      '不认识的字段会保留，不作声；只差一个字母的、大小写和短横不同的、用中文写的，多半是想写另一个。',
      'Unknown fields are kept without a word; one that is a single letter off, in capitals, with a hyphen, or a Chinese word is likely another one.',
    ],
    example: note('---\ntitlee: Hello\n---\n\nText.'),
  },
  'FM-011': {
    params: {kind: 'fence', written: '———'},
    why: [
      'front matter 从文件的第一行开始，前后各有一行 `---`，是三个半角的短横。别的横线、前面的空行，都会让它成为正文：标题、日期与地址都读不到，读者会看到这些字段。',
      'Front matter begins in the first line of the file, between two lines of three plain hyphens. With other dashes or an empty line before it is text: title, date and address are not read, and readers see the fields.',
    ],
    example: note('----\ntitle: Loops\n----\n\nText.'),
  },
  'FM-012': {
    params: {lost: '#a', right: 'title: "C# 与 #a"'},
    why: [
      '空格后面的 `#` 在 YAML 里开始一个注释：`title: C# 与 #a` 的标题只有“C# 与”，`tags: #前端` 一个标签也没有。加了引号的值不受影响；像 `# 必填` 这样 # 后面有空格的，当作真的注释。',
      'In YAML a `#` after a blank begins a comment: the title of `title: C# and #a` is “C# and”, and `tags: #web` are no tags. Quoted values are not affected; what has a blank after its #, like `# required`, counts as a real comment.',
    ],
    example: note('---\ntitle: C# and #private\n---\n\nText.'),
  },
  'ID-020': {
    params: {id: 'intro', other: 'docs/intro.md'},
    why: [
      '侧栏和导航栏凭 id 找笔记，两篇同 id 就分不清。',
      'Sidebars and navbar find notes by id; two of one id cannot be told apart.',
    ],
  },
  'ID-021': {
    params: {id: 'guide/intro'},
    why: [
      'id 前面会自动加上文件夹，自己再写 `/` 就乱了。',
      'The folder is put before the id by itself; a `/` in it would confuse the two.',
    ],
    example: note('---\nid: guide/intro\n---\n\n# Title'),
  },
  'TG-070': {
    params: {tags: ['C++', 'C'], slug: '/tags/c/'},
    why: [
      '两个标签得到同一个地址，只有一页放得下。',
      'Two tags get one address, where only one page fits.',
    ],
  },
  'TG-071': {
    params: {tag: 'reactt', nearest: 'react'},
    why: [
      '有了 `tags.yml`，标签就以它为准，防止同一个意思有几种写法。怎样处理由 `onInlineTags` 决定。',
      'With a `tags.yml`, tags are those of the file, so that one thing has one name. `onInlineTags` says what happens.',
    ],
  },
  'TG-073': {
    params: {count: 6000, limit: 100},
    why: [
      '每个标签都有自己的列表页，在博客里还有自己的订阅源：一篇写了几千个标签的笔记会生成几千个页面。',
      'Each tag has a list of its own, in a blog also feeds: a note with thousands of tags makes thousands of pages.',
    ],
  },
  'TG-072': {
    params: {reason: ['react：permalink 应为文字', 'react: permalink must be text']},
    why: [
      '`tags.yml` 不是正确的 YAML，或某个标签的值不对。',
      'The `tags.yml` is no YAML, or a tag has a wrong value.',
    ],
  },
  'VER-250': {
    params: {versions: ['1.0'], all: ['2.0', '1.0'], file: 'versions.json'},
    why: [
      '`versioned_docs` 里有文件夹，`versions.json` 或选项里却没有它。',
      'There is a folder in `versioned_docs` which `versions.json` or an option leaves out.',
    ],
  },
  'VER-251': {
    params: {name: '2.1', ids: ['2.0', '1.0'], nearest: '2.0'},
    why: ['配置里写的版本不存在。', 'The configuration names a version that does not exist.'],
    example: config("docs: {lastVersion: '9.9'},"),
  },
  'VER-252': {
    params: {},
    why: ['`versions.json` 不是文字的列表。', '`versions.json` is no list of texts.'],
  },
  'GIT-001': {
    params: {reason: ['还没有提交', 'there is no commit yet']},
    why: [
      '更新日期来自 git；没有 git、没有提交，或者检出时没有历史，就显示不了。',
      'Dates of updates come from git; without git, commits or their history there are none.',
    ],
  },
};
