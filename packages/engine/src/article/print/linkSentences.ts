import type {Element, ElementContent, Root} from 'hast';
import {isElement} from '../html/nodes.ts';
import {isTag} from '../html/tags.ts';
import {formulaSaidBy} from '../text/formulas.ts';
import {joinCjkLines} from '../text/cjk.ts';
import {readWikiTarget, restoreText} from '../text/marks.ts';

const MAX_LENGTH = 120;
/** Characters before and after a link in which its sentence is looked for. */
const WINDOW = 4 * MAX_LENGTH;
/** Ends a sentence: Chinese signs wherever they are, Latin ones before a space. */
const SENTENCE_END = /[。！？；…]+[”’」』）]*|(?<![.!?])[.!?]+["')]*(?=\s|$)/g;

/** Finds the sentence that each link, and each `![[note]]`, of an article is in; those in headings and code count as well. */
export function findSentences(root: Root): ReadonlyMap<Element, string> {
  const sentences = new Map<Element, string>();
  let text = '';
  let links: {readonly element: Element; readonly at: number}[] = [];
  const endBlock = (): void => {
    for (const {element, at} of links) sentences.set(element, cutSentence(text, at));
    text = '';
    links = [];
  };
  const visit = (node: ElementContent): void => {
    const formula = formulaSaidBy(node);
    if (formula !== undefined) {
      text += formula;
      return;
    }
    if (node.type === 'text') text += restoreText(node.value);
    if (!isElement(node) || isTag(node.tagName, 'reading')) return;
    const isBlock = !isTag(node.tagName, 'inline');
    if (isBlock) endBlock();
    if (node.tagName === 'a' || (node.tagName === 'img' && isEmbed(node)))
      links.push({element: node, at: text.length});
    for (const child of node.children) visit(child);
    if (isBlock) endBlock();
  };
  for (const node of root.children) visit(node as ElementContent);
  endBlock();
  return sentences;
}

const isEmbed = ({properties}: Element): boolean =>
  readWikiTarget(String(properties['src'] ?? '')) !== undefined;

/** Cuts the sentence at an offset out of a text, at most 120 characters. */
function cutSentence(whole: string, offset: number): string {
  // A paragraph of a book with a thousand links is not read a thousand times.
  const from = Math.max(offset - WINDOW, 0);
  const text = whole.slice(from, offset + WINDOW);
  const at = offset - from;
  let start = 0;
  let end = text.length;
  for (const match of text.matchAll(SENTENCE_END)) {
    const after = match.index + match[0].length;
    if (after <= at) start = after;
    else if (match.index >= at) {
      end = after;
      break;
    }
  }
  const before = [...toLine(text.slice(start, at))];
  const after = [...toLine(text.slice(at, end))];
  const room = Math.max(MAX_LENGTH - after.length, MAX_LENGTH / 2);
  const head = before.length > room ? ['…', ...before.slice(-room)] : before;
  const rest = MAX_LENGTH - Math.min(before.length, room);
  const tail = after.length > rest ? [...after.slice(0, rest), '…'] : after;
  return [...head, ...tail].join('').trim();
}

/** Breaks between Chinese characters go, others are spaces; those at the ends stay apart. */
const toLine = (text: string): string => joinCjkLines(text, '', '').replace(/\s+/g, ' ');
