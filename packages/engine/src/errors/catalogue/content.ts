import type {Words} from '../language.ts';
import {entry, zhOf, enOf, spaced, didYouMean, list, type Reason} from './entry.ts';

/** Problems of front matter, tags and versions. */
export const contentProblems = {
  'FM-000': entry<{reason: Reason; cure?: Words}>({
    level: 'error',
    text: ({reason}) => [
      `front matter 不是正确的 YAML：${zhOf(reason)}`,
      `The front matter is not valid YAML: ${enOf(reason)}`,
    ],
    hint: ({cure}) =>
      cure ?? [
        '值里有冒号或引号时，给整个值加上引号：title: "a: b"',
        'Quote a value that has a colon or a quote in it: title: "a: b"',
      ],
  }),
  'FM-001': entry<{key: string; expected: Words; value: string; right?: string | undefined}>({
    level: 'error',
    text: ({key, expected, value}) => [
      `front matter 的 ${key}：应为${spaced(expected[0])}，实际是 ${value}。`,
      `Front matter ${key}: expected ${expected[1]}, got ${value}.`,
    ],
    hint: ({key, right}) =>
      right === undefined ? undefined : [`写成 ${key}: ${right}`, `Write ${key}: ${right}`],
  }),
  'FM-002': entry({
    level: 'error',
    text: () => ['draft 与 unlisted 不能同时为 true。', 'draft and unlisted cannot both be true.'],
    hint: () => [
      '草稿不会发布；未列出的页面会发布，但不进目录。留下一个。',
      'A draft is not published; an unlisted page is, but in no list. Keep one.',
    ],
  }),
  'FM-003': entry<{slug: string}>({
    level: 'error',
    text: ({slug}) => [`slug 不能用作地址：${slug}`, `The slug cannot be an address: ${slug}`],
    hint: () => [
      '以 / 开头表示从站点根起，否则相对所在文件夹；不要有空白、中文引号、?、# 和空的一段。例如 slug: /js/closures',
      'Begin with / for the site root, else it is relative to the folder; no blanks, curly quotes, ?, # or empty part. For example slug: /js/closures',
    ],
  }),
  'FM-007': entry({
    level: 'notice',
    text: () => [
      'front matter 里带引号的值在下一行接着写，那一行没有缩进；这里照样读取。',
      'A quoted value of the front matter goes on in a line that is not indented; it is read all the same.',
    ],
    hint: () => [
      '把那一行缩进两格，或写成一行。',
      'Indent that line by two blanks, or write one line.',
    ],
  }),
  'FM-008': entry<{key: string; value: string; as: string}>({
    level: 'error',
    text: ({key, value, as}) => [
      `front matter 的 ${key} 不是日历上的日期，或者写法不明：${value}。别的工具读作 ${as}。`,
      `Front matter ${key} is no date of the calendar, or not written as one: ${value}. Other tools read ${as}.`,
    ],
    hint: ({as}) => [`写成年-月-日：${as}`, `Write year-month-day: ${as}`],
  }),
  'FM-009': entry({
    level: 'warning',
    text: () => [
      '开头的 --- 没有对应的结尾，front matter 成了正文。',
      'The front matter begins with --- and does not end; its fields are shown as text.',
    ],
    hint: () => [
      '在最后一个字段之后另起一行，只写 ---。',
      'Add a line with --- alone after the last field.',
    ],
  }),
  'FM-011': entry<{kind: 'noFence' | 'fence' | 'notFirst' | 'toml'; written: string}>({
    level: 'warning',
    text: ({kind, written}) =>
      kind === 'noFence'
        ? [
            '开头像是 front matter，前面却没有 ---，字段成了正文。',
            'This begins like a front matter without --- before it; its fields are shown as text.',
          ]
        : kind === 'notFirst'
          ? [
              'front matter 不在文件的开头，字段成了正文。',
              'The front matter is not at the beginning of the file; its fields are shown as text.',
            ]
          : kind === 'toml'
            ? [
                'front matter 是用 TOML 写的，这里读 YAML，字段成了正文。',
                'The front matter is TOML, where YAML is read; its fields are shown as text.',
              ]
            : [
                `front matter 的前面写的是 ${written}，不是 ---，字段成了正文。`,
                `The front matter begins with ${written} instead of ---; its fields are shown as text.`,
              ],
    hint: ({kind}) =>
      kind === 'noFence'
        ? [
            '在这一行之前加一行，只写三个半角的短横：---',
            'Add a line before this one with three plain hyphens alone: ---',
          ]
        : kind === 'notFirst'
          ? ['删去它前面的空行和空格。', 'Remove the empty lines and blanks before it.']
          : kind === 'toml'
            ? [
                '把两行 +++ 写成 ---，每个字段的等号写成冒号加空格。',
                'Write --- in the place of +++, and a colon with a blank in that of each equals sign.',
              ]
            : [
                '前后两行都写成三个半角的短横：---',
                'Write three plain hyphens in both lines around it: ---',
              ],
  }),
  'FM-012': entry<{lost: string; right: string}>({
    level: 'warning',
    text: ({lost}) => [
      `YAML 把空格后面的 # 当作注释，这些字没有了：${lost}`,
      `YAML takes # after a blank for a comment, so this text is lost: ${lost}`,
    ],
    hint: ({right}) => [
      `给整个值加上引号：${right}。是注释，就在 # 后面空一格。`,
      `Quote the value: ${right} (a comment has a blank after its #).`,
    ],
  }),
  'FM-010': entry<{key: string; nearest: string}>({
    level: 'warning',
    text: ({key, nearest}) => [
      `front matter 没有 ${key} 这个字段，像是 ${nearest}。`,
      `Front matter has no field ${key}; it looks like ${nearest}.`,
    ],
    hint: ({nearest}) => [`写成 ${nearest}: …`, `Write ${nearest}: …`],
  }),
  'FM-004': entry<{key: string; id: string; nearest?: string}>({
    level: 'error',
    text: ({key, id}) => [
      `front matter 的 ${key} 指向的“${id}”不存在。`,
      `Front matter ${key} names “${id}”, which does not exist.`,
    ],
    hint: ({nearest}) => didYouMean(nearest),
  }),
  'FM-005': entry<{id: string; target: string; nearest?: string}>({
    level: 'warning',
    text: ({id, target}) => [
      `front matter 的 anchors 让 #${id} 指向 #${target}，这一页没有这个小节。`,
      `Front matter anchors leads #${id} to #${target}, which is no section of this page.`,
    ],
    hint: ({nearest}) => didYouMean(nearest && `#${nearest}`),
  }),
  'FM-006': entry<{id: string}>({
    level: 'warning',
    text: ({id}) => [
      `front matter 的 anchors 里的 #${id} 这一页已经有了，略过。`,
      `Front matter anchors names #${id}, which this page has already; it was left out.`,
    ],
    hint: () => [
      '链接会落到已有的那一处；去掉这一行。',
      'Links lead to what is there; remove the line.',
    ],
  }),
  'ID-020': entry<{
    id: string;
    other: string;
    /** Another name for a file that only its number tells from the other. */
    name?: string;
  }>({
    level: 'error',
    text: ({id, other}) => [
      `文档 id“${id}”与 ${other} 重复。`,
      `The doc id “${id}” is also that of ${other}.`,
    ],
    hint: ({name}) =>
      name === undefined
        ? [
            '在其中一篇的 front matter 里写另一个 id。',
            'Give one of them another id in its front matter.',
          ]
        : [
            `文件名开头的数字只管先后，不进 id 和地址：把这个文件改名为 ${name}，或在一篇的 front matter 里写另一个 id。`,
            `The number before a file name only orders, it is no part of id and address: rename this file to ${name}, or give one of them another id in its front matter.`,
          ],
  }),
  'ID-021': entry<{id: string}>({
    level: 'error',
    text: ({id}) => [`文档 id“${id}”不能含有 /。`, `The doc id “${id}” must not contain /.`],
    hint: () => ['想改地址请用 slug。', 'To change the address use slug.'],
  }),
  'TG-070': entry<{tags: readonly [string, string]; slug: string}>({
    level: 'error',
    text: ({tags: [a, b], slug}) => [
      `标签“${a}”与“${b}”的地址相同：${slug}。`,
      `The tags “${a}” and “${b}” have the same address: ${slug}.`,
    ],
    hint: ({tags: [, b]}) => [
      `在 tags.yml 里给其中一个另写地址：\n${JSON.stringify(b)}: {label: ${JSON.stringify(b)}, permalink: /…}`,
      `Give one of them another address in tags.yml:\n${JSON.stringify(b)}: {label: ${JSON.stringify(b)}, permalink: /…}`,
    ],
  }),
  'TG-071': entry<{tag: string; nearest?: string}>({
    level: 'warning',
    text: ({tag}) => [`tags.yml 里没有标签“${tag}”。`, `tags.yml has no tag “${tag}”.`],
    hint: ({nearest}) => didYouMean(nearest),
  }),
  'TG-072': entry<{reason: Reason}>({
    level: 'error',
    text: ({reason}) => [`tags.yml 不正确：${zhOf(reason)}`, `tags.yml is wrong: ${enOf(reason)}`],
    hint: () => [
      '每行一个标签，例如 react: {label: React, permalink: /react, description: 一句话}',
      'One tag a line, for example react: {label: React, permalink: /react, description: a sentence}',
    ],
  }),
  'TG-073': entry<{count: number; limit: number}>({
    level: 'warning',
    text: ({count, limit}) => [
      `这一页有 ${count} 个标签，只取前 ${limit} 个。`,
      `This page has ${count} tags; the first ${limit} are taken.`,
    ],
    hint: () => [
      '只留下读者会用来找这一页的标签。',
      'Keep the tags by which readers look for this page.',
    ],
  }),
  'VER-250': entry<{
    versions: readonly string[];
    /** Every version that has a folder, newest first. */
    all: readonly string[];
    file: string;
    /** The option that leaves them out. */
    limit?: string;
  }>({
    level: 'notice',
    text: ({versions}) => [
      `versioned_docs 里有没有生成的版本：${versions.join('、')}。`,
      `versioned_docs holds versions that are not built: ${versions.join(', ')}.`,
    ],
    hint: ({all, file, limit}) => {
      const wanted = JSON.stringify(all).replaceAll(',', ', ');
      return limit === undefined
        ? [
            `要生成它，把 ${file} 写成 ${wanted}，新的在前。`,
            `To build it, write ${wanted} in ${file}, newest first.`,
          ]
        : [
            `配置里的 docs.${limit} 不让它生成；要生成它，改这个选项，并在 ${file} 里写上它。`,
            `docs.${limit} in the configuration leaves it out; to build it, change that option and name it in ${file}.`,
          ];
    },
  }),
  'VER-251': entry<{name: string; ids: readonly string[]; nearest?: string}>({
    level: 'error',
    text: ({name, ids}) => [
      `没有“${name}”这个版本。可用的版本：\n${list(ids)}`,
      `There is no docs version “${name}”.\nAvailable version names are:\n${list(ids)}`,
    ],
    hint: ({nearest}) => didYouMean(nearest),
  }),
  'VER-252': entry({
    level: 'error',
    text: () => [
      'versions.json 应是版本名的列表。',
      'versions.json must be a list of version names.',
    ],
    hint: () => [
      '例如 ["2.0", "1.0"]，新的在前；名字里不能有 / 。',
      'For example ["2.0", "1.0"], newest first; no / in a name.',
    ],
  }),
  'GIT-001': entry<{reason: readonly [zh: string, en: string]}>({
    level: 'notice',
    text: ({reason}) => [
      `没有显示更新日期：${reason[0]}`,
      `No update dates are shown: ${reason[1]}`,
    ],
  }),
} as const;
