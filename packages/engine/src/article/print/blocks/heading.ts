import type {Element, ElementContent, Text} from 'hast';
import {createDiagnostic} from '../../../errors/diagnostic.ts';
import {serializeAttributes} from '../../html/attributes.ts';
import {escapeAttribute, escapeText} from '../../html/escape.ts';
import {
  asWritten,
  classesOf,
  findAll,
  isElement,
  mapElements,
  withClass,
} from '../../html/nodes.ts';
import {safeProperties} from '../../html/sanitize.ts';
import {restoreDirectives} from '../../prepare/marks/directives.ts';
import {PARTIAL_TAG} from '../../shape/componentTags.ts';
import {isJsx, isOwnHtml} from '../../shape/ownHtml.ts';
import {sayFormulas} from '../../text/formulas.ts';
import {joinCjkLines} from '../../text/cjk.ts';
import {restoreText} from '../../text/marks.ts';
import {fillText} from '../../text/texts.ts';
import {printLongWords} from '../out/breaks.ts';
import {printNarrow} from '../out/narrow.ts';
import {oldAnchorsMark} from '../out/oldAnchors.ts';
import type {Out, Printer} from '../out/out.ts';
import {PAGE_IDS, type Slugger} from '../../../content/source/slugger.ts';
import {wordsOf} from '../out/words.ts';
import {formulaInContents} from './math.ts';
import {printPlain} from './plain.ts';
import {TEXT_DIRECTIVE, withoutDirectives} from './textDirectives.ts';

/** A part that is longer than a line of a phone, by the level of the heading: headings break at blanks and punctuation alone. */
const WIDE_PARTS: Readonly<Record<number, RegExp>> = {
  2: /[^\s\p{P}]{14}\S/u,
  3: /[^\s\p{P}]{18}\S/u,
};
const WIDE_PART = /[^\s\p{P}]{20}\S/u;

/** Returns true for the headings of an article; its h1 is the title of the page. */
const isHeading = (node: ElementContent | undefined): node is Element =>
  isElement(node) && /^h[2-6]$/.test(node.tagName);

/** Prints `## 标题 {#id}` with its id and the link to itself. */
export function createHeadingPrinter(slugger: Slugger): Printer {
  return (element, out) => {
    const {context, collected} = out;
    const level = Number(element.tagName[1]);
    const explicit = explicitIdOf(element);
    const trimmed = explicit === undefined ? element : trimHeadingId(element);
    const written = lineOf(trimmed, out);
    const words = wordsForId(trimmed, written, out);
    const said = sayFormulas(trimmed);
    const text = (said === trimmed ? written : lineOf(said, out)) || words; // a picture alone
    const id = explicit ?? slugger.slug(words);
    const label = escapeAttribute(fillText(context.texts.headingLink, {heading: text}));
    collected.ids.push(id);
    const html = toContentsHtml(trimmed.children, out) || escapeText(text);
    collected.headings.push({level, id, text, html});
    const anchor = escapeAttribute(id);
    const isWide = (WIDE_PARTS[level] ?? WIDE_PART).test(text);
    const named = context.hasAnchorClass ? withClass(element, 'anchor') : element;
    const marked = isWide ? withClass(named, 'wide-part') : named;
    const {id: _id, ...others} = context.allowsRawHtml ? marked.properties : safeProperties(marked);
    const attributes = restoreText(serializeAttributes(others));
    const mark = oldAnchorsMark(id, out);
    out.write(`<h${level} id="${anchor}"${attributes}>${mark}`);
    printNarrow(out, () => out.children(trimmed.children));
    // Hidden from screen readers, which name the heading by all it holds; the contents lead there as well.
    out.write(
      `<a class="hash hash-link" href="#${anchor}" aria-label="${label}" aria-hidden="true" tabindex="-1"></a></h${level}>`,
    );
  };
}

/**
 * Prints an h1 that is not the title of the page, as in notes whose sections begin with `#`. It has no id of its own, as in
 * Docusaurus, and the contents leave it out; links lead to the anchor inside it.
 */
export function createTopHeadingPrinter(slugger: Slugger): Printer {
  return (element, out, around) => {
    if (isJsx(element)) return printPlain(element, out, around);
    const explicit = explicitIdOf(element);
    const trimmed = explicit === undefined ? element : trimHeadingId(element);
    const id = explicit ?? takeSlug(trimmed, out, slugger);
    const isWritten = typeof trimmed.properties['id'] === 'string';
    if (id === undefined || isWritten) return printPlain(trimmed, out, around);
    const anchor: Element = {type: 'element', tagName: 'span', properties: {id}, children: []};
    return printPlain({...trimmed, children: [anchor, ...trimmed.children]}, out, around);
  };
}

/** Takes the anchor that the words of a heading make; undefined where it has none. */
export function takeSlug(heading: Element, out: Out, slugger: Slugger): string | undefined {
  const words = wordsForId(heading, lineOf(heading, out), out);
  return words.trim() === '' ? undefined : slugger.slug(words);
}

