import {append} from '../../../../cache/append.ts';
/** A bullet of an outline without what is below it. */
export interface Block {
  /** Bullets around it. */
  readonly depth: number;
  /** Its lines without bullet and indent. */
  readonly lines: readonly string[];
}

/** A page of Logseq: what is before the first bullet, and its bullets in their order. */
export interface Outline {
  readonly intro: readonly string[];
  readonly blocks: readonly Block[];
}

const BULLET = /^([\t ]*)-(?: (.*)|)$/;

/** Reads the bullets of a page, which are indented by tabs or by blanks. Code may begin right behind a bullet. */
export function readOutline(text: string): Outline {
  const intro: string[] = [];
  const blocks: {depth: number; lines: string[]; indent: string}[] = [];
  let fence = '';
  for (const line of text.split('\n')) {
    const [, indent, words = ''] = (fence === '' && BULLET.exec(line)) || [];
    const [, signs = '', rest = ''] =
      /^\s*(`{3,}|~{3,})(.*)$/.exec(indent === undefined ? line : words) ?? [];
    if (fence === '' && !(signs.startsWith('`') && rest.includes('`'))) fence = signs;
    else if (signs.startsWith(fence) && signs !== '' && rest.trim() === '') fence = '';
    const last = blocks.at(-1);
    if (indent !== undefined) blocks.push({depth: depthOf(indent, blocks), lines: [words], indent});
    else if (last === undefined) intro.push(line);
    else last.lines.push(dedent(line, `${last.indent}  `));
  }
  return {intro, blocks: blocks.map(({depth, lines}) => ({depth, lines}))};
}

/** Counts the levels that a line is indented by. A tab is a level; blanks are as many as the bullets around have. */
function depthOf(indent: string, before: readonly {depth: number; indent: string}[]): number {
  if (!indent.includes(' ')) return indent.length;
  const outer = before.findLast((one) => one.indent.length < indent.length);
  return outer === undefined ? 0 : outer.depth + 1;
}

function dedent(line: string, indent: string): string {
  if (line.startsWith(indent)) return line.slice(indent.length);
  return line.replace(/^[\t ]+/, (blank) => blank.slice(indent.length));
}

/** A bullet as it is printed. */
export interface PrintedBlock extends Block {
  readonly isOrdered: boolean;
}

/** Prints an outline: headings with nothing but headings around them stand for themselves, all else is a list. */
export function printOutline(blocks: readonly PrintedBlock[]): string {
  const out: string[] = [];
  const hoisted: boolean[] = [];
  blocks.forEach(({depth, lines, isOrdered}, i) => {
    const around = hoisted.slice(0, depth).filter(Boolean).length;
    const isHoisted = around === depth && /^#{1,6}\s/.test(lines[0] ?? '');
    hoisted.length = depth;
    hoisted[depth] = isHoisted;
    const isEmpty = lines.every((line) => line.trim() === '');
    if (isEmpty && (blocks[i + 1]?.depth ?? 0) <= depth) return;
    if (isHoisted) {
      append(out, ['', ...lines, '']);
      return;
    }
    const indent = '   '.repeat(depth - around);
    const mark = isOrdered ? '1. ' : '-  ';
    append(
      out,
      lines.map((line, at) => (line === '' ? '' : `${indent}${at === 0 ? mark : '   '}${line}`)),
    );
  });
  return `${out
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
