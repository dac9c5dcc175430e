const FENCE = /^(\s*(?:>\s*)*)(`{3,}|~{3,})(.*)$/;

/** A fence may begin right behind the mark of a list item: `- ```js`. */
const IN_ITEM = /^((?:\s*>)*\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)+)(`{3,}|~{3,})(.*)$/;

/** A line of Markdown and whether it belongs to a fence of code. */
export interface MarkdownLine {
  readonly text: string;
  /** `open` and `close` are the lines of the fence itself, `comment` those of a comment of several lines. */
  readonly kind: 'prose' | 'open' | 'code' | 'close' | 'comment';
  /** What follows the signs of an opening line; undefined for others. */
  readonly info?: string;
}

/** Tells prose from code and from comments of several lines, line by line. */
export function classify(text: string): MarkdownLine[] {
  const lines = text.split('\n');
  const lastEnd = lines.findLastIndex((line) => line.includes('-->'));
  let fence = '';
  let isComment = false;
  return lines.map((line, at): MarkdownLine => {
    if (isComment) {
      isComment = !line.includes('-->');
      return {text: line, kind: isComment || /-->\s*$/.test(line) ? 'comment' : 'prose'};
    }
    const [, , signs = '', info = ''] =
      FENCE.exec(line) ?? (fence === '' ? IN_ITEM.exec(line) : undefined) ?? [];
    if (fence === '') {
      if (signs === '' || (signs.startsWith('`') && info.includes('`'))) {
        isComment = at < lastEnd && opensComment(line);
        return {text: line, kind: isComment ? 'comment' : 'prose'};
      }
      fence = signs;
      return {text: line, kind: 'open', info: info.trim()};
    }
    if (signs.startsWith(fence) && info.trim() === '') {
      fence = '';
      return {text: line, kind: 'close'};
    }
    return {text: line, kind: 'code'};
  });
}

/** Tells whether a line begins with a comment that does not end on it. */
const opensComment = (line: string): boolean =>
  /^\s*<!--/.test(line) && line.lastIndexOf('<!--') > line.lastIndexOf('-->');

/** Changes the lines of prose; code and comments stay. */
export function mapProse(text: string, change: (line: string, number: number) => string): string {
  return classify(text)
    .map((line, i) => (line.kind === 'prose' ? change(line.text, i + 1) : line.text))
    .join('\n');
}

/** Code within a line. */
const SPAN = /((?<!`)`+[^`]*`+)/;

/** Changes what is outside spans of code on a line. */
export function outsideSpans(line: string, change: (text: string) => string): string {
  return line
    .split(SPAN)
    .map((part, i) => (i % 2 === 0 ? change(part) : part))
    .join('');
}

/** What is before the address of a definition, `[a]: b.md`, and the address. */
export const DEFINITION = /^(\s{0,3}\[[^\]^][^\]]*\]:\s*)(<[^<>]+>|[^\s<]\S*)/;

/** Drops the backslashes before signs in an address of Markdown, as it is read: `a\_b.md` → `a_b.md`; `a\b.md` has none. */
export const dropEscapes = (address: string): string =>
  address.replace(/\\([!-/:-@[-`{-~])/g, '$1');

/** Puts the address of a definition on its line, where it follows on the next one, which is empty then. */
export function joinDefinitions(text: string): string {
  if (!/^\s{0,3}\[[^\]^\n][^\]\n]*\]:[ \t]*$/m.test(text)) return text;
  const lines = classify(text);
  const out = lines.map((line) => line.text);
  for (let i = 0; i + 1 < lines.length; i++) {
    const address = out[i + 1]!.trim();
    const isDefinition =
      lines[i]!.kind === 'prose' && /^\s{0,3}\[[^\]^][^\]]*\]:\s*$/.test(out[i]!);
    if (!isDefinition || !/^(?:<[^<>]+>|[^\s<]\S*)$/.test(address)) continue;
    out[i] = `${out[i]!.trimEnd()} ${address}`;
    out[i + 1] = '';
  }
  return out.join('\n');
}

/** Changes the addresses of links and images in Markdown, and of definitions; code stays. Those in `<…>` are given without it. */
export function mapLinks(text: string, change: (href: string) => string): string {
  const move = (_: string, open: string, href: string): string => {
    const plain = href.replace(/^<(.*)>$/, '$1');
    const moved = change(plain);
    if (moved === plain) return open + href;
    return open + (/\s/.test(moved) ? `<${moved}>` : moved);
  };
  return mapProse(joinDefinitions(text), (line) =>
    outsideSpans(line, (part) =>
      part.replace(/(\]\()(<[^>\n]+>|(?:[^\s()]|\([^\s()]*\))+)/g, move),
    ).replace(DEFINITION, move),
  );
}

/**
 * Puts an empty line below the last line of a block of HTML where Markdown follows at once: Python-Markdown and kramdown read
 * that as Markdown, CommonMark as HTML. Lines that begin with a blank or a tag stay.
 */
export function endHtmlBlocks(text: string): string {
  const lines = classify(text);
  return lines
    .map(({text: line, kind}, i) => {
      const next = lines[i + 1];
      const isEnd =
        kind === 'prose' &&
        /^<\/(?:div|center|details|section|figure|table|p|ul|ol|blockquote)>\s*$/i.test(line);
      return isEnd && next !== undefined && /^[^\s<]/.test(next.text) ? `${line}\n` : line;
    })
    .join('\n');
}
