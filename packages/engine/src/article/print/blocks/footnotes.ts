import type {Element} from 'hast';
import {decodePath} from '@wuya/theme/pathname';
import {escapeAttribute, escapeText} from '../../html/escape.ts';
import {isElement, isFootnote, mapElements, textOf, withProperty} from '../../html/nodes.ts';
import type {Printer} from '../out/out.ts';
import {printPlain} from './plain.ts';

/** Prints the mark of a footnote; other text above the line stays as it is. */
export const printSuperscript: Printer = (element, out, around) => {
  if (!isFootnote(element)) return printPlain(element, out, around);
  const link = element.children[0] as Element;
  const id = decodePath(String(link.properties['id'] ?? ''));
  out.collected.ids.push(id);
  const href = escapeAttribute(String(link.properties['href']));
  return out.write(
    `<a class="fn" id="${escapeAttribute(id)}" href="${href}" aria-describedby="footnote-label">[${escapeText(textOf(link))}]</a>`,
  );
};

/** Prints the footnotes at the end of a note; other sections stay as they are. */
export const printSection: Printer = (element, out, around) => {
  if (!('dataFootnotes' in element.properties)) return printPlain(element, out, around);
  const number = ++out.collected.counts.footnotes;
  const label = number === 1 ? 'footnote-label' : `footnote-label-${number}`;
  out.write(`<section class="notes" aria-labelledby="${label}">`);
  out.write(`<h2 class="vh" id="${label}">${escapeText(out.context.texts.footnotes)}</h2>`);
  const items = element.children.filter((child) => !isElement(child, 'h2'));
  out.children(items.map((item) => (isElement(item, 'ol') ? mapElements(item, toBacklink) : item)));
  return out.write('</section>');
};

/** Makes a link back one of ours, and the id of a footnote the text that its address decodes to. */
function toBacklink(element: Element): Element {
  const {id} = element.properties;
  if (element.tagName === 'li' && typeof id === 'string')
    return withProperty(element, 'id', decodePath(id));
  if (!('dataFootnoteBackref' in element.properties)) return element;
  const {dataFootnoteBackref: _mark, className: _class, ...rest} = element.properties;
  // The second and later links of a footnote show their number, which is part of their name.
  const [number] = /(?<!\d)\d+$/.exec(textOf(element)) ?? [];
  const ariaLabel = number === undefined ? {} : {ariaLabel: `${rest['ariaLabel']} ${number}`};
  return {...element, properties: {...rest, ...ariaLabel, className: ['link']}};
}
