import {hastToReact} from 'property-information';
import {findAttribute} from '../html/attributes.ts';
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
