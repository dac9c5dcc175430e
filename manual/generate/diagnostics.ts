import {catalogue, type DiagnosticCode} from '../../packages/engine/src/errors/catalogue.ts';
import {articleProblems} from '../../packages/engine/src/errors/catalogue/article.ts';
import {pluginProblems} from '../../packages/engine/src/errors/catalogue/plugins.ts';
import {blogProblems} from '../../packages/engine/src/errors/catalogue/blog.ts';
import {bundleProblems} from '../../packages/engine/src/errors/catalogue/bundle.ts';
import {configProblems} from '../../packages/engine/src/errors/catalogue/config.ts';
import {contentProblems} from '../../packages/engine/src/errors/catalogue/content.ts';
import {documentProblems} from '../../packages/engine/src/errors/catalogue/document.ts';
import {outputProblems} from '../../packages/engine/src/errors/catalogue/output.ts';
import {routesProblems} from '../../packages/engine/src/errors/catalogue/routes.ts';
import {samplesProblems} from '../../packages/engine/src/errors/catalogue/samples.ts';
import {sidebarProblems} from '../../packages/engine/src/errors/catalogue/sidebar.ts';
import {explain} from '../../packages/engine/src/errors/explained/explain.ts';
import {EXPLANATION_PARTS} from '../../packages/engine/src/errors/explained/printExplanation.ts';
import {LEVEL_NAMES} from '../../packages/engine/src/errors/format.ts';
import {type Language, pickWords, type Words} from '../../packages/engine/src/errors/language.ts';
import {printPage, type ReferencePage} from './page.ts';

const PAGES: readonly {
  readonly path: string;
  readonly title: Words;
  readonly codes: Readonly<Record<string, unknown>>;
}[] = [
  {
    path: 'links',
    title: ['地址、链接与图片', 'Addresses, links and images'],
    codes: routesProblems,
  },
  {
    path: 'text',
    title: ['笔记的正文', 'The text of notes'],
    codes: {...articleProblems, ...pluginProblems},
  },
  {path: 'run', title: ['运行的代码', 'Code that is run'], codes: samplesProblems},
  {
    path: 'content',
    title: ['文件、front matter、标签、版本', 'Files, front matter, tags, versions'],
    codes: contentProblems,
  },
  {path: 'config', title: ['配置', 'The configuration'], codes: configProblems},
  {path: 'sidebar', title: ['侧栏', 'Sidebars'], codes: sidebarProblems},
  {path: 'navbar', title: ['导航栏', 'The navbar'], codes: documentProblems},
  {path: 'blog', title: ['随笔', 'Posts'], codes: blogProblems},
  {
    path: 'theme',
    title: ['主题、样式、脚本、译文', 'Theme, styles, scripts, translations'],
    codes: bundleProblems,
  },
  {path: 'output', title: ['写出网站', 'Writing the site'], codes: outputProblems},
];

const FENCES: Readonly<Record<string, string>> = {
  md: 'md',
  mdx: 'mdx',
  ts: 'ts',
  tsx: 'tsx',
  json: 'json',
  yml: 'yaml',
};

function printCode(code: DiagnosticCode, language: Language): string {
  const {level, what, why, cure, example} = explain(code, language);
  const colon = language === 'zh' ? '：' : ': ';
  const part = (name: keyof typeof EXPLANATION_PARTS) =>
    `**${pickWords(EXPLANATION_PARTS[name], language)}**${colon}`;
  const fence = example && FENCES[example.file.replace(/^.*\./, '')]!;
  return [
    `## ${code}${colon}${escapeMarkdown(firstClause(what))} {#${code.toLowerCase()}}`,
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

/** Pages of all codes, and a first page that lists them. */
export function diagnosticPages(): readonly ReferencePage[] {
  const about: Words = [
    '每一个问题都有一个不变的编号。终端里运行 `wuya explain LN-050`，看到的就是这里的内容，不用联网。错误使构建失败，上一次的结果原样保留；警告与提示不影响构建。',
    'Every problem has a code that never changes. `wuya explain LN-050` prints what is said here, without a network. Errors fail the build, and the last good output stays; warnings and notices do not.',
  ];
  const index: ReferencePage = {
    path: 'diagnostics/index.md',
    print: (language) =>
      printPage({
        title: pickWords(['问题的编号', 'Codes of problems'], language),
        description: pickWords(about, language).replaceAll('`', ''),
        position: 1,
        label: pickWords(['一览', 'Overview'], language),
        body: `${PAGES.map(
          ({path, title, codes}) => `## ${pickWords(title, language)} {#${path}}

| ${pickWords(['编号', 'Code'], language)} | ${pickWords(['级别', 'Level'], language)} | ${pickWords(['什么时候', 'When'], language)} |
| --- | --- | --- |
${Object.keys(codes)
  .toSorted()
  .map((code) => {
    const {level, why} = explain(code as DiagnosticCode, language);
    return `| [${code}](./${path}.md#${code.toLowerCase()}) | ${pickWords(LEVEL_NAMES[level], language)} | ${firstSentence(why).replaceAll('|', '\\|')} |`;
  })
  .join('\n')}`,
        ).join('\n\n')}`,
      }),
  };
  const pages = PAGES.map(({path, title, codes}, position): ReferencePage => ({
    path: `diagnostics/${path}.md`,
    print: (language) =>
      printPage({
        title: pickWords(title, language),
        description: `${Object.keys(codes)
          .toSorted()
          .join(language === 'zh' ? '、' : ', ')}`,
        position: position + 2,
        body: Object.keys(codes)
          .toSorted()
          .map((code) => printCode(code as DiagnosticCode, language))
          .join('\n\n'),
      }),
  }));
  return [index, ...pages];
}

/** Rest of a text is on the page of the code: this one is a list of all. */
const firstSentence = (text: string): string => /^[^]*?(?:。|[.!?](?= |$))/.exec(text)?.[0] ?? text;

/** Page of a code below `reference/diagnostics`. */
export const pageOfCode = (code: string): string =>
  PAGES.find(({codes}) => Object.hasOwn(codes, code))!.path;

/** What a problem is, as short as a heading: the first clause of its sentence. */
const firstClause = (what: string): string =>
  (
    /^[^]*?(?=[。；]|[：:](?!\s?(?:应为|expected))\s|：(?!应为)|[.;](?:\s|$)|\n|$)/.exec(
      what,
    )?.[0] ?? what
  ).trim();

/** Text of which nothing is Markdown. */
const escapeMarkdown = (text: string): string => text.replace(/[\\`*_{}[\]<>|$]/g, '\\$&');

/** Codes that no page has. */
export const codesWithoutPage = (): readonly string[] =>
  Object.keys(catalogue).filter((code) => !PAGES.some(({codes}) => Object.hasOwn(codes, code)));
