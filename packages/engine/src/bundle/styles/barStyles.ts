import {printRule, readDeclarations, type RuleText, selectorsOf} from './cssRules.ts';
import {toOurs} from './partColours.ts';

const WORDS = /^(?:font-(?:family|size|style|weight)|letter-spacing|text-transform)$/;
/** Edges of a bar are those to the page: a bar is as wide as the window. */
const EDGES: Readonly<Record<string, RegExp>> = {
  navbar: /^(?:box-shadow|border-bottom(?:-(?:color|style|width))?)$/,
  footer: /^(?:box-shadow|border-top(?:-(?:color|style|width))?)$/,
};
/** A border around the whole of it, of which one edge is seen. */
const BORDER = /^border(-(?:color|style|width))?$/;
const SEEN = {navbar: 'border-bottom', footer: 'border-top'};

/**
 * Prints rules that give the words of the navbar and the footer the sizes, weights and families that a stylesheet made for Docusaurus gives
 * them, and the bars their edges: `.navbar__link {font-weight: 500}` → `.nav :where(…) {font-weight: 500}`.
 * @param partStyles classes such as `footer--dark`, which the configuration gives to the parts there
 */
export function translateBars(rules: readonly RuleText[], partStyles: readonly string[]): string[] {
  return rules.flatMap((rule) => {
    const declarations = readDeclarations(rule);
    const print = (all: typeof declarations): string[] =>
      all.map(([name, value]) => `${name}: ${value}`);
    const words = print(declarations.filter(([name]) => WORDS.test(name)));
    return (['navbar', 'footer'] as const).flatMap((part) => {
      const edges = print(
        declarations
          .map(([name, value]): [string, string] => [
            name.replace(BORDER, `${SEEN[part]}$1`),
            value,
          ])
          .filter(([name]) => EDGES[part]!.test(name)),
      );
      return selectorsOf(rule).flatMap((selector) => [
        ...printRule(
          rule,
          toOurs({selector, isGround: false}, part, partStyles).map(toWords),
          words,
        ),
        ...printRule(rule, toOurs({selector, isGround: true}, part, partStyles), edges),
      ]);
    });
  });
}

/** The name of the site has a font of its own inside of its link; search and buttons are no items there. */
const toWords = (selector: string): string =>
  selector.replace(/\.nav \.brand(?=:|$)/, '$& b').replace(', .iconbtn, .seek', '');
