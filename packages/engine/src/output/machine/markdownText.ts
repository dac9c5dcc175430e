/** Writes a block of code, its fence longer than any inside. */
export function fence(code: string, info: string): string {
  const mark = '`'.repeat(Math.max(2, longestTicks(code)) + 1);
  return `${mark}${info.trimStart()}\n${code}\n${mark}`;
}

/** Gives the length of the longest run of backticks: code of a long file has more of them than a function has arguments. */
const longestTicks = (code: string): number =>
  (code.match(/`+/g) ?? []).reduce((longest, {length}) => Math.max(longest, length), 0);

/** Writes paragraphs as a quote: `["a", "b"]` → `> a`, `>`, `> b`. */
export function quote(paragraphs: readonly string[]): string {
  return paragraphs
    .join('\n\n')
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

/** Writes code in a line: `a` → `` `a` ``. */
export function codeSpan(code: string): string {
  const mark = '`'.repeat(longestTicks(code) + 1);
  const pad = /^`|`$/.test(code) ? ' ' : '';
  return mark + pad + code + pad + mark;
}

/** Escapes a text so that nothing in it reads as Markdown: `*a*` → `\*a\*`, `&lt;` → `\&lt;`. */
export function escapeMarkdown(text: string): string {
  if (!/[\\`*[\]<_~&]/.test(text)) return text;
  return text
    .replace(/[\\`*[\]<]|&(?=#?\w+;)/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/~~/g, '\\~\\~');
}

/** Escapes what would begin a heading, list or quote: `- a` → `\- a`. */
export function escapeLineStart(text: string): string {
  return text
    .replace(/^(#{1,6}(?=\s)|[-+](?=\s)|>)/gm, '\\$1')
    .replace(/^(\d+)([.)])(?=\s)/gm, '$1\\$2');
}

/** Writes a plain text as one line of Markdown that shows it as it is: `C++ <vector>` → `C++ \<vector>`. */
export function toMarkdownLine(text: string): string {
  const line = text.replace(/[\n\r\u2028\u2029]+/g, ' ');
  return escapeLineStart(escapeMarkdown(line));
}
