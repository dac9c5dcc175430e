import {append} from '../../cache/append.ts';
import type {Element, ElementContent, Root} from 'hast';
import type {Diagnostic} from '../../errors/diagnostic.ts';
import {toJsxProperty, toProperty} from '../html/attributes.ts';
import {decodeEntities} from '../html/entities.ts';
import {type HtmlToken, tokenizeHtml} from '../html/htmlTokens.ts';
import {isElement} from '../html/nodes.ts';
import {isHtmlTag, isTag, isVoid} from '../html/tags.ts';
import type {Literal} from '../js/literal.ts';
import {type Directive, FRAGMENT, restoreDirectives} from '../prepare/marks/directives.ts';
import {shapeComponent} from '../shape/components.ts';
import {isOwnHtml, OWN_HTML, TRUNCATE} from '../shape/ownHtml.ts';
import {DIRECTIVE, restoreText} from '../text/marks.ts';
import {findImpliedEnd} from './impliedEnds.ts';
import {createRawPositions, type Position, type RawNode} from './rawPositions.ts';
import {holdsText, isText} from './typedTags.ts';
import {type Frame, mayNest, type NestContext, type Nesting, reportUnpaired} from './nesting.ts';

/**
 * Makes elements of the raw HTML and the directives of a tree: what is between a tag and its end becomes its children.
 * What is nested too deep is flat, and reported once.
 */
export function nestElements(
  root: Root,
  context: NestContext,
): {root: Root; diagnostics: readonly Diagnostic[]} {
  const nesting: Nesting = {
    context,
    diagnostics: [],
    open: new Set(),
    pending: new Set(),
    depthInSvg: 0,
    depthInText: 0,
    depth: 0,
  };
  const children = nestNodes(nesting, root.children as ElementContent[]);
  return {root: {...root, children}, diagnostics: nesting.diagnostics};
}

/** Elements of Markdown in which tags are among the words of a text. */
const HOLDS_LINES = /^(?:p|h[1-6]|t[dh]|li)$/;

/** Elements that are open in the children of one element of the tree. */
interface Level {
  readonly nesting: Nesting;
  /** The element of the tree, then those in it, the innermost last. */
  readonly frames: Frame[];
}

function nestNodes(nesting: Nesting, nodes: readonly ElementContent[]): ElementContent[] {
  const frames: Frame[] = [{name: '', source: '', children: []}];
  const level: Level = {nesting, frames};
  const {pending} = nesting;
  for (const node of nodes) {
    const into = frames.at(-1)!.children;
    if ((node.type as string) === 'raw') nestRaw(level, node as unknown as RawNode);
    else if (isElement(node) && node.children.length > 0) {
      const hasLines = HOLDS_LINES.test(node.tagName);
      nesting.depth++;
      if (hasLines) nesting.depthInText++;
      append(into, unwrapBlocks({...node, children: nestNodes(nesting, node.children)}));
      if (hasLines) nesting.depthInText--;
      nesting.depth--;
      while (pending.size > 0) {
        const at = frames.findIndex(({index}) => index !== undefined && pending.has(index));
        if (at < 0) break;
        closeTo(level, {at, isClosed: true});
      }
    } else into.push(node);
  }
  closeTo(level, {at: 1, isClosed: false});
  return frames[0]!.children;
}

/** A mark by itself, as marks of blocks are. */
const MARK = new RegExp(`^(\\s*)<!--${DIRECTIVE}(\\d+)-->\\s*$`);

function nestRaw(level: Level, node: RawNode): void {
  const positionOf = createRawPositions(node, level.nesting.context.lines);
  const mark = MARK.exec(node.value);
  if (mark) return nestDirective(level, Number(mark[2]), positionOf(mark[1]!.length));
  for (const token of tokenizeHtml(node.value)) {
    const position = token.kind === 'text' ? undefined : positionOf(token.start);
    if (token.kind === 'text') addText(level, token.text);
    else if (token.kind === 'open') openTag(level, token, position);
    else if (token.kind === 'close') closeTag(level, token, position);
    else if (token.text.startsWith(DIRECTIVE))
      nestDirective(level, Number(token.text.slice(1)), position);
    else if (token.text.trim() === TRUNCATE)
      level.frames.at(-1)!.children.push({type: 'comment', value: TRUNCATE});
  }
  return undefined;
}

