import {catalogue, type DiagnosticCode} from '../../packages/engine/src/errors/catalogue.ts';
import {explain} from '../../packages/engine/src/errors/explained/explain.ts';
import {EXPLANATION_PARTS} from '../../packages/engine/src/errors/explained/printExplanation.ts';
import {LEVEL_NAMES} from '../../packages/engine/src/errors/format.ts';
import {type Language, pickWords, type Words} from '../../packages/engine/src/errors/language.ts';
import {printPage, type ReferencePage} from './page.ts';
import {plainNameOf} from './plainNames/plainNames.ts';

const PAGES: readonly {
  /** Below `reference/diagnostics`. */
  readonly path: string;
  readonly title: Words;
  readonly holds: RegExp;
}[] = [
  {
    path: 'links',
    title: ['链接', 'Links'],
    holds: /^LN-/,
  },
  {
    path: 'addresses',
    title: ['地址与转向', 'Addresses and redirects'],
    holds: /^RT-/,
  },
  {
    path: 'images',
    title: ['图片', 'Images'],
    holds: /^IM-/,
  },
  {
    path: 'components',
    title: ['组件、HTML、MDX', 'Components, HTML, MDX'],
    holds: /^MD-1[0-2]/,
  },
  {
    path: 'text',
    title: [
      '代码块、提示框、公式、图、插件',
      'Code blocks, admonitions, formulas, diagrams, plugins',
    ],
    holds: /^MD-/,
  },
  {
    path: 'run',
    title: ['运行的代码', 'Code that is run'],
    holds: /^RUN-/,
  },
  {
    path: 'files',
    title: ['文件', 'Files'],
    holds: /^(?:SRC|GIT)-/,
  },
  {
    path: 'front-matter',
    title: ['front matter', 'Front matter'],
    holds: /^(?:FM|ID)-/,
  },
  {
    path: 'tags',
    title: ['标签与版本', 'Tags and versions'],
    holds: /^(?:TG|VER)-/,
  },
  {
    path: 'config',
    title: ['配置', 'The configuration'],
    holds: /^CFG-(?:0|24)/,
  },
  {
    path: 'docusaurus',
    title: ['从 Docusaurus 搬来的网站', 'Sites of Docusaurus'],
    holds: /^(?:CFG-2|THEME-30[12]|CSS)/,
  },
  {
    path: 'sidebar',
    title: ['侧栏', 'Sidebars'],
    holds: /^SB-/,
  },
  {
    path: 'navbar',
    title: ['导航栏', 'The navbar'],
    holds: /^NB-/,
  },
  {
    path: 'blog',
    title: ['随笔', 'Posts'],
    holds: /^BL-/,
  },
  {
    path: 'theme',
    title: ['页面、组件、译文、分享图', 'Pages, components, translations, share images'],
    holds: /^(?:BD|THEME|PG|SH|I18N)-/,
  },
  {
    path: 'output',
    title: ['写出网站', 'Writing the site'],
    holds: /^EM-/,
  },
];

const FENCES: Readonly<Record<string, string>> = {
  md: 'md',
  mdx: 'mdx',
  ts: 'ts',
  tsx: 'tsx',
  json: 'json',
  yml: 'yaml',
  css: 'css',
};

function printCode(code: DiagnosticCode, language: Language): string {
  const {level, what, why, cure, example} = explain(code, language);
  const colon = language === 'zh' ? '：' : ': ';
  const part = (name: keyof typeof EXPLANATION_PARTS) =>
    `**${pickWords(EXPLANATION_PARTS[name], language)}**${colon}`;
  const fence = example && FENCES[example.file.replace(/^.*\./, '')]!;
  return [
    `## ${code}${colon}${nameOf(code, language)} {#${code.toLowerCase()}}`,
    `\`\`\`text title="${pickWords(LEVEL_NAMES[level], language)} ${code}"\n${what}\n\`\`\``,
    `${part('why')}${why}`,
    ...(cure === undefined ? [] : [`${part('cure')}\n\n\`\`\`text\n${cure}\n\`\`\``]),
    ...(example === undefined
      ? []
      : [
          `${part('example')}\n\n\`\`\`\`${fence} title="${example.file}"\n${example.text.trimEnd()}\n\`\`\`\``,
        ]),
  ].join('\n\n');
}

/** Codes of a page, in order. */
const codesOf = (path: string): readonly DiagnosticCode[] =>
  (Object.keys(catalogue) as DiagnosticCode[])
    .filter((code) => pageOfCode(code) === path)
    .toSorted();

/** Pages of all codes, and a first page that lists them. */
export function diagnosticPages(): readonly ReferencePage[] {
  const pages = PAGES.map(({path, title}, position): ReferencePage => ({
    path: `diagnostics/${path}.md`,
    print: (language) =>
      printPage({
        title: pickWords(title, language),
        description: pickWords(
          [
            `${codesOf(path).length} 个编号：说的是什么，为什么，怎样解决。`,
            `${codesOf(path).length} codes: what each says, why, and what to do.`,
          ],
          language,
        ),
        position: position + 1,
        body: codesOf(path)
          .map((code) => printCode(code, language))
          .join('\n\n'),
      }),
  }));
  return [indexPage(), ...pages];
}

function indexPage(): ReferencePage {
  const about: Words = [
    '每一个问题都有一个不变的编号。终端里运行 `wuya explain LN-050`，看到的就是这里的内容，不用联网。错误使构建失败，上一次的结果原样保留；警告与提示不影响构建。',
    'Every problem has a code that never changes. `wuya explain LN-050` prints what is said here, without a network. Errors fail the build, and the last good output stays; warnings and notices do not.',
  ];
  const row = (code: DiagnosticCode, language: Language) =>
    `| [${code}](./${pageOfCode(code)}.md#${code.toLowerCase()}) | ${pickWords(LEVEL_NAMES[explain(code, language).level], language)} | ${nameOf(code, language)} |`;
  return {
    path: 'diagnostics/index.md',
    print: (language) =>
      printPage({
        title: pickWords(['问题的编号', 'Codes of problems'], language),
        description: pickWords(about, language).replaceAll('`', ''),
        position: 0,
        label: pickWords(['一览', 'Overview'], language),
        isFound: false,
        body: PAGES.map(
          ({path, title}) => `## ${pickWords(title, language)} {#${path}}

| ${pickWords(['编号', 'Code'], language)} | ${pickWords(['级别', 'Level'], language)} | ${pickWords(['问题', 'Problem'], language)} |
| --- | --- | --- |
${codesOf(path)
  .map((code) => row(code, language))
  .join('\n')}`,
        ).join('\n\n'),
      }),
  };
}

/** Page of a code below `reference/diagnostics`; undefined where none has it. */
export const pageOfCode = (code: string): string | undefined =>
  PAGES.find(({holds}) => holds.test(code))?.path;

/** What a problem is called, as text of which nothing is Markdown. */
const nameOf = (code: string, language: Language): string =>
  pickWords(plainNameOf(`code ${code}`), language).replace(/[\\`*_{}[\]<>|$]/g, '\\$&');

/** Codes that no page has. */
export const codesWithoutPage = (): readonly string[] =>
  Object.keys(catalogue).filter((code) => pageOfCode(code) === undefined);
