import type {MarkdownLine} from '../markdown/fences.ts';

/** A formula within a line; a price (`$5 … $6`) and a variable of a shell (`$HOME`) are none. */
const FORMULA = /(\$\$[^$]+\$\$|(?<![\\$\w])\$(?=\S)[^$]*(?<![\s\\])\$(?![\w$]))/;

/** Changes what is outside formulas on a line: braces and `<` in them are no JSX. */
export function outsideFormulas(line: string, change: (text: string) => string): string {
  return line
    .split(FORMULA)
    .map((part, i) => (i % 2 === 1 && !part.includes('="') ? part : change(part)))
    .join('');
}

/** Finds the last line of a formula between lines of `$$` that begins at a line; undefined where none does. */
export function findFormulaEnd(lines: readonly MarkdownLine[], at: number): number | undefined {
  const [first, ...more] = lines[at]!.text.split('$$');
  if (!/^\s*(?:[-*+>]\s+)*$/.test(first!) || more.length !== 1) return undefined;
  for (let i = at + 1; i < lines.length && lines[i]!.kind === 'prose'; i++)
    if (lines[i]!.text.includes('$$')) return i;
  return undefined;
}
