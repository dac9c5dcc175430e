import type {SidebarItem} from '../types.ts';

/** A sidebar with more links than this leaves out what closed categories hide. */
export const LARGE_SIDEBAR_LINKS = 60;

/** Counts links, at any depth, categories that are pages included; some {@link LARGE_SIDEBAR_LINKS} are enough. */
export function countLinks(items: readonly SidebarItem[]): number {
  let count = 0;
  for (const item of items) {
    if (count > LARGE_SIDEBAR_LINKS) break; // each page of a large site asks
    if (item.kind === 'link') count += 1;
    if (item.kind === 'category')
      count += (item.href === undefined ? 0 : 1) + countLinks(item.items);
  }
  return count;
}

/** Finds the first page a reader meets in these items, or undefined when there is none. */
export function findFirstLink(
  items: readonly SidebarItem[],
): {label: string; href: string} | undefined {
  for (const item of items) {
    if (item.kind === 'html' || item.unlisted) continue;
    if (item.kind === 'link') return {label: item.label, href: item.href};
    const found =
      item.href === undefined ? findFirstLink(item.items) : {label: item.label, href: item.href};
    if (found) return found;
  }
  return undefined;
}

/**
 * Finds the way to the page with this address: keys of the categories from the outside in. Undefined when the page is not
 * in the sidebar. A category that is the page itself is the last of its own trail.
 */
export function findTrail(
  items: readonly SidebarItem[],
  href: string,
): readonly string[] | undefined {
  for (const item of items) {
    if (item.kind === 'link' && item.href === href) return [];
    if (item.kind !== 'category') continue;
    const inner = item.href === href ? [] : findTrail(item.items, href);
    if (inner) return [item.key, ...inner];
  }
  return undefined;
}
