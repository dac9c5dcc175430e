import {decodeEntities} from './entities.ts';
import {isVoid} from './tags.ts';

/** An element of a page's HTML. */
export interface HtmlElement {
  readonly tag: string;
  /** Values unescaped; empty for an attribute without one. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: HtmlNode[];
  /** What is between its tags. */
  readonly inner: string;
}

/** An element, or text as it reads. */
export type HtmlNode = HtmlElement | string;

interface OpenElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: HtmlNode[];
  /** Offset after the opening tag. */
  readonly start: number;
}

const TOKEN =
  /<!--[\s\S]*?-->|<\/([a-z][\w-]*)\s*>|<([a-z][\w:-]*)((?:\s+[^\s"'<>/=]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*(\/?)>|[^<]+|</gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;
/** The attributes of every element without any: one object, so that a comparison finds them. */
export const NO_ATTRIBUTES: Readonly<Record<string, string>> = {};

/**
 * Parses HTML that the engine or React wrote: every element is closed. What an author left open is closed with its parent.
 * Code is taken as one text, its highlighting left out: most tags of a note are there.
 * `<p>a &amp; <b>b</b></p>` → an element `p` of the text `a & ` and the element `b`
 */
export function parseHtml(html: string): HtmlNode[] {
  const flat = html.replace(
    /(<pre\b[^>]*>)([\s\S]*?)(?=<\/pre>)/g,
    (_, start: string, code: string) => start + code.replace(/<[^>]*>/g, ''),
  );
  return parse(flat, {
    toName: (name) => name.toLowerCase(),
    findOpen: (open, name) => open.findLastIndex(({tag}) => tag === name),
  });
}

/**
 * Parses HTML of an article as our own renderer wrote it, with all of its code and with names as they are written.
 * @throws when it is not well nested
 */
export function parseOwnHtml(html: string): HtmlNode[] {
  return parse(html, {
    toName: (name) => name,
    findOpen(open, name) {
      const top = open.at(-1)!;
      if (open.length === 1 || top.tag !== name)
        throw new Error(
          `The article closes <${name}> inside <${top.tag}>: ${html.slice(top.start, top.start + 60)}`,
        );
      return open.length - 1;
    },
    onEnd([, left]) {
      if (left) throw new Error(`The article does not close <${left.tag}>`);
    },
  });
}

interface Manner {
  /** Name of an element or an attribute as it is kept. */
  readonly toName: (written: string) => string;
  /** Which of the open elements a closing tag closes: 0 and less for none. */
  readonly findOpen: (open: readonly OpenElement[], name: string) => number;
  /** Told which elements are open at the end, after the root. */
  readonly onEnd?: (open: readonly OpenElement[]) => void;
}

function parse(html: string, {toName, findOpen, onEnd}: Manner): HtmlNode[] {
  const open: OpenElement[] = [{tag: '', attributes: NO_ATTRIBUTES, children: [], start: 0}];
  const closeFrom = (first: number, end: number): void => {
    while (open.length > first) {
      const {tag, attributes, children, start} = open.pop()!;
      open.at(-1)!.children.push({tag, attributes, children, inner: html.slice(start, end)});
    }
  };
  for (const match of html.matchAll(TOKEN)) {
    const [token, closing, opening, written, slash] = match;
    const {children} = open.at(-1)!;
    if (closing !== undefined) {
      const first = findOpen(open, toName(closing));
      if (first > 0) closeFrom(first, match.index);
    } else if (opening !== undefined) {
      const tag = toName(opening);
      const attributes = written ? readAttributes(written, toName) : NO_ATTRIBUTES;
      if (slash || isVoid(tag)) children.push({tag, attributes, children: [], inner: ''});
      else open.push({tag, attributes, children: [], start: match.index + token.length});
    } else if (!token.startsWith('<!--')) addText(children, decode(token));
  }
  onEnd?.(open);
  closeFrom(1, html.length);
  return open[0]!.children;
}

/** Adds text, which is one node with the text before it. */
function addText(children: HtmlNode[], text: string): void {
  const last = children.at(-1);
  if (typeof last === 'string') children[children.length - 1] = last + text;
  else children.push(text);
}

function readAttributes(text: string, toName: Manner['toName']): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name, double, single, bare] of text.matchAll(ATTRIBUTE))
    attributes[toName(name!)] = decode(double ?? single ?? bare ?? '');
  return attributes;
}

/** Names that the engine and React do not write stay as they are. */
const decode = (text: string): string => decodeEntities(text, (reference) => reference);

/** Tells an element from text. */
export function isHtmlElement(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string';
}

/** Joins all text in a node. */
export function htmlTextOf(node: HtmlNode): string {
  return isHtmlElement(node) ? node.children.map(htmlTextOf).join('') : node;
}

/** Tells whether a name is among the classes of an element. */
export function hasClass({attributes}: HtmlElement, name: string): boolean {
  const names = attributes['class'];
  return names !== undefined && ` ${names} `.includes(` ${name} `);
}
