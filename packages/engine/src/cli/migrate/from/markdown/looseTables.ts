import {append} from '../../../../cache/append.ts';
import {classify} from './fences.ts';

const ROW = /^([\s>]*)\|(.*)$/;
const DELIMITER = /^[\s:|-]*-[\s:|-]*$/;

/**
 * Completes tables that kramdown, Logseq and MultiMarkdown read and GFM does not: rows without a line below the first, a
 * line of another width, a line above all rows. Code stays.
 */
export function completeTables(text: string): string {
  const lines = classify(text);
  const out: string[] = [];
  for (let i = 0; i < lines.length;) {
    const start = i;
    while (lines[i]?.kind === 'prose' && ROW.test(lines[i]!.text)) i++;
    const rows = lines.slice(start, i).map((line) => line.text);
    append(out, rows.length > 1 ? completeTable(rows) : rows);
    if (i === start) out.push(lines[i++]!.text);
  }
  return out.join('\n');
}

function completeTable(rows: readonly string[]): readonly string[] {
  const cells = rows.map(cellsOf);
  const isDelimiter = (at: number): boolean => DELIMITER.test(ROW.exec(rows[at] ?? '')?.[2] ?? '');
  const at = isDelimiter(0) ? 0 : isDelimiter(1) ? 1 : undefined;
  const width = cells.reduce((most, row) => Math.max(most, row.length), 0);
  if (width < 2 || (at === 1 && cells[0]!.length === cells[1]!.length)) return rows;
  const indent = ROW.exec(rows[0]!)![1]!;
  const print = (row: readonly string[], filler: string): string =>
    `${indent}| ${[...row, ...Array<string>(width - row.length).fill(filler)].join(' | ')} |`;
  const head = at === 0 ? [] : cells[0]!;
  const delimiter = at === undefined ? [] : cells[at]!.map((cell) => cell || '---');
  return [print(head, ''), print(delimiter, '---'), ...rows.slice(at === undefined ? 1 : at + 1)];
}

const cellsOf = (row: string): string[] =>
  ROW.exec(row)![2]!
    .trimEnd()
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
