import {createCodeSpans} from '../lines/codeSpans.ts';
import {createBraces} from '../../js/braces.ts';
import {type JsxTag, parseJsxTag} from '../../js/jsxTag.ts';
import type {LineKind} from '../lines/lines.ts';
import type {Bindings} from '../../js/literal.ts';
import {DROPPED_LINE} from '../lines/mdxSigns.ts';

/** A tag of a component, or of HTML written the JSX way, where it is in the lines of a note. */
export interface ScannedTag extends JsxTag {
  readonly line: number;
  /** From 0. */
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** The tag that closes this one, or that this one closes. */
  partner?: ScannedTag;
  /** A letter or bracket is right before it: `Array<T>`. */
  readonly isAttached: boolean;
}

/** Matches a text that may hold a tag that CommonMark does not read as the author meant it. */
export const MAY_HAVE_TAGS = /<\/?(?:[A-Z]|details\b|summary\b)|<[a-z][^<>]*(?:\{|\sclassName=)/;

const LINES_OF_A_TAG = 60;

/** Finds these tags outside code, and which of them belong together. */
export function scanTags(
  lines: readonly string[],
  kinds: readonly LineKind[],
  bindings: Bindings,
): ScannedTag[] {
  const tags: ScannedTag[] = [];
  let from = {line: 0, column: 0};
  lines.forEach((line, index) => {
    if (kinds[index] !== 'text' || !line.includes('<') || index < from.line) return;
    const reader = createTagReader(lines, index, bindings);
    for (const column of tagColumns(line)) {
      if (index < from.line || (index === from.line && column < from.column)) continue;
      const tag = reader(column);
      if (!tag) continue;
      tags.push(tag);
      from = {line: tag.endLine, column: tag.endColumn};
    }
  });
  pair(tags);
  return tags.filter((tag) => isOurs(tag) || (tag.partner && isOurs(tag.partner)));
}

/** Offsets of each `<` that is not escaped and not in a code span or a comment. */
function tagColumns(line: string): number[] {
  const columns: number[] = [];
  const lastEnd = line.lastIndexOf('-->');
  const endOfCodeSpan = createCodeSpans(line);
  const sign = /\\.|`+|<!--(?:-?>)?|<(?=\/?[A-Za-z])/g;
  for (let match = sign.exec(line); match; match = sign.exec(line)) {
    if (match[0] === '<') columns.push(match.index);
    else if (match[0] === '<!--' && lastEnd >= sign.lastIndex)
      sign.lastIndex = line.indexOf('-->', sign.lastIndex) + 3;
    else if (match[0].startsWith('`')) sign.lastIndex = endOfCodeSpan(match.index, match[0].length);
  }
  return columns;
}

/** Creates the reader of the tags of one line, which may go on in the lines after it; a line is searched for braces once. */
function createTagReader(
  lines: readonly string[],
  line: number,
  bindings: Bindings,
): (column: number) => ScannedTag | undefined {
  const first = lines[line]!;
  const ofLine = {text: first, braces: createBraces(first)};
  const lastEnd = first.lastIndexOf('>');
  let ofBlock: typeof ofLine | undefined;
  const openBlock = (): typeof ofLine => {
    const text = [first, ...untilBlank(lines, line + 1)].join('\n');
    return {text, braces: createBraces(text)};
  };
  return (column) => {
    const {text, braces} = column < lastEnd ? ofLine : (ofBlock ??= openBlock());
    const single = parseJsxTag(text, column, {bindings, braces});
    const source = single ? text : (ofBlock ??= openBlock()).text;
    const tag = single ?? parseJsxTag(source, column, {bindings, braces: ofBlock!.braces});
    if (!tag) return undefined;
    const before = source.slice(column, tag.end).split('\n');
    const breaks = before.length - 1;
    return {
      ...tag,
      line,
      column,
      endLine: line + breaks,
      endColumn: breaks ? before.at(-1)!.length : tag.end,
      isAttached: /[\w)\]]/.test(first[column - 1] ?? ''),
    };
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
  return (
    /^[A-Z]/.test(name) ||
    name === 'details' ||
    name === 'summary' ||
    hasExpression ||
    Object.hasOwn(attributes, 'className')
  );
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
