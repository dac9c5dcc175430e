import {fileURLToPath} from 'node:url';
import {optionsInChinese} from '../../packages/engine/src/config/inChinese/optionsInChinese.ts';
import {type Language, pickWords, type Words} from '../../packages/engine/src/errors/language.ts';
import {code, printPage, type ReferencePage, toId} from './page.ts';
import {plainNameOf} from './plainNames/plainNames.ts';
import {readUserTypes, type UserField, type UserType} from './userTypes.ts';

export const USER_TYPES = fileURLToPath(
  new URL('../../packages/engine/src/config/user', import.meta.url),
);

/** A value that reads the same in every language. */
const VALUE = /^(?:'[^']*'|"[^"]*"|`[^`]*`|-?[\d_]+|true|false|null|\[.*\]|\{.*\})$/;

/** What a field needs in Chinese: its sentence, and words for what holds without it, unless that is a value. */
export function missingChinese(field: UserField): string | undefined {
  const [name = '', path = ''] = splitKey(field.key);
  const words = optionsInChinese[name]?.[path];
  const isProse = field.fallback !== '' && !VALUE.test(field.fallback);
  if (words === undefined) return `${field.key}: ${isProse ? `['…', '…']` : `'…'`}`;
  if (isProse && typeof words === 'string')
    return `${field.key}: [${JSON.stringify(words)}, '…'] (the second: “${field.fallback}” in Chinese)`;
  return undefined;
}

const splitKey = (key: string): readonly string[] => [
  key.slice(0, key.indexOf('.')),
  key.slice(key.indexOf('.') + 1),
];

function wordsOf(field: UserField, language: Language): {text: string; fallback: string} {
  if (language === 'en') return {text: field.text, fallback: field.fallback};
  const [name = '', path = ''] = splitKey(field.key);
  const words = optionsInChinese[name]?.[path] ?? '';
  return typeof words === 'string'
    ? {text: words, fallback: field.fallback}
    : {text: words[0], fallback: words[1]};
}

/** An option with the path by which a configuration reaches it. */
export interface ListedOption {
  readonly path: string;
  /** Id of its heading, on the page that it stands on. */
  readonly id: string;
  readonly field: UserField;
  /** Where it is one of several kinds of object: the interface. */
  readonly kind?: UserType;
}

/** Every option below a type, options of options after them, in the order of the files. */
function listFields(
  type: UserType,
  prefix: string,
  {types, unions}: ReturnType<typeof readUserTypes>,
  kind?: UserType,
): readonly ListedOption[] {
  const visit = (fields: readonly UserField[], before: string): readonly ListedOption[] =>
    fields.flatMap((field): readonly ListedOption[] => {
      const path = before + field.name;
      const inKind = kind && kind.name.replace(/^User/, '');
      const id = toId(inKind === undefined ? path : `${inKind}.${path.slice(prefix.length)}`);
      const own: ListedOption = {path, id, field, ...(kind && {kind})};
      // A language has all options of the theme: they stand on the page of the theme.
      const parts = kind || field.key === 'UserLanguage.themeConfig' ? [] : field.parts;
      const names = new Map(parts.map((part) => [part.name, part.step]));
      const inner = [...names].flatMap(([name, step]): readonly ListedOption[] => {
        const next = `${path}${/^User(?:Docs|Blog|Pages)$/.test(name) ? '' : step}.`;
        const union = unions.get(name);
        if (union)
          return union.flatMap((member) =>
            listFields(types.get(member)!, next, {types, unions}, types.get(member)),
          );
        const part = types.get(name);
        return part ? listFields(part, next, {types, unions}) : [];
      });
      const step = /\[\]\)?$/.test(field.type) && field.fields.length > 0 ? '[]' : '';
      return [own, ...visit(field.fields, `${path}${step}.`), ...inner];
    });
  return visit(type.fields, prefix);
}

/** Every option of `wuya.config.ts`. */
export function listOptions(): readonly ListedOption[] {
  const read = readUserTypes(USER_TYPES);
  return listFields(read.types.get('UserConfig')!, '', read);
}

