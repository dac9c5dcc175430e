import type {Element} from 'hast';

/** Mark of the elements that an author wrote as HTML: `data` of the element. */
export const OWN_HTML = {isOwnHtml: true} as Element['data'] & object;

/** Tells whether the author wrote an element as HTML. */
export function isOwnHtml(element: Element): boolean {
  return element.data !== undefined && 'isOwnHtml' in element.data;
}

/** Mark of the elements that an author wrote as JSX. */
export const JSX_DATA = {isJsx: true} as Element['data'] & object;

/** Tells whether the author wrote an element as JSX. */
export function isJsx(element: Element): boolean {
  return element.data !== undefined && 'isJsx' in element.data;
}

/** The one comment that is kept: it says where lists of posts stop. */
export const TRUNCATE = 'truncate';
