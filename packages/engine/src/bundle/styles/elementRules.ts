import {NO_GROUND, printRule, readDeclarations, type RuleText, selectorsOf} from './cssRules.ts';

/** A selector that ends with an element alone, and states of it: `.markdown > h2:hover`. */
const ELEMENT = /^(?:[^]*[\s>+~])?([a-z][a-z0-9]*)(?::[a-z-]+(?:\([^()]*\))?)*$/;

const WORDS = /^(?:color|font(?:-[a-z]+)*|letter-spacing|line-height|text-[a-z-]+|word-spacing)$/;
const GROUND = /^background(?:-[a-z]+)*$/;
const EDGES = /^(?:border(?:-[a-z]+)*|box-shadow)$/;
const ROOM = /^padding(?:-[a-z]+)*$/;

/** What there is to say of an element of a note: its words, its ground and edges, the room inside these. */
const PROPERTIES: Readonly<Record<string, readonly RegExp[]>> = {
  ...Object.fromEntries(
    ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, [WORDS, GROUND, EDGES, ROOM]]),
  ),
  ...Object.fromEntries(
    ['blockquote', 'code', 'kbd', 'hr'].map((name) => [name, [WORDS, GROUND, EDGES, ROOM]]),
  ),
  ...Object.fromEntries(['p', 'li', 'strong', 'b', 'em'].map((name) => [name, [WORDS, GROUND]])),
  ...Object.fromEntries(
    ['table', 'thead', 'tbody', 'tr', 'th', 'td'].map((name) => [name, [WORDS, GROUND, EDGES]]),
  ),
  a: [/^(?:color|font-weight|text-decoration(?:-[a-z]+)*)$/],
};

/** Where the elements are that Markdown makes; those with a class are of components, or of a part of ours. */
const PLACES: Readonly<Record<string, string>> = {
  h1: ':where(.doc-head > h1)',
  code: ':where(.prose :not(pre) > code)',
  a: ':where(.prose :is(p, li, td, blockquote) > a:not([class]))',
};
const PLACE = ':where(.prose :not([class]))';

/** Our title is outside of what holds the text of a note, and is inside of it there. */
const AROUND_TITLE =
  /(?:\.theme-doc-markdown|\.markdown(?:-body)?)+\s*(?:>\s*)?(?:header\s*(?:>\s*)?)?(?=h1(?![\w-]))/g;

/** Writes a selector of a title in a note there as that of ours: `.markdown h1:first-child` → `.doc-head h1`. */
export const toOurTitle = (selector: string): string =>
  selector.replace(AROUND_TITLE, '.doc-head ').replace(/(\bh1):first-(?:child|of-type)$/, '$1');

/** Cells need room beside their words once they have edges or a ground. */
const CELL = /^(?:table|thead|tbody|tr|th|td)$/;
const CELL_ROOM =
  '.prose :is(th, td):not(._) {\n  padding-inline: var(--ifm-table-cell-padding);\n}';

/**
 * Prints rules for elements of notes once more, so that they say more than those of the theme, as they say more than those of Docusaurus:
 * `h2 {color: red}` → `h2:where(.prose :not([class])):not(._):not(._) {color: red}`
 */
export function translateElements(rules: readonly RuleText[]): string[] {
  let hasCells = false;
  const printed = rules.flatMap((rule) => {
    const declarations = readDeclarations(rule);
    return selectorsOf(rule).flatMap((written) => {
      const selector = toOurTitle(written);
      const [, element = ''] = ELEMENT.exec(selector) ?? [];
      if (!Object.hasOwn(PROPERTIES, element)) return [];
      const own = declarations.filter(([name]) =>
        PROPERTIES[element]!.some((one) => one.test(name)),
      );
      hasCells ||=
        CELL.test(element) &&
        own.some(
          ([name, value]) => (GROUND.test(name) || EDGES.test(name)) && !NO_GROUND.test(value),
        );
      return printRule(
        rule,
        [`${selector}${PLACES[element] ?? PLACE}:not(._):not(._)`],
        own.map(([name, value]) => `${name}: ${value}`),
      );
    });
  });
  return hasCells ? [...printed, CELL_ROOM] : printed;
}
