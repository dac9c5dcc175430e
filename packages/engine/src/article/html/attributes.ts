import type {Element} from 'hast';
import {find, type Info, html as htmlSchema, svg as svgSchema} from 'property-information';
import {escapeAttribute} from './escape.ts';

const UNITLESS =
  /^(?:opacity|zIndex|fontWeight|lineHeight|order|zoom|aspectRatio|columnCount|flex(?:Grow|Shrink)?|grid(?:Row|Column|Area).*)$/;

/**
 * Converts an attribute as HTML or JSX writes it to a property of the tree: `class` → `className`, `style={{…}}` →
 * `style="…"`.
 */
export function toProperty(
  name: string,
  value: string | number | boolean | object,
  isSvg = false,
): [property: string, value: string | number | boolean | string[]] {
  const {property} = infoOf(name, isSvg);
  if (property === 'className') return [property, String(value).split(/\s+/).filter(Boolean)];
  if (typeof value !== 'object') return [property, value];
  const styles = Object.entries(value).map(([key, item]) => {
    const cssName = key.startsWith('--')
      ? key
      : key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
    return `${cssName}:${String(item)}${typeof item === 'number' && item !== 0 && !UNITLESS.test(key) ? 'px' : ''}`;
  });
  if (property !== 'style') return [property, ''];
  return [property, styles.length > 0 && styles.join(';')];
}

/** Finds the names of an attribute. The library knows nothing of `constructor` and `__proto__`, which every object has. */
function infoOf(
  name: string,
  isSvg: boolean,
): {readonly property: string; readonly attribute: string} {
  const found: Info | undefined = find(isSvg ? svgSchema : htmlSchema, name);
  return found ?? {property: name, attribute: name};
}

/** What MDX 1 wrote on elements for itself, and took away again: notes that it has once printed have it still. */
const OF_MDX_1: ReadonlySet<string> = new Set(['mdxType', 'originalType', 'parentName']);

/** Serializes the properties of an element: ` class="a" id="b"`; false and null are left out, true is an empty attribute. */
export function serializeAttributes(properties: Element['properties'], isSvg = false): string {
  let out = '';
  for (const property in properties) {
    const value = properties[property];
    if (value === null || value === undefined || value === false || OF_MDX_1.has(property))
      continue;
    const name = infoOf(property, isSvg).attribute;
    if (value === true) out += ` ${name}=""`;
    else
      out += ` ${name}="${escapeAttribute(Array.isArray(value) ? value.join(name === 'srcset' || name === 'sizes' ? ', ' : ' ') : String(value))}"`;
  }
  return out;
}
