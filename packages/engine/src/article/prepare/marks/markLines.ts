import {createDiagnostic} from '../../../errors/diagnostic.ts';
import {FLANK} from '../../text/marks.ts';
import {markContainer, type PrintedLine} from './containers.ts';
import {writeCodeTag} from './codeTag.ts';
import {dropBlanks, isDeep, prefixOf} from '../lines/indent.ts';
import type {LineKind} from '../lines/lines.ts';
import {createLineWriter} from './lineWriter.ts';
import {
  emitLine,
  type LinesToMark,
  type MarkedLines,
  type Marking,
  placeAt,
  reportUnclosed,
} from './marking.ts';
import {DROPPED_LINE, dropMdxSigns} from '../lines/mdxSigns.ts';
import {MAY_HAVE_MODULE} from '../../../content/source/bodySigns.ts';
import {readModule} from './noteModule.ts';
import {markTag} from './tagDirectives.ts';
import {roleOf} from './tagRoles.ts';
import {MAY_HAVE_TAGS, scanTags, type ScannedTag} from './tagScan.ts';
import {copyWithValues} from './values.ts';

/** Tells whether a note may have anything to mark. Most have not, and pay only for this. */
export function mayHaveDirectives(body: string, kinds: readonly LineKind[]): boolean {
  return (
    body.includes(':::') ||
    body.includes('{/*') ||
    MAY_HAVE_TAGS.test(body) ||
    MAY_HAVE_MODULE.test(body) ||
    body.includes('mdx-code-block') ||
    kinds.includes('unclosed')
  );
}

/**
 * Puts marks where admonitions and components open and close: comments of HTML, which may be everywhere, interrupt a
 * paragraph and come through the parser untouched. Imports go, code is left alone, unknown tags become text.
 */
export function markDirectives(given: LinesToMark): MarkedLines {
  const marking = createMarking(dropMdxSigns(given));
  const {source, module} = marking;
  for (let i = 0; i < source.lines.length; i++) {
    if (module.lines.has(i) || source.lines[i] === DROPPED_LINE) continue;
    const kind = source.kinds[i]!;
    if (kind === 'text') i = markText(marking, i);
    else if (kind === 'unclosed') markUnclosed(marking, i);
    else copyOpaque(marking, i, kind);
  }
  for (const frame of marking.frames) reportUnclosed(marking, frame);
  const {lines, kinds, origins, directives, diagnostics} = marking;
  const partials = [...module.partials.values()];
  return {lines, kinds, origins, directives, partials, diagnostics};
}

function createMarking(source: LinesToMark): Marking {
  const module = readModule(source.lines, source.kinds, source);
  const kinds = source.kinds.map((kind, i) => (module.lines.has(i) ? 'opaque' : kind));
  const tags = new Map<number, ScannedTag[]>();
  for (const tag of scanTags(source.lines, kinds, module.bindings)) {
    const ofLine = tags.get(tag.line);
    if (ofLine) ofLine.push(tag);
    else tags.set(tag.line, [tag]);
  }
  return {
    source,
    module,
    tags,
    roles: new Map(),
    frames: [],
    dedents: [],
    lines: [],
    kinds: [],
    origins: [],
    directives: [],
    diagnostics: [...module.diagnostics],
    isMdxLike: module.lines.size > 0 || source.props !== undefined,
    isOutside: true,
    isInText: false,
    fenceBlanks: 0,
  };
}

/** Makes text of the `<` of HTML that never ends, which would swallow the rest of the note. */
function markUnclosed(marking: Marking, index: number): void {
  const line = marking.source.lines[index]!;
  const column = line.indexOf('<');
  const tag = /<!--|<[^\s>]*>?/.exec(line)![0];
  const place = placeAt(marking, index, column);
  marking.diagnostics.push(createDiagnostic('MD-110', {tag}, {place}));
  emitLine(marking, line.slice(0, column + 1) + FLANK + line.slice(column + 1), {
    origin: {line: index, segments: []},
  });
}

/** Copies code, and HTML that is taken as it is. */
function copyOpaque(marking: Marking, index: number, kind: LineKind): void {
  const line = marking.source.lines[index]!;
  marking.isInText = false;
  if (kind === 'fenceOpen') marking.fenceBlanks = blanksToDrop(marking, index);
  const text = dropBlanks(line, kind === 'opaque' ? 0 : marking.fenceBlanks);
  const segments = [[0, line.length - text.length]] as const;
  emitLine(marking, text, {origin: {line: index, segments}, kind});
}

