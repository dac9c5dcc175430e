import {hastToReact} from 'property-information';
import {findAttribute} from '../html/attributes.ts';
import type {IslandAttribute} from './mdxPage.ts';
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
