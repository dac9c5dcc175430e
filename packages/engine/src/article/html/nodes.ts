import type {Element, ElementContent} from 'hast';

/** All text below a node, like the DOM's textContent. */
export function textOf(node: ElementContent | {children: readonly ElementContent[]}): string {
  if ('children' in node) return (node.children as readonly ElementContent[]).map(textOf).join('');
  return node.type === 'text' ? node.value : '';
}

/** True for an element, of that tag where one is given. */
export function isElement(node: ElementContent | undefined, tagName?: string): node is Element {
  return node?.type === 'element' && (tagName === undefined || node.tagName === tagName);
}

/** True for text of nothing but blanks. */
export function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** The classes of an element; none is an empty list. */
export function classesOf(element: Element): readonly string[] {
  const value = element.properties['className'];
  return Array.isArray(value)
    ? value.map(String)
    : typeof value === 'string'
      ? String(value).split(' ')
      : [];
}

/** The same element with one property more, or another value of it. */
export function withProperty(
  element: Element,
  name: string,
  value: Element['properties'][string],
): Element {
  return {...element, properties: {...element.properties, [name]: value}};
}

/** The same tree, each element of it changed; those below an element are changed after it. */
export function mapElements(element: Element, change: (element: Element) => Element): Element {
  const changed = change(element);
  return {
    ...changed,
    children: changed.children.map((child) =>
      isElement(child) ? mapElements(child, change) : child,
    ),
  };
}

/** The elements of a tag below an element, in order. */
export function findAll(element: Element, tagName: string): Element[] {
  return element.children.flatMap((child) =>
    isElement(child)
      ? [...(child.tagName === tagName ? [child] : []), ...findAll(child, tagName)]
      : [],
  );
}
