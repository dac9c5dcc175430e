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

/** Text that means itself in a cell of a table; addresses stay what they are. */
const toCell = (text: string): string =>
  text
    .trim()
    .replace(/[\\|<[\]`*_$]/g, (sign, at: number) =>
      /https?:\/\/\S*$/.test(text.trim().slice(0, at)) && sign === '_' ? sign : `\\${sign}`,
    )
    .replace(/(?<!\s)\s*\n\s*/g, '<br />');
