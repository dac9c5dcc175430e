import {createDiagnostic, type Diagnostic} from '../../../errors/diagnostic.ts';
import {isOutsideLists} from '../lines/indent.ts';
import type {Literal} from '../../js/literal.ts';
import {type Directive, markOf} from './directives.ts';
import type {LineKind} from '../lines/lines.ts';
import type {NoteModule, PartialUse} from './noteModule.ts';
import type {ScannedTag} from './tagScan.ts';

/** Origin of a line: the index of its source line, and from which column on it is which column of the source. */
export interface LineOrigin {
  readonly line: number;
  readonly segments: readonly (readonly [column: number, sourceColumn: number])[];
}

/** The lines of a note with marks in place of directives. */
export interface MarkedLines {
  readonly lines: readonly string[];
  readonly kinds: readonly LineKind[];
  readonly origins: readonly LineOrigin[];
  readonly directives: readonly Directive[];
  /** Markdown that the note imports. */
  readonly partials: readonly PartialUse[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The lines of a note, and what reading them needs to know. */
export interface LinesToMark {
  readonly lines: readonly string[];
  readonly kinds: readonly LineKind[];
  readonly file: string;
  /** Line of the first one in the file, from 1. */
  readonly firstLine: number;
  /** Names of admonitions besides the known ones. */
  readonly admonitions?: readonly string[] | undefined;
  /** What `props` stands for in a partial. */
  readonly props?: Literal | undefined;
  /** Whether the note is MDX for its site: then `{"…"}` is a text. */
  readonly readsMdx?: boolean | undefined;
  /** Texts of the site by id, for `translate()`. */
  readonly messages?: Readonly<Record<string, string>> | undefined;
}

/** How a tag is read: as a directive alone or in a line, as a fence, as HTML, or as text. */
export type Role = 'block' | 'inline' | 'code' | 'html' | 'literal';

/** An admonition or component that is open. */
export interface Frame {
  /** Index of its directive. */
  readonly index: number;
  /** Colons of an admonition. */
  readonly size?: number;
  readonly tag?: ScannedTag;
  readonly isKnown: boolean;
}

/** The state of marking one note. */
export interface Marking {
  readonly source: LinesToMark;
  readonly module: NoteModule;
  /** The tags that begin on a line. */
  readonly tags: ReadonlyMap<number, readonly ScannedTag[]>;
  readonly roles: Map<ScannedTag, Role>;
  readonly frames: Frame[];
  /** Lines up to `until` are that many blanks too deep. */
  readonly dedents: {readonly until: number; readonly blanks: number}[];
  readonly lines: string[];
  readonly kinds: LineKind[];
  readonly origins: LineOrigin[];
  readonly directives: Directive[];
  readonly diagnostics: Diagnostic[];
  /** The note has imports, or is embedded with values: `{x}` in it is a value. */
  readonly isMdxLike: boolean;
  /** The next line is in no list or footnote. */
  isOutside: boolean;
  /** The next line goes on with the text or the HTML of the last one. */
  isInText: boolean;
  /** Blanks to drop before the lines of the fence that is open. */
  fenceBlanks: number;
}

/** Levels of components and admonitions that are read; deeper ones are text. */
const DEPTH_LIMIT = 200;

/** Adds a line to the marked text. */
export function emitLine(
  marking: Marking,
  text: string,
  {origin, kind = 'text'}: {readonly origin: LineOrigin; readonly kind?: LineKind},
): void {
  marking.lines.push(text);
  marking.origins.push(origin);
  marking.kinds.push(kind);
  marking.isOutside = isOutsideLists(marking.isOutside, text);
}

/** Adds a directive and returns its mark. */
export function addDirective({directives}: Marking, directive: Directive): string {
  directives.push(directive);
  return markOf(directives.length - 1);
}

/** Gives the place in the file of a line and a column, both from 0. */
export function placeAt(
  {source}: Marking,
  line: number,
  column: number,
): {readonly file: string; readonly line: number; readonly column: number} {
  return {file: source.file, line: source.firstLine + line, column: column + 1};
}

/** Tells whether one more component may open here; if not it is text, and the first of these is reported. */
export function mayOpen(marking: Marking, line: number, column: number): boolean {
  if (marking.frames.length < DEPTH_LIMIT) return true;
  if (!marking.diagnostics.some(({code}) => code === 'MD-117'))
    marking.diagnostics.push(
      createDiagnostic('MD-117', {limit: DEPTH_LIMIT}, {place: placeAt(marking, line, column)}),
    );
  return false;
}

/** Reports an admonition whose end is missing. */
export function reportUnclosed(marking: Marking, {index, size, isKnown}: Frame): void {
  const directive = marking.directives[index];
  if (size === undefined || !isKnown || directive?.kind !== 'open') return;
  const type = String(directive.attributes['type']);
  const place = {file: marking.source.file, ...directive.place};
  marking.diagnostics.push(createDiagnostic('MD-141', {type}, {place}));
}

/** Takes the frames from `at` on off and reports those above it that nothing closed; returns the one at `at`. */
export function closeFrames(marking: Marking, at: number): Frame {
  const [closed, ...above] = marking.frames.splice(at);
  for (const frame of above) reportUnclosed(marking, frame);
  return closed!;
}

/** Reports the end, or the start, of a tag that has no other half. */
export function reportStray(marking: Marking, tag: ScannedTag): void {
  const written = `<${tag.kind === 'close' ? '/' : ''}${tag.name}>`;
  const place = placeAt(marking, tag.line, tag.column);
  marking.diagnostics.push(createDiagnostic('MD-102', {tag: written}, {place}));
}
