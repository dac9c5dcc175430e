import type {Element} from 'hast';
import {restoreUrl} from '../../text/marks.ts';
import {isJsx, isOwnHtml} from '../../shape/ownHtml.ts';
import type {Out} from '../out/out.ts';
import {hasScheme} from '../out/url.ts';

/** Attributes that name a file, by the element: films, recordings, and their parts. */
const ADDRESSES: ReadonlyMap<string, readonly ('src' | 'poster' | 'srcset')[]> = new Map([
  ['video', ['src', 'poster']],
  ['audio', ['src']],
  ['source', ['src', 'srcset']],
  ['track', ['src']],
]);
/** Names of attributes as the tree of HTML has them. */
const PROPERTIES = {src: 'src', poster: 'poster', srcset: 'srcSet'} as const;

/**
 * Takes the addresses of files of the site off a film or recording: its other properties, and what stands for those
 * addresses, which the whole site resolves.
 */
export function referToMedia(
  element: Element,
  properties: Element['properties'],
  out: Out,
): {written: string; others: Element['properties']} {
  let written = '';
  const others = {...properties};
  for (const attribute of ADDRESSES.get(element.tagName) ?? []) {
    const value = properties[PROPERTIES[attribute]];
    const url = restoreUrl(Array.isArray(value) ? value.join(', ') : String(value ?? ''));
    if (url.trim() === '' || url.startsWith('#') || hasScheme(url)) continue;
    delete others[PROPERTIES[attribute]];
    const isHtml = isOwnHtml(element) || isJsx(element);
    written += out.reference({kind: 'media', url, attribute, element, isHtml});
  }
  return {written, others};
}
