import {type HtmlNode, isHtmlElement} from '../html/htmlTree.ts';
import {ISLAND_TAG} from '../shape/componentTags.ts';
import type {Island} from './mdxPage.ts';

/** A node, or rows that are directly in a table. */
export type Rows = HtmlNode | readonly HtmlNode[];

/** Tells rows from a node. */
export const areRows = (one: Rows): one is readonly HtmlNode[] => Array.isArray(one);

/**
 * Groups the rows that are directly in a table, with the blanks between them: a browser puts a `<tbody>` around them, and React would
 * find another table than it expects. `<tr>`, ` `, `<tr>`, `<caption>` → [`<tr>`, ` `, `<tr>`], `<caption>`
 */
export function groupRows(
  children: readonly HtmlNode[],
  islands: readonly Island[],
): readonly Rows[] {
  const grouped: Rows[] = [];
  for (let i = 0; i < children.length;) {
    const end = endOfRows(children, i, islands);
    grouped.push(end > i ? children.slice(i, end) : children[i]!);
    i = Math.max(end, i + 1);
  }
  return grouped;
}

/** Finds the end of the rows that begin at a child; its own index where none begins there. */
function endOfRows(
  children: readonly HtmlNode[],
  start: number,
  islands: readonly Island[],
): number {
  let end = start;
  for (let i = start; i < children.length; i++) {
    const node = children[i]!;
    if (nameOf(node, islands) === 'tr') end = i + 1;
    else if (i === start || typeof node !== 'string' || node.trim() !== '') break;
  }
  return end;
}

function nameOf(node: HtmlNode, islands: readonly Island[]): string | undefined {
  if (!isHtmlElement(node)) return undefined;
  const island = node.tag === ISLAND_TAG ? islands[Number(node.attributes['data-n'])] : undefined;
  return island && 'name' in island ? island.name : node.tag;
}
