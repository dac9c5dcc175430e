import {entry, zhOf, enOf, didYouMean, list, type Reason} from './entry.ts';

/** Problems of the blog. */
export const blogProblems = {
  'BL-080': entry<{key: string; mapPath: string; known: readonly string[]; nearest?: string}>({
    level: 'error',
    text: ({key, known}) => [
      `作者“${key}”不在作者文件里。${known.length ? `可用的作者：\n${list(known)}` : '作者文件是空的，或没有这个文件。'}`,
      `The author “${key}” is not in the authors file.${known.length ? ` Known authors:\n${list(known)}` : ' The file is empty, or missing.'}`,
    ],
    hint: ({nearest, mapPath}) =>
      didYouMean(nearest) ?? [
        `在随笔文件夹的 ${mapPath} 里加上他，或直接写 authors: {name: 名字}。`,
        `Add them to ${mapPath} in the folder of the posts, or write authors: {name: NAME}.`,
      ],
  }),
  'BL-081': entry<{key: string}>({
    level: 'error',
    text: ({key}) => [
      `front matter 里同时有 authors 与旧的 ${key}，不知道该用哪个。`,
      `The front matter has both authors and the older ${key}; which one counts is not clear.`,
    ],
    hint: ({key}) => [
      `去掉 ${key}，把它写进 authors。`,
      `Remove ${key} and write it into authors.`,
    ],
  }),
  'BL-082': entry({
    level: 'warning',
    text: () => [
      '随笔没有截断标记，列表会显示全文。',
      'The post has no mark of truncation: lists show all of it.',
    ],
    hint: () => [
      '在引子后面单独写一行 <!-- truncate -->',
      'Write <!-- truncate --> on a line of its own after the introduction.',
    ],
  }),
  'BL-083': entry({
    level: 'warning',
    text: () => [
      '随笔没有日期，用了文件最早一次提交的时间，没有提交就用修改时间。',
      'The post has no date: the time of its first commit stands in for it, or else that of the file.',
    ],
    hint: () => [
      '写上 date: 2025-03-18，或把文件命名为 2025-03-18-名字.md。',
      'Write date: 2025-03-18, or name the file 2025-03-18-NAME.md.',
    ],
  }),
  'BL-084': entry<{reason: Reason}>({
    level: 'error',
    text: ({reason}) => [
      `作者文件不正确：${zhOf(reason)}`,
      `The authors file is wrong: ${enOf(reason)}`,
    ],
    hint: () => [
      '每位作者一个键：key: {name: 名字, title: 头衔, url: 地址, image_url: 头像, page: true}',
      'One key an author: key: {name: NAME, title: TITLE, url: ADDRESS, image_url: PICTURE, page: true}',
    ],
  }),
  'BL-085': entry<{length: number; lists: number; inLists: boolean}>({
    level: 'warning',
    text: ({length, lists, inLists}) => [
      `这篇随笔有 ${length} 个字符的网页代码，列在 ${lists} 个标签和作者下：${inLists ? '这些列表和' : ''}标签的订阅源只给出它的描述。`,
      `The HTML of this post has ${length} characters, and ${lists} tags and authors list it: ${inLists ? 'these lists and ' : ''}the feeds of tags have its description alone.`,
    ],
    hint: () => [
      '少写几个标签，或把这一篇分成几篇；全部随笔的列表和订阅源里它是完整的。',
      'Give it fewer tags, or make several posts of it; the list and the feed of all posts have all of it.',
    ],
  }),
  'BL-086': entry<{author: string; key: string; nearest?: string}>({
    level: 'warning',
    text: ({author, key}) => [
      `作者“${author}”的 ${key} 不起作用：没有这一项。`,
      `${key} of the author “${author}” has no effect: there is no such field.`,
    ],
    hint: ({nearest}) =>
      didYouMean(nearest) ?? [
        '可以写的有 name、title、url、image_url、email、description、page、socials。',
        'There are name, title, url, image_url, email, description, page and socials.',
      ],
  }),
  'BL-087': entry({
    level: 'warning',
    text: () => [
      '配置里的作者文件不存在，作者以键代替名字。',
      'The authors file of the configuration does not exist: the keys of authors stand for their names.',
    ],
    hint: () => [
      '若由脚本生成，先运行它；否则写上这个文件。',
      'Where a script makes it, run that first; else write the file.',
    ],
  }),
  'BL-089': entry<{count: number; limit: number}>({
    level: 'warning',
    text: ({count, limit}) => [
      `这篇文章有 ${count} 位作者，只取前 ${limit} 位。`,
      `This post has ${count} authors; the first ${limit} are taken.`,
    ],
    hint: () => ['在正文里感谢其余的人。', 'Thank the others in the text.'],
  }),
} as const;
