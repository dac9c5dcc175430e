import temml from 'temml';
import {type FormulaBudget, watchGrowth} from './out/formulaBudget.ts';
import {thrownText} from '../../errors/thrownText.ts';

/** Commands of KaTeX, with which formulas of other sites are written, that the library does not have. */
const KATEX_COMMANDS: Readonly<Record<string, string>> = {
  '\\KaTeX': '\\text{KaTeX}',
  '\\red': '\\textcolor{df0030}{#1}',
  '\\orange': '\\textcolor{ffa500}{#1}',
  '\\green': '\\textcolor{28ae7b}{#1}',
  '\\blue': '\\textcolor{6495ed}{#1}',
  '\\purple': '\\textcolor{9d38bd}{#1}',
  '\\pink': '\\textcolor{ff00af}{#1}',
  '\\gray': '\\textcolor{gray}{#1}',
  '\\overlinesegment': '\\overline{#1}',
  '\\underlinesegment': '\\underline{#1}',
  '\\simcolon': '\\mathrel{\\sim\\vcentcolon}',
  '\\approxcolon': '\\mathrel{\\approx\\vcentcolon}',
  // A formula leads nowhere and gives no names: what it shows is kept.
  '\\href': '\\@secondoftwo{#1}{#2}',
  '\\htmlClass': '\\@secondoftwo{#1}{#2}',
  '\\htmlData': '\\@secondoftwo{#1}{#2}',
  '\\htmlId': '\\@secondoftwo{#1}{#2}',
  '\\htmlStyle': '\\@secondoftwo{#1}{#2}',
};

/** Commands of MathJax, TeX and its packages that the library does not have. Those without `#` are other names. */
const MATHJAX_COMMANDS: Readonly<Record<string, string>> = {
  '\\mbox': '\\text',
  '\\mit': '\\it',
  '\\scr': '\\cal',
  '\\strut': '\\mathstrut',
  '\\mathbbm': '\\mathbb',
  '\\mathds': '\\mathbb',
  '\\nicefrac': '\\sfrac',
  '\\pmatrix': '\\begin{pmatrix}#1\\end{pmatrix}',
  '\\cases': '\\begin{cases}#1\\end{cases}',
  '\\eqalign': '\\begin{aligned}#1\\end{aligned}',
  '\\displaylines': '\\begin{gathered}#1\\end{gathered}',
  '\\class': '\\@secondoftwo{#1}{#2}',
  '\\cssId': '\\@secondoftwo{#1}{#2}',
  '\\style': '\\@secondoftwo{#1}{#2}',
  '\\require': '\\@secondoftwo{#1}{}', // all extensions that there are here are always read
};

interface FormulaOptions {
  readonly isDisplay: boolean;
  readonly budget: FormulaBudget;
  /** Commands besides those of TeX: `{'\\RR': '\\mathbb{R}'}`. @default none */
  readonly given?: Readonly<Record<string, string>> | undefined;
}

/** Renders a formula in TeX as MathML, or says what is wrong with it. Nothing in it can run or load, nor grow beyond the budget. */
export function renderMath(
  tex: string,
  {isDisplay, budget, given = {}}: FormulaOptions,
): {readonly html: string} | {readonly problem: string} {
  try {
    return {
      html: withStyles(
        temml.renderToString(tex, {
          displayMode: isDisplay,
          throwOnError: true,
          trust: false,
          annotate: true,
          macros: Object.assign(watchGrowth(tex, budget), KATEX_COMMANDS, MATHJAX_COMMANDS, given),
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
