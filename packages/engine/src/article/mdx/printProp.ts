import {hastToReact} from 'property-information';
import {findAttribute} from '../html/attributes.ts';
import type {IslandAttribute} from './mdxPage.ts';
import {type HtmlElement, htmlTextOf} from '../html/htmlTree.ts';
import {printText} from './pieces.ts';
import {toStyle} from './style.ts';

/**
 * Prints an attribute of HTML as React names it.
 * @example `class`, `a` → `"className": "a"`; `disabled`, `` → `"disabled": true`
 */
export function printProp(name: string, value: string, isSvg: boolean): string {
  const info = findAttribute(name, isSvg);
  const prop = info.space ? (hastToReact[info.property] ?? info.property) : info.attribute;
  const shown =
    prop === 'style'
      ? toStyle(value)
      : (info.boolean || info.overloadedBoolean) && value === ''
        ? true
        : value;
  return `${JSON.stringify(prop)}: ${printText(shown)}`;
}

/** Prints an attribute of a component as a property. @example `a="b"` → `"a": "b"`; `{...c}` → `...c` */
export function printIslandAttribute(attribute: IslandAttribute): string {
  if (attribute.kind === 'spread') return attribute.code;
  return `${JSON.stringify(attribute.name)}: ${attribute.kind === 'text' ? printText(attribute.value) : `(${attribute.code})`}`;
}

/** Prints the inside of an element as a property: HTML, or what a field for text begins with, for which React takes no HTML. */
export const printInner = (node: HtmlElement, html: string): string =>
  node.tag === 'textarea'
    ? `defaultValue: ${printText(htmlTextOf(node))}`
    : `dangerouslySetInnerHTML: {__html: ${printText(html)}}, suppressHydrationWarning: true`;
