import {append} from '../../../../cache/append.ts';
import {classify, type MarkdownLine} from './fences.ts';
import {printRows, toColumns} from './gridTables.ts';

/** The line that says where the columns of a table are: `-----  ----`. */
const RULE = /^ *-{2,}(?: +-{2,})+ *$/;
/** A line above and below a table whose rows have several lines. */
const FRAME = /^ *-{8,} *$/;

interface Found {
  readonly rows: readonly (readonly string[])[];
  /** Index of the line behind it. */
  readonly end: number;
}

/**
 * Writes tables whose columns are told by a line of dashes, as Pandoc prints them, as those of GitHub: Markdown makes headings and
 * paragraphs of them. What does not fit between the columns is no table.
 */
export function rewritePlainTables(body: string): string {
  if (!/^ *-{2,}(?: +-{2,})+ *$/m.test(body)) return body;
  const lines = classify(body);
  const out: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const isStart = lines[i]!.kind === 'prose' && isBlank(lines[i - 1]);
    const table = isStart ? (readFramed(lines, i) ?? readSimple(lines, i)) : undefined;
    if (table === undefined) out.push(lines[i]!.text);
    else {
      append(out, printRows(table.rows, 1));
      i = table.end - 1;
    }
  }
  return out.join('\n');
}

const isBlank = (line: MarkdownLine | undefined): boolean =>
  line === undefined || line.text.trim() === '';

const isRule = (line: MarkdownLine | undefined): boolean =>
  line?.kind === 'prose' && RULE.test(line.text);

const isFrame = (line: MarkdownLine | undefined): boolean =>
  line?.kind === 'prose' && FRAME.test(line.text);

/** Reads a table between lines of dashes, its rows apart by empty lines: a head of one or more lines, or none. */
function readFramed(lines: readonly MarkdownLine[], from: number): Found | undefined {
  const hasHead = isFrame(lines[from]);
  const isEdge = hasHead ? isFrame : isRule;
  if (!isEdge(lines[from])) return undefined;
  const length = lines.slice(from + 1).findIndex((line) => isEdge(line) || line.kind !== 'prose');
  const end = from + 1 + length;
  if (length < 1 || !isEdge(lines[end])) return undefined;
  const inside = lines.slice(from + 1, end).map(({text}) => text);
  const at = hasHead ? inside.findIndex((text) => RULE.test(text)) : -1;
  if (hasHead && at < 1) return undefined;
  const rule = hasHead ? inside[at]! : lines[from]!.text;
  const rest = inside.slice(at + 1);
  const isSpaced = hasHead || rest.some((text) => text.trim() === '');
  const groups = isSpaced ? splitAtBlanks(rest) : rest.map((text) => [text]);
  const rows = [hasHead ? inside.slice(0, at) : [], ...groups].map((row) => cutRow(row, rule));
  return rows.every((row) => row !== undefined) ? {rows, end: end + 1} : undefined;
}

/** Reads a table of a head, a line of dashes and rows of one line each, up to an empty line. */
function readSimple(lines: readonly MarkdownLine[], from: number): Found | undefined {
  if (isBlank(lines[from]) || !isRule(lines[from + 1])) return undefined;
  const length = lines.slice(from + 2).findIndex((line) => isBlank(line) || line.kind !== 'prose');
  const end = length < 0 ? lines.length : from + 2 + length;
  const texts = [lines[from]!, ...lines.slice(from + 2, end)].map(({text}) => text);
  const rows = texts.map((text) => cutRow([text], lines[from + 1]!.text));
  return rows.length > 1 && rows.every((row) => row !== undefined) ? {rows, end} : undefined;
}

function splitAtBlanks(lines: readonly string[]): string[][] {
  const groups: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() !== '') groups.at(-1)!.push(line);
    else if (groups.at(-1)!.length > 0) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
}

/** Cuts the lines of a row at the columns of a line of dashes. @returns nothing where words reach from one into the next */
function cutRow(lines: readonly string[], rule: string): string[] | undefined {
  const starts = [...rule.matchAll(/-+/g)].map(({index}) => index);
  const parts = lines.map((line) => {
    const signs = toColumns(line);
    if (starts.slice(1).some((at) => (signs[at - 1] ?? ' ') !== ' ')) return undefined;
    return starts.map((at, i) =>
      signs
        .slice(i === 0 ? 0 : at, starts[i + 1])
        .join('')
        .trim(),
    );
  });
  if (parts.some((part) => part === undefined)) return undefined;
  return starts.map((_, i) =>
    parts
      .map((part) => part![i]!)
      .filter(Boolean)
      .join(' '),
  );
}
