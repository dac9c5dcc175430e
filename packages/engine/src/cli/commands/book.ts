import {existsSync} from 'node:fs';
import {relative} from 'node:path';
import {makeBook} from '../../build/book.ts';
import {findNearest} from '../../errors/nearest.ts';
import {type Command, NOTHING_WRITTEN} from '../commandLine/command.ts';
import {printBriefly, printWait} from '../terminal/printDiagnostics.ts';
import {countNoun} from '../terminal/countNoun.ts';
import {createProgress} from '../terminal/progress.ts';

export const bookCommand: Command = {
  name: 'book',
  leftover: NOTHING_WRITTEN,
  summary: ['把笔记做成一本书', 'make a book of the notes'],
  help: [
    `wuya book [分区] [文件夹] [--out 文件夹] [--locale 语言]

按侧栏的顺序给笔记编号，写出一本 EPUB 3，和一页可以打印的 HTML：目录在前，图片在内，笔记之间的链接指向书里。
分区是侧栏的名字、分区的名称或地址；不写就是整个站点。视频与外站的图片成为链接，文章的旧版本与草稿不在书里。

  --out     输出的文件夹，默认是站点里的 book
  --locale  站点有几种语言时，做哪一种，默认是第一种`,
    `wuya book [section] [folder] [--out folder] [--locale language]

Numbers the notes in the order of the sidebar and writes an EPUB 3 and one HTML page to print, with a table of contents and the
images; links between notes become links inside the book. The section is the name of a sidebar, or the label or address of a
section; without it, the book is the whole site. Videos and images from other sites become links; drafts and older versions are
left out.

  --out     output folder, default book in the site
  --locale  which language, if the site has several; default the first`,
  ],
  options: {out: {type: 'string'}, locale: {type: 'string'}},
  operandCount: 1,
  hasOptionalOperands: true,
  async run({dir, operands: [section], values, terminal}) {
    const progress = createProgress(process.stderr, terminal);
    try {
      const result = await makeBook({
        dir,
        section,
        locale: values['locale'] as string | undefined,
        outDir: values['out'] as string | undefined,
        onProgress: progress.onProgress,
        onWait: printWait(terminal),
      });
      progress.end();
      printBriefly(result.diagnostics, terminal);
      if (result.epubPath === undefined) {
        complainAbout(section, result.sections, terminal);
        return 1;
      }
      const [epub, page] = [result.epubPath, result.pagePath!].map((path) => relative('.', path));
      terminal.print([
        `${result.noteCount} 篇 → ${epub}、${page}`,
        `${countNoun(result.noteCount, 'note')} → ${epub}, ${page}`,
      ]);
      return 0;
    } finally {
      progress.end();
    }
  },
};

function complainAbout(
  section: string | undefined,
  sections: readonly string[],
  terminal: Parameters<typeof bookCommand.run>[0]['terminal'],
): void {
  if (section === undefined || sections.includes(section)) {
    terminal.complain(['没有可以做成书的笔记。', 'There are no notes to make a book of.']);
    return;
  }
  const nearest = findNearest(section, sections);
  const names = sections.join('、');
  const [zh, en] = existsSync(section) ? ['', ''] : ['，也没有这个文件夹', ', nor such a folder'];
  terminal.complain([
    `没有叫“${section}”的分区${zh}。${nearest === undefined ? '' : `是否想写 ${nearest}？`}有这些：${names}。要做整个站点的书，在站点的文件夹里运行 wuya book。`,
    `There is no section "${section}"${en}.${nearest === undefined ? '' : ` Did you mean ${nearest}?`} There are: ${sections.join(', ')}. For a book of the whole site run wuya book in its folder.`,
  ]);
}
