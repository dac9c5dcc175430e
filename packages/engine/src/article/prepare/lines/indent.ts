const QUOTE = /^(?:[ \t]*>)*/;
const PREFIX = /^(?:[ \t]*>)*[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*/;

/** Reads the markers of quotes and lists before the text of a line: `> - 文` → `> - `. */
export function prefixOf(line: string): string {
  return PREFIX.exec(line)![0];
}

/** Makes the prefix of the lines after one with markers of lists: `> - ` → `>   `. */
export function continuation(prefix: string): string {
  return prefix.replace(/[-*+]|(?<!\d)\d+[.)]/g, (marker) => ' '.repeat(marker.length));
}

/** Measures the quote markers before a line: `> > 文` → 3. */
export function quoteLength(line: string): number {
  return QUOTE.exec(line)![0].length;
}

/** Counts how many blanks are before the text of a line, quote markers left out: `>   文` → 3. */
export function indentOf(line: string): number {
  return line.slice(quoteLength(line)).search(/\S|$/);
}

/** Drops blanks before the text of a line, at most `count`: `>   文`, 2 → `> 文`. */
export function dropBlanks(line: string, count: number): string {
  if (count === 0) return line;
  const length = quoteLength(line);
  const rest = line.slice(length);
  return line.slice(0, length) + rest.slice(Math.min(count, rest.search(/\S|$/)));
}

/** Drops the blanks that all lines begin with. */
export function unindent(text: string): string {
  const lines = text.split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const blanks = indents.reduce((least, indent) => Math.min(least, indent), Infinity);
  return Number.isFinite(blanks)
    ? lines.map((line) => line.slice(Math.min(blanks, line.search(/\S|$/)))).join('\n')
    : text;
}

const LIST_OR_FOOTNOTE = /^[ \t>]*(?:[-*+]|\d{1,9}[.)]|\[\^[^\]]+\]:)[ \t]/;

/** Tells whether lines that follow are outside of lists and footnotes, where four blanks make code of them. */
export function isOutsideLists(wasOutside: boolean, line: string): boolean {
  if (LIST_OR_FOOTNOTE.test(line)) return false;
  return wasOutside || (line.trim() !== '' && !/^[ \t]{2}/.test(line));
}

/** Returns true for a line four blanks deep. */
export const isDeep = (line: string): boolean => /^(?: {4}| {0,3}\t)/.test(line);
