import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {findNearest} from '../errors/nearest.ts';
import {endOfCodeSpan} from './emphasis.ts';
import {PARTIAL_TAG} from './componentTags.ts';
import {isHtmlTag, isVoid} from './html.ts';
import {endOfExpression} from './jsxTag.ts';
import {DROPPED_LINE, dropMdxSigns} from './mdxSigns.ts';
import type {LineKind} from './lineKinds.ts';
import {type Literal, parseLiteral} from './literal.ts';
import {DIRECTIVE, FLANK} from './marks.ts';
import {MAY_HAVE_MODULE, type NoteModule, type PartialUse, readModule} from './noteModule.ts';
import {COMPONENT_NAMES, isBlockComponent, isComponent} from './registry.ts';
import {MAY_HAVE_TAGS, scanTags, type ScannedTag} from './tagScan.ts';
import {checkAdmonition} from './unknownAdmonition.ts';

/** Name of the directive that stands for a component nobody knows: its children stay. */
export const FRAGMENT = 'fragment';

/** An admonition or component that opens or closes at a place of the prepared text. */
export type Directive =
  | {
      readonly kind: 'open' | 'self';
      /** `Admonition`, another component, {@link FRAGMENT}, or a tag of HTML. */
      readonly name: string;
      readonly attributes: Readonly<Record<string, Literal | undefined>>;
      /** The heading of level 6 that follows is its title. */
      readonly hasLabel: boolean;
      /** In the file. */
      readonly place: {readonly line: number; readonly column: number};
      /** As written. */
      readonly source: string;
      /** Markdown that stands here: its path as written, and whether it stands alone. */
      readonly partial?: {readonly from: string; readonly isBlock: boolean};
    }
  | {
      readonly kind: 'close';
      /** Index of the directive that it closes. */
      readonly of: number;
      readonly source: string;
    };

/** Where a line comes from: the index of its source line, and from which column on it is which column of the source. */
export interface LineOrigin {
  readonly line: number;
  readonly segments: readonly (readonly [column: number, sourceColumn: number])[];
}

