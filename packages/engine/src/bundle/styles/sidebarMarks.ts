import {printRule, type RuleText, selectorsOf} from './cssRules.ts';

/** The mark of a sidebar's link, below an item by a class of its own: `.get > .menu__link--active::before`. */
const MARK =
  /^([^]*?\.(?!menu|theme-)[\w-]+[^\s>+~]*)(?:\s*>)?\s*\.menu__link(--active)?::?(before|after)$/;

/**
 * Prints rules that give items of our sidebars the marks that a stylesheet made for Docusaurus gives them by their `className`:
 * `.get > .menu__link::before {content: 'get'}` → `.tree .get > :is(a, p)::before, … {content: 'get'}`. So generated docs of an API
 * tell the methods of its addresses.
 */
export function translateSidebarMarks(rules: readonly RuleText[]): string[] {
  return rules.flatMap((rule) => {
    const declarations = rule.text.split(/;(?![^(]*\))/).flatMap((one) => one.trim() || []);
    const selectors = selectorsOf(rule).flatMap((selector) => {
      const [, item, active, side] = MARK.exec(selector) ?? [];
      if (item === undefined) return [];
      const [, around = '', own = ''] = /^([^]*\s)?([^\s]+)$/.exec(item) ?? [];
      const links = active ? ['a[aria-current]'] : [':is(a, p)', 'details > summary'];
      return links.map((link) => `${around}.tree ${own} > ${link}::${side}`);
    });
    if (declarations.length === 0) return [];
    // The current item has a mark of ours there.
    return printRule(rule, selectors, ['position: static', ...declarations]);
  });
}
