import type {Element, ElementContent, Root} from 'hast';
import type {CodeBlock} from '../code/codeBlock.ts';
import {escapeAttribute, escapeText} from '../html/escape.ts';
import {BOUNDS, leavesPlace} from '../html/bounds.ts';
import {isElement, mapElements} from '../html/nodes.ts';
import type {Diagnostic} from '../../errors/diagnostic.ts';
import type {Heading, Reference} from '../parsedPage.ts';
import {restoreDirectives} from '../prepare/marks/directives.ts';
import {TRUNCATE} from '../shape/ownHtml.ts';
import type {WrittenHead} from '../shape/writtenHead.ts';
import {firstChar, joinCjkLines, lastChar} from '../text/cjk.ts';
import {FLANK, restoreText, TILDE} from '../text/marks.ts';
import {createContentsFiller} from './blocks/contents.ts';
import {explicitIdOf, reserveExplicitIds, takeSlug, trimHeadingId} from './blocks/heading.ts';
import {printFormula} from './blocks/math.ts';
import {printPlain} from './blocks/plain.ts';
import {printLongWords} from './out/breaks.ts';
import {printNarrow} from './out/narrow.ts';
import {isFormula, marksAround, NO_MARKS, splitMarks} from './out/formulaMarks.ts';
import {placeOldAnchors} from './out/oldAnchors.ts';
import {
  createCollected,
  createOut,
  type FilePlace,
  type Out,
  type PrintChildren,
  type PrintContext,
} from './out/out.ts';
import {createPrinters} from './printers.ts';
import {collectSectionTexts} from './sectionTexts.ts';
import {createSlugger, type Slugger} from '../../content/source/slugger.ts';
import {excerptOfList, wordsOf} from './out/words.ts';
import {ISLAND_TAG} from '../shape/componentTags.ts';

