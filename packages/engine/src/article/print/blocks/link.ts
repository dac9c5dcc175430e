import type {Element} from 'hast';
import {decodePath} from '@wuya/theme/pathname';
import {createDiagnostic} from '../../../errors/diagnostic.ts';
import {serializeAttributes} from '../../html/attributes.ts';
import {escapeAttribute, escapeText} from '../../html/escape.ts';
import {OUTWARD_ICON} from '../../html/icons.ts';
import {textOf, withClass} from '../../html/nodes.ts';
import {isUnsafeUrl, safeProperties} from '../../html/sanitize.ts';
import {isJsx, isOwnHtml} from '../../shape/ownHtml.ts';
import {restoreText, restoreUrl} from '../../text/marks.ts';
import type {Out, Printer, Surroundings} from '../out/out.ts';
import {hasScheme, isOnOwnDisk} from '../out/url.ts';
import {printWikiLink, readWiki} from './wikiLink.ts';

/** Prints a link: one out of the site opens a window of its own, one within is resolved later, an unsafe one leads nowhere. */
export const printLink: Printer = (element, out, around) => {
  const wiki = readWiki(element);
  if (wiki) return printWikiLink(wiki, out, around);
  const href = restoreUrl(String(element.properties['href'] ?? ''));
  const {href: _href, ...others} = safeProperties(element);
  const {id, name} = others;
  // Browsers lead to the name of a link as to an id; generators of references write one before each heading.
  for (const anchor of new Set([id, name]))
    if (typeof anchor === 'string') out.collected.ids.push(restoreText(anchor));
  if (hasScheme(href) && !isUnsafeUrl(href)) return printOutward({element, href}, out, around);
  const rest = restoreText(serializeAttributes(others));
  if (isUnsafeUrl(href)) {
    reportScript(element, href, out);
    out.write(`<a${rest}>`);
  } else if ('href' in element.properties)
    out.write(
      `<a${out.reference({kind: 'link', url: href, element, isHtml: isOwnHtml(element) || isJsx(element)})}${rest}>`,
    );
  else out.write(`<a${rest}>`);
  out.children(element.children, around);
  return out.write('</a>');
};

/** Reports an address that would run a script; it is left out. Notes of other sites have some that do nothing, so no build stops. */
export function reportScript(element: Element, href: string, out: Out): void {
  out.report(createDiagnostic('LN-054', {href}, {level: 'warning', place: out.placeOf(element)}));
}

function printOutward(
  {element, href}: {readonly element: Element; readonly href: string},
  out: Out,
  around: Surroundings,
): void {
  const {href: _href, ...others} = safeProperties(element);
  const isWeb = /^(?:https?:)?\/\//i.test(href);
  if (isOnOwnDisk(href))
    out.report(createDiagnostic('LN-060', {href: decodePath(href)}, {place: out.placeOf(element)}));
  const properties = isWeb ? toOutwardProperties(others) : others;
  const shown = isBare(element, href)
    ? withClass({...element, properties}, 'bare').properties
    : properties;
  const rest = restoreText(serializeAttributes(shown));
  out.write(`<a href="${escapeAttribute(href)}"${rest}>`);
  out.children(element.children, around);
  if (isWeb && textOf(element).trim() !== '')
    out.write(`${OUTWARD_ICON}<span class="vh">${escapeText(out.context.texts.newWindow)}</span>`);
  out.write('</a>');
}

/** Returns true for a link whose words are its address, which paper need not have twice. */
function isBare(element: Element, href: string): boolean {
  const written = restoreText(textOf(element)).trim();
  const end = (address: string): string => decodePath(address.replace(/^https?:\/\/|\/$/gi, ''));
  return written !== '' && /^https?:/i.test(href) && end(written) === end(href);
}

/** Returns the attributes of a link that leaves the site: what the author says, and that the other page gets no hold of this one. */
function toOutwardProperties({
  target,
  rel,
  ...others
}: Element['properties']): Element['properties'] {
  const kinds = Array.isArray(rel)
    ? rel.map(String)
    : String(rel ?? '')
        .split(/\s+/)
        .filter(Boolean);
  return {
    target: target ?? '_blank',
    rel: [...new Set(['noopener', 'noreferrer', ...kinds])],
    ...others,
  };
}
