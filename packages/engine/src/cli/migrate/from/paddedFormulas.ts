import {mapProse, outsideSpans} from './fences.ts';

const PADDED = /(?<![\\$\w])\$([^$\n]+)\$(?![$\w])/g;
/** What prices and names of variables do not have. */
const IS_FORMULA = /\\[a-z]+|[_^](?:\{|\w)/i;
const CHINESE = /[\u3400-\u9fff]/;

/**
 * Takes the blanks off the ends of a formula, which KaTeX and MathJax allow where they look for formulas in the page:
 * `$ x^2 $` → `$x^2$`. Dollars around other words stay.
 */
export function trimFormulas(text: string): string {
  if (!/\$[ \t]|[ \t]\$/.test(text)) return text;
  return mapProse(text, (line) =>
    outsideSpans(line, (part) =>
      part.replace(PADDED, (all, inner: string) =>
        IS_FORMULA.test(inner) && !CHINESE.test(inner) ? `$${inner.trim()}$` : all,
      ),
    ),
  );
}
