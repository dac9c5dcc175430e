import type {Element, ElementContent, Root} from 'hast';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {type Messages, shapeComponent} from './components.ts';
import {type Directive, FRAGMENT, restoreDirectives} from './directives.ts';
import {decodeEntities} from './entities.ts';
import {isElement, isHtmlTag, isVoid, toProperty} from './html.ts';
import {type HtmlToken, RAW_TEXT, tokenizeHtml} from './htmlTokens.ts';
import type {Literal} from './literal.ts';
import {DIRECTIVE, restoreText} from './marks.ts';
import {isDroppedTag} from './sanitize.ts';

export interface RaiseContext {
  readonly directives: readonly Directive[];
  readonly lines: readonly string[];
  readonly allowsRawHtml: boolean;
  readonly messages: Messages;
  readonly file: string;
  /** Line and column in the file for a position of the tree. */
  locate(position: {line: number; column: number}): {line: number; column: number};
  decodeName(reference: string): string;
}

/** True for an element that the writer wrote as HTML. */
export function isOwnHtml(element: Element): boolean {
  return element.data !== undefined && 'isOwnHtml' in element.data;
}

const OWN_HTML = {isOwnHtml: true} as Element['data'] & object;

/** Makes elements of the raw HTML and the directives of a tree: what stands between a tag and its end becomes its children. */
export function raiseTree(root: Root, context: RaiseContext): {root: Root; diagnostics: readonly Diagnostic[]} {
  const raiser = new Raiser(context);
  return {root: {...root, children: raiser.raise(root.children as ElementContent[])}, diagnostics: raiser.diagnostics};
}

interface Frame {
  /** Tag name in lower case, or the name of a component. */
  readonly name: string;
  /** Number of the directive, when it is one. */
  readonly index?: number;
  readonly element?: Element;
  /** As written, for a tag that turns out to be text. */
  readonly source: string;
  readonly children: ElementContent[];
}

type Position = NonNullable<Element['position']>;

