/** Lines of a table whose columns are as wide as they need to be: the first to the left, the others to the right. */
export function formatTable(head, rows) {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const format = (row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
      )
      .join('  ')
      .trimEnd();
  return [
    format(cells[0]),
    widths.map((width) => '─'.repeat(width)).join('  '),
    ...cells.slice(1).map(format),
  ].join('\n');
}

/** Millions of bytes, as disks and networks count them. */
export const formatMegabytes = (bytes) => (bytes === undefined ? '–' : (bytes / 1e6).toFixed(1));

/** Thousands of bytes. */
export const formatKilobytes = (bytes) => (bytes / 1000).toFixed(1);

export const formatMilliseconds = (ms) => (ms === undefined ? '–' : ms.toFixed(0));
