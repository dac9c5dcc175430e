import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html as names,
  parseFragment,
} from 'parse5';
import {escapeAttribute, escapeText} from '../../article/html/escape.ts';
import {isVoid} from '../../article/html/tags.ts';
import {dropNonXml} from '../machine/xml.ts';
import {plainValues, readVariables} from './plainValues.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Attribute = Element['attrs'][number];

/** The text of a note as a tree. */
export type BookText = readonly Node[];

/** Where the addresses of a text lead in a book. */
interface BookPlaces {
  /** The address in the book, or on the web; undefined for one that a book cannot name. */
  link(href: string): string | undefined;
  /** The path of a picture in the book; undefined for one that is not in it. */
  image(src: string): string | undefined;
  /** Ids get this prefix: several texts may be in one document. @default '' */
  readonly idPrefix?: string;
}

/** Elements that a book may have; of others only what they hold is printed. */
const ELEMENTS = new Set(
  'a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup data dd del details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr'.split(
    ' ',
  ),
);
/** Elements that say nothing on paper, with all that they hold. */
const DROPPED = new Set(
  'button script style template noscript nav dialog form select textarea datalist map link meta base title head source track'.split(
    ' ',
  ),
);
const EMBEDDED = new Set(['iframe', 'video', 'audio', 'embed', 'object']);
/** Marks beside headings, words for screen readers alone, the language of a block. */
const DROPPED_CLASSES = new Set(['hash', 'vh', 'doc-foot', 'toc-m', 'side', 'lang', 'seal']);
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  '': ['class', 'lang', 'dir', 'title'],
  img: ['alt', 'width', 'height'],
  td: ['colspan', 'rowspan', 'headers'],
  th: ['colspan', 'rowspan', 'headers', 'scope'],
  ol: ['start', 'reversed'],
  li: ['value'],
  time: ['datetime'],
  data: ['value'],
  col: ['span'],
  colgroup: ['span'],
};
/** Notes for programs inside of formulas, which readers of books do not know. */
const DROPPED_MATH = new Set(['annotation', 'annotation-xml', 'maction']);

/** Reads the HTML of an article as a browser would: what an author left open is closed. */
export function readText(html: string): BookText {
  return parseFragment(html).childNodes;
}

/** Lists the ids that links may name. */
export function idsOf(text: BookText): Set<string> {
  const ids = new Set<string>();
  const visit = (node: Node): void => {
    if (!defaultTreeAdapter.isElementNode(node) || isDropped(node)) return;
    const id = attributeOf(node, 'id');
    if (id !== undefined && isId(id) && isPrinted(node)) ids.add(id);
    for (const child of node.childNodes) visit(child);
  };
  for (const node of text) visit(node);
  return ids;
}

/**
 * Prints a text as XHTML for books: without controls and scripts, pictures and links as the book has them, each id once.
 * `<p>a<br>b</p>` → `<p>a<br/>b</p>`
 */
export function printXhtml(text: BookText, places: BookPlaces): string {
  const seen = new Set<string>();
  let linkDepth = 0;
  let variables = readVariables('');
  /** A link in a link is none. */
  const linkTo = (address: string, words: string): string => {
    const href = places.link(address);
    const shown = escapeText(dropNonXml(words || (href ?? '')));
    return href === undefined || linkDepth > 0
      ? shown
      : `<a href="${attributeText(href)}">${shown}</a>`;
  };
  const print = (node: Node): string => {
    if (defaultTreeAdapter.isTextNode(node)) return escapeText(dropNonXml(node.value));
    if (!defaultTreeAdapter.isElementNode(node) || isDropped(node)) return '';
    if (node.namespaceURI !== names.NS.HTML) return printForeign(node);
    const {tagName} = node;
    const inner = (): string => {
      if (tagName === 'a') linkDepth++;
      const printed = node.childNodes.map(print).join('');
      if (tagName === 'a') linkDepth--;
      return printed;
    };
    if (tagName === 'input') return printInput(node);
    if (tagName === 'img')
      return (
        printImage(node, places) ??
        linkTo(attributeOf(node, 'src') ?? '', attributeOf(node, 'alt') ?? '')
      );
    if (EMBEDDED.has(tagName)) return linkTo(addressOf(node), attributeOf(node, 'title') ?? '');
    if (attributeOf(node, 'role') === 'tabpanel')
      return `<p class="tab">${escapeText(attributeOf(node, 'data-label') ?? '')}</p><div class="panel">${inner()}</div>`;
    if (!ELEMENTS.has(tagName)) return inner();
    const attributes = spaceInDrawing(node) + printAttributes(node, places, seen);
    return isVoid(tagName)
      ? `<${tagName}${attributes}/>`
      : `<${tagName}${attributes}>${inner()}</${tagName}>`;
  };
  const printForeign = (node: Element): string => {
    // `<sodipodi:namedview>`: what a program notes for itself. Its prefix would have to be declared.
    if (DROPPED_MATH.has(node.tagName) || node.tagName.includes(':')) return '';
    const inner = (): string => node.childNodes.map(print).join('');
    if (!isXmlName(node.tagName)) return inner();
    const isRoot = node.tagName === 'svg' || node.tagName === 'math';
    if (isRoot) variables = readVariables(attributeOf(node, 'style') ?? '');
    const attributes = node.attrs
      .filter((attribute) => isForeignAttribute(attribute) && !isSeenId(attribute, seen))
      .map(({name, value, prefix}) => {
        const plain = plainValues(withPrefix(name, value, places), variables);
        return ` ${prefix ? `${prefix}:` : ''}${name}="${attributeText(plain)}"`;
      })
      .join('');
    const space = isRoot
      ? ` xmlns="${node.namespaceURI}"${node.tagName === 'svg' ? ` xmlns:xlink="${names.NS.XLINK}"` : ''}`
      : '';
    return `<${node.tagName}${space}${attributes}>${inner()}</${node.tagName}>`;
  };
  return text.map(print).join('');
}

