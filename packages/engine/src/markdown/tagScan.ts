import {endOfCodeSpan} from './emphasis.ts';
import {type JsxTag, parseJsxTag} from './jsxTag.ts';
import type {LineKind} from './lineKinds.ts';
import type {Bindings} from './literal.ts';
import {DROPPED_LINE} from './mdxSigns.ts';

/** A tag of a component, or of HTML written the JSX way, where it stands in the lines of a note. */
export interface ScannedTag extends JsxTag {
  readonly line: number;
  /** From 0. */
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** The tag that closes this one, or that this one closes. */
  partner?: ScannedTag;
  /** A letter or bracket stands right before it: `Array<T>`. */
  readonly isAttached: boolean;
}

/** Whether a text may hold a tag that CommonMark does not read as the writer meant it. */
export const MAY_HAVE_TAGS = /<\/?(?:[A-Z]|details\b|summary\b)|<[a-z][^<>]*(?:\{|\sclassName=)/;

const LINES_OF_A_TAG = 60;

/** Finds these tags outside code, and which of them belong together. */
export function scanTags(lines: readonly string[], kinds: readonly LineKind[], bindings: Bindings): ScannedTag[] {
  const tags: ScannedTag[] = [];
  let from = {line: 0, column: 0};
  lines.forEach((line, index) => {
    if (kinds[index] !== 'text' || !line.includes('<') || index < from.line) return;
    for (const column of tagColumns(line)) {
      if (index < from.line || (index === from.line && column < from.column)) continue;
      const tag = readTag(lines, index, column, bindings);
      if (!tag) continue;
      tags.push(tag);
      from = {line: tag.endLine, column: tag.endColumn};
    }
  });
  pair(tags);
  return tags.filter((tag) => isOurs(tag) || (tag.partner && isOurs(tag.partner)));
}

/** Where a `<` stands that is not in a code span and not escaped. */
function tagColumns(line: string): number[] {
  const columns: number[] = [];
  const sign = /\\.|`+|<(?=\/?[A-Za-z])/g;
  for (let match = sign.exec(line); match; match = sign.exec(line)) {
    if (match[0] === '<') columns.push(match.index);
    else if (match[0].startsWith('`')) sign.lastIndex = endOfCodeSpan(line, match.index, match[0].length);
  }
  return columns;
}

function readTag(lines: readonly string[], line: number, column: number, bindings: Bindings): ScannedTag | undefined {
  const first = lines[line]!;
  const isWhole = first.includes('>', column);
  const single = isWhole ? parseJsxTag(first, column, bindings) : undefined;
  const text = single ? first : [first, ...untilBlank(lines, line + 1)].join('\n');
  const tag = single ?? parseJsxTag(text, column, bindings);
  if (!tag) return undefined;
  const before = text.slice(0, tag.end);
  const breaks = before.split('\n').length - 1;
  return {
    ...tag,
    line,
    column,
    endLine: line + breaks,
    endColumn: breaks ? before.length - before.lastIndexOf('\n') - 1 : tag.end,
    isAttached: /[\w)\]]/.test(first[column - 1] ?? ''),
  };
}

/** Lines up to an empty one; those of comments that were taken out are empty. */
function untilBlank(lines: readonly string[], from: number): readonly string[] {
  const some = lines.slice(from, from + LINES_OF_A_TAG);
  const end = some.findIndex((line) => line.trim() === '');
  return (end < 0 ? some : some.slice(0, end)).map((line) => (line === DROPPED_LINE ? '' : line));
}

/** Components, `details` and `summary`, and tags of HTML as only JSX writes them; other HTML is CommonMark's. */
function isOurs({name, attributes, hasExpression}: JsxTag): boolean {
  return /^[A-Z]/.test(name) || name === 'details' || name === 'summary' || hasExpression || Object.hasOwn(attributes, 'className');
}

function pair(tags: readonly ScannedTag[]): void {
  const open = new Map<string, ScannedTag[]>();
  for (const tag of tags) {
    const ofName = open.get(tag.name) ?? [];
    open.set(tag.name, ofName);
    if (tag.kind === 'open') ofName.push(tag);
    if (tag.kind !== 'close') continue;
    const opening = ofName.pop();
    if (!opening) continue;
    opening.partner = tag;
    tag.partner = opening;
  }
}
