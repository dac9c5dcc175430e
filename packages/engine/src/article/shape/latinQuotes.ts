import type {Element, ElementContent, Root} from 'hast';
import {isElement} from '../html/nodes.ts';
import {isTag} from '../html/tags.ts';

/** Signs that Chinese and English share: the face of a Chinese page draws them full width. */
const SHARED = /([“”…]+)/;
const CHINESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;
const LATIN = /\p{Script=Latin}/u;

/** Elements whose text is none of the sentence, or that have a face of their own. */
const APART = new Set(['code', 'kbd', 'samp', 'pre', 'math', 'svg', 'script', 'style', 'textarea']);

/**
 * Marks quotes and ellipses as English in the paragraphs, items and cells of a Chinese note that are English as a whole, so that they
 * are as wide as Latin ones: `It “works”` → `It <span lang="en">“</span>works<span lang="en">”</span>`. In a sentence with a
 * Chinese character they stay Chinese, around English words too. A note without one is not in Chinese.
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
  const isEnglish = SHARED.test(lines) && LATIN.test(lines) && !CHINESE.test(lines);
  const marked = nodes.flatMap((node): ElementContent[] => {
    if (isInline(node)) return isEnglish ? markInline(node) : [node];
    return isElement(node) ? [withChildren(node, markBlocks(node.children))] : [node];
  });
  return marked.length === nodes.length && marked.every((node, i) => node === nodes[i])
    ? nodes
    : marked;
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

function markInline(node: ElementContent): ElementContent[] {
  if (isElement(node))
    return APART.has(node.tagName)
      ? [node]
      : [withChildren(node, node.children.flatMap(markInline))];
  if (node.type !== 'text' || !SHARED.test(node.value)) return [node];
  return node.value.split(SHARED).flatMap((value, i): ElementContent[] =>
    value === ''
      ? []
      : i % 2 === 0
        ? [{type: 'text', value}]
        : [
            {
              type: 'element',
              tagName: 'span',
              properties: {lang: 'en'},
              children: [{type: 'text', value}],
            },
          ],
  );
}

const withChildren = (element: Element, children: ElementContent[]): Element =>
  children === element.children ? element : {...element, children};