/** Returns the words of a heading on one line. */
const lineOf = (heading: Element, out: Out): string => wholeLineOf(heading, out).trim();

/** Returns the same with the blanks before and after what shows no words: `## 甲 <b/>` → `甲 ` */
const wholeLineOf = (heading: Element, out: Out): string =>
  joinCjkLines(wordsOf(heading, out), '', '').replaceAll('\n', ' ');

/** Returns what an id is made of: the words of a heading, those for its pictures too where Markdown says them. `## ![甲](a.png) 乙` → `甲 乙` */
function wordsForId(printed: Element, text: string, out: Out): string {
  const {hasIdsOfDocusaurus3 = false} = out.context;
  // There ids are made before codes of emoji become characters.
  const heading = hasIdsOfDocusaurus3 ? asWritten(printed) : printed;
  const images = findAll(heading, 'img').filter((one) => !isOwnHtml(one) && !isJsx(one));
  const isWhole = hasIdsOfDocusaurus3 && text !== '' && !isOwnHtml(heading) && !isJsx(heading);
  const hasDirectives = isWhole && TEXT_DIRECTIVE.test(text);
  if (images.length === 0 && !hasDirectives) return isWhole ? wholeLineOf(heading, out) : text;
  const withWords = mapElements(heading, (one) =>
    images.includes(one) ? {...one, children: [wordsOfImage(one)]} : one,
  );
  const line = hasDirectives ? withoutDirectives(withWords, out.context.plainColons) : withWords;
  return isWhole ? wholeLineOf(line, out) : lineOf(line, out);
}

const wordsOfImage = ({properties: {alt}}: Element): Text => ({
  type: 'text',
  value: typeof alt === 'string' ? alt : '',
});

/** Takes explicit ids before anything is printed, so that a generated one never takes `{#id}` of a later heading. */
export function reserveExplicitIds(
  nodes: readonly ElementContent[],
  out: Out,
  slugger: Slugger,
): void {
  const lines = new Map<string, number>();
  const reserve = (id: string, node: Element, into: Out): void => {
    const place = into.placeOf(node);
    if (PAGE_IDS.has(id)) into.report(createDiagnostic('MD-160', {id}, {place}));
    else if (slugger.reserve(id)) lines.set(id, place.line);
    else into.report(createDiagnostic('MD-160', {id, firstLine: lines.get(id) ?? 0}, {place}));
  };
  const visit = (children: readonly ElementContent[], into: Out): void => {
    for (const node of children) {
      if (!isElement(node)) continue;
      const id = isHeading(node) || isElement(node, 'h1') ? explicitIdOf(node) : undefined;
      if (id !== undefined) reserve(id, node, into);
      const isPartial = node.tagName === PARTIAL_TAG;
      visit(node.children, isPartial ? into.inPartial(Number(node.properties['index'])) : into);
    }
  };
  visit(nodes, out);
}

const EXPLICIT_ID = /(?:(?<![ \t])[ \t]+)?\{#([^\s{}]+)\}[ \t]*$/;

/** Finds the id at the end of a heading, or that of its tag; undefined for none. */
export function explicitIdOf(heading: Element): string | undefined {
  const last = heading.children.at(-1);
  const written =
    last?.type === 'text' ? EXPLICIT_ID.exec(restoreText(last.value))?.[1] : undefined;
  const {id} = heading.properties;
  return written ?? (typeof id === 'string' && id !== '' ? restoreText(id) : undefined);
}

/** Takes `{#id}` off the end of a heading. */
export function trimHeadingId(heading: Element): Element {
  const last = heading.children.at(-1);
  if (last?.type !== 'text' || !EXPLICIT_ID.test(restoreText(last.value))) return heading;
  const value = restoreText(last.value).replace(EXPLICIT_ID, '');
  return {...heading, children: [...heading.children.slice(0, -1), {...last, value}]};
}

const IN_CONTENTS = new Set('code em strong del sub sup kbd mark b i s'.split(' '));

/**
 * Returns the HTML of a heading for the table of contents: links and images are dropped, the text of links stays. Long names may
 * go on in the next line at their parts, as the column is narrow.
 */
function toContentsHtml(nodes: readonly ElementContent[], out: Out): string {
  const print = (node: ElementContent): string => {
    if (node.type === 'text') {
      const text = restoreText(restoreDirectives(node.value, out.context.directives));
      return printLongWords(joinCjkLines(text, '', '').replaceAll('\n', ' '));
    }
    if (node.type !== 'element' || node.tagName === 'img') return '';
    if (classesOf(node).includes('math-inline')) return formulaInContents(node, out);
    const inner = node.children.map(print).join('');
    return IN_CONTENTS.has(node.tagName) ? `<${node.tagName}>${inner}</${node.tagName}>` : inner;
  };
  return nodes.map(print).join('').trim();
}