/** The lines of a note with marks where directives stand. */
export interface MarkedLines {
  readonly lines: readonly string[];
  readonly kinds: readonly LineKind[];
  readonly origins: readonly LineOrigin[];
  readonly directives: readonly Directive[];
  /** Markdown that the note imports. */
  readonly partials: readonly PartialUse[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface LinesToMark {
  readonly lines: readonly string[];
  readonly kinds: readonly LineKind[];
  readonly file: string;
  /** Line of the first one in the file, from 1. */
  readonly firstLine: number;
  /** Names of admonitions besides the known ones. */
  readonly admonitions?: readonly string[] | undefined;
  /** What `props` stands for in Markdown that a note takes in. */
  readonly props?: Literal | undefined;
  /** Texts of the site by id, for `translate()`. */
  readonly messages?: Readonly<Record<string, string>> | undefined;
}

/** Whether a note has anything to mark. Most have not, and pay only for this. */
export function mayHaveDirectives(body: string, kinds: readonly LineKind[]): boolean {
  return body.includes(':::') || body.includes('{/*') || MAY_HAVE_TAGS.test(body) || MAY_HAVE_MODULE.test(body) || body.includes('mdx-code-block') || kinds.includes('unclosed');
}

/**
 * Puts marks where admonitions and components open and close: comments of HTML, which may stand everywhere, interrupt a
 * paragraph and come through the parser untouched. Imports go, code is left alone, unknown tags become text.
 */
export function markDirectives(source: LinesToMark): MarkedLines {
  return new LineMarker(dropMdxSigns(source)).mark();
}

/** The mark of a directive. */
export const markOf = (index: number): string => `<!--${DIRECTIVE}${index}-->`;

const MARKS = new RegExp(`<!--${DIRECTIVE}(\\d+)-->(\\n[ \\t>]*###### [^\\n]*)?`, 'g');

/** Puts back what the writer wrote, where the parser takes for code what we took for text. */
export function restoreDirectives(code: string, directives: readonly Directive[]): string {
  if (!code.includes(DIRECTIVE)) return code;
  return code.replace(MARKS, (_, index: string, next: string | undefined) => {
    const directive = directives[Number(index)]!;
    const isLabel = directive.kind !== 'close' && directive.hasLabel;
    return directive.source + (isLabel ? '' : (next ?? ''));
  });
}

const PREFIX = /^(?:[ \t]*>)*[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*/;
const CONTAINER = /^(:{3,})[ \t]*([\w\p{L}-]*)(.*)$/u;
const ATTRIBUTES = /^\{(?:\s*(?:\.[\w-]+|#[^\s{}]+|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s{}"']+)))*\s*\}$/;

/** Attributes that sites compute and that are known without. */
const COMPUTED: Readonly<Record<string, string>> = {TOCInline: 'toc', DocCardList: 'items', BrowserOnly: 'fallback'};

/** How far a line's tags may reach: a component may go over as many lines. */
const LINES_OF_TAGS = 2000;

type Role = 'block' | 'inline' | 'code' | 'html' | 'literal';

interface Frame {
  readonly index: number;
  /** Colons of an admonition. */
  readonly size?: number;
  readonly tag?: ScannedTag;
  readonly isKnown: boolean;
}

class LineMarker {
  private readonly source: LinesToMark;
  private readonly module: NoteModule;
  private readonly tags = new Map<number, ScannedTag[]>();
  private readonly roles = new Map<ScannedTag, Role>();
  private readonly frames: Frame[] = [];
  private readonly dedents: {readonly until: number; readonly blanks: number}[] = [];
  private readonly lines: string[] = [];
  private readonly kinds: LineKind[] = [];
  private readonly origins: LineOrigin[] = [];
  private readonly directives: Directive[] = [];
  private readonly diagnostics: Diagnostic[];
  private readonly isMdxLike: boolean;
  private fenceBlanks = 0;

  constructor(source: LinesToMark) {
    this.source = source;
    this.module = readModule(source.lines, source.kinds, source);
    this.diagnostics = [...this.module.diagnostics];
    this.isMdxLike = this.module.lines.size > 0 || source.props !== undefined;
    const kinds = source.kinds.map((kind, i) => (this.module.lines.has(i) ? 'opaque' : kind));
    for (const tag of scanTags(source.lines, kinds, this.module.bindings)) this.tags.set(tag.line, [...(this.tags.get(tag.line) ?? []), tag]);
  }

  mark(): MarkedLines {
    const {lines, kinds} = this.source;
    for (let i = 0; i < lines.length; i++) {
      if (this.module.lines.has(i) || lines[i] === DROPPED_LINE) continue;
      const kind = kinds[i]!;
      if (kind === 'text') i = this.text(i);
      else this.other(i, kind);
    }
    for (const frame of this.frames) this.reportUnclosed(frame);
    return {lines: this.lines, kinds: this.kinds, origins: this.origins, directives: this.directives, partials: [...this.module.partials.values()], diagnostics: this.diagnostics};
  }

  private emit(text: string, origin: LineOrigin, kind: LineKind = 'text'): void {
    this.lines.push(text);
    this.origins.push(origin);
    this.kinds.push(kind);
  }

  private place(line: number, column: number): {readonly file: string; readonly line: number; readonly column: number} {
    return {file: this.source.file, line: this.source.firstLine + line, column: column + 1};
  }

  /** Code, and HTML that is taken as it stands. */
  private other(index: number, kind: LineKind): void {
    const line = this.source.lines[index]!;
    if (kind === 'unclosed') {
      const column = line.indexOf('<');
      this.diagnostics.push(createDiagnostic('MD-110', {tag: /<!--|<[^\s>]*>?/.exec(line)![0]}, {place: this.place(index, column)}));
      return this.emit(line.slice(0, column + 1) + FLANK + line.slice(column + 1), {line: index, segments: []});
    }
    if (kind === 'fenceOpen') this.fenceBlanks = this.blanksToDrop(index);
    const text = dropBlanks(line, kind === 'opaque' ? 0 : this.fenceBlanks);
    return this.emit(text, {line: index, segments: [[0, line.length - text.length]]}, kind);
  }

  /** Blanks before a line that are there only because it stands inside a component. */
  private blanksToDrop(index: number): number {
    while (this.dedents.length && this.dedents.at(-1)!.until < index) this.dedents.pop();
    return this.dedents.reduce((sum, {blanks}) => sum + blanks, 0);
  }

  /** A line of text, or several when a tag goes over lines. Returns the index of the last one. */
  private text(index: number): number {
    const source = this.source.lines[index]!;
    let line = dropBlanks(source, this.blanksToDrop(index));
    if (isTooDeep(line, this.lines)) {
      if (!this.frames.some(({tag}) => tag)) return this.plain(index, line);
      line = line.trimStart(); // inside a component there is no indented code
    }
    const prefix = PREFIX.exec(line)![0];
    const container = line.startsWith(':::', prefix.length) ? CONTAINER.exec(line.slice(prefix.length)) : null;
    if (container && this.container(index, prefix, container, source.length - line.length)) return index;
    return this.tags.has(index) || line.includes('{') ? this.withTags(index, line, prefix) : this.plain(index, line);
  }

  private plain(index: number, line: string): number {
    this.emit(line, {line: index, segments: [[0, this.source.lines[index]!.length - line.length]]});
    return index;
  }

  /** `:::tip 标题` or `:::`. False for a line that is only text. */
  private container(index: number, prefix: string, [, colons = '', name = '', rest = '']: RegExpExecArray, dropped: number): boolean {
    const size = colons.length;
    const start = prefix.length + dropped;
    if (name === '' && rest.trim() === '') return this.closeContainer(index, prefix, size);
    if (name === '') return false;
    const unknown = checkAdmonition(name, this.source.admonitions, this.place(index, start));
    this.frames.push({index: this.directives.length, size, isKnown: unknown === undefined});
    if (unknown) {
      this.diagnostics.push(unknown);
      return false;
    }
    const {label, attributes} = splitLabel(rest);
    const title = typeof attributes['title'] === 'string' ? {title: attributes['title']} : {};
    const shown = {type: name, ...title, ...(attributes['class'] && {className: attributes['class']}), ...(attributes['id'] && {id: attributes['id']})};
    this.emit(prefix + this.add({kind: 'open', name: 'Admonition', attributes: shown, hasLabel: label !== '', place: this.place(index, start), source: this.source.lines[index]!.slice(start)}), {line: index, segments: [[prefix.length, start]]});
    if (label) {
      const before = `${continuation(prefix)}###### `;
      const from = this.source.lines[index]!.indexOf(label, start + size);
      const {text, segments} = this.title(label, index, from);
      this.emit(before + text + (label.endsWith('#') ? FLANK : ''), {line: index, segments: segments.map(([at, column]) => [before.length + at, column])});
    }
    return true;
  }

  /** The title of an admonition, in which a capitalised tag that nothing closes is text. */
  private title(label: string, index: number, from: number): {text: string; segments: [number, number][]} {
    let text = '';
    let at = from;
    const segments: [number, number][] = [];
    const copyTo = (column: number): void => {
      segments.push([text.length, at]);
      text += label.slice(at - from, column - from);
      at = column;
    };
    for (const tag of this.tags.get(index) ?? []) {
      if (tag.column < at || tag.kind === 'self' || tag.partner || !/^[A-Z]/.test(tag.name) || isVoid(tag.name.toLowerCase())) continue;
      copyTo(tag.column + 1);
      text += FLANK;
      if (!tag.isAttached) this.reportStray(tag);
    }
    copyTo(from + label.length);
    return {text, segments};
  }

  private closeContainer(index: number, prefix: string, size: number): boolean {
    const boundary = this.frames.findLastIndex(({tag}) => tag) + 1;
    const exact = this.frames.findLastIndex((frame, i) => i >= boundary && frame.size === size);
    const found = exact >= 0 ? exact : this.frames.findLastIndex((frame, i) => i >= boundary && frame.size! <= size);
    const closed = found < 0 ? undefined : this.frames[found]!;
    for (const frame of closed ? this.frames.splice(found).slice(1) : []) this.reportUnclosed(frame);
    if (!closed?.isKnown) return false;
    this.emit(prefix + this.add({kind: 'close', of: closed.index, source: ':'.repeat(size)}), {line: index, segments: []});
    return true;
  }

  private reportUnclosed({index, size, isKnown}: Frame): void {
    const directive = this.directives[index];
    if (size === undefined || !isKnown || directive?.kind !== 'open') return;
    this.diagnostics.push(createDiagnostic('MD-141', {type: String(directive.attributes['type'])}, {place: {file: this.source.file, ...directive.place}}));
  }

  /** Adds a directive and returns its mark. */
  private add(directive: Directive): string {
    this.directives.push(directive);
    return markOf(this.directives.length - 1);
  }

  /** A line with its tags replaced by marks; blocks get lines of their own. Returns the index of the last line of its tags. */
  private withTags(index: number, line: string, prefix: string): number {
    const {lines} = this.source;
    const start = lines[index]!.length - (line.length - prefix.length);
    const writer = new PieceWriter(prefix, {line: index, segments: [[0, start - prefix.length]]}, (text, origin) => this.emit(text, origin));
    let at = {line: index, column: start};
    const copyTo = (column: number): void => {
      this.copy(writer, lines[at.line]!.slice(at.column, column), at.line, at.column);
      at = {line: at.line, column};
    };
    for (const tag of this.tagsFrom(index)) {
      if (tag.line > at.line) break;
      if (tag.line < at.line || tag.column < at.column) continue;
      copyTo(tag.column);
      const role = this.roleOf(tag, writer.isBlank, line);
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
      const end = role === 'code' ? this.code(tag, writer) : tag;
      if (role === 'block') writer.block(this.directiveOf(tag, true), tag.line, tag.column);
      if (role === 'inline') writer.inline(this.directiveOf(tag, false), tag.line, tag.column);
      at = {line: end.endLine, column: end.endColumn};
    }
    copyTo(lines[at.line]!.length);
    writer.end();
    return at.line;
  }

  /** The tags of a line and of those after it that tags reach into. */
  private *tagsFrom(index: number): Generator<ScannedTag> {
    for (let line = index; line < this.source.lines.length; line++) {
      for (const tag of this.tags.get(line) ?? []) yield tag;
      if (line >= index + LINES_OF_TAGS) return;
    }
  }

  /** Copies text, with comments of MDX left out and values put in. */
  private copy(writer: PieceWriter, text: string, line: number, column: number): void {
    if (!text.includes('{')) return writer.write(text, line, column);
    let from = 0;
    const sign = /\\.|`+|\{/g;
    for (let match = sign.exec(text); match; match = sign.exec(text)) {
      if (match[0].startsWith('`')) sign.lastIndex = endOfCodeSpan(text, match.index, match[0].length);
      if (match[0] !== '{') continue;
      const end = endOfExpression(text, match.index);
      const expression = end < 0 ? '' : text.slice(match.index + 1, end - 1).trim();
      const value = this.valueOf(expression);
      if (value === undefined) continue;
      writer.write(text.slice(from, match.index), line, column + from);
      writer.write(value, line, column + match.index);
      from = end;
      sign.lastIndex = end;
    }
    return writer.write(text.slice(from), line, column + from);
  }

  /** What `{expression}` shows, as Markdown; undefined when it stays as it is. */
  private valueOf(expression: string): string | undefined {
    if (/^\/\*(?![^]*\*\/[^])[^]*\*\/$/.test(expression)) return /^\/\*\s*#\S+\s*\*\/$/.test(expression) ? undefined : '';
    if (!this.isMdxLike || !/^["'`\p{ID_Start}$_]/u.test(expression)) return undefined; // a number may be a formula's
    const value = parseLiteral(expression, this.module.bindings);
    return typeof value === 'string' || typeof value === 'number' ? String(value).replace(/[!-/:-@[-`{-~]/g, '\\$&').replaceAll('\n', ' ') : undefined;
  }

  private roleOf(tag: ScannedTag, isFirst: boolean, line: string): Role {
    if (tag.kind === 'close') {
      const role = tag.partner && this.roles.get(tag.partner);
      if (role) return role;
      if (!/^[A-Z]/.test(tag.name)) return 'html';
      this.reportStray(tag);
      return 'literal';
    }
    const role = this.roleOfOpening(tag, isFirst, line);
    this.roles.set(tag, role);
    return role;
  }

  private roleOfOpening(tag: ScannedTag, isFirst: boolean, line: string): Role {
    const name = this.module.aliases.get(tag.name) ?? tag.name;
    const isWhole = tag.kind === 'self' || tag.partner !== undefined;
    const isAlone = isFirst && this.source.lines[tag.endLine]!.slice(tag.endColumn).trim() === '';
    if (/^[a-z]/.test(name)) {
      if (name === 'summary') return this.frames.at(-1)?.tag?.name === 'details' && tag.partner ? 'block' : 'html';
      if (name === 'details') return isFirst && tag.partner ? 'block' : 'html';
      return isAlone ? 'block' : 'inline';
    }
    if (!isWhole) {
      const lower = name.toLowerCase();
      if (name === name.toUpperCase() && isVoid(lower)) return 'html';
      if (!tag.isAttached) this.reportStray(tag);
      return 'literal';
    }
    if (isComponent(name)) {
      if (name === 'CodeBlock') return 'code';
      return isBlockComponent(name) && !line.trimStart().startsWith('|') ? 'block' : 'inline';
    }
    if (this.module.partials.has(tag.name) || this.pictureOf(tag) !== undefined) return isAlone ? 'block' : 'inline';
    if (name === name.toUpperCase() && isHtmlTag(name.toLowerCase())) return 'html';
    if (!this.module.unsupported.has(name)) {
      const nearest = findNearest(name, COMPONENT_NAMES);
      this.diagnostics.push(createDiagnostic('MD-101', {name, ...(nearest && {nearest})}, {place: this.place(tag.line, tag.column)}));
    }
    return isAlone ? 'block' : 'inline';
  }

  /** The SVG file that a tag shows: imported, it is a component in Docusaurus. */
  private pictureOf({name}: ScannedTag): string | undefined {
    const value = /^[A-Z]/.test(name) ? this.module.bindings.get(name) : undefined;
    return typeof value === 'string' && /\.svg$/i.test(value) ? value : undefined;
  }

  private reportStray(tag: ScannedTag): void {
    const written = `<${tag.kind === 'close' ? '/' : ''}${tag.name}>`;
    this.diagnostics.push(createDiagnostic('MD-102', {tag: written}, {place: this.place(tag.line, tag.column)}));
  }

  /** Makes the directive of a tag, keeps the frames, and returns its mark; empty for the end of what nothing opened. */
  private directiveOf(tag: ScannedTag, isBlock: boolean): string {
    if (tag.kind === 'close') {
      const found = this.frames.findLastIndex((frame) => frame.tag === tag.partner);
      if (found < 0) return '';
      const [closed, ...above] = this.frames.splice(found);
      for (const frame of above) this.reportUnclosed(frame);
      return this.add({kind: 'close', of: closed!.index, source: `</${tag.name}>`});
    }
    const picture = this.pictureOf(tag);
    const name = picture === undefined ? (this.module.aliases.get(tag.name) ?? tag.name) : 'img';
    const attributes = picture === undefined ? tag.attributes : {alt: '', ...tag.attributes, src: picture};
    const partial = this.module.partials.get(tag.name);
    const shownName = partial ? PARTIAL_TAG : isComponent(name) || /^[a-z]/.test(name) ? name : FRAGMENT;
    for (const [key, value] of Object.entries(tag.attributes)) {
      if (value === undefined && shownName !== FRAGMENT && !(COMPUTED[shownName] === key)) {
        this.diagnostics.push(createDiagnostic('MD-103', {name: key, tag: tag.name}, {place: this.place(tag.line, tag.column)}));
      }
    }
    const {line, column} = this.place(tag.line, tag.column);
    const unknown = shownName === 'Admonition' ? checkAdmonition(String(tag.attributes['type'] ?? 'note'), this.source.admonitions, {file: this.source.file, line, column}) : undefined;
    if (unknown) this.diagnostics.push(unknown);
    const isVoidTag = tag.kind === 'self' || isVoid(name);
    const mark = this.add({kind: isVoidTag ? 'self' : 'open', name: shownName, attributes, hasLabel: false, place: {line, column}, source: this.source.lines[tag.line]!.slice(tag.column, tag.endLine === tag.line ? tag.endColumn : undefined), ...(partial && {partial: {from: partial.from, isBlock}})});
    if (!isVoidTag) this.frames.push({index: this.directives.length - 1, tag, isKnown: true});
    if (!isVoidTag && isBlock) this.dedent(tag);
    return mark;
  }

  /** Lines between a component's tags may be deeper than the tags; to Markdown that would be code. */
  private dedent({endLine, partner, line, column}: ScannedTag): void {
    if (!partner) return;
    const indents: number[] = [];
    for (let i = endLine + 1; i < partner.line; i++) {
      const text = this.source.lines[i]!;
      if (text.trim() !== '') indents.push(indentOf(text));
    }
    const quote = /^(?:[ \t]*>)*/.exec(this.source.lines[line]!)![0].length;
    const blanks = Math.min(...indents) - (column - quote);
    if (indents.length && blanks > 0) this.dedents.push({until: partner.line, blanks});
  }

  /** `<CodeBlock language="js">…</CodeBlock>` as a fence. */
  private code(tag: ScannedTag, writer: PieceWriter): ScannedTag {
    const {partner, attributes} = tag;
    const end = partner ?? tag;
    const inside = partner ? sliceLines(this.source.lines, tag, partner) : String(attributes['children'] ?? '');
    const value = /^\s*\{[^]*\}\s*$/.test(inside) ? parseLiteral(inside.trim().slice(1, -1), this.module.bindings) : undefined;
    const code = typeof value === 'string' ? value : unindent(inside);
    const language = attributes['language'] ?? /language-(\S+)/.exec(String(attributes['className'] ?? ''))?.[1] ?? '';
    const meta = [
      attributes['metastring'],
      typeof attributes['title'] === 'string' && `title="${attributes['title'].replaceAll('"', "'")}"`,
      attributes['showLineNumbers'] !== undefined && attributes['showLineNumbers'] !== false && (attributes['showLineNumbers'] === true ? 'showLineNumbers' : `showLineNumbers=${String(attributes['showLineNumbers'])}`),
    ];
    const ticks = '`'.repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)));
    const info = [language, ...meta.filter(Boolean)].join(' ').replace(/[`\n]/g, '');
    const lines = [`${ticks}${info}`, ...code.replace(/^\n|\n[ \t]*$/g, '').split('\n'), ticks];
    const kindOf = (i: number): LineKind => (i === 0 ? 'fenceOpen' : i === lines.length - 1 ? 'fenceClose' : 'fence');
    writer.fence(lines, (text, i) => this.emit(text, {line: tag.line, segments: []}, kindOf(i)));
    return end;
  }
}

/** Writes one line of the source as one or more: what stands around a block gets lines of its own. */
class PieceWriter {
  private text: string;
  private line: number;
  private segments: (readonly [number, number])[];
  private hasBlock = false;
  private readonly prefix: string;
  private readonly emit: (text: string, origin: LineOrigin) => void;

  constructor(prefix: string, {line, segments}: LineOrigin, emit: (text: string, origin: LineOrigin) => void) {
    this.prefix = prefix;
    this.text = prefix;
    this.line = line;
    this.segments = [...segments];
    this.emit = emit;
  }

  /** True while nothing but quote and list markers stands in the piece. */
  get isBlank(): boolean {
    return this.text.slice(this.prefix.length).trim() === '';
  }

  write(text: string, line: number, column: number): void {
    if (text === '') return;
    this.line = line;
    this.segments.push([this.text.length, column]);
    this.text += text;
  }

  inline(mark: string, line: number, column: number): void {
    if (this.isBlank) this.text += FLANK; // a line that begins with a comment would be a block of HTML
    this.write(mark, line, column);
  }

  block(mark: string, line: number, column: number): void {
    const prefix = this.beginBlock();
    if (mark) this.emit(prefix + mark, {line, segments: [[prefix.length, column]]});
  }

  fence(lines: readonly string[], emit: (text: string, index: number) => void): void {
    const prefix = this.beginBlock();
    const rest = continuation(prefix);
    lines.forEach((text, i) => emit((i ? rest : prefix) + text, i));
  }

  end(): void {
    if (!this.hasBlock || !this.isBlank) this.flush();
  }

  /** Ends what stands before a block, and returns the prefix of the block's own line. */
  private beginBlock(): string {
    const prefix = this.hasBlock || !this.isBlank ? continuation(this.prefix) : this.prefix;
    if (!this.isBlank) this.flush();
    this.hasBlock = true;
    this.text = continuation(this.prefix);
    this.segments = [];
    return prefix;
  }

  private flush(): void {
    this.emit(this.text, {line: this.line, segments: this.segments});
  }
}

/** The prefix of the lines after one with list markers. */
function continuation(prefix: string): string {
  return prefix.replace(/[-*+]|\d+[.)]/g, (marker) => ' '.repeat(marker.length));
}

function indentOf(line: string): number {
  const quote = /^(?:[ \t]*>)*/.exec(line)![0];
  return line.slice(quote.length).search(/\S|$/);
}

function dropBlanks(line: string, count: number): string {
  if (count === 0) return line;
  const quote = /^(?:[ \t]*>)*/.exec(line)![0];
  const rest = line.slice(quote.length);
  return quote + rest.slice(Math.min(count, rest.search(/\S|$/)));
}

/** True for a line four blanks deep that is in no list or footnote: indented code, or text that goes on. */
function isTooDeep(text: string, before: readonly string[]): boolean {
  if (!/^(?: {4}| {0,3}\t)/.test(text)) return false;
  for (let i = before.length - 1; i >= 0; i--) {
    const line = before[i]!;
    if (/^[ \t>]*(?:[-*+]|\d{1,9}[.)]|\[\^[^\]]+\]:)[ \t]/.test(line)) return false;
    if (line.trim() !== '' && !/^[ \t]{2}/.test(line)) return true;
  }
  return true;
}

/** ` 标题 {.a #b}`, `[标题]{…}` → the title and the attributes. */
function splitLabel(rest: string): {label: string; attributes: Record<string, string>} {
  const title = rest.trim();
  const at = title.endsWith('}') ? title.lastIndexOf('{') : -1;
  const hasAttributes = at >= 0 && ATTRIBUTES.test(title.slice(at));
  const label = hasAttributes ? title.slice(0, at).trim() : title;
  const bracketed = /^\[((?:[^[\]\\]|\\.|\[[^[\]]*\])*)\]$/.exec(label)?.[1];
  return {label: bracketed ?? label, attributes: hasAttributes ? readAttributes(title.slice(at)) : {}};
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, className, id, key, double, single, bare] of text.matchAll(/\.([\w-]+)|#([^\s{}]+)|([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s{}"']+))/g)) {
    if (className !== undefined) attributes['class'] = [attributes['class'], className].filter(Boolean).join(' ');
    else if (id !== undefined) attributes['id'] = id;
    else attributes[key!] = double ?? single ?? bare ?? '';
  }
  return attributes;
}

function sliceLines(lines: readonly string[], from: ScannedTag, to: ScannedTag): string {
  if (from.endLine === to.line) return lines[to.line]!.slice(from.endColumn, to.column);
  return [lines[from.endLine]!.slice(from.endColumn), ...lines.slice(from.endLine + 1, to.line), lines[to.line]!.slice(0, to.column)].filter((line) => line !== DROPPED_LINE).join('\n');
}

function unindent(text: string): string {
  const lines = text.split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const blanks = Math.min(...indents);
  return Number.isFinite(blanks) ? lines.map((line) => line.slice(Math.min(blanks, line.search(/\S|$/)))).join('\n') : text;
}
