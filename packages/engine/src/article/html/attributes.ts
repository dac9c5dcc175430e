import type {Element} from 'hast';
import {find, type Info, html as htmlSchema, svg as svgSchema} from 'property-information';
import {escapeAttribute} from './escape.ts';

/** Properties of CSS whose numbers are no lengths, as React has them. */
const UNITLESS =
  /^(?:--.*|(?:animationIterationCount|aspectRatio|borderImage(?:Outset|Slice|Width)|box(?:Flex|FlexGroup|OrdinalGroup)|columnCount|columns|flex(?:Grow|Negative|Order|Positive|Shrink)?|grid(?:Row|Column|Area).*|fontWeight|line(?:Clamp|Height)|opacity|order|orphans|scale|tabSize|widows|zIndex|zoom|(?:fill|flood|stop|stroke)Opacity|stroke(?:Dasharray|Dashoffset|Miterlimit|Width)))$/;

/** Attributes besides those of `aria-` and `data-` that say `true` and `false` in words. */
const IN_WORDS = /^(?:aria-.*|data-.*|contenteditable|draggable|focusable|spellcheck)$/i;

/**
 * Converts an attribute as HTML or JSX writes it to a property of the tree: `class` → `className`, `style={{…}}` →
 * `style="…"`.
 */
export function toProperty(
  name: string,
  value: string | number | boolean | object,
  isSvg = false,
): [property: string, value: string | number | boolean | string[]] {
  const {property} = findAttribute(name, isSvg);
  if (property === 'className') return [property, String(value).split(/\s+/).filter(Boolean)];
  if (typeof value !== 'object') return [property, value];
  const styles = Object.entries(value).map(([key, item]) => {
    const cssName = key.startsWith('--')
      ? key
      : key.replace(/[A-Z]|^ms(?=[A-Z])/g, (c) => `-${c.toLowerCase()}`);
    return `${cssName}:${String(item)}${typeof item === 'number' && item !== 0 && !isUnitless(key) ? 'px' : ''}`;
  });
  if (property !== 'style') return [property, ''];
  return [property, styles.length > 0 && styles.join(';')];
}

/**
 * Converts an attribute of JSX like `toProperty`, true and false as React writes them; undefined for what it leaves out.
 * @example `aria-hidden` → `aria-hidden="true"`; `draggable={false}` → `draggable="false"`
 */
export function toJsxProperty(
  name: string,
  value: string | number | boolean | object | null,
  isSvg = false,
): ReturnType<typeof toProperty> | undefined {
  if (typeof value === 'boolean' && IN_WORDS.test(name))
    return toProperty(name, String(value), isSvg);
  return value === null || value === false ? undefined : toProperty(name, value, isSvg);
}

/** Converts the attributes of a tag of JSX like `toJsxProperty`. */
export const toJsxProperties = (
  attributes: Readonly<Record<string, Parameters<typeof toJsxProperty>[1]>>,
): Element['properties'] =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      const property = toJsxProperty(name, value);
      return property ? [property] : [];
    }),
  );

/** Tells whether numbers of a property of CSS are no lengths, as React names it: `WebkitLineClamp`. */
const isUnitless = (key: string): boolean =>
  UNITLESS.test(key.replace(/^(?:Moz|Webkit|ms|O)([A-Z])/, (_, c: string) => c.toLowerCase()));

/** What is known of an attribute: its names in the tree and in HTML, and what kind of value it has. */
type AttributeInfo = Pick<Info, 'property' | 'attribute'> & Partial<Info>;

/**
 * Finds an attribute by one of its names. The library knows nothing of `constructor` and `__proto__`, which every object has, takes
 * `database` for `data-base`, and `data-type` in SVG for `datatype`.
 */
export function findAttribute(name: string, isSvg: boolean): AttributeInfo {
  if (/^data[a-z]/.test(name)) return {property: name, attribute: name};
  const isData = /^data[-A-Z\d]/.test(name);
  const found: Info | undefined = find(isSvg && !isData ? svgSchema : htmlSchema, name);
  return found ?? {property: name, attribute: name};
}

/** Attributes that MDX 1 used internally; notes that were printed by it still have them. */
const OF_MDX_1: ReadonlySet<string> = new Set(['mdxType', 'originalType', 'parentName']);

/** Serializes the properties of an element: ` class="a" id="b"`; false and null are left out, true is an empty attribute. */
export function serializeAttributes(properties: Element['properties'], isSvg = false): string {
  let out = '';
  for (const property in properties) {
    const value = properties[property];
    if (value === null || value === undefined || value === false || OF_MDX_1.has(property))
      continue;
    const name = findAttribute(property, isSvg).attribute;
    if (value === true) out += ` ${name}=""`;
    else
      out += ` ${name}="${escapeAttribute(Array.isArray(value) ? value.join(name === 'srcset' || name === 'sizes' ? ', ' : ' ') : String(value))}"`;
  }
  return out;
}
