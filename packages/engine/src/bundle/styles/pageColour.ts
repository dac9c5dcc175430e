import {NO_GROUND, printRule, readDeclarations, type RuleText, selectorsOf} from './cssRules.ts';

/** What changes the colour of all words: those that say less are of the same, a little nearer to the ground. */
export const INKS: readonly string[] = [
  '--ink-2: color-mix(in srgb, var(--ink) 95%, var(--paper))',
  '--ink-3: color-mix(in srgb, var(--ink) 90%, var(--paper))',
];

/** A selector of the page, and of its body: `[data-theme='dark'] body`. */
const PAGE =
  /^(?:(?::root|html)?(?:\[data-theme[^\]]*\])?\s*body|(?::root|html)(?:\[data-theme[^\]]*\])?|\[data-theme[^\]]*\])$/;
const LIGHT = ":root[data-theme='light']";

/**
 * Prints rules that give all words of our pages the colour that a stylesheet gives the page: `html {color: #333}` → `--ink: #333`, since
 * words have it from the body there, and here from our own rules. What is said of no mode is left out of the dark one.
 */
export function translatePageColour(rules: readonly RuleText[]): string[] {
  return rules.flatMap((rule) => {
    const [, value = ''] = readDeclarations(rule).findLast(([name]) => name === 'color') ?? [];
    const colour = value.replace('!important', '').trim();
    if (colour === '' || NO_GROUND.test(colour) || /--(?:ink|paper)\b|^currentcolor$/i.test(colour))
      return [];
    const selectors = selectorsOf(rule).flatMap((selector) => {
      if (!PAGE.test(selector)) return [];
      if (selector.includes('[data-theme')) return `:is(${selector}, #_)`;
      return selector.endsWith('body') ? `${LIGHT} body` : LIGHT;
    });
    return printRule(rule, selectors, [`--ink: ${colour}`, ...INKS]);
  });
}
