import type {Element, ElementContent} from 'hast';
import {toFormulaText} from '../../content/source/formulaText.ts';
import {classesOf, isElement, mapElements, textOf} from '../html/nodes.ts';
import {restoreText} from './marks.ts';

const isFormula = (element: Element): boolean =>
  element.tagName === 'code' &&
  classesOf(element).some((name) => name === 'math-inline' || name === 'math-display');

/** Says a formula in characters; undefined for other nodes. */
export function formulaSaidBy(node: ElementContent): string | undefined {
  return isElement(node) && isFormula(node)
    ? toFormulaText(restoreText(textOf(node)).trim())
    : undefined;
}

/** Copies an element with its formulas said in characters; one without any is given back. */
export function sayFormulas(element: Element): Element {
  const hasFormula = (node: ElementContent): boolean =>
    isElement(node) && (isFormula(node) || node.children.some(hasFormula));
  if (!hasFormula(element)) return element;
  return mapElements(element, (one) => {
    const value = formulaSaidBy(one);
    return value === undefined ? one : {...one, tagName: 'span', children: [{type: 'text', value}]};
  });
}
