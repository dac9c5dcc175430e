import type {Element, ElementContent, Root} from 'hast';
import {isElement} from '../html/nodes.ts';
import {isTag} from '../html/tags.ts';

/** Signs that Chinese and English share: the face of a Chinese page draws them full width. */
const SHARED = /([“”…]+)/;
const CHINESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;
const LATIN = /\p{Script=Latin}/u;
const SEGMENT = new RegExp(`(?:(?!${CHINESE.source})[^])+`, 'gu');
/** A pair of quotes between English words: `The quick “brown” fox`. Beside Chinese ones it is of the Chinese sentence. */
const INNER = /(?<=[\p{Script=Latin}\d,;:'’)] ?)“[^“”]*”(?= ?[\p{Script=Latin}\d,.;:!?'’(])/gu;

/** Elements whose text is none of the sentence, or that have a face of their own. */
const APART = new Set(['code', 'kbd', 'samp', 'pre', 'math', 'svg', 'script', 'style', 'textarea']);

/**
 * Marks quotes and ellipses as English in the paragraphs, items and cells of a Chinese note that are English as a whole, so that they
 * are as wide as Latin ones: `It “works”` → `It <span lang="en">“</span>works<span lang="en">”</span>`. In a sentence with a
 * Chinese character those are marked that have English words on both sides; others stay Chinese, around English words too.
 * A note without one is not in Chinese.
 */
export function markLatinQuotes(root: Root, body: string): Root {
  if (!SHARED.test(body) || !CHINESE.test(body)) return root;
  const nodes = root.children as ElementContent[];
  const marked = markBlocks(nodes);
  return marked === nodes ? root : {...root, children: marked};
}

/** Looks for blocks whose lines are English; inline elements beside blocks belong to the block around them. */
function markBlocks(nodes: ElementContent[]): ElementContent[] {
  const lines = nodes.filter(isInline).map(wordsOf).join('');
  const isMarked = findEnglish(lines);
  const mark = isMarked && createMarker(isMarked);
  const marked = nodes.flatMap((node): ElementContent[] => {
    if (isInline(node)) return mark ? mark(node) : [node];
    return isElement(node) ? [withChildren(node, markBlocks(node.children))] : [node];
  });
  return marked.length === nodes.length && marked.every((node, i) => node === nodes[i])
    ? nodes
    : marked;
}

type IsMarked = (at: number) => boolean;

/** Tells which signs in the lines of a block are English, by their places; undefined where none is. */
function findEnglish(lines: string): IsMarked | undefined {
  if (!SHARED.test(lines) || !LATIN.test(lines)) return undefined;
  if (!CHINESE.test(lines)) return () => true;
  const places = new Set<number>();
  for (const {0: segment, index} of lines.matchAll(SEGMENT))
    for (const {0: pair, index: inSegment} of segment.matchAll(INNER))
      places.add(index + inSegment).add(index + inSegment + pair.length - 1);
  return places.size > 0 ? (at) => places.has(at) : undefined;
}

const isInline = (node: ElementContent): boolean =>
  node.type === 'text' ||
  (isElement(node) && (isTag(node.tagName, 'inline') || APART.has(node.tagName)));

const wordsOf = (node: ElementContent): string =>
  node.type === 'text'
    ? node.value
    : isElement(node) && !APART.has(node.tagName)
      ? node.children.map(wordsOf).join('')
      : '';

/** Creates a function that marks the English signs in the inline nodes of a block, which it gets in their order. */
function createMarker(isMarked: IsMarked): (node: ElementContent) => ElementContent[] {
  let at = 0;
  const mark = (node: ElementContent): ElementContent[] => {
    if (isElement(node))
      return APART.has(node.tagName)
        ? [node]
        : [
            withChildren(
              node,
              node.children.flatMap((child) => mark(child)),
            ),
          ];
    if (node.type !== 'text') return [node];
    if (!SHARED.test(node.value)) {
      at += node.value.length;
      return [node];
    }
    return node.value.split(SHARED).flatMap((value, i): ElementContent[] => {
      const isEnglish = i % 2 === 1 && isMarked(at);
      at += value.length;
      if (value === '') return [];
      const text = {type: 'text', value} as const;
      return isEnglish
        ? [{type: 'element', tagName: 'span', properties: {lang: 'en'}, children: [text]}]
        : [text];
    });
  };
  return mark;
}

const withChildren = (element: Element, children: ElementContent[]): Element =>
  children === element.children ? element : {...element, children};
