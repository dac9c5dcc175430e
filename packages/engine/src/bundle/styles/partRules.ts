import {NO_GROUND, printRule, readDeclarations, type RuleText, selectorsOf} from './cssRules.ts';
import {type Part, PART_PROPERTIES} from './foreignParts.ts';
import {type PartSelector, printPartSelectors, readPartSelector} from './partSelectors.ts';

const WORDS =
  /^(?:color|font-(?:weight|size|style|family)|letter-spacing|text-(?:transform|decoration(?:-\w+)*|underline-offset))$/;
const GROUND = /^background(?:-(?:color|image|size|position|repeat))?$/;
const EDGES = /^(?:border(?:-(?:color|width|style))?|box-shadow)$/;

/**
 * Prints rules that give parts of our pages what a stylesheet made for Docusaurus says of the words and the ground of theirs:
 * `.menu__link--active {color: red}` → `:where(.tree a[aria-current]):not(#_) {color: red}`. Their boxes are not ours: sizes and
 * distances are left out, and words that are made for a ground which our part has not.
 */
export function translateParts(rules: readonly RuleText[]): string[] {
  return [
    ...PART_PROPERTIES.flatMap(([name, place, style]) =>
      rules
        .filter((rule) => readDeclarations(rule).some(([one]) => one === name))
        .flatMap((rule) => printProperty(rule, place, style)),
    ),
    ...rules.flatMap((rule) => printPartRules(rule)),
  ];
}

/** Prints what a property says of a part, where it is set; what is said of the part by a class goes before. */
function printProperty(rule: RuleText, place: string, style: string): string[] {
  const selectors = selectorsOf(rule).flatMap((selector) => {
    const isOfPart = /\.(?:menu|navbar-sidebar|dropdown|table-of|pagination|breadcrumbs)/;
    const around = isOfPart.test(selector) ? `${selector} ` : `:where(${selector}) `;
    const found = readPartSelector(`${selector === ':root' ? '' : around}${place}`);
    if (found === undefined) return [];
    const kind = style.startsWith('color') ? 'words' : 'ground';
    return printPartSelectors({...found, weight: 0}, kind);
  });
  return printRule(rule, selectors, [style]);
}

function printPartRules(rule: RuleText): string[] {
  const declarations = readDeclarations(rule);
  const isOnGround = declarations.some(
    ([name, value]) => GROUND.test(name) && !NO_GROUND.test(value),
  );
  const isEdged = declarations.some(([name, value]) => EDGES.test(name) && !NO_GROUND.test(value));
  const print = (all: typeof declarations): string[] =>
    all.map(([name, value]) => `${name}: ${value}`);
  return selectorsOf(rule).flatMap((selector) => {
    const found = readPartSelector(selector);
    if (found === undefined) return [];
    const has = (name: keyof Part): boolean =>
      found.parts.every((part) => part[name] !== undefined);
    const words = declarations.filter(
      ([name]) => WORDS.test(name) && (name !== 'color' || has('ground') || !isOnGround),
    );
    const hasRoom = has('room');
    const ground = declarations.filter(
      ([name]) => GROUND.test(name) || name === 'border-radius' || (hasRoom && EDGES.test(name)),
    );
    const properties = declarations.filter(([name]) => name.startsWith('--ifm-'));
    const room = hasRoom && (isOnGround || isEdged) ? [found.parts[0]!.room!] : [];
    return [
      ...printRule(rule, printPartSelectors(found, 'words'), print(words)),
      ...printRule(rule, printPartSelectors(found, 'ground'), [
        ...print([...properties, ...ground]),
        ...room,
      ]),
      ...printMark(rule, found, words),
    ];
  });
}

/** Prints that the mark of a current item has the colour that its words are given. */
function printMark(
  rule: RuleText,
  {parts, around, states}: PartSelector,
  words: readonly (readonly [name: string, value: string])[],
): string[] {
  const mark = parts.find((part) => part.mark !== undefined)?.mark;
  if (mark === undefined || states !== '' || !words.some(([name]) => name === 'color')) return [];
  return printRule(rule, [`${around} ${mark}::before`.trim()], ['background: currentcolor']);
}
