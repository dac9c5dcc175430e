import type {Element, ElementContent} from 'hast';
import {isElement} from '../../html/nodes.ts';
import {readAlert} from '../../shape/alerts.ts';
import {NOWHERE, type Printer} from '../out/out.ts';
import {printAdmonition} from './admonition.ts';
import {printPlain} from './plain.ts';

/** Prints a quote; its last paragraph, or last line, that begins with —— names the source. An alert of GitHub is an admonition. */
export const printQuote: Printer = (element, out) => {
  const alert = readAlert(element);
  if (alert) return printAdmonition(alert, out, NOWHERE);
  const paragraphs = element.children.filter((child) => isElement(child, 'p')) as Element[];
  const last = paragraphs.at(-1);
  const split = last && splitSource(last);
  if (!last || !split) return printPlain(element, out, NOWHERE);
  out.write('<blockquote>');
  out.children(element.children.filter((child) => child !== last));
  if (split.quote.length) printPlain({...last, children: split.quote}, out, NOWHERE);
  out.write('<footer>');
  out.children(split.source);
  return out.write('</footer></blockquote>');
};

/** Splits `文\n—— 出处` at the line of the source; undefined without one. */
function splitSource(
  paragraph: Element,
): {quote: ElementContent[]; source: ElementContent[]} | undefined {
  const index = paragraph.children.findLastIndex(
    (child) => child.type === 'text' && /(?:^|\n)[ \t]*——/.test(child.value),
  );
  const node = paragraph.children[index];
  if (node?.type !== 'text') return undefined;
  const at = node.value.search(/(?:^|\n)[ \t]*——(?![^]*\n[ \t]*——)/);
  if (at < 0 || (at === 0 && index > 0)) return undefined;
  const before = node.value.slice(0, at);
  const source = {...node, value: node.value.slice(at).trimStart()};
  return {
    quote: [
      ...paragraph.children.slice(0, index),
      ...(before.trim() ? [{...node, value: before}] : []),
    ],
    source: [source, ...paragraph.children.slice(index + 1)],
  };
}