function addText({nesting: {context}, frames}: Level, raw: string): void {
  const top = frames.at(-1)!;
  const directive = top.index === undefined ? undefined : context.directives[top.index];
  // The title of an admonition inside a block of HTML, where no heading is read.
  const isFirst = top.children.length === 0 && directive?.kind === 'open' && directive.hasLabel;
  const label = isFirst ? /^\s*###### (.*)/.exec(raw) : null;
  if (label) {
    const children = [{type: 'text' as const, value: label[1]!}];
    top.children.push({type: 'element', tagName: 'h6', properties: {}, children});
  }
  const rest = label ? raw.slice(label[0].length) : raw;
  top.children.push({type: 'text', value: decodeEntities(rest, context.decodeName)});
}

function nestDirective(level: Level, index: number, position: Position | undefined): void {
  const {nesting, frames} = level;
  const {context, open, pending} = nesting;
  const directive = context.directives[index];
  if (!directive) return;
  if (directive.kind === 'close') {
    const at = frames.findLastIndex((frame) => frame.index === directive.of);
    if (at > 0) closeTo(level, {at, isClosed: true});
    else if (open.has(directive.of)) pending.add(directive.of);
    return;
  }
  const {name, attributes, kind, partial} = directive;
  const isHtml = name !== FRAGMENT && /^[a-z]/.test(name);
  const own = isHtml ? propertiesOf(nesting, Object.entries(attributes), name) : {};
  const element = createElement(name, partial ? {index} : own, position);
  if (kind === 'self') return addComponent(level, element, directive);
  if (!mayNest(nesting, position)) return;
  open.add(index);
  push(level, {name, index, element, source: '', children: []});
}

type Open = Extract<HtmlToken, {kind: 'open'}>;
type Close = Extract<HtmlToken, {kind: 'close'}>;

function openTag(
  level: Level,
  {name, attributes, isSelfClosing, source}: Open,
  position: Position | undefined,
): void {
  const {nesting, frames} = level;
  const {directives, decodeName} = nesting.context;
  const implied = findImpliedEnd(name, frames);
  if (implied > 0) closeTo(level, {at: implied, isClosed: true});
  if (isTag(name, 'closesParagraph') && frames.length > 1 && frames.at(-1)!.name === 'p')
    closeTo(level, {at: frames.length - 1, isClosed: true});
  const written = attributes.map(
    ([key, value]) =>
      [restoreText(key), restoreDirectives(decodeEntities(value, decodeName), directives)] as const,
  );
  const element = createElement(name, propertiesOf(nesting, written, name), position);
  if (isVoid(name) || isSelfClosing) frames.at(-1)!.children.push(element);
  else if (mayNest(nesting, position)) {
    if (name === 'svg') nesting.depthInSvg++;
    push(level, {name, element, source, children: []});
  }
}

function closeTag(level: Level, token: Close, position: Position | undefined): void {
  const {nesting, frames} = level;
  const at = frames.findLastIndex((frame) => frame.name === token.name);
  if (at > 0 && !frames.some(({index}, i) => i > at && index !== undefined)) {
    const {index} = frames[at]!;
    if (index !== undefined) nesting.open.delete(index);
    return closeTo(level, {at, isClosed: true});
  }
  // `</body>` in a sentence is what that is about; `</div>` there ends what an earlier block began.
  const isSpokenOf = nesting.depthInText > 0 && isTag(token.name, 'page');
  if ((isHtmlTag(token.name) && !isSpokenOf) || nesting.depthInSvg > 0) return undefined;
  reportUnpaired(nesting, 'MD-102', {tag: token.source, position});
  frames.at(-1)!.children.push({type: 'text', value: token.source});
  return undefined;
}

function push({nesting, frames}: Level, frame: Frame): void {
  nesting.depth++;
  frames.push(frame);
}

/**
 * Closes the frames from the top down to `at`. All but the last of them were left open by the author; that one too when
 * `isClosed` is false.
 */
