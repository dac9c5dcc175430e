import {printRows} from '../markdown/gridTables.ts';

type Options = ReadonlyMap<string, string>;

/**
 * Prints a list of lists as a table, `* - a` and `  - b`; as one of HTML where a cell holds blocks, which no table of Markdown does.
 * Undefined for another list.
 */
export function printListTable(
  title: string,
  options: Options,
  {
    lines,
    below,
  }: {readonly lines: readonly string[]; below(lines: readonly string[]): readonly string[]},
): readonly string[] | undefined {
  const rows = readRows(lines);
  if (rows === undefined) return undefined;
  const headRows = Number(options.get('header-rows')) || 0;
  const hasBlocks = rows.flat(2).some((line) => BLOCK.test(line));
  if (!hasBlocks)
    return printTable(
      title,
      rows.map((row) => row.map(joinCell)),
      headRows,
    );
  const print = (row: readonly (readonly string[])[], i: number): readonly string[] => {
    const name = i < headRows ? 'th' : 'td';
    const cells = row.flatMap((cell) => [`<${name}>`, '', ...below(cell), '', `</${name}>`]);
    return ['<tr>', ...cells, '</tr>'];
  };
  return [
    ...(title === '' ? [] : [`**${title}**`, '']),
    '<table>',
    ...rows.flatMap(print),
    '</table>',
    '',
  ];
}

const BLOCK = /^\s*(?:`{3,}|:{3,}|~{3,}|[-*+] |\d+[.)] )/;

/** `a`, ``, `b` → `a<br />b` */
const joinCell = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim() || '\n')
    .join(' ')
    .trim()
    .replace(/ (?:\n )+/g, '<br />');

/** Reads the lines of each cell, without their indentation. */
function readRows(lines: readonly string[]): string[][][] | undefined {
  const rows: string[][][] = [];
  let indent = 0;
  for (const line of lines) {
    const [, before = '', words = ''] = /^(\s*[*-]\s+[*-](?:\s+|$))(.*)$/.exec(line) ?? [];
    const row = rows.at(-1);
    if (before !== '' && (row === undefined || line.search(/\S/) < indent - 2)) {
      indent = before.length;
      rows.push([[words]]);
      continue;
    }
    const [, sign, more = ''] = /^(\s*[*-](?:\s+|$))(.*)$/.exec(line) ?? [];
    if (
      row !== undefined &&
      sign !== undefined &&
      Math.abs(sign.length - indent) <= 1 &&
      sign.trim() !== ''
    )
      row.push([more]);
    else if (row !== undefined) row.at(-1)!.push(line.slice(Math.min(indent, line.search(/\S|$/))));
    else if (line.trim() !== '') return undefined;
  }
  return rows;
}

/** Prints values between commas as a table, with its head in an option. */
export function printCsvTable(
  title: string,
  options: Options,
  lines: readonly string[],
): readonly string[] | undefined {
  if (options.has('file') || options.has('url')) return undefined;
  const head = options.get('header');
  const rows = [...(head === undefined ? [] : [head]), ...lines]
    .filter((line) => line.trim() !== '')
    .map(splitValues);
  return printTable(title, rows, head === undefined ? Number(options.get('header-rows')) || 0 : 1);
}

/** `a, "b, ""c"""` → `['a', 'b, "c"']` */
function splitValues(line: string): string[] {
  const values: string[] = [];
  for (const [, quoted, plain = ''] of line.matchAll(
    /(?:^|,)[ \t]*(?:"((?:[^"]|"")*)"[ \t]*|([^,]*))(?=,|$)/g,
  ))
    values.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'));
  return values;
}

function printTable(
  title: string,
  rows: readonly (readonly string[])[],
  headRows: number,
): readonly string[] | undefined {
  if (rows.length === 0) return undefined;
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const whole = rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
  return [...(title === '' ? [] : ['', `**${title}**`]), ...printRows(whole, headRows)];
}
