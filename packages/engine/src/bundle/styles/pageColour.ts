import {
  GROUND,
  NO_GROUND,
  overTokens,
  printRule,
  readDeclarations,
  type RuleText,
  selectorsOf,
} from './cssRules.ts';

/** What changes the colour of all words: those that say less are of the same, a little nearer to the ground. */
export const INKS: readonly string[] = [
  '--ink-2: color-mix(in srgb, var(--ink) 95%, var(--paper))',
  '--ink-3: color-mix(in srgb, var(--ink) 90%, var(--paper))',
];

/** A selector of the page, and of its body: `[data-theme='dark'] body`. */
const PAGE =
  /^(?:(?::root|html)?(?:\[data-theme[^\]]*\])?\s*body|(?::root|html)(?:\[data-theme[^\]]*\])?|\[data-theme[^\]]*\])$/;
const LIGHT = ":root[data-theme='light']";

const PICTURE = /gradient\(|url\(|image-set\(/;

/** Reads what a rule says of the ground of the page: a colour, or that there is a picture. */
function readGround(rule: RuleText, pictures: ReadonlySet<string>): {colour?: string} | undefined {
  const grounds = readDeclarations(rule).flatMap(([name, value]) => {
    const ground = value.replace('!important', '').trim();
    return GROUND.test(name) && !NO_GROUND.test(ground) ? [ground] : [];
  });
  if (grounds.length === 0) return undefined;
  const isPicture = (value: string): boolean =>
    PICTURE.test(value) || [...value.matchAll(/--[\w-]+/g)].some(([name]) => pictures.has(name));
  const [colour] = grounds;
  return grounds.some(isPicture) || /--paper\b/.test(colour!) ? {} : {colour: colour!};
}

/** Finds the properties that hold pictures. */
const picturesOf = (rules: readonly RuleText[]): Set<string> =>
  new Set(
    rules
      .flatMap(readDeclarations)
      .flatMap(([name, value]) => (name.startsWith('--') && PICTURE.test(value) ? [name] : [])),
  );

/**
 * Prints rules that give our pages the words and the ground that a stylesheet gives the page: `html {color: #333}` → `--ink: #333`. There the
 * page has both from the root, and here from the body, which would cover the ground of the root. What is said of no mode is left out of
 * the dark one.
 */
export function translatePageColour(rules: readonly RuleText[]): string[] {
  const pictures = picturesOf(rules);
  return rules.flatMap((rule) => {
    const pages = isRule(rule) ? selectorsOf(rule).filter((one) => PAGE.test(one)) : [];
    if (pages.length === 0) return [];
    const [, value = ''] = readDeclarations(rule).findLast(([name]) => name === 'color') ?? [];
    const colour = value.replace('!important', '').trim();
    const isColour = !NO_GROUND.test(colour) && !/--(?:ink|paper)\b|^currentcolor$/i.test(colour);
    const ground = readGround(rule, pictures);
    const ofRoot = pages.filter((selector) => !selector.endsWith('body'));
    return [
      ...printRule(rule, pages.map(toOurs), [
        ...(isColour ? [`--ink: ${colour}`, ...INKS] : []),
        ...(ground?.colour === undefined ? [] : [`--paper: ${ground.colour}`]),
      ]),
      ...printRule(
        rule,
        ground === undefined ? [] : ofRoot.map((selector) => `${toOurs(selector)} body`),
        ['background: none'],
      ),
    ];
  });
}

/** Tells whether declarations are of a selector, not of a mixin, a font or another at-rule. */
const isRule = ({open}: RuleText): boolean =>
  open.some((one) => !one.startsWith('@')) &&
  open.every((one) => /^(?!@)|^@(?:media|supports|container|layer)\b/.test(one));

/** Makes a selector that says more than the tokens of its mode. */
function toOurs(selector: string): string {
  if (selector.includes('[data-theme')) return overTokens(selector);
  return selector.endsWith('body') ? `${LIGHT} body` : LIGHT;
}
