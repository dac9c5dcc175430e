import {type ReactNode, useState} from 'react';
import type {SidebarLevel} from '../components/SidebarItems.tsx';
import {findWindow} from './findWindow.ts';
import {SidebarMore} from './SidebarMore.tsx';
import type {SidebarItem} from '../types.ts';

export interface LongLevelProps {
  readonly items: readonly SidebarItem[];
  readonly level: SidebarLevel;
  /** Renders an item, given its place in the level. */
  print(item: SidebarItem, index: number): ReactNode;
}

/** The items of a level around the open page, where there are many, until the reader asks for the others. */
export function LongLevel({items, level, print}: LongLevelProps) {
  const [isWhole, setWhole] = useState(false);
  const {from, to} = isWhole
    ? {from: 0, to: items.length}
    : findWindow(items, (item) => isOpenPage(item, level));
  const showAll = () => setWhole(true);
  return (
    <>
      {from > 0 && <SidebarMore hidden={items.slice(0, from)} isAbove showAll={showAll} />}
      {items.slice(from, to).map((item, i) => print(item, from + i))}
      {to < items.length && (
        <SidebarMore hidden={items.slice(to)} isAbove={false} showAll={showAll} />
      )}
    </>
  );
}

/** Tells whether an item is the open page, or a category that leads to it. */
function isOpenPage(item: SidebarItem, {path, trail, depth}: SidebarLevel): boolean {
  if (path === '' || item.kind === 'html') return false;
  return item.kind === 'link' ? item.href === path : trail[depth] === item.key;
}
