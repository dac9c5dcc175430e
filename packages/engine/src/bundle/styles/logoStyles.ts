import {printRule, type RuleText, selectorsOf} from './cssRules.ts';

/** A selector of the logo in the navbar, or of its picture, with what is around the navbar. */
const LOGO =
  /^((?:[^.]|\.(?!navbar))*?)(?:\S*\.navbar(?!__logo)[\w-]*\s+)*\.navbar__logo(?:(?:\s*>)?\s*img)?$/;

/**
 * Prints rules that give the picture of our navbar the height and the filter that a stylesheet made for Docusaurus gives its logo:
 * `.navbar__logo {height: 2rem}` → `.nav .brand img {height: min(2rem, …)}`. It is no higher than the bar; shares of a height, which are
 * those of another box, are left out.
 */
export function translateLogo(rules: readonly RuleText[]): string[] {
  return rules.flatMap((rule) => {
    const styles = [...rule.text.matchAll(/(?<![\w-])(height|filter)\s*:\s*([^;!]*)/g)].flatMap(
      ([, name, value = '']) => {
        if (name === 'filter') return [`filter: ${value.trim()}`];
        return /^[\d.]+(?:px|rem|em)\s*$/.test(value)
          ? [`height: min(${value.trim()}, var(--nav-h) - 0.75rem)`]
          : [];
      },
    );
    const selectors = selectorsOf(rule).flatMap((selector) => {
      const [, around] = LOGO.exec(selector) ?? [];
      return around === undefined || /[>+~&]\s*$/.test(around) ? [] : `${around}.nav .brand img`;
    });
    return printRule(rule, selectors, styles);
  });
}
