import {fileURLToPath} from 'node:url';
import {optionsInChinese} from '../../packages/engine/src/config/inChinese/optionsInChinese.ts';
import {type Language, pickWords, type Words} from '../../packages/engine/src/errors/language.ts';
import {OPTION_FOLDERS, OPTION_GROUPS, type OptionGroup} from './optionGroups.ts';
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
  /** Id of its heading, on the page that it is on. */
  readonly id: string;
  readonly field: UserField;
  /** Where it is one of several kinds of object: the interface. */
  readonly kind?: UserType;
}

/** Every option below a type, options of options after them, in the order of the files. */
function listFields(
  type: UserType,
  {types, unions}: ReturnType<typeof readUserTypes>,
  {prefix, kind}: {readonly prefix: string; readonly kind?: UserType | undefined},
): readonly ListedOption[] {
  const visit = (fields: readonly UserField[], before: string): readonly ListedOption[] =>
    fields.flatMap((field): readonly ListedOption[] => {
      const path = before + field.name;
      const inKind = kind && kind.name.replace(/^User/, '');
      const id = toId(inKind === undefined ? path : `${inKind}.${path.slice(prefix.length)}`);
      const own: ListedOption = {path, id, field, ...(kind && {kind})};
      // A language has all options of the theme: they are on the page of the theme.
      const parts = kind || field.key === 'UserLanguage.themeConfig' ? [] : field.parts;
      const names = new Map(parts.map((part) => [part.name, part.step]));
      const inner = [...names].flatMap(([name, step]): readonly ListedOption[] => {
        const next = `${path}${/^User(?:Docs|Blog|Pages)$/.test(name) ? '' : step}.`;
        const union = unions.get(name);
        if (union)
          return union.flatMap((member) =>
            listFields(
              types.get(member)!,
              {types, unions},
              {prefix: next, kind: types.get(member)},
            ),
          );
        const part = types.get(name);
        return part ? listFields(part, {types, unions}, {prefix: next}) : [];
      });
      const step = /\[\]\)?$/.test(field.type) && field.fields.length > 0 ? '[]' : '';
      return [own, ...visit(field.fields, `${path}${step}.`), ...inner];
    });
  return visit(type.fields, prefix);
}

/** Every option of `wuya.config.ts`. */
export function listOptions(): readonly ListedOption[] {
  const read = readUserTypes(USER_TYPES);
  return listFields(read.types.get('UserConfig')!, read, {prefix: ''});
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

/** Page of an option below `reference/options`. */
export function pageOfOption({path, kind}: Pick<ListedOption, 'path' | 'kind'>): string {
  const name = kind ? `${path} (${kind.name})` : path;
  const group = OPTION_GROUPS.find(({holds}) => holds.test(name));
  if (!group) throw new Error(`${name} has no page: add it to manual/generate/optionGroups.ts`);
  return group.path;
}

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
  const pages = OPTION_GROUPS.map(({path, label, names, about}, position): ReferencePage => {
    const own = options.filter((option) => pageOfOption(option) === path);
    return {
      path: `options/${path}.md`,
      print: (language) =>
        printPage({
          title: language === 'zh' ? `选项：${names.replaceAll(', ', '、')}` : `Options: ${names}`,
          description: describe({about}, own.length, language),
          label: pickWords(label, language),
          position: position + 1,
          body: printOptions(own, language),
        }),
    };
  });
  return [indexPage(options), ...pages];
}

/** What the page of a group is, in few words: those of its options are to be found, not these. */
function describe({about}: Pick<OptionGroup, 'about'>, count: number, language: Language): string {
  const text =
    language === 'zh'
      ? `wuya.config.ts 的 ${count} 个选项。`
      : `${count} options of wuya.config.ts. `;
  return `${text}${about ? pickWords(about, language) : ''}`.replaceAll('`', '').trim();
}

function indexPage(options: readonly ListedOption[]): ReferencePage {
  const about: Words = [
    '`wuya.config.ts` 里能写的每一个选项。只有 `title` 和 `url` 必须写。写错名字或类型，构建时会说明哪里错了、应该是什么；编辑器里也看得到每个选项的说明。',
    'Every option of `wuya.config.ts`. Only `title` and `url` are required. A wrong name or type is reported with its place and what is expected; the editor shows what each option does.',
  ];
  const list = (folder: string, language: Language) =>
    OPTION_GROUPS.filter(({path}) => path.startsWith(`${folder}/`))
      .map(({path: page, label}) => {
        const own = options.filter((option) => pageOfOption(option) === page && !option.kind);
        const links = own.map(({path, id}) => `[\`${path}\`](./${page}.md#${id})`);
        const name = `[${pickWords(label, language)}](./${page}.md)`;
        const [colon, comma] = language === 'zh' ? ['：', '、'] : [': ', ', '];
        return `- **${name}**${links.length > 0 ? colon : ''}${links.join(comma)}`;
      })
      .join('\n');
  return {
    path: 'options/index.md',
    print: (language) =>
      printPage({
        title: pickWords(['配置选项一览', 'All options'], language),
        description: pickWords(about, language).replaceAll('`', ''),
        position: 0,
        label: pickWords(['一览', 'Overview'], language),
        isFound: false,
        body: `\`\`\`ts title="wuya.config.ts"
import {defineConfig} from '@wuya/engine';

export default defineConfig({
  title: '${pickWords(['我的笔记', 'My notes'], language)}',
  url: 'https://example.com',
});
\`\`\`

${Object.entries(OPTION_FOLDERS)
  .map(
    ([folder, name]) => `## ${pickWords(name, language)} {#${folder}}\n\n${list(folder, language)}`,
  )
  .join('\n\n')}`,
      }),
  };
}
