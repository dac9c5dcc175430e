import {isTag} from './tags.ts';

/** A piece of raw HTML. `start` is its offset. */
export type HtmlToken =
  | {readonly kind: 'text'; readonly start: number; readonly text: string}
  | {
      readonly kind: 'comment';
      readonly start: number;
      readonly text: string;
      readonly source: string;
    }
  | {readonly kind: 'close'; readonly start: number; readonly name: string; readonly source: string}
  | {
      readonly kind: 'open';
      readonly start: number;
      readonly name: string;
      readonly isSelfClosing: boolean;
      readonly attributes: readonly (readonly [name: string, value: string])[];
      readonly source: string;
    };

/** A value without quotes may have some inside, as browsers read it: CSDN begins notes with `<hr … size=1">`. */
const TOKEN =
  /<!--|<\/([a-z][\w:.-]*)\s*>|<([a-z][\w:.-]*)(?=[\s/>])((?:[\s/]+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`][^\s<>]*))?)*)[\s/]*>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`][^\s<>]*)))?/g;

/**
 * Splits raw HTML into tags, comments and text; entities stay as they are, and anything that is no tag is text.
 * `<b>a</b>` → open `b`, text `a`, close `b`
 */
export function tokenizeHtml(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  const find = createFinder(html);
  let from = 0;
  const addText = (to: number): void => {
    if (to > from) tokens.push({kind: 'text', start: from, text: html.slice(from, to)});
  };
  const signs = new RegExp(TOKEN);
  for (let match = signs.exec(html); match; match = signs.exec(html)) {
    const token = match[0] === '<!--' ? readComment(html, match.index, find) : readTag(match);
    if (!token) continue;
    addText(token.start);
    tokens.push(token);
    from = token.start + token.source.length;
    // `<iframe />`, as it is written for MDX, has no text to its name.
    if (token.kind === 'open' && isTag(token.name, 'rawText')) {
      const isEmpty = token.name === 'iframe' && token.isSelfClosing;
      const end = isEmpty ? -1 : find(new RegExp(`</${token.name}[\\s/>]`, 'gi'), from);
      if (end > from) {
        addText(end);
        from = end;
      }
    }
    signs.lastIndex = from;
  }
  addText(html.length);
  return tokens;
}

type Find = (pattern: RegExp, from: number) => number;

/** Creates a search for the next match of a pattern, -1 for none. What is not found once is not searched again. */
function createFinder(html: string): Find {
  const missing = new Set<string>();
  return (pattern, from) => {
    if (missing.has(pattern.source)) return -1;
    pattern.lastIndex = from;
    const at = pattern.exec(html)?.index ?? -1;
    if (at < 0) missing.add(pattern.source);
    return at;
  };
}

/** Reads the comment at an offset; `<!-->` and `<!--->` are whole ones. Undefined for one that never ends. */
function readComment(
  html: string,
  start: number,
  find: Find,
): Extract<HtmlToken, {kind: 'comment'}> | undefined {
  const short = html.startsWith('>', start + 4) ? 5 : html.startsWith('->', start + 4) ? 6 : 0;
  const sign = short ? -1 : find(/-->/g, start + 4);
  if (!short && sign < 0) return undefined;
  const end = short ? start + short : sign + 3;
  const text = short ? '' : html.slice(start + 4, end - 3);
  return {kind: 'comment', start, text, source: html.slice(start, end)};
}

function readTag(match: RegExpExecArray): Exclude<HtmlToken, {kind: 'text' | 'comment'}> {
  const [source, closing, opening = '', attributes = ''] = match;
  const start = match.index;
  if (closing !== undefined) return {kind: 'close', start, name: closing.toLowerCase(), source};
  return {
    kind: 'open',
    start,
    name: opening.toLowerCase(),
    isSelfClosing: /\/\s*>$/.test(source),
    attributes: readAttributes(attributes),
    source,
  };
}

function readAttributes(text: string): [string, string][] {
  return [...text.matchAll(ATTRIBUTE)].map(([, name, double, single, bare]) => [
    name!,
    double ?? single ?? bare ?? '',
  ]);
}
