import {type AdmonitionLook, ADMONITIONS} from '@wuya/theme/admonitions';
import type {Element, ElementContent} from 'hast';
import {ADMONITION_TAG} from './componentTags.ts';
import {isElement} from '../html/nodes.ts';

/** Kinds of admonitions by the names of GitHub's alerts. */
const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries<AdmonitionLook>(ADMONITIONS).flatMap(([kind, {alert}]) =>
    alert === undefined ? [] : [[alert, kind] as const],
  ),
);

const MARK = /^\[!(\w+)\][ \t]*(?:\n|$)/;

/** Reads `> [!NOTE]` and what follows in the quote as an admonition; undefined for other quotes. */
export function readAlert(quote: Element): Element | undefined {
  const at = quote.children.findIndex((child) => child.type === 'element');
  const first = quote.children[at];
  const text = isElement(first, 'p') ? first.children[0] : undefined;
  const match = text?.type === 'text' ? MARK.exec(text.value) : null;
  const kind = match && KINDS.get(match[1]!.toLowerCase());
  if (!kind || !isElement(first) || text?.type !== 'text') return undefined;
  const rest = text.value.slice(match[0].length);
  // The mark is the whole line: text or emphasis right after it makes it an ordinary quote.
  if (rest === '' && !match[0].endsWith('\n') && first.children.length > 1) return undefined;
  const content: ElementContent[] = [
    ...(rest ? [{...text, value: rest}] : []),
    ...first.children.slice(1),
  ];
  const blocks = quote.children
    .slice(at + 1)
    .filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const children = [...(content.length ? [{...first, children: content}] : []), ...blocks];
  return {
    type: 'element',
    tagName: ADMONITION_TAG,
    properties: {kind},
    children,
    ...(quote.position && {position: quote.position}),
  };
}
