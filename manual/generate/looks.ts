import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {listReplaceable} from '../../packages/engine/src/bundle/theme/themeOverrides.ts';
import {type Language, pickWords, type Words} from '../../packages/engine/src/errors/language.ts';
import {
  COMPONENT_WORDS,
  MDX_WORDS,
  SLOT_WORDS,
} from '../../packages/theme/src/reference/componentWords.ts';
import {TOKEN_WORDS} from '../../packages/theme/src/reference/tokenWords.ts';
import {cell, code, printPage, type ReferencePage} from './page.ts';

const theme = new URL('../../packages/theme/src/', import.meta.url);
const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, theme)), 'utf8');

/** Custom properties of the theme with their values on light pages of wide windows, and on dark ones where they differ. */
export function readTokens(): ReadonlyMap<
  string,
  {readonly light: string; readonly dark?: string}
> {
  const css = read('styles/tokens.css').replace(/\/\*[^]*?\*\//g, '');
  const values = (selector: RegExp) => {
    const block = new RegExp(`${selector.source}\\s*\\{([^}]*)\\}`).exec(css)?.[1] ?? '';
    return [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
      ([, name, value]) => [name!, value!.replace(/\s+/g, ' ')] as const,
    );
  };
  const dark = new Map(values(/:root\[data-theme='dark'\]/));
  return new Map(
    values(/(?:^|\n):root/).map(([name, light]) => [
      name,
      {light, ...(dark.has(name) && {dark: dark.get(name)!})},
    ]),
  );
}

/** Names that MDX pages may use: what `@wuya/theme/mdx` exports as a component. */
export function listMdxComponents(): readonly string[] {
  const names = [...read('mdx/index.ts').matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list]) =>
    list!.split(',').map((name) => name.trim()),
  );
  // `Absent` stands for what other generators have and is never written.
  return names.filter((name) => /^[A-Z]\w*$/.test(name) && name !== 'Absent').sort();
}

/** Names of slots and of other components that a site can replace. */
export function listComponents(): {
  readonly slots: readonly string[];
  readonly components: readonly string[];
} {
  const all = listReplaceable();
  return {
    slots: all.filter((name) => Object.hasOwn(SLOT_WORDS, name)),
    components: all.filter((name) => !Object.hasOwn(SLOT_WORDS, name)),
  };
}

function tokensPage(): ReferencePage {
  const about: Words = [
    '主题的全部 CSS 变量，也就是设计令牌。在 `themeConfig.customCss` 的样式表里改写它们，暗色写在 `[data-theme="dark"]` 下。下面是宽屏、配色“潮”的值；窄屏的字号小一些。',
    'All CSS variables of the theme: its design tokens. Stylesheets of `themeConfig.customCss` give them other values, for dark pages below `[data-theme="dark"]`. Values here are those of wide windows and the palette `tide`; narrow windows have smaller type.',
  ];
  return {
    path: 'tokens.md',
    print(language) {
      const tokens = readTokens();
      const head = [
        ['变量', 'Variable'],
        ['是什么', 'What it is'],
        ['亮', 'Light'],
        ['暗', 'Dark'],
      ].map((words) => pickWords(words as unknown as Words, language));
      return printPage({
        title: pickWords(['CSS 变量', 'CSS variables'], language),
        description: pickWords(
          ['主题的每一个设计令牌与它的值。', 'Every design token of the theme and its value.'],
          language,
        ),
        position: 4,
        body: `${pickWords(about, language)}\n\n${TOKEN_WORDS.map(
          ({id, title, tokens: own}) =>
            `## ${pickWords(title, language)} {#${id}}\n\n| ${[pickWords(title, language), ...head.slice(1)].join(' | ')} |\n| --- | --- | --- | --- |\n${Object.entries(
              own,
            )
              .map(([name, words]) => {
                const {light = '', dark = ''} = tokens.get(name) ?? {};
                return `| \`${name}\` | ${pickWords(words, language)} | ${cell(code(shorten(light)))} | ${dark === '' ? '' : code(dark)} |`;
              })
              .join('\n')}`,
        ).join('\n\n')}`,
      });
    },
  };
}

/** A list of faces by its first ones. */
const shorten = (value: string): string =>
  value.length > 48 ? `${value.slice(0, 40).replace(/,[^,]*$/, '')}, …` : value;

function componentsPage(): ReferencePage {
  const table = (
    names: readonly string[],
    words: Readonly<Record<string, Words>>,
    {
      prefix,
      head,
      language,
    }: {
      readonly prefix: string;
      /** Head of the first column: tables of a page are told apart by it. */
      readonly head: Words;
      readonly language: Language;
    },
  ) =>
    `| ${pickWords(head, language)} | ${pickWords(['是什么', 'What it is'], language)} |\n| --- | --- |\n${names
      .map(
        (name) =>
          `| \`${prefix}${name}${prefix === '<' ? '>' : prefix === '' ? '' : '.tsx'}\` | ${pickWords(words[name] ?? ['', ''], language)} |`,
      )
      .join('\n')}`;
  return {
    path: 'components.md',
    print(language) {
      const {slots, components} = listComponents();
      return printPage({
        title: pickWords(['插槽与组件', 'Slots and components'], language),
        description: pickWords(
          [
            '可以填的插槽、可以替换的组件、MDX 里可以用的组件。',
            'Slots to fill, components to replace, components for MDX.',
          ],
          language,
        ),
        position: 5,
        body: `${pickWords(
          [
            '用法见[换组件](../guide/08-looks.md#slots)。',
            'How they are used: [components of your own](../guide/08-looks.md#slots).',
          ],
          language,
        )}

## ${pickWords(['插槽', 'Slots'], language)} {#slots}

${pickWords(['不写就什么也没有，也不占字节。', 'Without a file of yours a slot is empty and costs no byte.'], language)}

${table(slots, SLOT_WORDS, {prefix: 'theme/', head: ['插槽', 'Slot'], language})}

## ${pickWords(['可以替换的组件', 'Components to replace'], language)} {#components}

${pickWords(
  [
    '里面可以用原来的：`@wuya/theme/components/<名字>`。',
    'A replacement may use the original: `@wuya/theme/components/<name>`.',
  ],
  language,
)}

${table(components, COMPONENT_WORDS, {prefix: 'theme/', head: ['组件', 'Component'], language})}

## ${pickWords(['MDX 里的组件', 'Components for MDX'], language)} {#mdx}

${pickWords(
  [
    '`.mdx` 里不用导入；从 `@wuya/theme/mdx` 引入也行。',
    '`.mdx` needs no import for them; `@wuya/theme/mdx` has them too.',
  ],
  language,
)}

${table(listMdxComponents(), MDX_WORDS, {prefix: '<', head: ['标签', 'Tag'], language})}`,
      });
    },
  };
}

/** The pages of tokens and components. */
export const looksPages = (): readonly ReferencePage[] => [tokensPage(), componentsPage()];
