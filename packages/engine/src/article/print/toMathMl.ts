import temml from 'temml';
import {type FormulaBudget, watchGrowth} from './out/formulaBudget.ts';
import {thrownText} from '../../errors/thrownText.ts';

/**
 * Renders a formula in TeX as MathML, or says what is wrong with it. Nothing in it can run or load, nor grow beyond the budget.
 * @param given commands besides those of TeX: `{'\\RR': '\\mathbb{R}'}`; default none
 */
export function renderMath(
  tex: string,
  isDisplay: boolean,
  budget: FormulaBudget,
  given: Readonly<Record<string, string>> = {},
): {readonly html: string} | {readonly problem: string} {
  try {
    return {
      html: withStyles(
        temml.renderToString(tex, {
          displayMode: isDisplay,
          throwOnError: true,
          trust: false,
          annotate: true,
          macros: Object.assign(watchGrowth(tex, budget), given),
        }),
      ),
    };
  } catch (error) {
    return {problem: problemOf(error)};
  }
}

/** Returns what is wrong, in one line. The library stumbles over some formulas that it does not check (`x^`), and over deep ones. */
function problemOf(error: unknown): string {
  if (error instanceof RangeError) return 'nested too deep';
  if (error instanceof TypeError) return 'a part of it is missing';
  const text = thrownText(error);
  return text
    .replace(/^ParseError: |^KaTeX parse error: /, '')
    .split('\n')[0]!
    .trim();
}

const stroke = (direction: string): string =>
  `linear-gradient(${direction}transparent 48%,currentColor 0 52%,transparent 0)`;
const cancel = (...directions: readonly string[]): string =>
  `position:absolute;inset:0;background:${directions.map(stroke).join()};`;

/**
 * What classes of formulas mean: browsers that know only MathML Core leave the attributes out. Cells hold blocks, which only
 * `-webkit-right` moves in some of them.
 */
const STYLES: ReadonlyMap<string, string> = new Map([
  ['tml-right', 'text-align:right;text-align:-webkit-right;'],
  ['tml-left', 'text-align:left;text-align:-webkit-left;'],
  ['tml-overline', 'border-top:1px solid;'],
  ['tml-underline', 'border-bottom:1px solid;'],
  ['tml-cancel upstrike', cancel('to bottom right,')],
  ['tml-cancel downstrike', cancel('to top right,')],
  ['tml-cancel tml-xcancel', cancel('to bottom right,', 'to top right,')],
  ['tml-cancel sout', cancel('')],
]);

/** Fonts of formulas have no Chinese characters: each browser would look for them itself, and one finds none. */
const CHINESE = 'font-family:var(--font-sans)';

/** Writes styles in the place of classes: a formula is whole wherever it is read, in feeds and books too. */
function withStyles(html: string): string {
  return html
    .replace(/<mtext(?=>[^<]*\p{Script=Han})/gu, `<mtext style="${CHINESE}"`)
    .replace(/<menclose(?= notation="[a-z ]*strike")/g, '<menclose style="position:relative"')
    .replace(/ class="([^"]*)"(?: style="([^"]*)")?/g, (all, classes: string, own = '') => {
      const style = STYLES.get(classes);
      return style === undefined ? all : ` style="${style}${own}"`;
    });
}
