/** What may be before an `@import` in a stylesheet. */
const EARLY = /^@(?:charset|import|layer)\b/i;

/** A comment, a text, an address, an at-rule as far as its block or its end, or a sign that opens, closes or ends something. */
const PIECE =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\]|\\[\s\S])*"?|'(?:[^'\\]|\\[\s\S])*'?|@[\w-]+(?:\/\*[\s\S]*?(?:\*\/|$)|"[^"]*"?|'[^']*'?|\((?:"[^"]*"?|'[^']*'?|[^"')])*\)?|[^;{}"'(/]|\/)*;?|[{};]/g;

/**
 * Puts what a stylesheet imports behind its rules before them, as css-loader takes it wherever it is: browsers and the bundler take
 * only what is at the beginning.
 * @example `a {} @import "b.css";` → `@import "b.css";a {} `
 */
export function hoistImports(css: string): string {
  if (!css.includes('@import')) return css;
  let depth = 0;
  let isLate = false;
  let begin = 0;
  const late: {readonly index: number; readonly text: string}[] = [];
  for (const {0: text, index} of css.matchAll(PIECE)) {
    if (text === '{') depth++;
    else if (text === '}') depth = Math.max(0, depth - 1);
    if (depth > 0) isLate = true;
    if (depth > 0 || !text.startsWith('@') || !text.endsWith(';')) continue;
    if (!EARLY.test(text)) isLate = true;
    else if (!isLate) begin = index + text.length;
    else if (/^@import\b/i.test(text)) late.push({index, text});
  }
  if (late.length === 0) return css;
  const kept = late.map(({index}, i) => {
    const before = late[i - 1];
    return css.slice(before ? before.index + before.text.length : begin, index);
  });
  const last = late.at(-1)!;
  return [
    css.slice(0, begin),
    ...late.map(({text}) => text),
    ...kept,
    css.slice(last.index + last.text.length),
  ].join('');
}
