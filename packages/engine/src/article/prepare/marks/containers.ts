import {isVoid} from '../../html/tags.ts';
import {FLANK} from '../../text/marks.ts';
import {continuation} from '../lines/indent.ts';
import {
  addDirective,
  closeFrames,
  emitLine,
  type Marking,
  mayOpen,
  placeAt,
  reportStray,
} from './marking.ts';
import {checkAdmonition} from './unknownAdmonition.ts';

const CONTAINER = /^(:{3,})[ \t]*([\w\p{L}-]*)(.*)$/u;
const ATTRIBUTES = /^\{(?:\s*(?:\.[\w-]+|#[^\s{}]+|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s{}"']+)))*\s*\}$/;

/** A line of a source as it is printed. */
export interface PrintedLine {
  readonly index: number;
  /** As it is printed: without the blanks of the component around it. */
  readonly line: string;
  /** Markers of quotes and lists. */
  readonly prefix: string;
  /** How many characters of the source line are left out. */
  readonly dropped: number;
}

/** Marks a line `:::tip 标题` or `:::`. @returns false for a line that is only text */
export function markContainer(
  marking: Marking,
  {index, line, prefix, dropped}: PrintedLine,
): boolean {
  if (!line.startsWith(':::', prefix.length)) return false;
  const [, colons = '', name = '', rest = ''] = CONTAINER.exec(line.slice(prefix.length)) ?? [];
  const size = colons.length;
  if (size === 0) return false;
  if (name === '') return rest.trim() === '' && closeContainer(marking, prefix, {index, size});
  const start = prefix.length + dropped;
  const place = placeAt(marking, index, start);
  if (!mayOpen(marking, index, start)) return false;
  const unknown = checkAdmonition(name, marking.source.admonitions, {place});
  const {directives, frames, diagnostics} = marking;
  frames.push({index: directives.length, size, isKnown: unknown === undefined});
  if (unknown) {
    diagnostics.push(unknown);
    return false;
  }
  const {label, attributes} = parseLabel(rest);
  const {title, class: className, id} = attributes;
  const mark = addDirective(marking, {
    kind: 'open',
    name: 'Admonition',
    attributes: {
      type: name,
      ...(title !== undefined && {title}),
      ...(className && {className}),
      ...(id && {id}),
    },
    hasLabel: label !== '',
    place: {line: place.line, column: place.column},
    source: marking.source.lines[index]!.slice(start),
  });
  emitLine(marking, prefix + mark, {origin: {line: index, segments: [[prefix.length, start]]}});
  if (label) emitLabel(marking, label, {index, prefix, from: start + size});
  return true;
}

/** Writes the title of an admonition as a heading of level 6. */
function emitLabel(
  marking: Marking,
  label: string,
  {index, prefix, from}: {readonly index: number; readonly prefix: string; readonly from: number},
): void {
  const before = `${continuation(prefix)}###### `;
  const start = marking.source.lines[index]!.indexOf(label, from);
  const {text, segments} = escapeStrayTags(marking, label, {index, from: start});
  emitLine(marking, before + text + (label.endsWith('#') ? FLANK : ''), {
    origin: {
      line: index,
      segments: segments.map(([at, column]) => [before.length + at, column]),
    },
  });
}

/** Returns the title of an admonition, in which a capitalised tag that nothing closes is text. */
function escapeStrayTags(
  marking: Marking,
  label: string,
  {index, from}: {readonly index: number; readonly from: number},
): {text: string; segments: [number, number][]} {
  let text = '';
  let at = from;
  const segments: [number, number][] = [];
  const copyTo = (column: number): void => {
    segments.push([text.length, at]);
    text += label.slice(at - from, column - from);
    at = column;
  };
  for (const tag of marking.tags.get(index) ?? []) {
    const isText = tag.kind !== 'self' && !tag.partner && /^[A-Z]/.test(tag.name);
    if (tag.column < at || !isText || isVoid(tag.name.toLowerCase())) continue;
    copyTo(tag.column + 1);
    text += FLANK;
    if (!tag.isAttached) reportStray(marking, tag);
  }
  copyTo(from + label.length);
  return {text, segments};
}

function closeContainer(
  marking: Marking,
  prefix: string,
  {index, size}: {readonly index: number; readonly size: number},
): boolean {
  const {frames} = marking;
  const boundary = frames.findLastIndex(({tag}) => tag) + 1;
  const exact = frames.findLastIndex((frame, i) => i >= boundary && frame.size === size);
  const found =
    exact >= 0 ? exact : frames.findLastIndex((frame, i) => i >= boundary && frame.size! <= size);
  const closed = found < 0 ? undefined : closeFrames(marking, found);
  if (!closed?.isKnown) return false;
  const mark = addDirective(marking, {kind: 'close', of: closed.index, source: ':'.repeat(size)});
  emitLine(marking, prefix + mark, {origin: {line: index, segments: []}});
  return true;
}

interface Label {
  readonly label: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** ` 标题 {.a #b}`, `[标题]{…}` → the title and the attributes. */
function parseLabel(rest: string): Label {
  const title = rest.trim();
  const at = title.endsWith('}') ? title.lastIndexOf('{') : -1;
  const hasAttributes = at >= 0 && ATTRIBUTES.test(title.slice(at));
  const label = hasAttributes ? title.slice(0, at).trim() : title;
  const bracketed = /^\[((?:[^[\]\\]|\\.|\[[^[\]]*\])*)\]$/.exec(label)?.[1];
  return {
    label: bracketed ?? label,
    attributes: hasAttributes ? parseAttributes(title.slice(at)) : {},
  };
}

/** `{.a #b key="x"}` → `{class: 'a', id: 'b', key: 'x'}` */
function parseAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, className, id, key, double, single, bare] of text.matchAll(
    /\.([\w-]+)|#([^\s{}]+)|(?<![\w-])([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s{}"']+))/g,
  )) {
    if (className !== undefined)
      attributes['class'] = [attributes['class'], className].filter(Boolean).join(' ');
    else if (id !== undefined) attributes['id'] = id;
    else attributes[key!] = double ?? single ?? bare ?? '';
  }
  return attributes;
}
