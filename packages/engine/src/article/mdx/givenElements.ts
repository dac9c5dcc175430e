import {type HtmlElement, type HtmlNode, htmlTextOf, isHtmlElement} from '../html/htmlTree.ts';
import type {Island} from './mdxPage.ts';
import type {Statements} from './statements.ts';

/** Elements whose rows, items or paragraphs a component may look at. */
const CONTAINERS = /^(?:table|thead|tbody|tfoot|tr|ul|ol|dl|blockquote)$/;

const TEXTS =
  /^(?:a|b|br|cite|code|dd|del|dt|em|h[1-6]|hr|i|img|kbd|li|mark|optgroup|option|p|q|s|small|span|strong|sub|sup|td|th|u)$/;

/** What is HTML as a whole for a component too: code, drawings, formulas, what has a state in the browser. */
const WHOLE =
  /<(?:audio|button|details|div|figure|form|iframe|input|math|object|pre|select|svg|textarea|video)\b/;

/** Tells whether a component that gets an element may look inside it. */
export const isOpen = ({tag, inner}: HtmlElement): boolean =>
  CONTAINERS.test(tag) || (TEXTS.test(tag) && !WHOLE.test(inner));

/** Returns what a component gets as the inside of an element: code is text, without our marks where its lines may end. */
export function childrenOf({tag, children}: HtmlElement): readonly HtmlNode[] {
  const isOurs = (child: HtmlNode): boolean =>
    !isHtmlElement(child) || child.tag === 'wbr' || child.attributes['class'] === 'nb';
  return tag === 'code' && children.length > 1 && children.every(isOurs)
    ? [children.map(htmlTextOf).join('')]
    : children;
}

/** Returns what a component that looks at its children gets in place of them: tables without our box that scrolls. */
export const toGiven = (children: readonly HtmlNode[]): readonly HtmlNode[] =>
  children.map((child) => {
    const isBox = isHtmlElement(child) && child.attributes['class'] === 'tablewrap';
    return isBox && child.children.length === 1 ? child.children[0]! : child;
  });

/**
 * Lists components among the islands that are none of ours: they may look at their children. Sorted by first use.
 * @param ofSite those that the site gives all its pages
 */
export function listLookers(
  islands: readonly Island[],
  {names, aliases}: Pick<Statements, 'names' | 'aliases'>,
  ofSite: ReadonlySet<string>,
): readonly string[] {
  const all = islands.flatMap((island) => (island.kind === 'component' ? [island.name] : []));
  return [...new Set(all)].filter((name) => {
    const [base = ''] = name.split('.');
    const isOwn = names.has(base) || ofSite.has(base);
    return /^[\p{Lu}_$]/u.test(base) && isOwn && !aliases.has(base);
  });
}
