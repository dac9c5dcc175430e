import type {Element, ElementContent} from 'hast';
import {isElement} from '../html/nodes.ts';

/**
 * Writes a `<p>` of an author whose text has lines of its own so that HTML can hold it: MDX makes a paragraph of that text, and a
 * paragraph ends where another begins, without its attributes.
 * @example `<p align="center"><p>a</p></p>` → `<p align="center">a</p>`; with more paragraphs inside, a `<div>`
 */
export function openParagraph(element: Element): Element {
  const inner = element.children.filter((child) => isElement(child, 'p'));
  if (element.tagName !== 'p' || inner.length === 0) return element;
  if (inner.length > 1) return {...element, tagName: 'div'};
  const children = element.children.flatMap((child): readonly ElementContent[] =>
    isElement(child, 'p') ? child.children : [child],
  );
  return {...element, children};
}
