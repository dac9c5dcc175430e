import {
  createProblemList,
  type MigrationProblem,
  type OldFolder,
  type OldTool,
  type ProblemList,
} from '../common/migration.ts';
import {rewriteBlockLine} from '../logseq/blockText.ts';
import {mapProse, outsideSpans} from '../markdown/fences.ts';
import {migrateVault} from '../obsidian/obsidian.ts';

/** A bullet with a box or another component, as Roam alone writes them. */
const SIGN = /^[ \t]*- (?:.{0,200}\s)?\{\{\[\[(?:TODO|DONE|video|youtube|embed|query|table)\]\]/m;

/** Exports of Roam in Markdown: outlines whose pages are called by wiki links. Written as Logseq and Obsidian write them they are a vault. */
export const roam: OldTool = {
  name: 'Roam',
  matches: ({paths, read}) =>
    !paths.some((path) => path.startsWith('.obsidian/')) &&
    paths.some((path) => path.endsWith('.md') && SIGN.test(read(path))),
  migrate(folder) {
    const problems: MigrationProblem[] = [];
    const vault = migrateVault(asVault(folder, problems), {keepsLines: true});
    return Promise.resolve({files: vault.files, problems: [...vault.problems, ...problems]});
  },
};

function asVault(folder: OldFolder, problems: MigrationProblem[]): OldFolder {
  const texts = new Map<string, string>();
  for (const path of folder.paths)
    if (path.endsWith('.md')) {
      const list = createProblemList(path, problems);
      texts.set(
        path,
        mapProse(folder.read(path), (line, number) => rewriteLine(line, {number, list})),
      );
    }
  return {...folder, read: (path) => texts.get(path) ?? folder.read(path)};
}

function rewriteLine(line: string, {number, list}: {number: number; list: ProblemList}): string {
  const macros: string[] = [];
  const written = rewriteBlockLine(
    outsideSpans(rewriteTask(line), rewriteSigns),
    () => undefined,
    (macro) => macros.push(macro),
  );
  for (const macro of macros)
    list.add(number, `${macro} 会原样显示。`, `${macro} is shown as it is written.`);
  const [reference] = /\(\([\w-]{9}\)\)/.exec(written) ?? [];
  if (reference !== undefined)
    list.add(
      number,
      `${reference} 指的那一块不在导出的文字里，会原样显示；导出时选 Flat Markdown，写的就是那一块的文字。`,
      `The block of ${reference} is not in the export, so it is shown as it is written; Flat Markdown, another choice of the export, has its words instead.`,
    );
  return written;
}

/** Boxes at the front of a bullet, and what a block says of itself: `- {{[[TODO]]}} 甲` → `- [ ] 甲`, `- 作者:: 乙` → `- **作者:** 乙` */
const rewriteTask = (line: string): string =>
  line
    .replace(/^(\s*- )\{\{(?:\[\[)?TODO(?:\]\])?\}\}\s*/, '$1[ ] ')
    .replace(/^(\s*- )\{\{(?:\[\[)?DONE(?:\]\])?\}\}\s*/, '$1[x] ')
    .replace(/^(\s*- )([^\s:*`{}()][^:*`{}()]{0,60})::(?:\s+|$)/, '$1**$2:** ');

const rewriteSigns = (part: string): string =>
  part
    .replace(/\{\{(?:\[\[)?(TODO|DONE)(?:\]\])?\}\}/g, (_, kind: string) =>
      kind === 'TODO' ? '☐' : '☑',
    )
    .replace(
      /\{\{(?:\[\[)?(?:video|youtube|iframe|pdf|audio)(?:\]\])?:\s*(https?:[^\s{}]+)\s*\}\}/gi,
      (_, address: string) => (/youtu/.test(address) ? `![](${address})` : `<${address}>`),
    )
    .replace(/\{\{(?:\[\[)?embed(?:\]\])?:\s*(\[\[[^\][]+\]\])\s*\}\}/g, '!$1')
    .replace(/\[([^\][]*)\]\(\(\([\w-]{9}\)\)\)/g, '$1')
    .replace(/(?<![\p{L}\p{N}_])__(?=\S)([^_]*[^_\s])__(?![\p{L}\p{N}_])/gu, '*$1*');
