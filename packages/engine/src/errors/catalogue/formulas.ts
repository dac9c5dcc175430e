import type {Words} from '../language.ts';
import {entry} from './entry.ts';
import {mathReasonInChinese} from './mathReason.ts';

/** Problems of formulas and diagrams. */
export const formulaProblems = {
  'MD-180': entry<{reason: string} | {isOff: true}>({
    level: 'warning',
    text: (why) =>
      'isOff' in why
        ? [
            '公式按原文显示：没有打开 markdown.math。',
            'Formulas are shown as written: markdown.math is off.',
          ]
        : [
            `公式有误，按原文显示：${mathReasonInChinese(why.reason)}`,
            `The formula is wrong and shown as written: ${why.reason}`,
          ],
    hint: (why) =>
      'isOff' in why
        ? [
            '在配置里写 markdown: {math: true}；不是公式，就在美元符号前加反斜杠：\\$。',
            'Set markdown: {math: true} in the configuration; where it is none, put a backslash before the dollar sign: \\$.',
          ]
        : [
            '改正公式；不是公式，就在美元符号前加反斜杠：\\$。',
            'Correct the formula; where it is none, put a backslash before the dollar sign: \\$.',
          ],
  }),
  'MD-181': entry<{why: Words}>({
    level: 'warning',
    text: ({why: [zh, en]}) => [
      `图画不出来，按代码显示：${zh}`,
      `The diagram cannot be drawn and is shown as code: ${en}`,
    ],
    hint: () => [
      '检查它的写法；装上 mermaid（npm install mermaid），就由页面来画。',
      'Check how it is written; with mermaid installed (npm install mermaid) the page draws it.',
    ],
  }),
  'MD-182': entry<{kind: string}>({
    level: 'notice',
    text: ({kind}) => [
      `${kind} 图在页面里由 mermaid 来画，站点没有安装它，这里按代码显示。`,
      `The diagram ${kind} is drawn in the page by mermaid, which the site does not have; it is shown as code.`,
    ],
    hint: () => ['npm install mermaid', 'npm install mermaid'],
  }),
} as const;