/** Elements whose end may be left out, and what ends them (HTML 13.1.2.4): the ones that open, and where that ends. */
const IMPLIED: Readonly<Record<string, {readonly ends: readonly string[]; readonly within: readonly string[]}>> = {
  li: {ends: ['li'], within: ['ul', 'ol', 'menu']},
  dt: {ends: ['dt', 'dd'], within: ['dl']},
  dd: {ends: ['dt', 'dd'], within: ['dl']},
  option: {ends: ['option'], within: ['select', 'datalist']},
  tr: {ends: ['tr', 'td', 'th'], within: ['table', 'thead', 'tbody', 'tfoot']},
  td: {ends: ['td', 'th'], within: ['tr', 'table']},
  th: {ends: ['td', 'th'], within: ['tr', 'table']},
};
const OPTIONAL_END = new Set('p li dt dd option optgroup tr td th thead tbody tfoot colgroup caption rp rt html head body'.split(' '));
const CLOSES_P = new Set('address article aside blockquote details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(' '));

/** The one comment that is kept: it says where lists of posts stop. */
export const TRUNCATE = 'truncate';

/** A mark that stands alone, as marks of blocks do. */
const MARK = new RegExp(`(?<=^\\s*)<!--${DIRECTIVE}(\\d+)-->\\s*$`);

class Raiser {
  readonly diagnostics: Diagnostic[] = [];
  private readonly context: RaiseContext;
  /** Directives that are open somewhere, and those of them whose end was met deeper than their start. */
  private readonly open = new Set<number>();
  private readonly pending = new Set<number>();
  private depthInSvg = 0;

  constructor(context: RaiseContext) {
    this.context = context;
  }

  raise(nodes: readonly ElementContent[]): ElementContent[] {
    const frames: Frame[] = [{name: '', source: '', children: []}];
    for (const node of nodes) {
      if ((node.type as string) === 'raw') this.raw(node as unknown as RawNode, frames);
      else if (isElement(node) && node.children.length > 0) {
        frames.at(-1)!.children.push(...unwrapBlocks({...node, children: this.raise(node.children)}));
        while (this.pending.size > 0) {
          const at = frames.findIndex(({index}) => index !== undefined && this.pending.has(index));
          if (at < 0) break;
          this.closeTo(frames, at, true);
        }
      } else frames.at(-1)!.children.push(node);
    }
    this.closeTo(frames, 1, false);
    return frames[0]!.children;
  }

  private raw(node: RawNode, frames: Frame[]): void {
    const mark = MARK.exec(node.value);
    if (mark) return this.directive(Number(mark[1]), this.positionOf(node, mark.index), frames);
    for (const token of tokenizeHtml(node.value)) {
      if (token.kind === 'text') this.text(token.text, frames);
      else if (token.kind === 'comment') {
        if (token.text.startsWith(DIRECTIVE)) this.directive(Number(token.text.slice(1)), this.positionOf(node, token.start), frames);
        else if (token.text.trim() === TRUNCATE) frames.at(-1)!.children.push({type: 'comment', value: TRUNCATE});
      } else if (token.kind === 'open') this.openTag(token, this.positionOf(node, token.start), frames);
      else this.closeTag(token, this.positionOf(node, token.start), frames);
    }
  }

  private text(raw: string, frames: Frame[]): void {
    const top = frames.at(-1)!;
    const directive = top.index === undefined ? undefined : this.context.directives[top.index];
    // The title of an admonition inside a block of HTML, where no heading is read.
    const label = top.children.length === 0 && directive?.kind === 'open' && directive.hasLabel ? /^\s*###### (.*)/.exec(raw) : null;
    if (label) top.children.push({type: 'element', tagName: 'h6', properties: {}, children: [{type: 'text', value: label[1]!}]});
    top.children.push({type: 'text', value: decodeEntities(label ? raw.slice(label[0].length) : raw, this.context.decodeName)});
  }

  private directive(index: number, position: Position | undefined, frames: Frame[]): void {
    const directive = this.context.directives[index];
    if (!directive) return;
    if (directive.kind === 'close') {
      const at = frames.findLastIndex((frame) => frame.index === directive.of);
      if (at > 0) this.closeTo(frames, at, true);
      else if (this.open.has(directive.of)) this.pending.add(directive.of);
      return;
    }
    const {name, attributes, kind, partial} = directive;
    const isHtml = name !== FRAGMENT && /^[a-z]/.test(name);
    const element: Element = {type: 'element', tagName: name, properties: partial ? {index} : isHtml ? this.propertiesOf(Object.entries(attributes), name) : {}, data: OWN_HTML, children: [], ...(position && {position})};
    if (kind === 'self') this.add(frames, element, directive);
    else {
      this.open.add(index);
      frames.push({name, index, element, source: '', children: []});
    }
  }

  private openTag(token: HtmlToken & {kind: 'open'}, position: Position | undefined, frames: Frame[]): void {
    const {name} = token;
    const implied = IMPLIED[name];
    if (implied) {
      const scope = frames.findLastIndex((frame) => frame.index !== undefined || implied.within.includes(frame.name));
      const at = frames.findIndex((frame, i) => i > scope && implied.ends.includes(frame.name));
      if (at > 0) this.closeTo(frames, at, true);
    }
    if (CLOSES_P.has(name) && frames.length > 1 && frames.at(-1)!.name === 'p') this.closeTo(frames, frames.length - 1, true);
    if (name === 'svg') this.depthInSvg++;
    const properties = this.propertiesOf(token.attributes.map(([key, value]) => [restoreText(key), restoreDirectives(decodeEntities(value, this.context.decodeName), this.context.directives)]), name);
    const element: Element = {type: 'element', tagName: name, properties, data: OWN_HTML, children: [], ...(position && {position})};
    if (isVoid(name) || token.isSelfClosing) {
      if (name === 'svg') this.depthInSvg--;
      frames.at(-1)!.children.push(element);
    } else frames.push({name, element, source: token.source, children: []});
  }

  private closeTag(token: HtmlToken & {kind: 'close'}, position: Position | undefined, frames: Frame[]): void {
    const at = frames.findLastIndex((frame) => frame.name === token.name);
    if (at > 0 && !frames.slice(at + 1).some(({index}) => index !== undefined)) {
      const {index} = frames[at]!;
      if (index !== undefined) this.open.delete(index);
      return this.closeTo(frames, at, true);
    }
    if (isHtmlTag(token.name) || this.depthInSvg > 0) return undefined;
    this.report('MD-102', restoreText(token.source), position);
    frames.at(-1)!.children.push({type: 'text', value: token.source});
    return undefined;
  }

  /** Closes the frames from the top down to `at`. All but the last of them were left open by the writer; that one too when `isClosed` is false. */
  private closeTo(frames: Frame[], at: number, isClosed: boolean): void {
    while (frames.length > at) {
      const frame = frames.pop()!;
      const isLeftOpen = !isClosed || frames.length > at;
      const {element, index} = frame;
      if (!element) continue;
      if (frame.name === 'svg') this.depthInSvg--;
      if (index !== undefined) {
        this.open.delete(index);
        this.pending.delete(index);
        this.add(frames, {...element, children: frame.children}, this.context.directives[index]!);
      } else if (isLeftOpen && this.isText(frame.name)) {
        this.report(isHtmlTag(frame.name) ? 'MD-110' : 'MD-102', restoreText(frame.source), element.position);
        frames.at(-1)!.children.push({type: 'text', value: frame.source}, ...frame.children);
      } else {
        if (isLeftOpen && !OPTIONAL_END.has(frame.name) && this.depthInSvg === 0) this.report('MD-110', restoreText(frame.source), element.position);
        // A paragraph around blocks, as READMEs centre pictures: HTML would end it before the first of them.
        const isAroundBlocks = frame.name === 'p' && frame.children.some((child) => isElement(child) && CLOSES_P.has(child.tagName));
        frames.at(-1)!.children.push({...element, ...(isAroundBlocks && {tagName: 'div'}), children: frame.children});
      }
    }
  }

  /** A tag without end that is text: no element of HTML, or one that would take the rest of the note with it. */
  private isText(name: string): boolean {
    if (this.depthInSvg > 0) return false;
    return !isHtmlTag(name) || (!this.context.allowsRawHtml && (isDroppedTag(name) || RAW_TEXT.has(name)));
  }

  private add(frames: Frame[], element: Element, directive: Directive): void {
    const shaped = directive.kind === 'close' ? undefined : shapeComponent(directive, element.children, this.context.messages);
    const nodes = shaped?.map((node) => (isElement(node) && element.position && !node.position ? {...node, position: element.position} : node));
    frames.at(-1)!.children.push(...(nodes ?? (element.tagName === FRAGMENT ? element.children : [element])));
  }

  private report(code: 'MD-102' | 'MD-110', tag: string, position: Position | undefined): void {
    const place = {file: this.context.file, ...(position ? this.context.locate(position.start) : {line: 1, column: 1})};
    this.diagnostics.push(createDiagnostic(code, {tag}, {place}));
  }

  private propertiesOf(attributes: readonly (readonly [string, Literal | undefined])[], tagName: string): Element['properties'] {
    const properties: Element['properties'] = {};
    for (const [name, value] of attributes) {
      if (value === undefined || value === null || value === false) continue;
      const [property, shown] = toProperty(name, value, this.depthInSvg > 0 || tagName === 'svg');
      if (!Object.hasOwn(properties, property)) properties[property] = shown;
    }
    return properties;
  }

  private positionOf(node: RawNode, offset: number): Position | undefined {
    if (!node.position) return undefined;
    const before = node.value.slice(0, offset).split('\n');
    const line = node.position.start.line + before.length - 1;
    const rawLine = node.value.split('\n')[before.length - 1]!;
    const first = before.length === 1 ? node.position.start.column : Math.max(0, (this.context.lines[line - 1] ?? '').indexOf(rawLine)) + 1;
    const point = {line, column: first + before.at(-1)!.length};
    return {start: point, end: point};
  }
}

/** A paragraph of which nothing is left but blocks, as `<div className="x">文</div>` on one line, is no paragraph. */
function unwrapBlocks(element: Element): ElementContent[] {
  if (element.tagName !== 'p') return [element];
  const content = element.children.filter((child) => child.type !== 'text' || restoreText(child.value).trim() !== '');
  return content.length > 0 && content.every((child) => isElement(child) && isOwnHtml(child) && CLOSES_P.has(child.tagName)) ? content : [element];
}

interface RawNode {
  readonly type: 'raw';
  readonly value: string;
  readonly position?: Position;
}
