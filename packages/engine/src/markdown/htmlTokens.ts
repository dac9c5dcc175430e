/** A piece of raw HTML. `start` is its offset. */
export type HtmlToken =
  | {readonly kind: 'text'; readonly start: number; readonly text: string}
  | {readonly kind: 'comment'; readonly start: number; readonly text: string}
  | {readonly kind: 'close'; readonly start: number; readonly name: string; readonly source: string}
  | {
      readonly kind: 'open';
      readonly start: number;
      readonly name: string;
      readonly isSelfClosing: boolean;
      readonly attributes: readonly (readonly [name: string, value: string])[];
      readonly source: string;
    };

const TOKEN =
  /<!--(?:>|->|([^]*?)-->)|<\/([a-z][\w:.-]*)\s*>|<([a-z][\w:.-]*)(?=[\s/>])((?:[\s/]+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)[\s/]*>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Elements whose content is text up to their end tag (HTML 13.2.5, RAWTEXT, RCDATA and script data). */
export const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes']);

/** Splits raw HTML into tags, comments and text. Entities stay as they are. Anything that is no tag is text. */
export function tokenizeHtml(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  let from = 0;
  const addText = (to: number): void => {
    if (to > from) tokens.push({kind: 'text', start: from, text: html.slice(from, to)});
  };
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(html); match; match = TOKEN.exec(html)) {
    addText(match.index);
    const [source, comment, closing, opening, attributes = ''] = match;
    const start = match.index;
    from = start + source.length;
    if (closing !== undefined) tokens.push({kind: 'close', start, name: closing.toLowerCase(), source});
    else if (opening === undefined) tokens.push({kind: 'comment', start, text: comment ?? ''});
    else {
      const name = opening.toLowerCase();
      const isSelfClosing = /\/\s*>$/.test(source);
      tokens.push({kind: 'open', start, name, isSelfClosing, attributes: readAttributes(attributes), source});
      // `<iframe />`, as it is written for MDX, has no text to its name.
      const end = RAW_TEXT.has(name) && !(name === 'iframe' && isSelfClosing) ? html.slice(from).search(new RegExp(`</${name}[\\s/>]`, 'i')) : -1;
      if (end > 0) {
        tokens.push({kind: 'text', start: from, text: html.slice(from, from + end)});
        from += end;
        TOKEN.lastIndex = from;
      }
    }
  }
  addText(html.length);
  return tokens;
}

function readAttributes(text: string): [string, string][] {
  return [...text.matchAll(ATTRIBUTE)].map(([, name, double, single, bare]) => [name!, double ?? single ?? bare ?? '']);
}
