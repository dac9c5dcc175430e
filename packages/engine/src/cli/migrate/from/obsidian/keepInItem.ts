/** Signs of quotes and lists at the beginning of a line. */
const FRONT = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?)*/;

/** An embedded note on a line of its own, as it is written between paragraphs. */
const EMBEDS = /\n(<Embed\d+ \/>)\n/g;

/**
 * Keeps embedded notes, which are lines of their own, in the quote, item or row of a table where they were written: right behind its signs
 * when they are alone in it, in a row as well, else on lines that belong to it. `- a \n<Embed1 />\n b` → `- a\n  <Embed1 />\n  b`
 */
export function keepInItem(line: string): string {
  if (!line.includes('\n<Embed')) return line;
  if (line.trimStart().startsWith('|')) return line.replace(EMBEDS, '$1');
  const [front = ''] = FRONT.exec(line) ?? [];
  const rest = line.slice(front.length);
  if (front === '') return line;
  if (/^\n<Embed\d+ \/>\n\s*$/.test(rest)) return front + rest.trim();
  const inner = front.replace(/\[[ xX]\][ \t]+$/, '').replace(/[^>\s]/g, ' ');
  const [first = '', ...others] = rest.split('\n').map((part) => part.trim());
  return [front + first, ...others.filter(Boolean).map((part) => inner + part)].join('\n');
}
