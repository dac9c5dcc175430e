import type {Element} from 'hast';

/** Tags that run, embed or redirect; dropped with their content unless the site opted in to raw HTML. */
const DROPPED = new Set(['script', 'iframe', 'object', 'embed', 'applet', 'base', 'meta', 'link', 'frame', 'frameset', 'noscript', 'template', 'portal', 'fencedframe', 'xmp', 'plaintext', 'noembed', 'noframes']);
const URL_ATTRIBUTES = new Set(['href', 'src', 'action', 'formaction', 'xlinkhref', 'poster', 'data', 'background', 'cite', 'srcset']);

export function isDroppedTag(tagName: string): boolean {
  return DROPPED.has(tagName);
}

/** Whether an element stays out of the article. A frame of another site stays in: films and examples, which cannot reach the page. */
export function isDropped({tagName, properties}: Element): boolean {
  return isDroppedTag(tagName) && !(tagName === 'iframe' && /^(?:https:)?\/\/[^/\\]/i.test(String(properties['src'] ?? '')));
}

/** True for addresses that run code when followed or loaded. Control characters and blanks do not hide the scheme. */
export function isUnsafeUrl(url: string): boolean {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(url.replace(/[\u0000-\u0020\u007F-\u00A0\u200B-\u200F\u2028-\u202E\uFEFF]/g, ''))?.[1]?.toLowerCase();
  if (scheme === 'data') return !/^\s*data:image\/(?:png|gif|jpeg|webp|avif);/i.test(url);
  return scheme === 'javascript' || scheme === 'vbscript' || scheme === 'livescript';
}

/** The properties of an element without event handlers and unsafe addresses. */
export function safeProperties(element: Element): Element['properties'] {
  const out: Element['properties'] = {};
  for (const [property, value] of Object.entries(element.properties)) {
    // Inside a drawing attributes of HTML have other properties: `srcdoc` there, `srcDoc` elsewhere.
    const name = property.toLowerCase().replace(/[:-]/g, '');
    if (name.startsWith('on') || name === 'srcdoc') continue;
    if (URL_ATTRIBUTES.has(name) && isUnsafeUrl(String(value))) continue;
    if (name === 'style' && /expression\s*\(|javascript:|@import|behavior\s*:/i.test(String(value))) continue;
    if ((element.tagName === 'animate' || element.tagName === 'set') && name === 'attributename' && /href/i.test(String(value))) continue;
    out[property] = value;
  }
  return out;
}