/** Blanks before a line that are there only because it is inside a component. */
function blanksToDrop({dedents}: Marking, index: number): number {
  while (dedents.length && dedents.at(-1)!.until < index) dedents.pop();
  return dedents.reduce((sum, {blanks}) => sum + blanks, 0);
}

/** A heading, its underline or a rule: code may begin right below. */
const ENDS_TEXT = /^ {0,3}(?:#{1,6}(?:\s|$)|=+[ \t]*$|(?:[-*_][ \t]*)+$)/;

/** A line that goes on with what is above it, wherever it begins. */
const BEGINS_NO_BLOCK = /^\s*[^\s\d\-*+>#|`~:=_]/;

/** Marks a line of text, or several when a tag goes over lines. @returns the index of the last one */
function markText(marking: Marking, index: number): number {
  const source = marking.source.lines[index]!;
  const dedented = dropBlanks(source, blanksToDrop(marking, index));
  const isTooDeep = isDeep(dedented) && marking.isOutside;
  const mayBeCode = isTooDeep && !marking.frames.some(({tag}) => tag);
  const goesOn = marking.isInText;
  marking.isInText = !(mayBeCode && !goesOn) && dedented.trim() !== '' && !ENDS_TEXT.test(dedented);
  // No code begins below a line of text or of HTML, such as in a table whose cells are six blanks deep.
  const isCode = mayBeCode && !(goesOn && BEGINS_NO_BLOCK.test(dedented));
  // Inside a component there is no indented code.
  const line = isTooDeep && !isCode ? dedented.trimStart() : dedented;
  const dropped = source.length - line.length;
  const prefix = isCode ? '' : prefixOf(line);
  if (!isCode && markContainer(marking, {index, line, prefix, dropped})) return index;
  if (!isCode && (marking.tags.has(index) || line.includes('{')))
    return markTags(marking, {index, line, prefix});
  emitLine(marking, line, {origin: {line: index, segments: [[0, dropped]]}});
  return index;
}

/** Maximum number of lines that the tags of a line reach: a component may go over as many. */
const LINES_OF_TAGS = 2000;

/** Replaces the tags of a line by marks; blocks get lines of their own. @returns the index of the last line of its tags */
function markTags(marking: Marking, {index, line, prefix}: Omit<PrintedLine, 'dropped'>): number {
  const {lines} = marking.source;
  const start = lines[index]!.length - (line.length - prefix.length);
  const origin = {line: index, segments: [[0, start - prefix.length]] as const};
  const writer = createLineWriter(prefix, origin, (text, from) =>
    emitLine(marking, text, {origin: from}),
  );
  let at = {line: index, column: start};
  const copyTo = (column: number): void => {
    const text = lines[at.line]!.slice(at.column, column);
    copyWithValues(marking, writer, {text, ...at});
    at = {line: at.line, column};
  };
  for (const tag of tagsFrom(marking, index)) {
    if (tag.line > at.line) break;
    if (tag.line < at.line || tag.column < at.column) continue;
    copyTo(tag.column);
    const role = roleOf(marking, tag, {isFirst: writer.isBlank(), line});
    if (role === 'html') {
      if (tag.endLine > tag.line) break;
      copyTo(tag.endColumn);
      continue;
    }
    if (role === 'literal') {
      writer.write(`<${FLANK}`, tag.line, tag.column);
      at = {line: at.line, column: tag.column + 1};
      continue;
    }
    if (role !== 'code')
      writer[role](markTag(marking, tag, role === 'block'), tag.line, tag.column);
    const end = role === 'code' ? writeCodeTag(marking, tag, writer) : tag;
    at = {line: end.endLine, column: end.endColumn};
  }
  copyTo(lines[at.line]!.length);
  writer.end();
  return at.line;
}

/** Returns the tags of a line and of those after it that tags reach into. */
function* tagsFrom({source, tags}: Marking, index: number): Generator<ScannedTag> {
  const end = Math.min(source.lines.length, index + LINES_OF_TAGS + 1);
  for (let line = index; line < end; line++) yield* tags.get(line) ?? [];
}