const TYPE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bReaction\b/g, "'throw' | 'warn' | 'log' | 'ignore'"],
  [/\bUnifiedEntry\[\]/g, '(plugin | [plugin, options])[]'],
  [/\b(?:Mdast|Hast)PluginEntry\[\]/g, '(plugin | (() => plugin))[]'],
  [/\bSidebarsConfig\b/g, '{[name]: item[]}'],
  [/\bReadonly<Record<string, (.*)>>/g, '{[name]: $1}'],
  [/\bUser\w+/g, '{…}'],
  [/\{ [^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '{…}'],
  [/\((string\[\])\)/g, '$1'],
];

const LABELS = {
  type: ['类型', 'Type'],
  fallback: ['不写', 'Left out'],
  required: ['必须写', 'required'],
  example: ['例如', 'Example'],
} as const satisfies Record<string, Words>;

function printOption({path, id, field, kind}: ListedOption, language: Language): string {
  const {text, fallback} = wordsOf(field, language);
  const label = (name: keyof typeof LABELS) => pickWords(LABELS[name], language);
  const colon = language === 'zh' ? '：' : ': ';
  const type = TYPE_WORDS.reduce((words, [from, to]) => words.replace(from, to), field.type);
  const lines = [
    `- ${label('type')}${colon}${code(type)}${field.isRequired ? `${language === 'zh' ? '，' : ', '}${label('required')}` : ''}`,
    ...(fallback === ''
      ? []
      : [
          `- ${label('fallback')}${colon}${VALUE.test(fallback) && !fallback.startsWith('`') ? code(fallback) : fallback}`,
        ]),
    ...(field.example === '' ? [] : [`- ${label('example')}${colon}${code(field.example)}`]),
  ];
  const name = pickWords(plainNameOf(field.key), language);
  return `${kind ? '###' : '##'} \`${path}\`${colon}${name} {#${id}}\n\n${text}\n\n${lines.join('\n')}`;
}

/** Where options stand: the first page whose pattern fits their path. */
const PAGES: readonly {
  readonly path: string;
  readonly title: Words;
  readonly about: Words;
  readonly holds: RegExp;
}[] = [
  {
    path: 'basics',
    title: ['名字、地址、语言：title、url、locale', 'Name, address, language: title, url, locale'],
    about: [
      '站点叫什么、在哪里、用什么语言，以及每一页开头都有的标签。只有 `title` 和 `url` 必须写。',
      'What the site is called, where it is, in which languages, and what every page has in its head. Only `title` and `url` are required.',
    ],
    holds:
      /^(?:title|tagline|titleDelimiter|url|baseUrl\w*|favicon|headTags|customFields|i18n|locale|messages|noIndex)\b/,
  },
  {
    path: 'docs',
    title: ['笔记：docs', 'Notes: docs'],
    about: [
      '`docs` 的全部选项：笔记在哪里、地址、侧栏、版本、标签。`docs` 可以是一套笔记的选项，也可以是几套的列表，列表里每一项都有下面这些选项。',
      'All options of `docs`: where notes are, their addresses, sidebars, versions, tags. `docs` is one collection, or a list of collections; each has the options below.',
    ],
    holds: /^docs\b/,
  },
  {
    path: 'blog',
    title: ['随笔：blog', 'Posts: blog'],
    about: [
      '`blog` 的全部选项：随笔的地址、列表、作者、订阅。`blog` 可以是一套随笔的选项，也可以是几套的列表，列表里每一项都有下面这些选项。',
      'All options of `blog`: addresses of posts, lists, authors, feeds. `blog` is one blog, or a list of blogs; each has the options below.',
    ],
    holds: /^blog\b/,
  },
  {
    path: 'search',
    title: ['搜索：search', 'Search: search'],
    about: [
      '`search` 的全部选项：搜索页、同义词、由谁来回答。',
      'All options of `search`: the search page, synonyms, who answers.',
    ],
    holds: /^search\b/,
  },
  {
    path: 'markdown',
    title: ['读笔记：markdown', 'Reading notes: markdown'],
    about: [
      '`markdown` 的全部选项：公式、图、提示框、插件。',
      'All options of `markdown`: formulas, diagrams, admonitions, plugins.',
    ],
    holds: /^markdown\b/,
  },
  {
    path: 'navbar',
    title: ['导航栏：themeConfig.navbar', 'Navbar: themeConfig.navbar'],
    about: [
      '`themeConfig.navbar` 的全部选项，以及导航栏里每一种项目。',
      'All options of `themeConfig.navbar`, and every kind of item.',
    ],
    holds: /^themeConfig\.navbar\b/,
  },
  {
    path: 'theme',
    title: ['样子：themeConfig', 'Looks: themeConfig'],
    about: [
      '`themeConfig` 的全部选项，导航栏除外。',
      'All options of `themeConfig` apart from the navbar.',
    ],
    holds: /^themeConfig\b/,
  },
  {
    path: 'services',
    title: ['评论与统计：comments、analytics', 'Comments and visits: comments, analytics'],
    about: [
      '`comments` 与 `analytics` 的全部选项。四种评论服务选一种。',
      'All options of `comments` and `analytics`. Comments are by one of four services.',
    ],
    holds: /^(?:comments|analytics)\b/,
  },
  {
    path: 'images',
    title: ['图片：images、shareImages', 'Images: images, shareImages'],
    about: [
      '`images` 与 `shareImages` 的全部选项：笔记里的图片另存成更小的，分享时的图片。',
      'All options of `images` and `shareImages`: smaller images of notes, images for shared links.',
    ],
    holds: /^(?:images|shareImages)\b/,
  },
  {
    path: 'site',
    title: ['站点：pages、run、deploy 等', 'Site: pages, run, deploy and more'],
    about: [
      '静态文件、单页、转向、代码的运行、发布，以及出了问题怎么办。',
      'Static files, single pages, redirects, code that is run, publishing, and what problems do.',
    ],
    holds: /^/,
  },
];

/** Page of an option below `reference/options`, by its path. */
export const pageOfOption = (path: string): string =>
  PAGES.find(({holds}) => holds.test(path))!.path;

/** A heading for each kind of object, before its first option. */
function printOptions(options: readonly ListedOption[], language: Language): string {
  let kind: UserType | undefined;
  return options
    .map((option) => {
      const isNew = option.kind !== undefined && option.kind !== kind;
      kind = option.kind;
      const heading = isNew ? `${printKind(option.kind!, option.path, language)}\n\n` : '';
      return heading + printOption(option, language);
    })
    .join('\n\n');
}

function printKind(kind: UserType, path: string, language: Language): string {
  const types = kind.fields.filter(({name}) => ['type', 'service'].includes(name));
  const title = types.map(({name, type}) => `${name}: ${type}`).join(', ');
  return `## \`${path.replace(/\.[^.]+$/, '')}\`${language === 'zh' ? '，' : ', '}\`${title.replaceAll('`', "'")}\` {#${toId(kind.name.replace(/^User/, ''))}}${language === 'en' ? `\n\n${kind.text}` : ''}`;
}

/** The pages of all options, and a first page that lists them. */
export function optionPages(): readonly ReferencePage[] {
  const options = listOptions();
  const pages = PAGES.map(({path, title, about}, position): ReferencePage => ({
    path: `options/${path}.md`,
    print: (language) =>
      printPage({
        title: pickWords(title, language),
        description: pickWords(about, language).replaceAll('`', ''),
        position: position + 2,
        body: printOptions(
          options.filter((option) => pageOfOption(option.path) === path),
          language,
        ),
      }),
  }));
  return [indexPage(options), ...pages];
}

function indexPage(options: readonly ListedOption[]): ReferencePage {
  const about: Words = [
    '`wuya.config.ts` 里能写的每一个选项。只有 `title` 和 `url` 必须写。写错名字或类型，构建时会说明哪里错了、应该是什么；编辑器里也看得到每个选项的说明。',
    'Every option of `wuya.config.ts`. Only `title` and `url` are required. A wrong name or type is reported with its place and what is expected; the editor shows what each option does.',
  ];
  return {
    path: 'options/index.md',
    print: (language) =>
      printPage({
        title: pickWords(['配置选项一览', 'All options'], language),
        description: pickWords(about, language).replaceAll('`', ''),
        position: 1,
        label: pickWords(['一览', 'Overview'], language),
        body: `\`\`\`ts title="wuya.config.ts"
import {defineConfig} from '@wuya/engine';

export default defineConfig({
  title: '${pickWords(['我的笔记', 'My notes'], language)}',
  url: 'https://example.com',
});
\`\`\`

${PAGES.map(({path: page, title}) => {
  const own = options.filter(({path, kind}) => pageOfOption(path) === page && !kind);
  const links = own.map(({path, id}) => `[\`${path}\`](./${page}.md#${id})`);
  return `## ${pickWords(title, language)} {#${page}}\n\n${links.join(language === 'zh' ? '、' : ', ')}`;
}).join('\n\n')}`,
      }),
  };
}
