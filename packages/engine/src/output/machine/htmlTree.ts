import {isTag, isVoid} from '../../article/html/tags.ts';

/** An element of a page's HTML, or text in it as it reads. */
export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: HtmlNode[];
}

export type HtmlNode = HtmlElement | string;

const TOKEN =
  /<!--[\s\S]*?-->|<\/([a-z][\w-]*)\s*>|<([a-z][\w:-]*)((?:\s+[^\s"'<>/=]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*(\/?)>|[^<]+|</gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;
const NO_ATTRIBUTES: Readonly<Record<string, string>> = {};
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

/**
 * Reads HTML that the engine or React wrote: every element is closed. What a writer left open is closed with its parent.
 * Code is taken as one text, its highlighting left out: most tags of a note stand there.
 */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlElement = {tag: '', attributes: {}, children: []};
  const open: HtmlElement[] = [root];
  const flat = html.replace(
    /(<pre\b[^>]*>)([\s\S]*?)(<\/pre>)/g,
    (_, start: string, code: string, end: string) => start + code.replace(/<[^>]*>/g, '') + end,
  );
  for (const [token, closing, opening, attributes, slash] of flat.matchAll(TOKEN)) {
    const top = open.at(-1)!;
    if (closing !== undefined) {
      const at = open.findLastIndex(({tag}) => tag === closing.toLowerCase());
      if (at > 0) open.length = at;
    } else if (opening !== undefined) {
      const element: HtmlElement = {
        tag: opening.toLowerCase(),
        attributes: attributes ? readAttributes(attributes) : NO_ATTRIBUTES,
        children: [],
      };
      top.children.push(element);
      if (!slash && !isVoid(element.tag)) open.push(element);
    } else if (!token.startsWith('<!--')) top.children.push(decodeEntities(token));
  }
  return root.children;
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name, double, single, bare] of text.matchAll(ATTRIBUTE))
    attributes[name!.toLowerCase()] = decodeEntities(double ?? single ?? bare ?? '');
  return attributes;
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) =>
      name === undefined
        ? String.fromCodePoint(decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal))
        : (ENTITIES[name] ?? whole),
  );
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string';
}

/** All text in a node. */
export function textOf(node: HtmlNode): string {
  return isElement(node) ? node.children.map(textOf).join('') : node;
}

export function hasClass({attributes}: HtmlElement, name: string): boolean {
  const names = attributes['class'];
  return names !== undefined && ` ${names} `.includes(` ${name} `);
}

const CHROME_CLASSES = new Set(['hash', 'vh', 'doc-foot', 'toc-m', 'side', 'lang', 'result']);

/** What only a reader of the page needs: drawings, buttons, marks beside headings, words for screen readers. */
export function isChrome({tag, attributes}: HtmlElement): boolean {
  if (isTag(tag, 'chrome')) return true;
  if (attributes === NO_ATTRIBUTES) return false;
  const {class: names} = attributes;
  return (
    attributes['aria-hidden'] === 'true' ||
    (names !== undefined && names.split(' ').some((name) => CHROME_CLASSES.has(name)))
  );
}
