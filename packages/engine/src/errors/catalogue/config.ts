import type {Words} from '../language.ts';
import {codeHint, missingHint} from './codeHint.ts';
import {failureInChinese, failureInEnglish} from './codeReason.ts';
import {entry, spaced, didYouMean} from './entry.ts';

/** Problems of the configuration. */
export const configProblems = {
  'CFG-000': entry<{
    dir: string;
    /** The file that a running server has lost. */
    lost?: string;
    /** A file in it that seems to be meant as one. */
    misnamed?: string;
    /** Whether that is a folder, a pipe or a link that leads nowhere. */
    isNoFile?: true;
    /** The folder of a site around it or in it. */
    near?: string;
    /** Whether it holds Markdown that is to become a site. */
    hasNotes?: true;
  }>({
    level: 'error',
    text: ({dir, lost}) =>
      lost === undefined
        ? [
            `${dir} 里没有 wuya.config.ts（或 .mts、.js、.mjs），也没有 docusaurus.config。`,
            `No wuya.config.ts (or .mts, .js, .mjs) in ${dir}, nor a docusaurus.config.`,
          ]
        : [
            `${lost} 不在了，页面暂时照它原来的内容显示。`,
            `${lost} is gone; pages show what it said last.`,
          ],
    hint: ({dir, lost, misnamed, isNoFile, near, hasNotes}) => {
      if (lost !== undefined) return [`把 ${lost} 放回来。`, `Put ${lost} back.`];
      if (misnamed !== undefined)
        return [
          `${misnamed} 不会被读取：${isNoFile ? '它不是文件（是文件夹、管道，或指向不存在的地方的链接），换成文件。' : '改名为 wuya.config.mjs，内容写成 export default {…}'}`,
          `${misnamed} is not read: ${isNoFile ? 'it is no file but a folder, a pipe or a link that leads nowhere; put a file in its place.' : 'rename it to wuya.config.mjs and write export default {…} in it'}`,
        ];
      if (near !== undefined)
        return [
          `${near} 是站点：在那里运行，或把它写在命令的最后。`,
          `${near} is a site: run the command there, or write its path at the end of the command.`,
        ];
      if (hasNotes) {
        const folder = /^[\p{L}\p{N}._~/\\:@+-]+$/u.test(dir) ? dir : `"${dir}"`;
        return [
          `这里有 Markdown：npx @wuya/engine migrate ${folder} 新文件夹，写出一个新的站点，原来的不动；要空的站点，用 npm create wuya@latest`,
          `It holds Markdown: npx @wuya/engine migrate ${folder} NEW-FOLDER makes a new site of it and leaves it as it is; for an empty site, npm create wuya@latest`,
        ];
      }
      return [
        '在站点的文件夹里运行，或把它写在命令的最后；还没有站点，用 npm create wuya@latest 建一个，别的工具的文件夹、一文件夹 Markdown，用 wuya migrate 原来的文件夹 新文件夹 变成站点',
        'Run in the folder of a site, or write its path at the end of the command; without a site yet, npm create wuya@latest makes one, and wuya migrate OLD NEW makes one of a folder of Markdown or of another tool',
      ];
    },
  }),
  'CFG-001': entry<{path: string; nearest?: string; counterpart?: string}>({
    level: 'error',
    text: ({path}) => [`没有 ${path} 这个配置项。`, `There is no option ${path}.`],
    hint: ({nearest, counterpart}) =>
      counterpart === undefined
        ? didYouMean(nearest)
        : counterpart === ''
          ? ['去掉它：这里不需要。', 'Leave it out: nothing is needed here.']
          : [`这里用 ${counterpart}。`, `Here it is ${counterpart}.`],
  }),
  'CFG-002': entry<{
    path: string;
    expected: Words;
    value: string;
    right?: string;
    /** What to do where nothing can be put in the place of the value. */
    advice?: Words;
  }>({
    level: 'error',
    text: ({path, expected, value}) => [
      `${path}：应为${spaced(expected[0])}，实际是 ${value}。`,
      `${path}: expected ${expected[1]}, got ${value}.`,
    ],
    hint: ({path, right, advice}) => {
      if (right === undefined) return advice;
      const name = path.slice(path.lastIndexOf('.') + 1);
      const code = path.endsWith(']') ? right : `${name}: ${right}`;
      return [`写成 ${code}`, `Write ${code}`];
    },
  }),
  'CFG-003': entry<{value: string; origin: string; subPath: string}>({
    level: 'error',
    text: ({value, subPath}) => [
      `url 不能带路径：${value} 里有 ${subPath}。`,
      `url must not have a sub-path: ${value} has ${subPath}.`,
    ],
    hint: ({origin, subPath}) => [
      `写成 url: '${origin}', baseUrl: '${subPath}'`,
      `Write url: '${origin}', baseUrl: '${subPath}'`,
    ],
  }),
  'CFG-004': entry<{path: string; expected: Words}>({
    level: 'error',
    text: ({path, expected}) => [
      `缺少 ${path}（${expected[0]}）。`,
      `${path} is required (${expected[1]}).`,
    ],
    hint: () => ['在配置里写上它。', 'Write it in the configuration.'],
  }),
  'CFG-005': entry<{reason: string; nearest?: string; missing?: readonly string[]}>({
    level: 'error',
    text: ({reason}) => [
      `配置文件无法执行：${failureInChinese(reason)}`,
      `The config file cannot be run: ${failureInEnglish(reason)}`,
    ],
    hint: ({reason, nearest, missing}) =>
      didYouMean(nearest) ?? codeHint(reason) ?? missingHint(missing),
  }),
  'CFG-006': entry<{option: string; path: string; nearest?: string}>({
    level: 'warning',
    text: ({option, path}) => [
      `${option} 写的文件不在静态文件夹里：${path}`,
      `The file of ${option} is in no static folder: ${path}`,
    ],
    hint: ({nearest}) =>
      didYouMean(nearest) ?? [
        '路径相对于静态文件夹（staticDirectories），例如 favicon.svg。',
        'The path is relative to the static folder (staticDirectories), such as favicon.svg.',
      ],
  }),
  'CFG-007': entry<{path: string; nearest?: string}>({
    level: 'error',
    text: ({path}) => [`样式表不存在：${path}`, `The stylesheet does not exist: ${path}`],
    hint: ({nearest}) =>
      didYouMean(nearest) ?? [
        'themeConfig.customCss 里的路径相对于站点的文件夹。',
        'Paths in themeConfig.customCss are relative to the folder of the site.',
      ],
  }),
  'CFG-008': entry<{path: string}>({
    level: 'warning',
    text: ({path}) => [
      `样式表里写的文件不存在：${path}`,
      `The file that the stylesheet names does not exist: ${path}`,
    ],
    hint: () => [
      '路径相对于这个样式表；以 / 开头的，在静态文件夹里。',
      'The path is relative to this stylesheet; one that begins with / is in a static folder.',
    ],
  }),
  'CFG-016': entry<{kind: 'comment' | 'text' | 'block' | 'end'}>({
    level: 'error',
    text: ({kind}) => {
      if (kind === 'comment')
        return ['样式表里的注释没有结束。', 'A comment of the stylesheet is not closed.'];
      if (kind === 'text')
        return ['样式表里的引号没有配对。', 'A text of the stylesheet is not closed.'];
      return kind === 'end'
        ? ['样式表里多了一个 }。', 'The stylesheet has one } too many.']
        : ['样式表里的 { 没有配对的 }。', 'A { of the stylesheet has no }.'];
    },
    hint: ({kind}) => {
      if (kind === 'comment') return ['在注释的末尾写 */', 'Write */ at the end of the comment'];
      if (kind === 'text')
        return [
          '在同一行补上引号，前后要一样。',
          'Close it on the same line, by the quote that it begins with.',
        ];
      return kind === 'end'
        ? ['去掉它，或补上前面漏写的 {', 'Leave it out, or write the { that is missing before it']
        : ['在这条规则的末尾写 }', 'Write } at the end of this rule'];
    },
  }),
  'CFG-200': entry<{path: string; advice?: readonly [zh: string, en: string]}>({
    level: 'warning',
    text: ({path}) => [
      `配置项 ${path} 在这里不起作用，已忽略。`,
      `The option ${path} has no effect here and is ignored.`,
    ],
    hint: ({advice}) => advice,
  }),
  'CFG-211': entry<{name: string; reason: string}>({
    level: 'warning',
    text: ({name, reason}) => [
      `${name} 报错，那些文件照原样读：${failureInChinese(reason)}`,
      `${name} fails; those files are read as they are: ${reason}`,
    ],
    hint: () => ['改正这个函数，或去掉它。', 'Correct the function, or leave it out.'],
  }),
  'CFG-220': entry<{name: string; runs?: boolean; advice?: readonly [zh: string, en: string]}>({
    level: 'warning',
    text: ({name, runs}) =>
      runs === true
        ? [
            `插件 ${name} 在这里运行，但有一部分没有作用。`,
            `The plugin ${name} runs here, but a part of it has no effect.`,
          ]
        : [
            `插件 ${name} 不能在这里运行，已忽略。`,
            `The plugin ${name} does not run here and is ignored.`,
          ],
    hint: ({advice}) => advice,
  }),
  'CFG-013': entry({
    level: 'error',
    text: () => [
      '配置文件在等一个永远不会来的结果，没有执行完。',
      'The config file waits for something that never comes; it was not run to its end.',
    ],
    hint: () => [
      '检查里面的 await 和 Promise：每一个都要有结果，或者报错。',
      'Look at its await and Promise: each must settle.',
    ],
  }),
  'CFG-014': entry<{dir: string; sign?: '?' | '#' | 'node_modules'}>({
    level: 'error',
    text: ({dir, sign}) => {
      if (sign === 'node_modules')
        return [
          `站点在 node_modules 里，那里的程序算作安装的包，改了也不会重新打包，站点自己的组件和样式不能放在那里：${dir}`,
          `The site is in node_modules, where all code counts as that of installed packages and is not bundled again when it changes; components and styles of a site cannot be there: ${dir}`,
        ];
      return sign === undefined
        ? [
            `站点的路径里有反斜杠，Node 不能从那里加载程序：${dir}`,
            `The path of the site has a backslash in it, from where Node loads no code: ${dir}`,
          ]
        : [
            `站点的路径里有${sign === '?' ? '问号' : '井号'}，不能从那里打包站点自己的程序和样式：${dir}`,
            `The path of the site has a ${sign === '?' ? 'question mark' : 'number sign'} in it, from where no code and styles of the site can be bundled: ${dir}`,
          ];
    },
    hint: ({sign}) =>
      sign === 'node_modules'
        ? ['把站点移到别的文件夹。', 'Move the site to another folder.']
        : ['给文件夹改个名字。', 'Rename the folder.'],
  }),
  'CFG-015': entry({
    level: 'error',
    text: () => ['配置文件没有默认导出。', 'The config file has no default export.'],
    hint: () => [
      "写成 export default {title: '…', url: 'https://…'}",
      "Write export default {title: '…', url: 'https://…'}",
    ],
  }),
  'CFG-012': entry<{id: string}>({
    level: 'error',
    text: ({id}) => [
      `有两套都叫 ${id}：它们的文件无法区分。`,
      `Two collections are called ${id}: their files could not be told apart.`,
    ],
    hint: () => ['给其中一套换一个 id。', 'Give one of them another id.'],
  }),
  'CFG-230': entry<{type: string; advice?: readonly [zh: string, en: string]}>({
    level: 'warning',
    text: ({type}) => [
      `导航栏的 ${type} 在这里画不出来，已略去。`,
      `The navbar item ${type} cannot be rendered here and is left out.`,
    ],
    hint: ({advice}) => advice,
  }),
  'CFG-202': entry<{path: string}>({
    level: 'warning',
    text: ({path}) => [
      `没有样式表 ${path}，已经略过。`,
      `There is no stylesheet ${path}; it was left out.`,
    ],
    hint: ({path}) =>
      /^[./]/.test(path)
        ? ['检查路径。', 'Check the path.']
        : ['安装它的包，或检查路径。', 'Install its package, or check the path.'],
  }),
  'CFG-210': entry<{
    plugin: string;
    /** Null: nothing is needed. */ option: string | null | undefined;
  }>({
    level: 'warning',
    text: ({plugin}) => [
      `插件 ${plugin} 要给解析器加语法，这里的解析器不认；它只有改动语法树的部分有用。`,
      `The plugin ${plugin} adds syntax to the parser, which the parser here does not take; only what it does to trees has an effect.`,
    ],
    hint: ({option}) =>
      option === null
        ? ['去掉它：这里本来就有。', 'Leave it out: it is built in.']
        : option === undefined
          ? [
              '去掉它，或换一个只改语法树的插件。',
              'Leave it out, or take a plugin that only changes trees.',
            ]
          : [`去掉它，改写 ${option}。`, `Leave it out and write ${option}.`],
  }),
  'CFG-240': entry<{name: string}>({
    level: 'warning',
    text: ({name}) => [
      `搜索服务缺少 ${name}，搜索按钮已停用。`,
      `The search service has no ${name}; the search button is off.`,
    ],
    hint: ({name}) => [
      `写上 search.provider.${name}，或去掉 search.provider，用本站自己的索引。`,
      `Set search.provider.${name}, or leave search.provider out to use the site's own index.`,
    ],
  }),
} as const;
