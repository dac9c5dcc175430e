/** The line below the head of a table. */
const RULE = /^\|?(?:[ \t]*:?-+:?[ \t]*\|)*[ \t]*:?-*:?[ \t]*\|?$/;
/** A row with strokes at both ends. */
const ROW = /^\|.+\|$/;

/** Gives the line that the head of a table lacks below it; undefined where it has one, and where the two lines are no rows. */
export function findTableSlip(head: string, below: string): string | undefined {
  const first = head.trimEnd();
  const second = below.trimEnd();
  if (!ROW.test(first) || !second.startsWith('|')) return undefined;
  const cellCount = countCells(first);
  const isRule = /-/.test(second) && RULE.test(second);
  if (cellCount < 2 || (isRule ? countCells(second) === cellCount : !ROW.test(second)))
    return undefined;
  return `|${' --- |'.repeat(cellCount)}`;
}

function countCells(row: string): number {
  return row.replace(/\\./g, '').replace(/^\|/, '').replace(/\|$/, '').split('|').length;
}
