import {RELATION} from './note.ts';

/** Reads a file of comma separated values: its rows, the first of which names the columns. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end = ''] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^,\n]*))(,|\n|$)/g,
  )) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  return rows;
}

/** Prints rows as a table of Markdown. @param link makes the cell of the first column, the name of a row, a link */
export function printTable(
  rows: readonly (readonly string[])[],
  link: (name: string, cell: string) => string,
): string {
  const [head = [], ...body] = rows;
  const print = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const lines = body.map((row) =>
    print(
      head.map((_, i) =>
        i === 0 ? link(row[0] ?? '', toCell(row[0] ?? '')) : toCell(row[i] ?? ''),
      ),
    ),
  );
  return [print(head.map(toCell)), print(head.map(() => '---')), ...lines].join('\n');
}

/** Returns the text of a cell; what it names of other pages becomes links. */
function toCell(text: string): string {
  const parts = text.trim().split(RELATION); // text, comma, name, address, text, …
  return parts
    .map((part, i) => {
      if (i % 4 === 2) return `[${escapeCell(part)}](${parts[i + 1]})`;
      return i % 4 === 3 ? '' : i % 4 === 1 ? part : escapeCell(part);
    })
    .join('');
}

/** Returns the text that means itself in a cell of a table; addresses stay what they are. */
const escapeCell = (text: string): string =>
  text
    .trim()
    .replace(/[\\|<[\]`*_$]/g, (sign, at: number) =>
      /https?:\/\/\S*$/.test(text.trim().slice(0, at)) && sign === '_' ? sign : `\\${sign}`,
    )
    .replace(/(?<!\s)\s*\n\s*/g, '<br />');
