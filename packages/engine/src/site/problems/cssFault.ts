/** What of a stylesheet is not closed, or is closed that was not open. */
type CssFault = 'comment' | 'text' | 'block' | 'end';

/** Parts of CSS that say what is open: comments, escapes, addresses without quotes, texts and braces. */
const PART =
  /\/\*[^]*?(?:\*\/|$)|\\[^]|\burl\(\s*(?!["'\s])(?:\\.|[^)\\])*\)?|"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?|[{}]/gi;

/** Finds the first mistake of a stylesheet that ends what bundlers read of it, with its offset; undefined for none. */
export function findCssFault(
  css: string,
): {readonly kind: CssFault; readonly index: number} | undefined {
  const open: number[] = [];
  for (const {0: part, index} of css.matchAll(PART)) {
    if (part.startsWith('/*') && (part.length < 4 || !part.endsWith('*/')))
      return {kind: 'comment', index};
    if (/^["']/.test(part) && (part.length < 2 || !part.endsWith(part[0]!)))
      return {kind: 'text', index};
    if (part === '{') open.push(index);
    else if (part === '}' && open.pop() === undefined) return {kind: 'end', index};
  }
  // The outer ones are open because the inner one is.
  return open.length === 0 ? undefined : {kind: 'block', index: open.at(-1)!};
}
