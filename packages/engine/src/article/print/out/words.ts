import type {Element, ElementContent} from 'hast';
import {findAll, isElement, isFootnote, mapElements, textOf} from '../../html/nodes.ts';
import {restoreDirectives} from '../../prepare/marks/directives.ts';
import {sayFormulas} from '../../text/formulas.ts';
import {joinCjkLines} from '../../text/cjk.ts';
import {restoreText} from '../../text/marks.ts';
import type {Out} from './out.ts';

/**
 * Gives all text in an element as the author wrote it: code and formulas may hold what was taken for a tag. Numbers of footnotes
 * are no words: `正文[^1]` → `正文`
 */
export function wordsOf(element: Element, out: Out): string {
  return restoreDirectives(restoreText(textOf(withoutFootnotes(element))), out.context.directives);
}

/** Copies an element without the marks of footnotes; one without any is given back. */
function withoutFootnotes(element: Element): Element {
  const hasFootnote = findAll(element, 'sup').some(isFootnote);
  if (!hasFootnote) return element;
  return mapElements(element, (one) => ({
    ...one,
    children: one.children.filter((child) => !isFootnote(child)),
  }));
}

/** Gives the same for where nothing can be set: formulas are said in characters. `$n^2$` → `n²` */
export const saidWordsOf = (element: Element, out: Out): string =>
  wordsOf(sayFormulas(element), out);

const EXCERPT_LENGTH = 160;

/** Shortens the text of a paragraph to one line of at most 160 characters: `一段\n话` → `一段话`. */
export function toExcerpt(text: string): string {
  const line = joinCjkLines(text.trim(), '', '').replace(/\s+/g, ' ');
  const chars = [...line];
  return chars.length > EXCERPT_LENGTH ? `${chars.slice(0, EXCERPT_LENGTH - 1).join('')}…` : line;
}

/** Items that an excerpt has room for. */
const MAX_ITEMS = 20;

/** Describes an article without a paragraph by the items of its first list: `缓存；索引`. Empty where it has none. */
export function excerptOfList(nodes: readonly ElementContent[], out: Out): string {
  const list = nodes.find((node) => isList(node));
  if (!list) return '';
  const items = list.children
    .filter((child) => isElement(child, 'li'))
    .slice(0, MAX_ITEMS)
    .map((item) => ({...item, children: item.children.filter((child) => !isList(child))}))
    .map((item) => saidWordsOf(item, out).trim())
    .filter((words) => words !== '');
  const isChinese = items.some((words) => /\p{Script=Han}/u.test(words));
  return toExcerpt(items.join(isChinese ? '；' : '; '));
}

const isList = (node: ElementContent): node is Element =>
  isElement(node, 'ul') || isElement(node, 'ol');
