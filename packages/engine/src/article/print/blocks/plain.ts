import {createDiagnostic} from '../../../errors/diagnostic.ts';
import {serializeAttributes} from '../../html/attributes.ts';
import {isDropped, safeProperties} from '../../html/sanitize.ts';
import {isTag, isVoid} from '../../html/tags.ts';
import {restoreText} from '../../text/marks.ts';
import {blanksIn} from '../out/blanks.ts';
import {referToMedia} from './media.ts';
import {NOWHERE, type Printer} from '../out/out.ts';

/** Prints any other element as it is, made safe. */
export const printPlain: Printer = (element, out, around) => {
  const {tagName} = element;
  const {allowsRawHtml} = out.context;
  if (!allowsRawHtml && (isDropped(element) || (tagName === 'title' && !out.isSvg)))
    return out.report(createDiagnostic('MD-104', {tag: tagName}, {place: out.placeOf(element)}));
  const inner = tagName === 'svg' ? out.inSvg() : out;
  const isFrame = tagName === 'iframe' && !allowsRawHtml;
  const properties = {
    ...(allowsRawHtml ? element.properties : safeProperties(element)),
    ...(tagName === 'iframe' && withScheme(element.properties['src'])),
    ...(isFrame && {loading: 'lazy'}),
  };
  const {id} = properties;
  if (typeof id === 'string') out.collected.ids.push(restoreText(id));
  const {written, others} = referToMedia(element, properties, out);
  out.write(`<${tagName}${written}${restoreText(serializeAttributes(others, inner.isSvg))}>`);
  if (isFrame) return out.write('</iframe>');
  if (isVoid(tagName)) return undefined;
  const {collected} = out;
  const {blanks} = collected;
  collected.blanks = blanksIn(element, blanks);
  inner.children(element.children, isTag(tagName, 'block') ? NOWHERE : around);
  collected.blanks = blanks;
  return out.write(`</${tagName}>`);
};

/**
 * Gives a frame's address with `//` the scheme that our policy allows: where a site is read over http, on the author's machine too, it
 * would be http, and the film stay blank.
 */
const withScheme = (src: unknown): {src?: string} =>
  typeof src === 'string' && /^\/\/[^/\\]/.test(src) ? {src: `https:${src}`} : {};
