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

const HTML = new Set(
  (
    'a abbr acronym address area article aside audio b basefont bdi bdo big blink blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em fieldset ' +
    'figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark marquee math menu meter nav nobr object ol optgroup option output p param picture pre ' +
    'progress q rp rt ruby s samp script search section select slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr ' +
    'applet base embed fencedframe frame frameset meta noembed noframes noscript plaintext portal xmp'
  ).split(' '),
);

/** True for the name of an element of HTML, in lower case. */
export function isHtmlTag(name: string): boolean {
  return HTML.has(name);
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

const UNITLESS = /^(?:opacity|zIndex|fontWeight|lineHeight|order|zoom|aspectRatio|columnCount|flex(?:Grow|Shrink)?|grid(?:Row|Column|Area).*)$/;

/** Property of the tree for an attribute as HTML or JSX writes it: `class` → `className`, `style={{…}}` → `style="…"`. */
export function toProperty(name: string, value: string | number | boolean | object, isSvg: boolean): [property: string, value: string | number | boolean | string[]] {
  const {property} = find(isSvg ? svgSchema : htmlSchema, name);
  if (property === 'className') return [property, String(value).split(/\s+/).filter(Boolean)];
  if (typeof value !== 'object') return [property, value];
  const styles = Object.entries(value).map(([key, item]) => {
    const cssName = key.startsWith('--') ? key : key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
    return `${cssName}:${String(item)}${typeof item === 'number' && item !== 0 && !UNITLESS.test(key) ? 'px' : ''}`;
  });
  return [property, property === 'style' ? styles.join(';') : ''];
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
