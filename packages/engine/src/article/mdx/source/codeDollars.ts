import {createBraces} from '../../js/braces.ts';
import {parseJsxTag} from '../../js/jsxTag.ts';
import {createCodeSpans} from '../../prepare/lines/codeSpans.ts';

/** Stands for a dollar in code. A letter (SIDEWAYS I, of inscriptions), since the parser checks the code, where `$t` is a name. */
const CODE_DOLLAR = '\uA7F7';

/** What is other code with a letter in the place of the dollar: text in the code of a text, an escaped dollar of a regular expression. */
const NEEDS_DOLLARS = /\$\{[^{}`]{0,1000}`|\\\$/;

const SIGN = /\\.|`+|\$+|\{|<(?=[A-Za-z])/gs;

/**
 * Hides the dollars in expressions and tags of a page with formulas. The parser would pair one with a dollar behind it, and take what is
 * between them for text, though no formula is there: ``{`x${a}`} {b} $`` lost `{b}`. The text stays as long as it is.
 */
export function hideCodeDollars(text: string): string {
  if (!/\$[^$]*\$/.test(text) || !/[{<]/.test(text) || text.includes(CODE_DOLLAR)) return text;
  const braces = createBraces(text);
  const endOfCodeSpan = createCodeSpans(text);
  let hidden = '';
  let from = 0;
  const signs = new RegExp(SIGN);
  for (let match = signs.exec(text); match; match = signs.exec(text)) {
    const {0: sign, index} = match;
    if (sign.startsWith('`')) signs.lastIndex = endOfCodeSpan(index, sign.length);
    else if (sign.startsWith('$')) signs.lastIndex = endOfFormula(text, index, sign);
    else if (!sign.startsWith('\\')) {
      const end =
        sign === '{' ? braces.endOf(index) : (parseJsxTag(text, index, {braces})?.end ?? -1);
      if (end < 0) continue;
      hidden += text.slice(from, index) + text.slice(index, end).replaceAll('$', CODE_DOLLAR);
      from = signs.lastIndex = end;
    }
  }
  return from === 0 ? text : hidden + text.slice(from);
}

/** Signs of a formula: what is longer is looked for no end, so that many dollars cost little. */
const FORMULA_LENGTH = 5000;

/** Finds where the formula ends that dollars begin, in the same block; the end of the dollars where they begin none. */
function endOfFormula(text: string, index: number, dollars: string): number {
  const start = index + dollars.length;
  const rest = text.slice(start, start + FORMULA_LENGTH).split(/\n[ \t]*\n/, 1)[0]!;
  const end = rest.indexOf(dollars);
  return end < 0 ? start : start + end + dollars.length;
}

/** Tells whether a text may be refused for its hidden dollars alone. */
export const needsDollars = (text: string): boolean => NEEDS_DOLLARS.test(text);

/** Puts the dollars back, in all texts of a tree. */
export function showCodeDollars<T>(tree: T): T {
  if (typeof tree === 'string') return tree.replaceAll(CODE_DOLLAR, '$') as T;
  if (Array.isArray(tree)) return tree.map((one: unknown) => showCodeDollars(one)) as T;
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, showCodeDollars(value as unknown)]),
  ) as T;
}
