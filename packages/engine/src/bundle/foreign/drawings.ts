import {readFileSync} from 'node:fs';
import {type DefaultTreeAdapterTypes, parseFragment, serialize} from 'parse5';
import {toStyle} from '../../article/mdx/style.ts';
import {THEME_MODULE} from '../../article/mdx/modules/themeModules.ts';
import {quoteModule} from '../modules/moduleId.ts';

/** What would count for the whole page, or run in it. */
const BEYOND_ITSELF = /<(?:script|style|foreignObject)\b/i;
/** Characters up to which a drawing is taken for an icon, which stylesheets and attributes of the site colour. */
const ICON_LENGTH = 4096;

/**
 * Prints the module of a drawing that is used as a component: a picture, or the drawing itself where a picture would not be the
 * same: one that takes the colour of the text, an icon, or one without the namespace that files of pictures need.
 */
export function printDrawing(file: string): string {
  const drawing = readDrawing(readFileSync(file, 'utf8'));
  if (drawing === undefined)
    return `import url from ${quoteModule(`${file}?url`)};\nimport {createPicture} from '${THEME_MODULE}';\nexport default createPicture(url);`;
  // Named as a module, the file is followed, and counts for the bundle.
  return `import ${quoteModule(`${file}?raw`)};\nimport {createDrawing} from '${THEME_MODULE}';\nexport default createDrawing(${JSON.stringify(drawing.attributes)}, ${JSON.stringify(drawing.html)});`;
}

interface Drawing {
  /** Attributes of its `svg` element, by their names in React. */
  readonly attributes: Readonly<Record<string, unknown>>;
  /** What is inside it. */
  readonly html: string;
}

/**
 * Reads a drawing that is shown by itself; undefined for one that is shown as a picture.
 * @example `<svg viewBox="0 0 2 2" stroke-width="1"><path d="M0 0"/></svg>` → `{attributes: {viewBox: '0 0 2 2', strokeWidth: '1'}, html: '<path d="M0 0"></path>'}`
 */
export function readDrawing(text: string): Drawing | undefined {
  const isPicture = text.includes('http://www.w3.org/2000/svg') && !text.includes('currentColor');
  const isIcon = text.length <= ICON_LENGTH && !/\sid=/.test(text);
  if (BEYOND_ITSELF.test(text) || (isPicture && !isIcon)) return undefined;
  const svg = parseFragment(text).childNodes.find(
    (node): node is DefaultTreeAdapterTypes.Element => node.nodeName === 'svg',
  );
  if (svg === undefined || hasHandlers(svg)) return undefined;
  const own = svg.attrs.filter(({name, prefix}) => !prefix && !name.startsWith('xmlns'));
  const attributes = own.map(({name, value}): [string, unknown] =>
    name === 'style' ? [name, toStyle(value)] : [toReactName(name), value],
  );
  return {attributes: Object.fromEntries(attributes), html: serialize(svg)};
}

/** Tells whether an element or one inside it runs code: `onload`. */
function hasHandlers({attrs, childNodes}: DefaultTreeAdapterTypes.Element): boolean {
  return (
    attrs.some(({name}) => /^on/i.test(name)) ||
    childNodes.some((node) => 'attrs' in node && hasHandlers(node))
  );
}

/** `stroke-width` → `strokeWidth`; `data-a` and `aria-label` stay. */
function toReactName(name: string): string {
  if (name === 'class') return 'className';
  if (/^(?:data|aria)-/.test(name)) return name;
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
