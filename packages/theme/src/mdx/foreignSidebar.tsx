import {type ReactNode, useState} from 'react';
import {usePage} from '../base/context.tsx';
import {remember} from '../base/remember.ts';
import type {SidebarItem} from '../types.ts';
import type {DocLists} from '../types/docLists.ts';
import {docLists} from './docListData.ts';

/** An item of a sidebar as Docusaurus gives it to components. */
export interface ForeignSidebarItem {
  readonly type: 'link' | 'category' | 'html';
  readonly label?: string;
  readonly href?: string;
  /** Id of the note that a link leads to, where the site asks for it. */
  readonly docId?: string;
  readonly description?: string;
  readonly value?: string;
  readonly defaultStyle?: boolean;
  readonly className?: string;
  readonly customProps?: Readonly<Record<string, unknown>>;
  readonly unlisted?: boolean;
  readonly collapsible?: boolean;
  readonly collapsed?: boolean;
  readonly items?: readonly ForeignSidebarItem[];
  /** What the theme knows of it. */
  readonly own?: SidebarItem;
}

/** Notes by their addresses. */
const docsOf = remember(
  (lists: DocLists) =>
    new Map(
      Object.values(lists)
        .flatMap((versions) => Object.values(versions).flat())
        .map((doc) => [doc.path, doc]),
    ),
);

/**
 * Reports an item of a sidebar by the names of Docusaurus.
 * @param lists the notes of the site. @default those in its bundle, where code of the site asks for some
 */
export function toForeignItem(item: SidebarItem, lists: DocLists = docLists): ForeignSidebarItem {
  const {kind, className} = item;
  const common = {...(className !== undefined && {className}), own: item};
  if (kind === 'html') return {type: kind, value: item.html, ...common};
  const {label, href, customProps, unlisted} = item;
  const named = {
    label,
    ...(href !== undefined && {href}),
    ...(customProps && {customProps}),
    ...(unlisted && {unlisted}),
    ...common,
  };
  const doc = docsOf(lists).get(href ?? '');
  // There cards look the description up by the id.
  const told = doc && {docId: doc.id, ...(doc.description && {description: doc.description})};
  if (kind === 'link') return {type: kind, ...named, ...told};
  const {collapsible, collapsed} = item;
  const items = item.items.map((inner) => toForeignItem(inner, lists));
  return {type: kind, collapsible, collapsed, items, ...named};
}

/** Tells whether two addresses are of one page. */
export function isSamePath(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  const [first, second] = [endOfPath(a), endOfPath(b)];
  // A sidebar of 1,500 items asks for each of them on each page: mostly the lengths say it.
  return first === second && a.slice(0, first).toLowerCase() === b.slice(0, second).toLowerCase();
}

/** Tells where a path ends: before its query, its fragment and the slash before these. */
function endOfPath(address: string): number {
  const marks = [address.indexOf('?'), address.indexOf('#')].filter((at) => at >= 0);
  const end = Math.min(address.length, ...marks);
  return address[end - 1] === '/' ? end - 1 : end;
}

/** Tells whether an item is the open page, or holds it. */
export function isActiveSidebarItem({href, items = []}: ForeignSidebarItem, path = ''): boolean {
  return isSamePath(href, path) || items.some((item) => isActiveSidebarItem(item, path));
}

/** Tells whether an item is shown: unlisted ones while they are open alone. */
export function isVisibleSidebarItem(item: ForeignSidebarItem, path = ''): boolean {
  return item.unlisted !== true || isActiveSidebarItem(item, path);
}

/** Returns the items that are shown. */
export function useVisibleSidebarItems(
  items: readonly ForeignSidebarItem[],
  path: string,
): ForeignSidebarItem[] {
  return items.filter((item) => isVisibleSidebarItem(item, path));
}

/** Finds the first address in an item, but none of an unlisted page. */
export function findFirstSidebarItemLink({
  href,
  items = [],
  unlisted,
}: ForeignSidebarItem): string | undefined {
  if (href !== undefined && unlisted !== true) return href;
  for (const item of items) {
    const found = findFirstSidebarItemLink(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Tells which category of a level is open, where one closes the others; here each keeps its own. */
export function useDocSidebarItemsExpandedState() {
  return {expandedItem: null, setExpandedItem: (_index: number | null) => undefined} as const;
}

/** Wraps the items of a level. */
export function DocSidebarItemsExpandedStateProvider({children}: {readonly children?: ReactNode}) {
  return children;
}

/** Returns what a value was before it became another; undefined until then. */
export function usePrevious<T>(value: T): T | undefined {
  const [seen, setSeen] = useState<{readonly value: T; readonly before?: T}>({value});
  if (Object.is(seen.value, value)) return seen.before;
  setSeen({value, before: seen.value});
  return seen.value;
}

/** Returns the address of the open page. */
export function useLocalPathname(): string {
  return usePage().path;
}
