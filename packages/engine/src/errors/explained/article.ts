import type {articleProblems} from '../catalogue/article.ts';
import {type Explanations, mdx, note} from './explanation.ts';

/** Explains the problems of the text of notes. */
export const articleExplanations: Explanations<typeof articleProblems> = {
  'MD-101': {
    params: {name: 'Chart'},
    why: [
      '标签以大写字母开头，就当作组件。主题、`theme/MDXComponents` 和这篇笔记自己都没有给出这个名字。`.md` 里显示标签里面的内容，`.mdx` 里要改好才能生成；为 Docusaurus 写的网站，两种都显示里面的内容。',
      'A tag with a capital letter is a component; neither the theme, nor `theme/MDXComponents`, nor the note itself has one of that name. A `.md` note shows what is inside the tag; a `.mdx` note must be corrected. On a site made for Docusaurus both show what is inside.',
    ],
    example: note('<Chart>42</Chart>'),
  },
  'MD-102': {
    params: {tag: '<ADDRESS>'},
    why: [
      '尖括号里的名字没有结束标签，也不是 HTML 的标签，多半就是文字，例如 `Array<T>`。按文字显示，内容不会丢。',
      'The name in angle brackets has no end tag and is no tag of HTML: mostly it is text, like `Array<T>`. It is shown as text, so nothing is lost.',
    ],
    example: note('Write Array<T>, or your <ADDRESS>.'),
  },
  'MD-103': {
    params: {name: 'items', tag: 'Tabs'},
    why: [
      '`.md` 里不运行代码。属性的值如果是表达式，只有文字、数字、真假、数组、对象这些不用运行就知道的才算数。',
      'No code runs in `.md`. An attribute counts if its value is known without running anything: text, numbers, flags, arrays and objects of these.',
    ],
    example: note('<Tabs values={load()}>\n  <TabItem value="a">A</TabItem>\n</Tabs>'),
  },
  'MD-104': {
    params: {tag: 'script'},
    why: [
      '笔记可能来自别人，所以 `<script>`、`<object>` 一类默认去掉。`<iframe>` 只留别的网站的，而且地址要以 `https:` 开头。',
      'Notes may come from others, so `<script>`, `<object>` and the like are removed unless the configuration keeps them. An `<iframe>` is kept when it shows another site and its address begins with `https:`.',
    ],
    example: note('<script>alert(1)</script>'),
  },
  'MD-105': {
    params: {selected: 'body'},
    why: [
      '笔记可能来自别人。`<style>` 里的规则只对这篇笔记的文字有效，选中 `html`、`body`、`:root` 的没有作用，`@import`、`@font-face` 去掉。',
      'Notes may come from others. Rules of `<style>` count for the text of the note: those for `html`, `body` and `:root` have no effect, `@import` and `@font-face` are left out.',
    ],
    example: note('<style>body { font-size: 2em }</style>'),
  },
  'MD-110': {
    params: {tag: '<div>'},
    why: [
      '标签没有对应的结束标签，不知道它包住了哪些内容。`.mdx` 里组件也算。',
      'The tag has no end, so it is not known what it holds. In `.mdx` this goes for components too.',
    ],
    example: note('<div>\n\nText that goes on.'),
  },
  'MD-111': {
    params: {reason: ['表达式没有写完', 'the expression is not complete']},
    why: [
      '`.mdx` 的语法有错，MDX 的解析器读不下去。括号里是它说的原因。',
      'The syntax of the `.mdx` file is wrong and its parser cannot go on. The reason is the parser’s own.',
    ],
    example: mdx('export const a = ;\n\nText.'),
  },
  'MD-112': {
    params: {name: 'version'},
    why: [
      '`.mdx` 里花括号中间是代码；用到的名字既没有导入，也没有定义，运行时会出错，所以先指出来。',
      'What is in braces of `.mdx` is code; a name in it is neither imported nor defined. It would fail when it runs, so it is reported before.',
    ],
    example: mdx('The version is {version}.'),
  },
  'MD-113': {
    params: {},
    why: [
      '`.mdx` 里 `{` 开始一个表达式，到文件末尾也没有等到 `}`。',
      'In `.mdx`, `{` begins an expression; the file ends before its `}`.',
    ],
    example: mdx('Write { to begin a block.'),
  },
  'MD-114': {
    params: {},
    why: [
      '`.mdx` 里 `<` 开始一个标签，后面却是空格、数字或网址。',
      'In `.mdx`, `<` begins a tag, but a blank, a digit or an address follows.',
    ],
    example: mdx('If a < 3, stop.'),
  },
  'MD-115': {
    params: {tag: 'div', name: 'class', replacement: 'className="a"'},
    why: [
      '这是 HTML 的写法。别的 MDX 工具会拒绝或忽略它，这里照样接受；`wuya check --fix` 会改好。',
      'This is how HTML writes it. Other MDX tools refuse or ignore it; it is accepted here, and `wuya check --fix` rewrites it.',
    ],
    example: mdx('<div class="a">Text</div>'),
  },
  'MD-116': {
    params: {tag: 'br'},
    why: [
      'HTML 的 `<br>`、`<img>` 一类不用结束，MDX 却要求 `/>`。这里照样接受；`wuya check --fix` 会改好。',
      'In HTML, `<br>`, `<img>` and the like have no end; MDX wants `/>`. It is accepted here, and `wuya check --fix` rewrites it.',
    ],
    example: mdx('One line<br>another'),
  },
  'MD-117': {
    params: {limit: 64},
    why: [
      '引用、列表、提示框或标签一层套一层，超过了解析的上限。上限保证任何笔记都能在有限的时间里读完。',
      'Quotes, lists, admonitions or tags are nested beyond what is parsed. The limit makes sure that every note is read in bounded time.',
    ],
  },
  'MD-118': {
    params: {limit: 100_000},
    why: [
      '行比表头短时，缺的单元格要补空的。几百列的表头下面有几万行短行，补出来的单元格有几百万个，没有人等得到这一页；真正的表格，单元格是写出来的。',
      'Rows that are shorter than the head are filled with empty cells. A head of hundreds of columns over thousands of short rows makes millions of them, a page nobody can wait for; tables that people write have their cells.',
    ],
  },
  'MD-119': {
    params: {limit: 20_000},
    why: [
      '强调、链接、引用这些符号要两两配对，一段里有几万个时，读这一段的时间按个数的平方增长，一篇笔记就能让生成停下来。人写的段落最多几百个。',
      'Signs of emphasis, links and quotes are matched with each other. With tens of thousands in one paragraph that takes the square of their number, and one note would hold a build. Paragraphs that people write have a few hundred.',
    ],
  },
  'MD-120': {
    params: {from: './Chart.tsx'},
    why: [
      '`.md` 里导入的东西不会运行，除非导入的是另一个 Markdown 文件。`.mdx` 里导入的文件则不存在。',
      'A `.md` note runs nothing it imports, other Markdown files apart; in `.mdx` the imported file does not exist.',
    ],
    example: note("import Chart from './Chart.tsx';\n\nText."),
  },
  'MD-121': {
    params: {name: 'Data'},
    why: [
      '`.md` 里不运行代码，`export` 没有用处。',
      'No code runs in `.md`, so an `export` has no use.',
    ],
    example: note('export function Data() {\n  return 42;\n}\n\nText.'),
  },
  'MD-122': {
    params: {from: './_a.md'},
    why: [
      '两个文件互相引用（或引用了自己），展开下去没有尽头。',
      'Two files import each other, or one imports itself: that has no end.',
    ],
  },
  'MD-123': {
    params: {from: './_a.md', limit: 1000, size: 1_000_000},
    why: [
      '一页取来的片段、文件里的代码、目录列表或卡片太多。取一次只写几个字，上限防止一篇小笔记展开成极大的一页。',
      'One page embeds too many partials, code of files, lists of headings or cards. Each is a few letters: the limit keeps a small note from growing into an endless page.',
    ],
  },
  'MD-130': {
    params: {},
    why: [
      '代码块标了 `live`，要在页面里运行。运行它要有 `markdown.liveCode` 和站点装的包 `react-live`；缺一样，代码照样高亮显示。',
      'The code block is marked `live`, to run in the page. That takes `markdown.liveCode` and the package `react-live` of the site; without one of them the code is shown, highlighted.',
    ],
    example: note('```jsx live\n<b>Hello</b>\n```'),
  },
  'MD-140': {
    params: {type: 'notes', known: ['note', 'tip', 'info', 'warning', 'danger'], nearest: 'note'},
    why: [
      '`:::` 后面的名字不是一种提示框。自己的名字可以写进 `markdown.admonitions`。',
      'The name after `:::` is no kind of admonition. Names of your own go into `markdown.admonitions`.',
    ],
    example: note(':::notes\nText.\n:::'),
  },
  'MD-141': {
    params: {type: 'tip'},
    why: [
      '提示框没有以单独一行的 `:::` 结束，后面的内容会全部落在里面。',
      'The admonition has no `:::` on a line of its own at its end, so it would swallow what follows.',
    ],
    example: note(':::tip\nText.'),
  },
  'MD-143': {
    params: {written: '[图](图 一.png)', right: '[图](<图 一.png>)'},
    why: [
      '中文输入法容易打出全角的括号、井号、星号和叹号，地址里的空格、井号与列表的短横、数字后面少的空格也一样：Markdown 不认，读者看到的是原样的符号。`wuya check --fix` 会改好。',
      'Full-width brackets, hashes and asterisks come easily with a Chinese keyboard, as blanks do in addresses and are forgotten after hashes and the marks of lists: Markdown does not read them, and readers see the signs. `wuya check --fix` corrects them.',
    ],
    example: note('# Title\n\n[Loops](my loops.md)'),
  },
  'MD-144': {
    params: {rule: '| --- | --- |'},
    why: [
      '表格要有一行分隔，格数和表头一样，不然就是普通的文字。',
      'A table needs a rule with as many cells as its head, else it is plain text.',
    ],
    example: note('# Title\n\n| a | b |\n| 1 | 2 |'),
  },
  'MD-145': {
    params: {marker: '```'},
    why: [
      '代码块一直到同样的记号为止；没有，就到文件的末尾。',
      'A code block goes on to the same marker, and without it to the end of the file.',
    ],
    example: note('# Title\n\n```js\nlet a = 1;\n\nText.'),
  },
  'MD-146': {
    params: {id: '1'},
    why: [
      'Markdown 只把正文里用到的脚注放到页末，别的连同文字一起略去。',
      'Markdown puts footnotes that the text refers to at the end of the page, and leaves the others out with their words.',
    ],
    example: note('# Title\n\nText.\n\n[^1]: A footnote.'),
  },
  'MD-147': {
    params: {count: 1, words: '或', isOfCode: true},
    why: [
      '表格的每一行与表头一样宽，多出来的格子照规范丢掉。多半是格子里有 |：在表格里，代码和公式中的 | 也会分格。',
      'Rows are as wide as the head of their table; by the specification, further cells are left out. Mostly a cell holds a |: in tables one in code or in a formula ends the cell too.',
    ],
    example: note('# Title\n\n| a | b |\n| --- | --- |\n| `x || y` | or |'),
  },
  'MD-150': {
    params: {language: 'javascrip', nearest: 'javascript'},
    why: [
      '代码块第一行写的语言没有对应的语法，代码照样显示，只是没有颜色。',
      'There is no grammar for the language in the first line of the block; the code shows without colours.',
    ],
    example: note('```javascrip\nlet a = 1;\n```'),
  },
  'MD-151': {
    params: {hasLongLines: true},
    why: [
      '给代码着色的规则会从一行的每个字符往后查，很长的行和几万行代码会让构建等很久。一篇笔记里，长行的长度的平方加起来到三千万为止，例如一行 5000 个字符或三十行 1000 个字符；所有的行也有一个上限，一万行左右的普通代码。有些语言的规则更慢，上限更低。',
      'The rules that colour code look on from every character of a line, so very long lines and tens of thousands of lines make a build wait. In one note the squares of the lengths of long lines may add up to thirty million: one line of 5,000 characters, thirty of 1,000. All lines together have a limit too, about ten thousand lines of usual code. Languages whose rules are slower have a lower one.',
    ],
  },
  'MD-160': {
    params: {id: 'setup', firstLine: 3},
    why: [
      '两个小节写了同一个 `{#id}`，或者小节用了网页自己的 id（`App`、`Main`、`Toc` 等），链接只能到第一个。',
      'Two sections have the same `{#id}`, or a section has an id of the page itself (`App`, `Main`, `Toc` and others); links reach the first one only.',
    ],
    example: note('## One {#setup}\n\n## Two {#setup}'),
  },
  'MD-170': {
    params: {},
    why: [
      '`<Tabs>` 一次只显示一个 `<TabItem>`，不属于任何一个的内容排在它后面，不论选了哪个。',
      '`<Tabs>` shows one `<TabItem>` at a time; what belongs to none of them is below, whichever is chosen.',
    ],
    example: note('<Tabs>\n\nText.\n\n<TabItem value="a">A</TabItem>\n</Tabs>'),
  },
  'MD-171': {
    params: {values: ['npm']},
    why: [
      '`value` 是标签页的名字，读者的选择也按它记住；两个同名的分不开。',
      '`value` names a tab, and the choice of a reader is kept under it; two of one name cannot be told apart.',
    ],
    example: note(
      '<Tabs>\n<TabItem value="npm">A</TabItem>\n<TabItem value="npm">B</TabItem>\n</Tabs>',
    ),
  },
  'MD-172': {
    params: {value: 'yarn', values: ['npm', 'pnpm']},
    why: [
      '`defaultValue` 指一开始显示哪一个标签页，它要是其中一个的 `value`。',
      '`defaultValue` says which tab shows at first; it must be the `value` of one of them.',
    ],
    example: note(
      '<Tabs defaultValue="yarn">\n<TabItem value="npm">A</TabItem>\n<TabItem value="pnpm">B</TabItem>\n</Tabs>',
    ),
  },
  'MD-180': {
    params: {reason: 'Undefined control sequence: \\fraq'},
    why: [
      '公式的 LaTeX 写错了，按原文显示。只有打开了 `markdown.math` 才读公式。',
      'The LaTeX of the formula is wrong; it is shown as written. Formulas are read only with `markdown.math`.',
    ],
  },
  'MD-181': {
    params: {why: ['没写完就结束了', 'it ends too early']},
    why: [
      '图的写法有错，或者用了生成时不会画的写法。',
      'The diagram is written wrongly, or in a way that is not drawn while the site is built.',
    ],
  },
  'MD-182': {
    params: {kind: 'gantt'},
    why: [
      '这种图由页面里的 mermaid 来画，站点没有装它。生成时能画流程图、状态图、时序图、类图、实体图和 xychart。',
      'Flowcharts, state, sequence, class and entity diagrams and xycharts are drawn while the site is built; other kinds are drawn in the page by mermaid, which the site does not have.',
    ],
    example: note('```mermaid\npie\n  "A" : 3\n  "B" : 1\n```'),
  },
};
