import type {DiagnosticLevel} from './diagnostic.ts';

interface Entry<P> {
  readonly level: DiagnosticLevel;
  /** What happened and why: Chinese, English. */
  readonly text: (params: P) => readonly [zh: string, en: string];
  /** What to do next: Chinese, English; undefined when there is nothing useful to say. */
  readonly hint?: (params: P) => readonly [zh: string, en: string] | undefined;
}

const entry = <P = Record<never, never>>(e: Entry<P>): Entry<P> => e;

const didYouMean = (nearest: string | undefined): readonly [string, string] | undefined =>
  nearest === undefined ? undefined : [`是否想写 ${nearest}？`, `Did you mean ${nearest}?`];

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

const inVersions = (names: readonly string[]): string => (names.length === 1 ? `in version "${names[0]}"` : `in any of the versions ${names.map((name) => `"${name}"`).join(', ')}`);

/** Every problem the engine can report. Codes are permanent: never reuse or rename one. */
export const catalogue = {
  'CFG-000': entry<{dir: string}>({
    level: 'error',
    text: ({dir}) => [`${dir} 里没有 wuya.config.ts（或 .mts、.js、.mjs），也没有 docusaurus.config。`, `No wuya.config.ts (or .mts, .js, .mjs) in ${dir}, nor a docusaurus.config.`],
    hint: () => ['在站点文件夹里运行，或把文件夹写在命令后面：wuya build 文件夹', 'Run in the folder of a site, or name it: wuya build FOLDER'],
  }),
  'CFG-001': entry<{path: string; nearest?: string}>({
    level: 'error',
    text: ({path}) => [`没有 ${path} 这个配置项。`, `There is no option ${path}.`],
    hint: ({nearest}) => didYouMean(nearest),
  }),
  'CFG-002': entry<{path: string; expected: string; value: string}>({
    level: 'error',
    text: ({path, expected, value}) => [`${path}：应为 ${expected}，实际是 ${value}。`, `${path}: expected ${expected}, got ${value}.`],
  }),
  'CFG-003': entry<{value: string; origin: string; subPath: string}>({
    level: 'error',
    text: ({value, subPath}) => [`url 不能带路径：${value} 里有 ${subPath}。`, `url must not have a sub-path: ${value} has ${subPath}.`],
    hint: ({origin, subPath}) => [`写成 url: '${origin}', baseUrl: '${subPath}'`, `Write url: '${origin}', baseUrl: '${subPath}'`],
  }),
  'CFG-004': entry<{path: string; expected: string}>({
    level: 'error',
    text: ({path, expected}) => [`缺少 ${path}（${expected}）。`, `${path} is required (${expected}).`],
  }),
  'CFG-005': entry<{reason: string}>({
    level: 'error',
    text: ({reason}) => [`配置文件无法执行：${reason}`, `The config file cannot be run: ${reason}`],
  }),
  'CFG-200': entry<{path: string; advice?: readonly [zh: string, en: string]}>({
    level: 'warning',
    text: ({path}) => [`配置项 ${path} 在这里不起作用，已忽略。`, `The option ${path} has no effect here and is ignored.`],
    hint: ({advice}) => advice,
  }),
  'CFG-220': entry<{name: string; advice?: readonly [zh: string, en: string]}>({
    level: 'warning',
    text: ({name}) => [`插件 ${name} 不能在这里运行，已忽略。`, `The plugin ${name} does not run here and is ignored.`],
    hint: ({advice}) => advice,
  }),
  'CFG-230': entry<{type: string; advice?: readonly [zh: string, en: string]}>({
    level: 'warning',
    text: ({type}) => [`导航栏的 ${type} 在这里画不出来，已略去。`, `The navbar item ${type} cannot be drawn here and is left out.`],
    hint: ({advice}) => advice,
  }),
  'CFG-210': entry<{plugin: string; /** Null: nothing is needed. */ option: string | null | undefined}>({
    level: 'warning',
    text: ({plugin}) => [`插件 ${plugin} 要给解析器加语法，这里的解析器不认；它只有改动语法树的部分有用。`, `The plugin ${plugin} adds syntax to the parser, which the parser here does not take; only what it does to trees has an effect.`],
    hint: ({option}) =>
      option === null ? ['去掉它：这里本来就有。', 'Leave it out: it is built in.'] : option === undefined ? ['去掉它，或换一个只改语法树的插件。', 'Leave it out, or take a plugin that only changes trees.'] : [`去掉它，改写 ${option}。`, `Leave it out and write ${option}.`],
  }),
  'CFG-240': entry<{name: string}>({
    level: 'warning',
    text: ({name}) => [`搜索服务缺少 ${name}，搜索按钮已停用。`, `The search service has no ${name}; the search button is off.`],
    hint: ({name}) => [`写上 search.provider.${name}，或去掉 search.provider，用本站自己的索引。`, `Set search.provider.${name}, or leave search.provider out to use the site's own index.`],
  }),
  'SRC-001': entry({
    level: 'error',
    text: () => ['文件不是 UTF-8 编码。', 'The file is not UTF-8.'],
    hint: () => ['用编辑器另存为 UTF-8，或运行：iconv -f GB18030 -t UTF-8', 'Save it as UTF-8, or run: iconv -f GB18030 -t UTF-8'],
  }),
  'SRC-002': entry<{reason: string}>({
    level: 'error',
    text: ({reason}) => [`文件读不出来：${reason}`, `The file cannot be read: ${reason}`],
    hint: () => ['检查文件的权限。', 'Check the permissions of the file.'],
  }),
  'SRC-003': entry<{dir: string}>({
    level: 'error',
    text: ({dir}) => [`${dir} 里没有笔记（.md 文件）。`, `There are no notes (.md files) in ${dir}.`],
    hint: ({dir}) => [`写第一篇：${dir}/index.md`, `Write the first one: ${dir}/index.md`],
  }),
  'FM-000': entry<{reason: string}>({
    level: 'error',
    text: ({reason}) => [`front matter 不是正确的 YAML：${reason}`, `The front matter is not valid YAML: ${reason}`],
    hint: () => ['值里有冒号或引号时，给整个值加上引号：title: "a: b"', 'Quote a value that has a colon or a quote in it: title: "a: b"'],
  }),
  'FM-001': entry<{key: string; expected: string; value: string}>({
    level: 'error',
    text: ({key, expected, value}) => [`front matter 的 ${key}：应为 ${expected}，实际是 ${value}。`, `Front matter ${key}: expected ${expected}, got ${value}.`],
  }),
  'FM-002': entry({
    level: 'error',
    text: () => ['draft 与 unlisted 不能同时为 true。', 'draft and unlisted cannot both be true.'],
    hint: () => ['草稿不会发布；未列出的页面会发布，但不进目录。留下一个。', 'A draft is not published; an unlisted page is, but in no list. Keep one.'],
  }),
  'FM-003': entry<{slug: string}>({
    level: 'error',
    text: ({slug}) => [`slug 不能用作地址：${slug}`, `The slug cannot be an address: ${slug}`],
    hint: () => ['以 / 开头表示从站点根起，否则相对所在文件夹；不要有 ?、# 和空的一段。例如 slug: /js/closures', 'Begin with / for the site root, else it is relative to the folder; no ?, # or empty part. For example slug: /js/closures'],
  }),
  'FM-010': entry<{key: string; nearest: string}>({
    level: 'warning',
    text: ({key, nearest}) => [`front matter 的 ${key} 像是 ${nearest} 的笔误。`, `Front matter ${key} looks like a typo of ${nearest}.`],
  }),
  'FM-004': entry<{key: string; id: string; nearest?: string}>({
    level: 'error',
    text: ({key, id}) => [`front matter 的 ${key} 指向的“${id}”不存在。`, `Front matter ${key} names “${id}”, which does not exist.`],
    hint: ({nearest}) => didYouMean(nearest),
  }),
  'FM-005': entry<{id: string; target: string; nearest?: string}>({
    level: 'warning',
    text: ({id, target}) => [`front matter 的 anchors 让 #${id} 指向 #${target}，这一页没有这个小节。`, `Front matter anchors leads #${id} to #${target}, which is no section of this page.`],
    hint: ({nearest}) => didYouMean(nearest && `#${nearest}`),
  }),
  'FM-006': entry<{id: string}>({
    level: 'warning',
    text: ({id}) => [`front matter 的 anchors 里的 #${id} 这一页已经有了，略过。`, `Front matter anchors names #${id}, which this page has already; it was left out.`],
    hint: () => ['链接会落到已有的那一处；去掉这一行。', 'Links lead to what is there; remove the line.'],
  }),
  'ID-020': entry<{id: string; other: string}>({
    level: 'error',
    text: ({id, other}) => [`文档 id“${id}”与 ${other} 重复。`, `The doc id “${id}” is also that of ${other}.`],
    hint: () => ['在其中一篇的 front matter 里写另一个 id。', 'Give one of them another id in its front matter.'],
  }),
  'ID-021': entry<{id: string}>({
    level: 'error',
    text: ({id}) => [`文档 id“${id}”不能含有 /。`, `The doc id “${id}” must not contain /.`],
    hint: () => ['想改地址请用 slug。', 'To change the address use slug.'],
  }),
  'RT-030': entry<{route: string; other: string}>({
    level: 'warning',
    text: ({route, other}) => [`地址 ${route} 与 ${other} 重复。`, `The address ${route} is also that of ${other}.`],
    hint: () => ['改其中一个的文件名或 slug。', 'Change the file name or slug of one of them.'],
  }),
  'RT-031': entry<{file: string; route: string}>({
    level: 'error',
    text: ({file, route}) => [`静态文件 ${file} 会覆盖页面 ${route}。`, `The static file ${file} would overwrite the page ${route}.`],
    hint: () => ['移走或改名这个静态文件。', 'Move or rename the static file.'],
  }),
  'RT-032': entry<{route: string}>({
    level: 'error',
    text: ({route}) => [`地址 ${route} 已有页面、文件或别的转向，不能再转向。`, `The address ${route} has a page or a file, or leads elsewhere already.`],
    hint: () => ['从 redirects 里去掉它，或移走那一页、那个文件。', 'Take it out of redirects, or move the page or file.'],
  }),
  'SB-040': entry<{id: string; nearest?: string; ids: readonly string[]}>({
    level: 'error',
    text: ({id, ids}) => [`侧栏里的文档 id“${id}”不存在。可用的 id：\n${list(ids)}`, `The sidebar names the doc id “${id}”, which does not exist.`],
    hint: ({nearest}) => didYouMean(nearest),
  }),
  'SB-041': entry<{item: string}>({
    level: 'error',
    text: ({item}) => [`侧栏里有认不出的一项：${item}`, `The sidebar has an item of unknown shape: ${item}`],
    hint: () => ['type 可以是 doc、ref、category、link、html、autogenerated。', 'type is one of doc, ref, category, link, html, autogenerated.'],
  }),
  'SB-042': entry<{label: string}>({
    level: 'error',
    text: ({label}) => [`侧栏分类“${label}”是空的。`, `The sidebar category “${label}” is empty.`],
    hint: () => ['给它一个 items，或一个 link，或去掉它。', 'Give it items or a link, or remove it.'],
  }),
  'SB-043': entry<{dir: string}>({
    level: 'warning',
    text: ({dir}) => [`${dir} 里有两个 _category_ 文件，只用第一个。`, `${dir} has two _category_ files; only the first is used.`],
  }),
  'SB-044': entry<{reason: string}>({
    level: 'error',
    text: ({reason}) => [`_category_ 文件不正确：${reason}`, `The _category_ file is wrong: ${reason}`],
  }),
  'SB-045': entry<{dir: string; nearest?: string}>({
    level: 'error',
    text: ({dir}) => [`侧栏要从 ${dir} 自动生成，但那里没有笔记。`, `A sidebar is to be made from ${dir}, which has no notes.`],
    hint: ({nearest}) => didYouMean(nearest),
  }),
  'SB-046': entry({
    level: 'notice',
    text: () => ['这篇笔记不在任何侧栏里，读者只能从链接找到它。', 'This note stands in no sidebar: readers find it by links alone.'],
    hint: () => ['把它加进 docs.sidebars，或写 unlisted: true 说明这是有意的。', 'Add it to docs.sidebars, or write unlisted: true to say that this is meant.'],
  }),
  'SB-047': entry<{path: string}>({
    level: 'error',
    text: ({path}) => [`侧栏文件不存在：${path}`, `The sidebars file does not exist: ${path}`],
    hint: () => ['检查 docs.sidebarPath；不写它，侧栏由文件夹生成。', 'Check docs.sidebarPath; without it the sidebar is made from the folders.'],
  }),
  'SB-048': entry<{reason: string}>({
    level: 'error',
    text: ({reason}) => [`侧栏文件读不出来：${reason}`, `The sidebars file cannot be read: ${reason}`],
    hint: () => ['默认导出一个对象：export default {docs: [{type: "autogenerated", dirName: "."}]}', 'Export an object by default: export default {docs: [{type: "autogenerated", dirName: "."}]}'],
  }),
  'NB-001': entry<{type: string; known: readonly string[]; item: string; nearest?: string; file?: string}>({
    level: 'error',
    text: ({type, item, known}) => [
      `导航栏项目渲染失败：没有“${type}”这种项目。请检查 themeConfig.navbar.items 里的这一项：\n${item}\n可用的 type：${known.join('、')}`,
      `A navbar item failed to render. Check this item of themeConfig.navbar.items:\n${item}\n\nCause:\nNo NavbarItem component found for type "${type}".`,
    ],
    hint: ({nearest, file}) => (file === undefined ? didYouMean(nearest) : [`在 ${file} 里导出名为 NavbarItem 的组件。`, `Export a component named NavbarItem from ${file}.`]),
  }),
  'NB-003': entry<{id: string; ids: readonly string[]; item: string; versions: readonly string[]; nearest?: string}>({
    level: 'error',
    text: ({id, ids, item, versions}) => [`导航栏里的文档 id“${id}”不存在：\n${item}\n可用的 id：\n${list(ids)}`, `Couldn't find any doc with id "${id}" ${inVersions(versions)}.\nAvailable doc ids are:\n${list(ids)}`],
    hint: ({nearest}) => didYouMean(nearest),
  }),
  'NB-004': entry<{id: string; ids: readonly string[]; item: string; versions: readonly string[]; nearest?: string}>({
    level: 'error',
    text: ({id, ids, item, versions}) => [`导航栏里的侧栏 id“${id}”不存在：\n${item}\n可用的侧栏 id：\n${list(ids)}`, `Can't find any sidebar with id "${id}" ${inVersions(versions)}.\nAvailable sidebar ids are:\n${list(ids)}`],
    hint: ({nearest}) => didYouMean(nearest),
  }),
  'NB-005': entry<{id: string; ids: readonly string[]; item: string; versions: readonly string[]; nearest?: string}>({
    level: 'error',
    text: ({id, ids, item}) => [`导航栏里的版本“${id}”不存在：\n${item}\n可用的版本：\n${list(ids)}`, `There is no docs version "${id}".\nAvailable version names are:\n${list(ids)}`],
    hint: ({nearest}) => didYouMean(nearest),
  }),
  'NB-006': entry<{id: string}>({
    level: 'error',
    text: ({id}) => [`导航栏要链接到侧栏“${id}”，但其中没有笔记。`, `The navbar links to the sidebar "${id}", which has no note.`],
  }),
  'NB-007': entry<{path: string}>({
    level: 'error',
    text: ({path}) => [`导航栏的标志不存在：${path}。`, `The logo of the navbar does not exist: ${path}.`],
    hint: () => ['路径相对于静态文件夹（staticDirectories），例如 img/logo.svg。', 'The path is relative to the static folder (staticDirectories), such as img/logo.svg.'],
  }),
  'TG-070': entry<{tags: readonly [string, string]; slug: string}>({
    level: 'error',
    text: ({tags: [a, b], slug}) => [`标签“${a}”与“${b}”的地址相同：${slug}。`, `The tags “${a}” and “${b}” have the same address: ${slug}.`],
    hint: ({tags: [, b]}) => [`在 tags.yml 里给其中一个另写地址：\n"${b}": {label: "${b}", permalink: /…}`, `Give one of them another address in tags.yml:\n"${b}": {label: "${b}", permalink: /…}`],
  }),
  'TG-071': entry<{tag: string; nearest?: string}>({
    level: 'warning',
    text: ({tag}) => [`tags.yml 里没有标签“${tag}”。`, `tags.yml has no tag “${tag}”.`],
    hint: ({nearest}) => didYouMean(nearest),
  }),
  'TG-072': entry<{reason: string}>({
    level: 'error',
    text: ({reason}) => [`tags.yml 不正确：${reason}`, `tags.yml is wrong: ${reason}`],
    hint: () => ['每行一个标签，例如 react: {label: React, permalink: /react, description: 一句话}', 'One tag a line, for example react: {label: React, permalink: /react, description: a sentence}'],
  }),
  'LN-050': entry<{href: string; nearest?: string; caseOnly?: boolean}>({
    level: 'error',
    text: ({href, caseOnly}) => [
      `链接指向的文件不存在：${href}${caseOnly ? '（只有大小写不同）' : ''}`,
      `The linked file does not exist: ${href}${caseOnly ? ' (only the case differs)' : ''}`,
    ],
    hint: ({nearest}) => didYouMean(nearest),
  }),
  'LN-051': entry<{href: string; nearest?: string}>({
    level: 'error',
    text: ({href}) => [`链接指向的页面不存在：${href}`, `The linked page does not exist: ${href}`],
    hint: ({nearest}) => didYouMean(nearest),
  }),
  'LN-052': entry<{href: string; anchor: string; nearest?: string}>({
    level: 'warning',
    text: ({href, anchor}) => [`链接的页面里没有小节 #${anchor}：${href}`, `The linked page has no section #${anchor}: ${href}`],
    hint: ({nearest}) => didYouMean(nearest && `#${nearest}`),
  }),
  'LN-053': entry<{href: string; nearest?: string}>({
    level: 'error',
    text: ({href}) => [`链接指向的附件不存在：${href}`, `The linked file to download does not exist: ${href}`],
    hint: ({nearest}) => didYouMean(nearest),
  }),
  'IM-060': entry<{src: string; nearest?: string}>({
    level: 'error',
    text: ({src}) => [`图片不存在：${src}`, `The image does not exist: ${src}`],
    hint: ({nearest}) => didYouMean(nearest),
  }),
  'IM-061': entry<{src: string; reason: string}>({
    level: 'warning',
    text: ({src, reason}) => [`图片读不出宽高：${src}（${reason}）`, `The size of the image cannot be read: ${src} (${reason})`],
    hint: () => ['文件可能损坏；没有宽高，读者会看到页面跳动。', 'The file may be damaged; without its size the page jumps while it loads.'],
  }),
  'IM-062': entry({
    level: 'notice',
    text: () => ['没有笔记用到这个文件，它不会发布。', 'No note uses this file; it is not published.'],
    hint: () => ['删掉它，或在笔记里引用它；想原样发布的文件放进 static。', 'Delete it or use it in a note; files to publish as they are belong into static.'],
  }),
  'IM-063': entry<{src: string}>({
    level: 'warning',
    text: ({src}) => [`图片没有替代文字：${src}`, `The image has no alternative text: ${src}`],
    hint: () => [
      '写出图里是什么：![闭包的作用域链](…)。只有写的人知道，--fix 不会代写；纯装饰的图写成 <img alt="">。',
      'Say what it shows: ![scope chain of a closure](…). Only its author knows, so --fix leaves it; write <img alt=""> for mere decoration.',
    ],
  }),
  'MD-101': entry<{name: string; nearest?: string; isStrict?: boolean}>({
    level: 'warning',
    text: ({name, isStrict}) =>
      isStrict
        ? [`没有组件 <${name}>：既没有导入，也没有定义。`, `There is no component <${name}>: it is neither imported nor defined.`]
        : [`没有组件 <${name}>，只显示它里面的内容。`, `There is no component <${name}>; only what is inside it is shown.`],
    hint: ({nearest}) => didYouMean(nearest && `<${nearest}>`) ?? ['只是文字的话，写 \\< 。', 'If it is only text, write \\< .'],
  }),
  'MD-102': entry<{tag: string}>({
    level: 'notice',
    text: ({tag}) => [`标签 ${tag} 没有配对，按文字显示。`, `The tag ${tag} has no counterpart; it is shown as text.`],
    hint: () => ['就是文字的话，用反引号括起来，或写 \\< 。', 'If it is meant as text, put it in backticks or write \\< .'],
  }),
  'MD-103': entry<{name: string; tag: string}>({
    level: 'notice',
    text: ({name, tag}) => [`<${tag}> 的 ${name} 要运行代码才知道，已经略过。`, `The ${name} of <${tag}> can only be known by running code; it was left out.`],
    hint: () => ['写成文字、数字、数组或对象；要运行代码，把文件改名为 .mdx。', 'Write text, a number, an array or an object; to run code, rename the file to .mdx.'],
  }),
  'MD-104': entry<{tag: string}>({
    level: 'warning',
    text: ({tag}) => [`标签 <${tag}> 不安全，已经去掉。`, `The tag <${tag}> is not safe and was removed.`],
    hint: () => ['确实需要时，在配置里写 markdown: {rawHtml: true}。', 'If you do need it, write markdown: {rawHtml: true} in the config.'],
  }),
  'MD-110': entry<{tag: string; isStrict?: boolean}>({
    level: 'warning',
    text: ({tag}) => [`${tag} 没有结束。`, `${tag} is never closed.`],
    hint: ({isStrict}) =>
      isStrict
        ? ['补上结束标签；就是文字的话，写 \\< 。', 'Add the end tag; if it is meant as text, write \\< .']
        : ['补上结束标签；就是文字的话，用反引号括起来。', 'Add the end tag; if it is meant as text, put it in backticks.'],
  }),
  'MD-111': entry<{reason: string}>({
    level: 'error',
    text: ({reason}) => [`不是正确的 MDX：${reason}`, `This is not valid MDX: ${reason}`],
    hint: () => ['.mdx 里 < 和 { 是代码；就是文字的话，写 \\< 和 \\{ ，或把文件改名为 .md。', 'In .mdx, < and { begin code; if they are meant as text, write \\< and \\{ , or rename the file to .md.'],
  }),
  'MD-112': entry<{name: string; nearest?: string}>({
    level: 'error',
    text: ({name}) => [`表达式里的 ${name} 没有定义。`, `${name} in an expression is not defined.`],
    hint: ({nearest}) => didYouMean(nearest) ?? ['导入它，或写 export const；就是文字的话，写 \\{ 。', 'Import it or write export const; if it is meant as text, write \\{ .'],
  }),
  'MD-113': entry({
    level: 'error',
    text: () => ['{ 没有对应的 }：.mdx 里 { 开始一个表达式。', 'This { has no }: in .mdx, { begins an expression.'],
    hint: () => ['补上 }；就是文字的话，写 \\{ 。', 'Add the }; if it is meant as text, write \\{ .'],
  }),
  'MD-114': entry<{link?: readonly [text: string, address: string]}>({
    level: 'error',
    text: () => ['这里的 < 后面不是标签：.mdx 里 < 开始一个标签。', 'No tag follows this <: in .mdx, < begins a tag.'],
    hint: ({link}) => (link === undefined ? ['就是文字的话，写 \\< 。', 'If it is meant as text, write \\< .'] : [`链接写成 [${link[0]}](${link[1]})。`, `Write the link as [${link[0]}](${link[1]}).`]),
  }),
  'MD-115': entry<{tag: string; name: string; replacement: string}>({
    level: 'notice',
    text: ({tag, name}) => [`<${tag}> 的 ${name} 是 HTML 的写法，MDX 按 JSX 来读；这里照样接受。`, `${name} of <${tag}> is written as in HTML, while MDX reads JSX; it is accepted here.`],
    hint: ({replacement}) => [`写成 ${replacement}`, `Write ${replacement}`],
  }),
  'MD-116': entry<{tag: string}>({
    level: 'notice',
    text: ({tag}) => [`<${tag}> 没有用 /> 结束，MDX 会拒绝；这里照样接受。`, `<${tag}> does not end with />, which MDX refuses; it is accepted here.`],
    hint: ({tag}) => [`写成 <${tag} />。`, `Write <${tag} />.`],
  }),
  'MD-120': entry<{from: string; nearest?: string; isStrict?: boolean}>({
    level: 'warning',
    text: ({from, isStrict}) =>
      isStrict ? [`导入的 ${from} 不存在。`, `The import ${from} does not exist.`] : [`.md 里不能导入 ${from}，这一行已经略过。`, `A .md file cannot import ${from}; the line was left out.`],
    hint: ({isStrict, nearest}) =>
      isStrict ? (didYouMean(nearest) ?? ['检查路径；相对路径从这个文件算起，@site/ 从站点的文件夹算起。', 'Check the path: relative ones begin at this file, @site/ at the folder of the site.']) : ['把文件改名为 .mdx，就能使用组件。', 'Rename the file to .mdx to use components.'],
  }),
  'MD-121': entry<{name: string}>({
    level: 'warning',
    text: ({name}) => [`.md 里不能导出 ${name}，已经略过。`, `A .md file cannot export ${name}; it was left out.`],
    hint: () => ['把它移到组件文件里，再把这个文件改名为 .mdx。', 'Move it to a component file, and rename this file to .mdx.'],
  }),
  'MD-122': entry<{from: string}>({
    level: 'error',
    text: ({from}) => [`${from} 又引用了正在引用它的文件，这里略过。`, `${from} takes in a file that takes it in; it was left out here.`],
    hint: () => ['去掉其中一处引用。', 'Remove one of the imports.'],
  }),
  'MD-130': entry({
    level: 'notice',
    text: () => ['这里的代码不会在页面里运行（live），只显示代码。', 'The code does not run in the page (live); it is only shown.'],
  }),
  'MD-140': entry<{type: string; known: readonly string[]; nearest?: string}>({
    level: 'warning',
    text: ({type, known}) => [`没有“${type}”这种提示框，按原文显示。可用：${known.join('、')}。`, `There is no admonition “${type}”; it is shown as text. Known: ${known.join(', ')}.`],
    hint: ({nearest}) => didYouMean(nearest && `:::${nearest}`),
  }),
  'MD-141': entry<{type: string}>({
    level: 'warning',
    text: ({type}) => [`提示框 :::${type} 没有结束。`, `The admonition :::${type} is never closed.`],
    hint: () => ['在它后面单独写一行 :::', 'Write ::: on a line of its own after it.'],
  }),
  'MD-150': entry<{language: string; nearest?: string}>({
    level: 'notice',
    text: ({language}) => [`代码块的语言“${language}”没有高亮，按纯文本显示。`, `The code language “${language}” has no highlighting; it is shown as plain text.`],
    hint: ({nearest}) => didYouMean(nearest),
  }),
  'MD-160': entry<{id: string; firstLine: number}>({
    level: 'warning',
    text: ({id, firstLine}) => [`小节 id“${id}”在第 ${firstLine} 行已经用过。`, `The section id “${id}” is already used on line ${firstLine}.`],
    hint: () => ['换一个 {#id}。', 'Choose another {#id}.'],
  }),
  'BL-080': entry<{key: string; known: readonly string[]; nearest?: string}>({
    level: 'error',
    text: ({key, known}) => [
      `作者“${key}”不在作者文件里。${known.length ? `可用的作者：\n${list(known)}` : '作者文件是空的，或没有这个文件。'}`,
      `The author “${key}” is not in the authors file.${known.length ? ` Known authors:\n${list(known)}` : ' The file is empty, or missing.'}`,
    ],
    hint: ({nearest}) => didYouMean(nearest) ?? ['在随笔文件夹的 authors.yml 里加上他，或直接写 authors: {name: 名字}。', 'Add them to authors.yml in the folder of the posts, or write authors: {name: NAME}.'],
  }),
  'BL-081': entry<{key: string}>({
    level: 'error',
    text: ({key}) => [`front matter 里同时有 authors 与旧的 ${key}，不知道该用哪个。`, `The front matter has both authors and the older ${key}; which one counts is not clear.`],
    hint: ({key}) => [`去掉 ${key}，把它写进 authors。`, `Remove ${key} and write it into authors.`],
  }),
  'BL-082': entry({
    level: 'warning',
    text: () => ['随笔没有截断标记，列表会显示全文。', 'The post has no mark of truncation: lists show all of it.'],
    hint: () => ['在引子后面单独写一行 <!-- truncate -->', 'Write <!-- truncate --> on a line of its own after the introduction.'],
  }),
  'BL-083': entry({
    level: 'warning',
    text: () => ['随笔没有日期，用了文件最早一次提交的时间，没有提交就用修改时间。', 'The post has no date: the time of its first commit stands in for it, or else that of the file.'],
    hint: () => ['写上 date: 2025-03-18，或把文件命名为 2025-03-18-名字.md。', 'Write date: 2025-03-18, or name the file 2025-03-18-NAME.md.'],
  }),
  'BL-084': entry<{reason: string}>({
    level: 'error',
    text: ({reason}) => [`作者文件不正确：${reason}`, `The authors file is wrong: ${reason}`],
    hint: () => ['每位作者一个键：key: {name: 名字, title: 头衔, url: 地址, image_url: 头像, page: true}', 'One key an author: key: {name: NAME, title: TITLE, url: ADDRESS, image_url: PICTURE, page: true}'],
  }),
  'MD-170': entry({
    level: 'error',
    text: () => ['<Tabs> 里只能是 <TabItem>，其余的不会显示。', '<Tabs> may only hold <TabItem>s; the rest is not shown.'],
    hint: () => ['把内容放进 <TabItem value="…" label="…"> 里。', 'Put it into <TabItem value="…" label="…">.'],
  }),
  'MD-171': entry<{values: readonly string[]}>({
    level: 'error',
    text: ({values}) => [`<Tabs> 里有重复的 value：${values.join('、')}。`, `<Tabs> has a value twice: ${values.join(', ')}.`],
    hint: () => ['每个 <TabItem> 要有自己的 value。', 'Each <TabItem> needs a value of its own.'],
  }),
  'MD-172': entry<{value: string; values: readonly string[]}>({
    level: 'error',
    text: ({value, values}) => [
      `<Tabs> 的 defaultValue“${value}”不在其中。可用：${values.join('、')}。`,
      `The defaultValue “${value}” of <Tabs> is none of its values: ${values.join(', ')}.`,
    ],
    hint: () => ['不想先选中任何一个，写 defaultValue={null}。', 'To have none selected at first, write defaultValue={null}.'],
  }),
  'MD-180': entry<{reason: string}>({
    level: 'warning',
    text: ({reason}) => [`公式有误，按原文显示：${reason}`, `The formula is wrong and shown as written: ${reason}`],
  }),
  'MD-181': entry<{reason: string}>({
    level: 'warning',
    text: ({reason}) => [`图画不出来，按代码显示：${reason}`, `The diagram cannot be drawn and is shown as code: ${reason}`],
    hint: () => ['检查它的写法；装上 mermaid（npm install mermaid），就由页面来画。', 'Check how it is written; with mermaid installed (npm install mermaid) the page draws it.'],
  }),
  'MD-182': entry<{kind: string}>({
    level: 'notice',
    text: ({kind}) => [`${kind} 图在页面里由 mermaid 来画，站点没有安装它，这里按代码显示。`, `The diagram ${kind} is drawn in the page by mermaid, which the site does not have; it is shown as code.`],
    hint: () => ['npm install mermaid', 'npm install mermaid'],
  }),
  'MD-190': entry<{plugin: string; reason: string}>({
    level: 'error',
    text: ({plugin, reason}) => [`插件 ${plugin} 处理这篇笔记时出错：${reason}`, `The plugin ${plugin} failed on this note: ${reason}`],
    hint: () => ['检查插件和它的选项；从配置里去掉它，这篇笔记就能生成。', 'Check the plugin and its options; without it in the config, the note can be built.'],
  }),
  'MD-191': entry<{plugin: string; reason: string}>({
    level: 'warning',
    text: ({plugin, reason}) => [`插件 ${plugin}：${reason}`, `The plugin ${plugin}: ${reason}`],
  }),
  'PG-001': entry<{route: string}>({
    level: 'error',
    text: ({route}) => [`路由 ${route} 的页面组件没有默认导出，请用 export default 导出它。`, `The page component at ${route} has no default export.`],
    hint: () => ['export default function Page() { … }', 'export default function Page() { … }'],
  }),
  'PG-002': entry<{route: string; reason: string}>({
    level: 'error',
    text: ({route, reason}) => [`页面 ${route} 渲染失败：${reason}`, `The page ${route} failed to render: ${reason}`],
  }),
  'BD-001': entry<{reason: string}>({
    level: 'error',
    text: ({reason}) => [`页面组件或主题打包失败：${reason}`, `Bundling the theme or a page component failed: ${reason}`],
  }),
  'I18N-260': entry<{locales: readonly string[]; locale: string}>({
    level: 'notice',
    text: ({locales, locale}) => [
      `i18n 里有其他语言：${locales.join('、')}；这个站点只生成 ${locale}。`,
      `i18n holds other languages: ${locales.join(', ')}; this site builds ${locale} alone.`,
    ],
  }),
  'I18N-261': entry<{reason: string}>({
    level: 'error',
    text: ({reason}) => [`翻译文件不正确：${reason}`, `The file of translations is wrong: ${reason}`],
    hint: () => ['写成 {"id": {"message": "文字"}}。', 'Write {"id": {"message": "text"}}.'],
  }),
  'THEME-301': entry<{component: string; own: string | null}>({
    level: 'warning',
    text: ({component}) => [`src/theme 里替换的组件 ${component} 不会生效。`, `The component ${component} replaced in src/theme has no effect.`],
    hint: ({own}) =>
      own === null
        ? ['主题没有这个组件；想改样子，可以改 CSS 变量。', 'The theme has no such component; to change the look, set its CSS variables.']
        : [`写成 ${own}。`, `Write it as ${own}.`],
  }),
  'CSS-310': entry<{selector: string}>({
    level: 'warning',
    text: ({selector}) => [`选择器 ${selector} 依赖带哈希的类名，这里没有这样的类。`, `The selector ${selector} relies on a hashed class name; there are none here.`],
    hint: () => ['改用稳定的类名，例如 .theme-doc-markdown。', 'Use a stable class, such as .theme-doc-markdown.'],
  }),
  'VER-250': entry<{versions: readonly string[]}>({
    level: 'notice',
    text: ({versions}) => [`versioned_docs 里有没有生成的版本：${versions.join('、')}。`, `versioned_docs holds versions that are not built: ${versions.join(', ')}.`],
    hint: () => ['要生成它，写进 versions.json，并检查 docs.onlyIncludeVersions 与 docs.disableVersioning。', 'To build one, name it in versions.json, and look at docs.onlyIncludeVersions and docs.disableVersioning.'],
  }),
  'VER-251': entry<{name: string; ids: readonly string[]; nearest?: string}>({
    level: 'error',
    text: ({name, ids}) => [`没有“${name}”这个版本。可用的版本：\n${list(ids)}`, `There is no docs version “${name}”.\nAvailable version names are:\n${list(ids)}`],
    hint: ({nearest}) => didYouMean(nearest),
  }),
  'VER-252': entry({
    level: 'error',
    text: () => ['versions.json 应是版本名的列表。', 'versions.json must be a list of version names.'],
    hint: () => ['例如 ["2.0", "1.0"]，新的在前；名字里不能有 / 。', 'For example ["2.0", "1.0"], newest first; no / in a name.'],
  }),
  'GIT-001': entry<{reason: readonly [zh: string, en: string]}>({
    level: 'notice',
    text: ({reason}) => [`没有显示更新日期：${reason[0]}`, `No update dates are shown: ${reason[1]}`],
  }),
} as const;

export type DiagnosticCode = keyof typeof catalogue;
export type DiagnosticParams<C extends DiagnosticCode> = Parameters<(typeof catalogue)[C]['text']>[0];
