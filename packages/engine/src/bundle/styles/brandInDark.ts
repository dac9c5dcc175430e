import {printRule, readDeclarations, type RuleText, selectorsOf} from './cssRules.ts';

/** Colours that Docusaurus has in both modes, where a site sets them for the page, and our tokens for them. */
const TOKENS: Readonly<Record<string, string>> = {
  '--ifm-color-primary': '--water',
  '--ifm-link-color': '--water',
  '--ifm-color-primary-dark': '--water-2',
  '--ifm-link-hover-color': '--water-2',
};

const PAGE = /^(?::root|html)$/;
const DARK = /\[data-theme=(?:'dark'|"dark"|dark)\]|prefers-color-scheme:\s*dark/;

/** Lightness with a contrast of 4.5 and more on the dark ground of the theme, whatever the hue. */
const LIGHTNESS = 0.72;

/**
 * Prints that the colours of links and buttons that a stylesheet made for Docusaurus sets for the page are those of the dark mode too, where
 * it sets no others: a little lighter, to be read there. They say more than the tokens of that mode, and less than what a site says of it.
 */
export function translateBrand(rules: readonly RuleText[]): string[] {
  const names = (one: RuleText) => readDeclarations(one).map(([name]) => name);
  const isDark = (rule: RuleText): boolean =>
    [...rule.open, ...selectorsOf(rule)].some((one) => DARK.test(one));
  const inDark = new Set(rules.filter(isDark).flatMap(names));
  const found = rules.flatMap((rule) => {
    if (!selectorsOf(rule).some((one) => PAGE.test(one))) return [];
    const colours = names(rule).flatMap((name) =>
      Object.hasOwn(TOKENS, name) && !inDark.has(name)
        ? `${TOKENS[name]}: oklch(from var(${name}) max(l, ${LIGHTNESS}) c h)`
        : [],
    );
    return printRule(rule, [":root[data-theme='dark'][data-theme]"], colours);
  });
  return found.length === 0
    ? []
    : [`@supports (color: oklch(from red l c h)) {\n${found.join('\n')}\n}`];
}
