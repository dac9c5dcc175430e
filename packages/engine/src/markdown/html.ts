import type {Element, ElementContent} from 'hast';
import {find, html as htmlSchema, svg as svgSchema} from 'property-information';

export function escapeText(text: string): string {
  return /[&<>]/.test(text) ? text.replace(/[&<>]/g, (c) => (c === '&' ? '&amp;' : c === '<' ? '&lt;' : '&gt;')) : text;
}

export function escapeAttribute(text: string): string {
  return /[&"<>]/.test(text)
    ? text.replace(/[&"<>]/g, (c) => (c === '&' ? '&amp;' : c === '"' ? '&quot;' : c === '<' ? '&lt;' : '&gt;'))
    : text;
}

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

export function isVoid(tagName: string): boolean {
  return VOID.has(tagName);
}

const attributeNames = new Map<string, string>();

/** Name of the HTML or SVG attribute for a property of the tree: `className` → `class`. */
function attributeNameOf(property: string, isSvg: boolean): string {
  const key = isSvg ? `svg ${property}` : property;
  let name = attributeNames.get(key);
  if (name === undefined) {
    name = find(isSvg ? svgSchema : htmlSchema, property).attribute;
    if (attributeNames.size < 2000) attributeNames.set(key, name);
  }
  return name;
}

/** ` class="a" id="b"` for the properties of an element; false and null are left out, true is an empty attribute. */
export function serializeAttributes(properties: Element['properties'], isSvg = false): string {
  let out = '';
  for (const property in properties) {
    const value = properties[property];
    if (value === null || value === undefined || value === false) continue;
    const name = attributeNameOf(property, isSvg);
    if (value === true) out += ` ${name}=""`;
    else out += ` ${name}="${escapeAttribute(Array.isArray(value) ? value.join(name === 'srcset' || name === 'sizes' ? ', ' : ' ') : String(value))}"`;
  }
  return out;
}

/** All text below a node, like the DOM's textContent. */
export function textOf(node: ElementContent | {children: readonly ElementContent[]}): string {
  if ('children' in node) return (node.children as readonly ElementContent[]).map(textOf).join('');
  return node.type === 'text' ? node.value : '';
}

export function isElement(node: ElementContent | undefined, tagName?: string): node is Element {
  return node?.type === 'element' && (tagName === undefined || node.tagName === tagName);
}

export function classesOf(element: Element): readonly string[] {
  const value = element.properties['className'];
  return Array.isArray(value) ? value.map(String) : typeof value === 'string' ? String(value).split(' ') : [];
}
