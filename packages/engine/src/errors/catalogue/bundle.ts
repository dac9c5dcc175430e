import type {Words} from '../language.ts';
import {codeHint} from './codeHint.ts';
import {failureInChinese, failureInEnglish} from './codeReason.ts';
import {entry, zhOf, enOf, didYouMean, namesOf, type Reason} from './entry.ts';

/** Returns what to do about a component that fails while pages are built. */
const renderHint = ({reason}: {readonly reason: string}): Words =>
  codeHint(reason) ?? [
    '照上面的错误改组件；只有浏览器里才有的东西，放进 useEffect 或 BrowserOnly。',
    'Correct the component by the error above; what exists in the browser alone belongs into useEffect or BrowserOnly.',
  ];

/** Prints a number of files: `1 file`. */
const filesOf = (count: number): string => `${count} ${count === 1 ? 'file' : 'files'}`;

/** Problems of scripts, pages that are components, the theme and stylesheets. */
export const bundleProblems = {
  'PG-001': entry<{route: string}>({
    level: 'error',
    text: ({route}) => [
      `路由 ${route} 的页面组件没有默认导出，请用 export default 导出它。`,
      `The page component at ${route} has no default export; it must be default-exported.`,
    ],
    hint: () => ['export default function Page() { … }', 'export default function Page() { … }'],
  }),
  'PG-002': entry<{route: string; reason: string}>({
    level: 'error',
    text: ({route, reason}) => [
      `页面 ${route} 渲染失败：${failureInChinese(reason)}`,
      `The page ${route} failed to render: ${failureInEnglish(reason)}`,
    ],
    hint: renderHint,
  }),
  'PG-003': entry<{route: string; reason: string}>({
    level: 'warning',
    text: ({route, reason}) => [
      `页面 ${route} 的组件渲染失败，只显示它的文字：${failureInChinese(reason)}`,
      `The components of the page ${route} failed to render; its words alone are shown: ${failureInEnglish(reason)}`,
    ],
    hint: renderHint,
  }),
  'PG-004': entry<{name: string; reason: string; thrown?: string}>({
    level: 'warning',
    text: ({name, reason}) => [
      `${name ? `组件 <${name}>` : '这里的组件'}渲染失败，只显示它里面的文字：${failureInChinese(reason)}`,
      `${name ? `The component <${name}>` : 'The component here'} failed to render; the words inside it alone are shown: ${failureInEnglish(reason)}`,
    ],
    hint: ({thrown}) => [
      `${thrown ? `出错的代码在 ${thrown}。` : ''}页面里其余的照常；读者的浏览器会再画它一次。`,
      `${thrown ? `The code that fails is at ${thrown}. ` : ''}The rest of the page is as usual; the reader’s browser renders it again.`,
    ],
  }),
  'PG-005': entry<{route: string; reason: string}>({
    level: 'warning',
    text: ({route, reason}) => [
      `页面 ${route} 在生成时渲染失败，只由读者的浏览器渲染：${failureInChinese(reason)}`,
      `The page ${route} failed to render while the site was built; the reader’s browser alone renders it: ${failureInEnglish(reason)}`,
    ],
    hint: renderHint,
  }),
  'BD-002': entry<{name: string; count: number}>({
    level: 'warning',
    text: ({name, count}) => [
      `没有安装 ${name}：用到它的地方略过了（${count} 个文件）。`,
      `${name} is not installed: what uses it was left out (${filesOf(count)}).`,
    ],
    hint: ({name}) => [`运行 npm install ${name}。`, `Run npm install ${name}.`],
  }),
  'BD-003': entry<{name: string; version: string; first: string; count: number}>({
    level: 'warning',
    text: ({name, version, first, count}) => [
      `装着的 ${name} ${version} 太旧，这里要 ${first} 以上：用到它的地方略过了（${count} 个文件）。`,
      `The installed ${name} ${version} is too old, ${first} or later is needed: what uses it was left out (${filesOf(count)}).`,
    ],
    hint: ({name}) => [`运行 npm install ${name}@latest。`, `Run npm install ${name}@latest.`],
  }),
  'BD-005': entry<{path: string; count: number}>({
    level: 'warning',
    text: ({path, count}) => [
      `没有 ${path} 这个文件：用到它的地方略过了（${count} 个文件）。`,
      `The file ${path} does not exist: what uses it was left out (${filesOf(count)}).`,
    ],
    hint: () => [
      '它若由站点自己的脚本生成（package.json 的 scripts），先运行那个脚本；否则改正路径。',
      'If a script of the site makes it (scripts in package.json), run that first; else correct the path.',
    ],
  }),
  'BD-004': entry<{
    reason: string;
    /** Whether a component threw it while pages were rendered. */
    isOfPage?: boolean;
  }>({
    level: 'error',
    text: ({reason}) => [
      `站点的代码出了错，而没有谁在等它：${failureInChinese(reason)}`,
      `Code of the site failed where nothing waits for it: ${failureInEnglish(reason)}`,
    ],
    hint: ({isOfPage}) =>
      isOfPage
        ? [
            '用 catch 接住它，或者只在浏览器里做：放进 useEffect。',
            'Catch it, or do it in the browser alone: in useEffect.',
          ]
        : [
            '在插件的计时器和事件里接住错误，或者把它从配置里去掉。',
            'Catch errors in the timers and events of the plugin, or leave it out.',
          ],
  }),
  'BD-001': entry<{
    reason: Reason;
    /** How the process of the bundler ended before it had answered. */
    wasEnded?: 'byCode' | 'bySystem';
  }>({
    level: 'error',
    text: ({reason}) => [
      `页面组件或主题打包失败：${zhOf(reason, failureInChinese)}`,
      `Bundling the theme or a page component failed: ${enOf(reason, failureInEnglish)}`,
    ],
    hint: ({reason, wasEnded}) => {
      if (wasEnded === 'byCode')
        return [
          '检查插件里的 process.exit；不知道是哪一个，就把配置里的 vite.plugins 一个个去掉再试。',
          'Look for process.exit in the plugins; to find the one, leave them out of vite.plugins one by one.',
        ];
      if (wasEnded === 'bySystem')
        return [
          '关掉别的程序，或给它更多内存（容器里提高内存的上限），再运行一次这个命令。',
          'Close other programs or give it more memory (in a container, raise its limit), and run this command again.',
        ];
      const hint = typeof reason === 'string' ? codeHint(reason) : undefined;
      return (
        hint ?? [
          '照上面说的文件和行改；缺的是一个包，就用 npm install 装上它，再运行一次这个命令。',
          'Correct the file and line above; where a package is missing, install it with npm install, and run this command again.',
        ]
      );
    },
  }),
  'I18N-260': entry<{locales: readonly string[]; built: readonly string[]}>({
    level: 'notice',
    text: ({locales, built}) => [
      `i18n 里有其他语言：${locales.join('、')}；这个站点只生成 ${built.join('、')}。`,
      `i18n holds other languages: ${locales.join(', ')}; this site builds only ${built.join(', ')}.`,
    ],
    hint: () => ['要一起生成，写进 i18n.locales。', 'To build them too, add them to i18n.locales.'],
  }),
  'I18N-261': entry<{reason: Reason}>({
    level: 'error',
    text: ({reason}) => [
      `翻译文件不正确：${zhOf(reason, failureInChinese)}`,
      `The file of translations is wrong: ${enOf(reason, failureInEnglish)}`,
    ],
    hint: () => ['写成 {"id": {"message": "文字"}}。', 'Write {"id": {"message": "text"}}.'],
  }),
  'I18N-262': entry<{original: string}>({
    level: 'warning',
    text: ({original}) => [
      `原文 ${original} 在翻译之后改过。`,
      `The original ${original} has changed since it was translated.`,
    ],
    hint: () => [
      '改好译文，再运行 wuya check --translated。',
      'Bring the translation up to date, then run wuya check --translated.',
    ],
  }),
  'I18N-263': entry<{values: readonly string[]; example: string}>({
    level: 'notice',
    text: ({values}) => [
      `有 ${values.length} 篇译文没有原文，不会用上：${namesOf(values, '、', '等')}。`,
      `${values.length === 1 ? 'This translation has' : `These ${values.length} translations have`} no original and ${values.length === 1 ? 'is' : 'are'} not used: ${namesOf(values, ', ', ' and more')}.`,
    ],
    hint: ({example}) => [
      `译文与原文的路径要相同：${example}。原文改过名或移过位置，译文跟着改。`,
      `A translation has the path of its original: ${example}. Where the original was renamed or moved, do the same.`,
    ],
  }),
  'THEME-301': entry<{
    component: string;
    own: string | null;
    /** Whether it is taken where it renders the original inside itself. */
    isTakenAround: boolean;
    /** What to do in its place. */
    advice?: readonly [zh: string, en: string];
  }>({
    level: 'warning',
    text: ({component}) => [
      `src/theme 里替换的组件 ${component} 不会生效。`,
      `The component ${component} replaced in src/theme has no effect.`,
    ],
    hint: ({component, own, isTakenAround, advice}) => {
      if (isTakenAround)
        return [
          `让它在里面画 @theme-original/${component}，只在前后加东西，就会生效。`,
          `It takes effect once it renders @theme-original/${component} inside itself and adds to that alone.`,
        ];
      if (advice) return advice;
      return own === null
        ? [
            '主题没有这个组件；想改样子，可以改 CSS 变量。',
            'The theme has no such component; to change the look, set its CSS variables.',
          ]
        : [`写成 ${own}。`, `Write it as ${own}.`];
    },
  }),
  'THEME-305': entry<{
    /** Null: all of them, none of which can be bundled. */ component: string | null;
    reason: Reason;
  }>({
    level: 'warning',
    text: ({component, reason}) =>
      component === null
        ? [
            `src/theme 里的组件打包不了，已经全部换成主题自己的：${zhOf(reason, failureInChinese)}`,
            `The components in src/theme cannot be bundled; those of the theme took their places: ${enOf(reason, failureInEnglish)}`,
          ]
        : [
            `src/theme 里的组件 ${component} 生成页面时报错，已经换成主题自己的：${zhOf(reason, failureInChinese)}`,
            `The component ${component} in src/theme fails when pages are built; that of the theme took its place: ${enOf(reason, failureInEnglish)}`,
          ],
    hint: ({component}) =>
      component === null
        ? [
            '装上它要的包，或改正导入的路径。',
            'Install the packages that they need, or correct the paths that they import.',
          ]
        : [
            '只在浏览器里才有的东西，放进 useEffect 或 BrowserOnly。',
            'Put what exists in the browser alone into useEffect or BrowserOnly.',
          ],
  }),
  'THEME-306': entry<{component: string; loss: 'page' | 'text'}>({
    level: 'warning',
    text: ({component, loss}) =>
      loss === 'page'
        ? [
            `src/theme 里的组件 ${component} 生成页面时没有画出里面的内容，整页会是空的，搜索引擎什么也读不到；生成时换成了主题自己的。`,
            `The component ${component} in src/theme renders nothing of what is inside it when pages are built: they would be empty for search engines. That of the theme took its place there.`,
          ]
        : [
            `src/theme 里的组件 ${component} 生成页面时没有画出正文，搜索引擎读不到；生成时换成了主题自己的。`,
            `The component ${component} in src/theme renders no text when pages are built: search engines would not find it. That of the theme took its place there.`,
          ],
    hint: () => [
      '生成页面时也要画出 children；只有浏览器里才有的东西，单独放进 useEffect 或 BrowserOnly，不要把整页放进去。',
      'Draw the children when pages are built too; put what exists in the browser alone into useEffect or BrowserOnly, not the whole page.',
    ],
  }),
  'THEME-303': entry<{name: string; nearest?: string}>({
    level: 'warning',
    text: ({name}) => [
      `主题没有 ${name} 这个组件，theme 里的这个文件不起作用。`,
      `The theme has no component ${name}: this file in theme has no effect.`,
    ],
    hint: ({nearest}) => didYouMean(nearest),
  }),
  'THEME-304': entry<{name: string; exported: readonly string[]}>({
    level: 'error',
    text: ({name, exported}) => [
      `这里应导出 ${name}，导出的却是 ${exported.join('、')}。`,
      `${name} should be exported here, but ${exported.join(', ')} is.`,
    ],
    hint: ({name}) => [
      `写成 export function ${name}() { … }，或者用默认导出。`,
      `Write export function ${name}() { … }, or a default export.`,
    ],
  }),
  'THEME-302': entry<{from: string; name: string; count: number}>({
    level: 'warning',
    text: ({from, name, count}) => [
      `${from} 的 ${name} 在这里没有对应的部分：里面的内容照样显示，其余的略过（${count} 个文件）。`,
      `${name} of ${from} has no counterpart here: what is inside it is shown, the rest is left out (${filesOf(count)}).`,
    ],
    hint: ({from}) =>
      from.startsWith('@theme/')
        ? [
            `如果它来自主题包，运行 npm install 安装那个包；否则在 src/${from.slice(1)} 里写一个同名的组件。`,
            `If a theme package brings it, npm install that package; else write a component of that name in src/${from.slice(1)}.`,
          ]
        : ['换成自己的组件。', 'Use a component of your own.'],
  }),
  'CSS-310': entry<{selector: string}>({
    level: 'warning',
    text: ({selector}) => [
      `选择器 ${selector} 依赖带哈希的类名，这里没有这样的类。`,
      `The selector ${selector} relies on a hashed class name; there are none here.`,
    ],
    hint: () => [
      '改用稳定的类名，例如 .theme-doc-markdown。',
      'Use a stable class, such as .theme-doc-markdown.',
    ],
  }),
} as const;