function closeTo(
  level: Level,
  {at, isClosed}: {readonly at: number; readonly isClosed: boolean},
): void {
  const {nesting, frames} = level;
  const {context, open, pending} = nesting;
  while (frames.length > at) {
    const frame = frames.pop()!;
    nesting.depth--;
    const {element, index, children} = frame;
    if (!element) continue;
    if (frame.name === 'svg') nesting.depthInSvg--;
    if (index !== undefined) {
      open.delete(index);
      pending.delete(index);
      addComponent(level, {...element, children}, context.directives[index]!);
    } else {
      const isLeftOpen = !isClosed || frames.length > at;
      closeElement(level, {...frame, element, isLeftOpen});
    }
  }
}

/** An element whose end was reached. */
interface ClosedFrame extends Frame {
  readonly element: Element;
  /** Whether its author wrote no end. */
  readonly isLeftOpen: boolean;
}

function closeElement(
  {nesting, frames}: Level,
  {name, element, source, children, isLeftOpen}: ClosedFrame,
): void {
  const into = frames.at(-1)!.children;
  const written = {tag: source, position: element.position};
  const isTyped =
    isTag(name, 'page') && (name === 'head' ? holdsText(children) : nesting.depthInText > 0);
  if (isTyped || (isLeftOpen && isText(nesting, name, element))) {
    if (isLeftOpen) reportUnpaired(nesting, isHtmlTag(name) ? 'MD-110' : 'MD-102', written);
    into.push({type: 'text', value: source});
    for (const child of children) into.push(child);
    if (!isLeftOpen) into.push({type: 'text', value: `</${name}>`});
    return;
  }
  if (isLeftOpen && !isTag(name, 'optionalEnd') && nesting.depthInSvg === 0)
    reportUnpaired(nesting, 'MD-110', written);
  // A paragraph around blocks, as READMEs centre pictures: HTML would end it before the first of them.
  const isAroundBlocks =
    name === 'p' &&
    children.some((child) => isElement(child) && isTag(child.tagName, 'closesParagraph'));
  into.push({...element, ...(isAroundBlocks && {tagName: 'div'}), children});
}

function addComponent(
  {nesting: {context}, frames}: Level,
  element: Element,
  directive: Directive,
): void {
  const into = frames.at(-1)!.children;
  const shaped =
    directive.kind === 'close'
      ? undefined
      : shapeComponent(directive, element.children, context.messages);
  const {position} = element;
  const nodes = shaped ?? (element.tagName === FRAGMENT ? element.children : [element]);
  for (const node of nodes)
    into.push(shaped && isElement(node) && position && !node.position ? {...node, position} : node);
}

function propertiesOf(
  {depthInSvg}: Nesting,
  attributes: readonly (readonly [string, Literal | undefined])[],
  tagName: string,
): Element['properties'] {
  const properties: Element['properties'] = {};
  for (const [name, value] of attributes) {
    if (value === undefined) continue;
    const isSvg = depthInSvg > 0 || tagName === 'svg';
    // In HTML an attribute without a value is empty.
    const read =
      value === true ? toProperty(name, value, isSvg) : toJsxProperty(name, value, isSvg);
    if (!read) continue;
    const [property, shown] = read;
    if (!Object.hasOwn(properties, property)) properties[property] = shown;
  }
  return properties;
}

function createElement(
  tagName: string,
  properties: Element['properties'],
  position: Position | undefined,
): Element {
  const more = position && {position};
  return {type: 'element', tagName, properties, data: OWN_HTML, children: [], ...more};
}

/** Takes blocks out of paragraphs. A paragraph of which nothing is left but blocks, as `<div className="x">文</div>` on one line, is no paragraph. */
function unwrapBlocks(element: Element): ElementContent[] {
  if (element.tagName !== 'p') return [element];
  const content = element.children.filter(
    (child) => child.type !== 'text' || restoreText(child.value).trim() !== '',
  );
  const isAllBlocks =
    content.length > 0 &&
    content.every(
      (child) => isElement(child) && isOwnHtml(child) && isTag(child.tagName, 'closesParagraph'),
    );
  return isAllBlocks ? content : [element];
}
