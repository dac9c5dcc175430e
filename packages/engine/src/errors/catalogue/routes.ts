import type {Words} from '../language.ts';
import {imageProblems} from './images.ts';
import {entry, didYouMean, namesOf} from './entry.ts';

/** Says what to write in the place of a part that leads out of the site. */
function howToStayInside(part: string): Words {
  if (part === '\\')
    return ['各级之间写 /，不写反斜杠', 'Separate levels by /, not by a backslash'];
  if (/^\.{1,2}$/.test(part))
    return [
      '地址从它所在的一级往下写，去掉 . 和 ..，%2e 也一样',
      'Write the address from its own level down, without . and .., also as %2e',
    ];
  // Escaped, but for the one control character that JSON writes as it is.
  if (part.startsWith('\\') || part === '\x7f')
    return ['去掉这个看不见的字符', 'Leave out this character, which shows nowhere'];
  return [
    `去掉 ${part}，从站点的根写起；去别的站点，写完整的 https 网址`,
    `Leave ${part} out, and begin at the root of the site; for another site, write its whole https address`,
  ];
}

/** Problems of addresses, links and images. */
export const routesProblems = {
  'RT-030': entry<{route: string; other: string}>({
    level: 'warning',
    text: ({route, other}) => [
      `地址 ${route} 与 ${other} 重复。`,
      `The address ${route} is also that of ${other}.`,
    ],
    hint: () => ['改其中一个的文件名或 slug。', 'Change the file name or slug of one of them.'],
  }),
  'RT-031': entry<{file: string; route: string}>({
    level: 'error',
    text: ({file, route}) => [
      `静态文件 ${file} 会覆盖页面 ${route}。`,
      `The static file ${file} would overwrite the page ${route}.`,
    ],
    hint: () => ['移走或改名这个静态文件。', 'Move or rename the static file.'],
  }),
  'RT-032': entry<{route: string}>({
    level: 'error',
    text: ({route}) => [
      `地址 ${route} 已有页面、文件或别的转向，不能再转向。`,
      `The address ${route} has a page or a file, or leads elsewhere already.`,
    ],
    hint: () => [
      '从 redirects 里去掉它，或移走那一页、那个文件。',
      'Take it out of redirects, or move the page or file.',
    ],
  }),
  'RT-033': entry<{address: string; part: string}>({
    level: 'error',
    text: ({address, part}) => [
      `地址 ${address} 会走出站点：里面有 ${part}。`,
      `The address ${address} leads out of the site: it has ${part} in it.`,
    ],
    hint: ({part}) => {
      const [zh, en] = howToStayInside(part);
      return [
        `${zh}；地址来自文件名时，改文件名。`,
        `${en}; where the address comes from the name of a file, rename the file.`,
      ];
    },
  }),
  'RT-034': entry<{address: string}>({
    level: 'error',
    text: ({address}) => [
      `地址 ${address} 太长：一段最多 252 字节（约 84 个汉字），整个最多 1,000 个字符。`,
      `The address ${address} is too long: a part of it has 252 bytes at most, all of it 1,000 characters.`,
    ],
    hint: () => [
      '用 slug 或 permalink 写一个短的；静态文件就改名。',
      'Write a shorter one as slug or permalink; rename a static file.',
    ],
  }),
  'RT-035': entry<{address: string}>({
    level: 'error',
    text: ({address}) => [
      `地址 ${address} 不能作为这里的文件名：这个名字是保留的。`,
      `The address ${address} cannot be a file name here: the name is reserved.`,
    ],
    hint: () => ['用 slug 或 permalink 换一个。', 'Write another one as slug or permalink.'],
  }),
  'RT-036': entry<{address: string; other: string; file: string}>({
    level: 'warning',
    text: ({address, other, file}) => [
      `${address} 与 ${other}（${file}）只有大小写或 Unicode 写法不同：在 Windows 和 macOS 上是同一个文件，后写的会盖掉先写的。`,
      `${address} and ${other} (${file}) differ by case or Unicode form alone: on Windows and macOS they are one file, and one would replace the other.`,
    ],
    hint: () => [
      '改写其中一个的 slug、permalink 或文件名。',
      'Change the slug, permalink or file name of one of them.',
    ],
  }),
  'RT-039': entry<{way: string}>({
    level: 'warning',
    text: ({way}) => [
      `这些转向绕成了一圈，读者到不了任何页面：${way}`,
      `These redirects lead around in a circle, to no page: ${way}`,
    ],
    hint: () => ['让其中一个转向一个页面。', 'Let one of them lead to a page.'],
  }),
  'LN-050': entry<{href: string; nearest?: string; caseOnly?: boolean; formOnly?: boolean}>({
    level: 'error',
    text: ({href, caseOnly, formOnly}) => [
      `链接指向的文件不存在：${href}${caseOnly ? '（只有大小写不同）' : formOnly ? '（只有 Unicode 写法不同）' : ''}`,
      `The linked file does not exist: ${href}${caseOnly ? ' (only the case differs)' : formOnly ? ' (only the Unicode form differs)' : ''}`,
    ],
    hint: ({nearest}) => didYouMean(nearest),
  }),
  'LN-051': entry<{href: string; nearest?: string}>({
    level: 'error',
    text: ({href}) => [`链接指向的页面不存在：${href}`, `The linked page does not exist: ${href}`],
    hint: ({href, nearest}) => didYouMean(nearest) ?? sayHost(href),
  }),
  'LN-052': entry<{href: string; anchor: string; nearest?: string}>({
    level: 'warning',
    text: ({href, anchor}) => [
      `链接的页面里没有小节 #${anchor}：${href}`,
      `The linked page has no section #${anchor}: ${href}`,
    ],
    hint: ({nearest}) => didYouMean(nearest && `#${nearest}`),
  }),
  'LN-053': entry<{href: string; nearest?: string; isHidden?: boolean; isMedia?: boolean}>({
    level: 'error',
    text: ({href, isHidden, isMedia}) =>
      isHidden
        ? [
            `链接指向的附件是隐藏文件，不会发布：${href}`,
            `The linked file to download is hidden and not published: ${href}`,
          ]
        : isMedia
          ? [`要播放的文件不存在：${href}`, `The file to play does not exist: ${href}`]
          : [
              `链接指向的附件不存在：${href}`,
              `The linked file to download does not exist: ${href}`,
            ],
    hint: ({href, nearest, isHidden}) =>
      isHidden
        ? [
            '去掉文件名或文件夹名前面的点。',
            'Give the file or its folder a name that does not begin with a dot.',
          ]
        : (didYouMean(nearest) ?? sayHost(href)),
  }),
  'LN-054': entry<{href: string}>({
    level: 'error',
    text: ({href}) => [
      `地址 ${href} 会在读者那里运行脚本，不能用在这里。`,
      `The address ${href} would run a script where it is followed; it is not allowed here.`,
    ],
    hint: () => [
      '写一个 https: 地址，或站内的路径。',
      'Write an https: address or a path of the site.',
    ],
  }),
  'LN-055': entry<{name: string; nearest?: string}>({
    level: 'error',
    text: ({name}) =>
      /\.[a-z\d]{2,5}$/i.test(name) && !/\.mdx?$/i.test(name)
        ? [
            `没有叫「${name}」的文件，也没有文件名、标题或别名是它的笔记。`,
            `There is no file named “${name}”, and no note has it as file name, title or alias.`,
          ]
        : [
            `没有文件名、标题或别名是「${name}」的笔记。`,
            `No note has “${name}” as file name, title or alias.`,
          ],
    hint: ({nearest}) => didYouMean(nearest && `[[${nearest}]]`),
  }),
  'LN-056': entry<{name: string; path: string; paths: readonly string[]}>({
    level: 'warning',
    text: ({name, path, paths}) => [
      `「${name}」可以是几个文件，链接到了 ${path}；还有 ${paths.join('、')}。`,
      `“${name}” may be several files; the link leads to ${path}, and there is ${paths.join(', ')}.`,
    ],
    hint: ({path}) => [
      `写出路径：[[${path.replace(/^[^/]*\//, '').replace(/\.mdx?$/i, '')}]]`,
      `Write the path: [[${path.replace(/^[^/]*\//, '').replace(/\.mdx?$/i, '')}]]`,
    ],
  }),
  'LN-057': entry<{name: string}>({
    level: 'warning',
    text: ({name}) => [
      `「${name}」嵌入了它自己，或者太长，这里只留下链接。`,
      `“${name}” embeds itself, or is too long; a link is in its place.`,
    ],
    hint: () => ['改成链接，或嵌入其中一个小节。', 'Make it a link, or embed a section of it.'],
  }),
  'LN-058': entry<{values: readonly string[]}>({
    level: 'notice',
    text: ({values}) => [
      `有 ${values.length} 篇笔记，别的笔记都没有提到：${namesOf(values, '、', '等')}。`,
      `No other note leads to ${values.length === 1 ? 'this note' : `these ${values.length} notes`}: ${namesOf(values, ', ', ' and more')}.`,
    ],
    hint: () => ['在相关的笔记里链接到它们。', 'Link to them in the notes that they belong to.'],
  }),
  'LN-059': entry<{values: readonly string[]}>({
    level: 'notice',
    text: ({values}) => [
      `这篇笔记改过名或移过位置，旧地址 ${values.join('、')} 打不开了。`,
      `This note was renamed or moved; its old address ${values.join(', ')} leads nowhere.`,
    ],
    hint: ({values}) => [
      `在开头写 redirect_from: ${JSON.stringify(values)}；wuya check --fix 会写上。`,
      `Write redirect_from: ${JSON.stringify(values)} into its front matter; wuya check --fix does.`,
    ],
  }),
  'LN-060': entry<{href: string}>({
    level: 'warning',
    text: ({href}) => [
      `链接指向你自己电脑上的文件，读者打不开：${href}`,
      `The link leads to a file on your own computer, which readers cannot open: ${href}`,
    ],
    hint: () => [
      '把文件复制到笔记旁边，写相对路径：[说明](./文件名)。',
      'Copy the file beside the note and write a relative path: [words](./file).',
    ],
  }),
  'LN-061': entry<{written: string; more: number}>({
    level: 'warning',
    text: ({written, more}) =>
      more === 0
        ? [
            `${written} 照原样显示：没有打开 markdown.wikiLinks。`,
            `${written} is shown as it is written: markdown.wikiLinks is off.`,
          ]
        : [
            `${written} 照原样显示，这样的还有 ${more} 处：没有打开 markdown.wikiLinks。`,
            `${written} and ${more} more like it are shown as they are written: markdown.wikiLinks is off.`,
          ],
    hint: ({written}) => [
      `在配置里写 markdown: {wikiLinks: true}，它就是链接；要显示方括号，写 \\${written}`,
      `Set markdown: {wikiLinks: true} in the configuration to make it a link; to show the brackets, write \\${written}`,
    ],
  }),
  ...imageProblems,
} as const;

/** Says how a link out of the site is written, where an address looks like that of a host: `www.example.com/a`. */
function sayHost(href: string): Words | undefined {
  const host =
    /^(?:https?:?\/*)?((?:www\.)?[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)*\.(?:com|cn|net|org|io|dev|me|top|xyz|app|ai|edu|gov|info)(?:[/:?#].*)?)$/i.exec(
      href,
    )?.[1];
  return host === undefined
    ? undefined
    : [
        `别的网站要写全：https://${host}`,
        `Write the whole address of another site: https://${host}`,
      ];
}