function printAttributes(node: Element, places: BookPlaces, seen: Set<string>): string {
  const kept = [...ATTRIBUTES['']!, ...(ATTRIBUTES[node.tagName] ?? [])].flatMap((name) => {
    const value = attributeOf(node, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const id = attributeOf(node, 'id');
  if (id !== undefined && isId(id) && !seen.has(id)) {
    seen.add(id);
    kept.push(['id', prefixed(id, places)]);
  }
  const href = node.tagName === 'a' ? attributeOf(node, 'href') : undefined;
  const target = href === undefined ? undefined : places.link(href);
  if (target !== undefined) kept.push(['href', target]);
  if (node.tagName === 'details') kept.push(['open', 'open']); // paper does not unfold
  return kept.map(([name, value]) => ` ${name}="${attributeText(value)}"`).join('');
}

/** Prints a task as a sign, since paper has no checkbox. */
function printInput(node: Element): string {
  if (attributeOf(node, 'type') !== 'checkbox') return '';
  return attributeOf(node, 'checked') === undefined ? '☐ ' : '☑ ';
}

/** Prints a picture. Undefined for a picture that is not in the book. */
function printImage(node: Element, places: BookPlaces): string | undefined {
  const src = places.image(attributeOf(node, 'src') ?? '');
  if (src === undefined) return undefined;
  const size = ['width', 'height']
    .map((name) => [name, attributeOf(node, name)] as const)
    .filter(([, value]) => value !== undefined && /^\d+$/.test(value))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  return `<img src="${attributeText(src)}" alt="${attributeText(attributeOf(node, 'alt') ?? '')}"${size}/>`;
}

/** Returns the address of what a film, a sound or a frame shows. */
function addressOf(node: Element): string {
  const source = node.childNodes.find(
    (child): child is Element =>
      defaultTreeAdapter.isElementNode(child) && child.tagName === 'source',
  );
  return (
    attributeOf(node, 'src') ??
    attributeOf(node, 'data') ??
    (source && attributeOf(source, 'src')) ??
    ''
  );
}

function isDropped(node: Element): boolean {
  if (node.namespaceURI !== names.NS.HTML)
    return attributeOf(node, 'aria-hidden') === 'true' || node.tagName === 'script';
  const classes = attributeOf(node, 'class')?.split(/\s+/) ?? [];
  // On a page a press shows the drawing large.
  if (node.tagName === 'button' && classes.includes('zoomable')) return false;
  return (
    DROPPED.has(node.tagName) ||
    attributeOf(node, 'role') === 'tablist' ||
    classes.some((name) => DROPPED_CLASSES.has(name))
  );
}

/** Tells whether the element itself is printed, and so its id. */
function isPrinted(node: Element): boolean {
  if (node.namespaceURI !== names.NS.HTML) return isXmlName(node.tagName);
  return (
    ELEMENTS.has(node.tagName) && node.tagName !== 'img' && attributeOf(node, 'role') !== 'tabpanel'
  );
}

/** Adds the namespace of HTML inside a drawing, where that of the drawing would apply. */
function spaceInDrawing(node: Element): string {
  let around = node.parentNode;
  while (around && defaultTreeAdapter.isElementNode(around) && !isPrinted(around))
    around = around.parentNode;
  return around && defaultTreeAdapter.isElementNode(around) && around.namespaceURI !== names.NS.HTML
    ? ` xmlns="${names.NS.HTML}"`
    : '';
}

function isForeignAttribute({name, value, namespace}: Attribute): boolean {
  return (
    namespace !== names.NS.XMLNS &&
    isXmlName(name) &&
    !/^(?:on|data-|tabindex$)/i.test(name) &&
    !((name === 'href' || name === 'src') && !value.startsWith('#')) &&
    !(name === 'id' && !isId(value))
  );
}

/** Tells whether an id was printed before, and remembers it. */
function isSeenId({name, value}: Attribute, seen: Set<string>): boolean {
  if (name !== 'id') return false;
  const isSeen = seen.has(value);
  seen.add(value);
  return isSeen;
}

/** Tells whether an element or attribute of a drawing may have a name: parsers of HTML take `a$b`. */
const isXmlName = (name: string): boolean => /^[a-z][\w.-]*$/i.test(name);

/** Recognizes a name that XML takes for an id. */
function isId(id: string): boolean {
  return /^[^\s]+$/u.test(id) && dropNonXml(id) === id;
}

/** Returns the value of an attribute of a drawing, whose parts name each other. */
function withPrefix(name: string, value: string, places: BookPlaces): string {
  if (name === 'id') return prefixed(value, places);
  if (name === 'href') return `#${prefixed(value.slice(1), places)}`;
  return value.replace(/url\(#/g, `url(#${places.idPrefix ?? ''}`);
}

function prefixed(id: string, {idPrefix = ''}: BookPlaces): string {
  return idPrefix + id;
}

function attributeText(value: string): string {
  return escapeAttribute(dropNonXml(value));
}

function attributeOf(node: Element, name: string): string | undefined {
  return node.attrs.find((attribute) => attribute.name === name)?.value;
}
