import {parseLiteral} from '../../js/literal.ts';
import {createBraces} from '../../js/braces.ts';
import {createCodeSpans} from '../lines/codeSpans.ts';
import type {LineWriter} from './lineWriter.ts';
import type {Marking} from './marking.ts';

const COMMENT = /^\/\*(?![^]*\*\/[^])[^]*\*\/$/;
const HEADING = /^[ \t>]*#{1,6}[ \t]/;
const HEADING_ID = /^\/\*\s*#\S+\s*\*\/$/;

/** Copies a piece of a line: comments of MDX are left out, values put in. Code spans stay as they are. */
export function copyWithValues(
  marking: Marking,
  writer: LineWriter,
  {text, line, column}: {readonly text: string; readonly line: number; readonly column: number},
): void {
  if (!text.includes('{')) return writer.write(text, line, column);
  const isHeading = HEADING.test(marking.source.lines[line] ?? '');
  const braces = createBraces(text);
  const endOfCodeSpan = createCodeSpans(text);
  let from = 0;
  const sign = /\\.|`+|\{/g;
  for (let match = sign.exec(text); match; match = sign.exec(text)) {
    if (match[0].startsWith('`')) sign.lastIndex = endOfCodeSpan(match.index, match[0].length);
    if (match[0] !== '{') continue;
    const end = braces.endOf(match.index);
    if (end < 0) continue;
    const expression = text.slice(match.index + 1, end - 1).trim();
    if (HEADING_ID.test(expression) && isHeading && text.slice(end).trim() === '') continue;
    const value = toShownText(marking, expression);
    if (value === undefined) continue;
    writer.write(text.slice(from, match.index), line, column + from);
    writer.write(value, line, column + match.index);
    from = end;
    sign.lastIndex = end;
  }
  return writer.write(text.slice(from), line, column + from);
}

/** Returns what `{expression}` shows, as Markdown: `"a*b"` → `a&#42;b`; undefined when it stays as it is. */
function toShownText({isMdxLike, source, module}: Marking, expression: string): string | undefined {
  if (COMMENT.test(expression)) return '';
  const isText = source.readsMdx === true && /^["'`]/.test(expression);
  if (!isText && (!isMdxLike || !/^["'`\p{ID_Start}$_]/u.test(expression))) return undefined; // a number may be a formula's
  const value = parseLiteral(expression, module.bindings);
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  // References are text in blocks of HTML too, where a backslash would show.
  return String(value)
    .replace(/[!-/:-@[-`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replaceAll('\n', ' ');
}