/** A printed article whose code waits to be highlighted. */
export interface PrintedTree {
  /** Pieces of HTML; a number stands for the code block of that index. */
  readonly pieces: readonly (string | number)[];
  readonly titleHtml: string | null;
  /** Whether the h1 is in the article: code of the page makes some of it. */
  readonly hasOwnTitle?: true;
  readonly titleText: string | null;
  readonly headings: readonly Heading[];
  readonly ids: readonly string[];
  readonly references: readonly Reference[];
  readonly codeBlocks: readonly CodeBlock[];
  /** Sources of the diagrams. */
  readonly diagrams: readonly string[];
  readonly codePlaces: readonly FilePlace[];
  readonly sectionTexts: readonly string[];
  readonly excerpt: string;
  readonly head?: WrittenHead;
  /** Whether it holds diagrams that the page draws. */
  readonly needsMermaid?: boolean;
  /** Where `<!-- truncate -->` is, also inside a paragraph, a list or a box: piece and offset in it. */
  readonly truncatePoint: {readonly piece: number; readonly offset: number} | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Prints a tree as the article of a page: the design's markup for headings, code, tables, admonitions and links. */
export function printTree(root: Root, context: PrintContext): PrintedTree {
  const slugger = createSlugger({
    keepsCase: context.keepsCase,
    keepsEnds: context.hasIdsOfDocusaurus3,
  });
  const collected = createCollected();
  const out = createOut({
    context,
    collected,
    printChildren: createPrintChildren(createPrinters(slugger)),
  });
  const {title, rest} = splitTitle(root.children as ElementContent[], context);
  const titleInner = title ? printTitle(title, out) : null;
  const titleText = title ? wordsOf(trimHeadingId(title), out).trim() : null;
  reserveExplicitIds(rest, out, slugger);
  // A `#` alone leaves the name to the front matter, or to the file.
  const wholeTitle =
    title && titleInner!.trim() !== '' ? takeTitleAnchor(title, out, slugger) + titleInner! : null;
  const hasOwnTitle = wholeTitle?.includes(`<${ISLAND_TAG} `) === true;
  if (hasOwnTitle) out.write(`<h1>${wholeTitle}</h1>`);
  const titleHtml = hasOwnTitle ? null : wholeTitle;
  out.children(rest);
  const before = collected.truncation;
  const fillAnchors = placeOldAnchors(out);
  const hasMarks = collected.contentsLists.length > 0 || context.oldAnchors.length > 0;
  const fillContents = createContentsFiller(out);
  const fill = (html: string): string => (hasMarks ? fillAnchors(fillContents(html)) : html);
  const {diagrams, headings, ids, references, codeBlocks, codePlaces, excerpt, head, diagnostics} =
    collected;
  return {
    pieces: collected.pieces.map((piece) => (typeof piece === 'string' ? fill(piece) : piece)),
    titleHtml: titleHtml && fill(titleHtml),
    titleText,
    ...(hasOwnTitle && {hasOwnTitle}),
    headings,
    ids,
    references,
    codeBlocks,
    diagrams,
    codePlaces,
    sectionTexts: collectSectionTexts(rest),
    excerpt: excerpt || excerptOfList(rest, out),
    ...(head && {head}),
    ...(collected.needsMermaid && {needsMermaid: true}),
    truncatePoint: before ? {piece: before.piece, offset: fill(before.html).length} : null,
    diagnostics,
  };
}

/** Returns the end of what is printed: index of the piece and what it holds so far. */
function endOf(pieces: readonly (string | number)[]): {piece: number; html: string} {
  const last = pieces.at(-1)!;
  return typeof last === 'string'
    ? {piece: pieces.length - 1, html: last}
    : {piece: pieces.length, html: ''};
}

/**
 * Takes a first h1 off when no other heading or rule is before it. On a page that hides its title one behind other words is a heading
 * of the text: what is before it may be a title that the author draws.
 */
function splitTitle(
  nodes: readonly ElementContent[],
  {allowsRawHtml, hidesTitle}: Pick<PrintContext, 'allowsRawHtml' | 'hidesTitle'>,
): {
  title: Element | undefined;
  rest: readonly ElementContent[];
} {
  const index = nodes.findIndex((node) => isElement(node) && /^(?:h[1-6]|hr)$/.test(node.tagName));
  const title = nodes[index];
  const isHeading = hidesTitle && nodes.slice(0, index).some((node) => isElement(node));
  if (!isElement(title, 'h1') || isHeading) return {title: undefined, rest: nodes};
  const placed = allowsRawHtml ? title : mapElements(title, keepInPlace);
  return {title: placed, rest: nodes.filter((_, i) => i !== index)};
}

/** Copies an element of a title, which is outside of the text and its bounds, without what leaves its place. */
function keepInPlace(element: Element): Element {
  if (!leavesPlace(element)) return element;
  const {style: _style, className: _class, overflow: _overflow, ...properties} = element.properties;
  const isName = element.tagName === 'dialog' || element.tagName === 'style';
  return isName
    ? {
        ...element,
        tagName: 'span',
        properties,
        children: element.tagName === 'style' ? [] : element.children,
      }
    : {...element, properties};
}

/**
 * Puts what the tag of a title says of its look around its words, since the h1 itself is the theme's:
 * `<h1 align="center">甲</h1>` → `<span style="display:block;text-align:center">甲</span>`
 */
function dressTitle({properties, children}: Element): Element['children'] {
  const {align, className, style} = properties;
  const isAligned = typeof align === 'string' && /^(?:left|center|right)$/i.test(align);
  if (!isAligned && className === undefined && typeof style !== 'string') return children;
  const own = [
    'display:block',
    ...(isAligned ? [`text-align:${align.toLowerCase()}`] : []),
    ...(typeof style === 'string' ? [style] : []),
  ].join(';');
  const looks = {...(className !== undefined && {className}), style: own};
  return [{type: 'element', tagName: 'span', properties: looks, children}];
}

/** Prints the inside of the h1, which is apart from the article. */
function printTitle(title: Element, out: Out): string {
  const {pieces} = out.collected;
  printNarrow(out, () => out.children(dressTitle(trimHeadingId(title))));
  return pieces.splice(0, pieces.length, '').join('').replaceAll('\n', ' ').trim();
}

/** Makes the anchor of the h1: the id of its tag, of a plugin or of `{#id}`, which another heading may have too. */
function takeTitleAnchor(title: Element, out: Out, slugger: Slugger): string {
  const {collected, context} = out;
  const id = explicitIdOf(title);
  if (id === undefined && context.countsTitle?.(context.noteFile)) takeSlug(title, out, slugger);
  if (id === undefined || !slugger.reserve(id)) return '';
  collected.ids.push(id);
  return `<span id="${escapeAttribute(id)}"></span>`;
}

/** Prints nodes with the printer of each; Chinese lines are joined over the edges of inline elements. */
function createPrintChildren(printers: ReturnType<typeof createPrinters>): PrintChildren {
  return (nodes, out, around) => {
    const {collected} = out;
    collected.depth += 1;
    nodes.forEach((node, i) => {
      if (node.type === 'comment' && node.value === TRUNCATE)
        collected.truncation ??= endOf(collected.pieces);
      if (node.type !== 'text' && node.type !== 'element') return;
      const before = i > 0 ? lastTextOf(nodes[i - 1]!) : around.before;
      const after = i < nodes.length - 1 ? firstTextOf(nodes[i + 1]!) : around.after;
      if (node.type === 'text') {
        const isText = collected.blanks === 'text';
        const marked = isText ? splitMarks(nodes, i) : {...NO_MARKS, text: node.value};
        const text = restoreDirectives(marked.text, out.context.directives).replaceAll(FLANK, '');
        const left = lastChar(marked.closing) || before;
        const right = firstChar(marked.opening) || after;
        const joined = collected.blanks === 'kept' ? text : joinCjkLines(text, left, right);
        const isNarrow = isText && collected.isNarrow;
        out.write((isNarrow ? printLongWords : escapeText)(restoreText(joined)));
      } else if (isFormula(node)) printFormula(node, out, marksAround(nodes, i));
      else {
        if (collected.bounds === 'none' && !out.context.allowsRawHtml && leavesPlace(node))
          collected.bounds = 'open';
        (printers.get(node.tagName) ?? printPlain)(node, out, {before, after});
      }
      if (collected.depth === 1 && collected.bounds === 'open') {
        out.write(BOUNDS);
        collected.bounds = 'written';
      }
    });
    collected.depth -= 1;
  };
}

function lastTextOf(node: ElementContent): string {
  if (node.type === 'text') return lastChar(node.value.replaceAll(FLANK, ''));
  if (!isElement(node) || node.tagName === 'br' || node.tagName === 'img') return '';
  const last = node.children.at(-1);
  return last ? lastTextOf(last) : '';
}

function firstTextOf(node: ElementContent): string {
  if (node.type === 'text') {
    const text = node.value.replaceAll(FLANK, '').replaceAll(TILDE, '~');
    return firstChar(text.replace(/^[ \t]*\n/, ''));
  }
  if (!isElement(node) || node.tagName === 'br' || node.tagName === 'img') return '';
  const first = node.children[0];
  return first ? firstTextOf(first) : '';
}
