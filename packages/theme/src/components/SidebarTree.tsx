import {memo, useMemo} from 'react';
import {useSidebarOpen} from '../hooks/useSidebarOpen.ts';
import {countLinks, findTrail, LARGE_SIDEBAR_LINKS} from '../sidebar/tree.ts';
import type {SidebarData} from '../types.ts';
import {SidebarItems} from './SidebarItems.tsx';

export interface SidebarTreeProps {
  readonly data: SidebarData;
  readonly path: string;
}

/** The list of a section. Rendered anew only for another page or section, and then only along the old and the new trail. */
export const SidebarTree = memo(function SidebarTree({data, path}: SidebarTreeProps) {
  const {items} = data;
  const found = useMemo(() => findTrail(items, path), [items, path]);
  const trail = found ?? NO_TRAIL;
  const [open, onToggle] = useSidebarOpen(data.name, trail);
  const isLarge = useMemo(() => countLinks(items) > LARGE_SIDEBAR_LINKS, [items]);
  return (
    <ul className="tree theme-doc-sidebar-menu" data-name={data.name}>
      <SidebarItems
        items={items}
        open={open}
        onToggle={onToggle}
        isLarge={isLarge}
        trail={trail}
        depth={0}
        path={found ? path : ''}
      />
    </ul>
  );
});

const NO_TRAIL: readonly string[] = [];
