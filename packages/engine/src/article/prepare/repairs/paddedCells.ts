import {createDiagnostic, type Diagnostic} from '../../../errors/diagnostic.ts';

/**
 * Empty cells that the parser may add to the tables of one text. It fills each row up to the width of the head: 400
 * columns and 60,000 short rows, 120 KB, become 24 million cells. Tables that people write have their cells.
 */
export const PADDING_LIMIT = 100_000;

interface PaddedCells {
  /** As long as the text given; tables that cost too much are text in it. */
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

interface Rule {
  /** Line of the text, from 0. */
  readonly line: number;
  readonly columns: number;
}

/** The line below the head of a table, in quotes too. */
const RULE = /^[ \t>]*[|:-][-|: \t\v\f\r]*$/;
const BLANK = /^[ \t\r>]*$/;

/**
 * Takes tables that would be filled with too many empty cells for text. Looks at each character once and at lines alone;
 * only the parser knows for certain where code is, and it is asked where such a table was found.
 * @param placeOf the place in the file of a line of the text, from 0
 * @param findCodeLines finds the lines of a text, from 0, that are code or HTML whatever is in them
 */
export function limitPadding(
  text: string,
  placeOf: (line: number) => {readonly file: string; readonly line: number},
  findCodeLines: (text: string) => ReadonlySet<number> = () => new Set(),
): PaddedCells {
  if (text.length < MIN_LENGTH || !text.includes('|')) return {text, diagnostics: []};
  const lines = text.split('\n');
  const costly = escapeCostly(lines);
  if (costly.size === 0) return {text, diagnostics: []};
  // Without the tables nothing is filled, and what is code stays code: the lines have no other signs.
  const codeLines = findCodeLines(lines.join('\n'));
  let first: number | undefined;
  for (const [line, written] of costly)
    if (codeLines.has(line)) lines[line] = written;
    else first ??= line;
  if (first === undefined) return {text, diagnostics: []};
  const place = {...placeOf(first), column: 1};
  return {
    text: lines.join('\n'),
    diagnostics: [createDiagnostic('MD-118', {limit: PADDING_LIMIT}, {place})],
  };
}

/** Minimum length of a text whose cells are counted: rows times columns of a shorter one stay below the limit. */
const MIN_LENGTH = 1000;

/** Makes text of the rules of tables that cost too much, in place, and returns them as they were written, by their lines. */
function escapeCostly(lines: string[]): ReadonlyMap<number, string> {
  const costly = new Map<number, string>();
  let left = PADDING_LIMIT;
  for (let start = 0; start < lines.length; start++) {
    const end = endOfBlock(lines, start);
    const paddings = measurePaddings(lines, start, end);
    let most = 0;
    for (const [line, padding] of paddings) {
      if (padding <= left) most = Math.max(most, padding);
      else {
        costly.set(line, lines[line]!);
        lines[line] = lines[line]!.replace('-', '\\');
      }
    }
    left -= most;
    start = end;
  }
  return costly;
}

function endOfBlock(lines: readonly string[], start: number): number {
  let end = start;
  while (end < lines.length && !BLANK.test(lines[end]!)) end++;
  return end;
}

/** Lists what each line that may be the rule of a table would cost, in the order of the lines. */
function measurePaddings(
  lines: readonly string[],
  start: number,
  end: number,
): (readonly [line: number, padding: number])[] {
  const rules: Rule[] = [];
  for (let line = start + 1; line < end; line++)
    if (lines[line]!.includes('|') && RULE.test(lines[line]!))
      rules.push({line, columns: countCells(lines[line]!)});
  const paddings: (readonly [number, number])[] = [];
  let written = 0;
  let from = end;
  for (const {line, columns} of rules.toReversed()) {
    while (from > line + 1) written += countCells(lines[--from]!);
    paddings.push([line, columns * (end - line - 1) - written]);
  }
  return paddings.toReversed();
}

/** Counts the cells of a row, strokes that are escaped among them: what an author wrote costs what it is long. */
function countCells(row: string): number {
  const cells = row.replace(/^[ \t>]*\|?/, '').trimEnd();
  let count = 1;
  for (
    let at = cells.indexOf('|');
    at >= 0 && at < cells.length - 1;
    at = cells.indexOf('|', at + 1)
  )
    count++;
  return count;
}
