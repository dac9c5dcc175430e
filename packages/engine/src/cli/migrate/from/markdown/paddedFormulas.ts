import {classify, mapProse, outsideSpans} from './fences.ts';
import {replaceNamed} from './replaceNamed.ts';

const PADDED = /(?<![\\$\w])\$([^$\n]+)\$(?![$\w])/g;
/** What prices and names of variables do not have. */
const IS_FORMULA = /\\[a-z]+|[_^](?:\{|\w)/i;
const CHINESE = /[\u3400-\u9fff]/;
/** A word, which two prices or signs may have between them: `$ and $`. */
const WORD = /^[a-z]{2,}$/i;

/**
 * Takes the blanks off the ends of a formula, which KaTeX and MathJax allow where they look for formulas in the page:
 * `$ x^2 $` → `$x^2$`. Dollars around other words stay. In a note that pads its formulas so, `$ x $` is one too.
 */
export function trimFormulas(text: string): string {
  if (!/\$[ \t]|[ \t]\$/.test(text)) return text;
  const isPadding = [...text.matchAll(PADDED)].some(
    ([, inner = '']) => isPadded(inner) && isFormula(inner),
  );
  const isMeant = (inner: string): boolean =>
    isFormula(inner) || (isPadding && isPadded(inner) && !CHINESE.test(inner) && !hasWord(inner));
  return mapProse(text, (line) =>
    outsideSpans(line, (part) =>
      part.replace(PADDED, (all, inner: string) => (isMeant(inner) ? `$${inner.trim()}$` : all)),
    ),
  );
}

const isFormula = (inner: string): boolean => IS_FORMULA.test(inner) && !CHINESE.test(inner);

const isPadded = (inner: string): boolean => /^[ \t].*[ \t]$/.test(inner);

/** Tells whether prose is between two signs: `$ and $`, `$ 5 or $`. */
const hasWord = (inner: string): boolean =>
  inner
    .trim()
    .split(/\s+/)
    .some((word) => WORD.test(word));

/** What is no formula between such signs: code, and formulas between dollars, in which `\\[` breaks a line. */
const OTHER = String.raw`(?<!\`)\`+[^\`\n]*\`+|\$\$[^$]+\$\$|\$[^$\n]+\$`;
const ESCAPED = new RegExp(
  String.raw`${OTHER}|(?<!\\)\\\\\((?<inline>(?:(?!\\\\[()]|\n[ \t]*\n)[^])+?)\\\\\)|(?<!\\)\\\\\[(?<block>(?:(?!\\\\[[\]]|\n[ \t]*\n)[^])+?)\\\\\]`,
  'g',
);

/**
 * Rewrites formulas between signs that Markdown leaves to MathJax and KaTeX when they are escaped: `\\(x\\)` → `$x$`,
 * `\\[x\\]` → a formula of its own line. What is escaped in them is meant without the backslash. Code stays.
 */
export function unescapeFormulas(text: string): string {
  if (!/\\\\[([]/.test(text)) return text;
  const out: string[] = [];
  let prose: string[] = [];
  const flush = (): void => {
    if (prose.length > 0) out.push(replaceNamed(prose.join('\n'), ESCAPED, toDollars));
    prose = [];
  };
  for (const {text: line, kind} of classify(text))
    if (kind === 'prose') prose.push(line);
    else {
      flush();
      out.push(line);
    }
  flush();
  return out.join('\n');
}

const toDollars: Parameters<typeof replaceNamed>[2] = ({inline, block}, {all}) => {
  const written = inline ?? block;
  if (written === undefined) return all;
  const formula = written.replace(/\\([\\`*{}[\]()#+\-.!_>~|])/g, '$1').trim();
  return inline === undefined ? `\n\n$$\n${formula}\n$$\n\n` : `$${toOneLine(formula)}$`;
};

const toOneLine = (formula: string): string =>
  formula
    .split('\n')
    .map((line) => line.trim())
    .join(' ');
