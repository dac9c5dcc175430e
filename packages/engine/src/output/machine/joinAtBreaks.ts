import {type HtmlNode, isHtmlElement} from '../../article/html/htmlTree.ts';

/** Joins texts where only a line may end between them: the `_` of `some<wbr>_name` is inside a word, and no sign of Markdown. */
export function joinAtBreaks(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  if (!nodes.some(isBreak)) return nodes;
  const joined: HtmlNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (isBreak(node)) continue;
    if (typeof node === 'string' && typeof last === 'string')
      joined[joined.length - 1] = last + node;
    else joined.push(node);
  }
  return joined;
}

const isBreak = (node: HtmlNode): boolean => isHtmlElement(node) && node.tag === 'wbr';
