import {codeHint} from './codeHint.ts';
import {parserInChinese} from './codeReason.ts';
import {entry, zhOf, enOf, didYouMean, type Reason} from './entry.ts';
import {importProblems} from './imports.ts';
import {formulaProblems} from './formulas.ts';
import {slipProblems} from './slips.ts';

/** Problems of the text of notes. */
export const articleProblems = {
  ...importProblems,
  'MD-101': entry<{name: string; nearest?: string; isStrict?: boolean}>({
    level: 'warning',
    text: ({name, isStrict}) =>
      isStrict
        ? [
            `没有组件 <${name}>：既没有导入，也没有定义。`,
            `There is no component <${name}>: it is neither imported nor defined.`,
          ]
        : [
            `没有组件 <${name}>，只显示它里面的内容。`,
            `There is no component <${name}>; only what is inside it is shown.`,
          ],
    hint: ({nearest}) =>
      didYouMean(nearest && `<${nearest}>`) ?? [
        '只是文字的话，写 \\< 。',
        'If it is only text, write \\< .',
      ],
  }),
  'MD-102': entry<{tag: string}>({
    level: 'notice',
    text: ({tag}) => [
      `标签 ${tag} 没有配对，按文字显示。`,
      `The tag ${tag} has no counterpart; it is shown as text.`,
    ],
    hint: () => [
      '就是文字的话，用反引号括起来，或写 \\< 。',
      'If it is meant as text, put it in backticks or write \\< .',
    ],
  }),
  'MD-103': entry<{name: string; tag: string}>({
    level: 'notice',
    text: ({name, tag}) => [
      `<${tag}> 的 ${name} 要运行代码才知道，已经略过。`,
      `The ${name} of <${tag}> can only be known by running code; it was left out.`,
    ],
    hint: () => [
      '写成文字、数字、数组或对象；要运行代码，把文件改名为 .mdx。',
      'Write text, a number, an array or an object; to run code, rename the file to .mdx.',
    ],
  }),
  'MD-104': entry<{tag: string}>({
    level: 'warning',
    text: ({tag}) => [
      `标签 <${tag}> 不安全，已经去掉。`,
      `The tag <${tag}> is not safe and was removed.`,
    ],
    hint: ({tag}) =>
      tag.toLowerCase() === 'iframe'
        ? [
            '让 src 以 https: 开头，指向别的网站，它就会留下；视频网站给的代码多半如此。',
            'Let its src begin with https: and lead to another site, as the code of video sites does, and it is kept.',
          ]
        : [
            '确实需要时，在配置里写 markdown: {rawHtml: true}。',
            'If you do need it, write markdown: {rawHtml: true} in the config.',
          ],
  }),
  'MD-105': entry<{selected: string}>({
    level: 'warning',
    text: ({selected}) => [
      `笔记里的样式只管笔记自己的文字，${selected} 没有作用。`,
      `Styles of a note reach its own text alone: ${selected} has no effect.`,
    ],
    hint: () => [
      '整个站点的样式，写进配置的 themeConfig.customCss 指定的文件；一定要写在笔记里，用 markdown: {rawHtml: true}。',
      'Write styles of the whole site into a file that themeConfig.customCss names. To keep them in the note, write markdown: {rawHtml: true} in the config.',
    ],
  }),
  'MD-110': entry<{tag: string; isStrict?: boolean}>({
    level: 'warning',
    text: ({tag}) => [`${tag} 没有结束。`, `${tag} is never closed.`],
    hint: ({isStrict}) =>
      isStrict
        ? [
            '补上结束标签；就是文字的话，写 \\< 。',
            'Add the end tag; if it is meant as text, write \\< .',
          ]
        : [
            '补上结束标签；就是文字的话，用反引号括起来。',
            'Add the end tag; if it is meant as text, put it in backticks.',
          ],
  }),
  'MD-111': entry<{reason: Reason}>({
    level: 'error',
    text: ({reason}) => [
      `不是正确的 MDX：${zhOf(reason, parserInChinese)}`,
      `This is not valid MDX: ${enOf(reason)}`,
    ],
    hint: ({reason}) =>
      (typeof reason === 'string' ? codeHint(reason) : undefined) ?? [
        '.mdx 里 < 和 { 是代码；就是文字的话，写 \\< 和 \\{ ，或把文件改名为 .md。',
        'In .mdx, < and { begin code; if they are meant as text, write \\< and \\{ , or rename the file to .md.',
      ],
  }),
  'MD-112': entry<{name: string; nearest?: string}>({
    level: 'error',
    text: ({name}) => [`表达式里的 ${name} 没有定义。`, `${name} in an expression is not defined.`],
    hint: ({nearest}) =>
      didYouMean(nearest) ?? [
        '导入它，或写 export const；就是文字的话，写 \\{ 。',
        'Import it or write export const; if it is meant as text, write \\{ .',
      ],
  }),
  'MD-113': entry({
    level: 'error',
    text: () => [
      '{ 没有对应的 }：.mdx 里 { 开始一个表达式。',
      'This { has no }: in .mdx, { begins an expression.',
    ],
    hint: () => [
      '补上 }；就是文字的话，写 \\{ 。',
      'Add the }; if it is meant as text, write \\{ .',
    ],
  }),
  'MD-114': entry<{link?: readonly [text: string, address: string]}>({
    level: 'error',
    text: () => [
      '这里的 < 后面不是标签：.mdx 里 < 开始一个标签。',
      'No tag follows this <: in .mdx, < begins a tag.',
    ],
    hint: ({link}) =>
      link === undefined
        ? ['就是文字的话，写 \\< 。', 'If it is meant as text, write \\< .']
        : [`链接写成 [${link[0]}](${link[1]})。`, `Write the link as [${link[0]}](${link[1]}).`],
  }),
  'MD-115': entry<{tag: string; name: string; replacement: string}>({
    level: 'notice',
    text: ({tag, name}) => [
      `<${tag}> 的 ${name} 是 HTML 的写法，MDX 按 JSX 来读；这里照样接受。`,
      `${name} of <${tag}> is written as in HTML, while MDX reads JSX; it is accepted here.`,
    ],
    hint: ({replacement}) => [`写成 ${replacement}`, `Write ${replacement}`],
  }),
  'MD-116': entry<{tag: string}>({
    level: 'notice',
    text: ({tag}) => [
      `<${tag}> 没有用 /> 结束，MDX 会拒绝；这里照样接受。`,
      `<${tag}> does not end with />, which MDX refuses; it is accepted here.`,
    ],
    hint: ({tag}) => [`写成 <${tag} />。`, `Write <${tag} />.`],
  }),
  'MD-117': entry<{limit: number}>({
    level: 'warning',
    text: ({limit}) => [
      `嵌套超过 ${limit} 层，更深的内容按普通文字显示。`,
      `Nested more than ${limit} levels deep; what is deeper is shown as plain text.`,
    ],
    hint: () => [
      '看看这里的引用、列表、提示框或标签是不是少了结束。',
      'Check whether a quote, list, admonition or tag is missing its end here.',
    ],
  }),
  'MD-118': entry<{limit: number}>({
    level: 'error',
    text: ({limit}) => [
      `表格的行比表头短太多，要补上超过 ${limit} 个空单元格。`,
      `The rows of tables are so much shorter than their heads that more than ${limit} empty cells would be added.`,
    ],
    hint: () => [
      '在表格后面空一行，或让表头和各行一样宽。',
      'Leave an empty line after the table, or make the head as wide as the rows.',
    ],
  }),
  'MD-119': entry<{/** Undefined for an MDX page. */ limit?: number}>({
    level: 'error',
    text: ({limit}) => [
      `一段文字里的 Markdown 符号${limit ? `超过 ${limit} 个` : '或花括号太多'}（&lt; 这样的引用一个算八个，地址里一长串标点也算），${limit ? '这一段照原样显示' : '这一页没有解析'}。`,
      `One paragraph has ${limit ? `more than ${limit} signs of Markdown` : 'too many signs of Markdown or braces'} (a reference like &lt; counts as eight, a long run of stops in an address as many); ${limit ? 'it is shown as it is typed' : 'the page was not parsed'}.`,
    ],
    hint: () => [
      '用空行分成几段；数据放进代码块。',
      'Divide it by empty lines; put data into a code block.',
    ],
  }),
  'MD-130': entry({
    level: 'notice',
    text: () => [
      '标了 live 的代码在这里只显示，不运行。',
      'Code marked live is only shown here; it does not run.',
    ],
    hint: () => [
      '要在页面里运行，用 npm install 装上 react-live，在配置里写 markdown: {liveCode: true}。',
      'To run it in the page, install react-live with npm install and set markdown: {liveCode: true} in the configuration.',
    ],
  }),
  'MD-140': entry<{
    type: string;
    known: readonly string[];
    nearest?: string;
    /** In MDX its content is shown in a box of information. */
    isBox?: boolean;
  }>({
    level: 'warning',
    text: ({type, known, isBox}) => [
      `没有“${type}”这种提示框，按${isBox ? '信息框' : '原文'}显示。可用：${known.join('、')}。`,
      `There is no admonition “${type}”; it is shown as ${isBox ? 'one of kind info' : 'text'}. Known: ${known.join(', ')}.`,
    ],
    hint: ({nearest}) => didYouMean(nearest && `:::${nearest}`),
  }),
  'MD-141': entry<{type: string}>({
    level: 'warning',
    text: ({type}) => [
      `提示框 :::${type} 没有结束。`,
      `The admonition :::${type} is never closed.`,
    ],
    hint: () => ['在它后面单独写一行 :::', 'Write ::: on a line of its own after it.'],
  }),
  ...slipProblems,
  'MD-150': entry<{language: string; nearest?: string}>({
    level: 'notice',
    text: ({language}) => [
      `代码块的语言“${language}”没有高亮，按纯文本显示。`,
      `The code language “${language}” has no highlighting; it is shown as plain text.`,
    ],
    hint: ({nearest}) => didYouMean(nearest),
  }),
  'MD-151': entry<{hasLongLines: boolean}>({
    level: 'notice',
    text: ({hasLongLines}) =>
      hasLongLines
        ? [
            '这篇笔记的代码里长行太多，从这一块起，超过 200 个字符的行没有颜色。',
            'The code of this note has too many long lines: from this block on, those of more than 200 characters have no colours.',
          ]
        : [
            '这篇笔记的代码太多，从这一块起没有颜色。',
            'This note has too much code: from this block on it has no colours.',
          ],
    hint: ({hasLongLines}) =>
      hasLongLines
        ? [
            '把长行折成几行，或者把压缩过的代码换成原来的',
            'Break the long lines, or show the code as it was before it was minified.',
          ]
        : [
            '把它分成几篇笔记，或者只放要讲的几段，其余用链接指向文件',
            'Divide the note, or show the pieces that it is about and link to the file for the rest.',
          ],
  }),
  'MD-160': entry<{
    id: string;
    /** Undefined where the page around the note has the id. */ firstLine?: number;
  }>({
    level: 'warning',
    text: ({id, firstLine}) =>
      firstLine === undefined
        ? [
            `小节 id“${id}”是网页自己的部分用着的，链接到不了这一节。`,
            `The section id “${id}” is that of a part of the page itself; links do not reach the section.`,
          ]
        : [
            `小节 id“${id}”在第 ${firstLine} 行已经用过。`,
            `The section id “${id}” is already used on line ${firstLine}.`,
          ],
    hint: () => ['换一个 {#id}。', 'Choose another {#id}.'],
  }),
  'MD-170': entry({
    level: 'warning',
    text: () => [
      '<Tabs> 里只能是 <TabItem>，其余的显示在它下面。',
      '<Tabs> may only hold <TabItem>s; the rest is shown below it.',
    ],
    hint: () => [
      '把内容放进 <TabItem value="…" label="…"> 里。',
      'Put it into <TabItem value="…" label="…">.',
    ],
  }),
  'MD-171': entry<{values: readonly string[]}>({
    level: 'error',
    text: ({values}) => [
      `<Tabs> 里有重复的 value：${values.join('、')}。`,
      `<Tabs> has a value twice: ${values.join(', ')}.`,
    ],
    hint: () => ['每个 <TabItem> 要有自己的 value。', 'Each <TabItem> needs a value of its own.'],
  }),
  'MD-172': entry<{value: string; values: readonly string[]}>({
    level: 'error',
    text: ({value, values}) => [
      `<Tabs> 的 defaultValue“${value}”不在其中。可用：${values.join('、')}。`,
      `The defaultValue “${value}” of <Tabs> is none of its values: ${values.join(', ')}.`,
    ],
    hint: () => [
      '不想先选中任何一个，写 defaultValue={null}。',
      'To have none selected at first, write defaultValue={null}.',
    ],
  }),
  ...formulaProblems,
} as const;
