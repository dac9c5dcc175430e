import type {Words} from '../../errors/language.ts';
import type {MigrationProblem, OldFolder} from './from/common/migration.ts';

/** Notes in another format than Markdown, and what makes Markdown of them. */
interface Format {
  readonly ending: RegExp;
  readonly name: Words;
  readonly advice: Words;
  /** Whether other files are so called too: it counts where there is no Markdown. */
  readonly isCommon?: boolean;
}

const byPandoc = (reader: string, {ending = reader, more = ''} = {}): Words => [
  `用 pandoc 转成 Markdown 再搬：pandoc -f ${reader} -t gfm${more} a.${ending} -o a.md`,
  `Make Markdown of them with pandoc and migrate again: pandoc -f ${reader} -t gfm${more} a.${ending} -o a.md`,
];

const FORMATS: readonly Format[] = [
  {ending: /\.rst$/i, name: ['reStructuredText', 'reStructuredText'], advice: byPandoc('rst')},
  {ending: /\.org$/i, name: ['Org', 'Org'], advice: byPandoc('org')},
  {
    ending: /\.(?:adoc|asciidoc)$/i,
    name: ['AsciiDoc', 'AsciiDoc'],
    advice: [
      '用 downdoc 转成 Markdown 再搬：npx downdoc a.adoc',
      'Make Markdown of them with downdoc and migrate again: npx downdoc a.adoc',
    ],
  },
  {
    ending: /\.ipynb$/i,
    name: ['Jupyter', 'Jupyter'],
    advice: [
      '转成 Markdown 再搬：jupyter nbconvert --to markdown a.ipynb',
      'Make Markdown of them and migrate again: jupyter nbconvert --to markdown a.ipynb',
    ],
  },
  {
    ending: /\.(?:qmd|rmd)$/i,
    name: ['R Markdown 或 Quarto', 'R Markdown or Quarto'],
    advice: ['要连同它们一起搬，加上 --tool quarto。', 'To bring them along, add --tool quarto.'],
  },
  {
    ending: /\.(?:enex|notes)$/i,
    name: ['印象笔记（Evernote）', 'Evernote'],
    advice: [
      '先导入 Joplin 或 Obsidian（插件 Importer），从那里导出 Markdown 再搬；只能导出 .notes 的版本，用 evernote-backup 取得 .enex。',
      'Import them into Joplin or Obsidian (plugin Importer), export Markdown from there and migrate that; where only .notes can be exported, evernote-backup gives .enex.',
    ],
  },
  {
    ending: /\.jex$/i,
    name: ['Joplin', 'Joplin'],
    advice: [
      '解开再搬：mkdir a && tar -xf a.jex -C a',
      'Unpack them and migrate the folder: mkdir a && tar -xf a.jex -C a',
    ],
  },
  {
    ending: /\.(?:lake|lakebook)$/i,
    name: ['语雀', 'Yuque'],
    advice: [
      '在语雀里把文档导出成 Markdown；整个知识库，用 yuque-dl 取成 Markdown 再搬。',
      'Export the documents from Yuque as Markdown, or fetch a whole book as Markdown with yuque-dl, and migrate that.',
    ],
  },
  {
    ending: /\.(?:note|onepkg|one|trilium|opml)$/i,
    name: ['别的笔记软件的', 'another notebook'],
    advice: [
      '从原来的软件里导出成 Markdown 再搬；没有这一项的，导入 Joplin 或 Obsidian（插件 Importer），从那里导出。',
      'Export them as Markdown from there and migrate that; where it cannot, import them into Joplin or Obsidian (plugin Importer), and export from that.',
    ],
    isCommon: true,
  },
  {
    ending: /\.sy$/i,
    name: ['思源笔记', 'SiYuan'],
    advice: [
      '在思源里导出成 Markdown（.zip），解压再搬。',
      'Export them from SiYuan as Markdown (.zip), unpack that and migrate it.',
    ],
  },
  {
    ending: /\.docx$/i,
    name: ['Word', 'Word'],
    advice: byPandoc('docx', {more: ' --extract-media=.'}),
    isCommon: true,
  },
  {ending: /\.html?$/i, name: ['HTML', 'HTML'], advice: byPandoc('html'), isCommon: true},
  {
    ending: /\.(?:zip|tar|gz|7z|rar|textpack)$/i,
    name: ['压缩包', 'archives'],
    advice: ['先解压再搬。', 'Unpack them and migrate again.'],
    isCommon: true,
  },
  {
    ending: /\.(?:json|sql|db)$/i,
    name: ['JSON 或数据库', 'JSON or databases'],
    advice: [
      'Ghost、Halo、Typecho、Roam 等的备份读不懂：用它们自己的或第三方的插件导出 Markdown（Ghost、Typecho 也可以导入 WordPress，再导出 XML）。',
      'Backups of Ghost, Halo, Typecho, Roam and others are not understood: export Markdown with a plugin of theirs; Ghost and Typecho can be imported into WordPress too, whose XML is read.',
    ],
    isCommon: true,
  },
  {
    ending: /\.txt$/i,
    name: ['纯文字', 'plain text'],
    advice: [
      '要当作笔记，把结尾改成 .md 再搬。',
      'To make notes of them, let their names end in .md and migrate again.',
    ],
    isCommon: true,
  },
];

const count = ({paths}: Pick<OldFolder, 'paths'>, {ending}: Format): string[] =>
  paths.filter((path) => ending.test(path) && !`/${path}`.includes('/.'));

/** A name in Latin letters has a blank on either side. */
const spaced = (name: string): string =>
  name
    .trim()
    .replace(/^(?=[A-Za-z])/, ' ')
    .replace(/(?<=[A-Za-z])$/, ' ');

const toSentence = (found: readonly string[], {name, advice}: Format): Words => [
  `有 ${found.length} 个${spaced(name[0])}文件没有带过来，例如 ${found[0]!}。${advice[0]}`,
  `${found.length === 1 ? `One file of ${name[1]} was not brought over: ${found[0]!}` : `${found.length} files of ${name[1]} were not brought over, such as ${found[0]!}`}. ${advice[1]}`,
];

/** Reports notes that are no Markdown, one problem for each format, with what makes Markdown of them. */
export function reportUnread(folder: OldFolder): MigrationProblem[] {
  return FORMATS.filter(({isCommon}) => isCommon !== true).flatMap((format) => {
    const found = count(folder, format);
    if (found.length === 0) return [];
    const [zh, en] = toSentence(found, format);
    return [{file: found[0]!, zh, en}];
  });
}

/** Says what a folder without Markdown holds instead: the format of most of its notes. Undefined where it is none of these. */
export function describeUnread(folder: Pick<OldFolder, 'paths'>): Words | undefined {
  const best = FORMATS.map((format) => ({format, found: count(folder, format)}))
    .filter(({found}) => found.length > 0)
    .sort(
      (a, b) =>
        Number(a.format.isCommon === true) - Number(b.format.isCommon === true) ||
        b.found.length - a.found.length,
    )[0];
  return best && toSentence(best.found, best.format);
}

/** Finds the advice how to turn a file into Markdown; undefined for an unknown kind of file. */
export const adviseFor = (path: string): Words | undefined =>
  FORMATS.find(({ending}) => ending.test(path))?.advice;
