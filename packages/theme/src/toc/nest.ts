import type {TocItem} from '../types.ts';

export interface TocNode {
  readonly item: TocItem;
  readonly children: readonly TocNode[];
}

/** Nests headings as a tree: each is under the nearest heading before it that has a higher rank. */
export function nestToc(items: readonly TocItem[]): readonly TocNode[] {
  const nodes: TocNode[] = [];
  let start = 0;
  while (start < items.length) {
    const item = items[start]!;
    let end = start + 1;
    while (end < items.length && items[end]!.level > item.level) end += 1;
    nodes.push({item, children: nestToc(items.slice(start + 1, end))});
    start = end;
  }
  return nodes;
}
