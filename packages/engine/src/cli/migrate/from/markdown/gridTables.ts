import {append} from '../../../../cache/append.ts';
import {classify} from './fences.ts';

const BORDER = /^\s*\+(?:[-=:]{2,}\+)+\s*$/;

/** Writes tables with a border around each cell, as Pandoc reads them, as those of GitHub: the lines of a cell become one. */
export function rewriteGridTables(body: string): string {
  if (!/^[ \t]*\+[-=:]{2}/m.test(body)) return body;
  const lines = classify(body);
  const out: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const isStart = lines[i]!.kind === 'prose' && BORDER.test(lines[i]!.text);
    const last = isStart ? lines.findIndex(({text}, at) => at > i && !isOfTable(text)) : i;
    const end = last < 0 ? lines.length : last;
    const table = end - i > 2 ? readTable(lines.slice(i, end).map(({text}) => text)) : undefined;
    if (table === undefined) out.push(lines[i]!.text);
    else {
      append(out, table);
      i = end - 1;
    }
  }
  return out.join('\n');
}

const isOfTable = (line: string): boolean => /^\s*[|+].*[|+]\s*$/.test(line);

/** @returns nothing for a table in which cells reach over others: those of GitHub have none */
function readTable(lines: readonly string[]): readonly string[] | undefined {
  const edges = edgesOf(lines[0]!);
  const rows: string[][] = [];
  let open = edges.slice(1).map((): string[] => []);
  let headRows = 0;
  for (const line of lines.slice(1)) {
    if (BORDER.test(line)) {
      if (edgesOf(line).join() !== edges.join()) return undefined;
      rows.push(open.map((parts) => joinLines(parts)));
      open = edges.slice(1).map(() => []);
      if (line.includes('=') && headRows === 0) headRows = rows.length;
      continue;
    }
    const cells = splitRow(line, edges);
    if (cells === undefined) return undefined;
    for (const [at, cell] of cells.entries()) open[at]!.push(cell);
  }
  return printRows(rows, headRows);
}

/** Joins the lines of a cell; a backslash at the end of one is a line break. */
const joinLines = (lines: readonly string[]): string =>
  lines
    .join(' ')
    .trim()
    .replace(/(?<=\S)\\(?= |$) ?/g, '<br />')
    .replace(/<br \/>$/, '');

/** Prints rows as a table of GitHub, an empty line on either side. @param headRows 0 where none of them is the head */
export function printRows(
  rows: readonly (readonly string[])[],
  headRows: number,
): readonly string[] {
  const blank = (rows[0] ?? []).map(() => '');
  const [head = blank, ...others] = headRows === 0 ? [blank, ...rows] : rows;
  const rule = blank.map(() => '---');
  const print = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;
  return ['', print(head), print(rule), ...others.map(print), ''];
}

/** Columns on the screen at which the cells of a border begin and end. */
const edgesOf = (border: string): number[] =>
  [...border].flatMap((sign, at) => (sign === '+' ? [at] : []));

/** Signs that are two columns wide on the screen. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/;

/** Returns the signs of a line by the columns on the screen that they begin in. */
export const toColumns = (line: string): string[] =>
  [...line].flatMap((sign) => (WIDE.test(sign) ? [sign, ''] : [sign]));

/** Cuts a line at the columns of its border; where these are no bars, as with some signs, at all bars if they are as many. */
function splitRow(line: string, edges: readonly number[]): string[] | undefined {
  const signs = toColumns(line);
  const isCut = edges.every((at) => signs[at] === '|');
  const cells = isCut
    ? edges.slice(1).map((end, i) => signs.slice(edges[i]! + 1, end).join(''))
    : line.trim().slice(1, -1).split('|');
  return cells.length === edges.length - 1 ? cells.map((cell) => cell.trim()) : undefined;
}
