import type {Element} from 'hast';
import {findScriptScheme} from '../../config/schema/scriptAddress.ts';
import {isTag} from './tags.ts';

const URL_ATTRIBUTES = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'xlinkhref',
  'poster',
  'data',
  'background',
  'cite',
  'srcset',
]);

/** Attributes that show an element in front of the whole page, or move the focus, without a script. */
const IN_FRONT = new Set(
  'popover popovertarget popovertargetaction command commandfor autofocus'.split(' '),
);

/** Attributes that report a click or a picture to another site. */
const TELLS_OTHERS = new Set(['ping', 'attributionsrc']);

/** A browser puts these by their names into `document`, before its own properties: `<img name="body">` hides the body from scripts. */
const NAMED_IN_DOCUMENT = new Set(['embed', 'form', 'iframe', 'img', 'object']);

/**
 * Tells whether an element stays out of the article. A frame of another site stays in: films and examples, which cannot
 * reach the page.
 */
export function isDropped({tagName, properties}: Element): boolean {
  return (
    isTag(tagName, 'dangerous') &&
    !(tagName === 'iframe' && /^(?:https:)?\/\/[^/\\]/i.test(String(properties['src'] ?? '')))
  );
}

/**
 * Tells whether an address runs code when it is followed or loaded; a picture within its address (`data:image/png…`) does
 * not.
 */
export function isUnsafeUrl(url: string): boolean {
  const scheme = findScriptScheme(url);
  return scheme === 'data:'
    ? !/^\s*data:image\/(?:png|gif|jpeg|webp|avif);/i.test(url)
    : scheme !== undefined;
}

/** Tells whether an address runs code as that of a picture: a drawing in its address (`data:image/svg+xml…`) runs none there. */
export function isUnsafePicture(src: string): boolean {
  return isUnsafeUrl(src) && !/^\s*data:image\//i.test(src);
}

/** Copies the properties of an element without event handlers and unsafe addresses. */
export function safeProperties(element: Element): Element['properties'] {
  const out: Element['properties'] = {};
  for (const [property, value] of Object.entries(element.properties)) {
    // Inside a drawing attributes of HTML have other properties: `srcdoc` there, `srcDoc` elsewhere.
    const name = property.toLowerCase().replace(/[:-]/g, '');
    if (name.startsWith('on') || name === 'srcdoc' || TELLS_OTHERS.has(name)) continue;
    // A number above zero comes before all of the page in the order of the Tab key.
    if (IN_FRONT.has(name) || (name === 'tabindex' && Number(value) > 0)) continue;
    if (name === 'name' && NAMED_IN_DOCUMENT.has(element.tagName)) continue;
    if (URL_ATTRIBUTES.has(name) && isUnsafeUrl(String(value))) continue;
    if (name === 'style' && /expression\s*\(|javascript:|@import|behavior\s*:/i.test(String(value)))
      continue;
    if (
      /^(?:animate.*|set)$/i.test(element.tagName) &&
      name === 'attributename' &&
      /href/i.test(String(value))
    )
      continue;
    out[property] = value;
  }
  return out;
}
