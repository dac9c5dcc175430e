import {isVoid} from '../html/tags.ts';

/** A node of an article's HTML. */
export type HtmlNode =
  | {readonly kind: 'text'; /** Still escaped. */ readonly html: string}
  | {
      readonly kind: 'element';
      readonly name: string;
      /** Values unescaped; empty for an attribute without one. */ readonly attributes: readonly (readonly [
        string,
        string,
      ])[];
      readonly children: readonly HtmlNode[];
      /** What stands between its tags. */ readonly inner: string;
    };

const TAG = /<(\/?)([a-z][\w-]*)((?:\s+[^\s=/>"']+(?:=(?:"[^"]*"|\w+))?)*)\s*(\/?)>/gi;
const ATTRIBUTE = /([^\s=/>"']+)(?:=(?:"([^"]*)"|(\w+)))?/g;

interface Frame {
  readonly name: string;
  readonly attributes: readonly (readonly [string, string])[];
  readonly children: HtmlNode[];
  /** Offset after the opening tag. */
  readonly start: number;
}

/** Parses HTML that our own renderer wrote: well nested, attributes in double quotes or one word, no comments. */
export function parseOwnHtml(html: string): readonly HtmlNode[] {
  const frames: Frame[] = [{name: '', attributes: [], children: [], start: 0}];
  let at = 0;
  const text = (end: number): void => {
    if (end > at) frames.at(-1)!.children.push({kind: 'text', html: html.slice(at, end)});
  };
  for (const match of html.matchAll(TAG)) {
    const [whole, slash, name = '', written = '', selfClose] = match;
    text(match.index);
    at = match.index + whole.length;
    if (slash) {
      const {children, start, ...frame} = frames.pop()!;
      if (frame.name !== name || frames.length === 0)
        throw new Error(
          `The article closes <${name}> inside <${frame.name}>: ${html.slice(Math.max(0, match.index - 60), at)}`,
        );
      frames.at(-1)!.children.push({
        kind: 'element',
        ...frame,
        children,
        inner: html.slice(start, match.index),
      });
      continue;
    }
    const attributes = [...written.matchAll(ATTRIBUTE)].map(
      ([, key = '', quoted, word]): [string, string] => [key, word ?? unescapeHtml(quoted ?? '')],
    );
    if (selfClose || isVoid(name))
      frames.at(-1)!.children.push({kind: 'element', name, attributes, children: [], inner: ''});
    else frames.push({name, attributes, children: [], start: at});
  }
  text(html.length);
  if (frames.length !== 1) throw new Error(`The article does not close <${frames.at(-1)!.name}>`);
  return frames[0]!.children;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00A0',
};

/** The text that our own escapes stand for. */
export function unescapeHtml(html: string): string {
  return html.includes('&')
    ? html.replace(
        /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
        (whole, decimal?: string, hex?: string, name?: string) =>
          name
            ? (ENTITIES[name] ?? whole)
            : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex!, 16)),
      )
    : html;
}
