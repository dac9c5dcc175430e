import {closesFence, createFenceReader, findFence} from '../../../content/source/fences.ts';
import {dropCommentsAbove} from './commentLines.ts';
import {flattenBlocks} from './flatBlocks.ts';
import {foldTags} from './foldTags.ts';

const MARKER = /^([ ]*)((?:[-*+]|\d{1,9}[.)])([ ]+))/;

/** A line that ends the paragraph before it. */
const BEGINS_BLOCK = /^[ \t]*(?:$|#{1,6}\s|[>|<]|[-*+][ \t]|\d{1,9}[.)][ \t]|(?:[-*_][ \t]*){3,}$)/;

/** A tag that begins a line and has two attributes without whitespace between them. */
const CROWDED = /^\s*<[A-Za-z][^>]*=(?:"[^"]*"|'[^']*')[A-Za-z]/;

/**
 * Writes the Markdown of a Docusaurus site as CommonMark reads it the way MDX does there: fences are aligned with
 * their list item, a file that is indented as a whole is not, attributes have whitespace between them. Lines keep
 * their number.
 * @param options `hasIndentedCode`: a file that is indented as a whole stays code, as the MDX of Docusaurus 2 has it;
 * `readsMdx`: what is indented is text, lists and tables, as the MDX of Docusaurus 3 has it
 * @example `<img src="a"alt="b" />` → `<img src="a" alt="b" />`
 */
export function readAsMdx(
  body: string,
  {
    hasIndentedCode = false,
    readsMdx = false,
  }: {readonly hasIndentedCode?: boolean; readonly readsMdx?: boolean} = {},
): string {
  const read = (text: string): string => spaceAttributes(dedentFences(readMdxBlocks(text)));
  if (hasIndentedCode) return read(dedentFirst(body));
  const whole = dedentWhole(body);
  return openBlocks(read(readsMdx ? flattenBlocks(whole, isInDeepTag) : whole));
}

/** Writes tags and statements the way our parsers of Markdown and MDX both see them. Lines keep their number. */
export function readMdxBlocks(body: string): string {
  return foldTags(dropCommentsAbove(body));
}

/** A tag of a block that has its line for itself. */
const BLOCK_TAG =
  /^([ \t]*<(?:article|aside|center|div|figure|footer|header|main|nav|section)(?=[ >])(?!.*\sstyle=)[^<>{}]*)>[ \t]*$/;

/**
 * Writes tags of blocks whose text begins on the next line the way only JSX does: there the text is Markdown, while CommonMark takes it
 * as it is.
 * @example `<div>` → `<div style={{}}>`
 */
function openBlocks(body: string): string {
  if (!body.includes('<')) return body;
  const kindOf = createFenceReader();
  const lines = body.split('\n');
  return lines
    .map((line, i) => {
      const isTag = kindOf(line) === 'text' && BLOCK_TAG.test(line);
      return isTag && /^[ \t]*[^\s<]/.test(lines[i + 1] ?? '')
        ? line.replace(BLOCK_TAG, '$1 style={{}}>')
        : line;
    })
    .join('\n');
}

/** The text of a file begins at its first letter there. */
const dedentFirst = (body: string): string => body.replace(/^((?:[ \t]*\n)*)[ \t]+/, '$1');

function dedentWhole(body: string): string {
  const indents = body
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)![0]);
  const shortest = indents.reduce((a, b) => (b.length < a.length ? b : a), indents[0] ?? '');
  const isWhole = /\t| {4}/.test(shortest) && indents.every((one) => one.startsWith(shortest));
  return isWhole ? body.replaceAll(new RegExp(`^${shortest}`, 'gm'), '') : body;
}

function spaceAttributes(body: string): string {
  if (!/["'][A-Za-z][\w-]*=["']/.test(body)) return body;
  const kindOf = createFenceReader();
  return body
    .split('\n')
    .map((line) =>
      kindOf(line) === 'text' && CROWDED.test(line)
        ? line.replaceAll(/(=(?:"[^"]*"|'[^']*'))(?=[A-Za-z])/g, '$1 ')
        : line,
    )
    .join('\n');
}

/**
 * Moves fences and paragraphs that are too far to the right of the list item that they belong to back to it: MDX has no
 * indented code. Lines keep their number; those that are not moved stay as they are.
 */
function dedentFences(body: string): string {
  if (!/^ {4,}\S/m.test(body)) return body;
  const columns: number[] = [];
  let shift = 0;
  let fence: string | undefined;
  let isInText = false;
  return body
    .split('\n')
    .map((line, i, lines) => {
      if (fence !== undefined) {
        isInText = false;
        const moved = line.slice(Math.min(shift, indentOf(line)));
        if (closesFence(moved, fence)) fence = undefined;
        return moved;
      }
      const found = findFence(line);
      if (found !== undefined && !MARKER.test(line)) {
        fence = found;
        const column = columns.findLast((one) => one <= indentOf(line)) ?? 0;
        const extra = indentOf(line) - column;
        shift = extra >= 4 && !(column === 0 && isInDeepTag(lines, i)) ? extra : 0;
        return line.slice(shift);
      }
      // A paragraph goes on in lines that are further left: its list item stays open.
      const isWithin = isInText && !BEGINS_BLOCK.test(line);
      if (!isWithin) readColumns(line, columns);
      isInText = line.trim() !== '' && !/^[ \t]*#{1,6}\s/.test(line);
      const column = columns.at(-1) ?? 0;
      const isDeep = !isWithin && column > 0 && indentOf(line) >= column + 4;
      return isDeep && !MARKER.test(line) ? line.slice(indentOf(line) - column) : line;
    })
    .join('\n');
}

/** Lines that are looked through for the tag around a fence. */
const TAG_LIMIT = 500;

/**
 * Tells whether a line is in the tag of a component all of whose lines are as deep as it or deeper: they are moved back together
 * when the tag is read.
 */
function isInDeepTag(lines: readonly string[], at: number): boolean {
  const depth = indentOf(lines[at]!);
  const isOutside = (line: string): boolean => line.trim() !== '' && indentOf(line) < depth;
  const before = lines.slice(Math.max(0, at - TAG_LIMIT), at).findLast(isOutside);
  const after = lines.slice(at + 1, at + TAG_LIMIT).find(isOutside);
  return (
    before !== undefined &&
    after !== undefined &&
    /^[ \t]*<[A-Z]/.test(before) &&
    /^[ \t]*<\/[A-Z]/.test(after)
  );
}

/** Keeps the columns at which the contents of the open list items begin. */
function readColumns(line: string, columns: number[]): void {
  if (line.trim() === '') return;
  const marker = MARKER.exec(line);
  const indent = indentOf(line);
  while (columns.length > 0 && indent < columns.at(-1)!) columns.pop();
  if (marker) columns.push(indent + marker[2]!.length - Math.max(0, marker[3]!.length - 4));
}

const indentOf = (line: string): number => line.length - line.trimStart().length;
