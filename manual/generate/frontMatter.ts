import {POST_FIELDS} from '../../packages/engine/src/content/blog/postFrontMatter.ts';
import {DOC_FIELDS} from '../../packages/engine/src/content/docs/docFrontMatter.ts';
import {
  FIELD_WORDS,
  type FieldWords,
} from '../../packages/engine/src/content/frontmatter/fieldWords.ts';
import {FILE_WORDS} from '../../packages/engine/src/content/frontmatter/fileWords.ts';
import {PAGE_FIELDS} from '../../packages/engine/src/content/pages/page.ts';
import {type Language, pickWords, type Words} from '../../packages/engine/src/errors/language.ts';
import {code, printPage, type ReferencePage, toId} from './page.ts';
import {plainNameOf} from './plainNames/plainNames.ts';

/** The kinds of files that have front matter, and the fields of each. */
const FRONT_MATTER = [
  {id: 'notes', name: ['笔记', 'notes'], fields: DOC_FIELDS},
  {id: 'posts', name: ['随笔', 'posts'], fields: POST_FIELDS},
  {id: 'pages', name: ['单页', 'pages'], fields: PAGE_FIELDS},
] as const satisfies readonly {
  readonly id: string;
  readonly name: Words;
  readonly fields: Readonly<Record<string, {readonly expects: Words}>>;
}[];

/** Every field, in the order in which they are declared. */
export const listFields = (): readonly string[] => [
  ...new Set(FRONT_MATTER.flatMap(({fields}) => Object.keys(fields))),
];

const FILES: readonly {readonly id: string; readonly title: Words; readonly about: Words}[] = [
  {
    id: 'home',
    title: ['首页的字段', 'Fields of a home page'],
    about: [
      '单页或笔记写了 `layout: home`，就认得这些字段。',
      'A page or note with `layout: home` has these fields.',
    ],
  },
  {
    id: 'category',
    title: ['`_category_` 文件', 'The `_category_` file'],
    about: [
      '笔记的文件夹里放一个 `_category_.json` 或 `_category_.yml`，说明这个分类。',
      'A `_category_.json` or `_category_.yml` in a folder of notes describes the category.',
    ],
  },
  {
    id: 'authors',
    title: ['authors.yml', 'authors.yml'],
    about: [
      '随笔的文件夹里的 `authors.yml`，每位作者一个键，下面写这些。',
      'The `authors.yml` in the folder of the posts has a key for each author, and below it these.',
    ],
  },
  {
    id: 'tags',
    title: ['tags.yml', 'tags.yml'],
    about: [
      '笔记（或随笔）的文件夹里的 `tags.yml`，每个标签一个键，下面写这些，也可以什么都不写。',
      'The `tags.yml` in the folder of notes or posts has a key for each tag, and below it these, or nothing.',
    ],
  },
];

function printField(
  name: string,
  {
    words,
    plain,
    id,
    more,
  }: {
    readonly words: FieldWords;
    /** What people call it who do not know its name. */
    readonly plain: Words;
    readonly id: string;
    readonly more: readonly string[];
  },
  language: Language,
): string {
  const example =
    language === 'zh' ? `- 例如：${code(words.example)}` : `- Example: ${code(words.example)}`;
  return `### \`${name}\`${language === 'zh' ? '：' : ': '}${pickWords(plain, language)} {#${id}}\n\n${pickWords(words.text, language)}\n\n${[...more, example].join('\n')}`;
}

function printFrontMatter(language: Language): string {
  return listFields()
    .map((name) => {
      const kinds = FRONT_MATTER.filter(({fields}) => Object.hasOwn(fields, name));
      const field = (kinds[0]!.fields as Record<string, {expects: Words}>)[name]!;
      const names = kinds.map(({name: words}) => pickWords(words, language));
      return printField(
        name,
        {
          words: FIELD_WORDS[name]!,
          plain: plainNameOf(`field ${name}`),
          id: toId(name),
          more:
            language === 'zh'
              ? [`- 用在：${names.join('、')}`, `- 写：${field.expects[0]}`]
              : [`- For: ${names.join(', ')}`, `- Takes: ${field.expects[1]}`],
        },
        language,
      );
    })
    .join('\n\n');
}

/** The page of front matter and the small files beside notes. */
export function frontMatterPage(): ReferencePage {
  const about: Words = [
    '写在文件开头两行 `---` 之间的字段，以及笔记旁边的几种小文件。不认识的字段会保留，不作声；写错类型是错误（[FM-001](./diagnostics/content.md#fm-001)）。',
    'Fields between the two `---` lines at the top of a file, and the small files beside notes. Unknown fields are kept without a word; a wrong type is an error ([FM-001](./diagnostics/content.md#fm-001)).',
  ];
  return {
    path: 'front-matter.md',
    print: (language) =>
      printPage({
        title: pickWords(['front matter 字段', 'Front matter'], language),
        description: pickWords(
          [
            '笔记、随笔、单页、首页的每一个 front matter 字段，以及 _category_、authors.yml、tags.yml。',
            'Every field of notes, posts, pages and home pages, and of _category_, authors.yml and tags.yml.',
          ],
          language,
        ),
        position: 2,
        body: `${pickWords(about, language)}

## ${pickWords(['笔记、随笔、单页的字段', 'Fields of notes, posts and pages'], language)} {#fields}

${printFrontMatter(language)}

${FILES.map(
  ({id, title, about: text}) =>
    `## ${pickWords(title, language)} {#${id}-file}\n\n${pickWords(text, language)}\n\n${Object.entries(
      FILE_WORDS[id]!,
    )
      .map(([name, words]) =>
        printField(
          name,
          {
            words,
            plain: plainNameOf(`field ${id}.${name}`),
            id: toId(`${id}-${name}`),
            more: [],
          },
          language,
        ),
      )
      .join('\n\n')}`,
).join('\n\n')}`,
      }),
  };
}
