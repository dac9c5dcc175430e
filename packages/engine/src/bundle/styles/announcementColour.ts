import {
  GROUND,
  NO_GROUND,
  printRule,
  readDeclarations,
  type RuleText,
  selectorsOf,
} from './cssRules.ts';

/** The bar with an announcement, by its class here or by the beginning of the one in Docusaurus. */
const BAR = /(?:\.theme-announcement-bar|\[class[*^]=(['"]?)announcementBar_\w*\1\])$/;

/**
 * Prints that words of the bar with an announcement, and its button, are black on a ground that a stylesheet made for Docusaurus gives the bar, and no colour
 * for its words: there they are so in both modes, and here light in the dark.
 */
export function translateAnnouncement(rules: readonly RuleText[]): string[] {
  const ofBar = rules.filter((rule) => selectorsOf(rule).some((one) => BAR.test(one)));
  if (ofBar.some((rule) => readDeclarations(rule).some(([name]) => name === 'color'))) return [];
  return ofBar.flatMap((rule) => {
    const hasGround = readDeclarations(rule).some(
      ([name, value]) => GROUND.test(name) && !NO_GROUND.test(value),
    );
    const selectors = selectorsOf(rule)
      .filter((one) => BAR.test(one))
      .flatMap((one) => [one, `${one} .iconbtn`]);
    return printRule(rule, selectors, hasGround ? ['color: black'] : []);
  });
}
