import {entry} from './entry.ts';

/** Problems of Markdown whose signs are wrong, so that it is shown as it is typed, or not at all. */
export const slipProblems = {
  'MD-143': entry<{written: string; right: string}>({
    level: 'warning',
    text: ({written, right}) =>
      right === ''
        ? [`这一行按文字显示：${written}`, `This line is shown as text: ${written}`]
        : [
            `这里像是 Markdown，却写错了符号，按文字显示：${written}`,
            `This looks like Markdown with a wrong sign; it is shown as text: ${written}`,
          ],
    hint: ({right}) =>
      right === ''
        ? ['删掉它：每一页旁边都有目录。', 'Remove it: the contents are beside each page.']
        : [`写成 ${right}`, `Write ${right}`],
  }),
  'MD-144': entry<{rule: string}>({
    level: 'warning',
    text: () => [
      '这几行像表格，第一行下面却没有同样多格的分隔行，按文字显示。',
      'These lines look like a table, but no rule of as many cells follows the first; they are shown as text.',
    ],
    hint: ({rule}) => [`第一行下面写 ${rule}`, `Write ${rule} below the first line.`],
  }),
  'MD-145': entry<{marker: string}>({
    level: 'warning',
    text: ({marker}) => [
      `代码块 ${marker} 没有结束，后面的文字都成了代码。`,
      `The code block ${marker} is never closed; all that follows is shown as code.`,
    ],
    hint: ({marker}) => [
      `在代码的最后一行之后另起一行，只写 ${marker}。`,
      `Write ${marker} on a line of its own after the code.`,
    ],
  }),
  'MD-146': entry<{id: string}>({
    level: 'warning',
    text: ({id}) => [
      `没有哪里用到脚注 [^${id}]，它不会显示。`,
      `Nothing refers to the footnote [^${id}]; it is not shown.`,
    ],
    hint: ({id}) => [
      `在正文里写 [^${id}]，或删掉这一条。`,
      `Write [^${id}] in the text, or delete the footnote.`,
    ],
  }),
  'MD-147': entry<{count: number; words: string; isOfCode: boolean}>({
    level: 'warning',
    text: ({count, words}) => [
      `这一行比表头多 ${count} 格，多出来的不显示：${words}`,
      `This row has ${count} more cell${count === 1 ? '' : 's'} than the head of its table, which readers do not see: ${words}`,
    ],
    hint: ({isOfCode}) =>
      isOfCode
        ? ['格子里的 | 写成 \\|，在代码里也一样。', 'Write \\| for a | inside a cell, in code too.']
        : [
            '格子里的 | 写成 \\|；真有这一列，在表头和分隔行里加上它。',
            'Write \\| for a | inside a cell; if the column is meant, add it to the head and to the rule.',
          ],
  }),
} as const;
