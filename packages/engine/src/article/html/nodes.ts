import type {Element, ElementContent} from 'hast';

/** Joins all text below a node, like the DOM's textContent. */
export function textOf(node: ElementContent | {children: readonly ElementContent[]}): string {
  if ('children' in node) return (node.children as readonly ElementContent[]).map(textOf).join('');
  return node.type === 'text' ? node.value : '';
}

/** Tells whether a node is an element, of that tag where one is given. */
export function isElement(node: ElementContent | undefined, tagName?: string): node is Element {
  return node?.type === 'element' && (tagName === undefined || node.tagName === tagName);
}

/** Tells whether a node is text of nothing but blanks. */
export function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** Lists the classes of an element; none gives an empty list. */
export function classesOf(element: Element): readonly string[] {
  const value = element.properties['className'];
  return Array.isArray(value)
    ? value.map(String)
    : typeof value === 'string'
      ? String(value).split(' ')
      : [];
}

/** Copies an element with one property more, or another value of it. */
export function withProperty(
  element: Element,
  name: string,
  value: Element['properties'][string],
): Element {
  return {...element, properties: {...element.properties, [name]: value}};
}

/** Copies an element with one class more. */
export const withClass = (element: Element, name: string): Element =>
  withProperty(element, 'className', [...classesOf(element), name]);

/** Copies a tree with each element of it changed; those below an element are changed after it. */
export function mapElements(element: Element, change: (element: Element) => Element): Element {
  const changed = change(element);
  return {
    ...changed,
    children: changed.children.map((child) =>
      isElement(child) ? mapElements(child, change) : child,
    ),
  };
}

/** Tells whether a node is the mark of a footnote: `<sup>` with the link to it. */
export function isFootnote(node: ElementContent): node is Element {
  const [link] = isElement(node, 'sup') ? node.children : [];
  return isElement(link, 'a') && 'dataFootnoteRef' in link.properties;
}

/** Finds the elements of a tag below an element, in order. */
export function findAll(element: Element, tagName: string): Element[] {
  return element.children.flatMap((child) =>
    isElement(child)
      ? [...(child.tagName === tagName ? [child] : []), ...findAll(child, tagName)]
      : [],
  );
}

/** Name in the data of a text for what was written, where the text differs from it. */
export const WRITTEN = 'written';

/** Copies an element with its texts as they were written. */
export function asWritten<T extends ElementContent>(node: T): T {
  if (node.type === 'text') {
    const written = (node.data as Readonly<Record<string, unknown>> | undefined)?.[WRITTEN];
    return typeof written === 'string' ? {...node, value: written} : node;
  }
  return isElement(node) ? {...node, children: node.children.map(asWritten)} : node;
}
