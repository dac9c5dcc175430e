import {ADMONITIONS, isAdmonition} from '@wuya/theme/admonitions';
import type {Element} from 'hast';
import {escapeAttribute, escapeText} from '../../html/escape.ts';
import {classesOf, isElement} from '../../html/nodes.ts';
import {ADMONITION_TITLE_TAG} from '../../shape/componentTags.ts';
import {restoreText} from '../../text/marks.ts';
import type {Printer} from '../out/out.ts';

/** Prints an admonition: seal, title, body. */
export const printAdmonition: Printer = (element, out) => {
  const written = String(element.properties['kind']);
  const known = isAdmonition(written) ? written : 'info'; // a component may ask for any
  const isOwn = known !== written && (out.context.admonitions ?? []).includes(written);
  const kind = isOwn ? written : known;
  const {look, seal, variant, label: messageId} = ADMONITIONS[known];
  const first = element.children.find((child) => child.type === 'element');
  const label = isElement(first, ADMONITION_TITLE_TAG) ? first : undefined;
  const {id} = element.properties;
  if (typeof id === 'string') out.collected.ids.push(id);
  const classes = [
    `note ${look} theme-admonition theme-admonition-${kind} alert alert--${variant}`,
    ...classesOf(element),
  ];
  const idAttribute = typeof id === 'string' ? ` id="${escapeAttribute(id)}"` : '';
  out.write(`<div class="${escapeAttribute(classes.join(' '))}"${idAttribute} role="note">`);
  out.write(`<span class="seal" aria-hidden="true">${seal}</span><p class="ttl">`);
  if (label) out.children(label.children);
  else {
    const own = isOwn ? undefined : out.context.texts.admonitions[messageId];
    out.write(escapeText(titleOf(element) ?? own ?? kind));
  }
  out.write('</p><div class="bd">');
  out.children(element.children.filter((child) => child !== label));
  out.write('</div></div>');
};

function titleOf({properties: {title}}: Element): string | undefined {
  return typeof title === 'string' ? restoreText(title) : undefined;
}
