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

/** A page of fields: of front matter, or of a small file beside notes. */
interface FieldPage {
  /** Below `reference/front-matter`. */
  readonly path: string;
  /** What it is called in the sidebar. */
  readonly label: Words;
  /** The first ones, for the title: words of a title would be found in place of the fields below it. */
  readonly names: string;
  /** What there is to know besides. */
  readonly about?: Words;
  /** Fits names of fields of front matter. */
  readonly holds?: RegExp;
  /** Files whose fields are on it: keys of `FILE_WORDS`, with their headings. */
  readonly files?: Readonly<Record<string, Words>>;
}

const PAGES: readonly FieldPage[] = [
  {
    path: 'addresses',
    label: ['网址与旧地址', 'Addresses, old and new'],
    names: 'slug, aliases, redirect_from',
    holds: /^(?:slug|aliases|redirect_from|anchors|parse_number_prefixes|id)$/,
  },
  {
    path: 'sidebar',
    label: ['侧栏与前后两篇', 'Sidebar, next and previous'],
    names: 'sidebar_position, pagination_next',
    holds: /^(?:sidebar_|displayed_sidebar|pagination_)/,
  },
  {
    path: 'publishing',
    label: ['发布、日期、标签、作者', 'Publishing, dates, tags, authors'],
    names: 'draft, unlisted, date, tags',
    holds: /^(?:draft|unlisted|search|date|last_update|custom_edit_url|tags|author)/,
  },
  {
    path: 'page',
    label: ['标题、摘要、目录', 'Title, summary, contents'],
    names: 'title, description, image',
    holds: /^/,
  },
  {
    path: 'home',
    label: ['首页', 'Home page'],
    names: 'layout: home',
    about: [
      '单页或笔记写了 `layout: home`，就认得这些字段。',
      'A page or note with `layout: home` has these fields.',
    ],
    files: {home: ['首页', 'The home page']},
  },
  {
    path: 'category',
    label: ['_category_ 文件', '_category_ files'],
    names: '_category_.json',
    about: [
      '笔记的文件夹里放一个 `_category_.json` 或 `_category_.yml`，说明这个分类。',
      'A `_category_.json` or `_category_.yml` in a folder of notes describes the category.',
    ],
    files: {category: ['`_category_` 文件', 'The `_category_` file']},
  },
  {
    path: 'authors-and-tags',
    label: ['作者与标签的文件', 'Files of authors and tags'],
    names: 'authors.yml, tags.yml',
    about: [
      '随笔的文件夹里的 `authors.yml`，每位作者一个键；笔记（或随笔）的文件夹里的 `tags.yml`，每个标签一个键。键的下面写这里的字段，标签也可以什么都不写。',
      'The `authors.yml` in the folder of posts has a key for each author, the `tags.yml` of notes or posts one for each tag. Below it are the fields here; a tag may have none.',
    ],
    files: {authors: ['authors.yml', 'authors.yml'], tags: ['tags.yml', 'tags.yml']},
  },
];

/** Page of a field of front matter below `reference/front-matter`. */
export const pageOfField = (name: string): string =>
  PAGES.find(({holds}) => holds?.test(name))!.path;

/** Page of the fields of a file below `reference/front-matter`: a key of `FILE_WORDS`. */
export const pageOfFile = (file: string): string =>
  PAGES.find(({files}) => files && Object.hasOwn(files, file))!.path;

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
  return `## \`${name}\`${language === 'zh' ? '：' : ': '}${pickWords(plain, language)} {#${id}}\n\n${pickWords(words.text, language)}\n\n${[...more, example].join('\n')}`;
}

function printFields(names: readonly string[], language: Language): string {
  return names
    .map((name) => {
      const kinds = FRONT_MATTER.filter(({fields}) => Object.hasOwn(fields, name));
      const field = (kinds[0]!.fields as Record<string, {expects: Words}>)[name]!;
      const files = kinds.map(({name: words}) => pickWords(words, language));
      return printField(
        name,
        {
          words: FIELD_WORDS[name]!,
          plain: plainNameOf(`field ${name}`),
          id: toId(name),
          more:
            language === 'zh'
              ? [`- 用在：${files.join('、')}`, `- 写：${field.expects[0]}`]
              : [`- For: ${files.join(', ')}`, `- Takes: ${field.expects[1]}`],
        },
        language,
      );
    })
    .join('\n\n');
}

/** Fields of a small file, below a heading where the page has those of several. */
function printFile(
  file: string,
  {title, isOnly, language}: {title: Words; isOnly: boolean; language: Language},
): string {
  const fields = Object.entries(FILE_WORDS[file]!).map(([name, words]) =>
    printField(
      name,
      {words, plain: plainNameOf(`field ${file}.${name}`), id: toId(`${file}-${name}`), more: []},
      language,
    ),
  );
  if (isOnly) return fields.join('\n\n');
  const below = fields.map((field) => field.replace(/^## /, '### '));
  return `## ${pickWords(title, language)} {#${file}-file}\n\n${below.join('\n\n')}`;
}

/** The pages of front matter and of the small files beside notes, and a first page that lists them. */
export function frontMatterPages(): readonly ReferencePage[] {
  const pages = PAGES.map(({path, label, names, about, files = {}}, position): ReferencePage => {
    const own = listFields().filter((name) => pageOfField(name) === path);
    return {
      path: `front-matter/${path}.md`,
      print: (language) =>
        printPage({
          title: `front matter${language === 'zh' ? '：' : ': '}${language === 'zh' ? names.replaceAll(', ', '、') : names}`,
          description: pickWords(
            about ?? [
              `文件开头的 ${own.length} 个字段。`,
              `${own.length} fields at the top of a file.`,
            ],
            language,
          ).replaceAll('`', ''),
          label: pickWords(label, language),
          position: position + 1,
          body: [
            printFields(own, language),
            ...Object.entries(files).map(([file, heading]) =>
              printFile(file, {
                title: heading,
                isOnly: Object.keys(files).length === 1,
                language,
              }),
            ),
          ].join('\n\n'),
        }),
    };
  });
  return [indexPage(), ...pages];
}

function indexPage(): ReferencePage {
  const about: Words = [
    '写在文件开头两行 `---` 之间的字段，以及笔记旁边的几种小文件。不认识的字段会保留，不作声；写错类型是错误（[FM-001](../diagnostics/front-matter.md#fm-001)）。',
    'Fields between the two `---` lines at the top of a file, and the small files beside notes. Unknown fields are kept without a word; a wrong type is an error ([FM-001](../diagnostics/front-matter.md#fm-001)).',
  ];
  const links = ({path, files = {}}: FieldPage) => [
    ...listFields()
      .filter((name) => pageOfField(name) === path)
      .map((name) => `[\`${name}\`](./${path}.md#${toId(name)})`),
    ...Object.keys(files).flatMap((file) =>
      Object.keys(FILE_WORDS[file]!).map(
        (name) => `[\`${name}\`](./${path}.md#${toId(`${file}-${name}`)})`,
      ),
    ),
  ];
  return {
    path: 'front-matter/index.md',
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
        position: 0,
        label: pickWords(['一览', 'Overview'], language),
        isFound: false,
        body: `${pickWords(about, language)}\n\n${PAGES.map(
          (page) =>
            `- **[${pickWords(page.label, language)}](./${page.path}.md)**${language === 'zh' ? '：' : ': '}${links(page).join(language === 'zh' ? '、' : ', ')}`,
        ).join('\n')}`,
      }),
  };
}
