import type {Element} from 'hast';
import {serializeAttributes} from '../../html/attributes.ts';
import {escapeAttribute, escapeText} from '../../html/escape.ts';
import {CHEVRON_RIGHT_ICON} from '../../html/icons.ts';
import {classesOf, isBlank, isElement} from '../../html/nodes.ts';
import {safeProperties} from '../../html/sanitize.ts';
import {restoreText} from '../../text/marks.ts';
import type {Printer} from '../out/out.ts';

/** Prints text that folds, with a summary in any case. */
export const printDetails: Printer = (element, out) => {
  const {context, collected} = out;
  const summary = element.children.find((child) => isElement(child, 'summary'));
  const propertiesOf = (node: Element): Element['properties'] =>
    context.allowsRawHtml ? node.properties : safeProperties(node);
  const {className: _class, ...properties} = propertiesOf(element);
  const summaryProperties = isElement(summary) ? propertiesOf(summary) : {};
  for (const {id} of [properties, summaryProperties])
    if (typeof id === 'string') collected.ids.push(restoreText(id));
  const classes = escapeAttribute(['fold-text', ...classesOf(element)].join(' '));
  const rest = restoreText(serializeAttributes(properties));
  const ofSummary = restoreText(serializeAttributes(summaryProperties));
  out.write(`<details class="${classes}"${rest}><summary${ofSummary}>${CHEVRON_RIGHT_ICON}`);
  if (isElement(summary)) out.children(summary.children);
  else out.write(escapeText(context.texts.details));
  out.write('</summary><div>');
  out.children(element.children.filter((child) => child !== summary && !isBlank(child)));
  out.write('</div></details>');
};
