import type {LineKind} from '../lines/lines.ts';

/** A row of a table with more cells than its head: Markdown leaves out what is in the others. */
interface LostCells {
  /** Number of its line, from 0. */
  readonly line: number;
  readonly count: number;
  readonly words: string;
  /** The row as it was meant, where strokes in its code alone are too many. */
  readonly right: string | undefined;
}

/** The line below the head of a table. */
const RULE = /^\|?(?:[ \t]*:?-+:?[ \t]*\|)*[ \t]*:?-+:?[ \t]*\|?$/;
/** Code within a line, and what a wiki link holds. */
const CODE = /((?<!`)`+[^`]+`+)/;
const WIKI_LINK = /\[\[[^[\]\n]*\]\]/g;
/** What ends a table: a heading, a fence, a quote, a list, a line of HTML. */
const END = /^(?:#{1,6}[ \t]|`{3}|~{3}|>|<[a-z/!]|[-*+][ \t]|\d{1,9}[.)][ \t])/i;

/** Finds rows of tables with more cells than their head, which no page shows. */
export function findLostCells(lines: readonly string[], kinds: readonly LineKind[]): LostCells[] {
  const found: LostCells[] = [];
  for (let i = 0; i + 1 < lines.length; i++) {
    const width = widthOf(i);
    if (width === 0) continue;
    const front = frontOf(lines[i]!);
    let row = i + 2;
    for (; isRow(row, front); row++) {
      const lost = readRow(lines[row]!.slice(front.length), width, row);
      if (lost) found.push(lost);
    }
    i = row - 1;
  }
  return found;

  /** Counts the cells of the head that is on a line; 0 where there is none. */
  function widthOf(i: number): number {
    if (kinds[i] !== 'text' || kinds[i + 1] !== 'text' || !lines[i]!.includes('|')) return 0;
    const front = frontOf(lines[i]!);
    if (/^(?: {4}|\t)/.test(front)) return 0; // code, unless it is in a list
    const rule = lines[i + 1]!;
    if (!rule.startsWith(front.trimEnd()) || !RULE.test(rule.slice(front.length).trim())) return 0;
    const width = cellsOf(lines[i]!.slice(front.length)).length;
    return cellsOf(rule.slice(front.length)).length === width ? width : 0;
  }

  function isRow(i: number, front: string): boolean {
    const line = lines[i];
    if (line === undefined || kinds[i] !== 'text' || !line.startsWith(front.trimEnd()))
      return false;
    const text = line.slice(front.length).trim();
    return text !== '' && !END.test(text);
  }
}

/** Quotes and blanks before a row. */
const frontOf = (line: string): string => /^[ \t>]*/.exec(line)![0];

function readRow(row: string, width: number, line: number): LostCells | undefined {
  const cells = cellsOf(row);
  const rest = cells.slice(width).filter((cell) => cell !== '');
  if (rest.length === 0) return undefined;
  const escaped = row
    .split(CODE)
    .map((part, i) => (i % 2 === 0 ? part : part.replace(/(?<!\\)\|/g, '\\|')))
    .join('');
  const isRight = escaped !== row && cellsOf(escaped).length <= width;
  return {
    line,
    count: cells.length - width,
    words: rest.join(' | '),
    right: isRight ? escaped.trim() : undefined,
  };
}

/** Cuts a row at its strokes; those behind a backslash and in wiki links are text. */
function cellsOf(row: string): string[] {
  const marked = row.replace(WIKI_LINK, (link) => link.replaceAll('|', '\0'));
  const inner = marked
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  const cells: string[] = [];
  let from = 0;
  for (let at = 0; at <= inner.length; at++) {
    if (inner[at] === '\\') at++;
    else if (at === inner.length || inner[at] === '|') {
      cells.push(inner.slice(from, at).replaceAll('\0', '|').trim());
      from = at + 1;
    }
  }
  return cells;
}
