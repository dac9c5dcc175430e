import {classify} from '../markdown/fences.ts';
import {readTag, type Tag} from './attributes.ts';

/** A tag with more lines is text. */
const MAX_TAG_LINES = 400;

/** A line of a note. */
export interface Line {
  readonly text: string;
  readonly number: number;
}

/** A tag that begins a line, up to where it is closed. */
export interface Block {
  readonly indent: string;
  readonly tag: Tag;
  readonly inner: readonly Line[];
  /** Index of the line that it ends on. */
  readonly last: number;
  /** What follows it on that line. */
  readonly after: string;
}

/** Reads the block that a line begins with a tag; undefined for lines of text. @param kinds of the lines */
export function readBlock(
  lines: readonly Line[],
  at: number,
  kinds: ReturnType<typeof classify>,
): Block | undefined {
  const indent = /^\s*/.exec(lines[at]!.text)![0];
  if (lines[at]!.text[indent.length] !== '<') return undefined;
  const found = readTagAt(lines, at, indent.length);
  if (!found || found.tag.kind === 'close') return undefined;
  const {tag, text} = found;
  const head = text.slice(0, tag.end).split('\n');
  const end = at + head.length - 1;
  const rest = lines[end]!.text.slice(head.at(-1)!.length);
  const whole = {indent, tag, inner: [], last: end, after: rest};
  const isComponent = tag.name === '' || /^[A-Z]/.test(tag.name);
  if (tag.kind === 'whole' || isVoid(tag.name))
    return isComponent || head.length > 1 ? whole : undefined;
  if (!isComponent && rest.trim() !== '') return undefined;
  const close = findClose(lines, {from: end, column: head.at(-1)!.length, name: tag.name}, kinds);
  if (close === undefined) return isComponent ? whole : undefined;
  if (close.line === end) {
    const inside = {
      text: rest.slice(0, close.column - head.at(-1)!.length),
      number: lines[end]!.number,
    };
    return {indent, tag, inner: [inside], last: end, after: lines[end]!.text.slice(close.end)};
  }
  const inner = [
    ...(rest.trim() === '' ? [] : [{text: rest.trim(), number: lines[end]!.number}]),
    ...dedent([
      ...lines.slice(end + 1, close.line),
      {
        text: lines[close.line]!.text.slice(0, close.column).trimEnd(),
        number: lines[close.line]!.number,
      },
    ]),
  ];
  return {indent, tag, inner, last: close.line, after: lines[close.line]!.text.slice(close.end)};
}

/** Reads a tag that begins on a line, mostly on that alone, and the text that it was read in. */
function readTagAt(
  lines: readonly Line[],
  at: number,
  column: number,
): {readonly tag: Tag; readonly text: string} | undefined {
  const {text} = lines[at]!;
  const tag = text.includes('>', column) ? readTag(text, column) : undefined;
  if (tag) return {tag, text};
  const more = lines
    .slice(at, at + MAX_TAG_LINES)
    .map((line) => line.text)
    .join('\n');
  const long = readTag(more, column);
  return long && {tag: long, text: more};
}

/** Tells whether an element has no end. */
export const isVoid = (name: string): boolean => /^(?:img|br|hr|input|source|wbr)$/.test(name);

/** Finds the tag that closes one, code left out. */
function findClose(
  lines: readonly Line[],
  {from, column, name}: {readonly from: number; readonly column: number; readonly name: string},
  kinds: ReturnType<typeof classify>,
): {readonly line: number; readonly column: number; readonly end: number} | undefined {
  // Most of what is asked for is never closed, where a tag is meant as text.
  if (!lines.some(({text}, i) => i >= from && text.includes(`</${name}`))) return undefined;
  const sign = new RegExp(`</?${name.replaceAll('.', '\\.')}(?=[\\s/>]|$)`, 'g');
  let depth = 1;
  for (let i = from; i < lines.length; i++) {
    if (kinds[i]!.kind !== 'prose') continue;
    const text = lines[i]!.text.replace(/(?<!`)`+[^`]*`+/g, (code) => ' '.repeat(code.length));
    for (const found of text.matchAll(sign)) {
      if (i === from && found.index < column) continue;
      if (found[0].startsWith('</')) {
        if (--depth > 0) continue;
        return {line: i, column: found.index, end: text.indexOf('>', found.index) + 1};
      }
      if (readTagAt(lines, i, found.index)?.tag.kind === 'open') depth++;
    }
  }
  return undefined;
}

/** Takes the indentation away that all lines have: in MDX it means nothing, in Markdown it makes code. */
function dedent(lines: readonly Line[]): Line[] {
  const filled = lines.filter(({text}) => text.trim() !== '');
  const least = filled.reduce(
    (min, {text}) => Math.min(min, /^\s*/.exec(text)![0].length),
    Infinity,
  );
  return lines.map(({text, number}) => ({
    text: text.trim() === '' ? '' : text.slice(least),
    number,
  }));
}
