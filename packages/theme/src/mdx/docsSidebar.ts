import {useMemo} from 'react';
import {usePage, useSidebar} from '../base/context.tsx';
import {
  findFirstSidebarItemLink,
  type ForeignSidebarItem,
  isActiveSidebarItem,
  toForeignItem,
} from './foreignSidebar.tsx';

/** A category of a sidebar as components of Docusaurus get it. */
export type SidebarCategory = ForeignSidebarItem & {readonly items: readonly ForeignSidebarItem[]};

/** A sidebar as components of Docusaurus get it. */
export interface DocsSidebar {
  readonly name: string;
  readonly items: readonly ForeignSidebarItem[];
}

/** Returns the sidebar of the note around a component; null where there is none. */
export function useDocsSidebar(): DocsSidebar | null {
  const data = useSidebar();
  return useMemo(
    () => (data ? {name: data.name, items: data.items.map((item) => toForeignItem(item))} : null),
    [data],
  );
}

/** Finds the innermost category that is the page of an address or holds it. */
function findCategoryOf(
  items: readonly ForeignSidebarItem[],
  path: string,
): SidebarCategory | undefined {
  const category = items.find((item) => isCategory(item) && isActiveSidebarItem(item, path));
  return category && isCategory(category)
    ? (findCategoryOf(category.items, path) ?? category)
    : undefined;
}

/** Finds the first category that fits, those outside before those inside them. */
export function findSidebarCategory(
  items: readonly ForeignSidebarItem[],
  fits: (category: SidebarCategory) => boolean,
): SidebarCategory | undefined {
  for (const item of items) {
    if (!isCategory(item)) continue;
    const found = fits(item) ? item : findSidebarCategory(item.items, fits);
    if (found) return found;
  }
  return undefined;
}

/** Returns the category that a note is in, or whose page it is; an empty one where it is in none. */
export function useCurrentSidebarCategory(): SidebarCategory {
  const {path} = usePage();
  return findCategoryOf(useDocsSidebar()?.items ?? [], path) ?? NO_CATEGORY;
}

/** Returns what is in the category of a note, at the top of the sidebar what is in the sidebar. */
export function useCurrentSidebarSiblings(): readonly ForeignSidebarItem[] {
  const {path} = usePage();
  const items = useDocsSidebar()?.items ?? [];
  return findCategoryOf(items, path)?.items ?? items;
}

/** Leaves categories out that lead nowhere. */
export function filterDocCardListItems(
  items: readonly ForeignSidebarItem[],
): readonly ForeignSidebarItem[] {
  return items.filter(
    (item) => item.type === 'html' || findFirstSidebarItemLink(item) !== undefined,
  );
}

const isCategory = (item: ForeignSidebarItem): item is SidebarCategory =>
  item.type === 'category' && item.items !== undefined;

const NO_CATEGORY: SidebarCategory = {type: 'category', label: '', items: []};
