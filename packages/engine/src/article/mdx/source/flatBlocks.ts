import {closesFence, findFence} from '../../../content/source/fences.ts';

/** The start of a list item. */
const ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$)/;

/** The start of a footnote, whose text goes on four columns to the right. */
const FOOTNOTE = /^[ \t]*\[\^[^\]]+\]:/;

/** A line that ends the paragraph before it. A tag may be in the middle of a text. */
const BEGINS_BLOCK = /^[ \t]*(?:$|#{1,6}\s|[>|]|:{3,}|[-*+][ \t]|\d{1,9}[.)][ \t])/;

/** A line after which a paragraph begins, though it is not empty. */
const ENDS_TEXT = /^[ \t]*(?:$|#{1,6}\s|:{3,}|(?:[-*_][ \t]*){3,}$)/;

/** HTML whose text is shown as it is written. */
const RAW = /^[ \t]*<(pre|script|style|textarea)(?=[\s>])(?!.*<\/\1>)/i;

/** A text in code that goes over lines: `{` and a backtick, or an export. */
const TEMPLATE = /(?:\{|=|^export\b[^`]*)`[^`]*$/;

/** Depth from which CommonMark takes text for code. */
const DEEP = 4;

/**
 * Moves text, lists and tables that are indented like code, and belong to no list item or footnote, to the left, each with
 * all that is as deep below it: the MDX of Docusaurus 3 has no indented code. Lines keep their number.
 * @param isKept whether the line stays as deep as it is, such as all those of a component
 * @example `:::tip\n    **a**\n:::` → `:::tip\n**a**\n:::`
 */
export function flattenBlocks(
  body: string,
  isKept: (lines: readonly string[], at: number) => boolean,
): string {
  if (!/^(?: {4}| {0,3}\t)/m.test(body)) return body;
  const columns: number[] = [];
  let lead = '';
  let fence: string | undefined;
  let raw: string | undefined;
  let isInText = false;
  return body
    .split('\n')
    .map((line, i, lines) => {
      if (line.trim() === '') {
        isInText = false;
        return line;
      }
      const isMoved = lead !== '' && line.startsWith(lead);
      const shifted = isMoved ? line.slice(lead.length) : line;
      if (fence !== undefined) {
        if (closesFence(shifted, fence)) fence = undefined;
        isInText = false;
        return shifted;
      }
      if (raw !== undefined) {
        if (line.toLowerCase().includes(raw)) raw = undefined;
        return line;
      }
      raw = endOfRaw(line);
      if (!isMoved) lead = '';
      const isWithin = isInText && !BEGINS_BLOCK.test(shifted) && findFence(shifted) === undefined;
      isInText = !ENDS_TEXT.test(shifted);
      if (isWithin) return shifted;
      const isTop = !columns.some((column) => column <= widthOf(shifted));
      const isDeep = isTop && widthOf(shifted) >= DEEP && raw === undefined && !isKept(lines, i);
      const text = isDeep ? shifted.trimStart() : shifted;
      if (isDeep) lead = line.slice(0, line.length - text.length);
      openColumns(text, columns);
      fence = findFence(text);
      return text;
    })
    .join('\n');
}

/** Gives what ends the lines whose blanks count, where they begin in a line. */
function endOfRaw(line: string): string | undefined {
  const [, tag] = RAW.exec(line) ?? [];
  if (tag !== undefined) return `</${tag.toLowerCase()}>`;
  return TEMPLATE.test(line) && line.split('`').length % 2 === 0 ? '`' : undefined;
}

/** Keeps the columns at which the contents of the open list items and footnotes begin. */
function openColumns(line: string, columns: number[]): void {
  const width = widthOf(line);
  while (columns.length > 0 && width < columns.at(-1)!) columns.pop();
  if (FOOTNOTE.test(line)) columns.push(width + DEEP);
  const [item] = ITEM.exec(line) ?? [];
  if (item === undefined) return;
  const marker = item.trimEnd();
  const blanks = widthOf(' '.repeat(marker.length) + item.slice(marker.length)) - marker.length;
  columns.push(width + marker.trimStart().length + (blanks > DEEP ? 1 : Math.max(1, blanks)));
}

/** Counts the columns before the text of a line: a tab goes to the next fourth. */
function widthOf(line: string): number {
  let width = 0;
  for (const sign of line) {
    if (sign === ' ') width++;
    else if (sign === '\t') width += DEEP - (width % DEEP);
    else break;
  }
  return width;
}
