import type {Words} from '../language.ts';
import {didYouMean, entry} from './entry.ts';

/** What to do with a file that is no valid MDX. */
const MAKE_VALID: Words = [
  '改正这个文件的 MDX 错误（MD-110 到 MD-114），导入和导出就会生效。',
  'Correct what is wrong with its MDX (MD-110 to MD-114); imports and exports then work.',
];

/** Problems of what notes import and export. */
export const importProblems = {
  'MD-120': entry<{
    from: string;
    nearest?: string;
    isStrict?: boolean;
    /** A `.mdx` file that is none, and is read as Markdown. */ isNoMdx?: boolean;
  }>({
    level: 'warning',
    text: ({from, isStrict, isNoMdx}) =>
      isStrict
        ? [`导入的 ${from} 不存在。`, `The import ${from} does not exist.`]
        : isNoMdx
          ? [
              `这个文件不是有效的 MDX，按 Markdown 编译，不能导入 ${from}，这一行已经略过。`,
              `This file is no valid MDX and was read as Markdown, which cannot import ${from}; the line was left out.`,
            ]
          : [
              `.md 里不能导入 ${from}，这一行已经略过。`,
              `A .md file cannot import ${from}; the line was left out.`,
            ],
    hint: ({isStrict, isNoMdx, nearest}) =>
      isStrict
        ? (didYouMean(nearest) ?? [
            '检查路径；相对路径从这个文件算起，@site/ 从站点的文件夹算起。',
            'Check the path: relative ones begin at this file, @site/ at the folder of the site.',
          ])
        : isNoMdx
          ? MAKE_VALID
          : ['把文件改名为 .mdx，就能使用组件。', 'Rename the file to .mdx to use components.'],
  }),
  'MD-121': entry<{name: string; isNoMdx?: boolean}>({
    level: 'warning',
    text: ({name, isNoMdx}) =>
      isNoMdx
        ? [
            `这个文件不是有效的 MDX，按 Markdown 编译，不能导出 ${name}，已经略过。`,
            `This file is no valid MDX and was read as Markdown, which cannot export ${name}; it was left out.`,
          ]
        : [
            `.md 里不能导出 ${name}，已经略过。`,
            `A .md file cannot export ${name}; it was left out.`,
          ],
    hint: ({isNoMdx}) =>
      isNoMdx
        ? MAKE_VALID
        : [
            '把它移到组件文件里，再把这个文件改名为 .mdx。',
            'Move it to a component file, and rename this file to .mdx.',
          ],
  }),
  'MD-122': entry<{from: string}>({
    level: 'error',
    text: ({from}) => [
      `${from} 又引用了正在引用它的文件，这里略过。`,
      `${from} imports a file that imports it; it was left out here.`,
    ],
    hint: () => ['去掉其中一处引用。', 'Remove one of the imports.'],
  }),
  'MD-123': entry<{from: string; limit: number; size: number; isShown?: true}>({
    level: 'error',
    text: ({from, limit, size, isShown}) => [
      `这一页从别处取来的内容太多（最多 ${limit} 处，共 ${size} 个字符），从 ${from} 起${isShown ? '超出' : '略过'}。`,
      `The page embeds too much (at most ${limit} times, ${size} characters in all); from ${from} on it ${isShown ? 'is beyond that' : 'was left out'}.`,
    ],
    hint: () => [
      '把它拆成几页，或者每样东西只取一次。',
      'Split it into several pages, or embed each thing once.',
    ],
  }),
} as const;
