import type {Element, ElementContent} from 'hast';
import {toFormulaText} from '../../content/source/formulaText.ts';
import {classesOf, isElement, mapElements, textOf} from '../html/nodes.ts';
import {restoreText} from './marks.ts';

/** Says a formula in characters; undefined for other nodes. */
export function formulaSaidBy(node: ElementContent): string | undefined {
  if (!isElement(node, 'code')) return undefined;
  const isFormula = classesOf(node).some(
    (name) => name === 'math-inline' || name === 'math-display',
  );
  return isFormula ? toFormulaText(restoreText(textOf(node)).trim()) : undefined;
}

/** Copies an element with its formulas said in characters; one without any is given back. */
export function sayFormulas(element: Element): Element {
  const hasFormula = (node: ElementContent): boolean =>
    isElement(node) && (formulaSaidBy(node) !== undefined || node.children.some(hasFormula));
  if (!hasFormula(element)) return element;
  return mapElements(element, (one) => {
    const value = formulaSaidBy(one);
    return value === undefined ? one : {...one, tagName: 'span', children: [{type: 'text', value}]};
  });
}
